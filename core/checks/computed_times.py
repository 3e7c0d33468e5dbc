"""When something ends, of when it begins and how long it takes; and lengths of time that look like a time of day."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from core.checks.conversions import whole_measure
from core.reading.amounts import read_amounts
from core.reading.characters import has_digit
from core.reading.cited_sentences import sentences_of
from core.reading.clock_forms import minutes_of
from core.reading.clock_times import moments_in
from core.reading.digits import numbers_in
from core.reading.lexicon import speaks_of
from core.reading.roles import Role

A_DAY: Final = 1_440
MINUTE: Final = 60.0
HOUR: Final = 3_600.0
AROUND: Final = 60
"""Characters before a time in which it is said what happens then."""
_WITH_MINUTES: Final = 2
_WAYS: Final[tuple[tuple[Role, int], ...]] = (("ends", 1), ("begins", -1))


def is_computed(text: str, start: int, name: str, sources: Sequence[str]) -> bool:
    """Tell whether a time of day is that at which something ends or begins, of the other and the time between."""
    if not (minutes := minutes_of(name)):
        return False
    said = text[max(0, start - AROUND) : start]
    ways = [way for role, way in _WAYS if speaks_of(role, said)]
    return len(ways) == 1 and any(not minutes.isdisjoint(_reached(source, ways[0])) for source in sources)


def is_a_length(name: str, sources: Sequence[str]) -> bool:
    """Tell whether hours with minutes are a length of time that a source tells: `1 h 30` of 90 minutes."""
    if not speaks_of("clock_mark_or_span", name):
        return False
    parts = [int(number) for number in numbers_in(name)]
    return len(parts) == _WITH_MINUTES and any(
        parts[0] * HOUR + parts[1] * MINUTE in {length * MINUTE for _, found in _told(source) for length in found}
        for source in sources
    )


@lru_cache(maxsize=256)
def _reached(source: str, way: int) -> frozenset[int]:
    """The minutes of the day a length of time behind, or before, a time of the same sentence or the one beside."""
    told = _told(source)
    beside = [*((one, one) for one in told), *pairwise(told), *((two, one) for one, two in pairwise(told))]
    return frozenset(
        int(minute + way * length) % A_DAY
        for (minutes, _), (_, lengths) in beside
        for minute in minutes
        for length in lengths
    )


@lru_cache(maxsize=256)
def _told(source: str) -> tuple[tuple[frozenset[int], frozenset[float]], ...]:
    """The times of day of each sentence of a source, and its lengths of time in minutes."""
    texts = [sentence.text if has_digit(sentence.text) else "" for sentence in sentences_of(source)]
    return tuple((_times(text), _lengths(text)) for text in texts)


def _times(text: str) -> frozenset[int]:
    moments = moments_in(text) if text else ()
    return frozenset(m for one in moments if one.sort == "time" for m in one.readings if isinstance(m, int))


def _lengths(text: str) -> frozenset[float]:
    amounts = read_amounts(text) if text else ()
    wholes = (whole_measure(text, amounts, at) for at in range(len(amounts)))
    return frozenset(
        one.value / MINUTE for one in wholes if one and one.quantity == "time" and one.value < A_DAY * MINUTE
    )
