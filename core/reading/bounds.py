"""The words that make a figure a bound, which nothing else is said by: `stayed below`, `more than`, `between`."""

from __future__ import annotations

from functools import cache

from core.reading.claim_words import content_words, language_said, tokens_of
from core.reading.lexicon import terms_in
from core.reading.roles import Role

_BOUNDS: tuple[Role, ...] = (
    "at_least",
    "at_most",
    "least_behind",
    "most_behind",
    "never_above",
    "never_below",
    "span_start",
    "states",
)


def words_of_bounds(text: str) -> frozenset[str]:
    """Return those words that make bounds in the language of a text, in every form in which texts are compared."""
    return _words(language_said(text))


@cache
def _words(language: str) -> frozenset[str]:
    terms = terms_in(*_BOUNDS, language=language)
    return frozenset[str]().union(*map(tokens_of, terms), *map(content_words, terms))
