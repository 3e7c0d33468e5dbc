"""Maps what the openai client raises, and what it lets pass silently, to our errors."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import openai

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


@contextmanager
def mapped(model: str) -> Iterator[None]:
    """Raise ours for theirs; `model` is named in messages, keys and addresses never are."""
    try:
        yield
    except openai.APIError as error:
        raise _ours(error, model) from error
    except TimeoutError as error:
        raise Unavailable(f"The language model {model} took too long.", hint="See LLM_TIMEOUT.") from error
    except UnicodeEncodeError:
        # Without its cause: that would quote the key.
        raise KeyRejected("The key holds letters that no request can carry.", hint="Check OPENAI_API_KEY.") from None
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError, httpx.HTTPError) as error:
        raise Unavailable("The language model's server answers nonsense.", hint="Check OPENAI_BASE_URL.") from error


def answer_refused(reason: str) -> Unavailable:
    """Return the error for an answer that is larger than any reply, or packed in a way that is not read."""
    return Unavailable(f"The language model's server answers what is not read. {reason}", hint="OPENAI_BASE_URL?")


def _ours(error: openai.APIError, model: str) -> ErrataError:
    if isinstance(error, openai.RateLimitError):
        return _limited(error, model)
    if isinstance(error, openai.BadRequestError) and too_long(error):
        return ContextTooLong(f"The prompt is longer than the window of {model}.")
    if isinstance(error, openai.AuthenticationError | openai.PermissionDeniedError):
        return KeyRejected("The language model's server rejected the key.", hint="Check OPENAI_API_KEY.")
    if isinstance(error, openai.NotFoundError):
        return BadSetting(f"The server has no language model {model!r}.", hint="Check LLM_MODEL, OPENAI_BASE_URL.")
    if isinstance(error, openai.BadRequestError | openai.UnprocessableEntityError):
        return RequestRefused(f"The server of the language model {model} refused this request ({error.status_code}).")
    return _unavailable(error, model)


def _limited(error: openai.RateLimitError, model: str) -> ErrataError:
    if error.code == "insufficient_quota":
        return QuotaExhausted("The language model's quota is used up.", hint="Check the plan and billing.")
    return RateLimited(f"The language model {model} asks to slow down.", retry_after=retry_after(error))


def _unavailable(error: openai.APIError, model: str) -> Unavailable:
    if isinstance(error, openai.APITimeoutError):
        return Unavailable(f"The language model {model} took too long.", hint="See LLM_TIMEOUT.")
    if isinstance(error, openai.APIConnectionError):
        return Unavailable("The language model's server can't be reached.", hint="Check OPENAI_BASE_URL.")
    if isinstance(error, openai.APIStatusError):
        return Unavailable(f"The language model's server answered {error.status_code}.")
    return Unavailable("The language model's server broke off.")


def too_long(error: openai.APIStatusError) -> bool:
    """The prompt is longer than the model's window, in the words of several servers."""
    said = str(error.message).lower()
    return (
        error.code == "context_length_exceeded" or "context length" in said or "exceeds the available context" in said
    )


def retry_after(error: openai.APIStatusError) -> float | None:
    """Return the seconds that a server asks to wait, None where it names none."""
    try:
        seconds = float(error.response.headers.get("retry-after", ""))
    except ValueError:
        return None
    return max(seconds, 0.0) if math.isfinite(seconds) else None
