"""Whether a figure is said of what the evidence tells with another one beside it: the exception, the other place.

`Entry costs 20 euros, on Sundays 25`: the second clause leaves out what the first says for both, and what it adds is of
its own figure alone. That needs no second label: the general case has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.reading.beside import Beside
from core.reading.label_words import NONE, Words
from core.reading.labels import Label
from core.reading.lexicon import speaks_of_any, words_of
from core.reading.roles import Role
from core.reading.weekdays import weekdays_in

BESIDE: Final = 1
"""Sentences from one figure or moment to that of its exception at most."""
SETS_APART: Final[tuple[Role, ...]] = ("negation", "excepts", "compares")
"""What a sentence sets apart itself: of those, nothing is told aside."""
UNKNOWN = 1
"""Words that neither clause has, at most: a verb of one's own (`children pay`)."""
_SETS_APART: Final[tuple[Role, ...]] = ("more_than", "compares", "excepts", "negation")


def is_told_aside(own: Label, other: Label, said: Words, *, first: bool, near: bool) -> bool:
    """Tell whether all that the other's clause adds is said of the own figure, and nothing that neither has.

    `first`: the own figure stands before the other; `near`: in one sentence, where what follows leaves words out.
    """
    a, b = own.clause, other.clause
    theirs, ours = b.words - a.words - _standing_for(b), a.words - b.words
    if not theirs or not theirs <= said or len(said - a.words - b.words) > UNKNOWN:
        return False
    clause = b.text[slice(*_span(other))]
    if not (_tells(b, theirs) or weekdays_in(clause)) or speaks_of_any(_SETS_APART, clause, b.language) or _is_part(b):
        return False
    if not (near or a.words & b.words):
        return False
    limits = NONE.union(a.tail, *_objects(a)) - b.words
    if first:
        return not limits or not limits <= said
    return ours.isdisjoint(said) and (not near or (bool(ours) and a.led_in == b.led_in))


def _tells(clause: Beside, words: Words) -> bool:
    """One of the words stands behind a preposition, is a name, or stands behind the figure: a verb tells nothing."""
    return clause.led_in or not words.isdisjoint(NONE.union(clause.names, clause.tail, *clause.objects.values()))


def _standing_for(clause: Beside) -> Words:
    """`celle de Nice`: the word stands for one of the first clause's."""
    small = words_of("stands_for", language=clause.language)
    return NONE.union(*(word.stems for word in clause.near if word.lowered in small))


def _is_part(clause: Beside) -> bool:
    """`50 litres, of which 8 are reserve`: it is told of the first figure, too."""
    return clause.near[0].lowered in words_of("of", language=clause.language)


def _objects(clause: Beside) -> Iterator[Words]:
    """What stands behind prepositions; what stands before a postposition may be what the whole sentence is of."""
    small = words_of("article", "postposition", language=clause.language)
    yield from (words for preposition, words in clause.objects.items() if preposition not in small)


def _span(label: Label) -> tuple[int, int]:
    """Where the words of a clause stand in its sentence."""
    near = label.clause.near
    return (near[0].start, max(near[-1].end, label.clause.figure[1])) if near else label.clause.figure
