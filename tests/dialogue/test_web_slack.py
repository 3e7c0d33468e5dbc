"""Slack's events through the real web server: signed ones are taken, forged ones are not."""

from __future__ import annotations

import time

import httpx
import pytest
from slack_sdk.signature import SignatureVerifier

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


@pytest.mark.parametrize("moment", ["", "abc", "9" * 5_000, "-1", "now"])
@pytest.mark.parametrize("signature", ["", "v0=1", b"v0=\xff"])
async def test_headers_that_are_none_of_slacks_are_refused_before_the_body_is_read(url, moment, signature):
    moment = str(int(time.time())) if moment == "now" else moment
    headers = {"X-Slack-Request-Timestamp": moment, "X-Slack-Signature": signature, "Content-Type": "application/json"}
    async with httpx.AsyncClient() as client:
        assert (await client.post(url, content=b"no json", headers=headers)).status_code == 401


async def test_a_signed_body_that_is_no_event_is_a_400(slack_emulator, url):
    moment = str(int(time.time()))
    async with httpx.AsyncClient() as client:
        for body in (b"no json", b"{"):
            signature = SignatureVerifier(slack_emulator.signing_secret).generate_signature(timestamp=moment, body=body)
            headers = {"X-Slack-Request-Timestamp": moment, "X-Slack-Signature": signature}
            response = await client.post(url, content=body, headers=headers | {"Content-Type": "application/json"})
            assert response.status_code == 400
