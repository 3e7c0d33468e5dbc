"""Reads what the openai client raises, and what it lets pass silently, as a failed call with our error."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import httpx
import openai

from core.clients.chat_server import CallFailed
from core.costs.accounts import Spent
from core.errors import (
    BadSetting,
    ContextTooLong,
    ErrataError,
    KeyRejected,
    QuotaExhausted,
    RateLimited,
    RequestRefused,
    Unavailable,
)

_MOST_COUNTED = 2**31  # tokens; what is said to be more is no count
_PASSING = (openai.RateLimitError, openai.InternalServerError, openai.ConflictError, openai.APIConnectionError)
# By name: the client library stands on either of two HTTP libraries that have the same errors.
_NEVER_SENT = frozenset({"ConnectError", "ConnectTimeout", "PoolTimeout", "UnsupportedProtocol", "InvalidURL"})


@dataclass(frozen=True, slots=True)
class Places:
    """The settings that errors of a server point to, and how it words errors of its own (None: not one of those)."""

    key: str
    address: str
    model: str
    own: Callable[[openai.APIStatusError, str], ErrataError | None] = lambda error, model: None


OPENAI: Final = Places(key="OPENAI_API_KEY", address="OPENAI_BASE_URL", model="LLM_MODEL, OPENAI_BASE_URL")


@contextmanager
def call_failures(model: str, places: Places) -> Iterator[None]:
    """Raise `CallFailed` for theirs; `model` is named in messages, keys and addresses never are."""
    try:
        yield
    except openai.APIError as error:
        raise _failed(error, model, places) from error
    except UnicodeEncodeError:
        # Without its cause: that would quote the key.
        unsent = KeyRejected("The key holds letters that no request can carry.", hint=f"Check {places.key}.")
        raise CallFailed(unsent, spent=Spent(sent=False)) from None
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError, httpx.HTTPError) as error:
        nonsense = Unavailable("The language model's server answers nonsense.", hint=f"Check {places.address}.")
        raise CallFailed(nonsense) from error


def answer_refused(reason: str, places: Places) -> Unavailable:
    """Return the error for an answer that is larger than any reply, or packed in a way that is not read."""
    return Unavailable(f"The language model's server answers what is not read. {reason}", hint=f"{places.address}?")


def counted(usage: Any) -> Spent | None:
    """Read what a server counted: an object or JSON; None where that is no sensible count."""
    prompt, completion = _counts(usage)
    if completion is None:  # a reply of nothing
        completion = 0
    return Spent(prompt, completion) if _is_count(prompt) and _is_count(completion) else None


def _failed(error: openai.APIError, model: str, places: Places) -> CallFailed:
    told = isinstance(error, openai.APIStatusError)
    return CallFailed(
        _ours(error, model, places),
        spent=_spent(error),
        passing=_is_passing(error),
        retry_after=retry_after(error) if isinstance(error, openai.APIStatusError) else None,
        complaint=str(error.message).lower() if told and _is_about_form(error) else None,
    )


def _is_passing(error: openai.APIError) -> bool:
    if isinstance(error, openai.APITimeoutError) or error.code == "insufficient_quota":
        return False
    return isinstance(error, _PASSING)


def _is_about_form(error: openai.APIError) -> bool:
    """Another form of the request might be taken: not where it is its length or its content that displeases."""
    if not isinstance(error, openai.BadRequestError | openai.UnprocessableEntityError):
        return False
    return error.code != "content_filter" and not too_long(error)


def _spent(error: openai.APIError) -> Spent | None:
    """Return what a call that failed has cost; None where nobody knows."""
    if isinstance(error, openai.APIStatusError):
        said = error.body if isinstance(error.body, Mapping) else {}
        return counted(said.get("usage")) or Spent()
    return Spent(sent=False) if type(error.__cause__).__name__ in _NEVER_SENT else None


def _ours(error: openai.APIError, model: str, places: Places) -> ErrataError:
    if isinstance(error, openai.APIStatusError):
        return places.own(error, model) or _of_status(error, model, places)
    if isinstance(error, openai.APITimeoutError):
        return Unavailable(f"The language model {model} took too long.", hint="See LLM_TIMEOUT.")
    if isinstance(error, openai.APIConnectionError):
        return Unavailable("The language model's server can't be reached.", hint=f"Check {places.address}.")
    return Unavailable("The language model's server broke off.")


def _of_status(error: openai.APIStatusError, model: str, places: Places) -> ErrataError:
    if 300 <= error.status_code < 400:
        pointed = f"The language model's server points to another address ({error.status_code}), which is not followed."
        return Unavailable(pointed, hint=f"Check {places.address}.")
    if isinstance(error, openai.RateLimitError):
        return _limited(error, model)
    if isinstance(error, openai.BadRequestError) and too_long(error):
        return ContextTooLong(f"The prompt is longer than the window of {model}.")
    if isinstance(error, openai.AuthenticationError | openai.PermissionDeniedError):
        return KeyRejected("The language model's server rejected the key.", hint=f"Check {places.key}.")
    if isinstance(error, openai.NotFoundError):
        return BadSetting(f"The server has no language model {model!r}.", hint=f"Check {places.model}.")
    if isinstance(error, openai.BadRequestError | openai.UnprocessableEntityError):
        return RequestRefused(f"The server of the language model {model} refused this request ({error.status_code}).")
    return Unavailable(f"The language model's server answered {error.status_code}.")


def _limited(error: openai.RateLimitError, model: str) -> ErrataError:
    if error.code == "insufficient_quota":
        return QuotaExhausted("The language model's quota is used up.", hint="Check the plan and billing.")
    return RateLimited(f"The language model {model} asks to slow down.", retry_after=retry_after(error))


def too_long(error: openai.APIStatusError) -> bool:
    """The prompt is longer than the model's window, in the words of several servers."""
    said = str(error.message).lower()
    return (
        error.code == "context_length_exceeded" or "context length" in said or "exceeds the available context" in said
    )


def retry_after(error: openai.APIStatusError) -> float | None:
    """Return the seconds that a server asks to wait, None where it names none; some name milliseconds, too."""
    headers = error.response.headers
    milliseconds = _number(headers.get("retry-after-ms", ""))
    return milliseconds / 1000 if milliseconds is not None else _number(headers.get("retry-after", ""))


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return max(number, 0.0) if math.isfinite(number) else None


def _counts(usage: Any) -> tuple[Any, Any]:
    if isinstance(usage, Mapping):
        return usage.get("prompt_tokens"), usage.get("completion_tokens")
    return getattr(usage, "prompt_tokens", None), getattr(usage, "completion_tokens", None)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _MOST_COUNTED
