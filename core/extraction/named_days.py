"""`On weekdays, ...?` asks of some days: what is told of other days alone is told of another time.

So is what is told of days of the week, where public holidays are asked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.extraction.support import Query, Support, best_first, of_another
from core.reading.lexicon import speaks_of
from core.reading.weekdays import weekdays_in

_OF_OTHER_DAYS = 0.35
"""What is told of other days is as good as never an answer: `closes at eight` on Sundays, asked of Mondays."""


def held_to_the_days(query: Query, scored: Sequence[Support]) -> list[Support]:
    """Return the supports, best first, lower what names days of the week, and none that the question asks of."""
    asked = weekdays_in(query.text)
    holidays = speaks_of("public_holiday", query.text, query.language)
    if not (asked or holidays):
        return list(scored)
    held = (_is_of_others(one.segment.text, asked, query.language, holidays=holidays) for one in scored)
    return best_first(
        [of_another(one, _OF_OTHER_DAYS) if other else one for one, other in zip(scored, held, strict=True)]
    )


def is_shut_then(question: str, text: str, language: str) -> bool:
    """Tell whether a question names days or public holidays, and a text says that something is shut on those."""
    if not speaks_of("says_shut", text, language):
        return False
    asked = weekdays_in(question)
    if asked:
        return asked <= weekdays_in(text)
    return all(speaks_of("public_holiday", one, language) for one in (question, text))


def _is_of_others(text: str, asked: frozenset[int], language: str, *, holidays: bool) -> bool:
    told = weekdays_in(text)
    if holidays and not asked:
        return bool(told) and not speaks_of("public_holiday", text, language)
    return bool(told) and told.isdisjoint(asked)
