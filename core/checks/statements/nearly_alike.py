"""The sentences of the evidence that have nearly all the words of one of the answer, and hardly any others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from core.checks.support import sentences_sharing
from core.reading.claim_words import content_words

MOST_APART: Final = 3
"""Words of either that the other has not, at most."""
LONGEST: Final = 240


@lru_cache(maxsize=256)
def nearly_alike(text: str, sources: tuple[str, ...]) -> tuple[str, ...]:
    """Return them in order; none of a sentence too long to tell one thing. Several rules ask it of one sentence."""
    words = content_words(text) if len(text) <= LONGEST else frozenset[str]()
    if not words:
        return ()
    near = sentences_sharing(words, sources, max(1, len(words) - MOST_APART))
    return tuple(told for told in near if len(content_words(told) - words) <= MOST_APART)
