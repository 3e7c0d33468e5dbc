"""Slack's events through the real web server: signed ones are taken, forged ones are not."""

from __future__ import annotations

import pytest

from bots.slack_bot import slack_over_http
from tests.dialogue.slack_talk import quick_courier, settings_for, shown, valid
from tests.fakes_engine import FakeConversation, ScriptedEngine
from tests.web_bench import on_a_socket


@pytest.fixture
async def url(slack_emulator, tmp_path):
    conversation, courier = FakeConversation(), quick_courier(slack_emulator)
    engine = ScriptedEngine(courier, conversation)
    async with (
        slack_over_http(settings_for(slack_emulator), engine, conversation) as slack,
        on_a_socket(tmp_path, slack=slack) as api,
    ):
        yield f"{api.client.base_url}/slack/events"
    await courier.close()
    valid(slack_emulator)


async def test_a_signed_mention_is_answered_without_a_token_of_ours(slack_emulator, url):
    verified = await slack_emulator.url_verification(url)
    assert verified.payload["challenge"] in str(verified.ack_payload)
    await slack_emulator.app_mention("C1", "U1", "<@UBOT> How many days?", via=url)
    heard = await slack_emulator.wait_call("chat.postMessage")
    assert "25 days" in shown(heard.args)


async def test_a_forged_event_is_refused(slack_emulator, url):
    slack_emulator.ack_timeout = 30.0  # what is asked here is the status, not how soon it comes
    body = slack_emulator.callback({"type": "app_mention", "channel": "C1", "user": "U1", "text": "x", "ts": "1.1"})
    forged = await slack_emulator.post_event(url, body, retries=0, signature="v0=0000")
    assert forged.http_statuses == [401]
    assert slack_emulator.calls_to("chat.postMessage") == []
