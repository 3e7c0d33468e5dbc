"""Whether a word looks like one for several things, and `was` or `were` behind a phrase."""

from __future__ import annotations

from itertools import takewhile

from core.reading.characters import runs_of
from core.reading.lexicon import words_of

_DONE = ("ed", "ing")
"""What a noun's participle ends in: `events served`, `shares outstanding`."""


_WITHOUT_S = frozenset({"children", "people", "men", "women", "sportsmen", "salespeople", "craftsmen"})


def is_plural(word: str) -> bool:
    """Tell whether a word in English looks like one for several things: `days`, not `bus`, `its` or `tax's`."""
    return word in _WITHOUT_S or (
        word.endswith("s") and len(word) > len("its") and not word.endswith(("ss", "us", "is", "'s", "’s"))
    )


def was_or_were(phrase: str) -> str:
    """Return the verb behind an English phrase: `were` of `total assets`, `events served`; `was` of `return on assets`.

    What is counted stands last before a preposition, or before its participle.
    """
    ends = words_of("preposition", "of", language="en")
    head = list(takewhile(lambda word: word not in ends, runs_of(phrase.lower())))
    while len(head) > 1 and head[-1].endswith(_DONE):
        head.pop()
    return "were" if head and is_plural(head[-1]) else "was"
