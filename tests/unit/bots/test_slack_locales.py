"""Which language somebody's Slack is in: asked once a day, and never waited for."""

from __future__ import annotations

import pytest

from bots.conversation import RecentQuestion
from bots.messages import Place
from bots.render.plain import too_many_text
from bots.slack_app.api import SlackApi
from bots.slack_app.locales import AGE, Locales
from core.errors import TooMany
from tests.dialogue.slack_talk import talking


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


SLOW = 0.4  # seconds, as a Slack far away takes


@pytest.mark.parametrize(
    ("locale", "fault", "asked_before", "language"),
    [
        ("ko-KR", {"delay": SLOW}, "", "ko"),
        ("ko-KR", {"error": "missing_scope", "times": 9}, "연차는 며칠인가요?", "ko"),
        ("ko-KR", {"delay": 3.0, "times": 9}, "Wie viele Urlaubstage habe ich im Jahr?", "de"),
        ("de-DE", {"delay": SLOW}, "연차는 며칠인가요?", "de"),
        ("en-US", {"delay": SLOW}, "연차는 며칠인가요?", ""),
        ("ko-KR", {"error": "missing_scope", "times": 9}, "", ""),
    ],
)
async def test_a_command_without_words_is_answered_in_its_users_language(
    slack_emulator, locale, fault, asked_before, language
):
    async with talking(slack_emulator) as talk:
        slack_emulator.users["U1"]["locale"] = locale
        slack_emulator.fail("users.info", **fault)
        if asked_before:
            talk.conversation.recent = [RecentQuestion(asked_before, "", "answered", "a", Place("slack", "C1", "T1"))]
        receipt = await slack_emulator.slash_command("U1", "C1", "/errata", "help")
        await receipt.acked()
        assert str(talk.engine.accepted[-1].payload.get("locale", "")) == language
        assert receipt.ack_at - receipt.sent[0] < 3.0
