"""Start-up: say in one line what is missing, and how to get it."""

from __future__ import annotations

import asyncio

import discord

from bots.discord_app.api import mapped
from bots.discord_app.client import ErrataClient
from bots.discord_app.faults import TOKEN_HINT
from core.errors import BadSetting, ErrataError, KeyRejected, Unavailable
from core.settings import Settings

PATIENCE = 8.0  # seconds
_INTENT_HINT = (
    "Switch on Message Content Intent under https://discord.com/developers/applications > your app > Bot > "
    "Privileged Gateway Intents."
)
_CLOSED = {
    4004: KeyRejected("Discord rejected DISCORD_TOKEN (4004).", hint=TOKEN_HINT),
    4010: BadSetting("Discord refused the shard (4010)."),
    4011: BadSetting("The bot is in too many servers for one connection (4011).", hint="Run several bots."),
    4012: BadSetting("Discord no longer speaks this version of its gateway (4012).", hint="Update discord.py."),
    4013: BadSetting("Discord does not know an intent (4013).", hint="Update discord.py."),
    4014: BadSetting("The bot may not read messages: the intent MESSAGE_CONTENT is off (4014).", hint=_INTENT_HINT),
}


def bot_token(settings: Settings) -> str:
    """Return the token, or raise `BadSetting`: missing, or something else in its place."""
    secret = settings.discord_token
    token = secret.get_secret_value().strip() if secret is not None else ""
    if not token:
        raise BadSetting("DISCORD_TOKEN is not set.", hint=TOKEN_HINT)
    token = token.removeprefix("Bot ").strip()
    if any(c.isspace() or not c.isprintable() for c in token) or token.isdigit():
        raise BadSetting("DISCORD_TOKEN is no bot token (an application id or key, perhaps).", hint=TOKEN_HINT)
    return token


async def log_in(client: ErrataClient, token: str) -> None:
    """Log in. Raises `KeyRejected`, `BadSetting` (the intent) or `Unavailable` within 8 s."""
    try:
        async with mapped("the login"), asyncio.timeout(PATIENCE):
            await client.login(token)
    except Unavailable as error:
        hint = "Check the network, a proxy, and DISCORD_API_URL."
        raise Unavailable(f"Discord can't be reached: {error.message}", hint=hint) from error
    flags = client.application.flags if client.application else None
    if flags is not None and not (flags.gateway_message_content or flags.gateway_message_content_limited):
        raise BadSetting("The bot may not read messages: the intent MESSAGE_CONTENT is off.", hint=_INTENT_HINT)


def fatal(error: BaseException) -> ErrataError | None:
    """Return what an error means that no new connection mends, or None where one may."""
    if isinstance(error, KeyRejected | BadSetting):
        return error
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return _CLOSED[4014]
    if isinstance(error, discord.LoginFailure):
        return KeyRejected("Discord rejected DISCORD_TOKEN (401).", hint=TOKEN_HINT)
    return _CLOSED.get(error.code) if isinstance(error, discord.ConnectionClosed) else None
