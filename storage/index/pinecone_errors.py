"""What goes wrong at Pinecone, in our words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pinecone

from core.errors import BadInput, ErrataError, KeyRejected, QuotaExhausted, RateLimited, Unavailable

# The plan's limits come as 403 or 429; only the words tell them from a rejected key and from too many requests.
_PLAN_WORDS = ("quota", "current month", "upgrade your plan", "plan limit", "max serverless indexes")
_SHOWN = 200  # characters of Pinecone's own message
_UNAVAILABLE: dict[type[pinecone.PineconeError], str] = {
    pinecone.PineconeTimeoutError: "Pinecone did not answer in time.",
    pinecone.PineconeConnectionError: "Pinecone can't be reached.",
    pinecone.ResponseParsingError: "Pinecone answered something that can't be read.",
}
_KEY_HINT = "Check PINECONE_API_KEY, or leave it out to keep vectors in the database."


@asynccontextmanager
async def translated() -> AsyncIterator[None]:
    """Turn the library's errors into ours; `NotFoundError` and `ConflictError` go through to those who expect them.

    Raises `KeyRejected`, `QuotaExhausted`, `RateLimited`, `BadInput` (the request was refused) or `Unavailable`.
    """
    try:
        yield
    except (pinecone.NotFoundError, pinecone.ConflictError):
        raise
    except pinecone.PineconeError as error:
        raise _meaning(error) from error
    except TimeoutError as error:
        raise Unavailable("Pinecone did not answer in time.") from error


def _meaning(error: pinecone.PineconeError) -> ErrataError:
    said = " ".join(error.message.split())[:_SHOWN].rstrip(".") + "."
    if isinstance(error, pinecone.PaymentRequiredError) or any(words in said.lower() for words in _PLAN_WORDS):
        return QuotaExhausted(f"The Pinecone plan is used up: {said}")
    if isinstance(error, pinecone.RateLimitError):
        return RateLimited("Pinecone asks to slow down.", retry_after=error.retry_after)
    if isinstance(error, pinecone.UnauthorizedError | pinecone.ForbiddenError):
        return KeyRejected(f"Pinecone rejected the key: {said}", hint=_KEY_HINT)
    if isinstance(error, pinecone.ServiceError):
        return Unavailable(f"Pinecone failed with status {error.status_code}: {said}")
    if isinstance(error, pinecone.ApiError | pinecone.PineconeValueError | pinecone.PineconeTypeError):
        return BadInput(f"Pinecone refused the request: {said}")
    return Unavailable(_UNAVAILABLE.get(type(error), f"Pinecone failed: {said}"))
