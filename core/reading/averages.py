"""Whether an average is asked for: `mean` is one, or says what something stands for."""

from __future__ import annotations

from functools import lru_cache

from core.reading.characters import runs_of
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.stopwords import plain_words_of


@lru_cache(maxsize=512)
def asks_for_average(question: str, language: str) -> bool:
    """Tell whether a question in a language (ISO 639-1) asks for an average.

    >>> asks_for_average("What is the mean depth?", "en"), asks_for_average("What do two blue lamps mean?", "en")
    (True, False)
    """
    found = pattern_of("average", language).finditer(question)
    verbs = words_of("means", language=language) if language == "en" else frozenset[str]()
    return any(one[0].casefold() not in verbs or not _is_a_verb(question, one.start(), one.end()) for one in found)


def _is_a_verb(question: str, start: int, end: int) -> bool:
    """`What does it mean when ...`: behind an auxiliary and no article, before no noun."""
    before, behind = runs_of(question[:start].casefold()), runs_of(question[end:].casefold())
    if not before or before[-1] in ("the", "a") or not speaks_of("auxiliary", question[:start], "en"):
        return False
    return not behind or behind[0] in plain_words_of("en")
