"""What a label's words mean: one sense for all names of a thing, so that `member dues` finds `Membership fees`."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from core.reading.languages import LANGUAGES
from core.reading.lexicon import either, words_of
from core.reading.roles import Role
from core.reading.stems import inflected_stem
from core.reading.words import words


@lru_cache(maxsize=65536)
def senses_of(text: str) -> frozenset[str]:
    """Return the senses of a text's words: their stems, one for all names of a thing. A fee is no cost here.

    >>> senses_of("member dues") == senses_of("Membership fees")
    True
    """
    named = _phrases().sub(lambda found: _by_phrase()[found[0].casefold()], text)
    return frozenset(_by_stem().get(one, one) for one in map(inflected_stem, words(named)))


@lru_cache(maxsize=4096)
def telling_senses(text: str) -> frozenset[str]:
    """Return the senses of a text without those of words that name nothing: `the`, `amount`, `reported`."""
    return senses_of(text) - idle_senses()


@cache
def _entries() -> tuple[tuple[str, ...], ...]:
    found = (entry.split(",") for language in LANGUAGES for entry in language.same_things)
    return tuple(tuple(name.strip() for name in names) for names in found)


@cache
def _by_stem() -> dict[str, str]:
    return {inflected_stem(name): inflected_stem(names[0]) for names in _entries() for name in names if " " not in name}


@cache
def _by_phrase() -> dict[str, str]:
    """Phrases, each with the one word that stands for its entry."""
    single = ((names, next(name for name in names if " " not in name)) for names in _entries() if _has_word(names))
    return {name: word for names, word in single for name in names if not name.isalpha()}


def _has_word(names: tuple[str, ...]) -> bool:
    return any(" " not in name for name in names)


@cache
def _phrases() -> re.Pattern[str]:
    return re.compile(either(_by_phrase(), whole=True), re.IGNORECASE)


@cache
def idle_senses() -> frozenset[str]:
    """Return the senses of words that name nothing."""
    told = frozenset(inflected_stem(word) for term in words_of(*_IDLE) for word in words(term))
    return told - frozenset(_by_stem()) - frozenset(_by_stem().values()) - _TELLING


_TELLING = frozenset((inflected_stem("financial"),))  # `financial year` is read as a period, `financial income` is none


_IDLE: tuple[Role, ...] = ("plan_neutral", "as_reported", "of_a_noun")
