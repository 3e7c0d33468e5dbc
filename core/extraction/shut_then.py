"""Hours of a day on which something is shut: `Until when is it open on Sunday?` is answered by that it is shut then.

What is told of no day, or of others, is then no answer, however many words of the question it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from core.extraction.hanging_times import beside_its_time
from core.extraction.named_days import is_shut_then
from core.extraction.segments import Segment
from core.extraction.support import Query, Support, best_first, of_another
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any
from core.reading.roles import Role
from core.reading.weekdays import weekdays_in
from core.reading.wording import AskedWord, held_terms, telling_words

_TIMES: Final[tuple[Role, ...]] = ("asks_clock_time", "asks_hours", "asks_date", "kind_when", "says_open", "says_shut")
_SAYS_NO_SUBJECT: Final[tuple[Role, ...]] = (*_TIMES, "up_to", "question_word", "calendar_word", "asks_figure")
_PLAIN: Final = 0.9
_OF_ANOTHER_TIME: Final = 0.4


def told_as_shut(query: Query, pool: Sequence[Segment], scored: Sequence[Support]) -> list[Support]:
    """Return the supports, best first: where one says of what is asked that it is shut on the day named, that one."""
    code = query.language or "en"
    on_days = weekdays_in(query.text) or speaks_of("public_holiday", query.text, code)
    if not (on_days and speaks_of_any(_TIMES, query.text, code)):
        return list(scored)
    subject = _subject(query.text, code)
    shut = [s for s in pool if is_shut_then(query.text, s.text, code) and _is_of_it(subject, s, code)]
    if not shut:
        return list(scored)
    told = {id(s) for s in shut}
    kept = (
        replace(s, score=max(s.score, _PLAIN), fit=1.0, beside=False)
        if id(s.segment) in told
        else of_another(s, _OF_ANOTHER_TIME)
        for s in scored
    )
    return best_first(kept)


def _subject(question: str, code: str) -> tuple[AskedWord, ...]:
    """Return the words of what the hours are asked of."""
    rest = beside_its_time(question, code)
    for role in _SAYS_NO_SUBJECT:
        rest = pattern_of(role, code).sub(" ", rest)
    particles = BY_CODE[code].written_on.split()  # `에는`, left of `일요일에는`
    return tuple(one for one in telling_words(rest, code) if one.terms[0] not in particles)


def _is_of_it(subject: Sequence[AskedWord], segment: Segment, code: str) -> bool:
    told = f"{segment.text} {segment.context} {segment.heading}"
    held = [bool(held_terms(one.terms, told, code)) for one in subject]
    return not held or sum(held) * 2 > len(held)
