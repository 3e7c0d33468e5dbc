"""When something ends is said to be when it begins, or the reverse: `The lease ends on 1 April 2021`.

Proved where every clause of the evidence with this moment has the one verb, and one near by has the other verb with
another moment. Price: what ends on the very day on which something else begins, where only the beginning is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from core.checks.rule import Misstatement, Said, Statement
from core.reading.characters import has_digit
from core.reading.cited_sentences import sentences_of
from core.reading.clauses import in_clauses
from core.reading.clock_times import Moment, moments_in
from core.reading.lexicon import speaks_of
from core.reading.roles import Role

Edge = Literal["begins", "ends", ""]
NEAR: Final = 2
"""Sentences from one moment to another at most, for both to be of one thing."""
_LONGEST: Final = 400
_EDGES: Final[tuple[Role, ...]] = ("begins", "ends")
_OTHER: Final[dict[str, Edge]] = {"begins": "ends", "ends": "begins"}


class _Told(NamedTuple):
    moment: Moment
    edge: Edge
    sentence: int
    text: str


def _ends_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    if len(text) > _LONGEST:
        return
    told = [one for source in said.sources for one in _told(source)]
    if not any(_is_same(one.moment, moment) for moment in moments_in(text) for one in told):
        return  # Before the verb of each is looked for: most sentences name no moment of the evidence.
    for moment, edge in _edges(text):
        own = [one for one in told if _is_same(one.moment, moment)]
        if not edge or not own or any(one.edge != _OTHER[edge] for one in own):
            continue
        other = next((one for one in told if one.edge == edge and _is_beside(one, own)), None)
        if other is not None:
            start, end = moment.place
            at = said.sentence.start
            reason = "the evidence gives this time to something else"
            hint = f'The evidence has: "{other.text[:200]}". Say what `{text[start:end]}` is the time of.'
            yield Misstatement(at + start, at + end, reason, hint)


def _is_same(one: Moment, two: Moment) -> bool:
    return one.sort == two.sort and not one.readings.isdisjoint(two.readings)


def _is_beside(other: _Told, own: Sequence[_Told]) -> bool:
    return any(other.moment.sort == one.moment.sort and abs(other.sentence - one.sentence) <= NEAR for one in own)


@lru_cache(maxsize=64)
def _told(source: str) -> tuple[_Told, ...]:
    return tuple(
        _Told(moment, edge, number, sentence.text)
        for number, sentence in enumerate(sentences_of(source))
        if has_digit(sentence.text)
        for moment, edge in _edges(sentence.text)
    )


def _edges(text: str) -> list[tuple[Moment, Edge]]:
    """Return the moments of a sentence with what begins or ends then, by the verb of their own clause.

    Where no comma or `and` parts two of them, by the one that stands before: `decorre dal 1° maggio e scade il 30`.
    """
    moments = moments_in(text)
    places = [moment.place for moment in moments]
    clauses = in_clauses(text, places)
    bounds = [0, *(end for _, end in places)]
    before = [text[low:at] for low, (at, _) in zip(bounds, places, strict=False)]
    return [(m, _edge_of(c) or _edge_of(b)) for m, c, b in zip(moments, clauses, before, strict=True)]


def _edge_of(clause: str) -> Edge:
    begins, ends = (speaks_of(role, clause) for role in _EDGES)
    return "" if begins is ends else "begins" if begins else "ends"


ENDS_OTHERWISE = Said("ends_otherwise", _ends_otherwise, of_prose=True, of_digits=True, roles=_EDGES)
