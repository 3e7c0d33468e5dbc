"""What Discord's statuses and error codes mean for us."""

from __future__ import annotations

import discord

from bots.platform_faults import told_to_people
from core.errors import BadInput, ErrataError, Forbidden, KeyRejected, NotFound, RateLimited, Unavailable

TOKEN_HINT = "Copy the token from https://discord.com/developers/applications > your app > Bot > Reset Token."  # noqa: S105
_UNKNOWN_INTERACTION, _UNKNOWN_WEBHOOK, _INVALID_TOKEN = 10_062, 10_015, 50_027
_UNKNOWN_CHANNEL = 10_003
_THREAD_EXISTS, _THREAD_ARCHIVED = 160_004, 50_083
_HINTS = {
    50_013: "Give the bot's role View Channel, Send Messages, Send Messages in Threads, Create Public Threads, "
    "Attach Files and Read Message History.",
    50_001: "Let the bot see this channel.",
    50_007: "The user takes no direct messages from members of this server.",
}


class InteractionGone(NotFound):
    """The interaction can't be answered any more, or not yet: `expired` says which, as far as Discord does."""

    def __init__(self, message: str = "", *, expired: bool = False) -> None:
        super().__init__(message)
        self.expired = expired


class ChannelGone(NotFound):
    """There is no such channel any more."""


class FormRefused(BadInput):
    """Discord does not take a message of this form."""


class ThreadExists(Forbidden):
    """A thread was started from this message before."""


class ThreadArchived(Forbidden):
    """The thread is archived: its messages can't be changed until it is opened again."""


def our_error(what: str, error: discord.DiscordException) -> ErrataError:
    """Return what a failed request means; anything unknown is `Forbidden`, with Discord's own code in the message.

    That is for the log: people are told no requests and codes.
    """
    return told_to_people(_meaning(what, error), "Discord does not let me do what that takes.")


def _meaning(what: str, error: discord.DiscordException) -> ErrataError:
    if isinstance(error, discord.RateLimited):
        return RateLimited(f"Discord limits {what}.", retry_after=error.retry_after)
    if isinstance(error, discord.LoginFailure):
        return KeyRejected("Discord rejected DISCORD_TOKEN (401).", hint=TOKEN_HINT)
    if not isinstance(error, discord.HTTPException):
        return Unavailable(f"Discord did not answer {what}: {type(error).__name__}.")
    if error.status == 429:  # also one without `Via`, which discord.py takes for a ban and hands on at once
        return RateLimited(f"Discord limits {what}.", retry_after=_retry_after(error))
    if error.status >= 500:
        return Unavailable(f"Discord answered {what} with status {error.status}.")
    return _refusal(what, error)


def _refusal(what: str, error: discord.HTTPException) -> ErrataError:
    if error.code in (_UNKNOWN_INTERACTION, _UNKNOWN_WEBHOOK, _INVALID_TOKEN):
        return InteractionGone(f"The interaction is over ({error.code}).", expired=error.code == _INVALID_TOKEN)
    said = f"Discord says {error.code or error.status} to {what}: {error.text[:200] or 'nothing more'}."
    if error.status == 401:
        return KeyRejected("Discord rejected DISCORD_TOKEN (401).", hint=TOKEN_HINT)
    if error.code == _UNKNOWN_CHANNEL:
        return ChannelGone(said)
    if error.status == 404:
        return NotFound(said)
    if error.code == _THREAD_EXISTS:
        return ThreadExists(said)
    if error.code == _THREAD_ARCHIVED:
        return ThreadArchived(said)
    if error.code in (50_035, 50_006):
        return FormRefused(said)
    return Forbidden(said, hint=_HINTS.get(error.code, ""))


def _retry_after(error: discord.HTTPException) -> float:
    try:
        return max(float(error.response.headers.get("Retry-After", "1")), 0.0)
    except ValueError:
        return 1.0
