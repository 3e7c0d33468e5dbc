"""Phone numbers, paragraphs, models, clock times and places in an order that neither a source nor the question has."""

from __future__ import annotations

from collections.abc import Sequence

from core.checks.computed_times import is_a_length, is_computed
from core.checks.support import (
    BESIDE,
    identifiers_in,
    names_identifier,
    names_minute,
    names_one_of,
    names_rank,
    names_time_near,
    ranks_in,
    squeezed,
)
from core.reading.clock_forms import counts_to_24, minutes_of
from core.reading.code_spans import is_in_code, key_before
from core.reading.digits import numbers_in
from core.reading.lexicon import ends_with
from core.reading.spoken_clock import spoken_times
from core.reading.surroundings import NEAR, is_approximate
from core.reading.thing_patterns import Kind
from core.reading.things import things_of

FEWEST = 2
"""Items at least that an answer numbers by itself."""

MOST_IDENTIFIERS = 200
"""Identifiers of one answer that are looked for in the evidence; as many places in an order."""

_TIMES: frozenset[Kind] = frozenset(("time",))
Place = tuple[int, int, str]
"""Start, end, and what stands there."""


def unknown_identifiers(text: str, question: str, sources: Sequence[str]) -> tuple[list[Place], int]:
    """Return the unknown ones, none where there are no sources, and how many the text names in all."""
    named, ranks = identifiers_in(text)[:MOST_IDENTIFIERS], ranks_in(text)[:MOST_IDENTIFIERS]
    own = _numbered_here(named, sources)
    asked = frozenset(numbers_in(question))
    judged = [i for i in named if i not in own and not (is_in_code(text, i[0]) and key_before(text, i[0]))]
    wrong = [
        i for i in judged if sources and not _is_known(text, i, sources) and not asked.issuperset(numbers_in(i[2]))
    ]
    wrong += [r for r in ranks if sources and not any(names_rank(s, r[2]) for s in (*sources, question))]
    spoken = spoken_times(text)
    wrong += [t[:3] for t in spoken if sources and not any(names_one_of(s, t.minutes) for s in (*sources, question))]
    return wrong, len(named) + len(ranks) + len(spoken)


def _in_the_morning(text: str, start: int, end: int, name: str) -> int | None:
    """The minute of a time of either half of the day, where one beside it counts to 24: `from 9:00 to 17:30`."""
    minutes = minutes_of(name)
    if len(minutes) < len(("morning", "evening")):
        return None
    beside = text[max(0, start - BESIDE) : start], text[end : end + BESIDE]
    times = (t.text for part in beside for t in things_of(_TIMES, part))
    return min(minutes) if any(map(counts_to_24, times)) else None


def _numbered_here(named: Sequence[Place], sources: Sequence[str]) -> frozenset[Place]:
    """`Rule 1`, `Rule 2` and so on from one, of an answer whose sources number none: its own items."""
    by_word: dict[str, list[Place]] = {}
    for place in named:
        word, _, number = place[2].rpartition(" ")
        if number == str(len(by_word.get(word, ())) + 1):
            by_word.setdefault(word, []).append(place)
    return frozenset(
        place
        for word, places in by_word.items()
        if len(places) >= FEWEST and not any(f" {word.lower()} 1" in squeezed(source) for source in sources)
        for place in places
    )


def _is_known(text: str, identifier: Place, sources: Sequence[str]) -> bool:
    start, end, name = identifier
    morning = _in_the_morning(text, start, end, name)
    if morning is not None:
        return is_computed(text, start, name, sources) or any(names_minute(source, morning) for source in sources)
    if any(names_identifier(s, name) for s in sources):
        return True
    if is_computed(text, start, name, sources) or is_a_length(name, sources):
        return True
    roughly = is_approximate(text, start) or ends_with("before_or_after", text[max(0, start - NEAR) : start])
    return roughly and any(names_time_near(s, name) for s in sources)
