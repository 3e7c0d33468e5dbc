"""When a model call is tried again: not where a quota is spent, and not after a timeout."""

from __future__ import annotations

import random

import openai

from core.clients.openai_errors import retry_after

PAUSE_SECONDS = 0.4  # before the first retry; doubles, and bears jitter
_PASSING = (openai.RateLimitError, openai.InternalServerError, openai.ConflictError, openai.APIConnectionError)


def pause_after(error: Exception, attempt: int) -> float | None:
    """Return the seconds to wait before another try, None where none helps: a timeout has used up the time there is.

    The client's own retries would wait two minutes for who asks for it.
    """
    if not isinstance(error, _PASSING) or isinstance(error, openai.APITimeoutError):
        return None
    if error.code == "insufficient_quota":
        return None
    usual = PAUSE_SECONDS * 2.0**attempt * random.uniform(0.5, 1.5)
    asked = retry_after(error) if isinstance(error, openai.APIStatusError) else None
    return usual if asked is None else asked + usual
