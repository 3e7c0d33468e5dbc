"""The one way to a language model's server: no request leaves that is not booked before, and each is settled after."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import openai

from core.accounts import Account, Booking, ModelCall, Spent
from core.ports import Ledger
from core.prompting import Message

LONGEST_REPLY = 2_000  # tokens; ends a runaway reply
_PER_MESSAGE = 16  # tokens that servers put around a message: role, beginning and end; known ones take up to eight
_MOST_COUNTED = 2**31  # tokens; what is said to be more is no count
_LIMITS = ("max_completion_tokens", "max_tokens")
# By name: the client library stands on either of two HTTP libraries that have the same errors.
_NEVER_SENT = frozenset({"ConnectError", "ConnectTimeout", "PoolTimeout", "UnsupportedProtocol", "InvalidURL"})


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a call is for: the task's name, and the account it is booked to."""

    account: Account
    task: str


class BookedChat:
    """Chat completions of one server. It alone holds the client, so that nobody can pass by the ledger."""

    def __init__(self, client: openai.AsyncOpenAI, ledger: Ledger) -> None:
        self._client = client
        self._ledger = ledger

    async def create(
        self, purpose: Purpose, model: str, messages: Sequence[Message], options: Mapping[str, Any]
    ) -> Any:
        """Make one request and return the completion. Raises what the client raises, `CapReached` and `Unavailable`.

        A reply is settled at what the server counted, an error status at nothing. Where the end is not known (a cut
        connection, a timeout, a cancellation, a crash, a reply without usage), the call stays booked at the most it
        can have cost.
        """
        tokens = most_tokens(messages, options)
        booking = await self._ledger.book(ModelCall(purpose.account, purpose.task, model, tokens))
        purpose.account.booked += tokens
        try:
            completion = await self._client.chat.completions.create(
                model=model, messages=cast(Any, list(messages)), **options
            )
        except (openai.APIError, UnicodeEncodeError) as error:
            self._settle(purpose, booking, _end_of(error))
            raise
        self._settle(purpose, booking, _usage(getattr(completion, "usage", None)))
        return completion

    def _settle(self, purpose: Purpose, booking: Booking, spent: Spent | None) -> None:
        if spent is None:
            return
        self._ledger.settle(booking, spent)
        purpose.account.booked += spent.tokens - booking.reserved


def most_tokens(messages: Sequence[Message], options: Mapping[str, Any]) -> int:
    """Return the most tokens a request can cost: its bytes, no token being less than one, and the longest reply.

    Prose has four bytes a token, tables of figures two: what is reserved too much is given back with the reply.
    """
    form = options.get("response_format")
    sizes = [len(message["content"].encode("utf-8", "replace")) + _PER_MESSAGE for message in messages]
    reply = next((int(options[name]) for name in _LIMITS if name in options), LONGEST_REPLY)
    return sum(sizes) + (len(json.dumps(form, ensure_ascii=False).encode()) if form else 0) + reply


def _end_of(error: Exception) -> Spent | None:
    """Return what a call that failed has cost; None where nobody knows."""
    if isinstance(error, UnicodeEncodeError):  # a key that no header can carry
        return Spent(sent=False)
    if isinstance(error, openai.APIStatusError):
        said = error.body if isinstance(error.body, Mapping) else {}
        return _usage(said.get("usage")) or Spent()
    return Spent(sent=False) if type(error.__cause__).__name__ in _NEVER_SENT else None


def _usage(counted: Any) -> Spent | None:
    """Read what a server counted: an object or JSON; None where that is no sensible count."""
    prompt, completion = _counts(counted)
    if completion is None:  # a reply of nothing
        completion = 0
    return Spent(prompt, completion) if _is_count(prompt) and _is_count(completion) else None


def _counts(counted: Any) -> tuple[Any, Any]:
    if isinstance(counted, Mapping):
        return counted.get("prompt_tokens"), counted.get("completion_tokens")
    return getattr(counted, "prompt_tokens", None), getattr(counted, "completion_tokens", None)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _MOST_COUNTED
