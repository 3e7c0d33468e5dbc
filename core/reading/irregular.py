"""Forms of one English word that no ending makes: `left` of `leave`, `knives` of `knife`."""

from __future__ import annotations

from functools import cache

from core.reading.lexicon import words_of


def other_forms(word: str) -> frozenset[str]:
    """Return the other forms of a word in lower case, whose stems differ from its own.

    >>> sorted(other_forms("leave")), sorted(other_forms("rung"))
    (['left'], ['ring'])
    """
    return _forms().get(word, frozenset())


@cache
def _forms() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for one, other in (pair.split() for pair in words_of("irregular_forms", language="en")):
        found[one] = found.get(one, frozenset()) | {other}
        found[other] = found.get(other, frozenset()) | {one}
    return found
