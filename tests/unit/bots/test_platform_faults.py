"""What a platform refuses: people are told so in their language, without requests and codes; the log keeps these."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest
from slack_sdk.errors import SlackApiError

from bots.discord_app import faults as of_discord
from bots.languages import LANGUAGES, retold
from bots.slack_app import faults as of_slack


def from_discord(status: int, code: int, text: str):
    response = SimpleNamespace(status=status, reason=text, headers={})
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return of_discord.our_error("GET /users/@me/guilds", kind(response, {"code": code, "message": text}))


def from_slack(status: int, code: str):
    response = SimpleNamespace(
        data={"ok": False, "error": code, "needed": "users:read"}, status_code=status, headers={}
    )
    return of_slack.our_error("users.conversations", SlackApiError("no", response))


FAULTS = {
    "404": from_discord(404, 0, "404: Not Found"),
    "403": from_discord(403, 50_001, "Missing Access"),
    "unknown channel": from_discord(404, 10_003, "Unknown Channel"),
    "form": from_discord(400, 50_035, "Invalid Form Body"),
    "thread": from_discord(400, 50_083, "Thread is archived"),
    "500": from_discord(500, 0, "oops"),
    "429": from_discord(429, 0, "slow"),
    "timeout": of_discord.our_error("GET /users/@me/guilds", discord.GatewayNotFound()),
    "slack scope": from_slack(200, "missing_scope"),
    "slack channel": from_slack(200, "channel_not_found"),
    "slack down": from_slack(200, "internal_error"),
    "slack status": from_slack(503, ""),
    "slack blocks": from_slack(200, "invalid_blocks"),
}
INTERNALS = (
    "/users/@me",
    "users.conversations",
    "404",
    "403",
    "500",
    "503",
    "429",
    "50001",
    "10003",
    "says",
    "_found",
    "scope",
)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_people_are_told_no_requests_and_codes(fault, language):
    error = FAULTS[fault]
    for said in (retold.fault(error, language), retold.message(error, language)):
        assert [part for part in INTERNALS if part in said] == []
        assert said


@pytest.mark.parametrize("fault", FAULTS)
def test_the_log_keeps_them(fault):
    assert any(part in str(FAULTS[fault]) for part in ("/users/@me", "users.conversations"))


def test_that_a_platform_refuses_is_said_in_the_readers_language():
    assert retold.fault(FAULTS["404"], "en") == "Discord does not let me do what that takes."
    assert retold.fault(FAULTS["404"], "ko") == "Discord에서 그에 필요한 작업이 허용되지 않습니다."
    assert retold.fault(FAULTS["500"], "en") == "The service does not answer."
