"""Which language somebody's Slack is in: asked once a day, and never waited for."""

from __future__ import annotations

import pytest

from bots.render.plain import too_many_text
from bots.slack_app.api import SlackApi
from bots.slack_app.locales import AGE, Locales
from core.errors import TooMany


@pytest.fixture
async def api(slack_emulator):
    found = SlackApi(slack_emulator.bot_token, slack_emulator.api_url)
    yield found
    await found.close()


async def test_a_locale_is_asked_for_once_a_day(slack_emulator, api):
    now = [0.0]
    locales = Locales(api, lambda: now[0])
    slack_emulator.users["U1"]["locale"] = "ko-KR"
    assert [await locales.of("U1") for _ in range(3)] == ["ko"] * 3
    slack_emulator.users["U1"]["locale"] = "de-DE"
    assert await locales.of("U1") == "ko"
    now[0] += AGE
    assert await locales.of("U1") == "de"


async def test_what_slack_does_not_say_is_asked_again(slack_emulator, api):
    locales = Locales(api)
    slack_emulator.users["U1"]["locale"] = "de-DE"
    slack_emulator.fail("users.info", error="missing_scope")
    assert await locales.of("U1") == ""
    assert await locales.of("U1") == "de"


def test_who_asks_too_much_is_told_in_their_language():
    error = TooMany("20 questions a minute are taken from one person.", retry_after=12.0)
    assert "20 questions a minute" in too_many_text(error)
    german = too_many_text(error, "de", marked=True)
    assert "20 questions" not in german
    assert german.count("12 s") == 1, "how long is said once"
