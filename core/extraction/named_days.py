"""`On weekdays, ...?` asks of some days of the week: what is told of other days alone is told of another time."""

from __future__ import annotations

from collections.abc import Sequence

from core.extraction.support import Query, Support, best_first, of_another
from core.reading.weekdays import weekdays_in

_OF_OTHER_DAYS = 0.35
"""What is told of other days is as good as never an answer: `closes at eight` on Sundays, asked of Mondays."""


def held_to_the_days(query: Query, scored: Sequence[Support]) -> list[Support]:
    """Return the supports, best first, lower what names days of the week, and none that the question asks of."""
    asked = weekdays_in(query.text)
    if not asked:
        return list(scored)
    held = [of_another(one, _OF_OTHER_DAYS) if _is_of_others(one.segment.text, asked) else one for one in scored]
    return best_first(held)


def _is_of_others(text: str, asked: frozenset[int]) -> bool:
    told = weekdays_in(text)
    return bool(told) and told.isdisjoint(asked)
