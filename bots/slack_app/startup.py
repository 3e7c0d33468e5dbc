"""Start-up: say in one line what is missing, and how to get it, before anything else happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import ClientError, ClientSession, ServerDisconnectedError
from pydantic import SecretStr
from slack_sdk.errors import SlackApiError
from slack_sdk.web.async_client import AsyncWebClient
from slack_sdk.web.async_slack_response import AsyncSlackResponse

from bots.redirects import refusing_redirects
from bots.slack_app.faults import KEY_CODES, our_error
from bots.slack_app.identity import Identity
from core.errors import BadSetting, ErrataError, KeyRejected, Transient, Unavailable
from core.settings import Settings

log = logging.getLogger(__name__)

PATIENCE = 8.0  # seconds for one check
_PAUSES = (0.5, 1.5)  # seconds before it is made again
_NO_ANSWER = (ClientError, OSError, TimeoutError, AttributeError, ValueError)  # the latter two: a body that is no JSON
_BOT_HINT = "Copy the Bot User OAuth Token (xoxb-...) from https://api.slack.com/apps > your app > OAuth & Permissions."
_APP_HINT = (
    "Make an App-Level Token (xapp-...) with the scope connections:write under "
    "https://api.slack.com/apps > your app > Basic Information."
)
_SECRET_HINT = "Copy the Signing Secret from https://api.slack.com/apps > your app > Basic Information."  # noqa: S105
REQUIRED = {"chat:write": "posting answers", "app_mentions:read": "mentions"}
WANTED = {
    "channels:history": "follow-ups in threads, edits, and finding answers again after a crash",
    "groups:history": "the same in private channels",
    "im:history": "direct messages",
    "im:write": "private answers",
    "mpim:history": "group messages",
    "reactions:read": "feedback by reaction",
    "reactions:write": "marking a question that was not taken, where somebody asks too many",
    "files:read": "learning from uploaded files",
    "files:write": "charts beside tables of figures",
    "commands": "/ask and the message shortcut",
    "channels:read": "which documents a direct message may read, and which channels other workspaces share",
    "groups:read": "the same for private channels",
    "mpim:read": "the same for group messages",
    "usergroups:read": "documents that user groups alone may read",
    "users:read": "telling members from guests: without it nothing is read that is for everyone",
}
WHO_IS_WHO = frozenset({"users:read", "channels:read"})


def bot_token(settings: Settings) -> str:
    """Return the bot token, or raise `BadSetting`: missing, or an app-level token in its place."""
    token = _value(settings.slack_bot_token)
    if not token:
        raise BadSetting("SLACK_BOT_TOKEN is not set.", hint=_BOT_HINT)
    if token.startswith("xapp-"):
        raise BadSetting("SLACK_BOT_TOKEN holds an app-level token (xapp-...).", hint=_BOT_HINT)
    return token


def app_token(settings: Settings) -> str:
    """Return the app-level token for Socket Mode, or raise `BadSetting`."""
    token = _value(settings.slack_app_token)
    if not token:
        raise BadSetting("SLACK_APP_TOKEN is not set.", hint=_APP_HINT)
    if token.startswith("xoxb-"):
        raise BadSetting("SLACK_APP_TOKEN holds a bot token (xoxb-...).", hint=_APP_HINT)
    return token


def signing_secret(settings: Settings) -> str:
    """Return the secret that events over HTTP are signed with, or raise `BadSetting`."""
    secret = _value(settings.slack_signing_secret)
    if not secret:
        raise BadSetting("SLACK_SIGNING_SECRET is not set.", hint=_SECRET_HINT)
    return secret


async def who_am_i(token: str, base_url: str) -> Identity:
    """Ask Slack who the token's bot is. Raises `KeyRejected`, `BadSetting` (scopes) or `Unavailable` within 8 s."""
    try:
        async with _client(base_url, token) as client:
            said = await _patiently(client.auth_test)
    except SlackApiError as error:
        raise _rejected("auth.test", "SLACK_BOT_TOKEN", _BOT_HINT, error) from error
    except _NO_ANSWER as error:
        raise _unreachable(base_url, error) from error
    scopes = next((str(v) for k, v in said.headers.items() if k.lower() == "x-oauth-scopes"), "")
    me = Identity(
        team=str(said.get("team_id") or ""),
        bot_user=str(said.get("user_id") or ""),
        bot=str(said.get("bot_id") or ""),
        url=str(said.get("url") or ""),
        scopes=frozenset(s.strip() for s in scopes.split(",") if s.strip()),
    )
    _check_scopes(me.scopes)
    return me


async def socket_url(token: str, base_url: str) -> str:
    """Ask for a Socket Mode address: tells at once what the SDK would retry for ever. Raises as `who_am_i`."""
    try:
        async with _client(base_url) as client:
            said = await _patiently(lambda: client.apps_connections_open(app_token=token))
    except SlackApiError as error:
        raise _rejected("apps.connections.open", "SLACK_APP_TOKEN", _APP_HINT, error) from error
    except _NO_ANSWER as error:
        raise _unreachable(base_url, error) from error
    return str(said["url"])


@asynccontextmanager
async def _client(base_url: str, token: str | None = None) -> AsyncIterator[AsyncWebClient]:
    async with ClientSession(trace_configs=[refusing_redirects()]) as session:
        yield AsyncWebClient(token=token, base_url=base_url, session=session, retry_handlers=[])


async def _patiently(ask: Callable[[], Awaitable[AsyncSlackResponse]]) -> AsyncSlackResponse:
    """Ask again where Slack itself failed: a bot must not end because of one request. 8 s in all."""
    async with asyncio.timeout(PATIENCE):
        for pause in _PAUSES:
            try:
                return await ask()
            except SlackApiError as error:
                if not isinstance(our_error("start-up", error), Transient):
                    raise
            except ServerDisconnectedError as error:
                log.info("Slack hung up (%s); asking again", error)
            await asyncio.sleep(pause)
        return await ask()


def _check_scopes(granted: frozenset[str]) -> None:
    if not granted:
        return
    missing = [f"{scope} ({use})" for scope, use in REQUIRED.items() if scope not in granted]
    if missing:
        raise BadSetting(
            f"The Slack app lacks the scope {', '.join(missing)}.",
            hint="Add it under OAuth & Permissions > Bot Token Scopes and install the app again; "
            "docs/slack-manifest.yaml has all scopes.",
        )
    wanted = [f"{scope} ({use})" for scope, use in WANTED.items() if scope not in granted]
    if wanted:
        log.warning("The Slack app works without, but lacks these scopes: %s", ", ".join(wanted))


def _rejected(method: str, name: str, hint: str, error: SlackApiError) -> ErrataError:
    code = str(error.response.get("error") or "") if hasattr(error.response, "get") else ""
    if code in KEY_CODES or code in ("not_allowed_token_type", "invalid_token"):
        return KeyRejected(f"Slack rejected {name} ({code}).", hint=hint)
    if code in ("missing_scope", "no_permission"):
        return KeyRejected(f"{name} lacks a scope.", hint=hint)
    return our_error(method, error)


def _unreachable(base_url: str, error: BaseException) -> Unavailable:
    return Unavailable(
        f"Slack can't be reached at {base_url} ({type(error).__name__}).",
        hint="Check the network, a proxy, and SLACK_API_URL.",
    )


def _value(secret: SecretStr | None) -> str:
    return secret.get_secret_value().strip() if secret is not None else ""
