"""Whether a question asks for a reason, and no figure: `why`, `what caused`, `what was it due to`."""

from __future__ import annotations

from functools import lru_cache

from core.reading.lexicon import before_ending, speaks_of

_ENDS = " ?!.？！。؟।"


@lru_cache(maxsize=512)
def asks_reason(question: str, language: str = "") -> bool:
    """Tell whether a question asks for a reason: by its question word, or by ending with what a reason follows.

    Of a `language` (ISO 639-1), or of any.

    >>> asks_reason("What was the decrease in 2019 primarily due to?")
    True
    >>> asks_reason("What was the decrease due to the tax reform in 2019?")
    False
    """
    if speaks_of("asks_reason", question, language) if language else speaks_of("asks_reason", question):
        return True
    return before_ending("reason_hangs", question.rstrip(_ENDS)) is not None
