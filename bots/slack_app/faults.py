"""What Slack's error codes mean for us."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from slack_sdk.errors import SlackApiError

from bots.platform_faults import told_to_people
from core.errors import (
    BadInput,
    ErrataError,
    Forbidden,
    KeyRejected,
    NotFound,
    Permanent,
    RateLimited,
    Unavailable,
)

KEY_CODES = frozenset({"invalid_auth", "not_authed", "account_inactive", "token_revoked", "token_expired"})
_LIMITED = frozenset({"ratelimited", "rate_limited", "message_limit_exceeded"})
_GONE = frozenset({"thread_not_found", "message_not_found", "user_not_found", "file_not_found"})
_BLOCKS = frozenset(
    {"invalid_blocks", "invalid_blocks_format", "msg_blocks_too_long", "msg_too_long", "invalid_attachments"}
)
_EDITS = frozenset({"edit_window_closed", "cant_update_message"})
_DOWN = frozenset({"internal_error", "fatal_error", "service_unavailable", "request_timeout", "team_added_to_org"})


class BlocksRefused(BadInput):
    """Slack does not take these blocks."""


class ChannelGone(NotFound):
    """There is no such channel, or none that the bot is let into."""


class ChannelArchived(Forbidden):
    """Nobody writes in this channel any more, and nobody can be invited into it."""


class EditRefused(Forbidden):
    """Slack lets nobody edit this message any more."""


class NotInChannel(Forbidden):
    """The bot is not in the channel, and can be invited."""


_REFUSALS: dict[str, type[Permanent]] = {
    **dict.fromkeys(_GONE, NotFound),
    **dict.fromkeys(_EDITS, EditRefused),
    "channel_not_found": ChannelGone,
    "is_archived": ChannelArchived,
    "not_in_channel": NotInChannel,
}


def our_error(method: str, error: SlackApiError) -> ErrataError:
    """Return what a failed call means; anything unknown is `Forbidden`, with Slack's own code in the message.

    That is for the log: people are told no requests and codes.
    """
    return told_to_people(_meaning(method, error), "Slack does not let me do what that takes.")


def _meaning(method: str, error: SlackApiError) -> ErrataError:
    response = error.response
    data = response.data if isinstance(getattr(response, "data", None), dict) else {}
    code, status = str(data.get("error", "")), int(getattr(response, "status_code", 0) or 0)
    if status == 429 or code in _LIMITED:
        return RateLimited(f"Slack limits {method}.", retry_after=retry_after(getattr(response, "headers", {})))
    if status >= 500 or code in _DOWN or not code:
        return Unavailable(f"Slack answered {method} with {code or f'status {status}'}.")
    if code in KEY_CODES:
        return KeyRejected(f"Slack rejected the token ({code}).", hint="Set SLACK_BOT_TOKEN to a valid xoxb- token.")
    if code in _BLOCKS:
        return BlocksRefused(f"Slack says {code} to {method}: {_messages(data)}")
    return _REFUSALS.get(code, Forbidden)(f"Slack says {code} to {method}.", hint=_hint(code, data))


def retry_after(headers: Mapping[str, Any]) -> float:
    """Return the seconds a Retry-After header asks for (1 where there is none or it makes no sense)."""
    found: Any = next((v for k, v in headers.items() if k.lower() == "retry-after"), "1")
    first: Any = found[0] if isinstance(found, list) and found else found
    try:
        return max(float(first), 0.0)
    except (TypeError, ValueError):
        return 1.0


def _messages(data: Mapping[str, Any]) -> str:
    return "; ".join(map(str, (data.get("response_metadata") or {}).get("messages", [])))[:500]


def _hint(code: str, data: Mapping[str, Any]) -> str:
    if code == "missing_scope":
        return f"Add the scope {data.get('needed', '')} under OAuth & Permissions and install the app again."
    if code == "not_in_channel":
        return "Invite the bot into the channel: /invite @errata."
    return ""
