"""Two sentences that say the same of the same thing, with another figure or date."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from core.reading.amounts import read_amounts
from core.reading.lexicon import words_of
from core.reading.number_words import NUMBERS
from core.reading.periods import dates_in, named_periods
from core.reading.stems import stem
from core.reading.words import content_words, words

_LEAST_SHARED = 2
_NEARLY_SAME = 0.75
_LONGEST = 700
_FEWEST, _FEWEST_IN_A_LABEL = 2, 4  # content words of a sentence, or `Deadline: 5 May`, that says what it speaks of

Value = tuple[str, float | str]
"""What a value counts (a unit, the noun behind it, `date`), and the value."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence as it is compared: its words without its values, its values in order, and the years it speaks of."""

    words: frozenset[str]
    narrowed: frozenset[str]
    values: tuple[Value, ...]
    years: frozenset[int]


@lru_cache(maxsize=4096)
def statement_of(text: str, heading: str = "") -> Statement | None:
    """Read a sentence, None where it states no figure and no date; a short one borrows the words of its heading."""
    text = text[:_LONGEST]
    if not any(map(str.isdecimal, text)) and NUMBERS.keys().isdisjoint(words(text)):
        return None
    dates, amounts = dates_in(text), read_amounts(text)
    taken = [(d.start, d.end) for d in dates if any(d.readings[0])] + [(a.start, a.end) for a in amounts]
    bare = text
    for start, end in taken:
        bare = bare[:start] + " " * (end - start) + bare[end:]
    values: list[tuple[int, Value]] = [
        (d.start, ("date", "/".join(map(str, d.readings)))) for d in dates if d.readings[0][1]
    ]
    values += [(a.start, (a.unit or stem(a.noun.lower()), round(a.value, 6))) for a in amounts]
    said = _told(bare)
    if len(said) < (_FEWEST_IN_A_LABEL if ":" in text else _FEWEST):
        said |= _told(heading)
    years = frozenset(named_periods(bare).years)
    if not values or not said:
        return None
    return Statement(said, _narrowed(bare), tuple(value for _, value in sorted(values)), years)


def disagree(one: Statement, other: Statement) -> bool:
    """Tell whether both speak of the same, in all but the same words, and give it another value.

    One of them may say more than the other, but not of whom or what (`for contractors`, `in Spain`); where each has a
    word that the other lacks, they are taken to speak of different things: two verbs for one thing are missed so.
    """
    if one.years != other.years or not other_value(one.values, other.values):
        return False
    shared = one.words & other.words
    if len(shared) < min(_LEAST_SHARED, len(one.words), len(other.words)):
        return False
    more, less = one.words - other.words, other.words - one.words
    if (more and less) or (one.narrowed - other.words) or (other.narrowed - one.words):
        return False
    return len(shared) >= _NEARLY_SAME * max(len(one.words), len(other.words))


def disagree_within(one: Statement, other: Statement) -> bool:
    """Tell whether two sentences of one document disagree, below one heading: it may speak of several like things.

    All words but one are the same: what each says of its own tells like things apart.
    """
    return disagree(one, other) and len(one.words ^ other.words) <= 1


def may_disagree(one: Statement, text: str) -> bool:
    """Tell, cheaper than by reading it, whether a text can disagree: it has digits and nearly all of the words."""
    if not any(map(str.isdecimal, text)):
        return False
    return len(one.words.intersection(content_words(text))) >= _NEARLY_SAME * len(one.words)


def other_value(values: tuple[Value, ...], others: tuple[Value, ...]) -> bool:
    """Tell whether values differ: of one kind as many each, and not the same ones; or no value in common."""
    for kind in {kind for kind, _ in values} & {kind for kind, _ in others}:
        mine = [value for name, value in values if name == kind]
        theirs = [value for name, value in others if name == kind]
        if mine != theirs and (len(mine) == len(theirs) or not set(mine) & set(theirs)):
            return True
    return False


def _told(text: str) -> frozenset[str]:
    return frozenset(w for w in content_words(text) if not w[0].isdigit() and w not in words_of("light_verb"))


def _narrowed(text: str) -> frozenset[str]:
    """Return the words behind a preposition: of whom, where or when something is said."""
    said = words(text)
    behind = (word for before, word in pairwise(said) if before in words_of("preposition"))
    return frozenset(w for word in behind for w in content_words(word) if not w[0].isdigit())
