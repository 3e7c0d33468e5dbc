"""Start-up says in one line what is missing; events over HTTP are answered when they are signed."""

from __future__ import annotations

import asyncio
import logging
import re
import time

import pytest
from aiohttp import web
from pydantic import SecretStr

from bots.messages import Kind
from bots.render.slack_blocks import FEEDBACK_ACTION
from bots.slack_bot import build_courier, probe, run_slack, slack_over_http
from core.errors import BadSetting, ErrataError, KeyRejected, Unavailable
from core.settings import Settings
from tests.dialogue.slack_talk import quick_courier, settings_for, shown, talking, valid
from tests.emulators.common import PATIENCE
from tests.emulators.slack_emu import SlackEmulator
from tests.fakes_engine import FakeConversation, ScriptedEngine

NAMES = ("slack_bot_token", "slack_app_token", "slack_signing_secret")


async def refused(slack: SlackEmulator, **changed) -> ErrataError:
    """What start-up says, and that it does not go on trying."""
    given = {n: getattr(settings_for(slack), n) for n in NAMES} | {"slack_api_url": slack.api_url} | changed
    courier = quick_courier(slack)
    conversation = FakeConversation()
    with pytest.raises(ErrataError) as error:
        async with asyncio.timeout(PATIENCE):
            await run_slack(Settings(**given), ScriptedEngine(courier, conversation), conversation)
    assert "\n" not in str(error.value)
    assert "xoxb-emulated" not in str(error.value)
    await courier.close()
    return error.value


@pytest.mark.parametrize(
    ("changed", "kind", "says"),
    [
        ({"slack_bot_token": None}, BadSetting, r"SLACK_BOT_TOKEN is not set.*OAuth & Permissions"),
        ({"slack_bot_token": "xapp-1"}, BadSetting, r"SLACK_BOT_TOKEN holds an app-level token"),
        ({"slack_bot_token": "xoxb-wrong"}, KeyRejected, r"Slack rejected SLACK_BOT_TOKEN \(invalid_auth\).*OAuth"),
        ({"slack_app_token": None}, BadSetting, r"SLACK_APP_TOKEN is not set.*connections:write"),
        ({"slack_app_token": "xoxb-1"}, BadSetting, r"SLACK_APP_TOKEN holds a bot token"),
        ({"slack_app_token": "xapp-wrong"}, KeyRejected, r"Slack rejected SLACK_APP_TOKEN \(invalid_auth\)"),
    ],
)
async def test_a_missing_or_wrong_token_is_named_with_the_way_to_get_it(slack_emulator, changed, kind, says):
    error = await refused(slack_emulator, **changed)
    assert isinstance(error, kind)
    assert re.search(says, str(error)), str(error)


async def test_a_missing_scope_is_named_with_the_way_to_get_it(slack_emulator, monkeypatch):
    from tests.emulators import slack_emu

    real = slack_emu.server.web.json_response

    def without_scopes(*args, headers=None, **kw):
        return real(*args, headers={"x-oauth-scopes": "commands,im:history"} if headers else None, **kw)

    monkeypatch.setattr(slack_emu.server.web, "json_response", without_scopes)
    error = await refused(slack_emulator)
    assert isinstance(error, BadSetting)
    assert "chat:write (posting answers), app_mentions:read (mentions)" in str(error)


async def test_scopes_that_are_only_wanted_are_named_in_the_log_and_stop_nothing(slack_emulator, caplog):
    async with talking(slack_emulator):
        assert "lacks these scopes: channels:history (follow-ups" in caplog.text


async def test_an_app_token_without_its_scope_is_named(slack_emulator):
    slack_emulator.fail("apps.connections.open", error="missing_scope")
    error = await refused(slack_emulator)
    assert "SLACK_APP_TOKEN lacks a scope. Make an App-Level Token" in str(error)


async def test_a_slack_that_cannot_be_reached_is_named_with_its_address(slack_emulator, refusing_port):
    error = await refused(slack_emulator, slack_api_url=f"http://127.0.0.1:{refusing_port}/api/")
    assert isinstance(error, Unavailable)
    assert "SLACK_API_URL" in str(error)


@pytest.mark.parametrize("fault", [{"status": 503}, {"drop": True}, {"body": "<html>a proxy's page</html>"}])
async def test_a_slack_that_is_out_of_order_is_said_so(slack_emulator, fault):
    slack_emulator.fail("auth.test", **fault, times=9)
    assert isinstance(await refused(slack_emulator), Unavailable)


async def test_a_probe_says_whose_tokens_these_are_or_what_is_wrong(slack_emulator):
    slack_emulator.scopes += ",users:read,channels:read"
    said = await probe(settings_for(slack_emulator))
    assert said == "bot UBOT in https://emulated.slack.com/"
    wrong = settings_for(slack_emulator).model_copy(update={"slack_app_token": SecretStr("xapp-wrong")})
    with pytest.raises(KeyRejected, match="SLACK_APP_TOKEN"):
        await probe(wrong)


@pytest.mark.parametrize(
    ("granted", "lacking"),
    [("", "channels:read, users:read"), (",users:read", "channels:read"), (",channels:read", "users:read")],
)
async def test_a_bot_that_would_read_nothing_for_anybody_is_not_well(slack_emulator, granted, lacking):
    slack_emulator.scopes += granted
    with pytest.raises(BadSetting, match=f"lacks {lacking}: what is for everyone is read for nobody"):
        await probe(settings_for(slack_emulator))


async def test_no_token_no_courier():
    with pytest.raises(BadSetting, match="SLACK_BOT_TOKEN"):
        build_courier(Settings())


async def test_stopping_takes_nothing_new_and_closes_every_connection(slack_emulator):
    async with talking(slack_emulator) as talk:
        await talk.say("How many days?")
        await talk.hear()
    await slack_emulator.until(lambda: not slack_emulator.sockets, what="the end of the connection")
    assert talk.task.done()
    assert talk.task.exception() is None


# HTTP


class Served:
    """The HTTP door behind a real server, as the web application mounts it."""

    def __init__(self, slack: SlackEmulator) -> None:
        self.slack = slack
        self.courier = quick_courier(slack)
        self.conversation = FakeConversation()
        self.engine = ScriptedEngine(self.courier, self.conversation)
        self.url = ""

    async def __aenter__(self):
        self._door = slack_over_http(settings_for(self.slack), self.engine, self.conversation)
        events = await self._door.__aenter__()

        async def post(request: web.Request) -> web.Response:
            reply = await events.respond(await request.read(), request.headers)
            return web.Response(status=reply.status, body=reply.body.encode(), headers=dict(reply.headers))

        app = web.Application()
        app.router.add_post("/slack/events", post)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}/slack/events"
        return self

    async def __aexit__(self, *exc):
        await self._runner.cleanup()
        await self._door.__aexit__(*exc)
        await self.courier.close()
        valid(self.slack)


@pytest.fixture
async def served(slack_emulator):
    async with Served(slack_emulator) as served:
        yield served


async def test_the_address_is_verified(served):
    receipt = await served.slack.url_verification(served.url)
    assert receipt.ack_payload in (receipt.payload["challenge"], {"challenge": receipt.payload["challenge"]})


async def test_a_mention_over_http_is_answered(served):
    await served.slack.app_mention("C1", "U1", "<@UBOT> How many days?", via=served.url)
    heard = await served.slack.wait_call("chat.postMessage")
    assert "25 days" in shown(heard.args)


async def test_an_event_that_is_not_signed_by_slack_is_refused(served):
    body = served.slack.callback({"type": "app_mention", "channel": "C1", "user": "U1", "text": "x", "ts": "1.1"})
    forged = await served.slack.post_event(served.url, body, retries=0, signature="v0=0000")
    old = await served.slack.post_event(served.url, body, retries=0, timestamp=str(int(time.time()) - 3600))
    assert [forged.http_statuses, old.http_statuses] == [[401], [401]]
    assert not served.engine.accepted


async def test_an_event_over_http_that_could_not_be_kept_is_delivered_again(served):
    served.engine.broken = [RuntimeError("the database is away")]
    receipt = await served.slack.app_mention("C1", "U1", "<@UBOT> How many days?", via=served.url)
    assert receipt.http_statuses == [500, 200]
    await served.engine.settled()
    assert len(served.slack.calls_to("chat.postMessage")) == 1


async def test_commands_and_buttons_over_http_are_understood(served):
    command = await served.slack.slash_command("U1", "C1", "/ask", "How many days?", via=served.url)
    assert command.ack_payload["response_type"] == "ephemeral"
    heard = await served.slack.wait_call("chat.postMessage")
    await served.engine.settled()
    ts = heard.response["ts"]
    value = f"down:{heard.args['metadata']['event_payload']['answer_id']}"
    pressed = await served.slack.feedback("U1", "C1", ts, FEEDBACK_ACTION, value, via=served.url)
    assert pressed.http_statuses == [200]
    await served.engine.settled()
    assert served.engine.kinds() == [Kind.ASK, Kind.FEEDBACK_ADDED]


async def test_a_body_that_is_no_text_is_refused():
    async with SlackEmulator() as slack, Served(slack) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(served.url.split(":")[2].split("/")[0]))
        writer.write(
            b"POST /slack/events HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\n\xff\xfe"
        )
        assert b" 400 " in await reader.readline()
        writer.close()


async def test_http_needs_the_signing_secret(slack_emulator):
    settings = settings_for(slack_emulator).model_copy(update={"slack_signing_secret": None})
    with pytest.raises(BadSetting, match="SLACK_SIGNING_SECRET"):
        async with slack_over_http(settings, None, FakeConversation()):
            pass


async def test_what_we_say_ourselves_is_not_silenced_by_the_frameworks_log(served):
    ours = logging.getLogger("errata")
    ours.setLevel(logging.NOTSET)
    await served.slack.url_verification(served.url)
    assert ours.level == logging.NOTSET
