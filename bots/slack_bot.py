"""Slack, put together: Socket Mode for `errata slack`, signed HTTP events for `errata web`, and the courier alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from slack_bolt.adapter.socket_mode.aiohttp import AsyncSocketModeHandler
from slack_bolt.async_app import AsyncApp
from slack_bolt.request.async_request import AsyncBoltRequest
from slack_bolt.response import BoltResponse
from slack_sdk.signature import SignatureVerifier

from bots.conversation import Conversation, EventSink
from bots.health import report
from bots.platforms import Listening
from bots.signed_events import WebhookReply, is_moment
from bots.slack_app import startup
from bots.slack_app.api import SlackApi
from bots.slack_app.bodies import NO_EVENT, SHAPELESS, read_body, translated
from bots.slack_app.calm_log import calm_logger
from bots.slack_app.courier import SlackCourier
from bots.slack_app.event_receiver import EventReceiver, Health
from bots.slack_app.listeners import build_app
from core.errors import BadInput, BadSetting, Unavailable
from core.settings import Settings

log = logging.getLogger(__name__)

PING_INTERVAL = 5.0  # seconds; a dead socket is noticed after one
_CONNECT = 10.0  # seconds
_TIMESTAMP, _SIGNATURE = "x-slack-request-timestamp", "x-slack-signature"


class SlackEvents:
    """Slack's events over HTTP: signatures checked, answered once they are durable."""

    def __init__(self, app: AsyncApp, secret: str) -> None:
        self._app = app
        self._verifier = SignatureVerifier(secret)

    async def respond(self, body: bytes, headers: Mapping[str, str]) -> WebhookReply:
        """Answer one POST, given its raw body and its headers.

        401 where the signature is wrong or older than 5 minutes, 400 where it is right and the body none of Slack's.
        """
        given: dict[str, str | Sequence[str]] = {name.lower(): value for name, value in headers.items()}
        try:
            if not self._is_signed(translated(body.decode), given):
                return WebhookReply(401, "", {})
            read = translated(lambda: read_body(body, headers.get("content-type", "")))
            # Read already, and signed: what Bolt does in socket mode. It would look for the signature of the raw text.
            request = translated(lambda: AsyncBoltRequest(body=read, headers=given, mode="socket_mode"))
            answered = await self._dispatch(request)
        except BadInput as error:
            log.warning("A signed request over HTTP is refused: %s", error)
            return WebhookReply(400, "", {})
        sent = {name: values[0] for name, values in answered.headers.items() if values}
        return WebhookReply(answered.status, answered.body or "", sent)

    async def _dispatch(self, request: AsyncBoltRequest) -> BoltResponse:
        try:
            return await self._app.async_dispatch(request)
        except SHAPELESS as error:  # what a listener raises is answered: this is Bolt's own stumbling over the body
            raise BadInput(NO_EVENT) from error

    def _is_signed(self, body: str, headers: Mapping[str, str | Sequence[str]]) -> bool:
        moment, signature = (str(headers.get(name, "")) for name in (_TIMESTAMP, _SIGNATURE))
        return is_moment(moment) and signature.isascii() and self._verifier.is_valid(body, moment, signature)


def build_courier(settings: Settings, conversation: Conversation | None = None) -> SlackCourier:
    """Return the courier of the configured workspace; `conversation` (or `heed`, later) tells channels' settings.

    Raises `BadSetting` where the bot token is missing. Needs no connection, and no running event loop yet.
    """
    api = SlackApi(startup.bot_token(settings), settings.slack_api_url)
    courier = SlackCourier(api, source_url_template=settings.source_url_template)
    if conversation is not None:
        courier.heed(conversation)
    return courier


async def serve(listening: Listening) -> None:
    """Listen over Socket Mode, showing admins what is the matter; see `run_slack`."""
    await run_slack(
        listening.settings,
        listening.events,
        listening.conversation,
        health=lambda: report(listening.database),
        stop=listening.stop,
        listening=listening.ready,
    )


def webhook_events(listening: Listening) -> AbstractAsyncContextManager[SlackEvents]:
    """Take signed events over HTTP; see `slack_over_http`."""
    return slack_over_http(listening.settings, listening.events, listening.conversation)


async def run_slack(  # noqa: PLR0913 - collaborators, each passed in
    settings: Settings,
    events: EventSink,
    conversation: Conversation,
    *,
    health: Health | None = None,
    stop: asyncio.Event | None = None,
    listening: asyncio.Event | None = None,
) -> None:
    """Serve Slack over Socket Mode until `stop` is set or the task is cancelled; then take nothing new and tidy up.

    `listening` is set once events can come. Raises `BadSetting`, `KeyRejected` or `Unavailable` within 10 s where it
    can't start.
    """
    token = startup.app_token(settings)
    async with _receiver(settings, events, conversation, health) as receiver:
        url = await startup.socket_url(token, settings.slack_api_url)
        handler = await _connect(build_app(receiver, settings.slack_api_url), token, url)
        try:
            log.info("Listening to Slack as %s in %s.", receiver.me.bot_user, receiver.me.team)
            (listening or asyncio.Event()).set()
            await (stop or asyncio.Event()).wait()
        finally:
            await handler.close_async()  # type: ignore[no-untyped-call]


async def probe(settings: Settings) -> str:
    """Say in one line which bot the tokens belong to, without serving it.

    Raises as `run_slack`, and `BadSetting` where it would serve everybody with nothing, for want of a scope.
    """
    me = await startup.who_am_i(startup.bot_token(settings), settings.slack_api_url)
    if settings.slack_app_token is not None:
        await startup.socket_url(startup.app_token(settings), settings.slack_api_url)
    said = f"bot {me.bot_user} in {me.url or me.team}"
    missing = sorted(startup.WHO_IS_WHO - me.scopes) if me.scopes else []
    if missing:
        raise BadSetting(
            f"{said}; lacks {', '.join(missing)}: what is for everyone is read for nobody.",
            hint="Add it under OAuth & Permissions > Bot Token Scopes and install the app again.",
        )
    return said


@asynccontextmanager
async def slack_over_http(
    settings: Settings,
    events: EventSink,
    conversation: Conversation,
    *,
    health: Health | None = None,
) -> AsyncIterator[SlackEvents]:
    """Serve `POST /slack/events`, for as long as the context lasts. Raises as `run_slack` where it can't start."""
    secret = startup.signing_secret(settings)
    async with _receiver(settings, events, conversation, health) as receiver:
        yield SlackEvents(build_app(receiver, settings.slack_api_url, secret), secret)


@asynccontextmanager
async def _receiver(
    settings: Settings,
    events: EventSink,
    conversation: Conversation,
    health: Health | None,
) -> AsyncIterator[EventReceiver]:
    """Check the token, then open; what runs beside is waited for at the end."""
    me = await startup.who_am_i(startup.bot_token(settings), settings.slack_api_url)
    courier = build_courier(settings, conversation)
    receiver = EventReceiver(events, conversation, courier, me, health)
    try:
        yield receiver
    finally:
        await receiver.close()
        await courier.close()


async def _connect(app: AsyncApp, token: str, url: str) -> AsyncSocketModeHandler:
    handler = AsyncSocketModeHandler(
        app, token, logger=calm_logger("bots.slack_app.socket"), ping_interval=PING_INTERVAL
    )
    handler.client.wss_uri = url
    try:
        async with asyncio.timeout(_CONNECT):
            await handler.connect_async()  # type: ignore[no-untyped-call]
    except TimeoutError as error:
        await handler.close_async()  # type: ignore[no-untyped-call]
        raise Unavailable("Slack's Socket Mode did not connect.", hint="Is a proxy in the way of wss://?") from error
    return handler
