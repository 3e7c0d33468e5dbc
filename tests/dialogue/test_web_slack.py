"""Slack's events through the real web server: signed ones are taken, forged ones are not."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import time
from urllib.parse import quote_plus

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.messages import Accepted, incoming_to_json
from bots.slack_bot import slack_over_http
from tests.dialogue.slack_talk import quick_courier, settings_for, shown, valid
from tests.emulators.common import PATIENCE
from tests.fakes_engine import FakeConversation, ScriptedEngine
from tests.web_bench import on_a_socket


@pytest.fixture
async def url(slack_emulator, tmp_path):
    conversation, courier = FakeConversation(), quick_courier(slack_emulator)
    engine = ScriptedEngine(courier, conversation)
    async with (
        slack_over_http(settings_for(slack_emulator), engine, conversation) as slack,
        on_a_socket(tmp_path, webhooks={"slack": slack}) as api,
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


MENTION = {"type": "app_mention", "channel": "C1", "user": "U1", "text": "<@UBOT> How many days?", "ts": "1.1"}
CALLBACK = {"type": "event_callback", "team_id": "T1", "event_id": "Ev1", "event": MENTION}
CLICK = {
    "type": "block_actions", "user": {"id": "U1"}, "team": {"id": "T1"}, "container": {"message_ts": "1.1"},
    "channel": {"id": "C1"}, "actions": [{"action_id": "errata_feedback", "value": "up:A", "block_id": "b"}],
}  # fmt: skip
VIEW = {"type": "view_submission", "user": {"id": "U1"}, "team": {"id": "T1"}, "view": {"callback_id": "errata_reason"}}
SHORTCUT = {"type": "message_action", "callback_id": "errata_verify", "user": {"id": "U1"}, "message": {"text": "x"}}
KINDS = (CALLBACK, CLICK, VIEW, SHORTCUT)
JSON_TYPE, FORM_TYPE = "application/json", "application/x-www-form-urlencoded"
DEEP = b'{"a":' * 5_000 + b"1" + b"}" * 5_000
NOT_SLACKS = [
    (b"no json", JSON_TYPE), (b"{", JSON_TYPE), (b"[]", JSON_TYPE), (b"[" * 100_000, JSON_TYPE), (b"null", JSON_TYPE),
    (b"7", JSON_TYPE), (b'"text"', JSON_TYPE), (b"9" * 5_000, JSON_TYPE), (DEEP, JSON_TYPE),
    (b'{"type": "event_callback"}', JSON_TYPE), (b'{"type": 7}', JSON_TYPE), (b"\xff\xfe", JSON_TYPE),
    (b'{"type": "event_callback", "event_id": "E", "event": [1]}', JSON_TYPE),
    (b'{"type": "event_callback", "event_id": "E", "event": {"type": []}}', JSON_TYPE),
    (b'{"type": "block_actions", "actions": [7]}', JSON_TYPE), (b'{"authorizations": 7}', JSON_TYPE),
    (b"payload=no+json", FORM_TYPE), (b"payload=[]", FORM_TYPE), (b"payload=" + b"[" * 50_000, FORM_TYPE),
    (b"&".join(b"a=1" for _ in range(200)), FORM_TYPE),
]  # fmt: skip


async def signed(client, url, body, content_type=JSON_TYPE, *, secret, moment=None, **headers):
    """Post what Slack might have posted, signed as it signs."""
    moment = str(int(time.time())) if moment is None else moment
    basis = b"v0:" + moment.encode() + b":" + body
    signature = "v0=" + hmac.new(secret.encode(), basis, hashlib.sha256).hexdigest()
    sent = {"X-Slack-Request-Timestamp": moment, "X-Slack-Signature": signature, "Content-Type": content_type}
    return await client.post(url, content=body, headers=sent | headers)


async def test_a_signed_body_that_is_none_of_slacks_is_a_400(slack_emulator, url):
    async with httpx.AsyncClient() as client:
        for body, kind in NOT_SLACKS:
            response = await signed(client, url, body, kind, secret=slack_emulator.signing_secret)
            assert response.status_code == 400, body[:80]
    assert slack_emulator.calls_to("chat.postMessage") == []


async def test_lone_surrogates_and_nul_are_replaced_and_the_question_is_answered(slack_emulator, url):
    body = json.dumps(CALLBACK | {"event": MENTION | {"text": "<@UBOT> How \ud83d many\0 days?"}}).encode()
    async with httpx.AsyncClient() as client:
        response = await signed(client, url, body, secret=slack_emulator.signing_secret)
    assert response.status_code == 200
    heard = await slack_emulator.wait_call("chat.postMessage")
    assert "25 days" in shown(heard.args)


async def test_a_signature_of_another_time_body_or_secret_is_a_401(slack_emulator, url):
    body, secret = json.dumps(CALLBACK).encode(), slack_emulator.signing_secret
    async with httpx.AsyncClient() as client:
        for away in (-301, 600):  # no moment comes nearer that lies ahead by more than a slow machine takes
            moment = str(int(time.time()) + away)
            assert (await signed(client, url, body, secret=secret, moment=moment)).status_code == 401
        assert (await signed(client, url, body, secret="another")).status_code == 401
        forged = await signed(client, url, body, secret=secret, **{"X-Slack-Signature": "v0=" + "0" * 64})
        assert forged.status_code == 401
    assert slack_emulator.calls_to("chat.postMessage") == []


async def test_forms_are_read_and_a_retry_is_the_same_event(slack_emulator, url):
    secret = slack_emulator.signing_secret
    async with httpx.AsyncClient() as client:
        click = b"payload=" + quote_plus(json.dumps(CLICK)).encode()
        assert (await signed(client, url, click, FORM_TYPE, secret=secret)).status_code == 200
        command = b"command=%2Fsources&text=&user_id=U1&team_id=T1&channel_id=C1&trigger_id=t"
        assert (await signed(client, url, command, FORM_TYPE, secret=secret)).status_code == 200
        event = json.dumps(CALLBACK).encode()
        for retry in ("0", "1"):
            response = await signed(client, url, event, secret=secret, **{"X-Slack-Retry-Num": retry})
            assert response.status_code == 200
    await slack_emulator.wait_call("chat.postMessage")


NONSENSE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(exclude_categories=()), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def mutilated(draw):
    """A body of Slack's, with nonsense in the place of some of its values."""

    def change(value, chance=3):
        if draw(st.integers(0, chance)) == 0:
            return draw(NONSENSE)
        if isinstance(value, dict):
            return {name: change(inner, 6) for name, inner in value.items()}
        return [change(inner, 6) for inner in value] if isinstance(value, list) else value

    whole = draw(st.sampled_from(KINDS)) | draw(st.dictionaries(st.sampled_from(NAMES), NONSENSE, max_size=2))
    return {name: change(value) for name, value in whole.items()}


NAMES = ("event", "view", "actions", "authorizations", "user", "team", "channel", "message", "enterprise", "ssl_check",
         "type", "challenge", "is_enterprise_install", "is_ext_shared_channel", "container", "callback_id")  # fmt: skip


async def test_whatever_is_signed_is_taken_or_a_400_and_never_a_500(slack_emulator):
    conversation, courier = FakeConversation(), quick_courier(slack_emulator)
    async with slack_over_http(settings_for(slack_emulator), Deaf(), conversation) as slack:
        loop = asyncio.get_running_loop()

        @settings(max_examples=250)
        @given(body=mutilated() | NONSENSE, kind=st.sampled_from([JSON_TYPE, FORM_TYPE, "text/plain", ""]))
        def hold(body, kind):
            text = json.dumps(body).encode()
            sent = b"payload=" + quote_plus(text).encode() if kind == FORM_TYPE else text
            moment = str(int(time.time()))
            basis = b"v0:" + moment.encode() + b":" + sent
            secret = slack_emulator.signing_secret.encode()
            signature = "v0=" + hmac.new(secret, basis, hashlib.sha256).hexdigest()
            headers = {"X-Slack-Request-Timestamp": moment, "X-Slack-Signature": signature, "content-type": kind}
            reply = asyncio.run_coroutine_threadsafe(slack.respond(sent, headers), loop).result(PATIENCE)
            assert reply.status in (200, 400, 404), (reply, body)

        await asyncio.to_thread(hold)
    await courier.close()


class Deaf:
    """A sink that takes everything as it comes, if it can be kept."""

    async def accept(self, incoming):
        incoming_to_json(incoming).encode()
        incoming.event_id.encode()
        return Accepted(incoming.event_id, duplicate=False, position=1, waits=False)
