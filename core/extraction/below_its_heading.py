"""What a question names by a code is told below the heading that bears it: `the cause of INC-2207`."""

from __future__ import annotations

from collections.abc import Sequence

from core.extraction.segments import Segment
from core.reading.identifiers import codes_in


def below_its_heading(question: str, pool: Sequence[Segment]) -> tuple[Segment, ...]:
    """Return what may be quoted without what stands below the headings of others.

    All is left where no heading bears a code that the question names. What is told nowhere below its own is not told:
    its neighbour's is no answer.
    """
    named = codes_in(question)
    if not named or all(named.isdisjoint(codes_in(segment.heading)) for segment in pool):
        return tuple(pool)
    return tuple(segment for segment in pool if not _is_of_another(segment, named))


def _is_of_another(segment: Segment, named: frozenset[str]) -> bool:
    codes = codes_in(segment.heading)
    return bool(codes) and codes.isdisjoint(named) and named.isdisjoint(codes_in(segment.text))
