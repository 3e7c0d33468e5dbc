"""When a model call is tried again: not where a quota is spent, and not after a timeout."""

from __future__ import annotations

import random

from core.clients.chat_server import CallFailed

PAUSE_SECONDS = 0.4  # before the first retry; doubles, and bears jitter


def pause_after(error: Exception, attempt: int) -> float | None:
    """Return the seconds to wait before another try, None where none helps: a timeout has used up the time there is.

    A vendor's own retries would wait two minutes for who asks for it.
    """
    if not isinstance(error, CallFailed) or not error.passing:
        return None
    usual = PAUSE_SECONDS * 2.0**attempt * random.uniform(0.5, 1.5)
    return usual if error.retry_after is None else error.retry_after + usual
