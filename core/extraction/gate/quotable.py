"""The gate before every quote: whether a segment can be the answer to what is asked, whichever way it was chosen.

Quotes are chosen in several ways (the best supported sentence, a figure of a period, a figure told in prose, sentences
that are read together), each by a measure of its own. None of them may quote what this says is none.
"""

from __future__ import annotations

from functools import lru_cache

from core.extraction.gate.asked import Asked
from core.extraction.gate.attribute import tells_another_attribute
from core.extraction.gate.counted import counts_something_else
from core.extraction.gate.counting import counts_none_of_it
from core.extraction.gate.expected import lacks_expected_type, row_tells_no_time, tells_no_length
from core.extraction.gate.located import says_no_place
from core.extraction.gate.meaning import tells_no_meaning
from core.extraction.gate.measured import tells_another_measure, tells_the_other_end
from core.extraction.gate.modifiers import is_of_what_it_modifies
from core.extraction.gate.numbered import is_otherwise_numbered
from core.extraction.gate.objects import is_where_something_else_is
from core.extraction.gate.office import is_of_another_office, names_nobody_else
from core.extraction.gate.opposite import tells_the_other_side
from core.extraction.gate.permission import only_tells_hours
from core.extraction.gate.rows_alone import (
    has_what_is_lacking,
    is_another_line,
    is_any_of_all,
    is_divisor,
    is_no_mean,
    is_no_share,
    is_of_a_part,
    is_of_a_whole_year,
    is_of_another_attribute,
    is_one_of_many,
    lacks_what_is_asked,
    names_somebody,
)
from core.extraction.gate.sides import is_of_another_day, is_of_another_side
from core.extraction.gate.somebody import lacks_a_deputy, lacks_a_predecessor, names_nobody
from core.extraction.gate.stated import states_another
from core.extraction.gate.telling import counts_time, is_all_money, tells_an_addition, tells_time_alone
from core.extraction.named_days import is_shut_then
from core.extraction.segments import Segment
from core.reading.asking_whether import is_yes_or_no
from core.reading.characters import FULL_STOPS, QUESTION_MARKS, runs_of
from core.reading.detection import language_of
from core.reading.lexicon import opens_with, speaks_of, speaks_of_any
from core.reading.other_groups import is_of_the_opposite_group
from core.reading.periods import named_periods
from core.reading.second_asks import names_an_extreme

_HEADINGS = 2  # the title, and the section
_TOLD = ("sentence", "item")
_ROWS_ALONE = (
    is_of_a_part,
    is_of_a_whole_year,
    is_one_of_many,
    has_what_is_lacking,
    is_any_of_all,
    is_no_share,
    is_divisor,
    is_another_line,
    is_no_mean,
    lacks_what_is_asked,
    is_of_another_attribute,
)


def is_no_answer(asked: Asked, segment: Segment) -> bool:
    """Tell whether a segment can't be the answer: a row of months tells nothing of a year, nor which is the highest.

    What names quarters of its own, and not the one asked for, is of those; the question itself, as lists of questions
    have it, answers nothing; a deputy is not the head.
    """
    row = segment.row
    if is_beside_the_point(asked, segment):
        return True
    if row is not None and counts_time(asked.text) and is_all_money(row):
        return True
    if row is not None:
        nobody = speaks_of("asks_who_is", asked.text) and not names_somebody(row, asked.text)
        return nobody or row_tells_no_time(asked, row) or any(leaves_open(asked, row) for leaves_open in _ROWS_ALONE)
    shut = is_shut_then(asked.text, segment.text, asked.language or "en")
    if segment.kind in _TOLD and not shut and tells_no_length(asked, segment.text, segment.context):
        return True
    if segment.kind in _TOLD and tells_nothing_of_it(asked, segment):
        return True
    if segment.kind in _TOLD and is_of_others(asked, segment):
        return True
    if tells_the_other_side(asked.text, segment.text, asked.language) or _names_no_first(asked, segment):
        return True
    return states_another(asked.text, segment.text, _headings(segment), asked.language)


def tells_nothing_of_it(asked: Asked, segment: Segment) -> bool:
    """Tell whether a sentence has nobody who does it, nobody's deputy or predecessor, or nothing of what is named."""
    text, heading = segment.text, segment.heading
    if lacks_a_deputy(asked, text, heading) or names_nobody(asked, text, heading) or lacks_a_predecessor(asked, text):
        return True
    if says_no_place(asked, text) or is_where_something_else_is(asked, segment):
        return True
    if counts_something_else(asked, text) or counts_none_of_it(asked, text):
        return True
    if tells_no_meaning(asked, text) or only_tells_hours(asked, text, heading):
        return True
    if tells_time_alone(asked.text, asked.language, text) or tells_an_addition(asked.text, asked.language, text):
        return True
    return is_of_what_it_modifies(asked, text) or tells_another_attribute(asked, text, segment.context)


def is_of_others(asked: Asked, segment: Segment) -> bool:
    """Tell whether a sentence is of another group, day, measure or end of a time than is asked for."""
    if is_of_another_side(asked, segment) or is_of_another_day(asked, segment):
        return True
    return is_of_something_else(asked, segment.text)


def is_of_something_else(asked: Asked, text: str) -> bool:
    """Tell whether a sentence is of all others than the group asked for, of another measure, or of the other end."""
    question, code = asked.text, asked.language
    if is_of_the_opposite_group(question, text, code) or tells_another_measure(question, text, code):
        return True
    return tells_the_other_end(question, text, code)


def _names_no_first(asked: Asked, segment: Segment) -> bool:
    """Which one has the most is asked, and a sentence sets nothing before all others: it has of one, or of all."""
    if asked.language not in ("", "en") or not opens_with("which_one_of_all", asked.text):
        return False
    told = f"{segment.text} {segment.heading}"
    compared = names_an_extreme(told) or speaks_of_any(("outdoes", "than"), told, "en")
    return names_an_extreme(asked.text) and not compared


def is_beside_the_point(asked: Asked, segment: Segment) -> bool:
    """Tell whether a segment is of another office, type of answer or quarter, or the question itself.

    That is told for sure enough to hold a language model's drafts to it, too, which say it in words of their own.
    """
    if is_of_another_office(asked.text, segment.text):
        return True
    if segment.row is not None:
        return False
    if segment.kind in _TOLD and lacks_expected_type(asked, segment.text, segment.context):
        return True
    if is_otherwise_numbered(asked.text, segment.text, _headings(segment)):
        return True
    told = named_periods(segment.text).quarters if asked.quarters else ()
    if told and asked.quarters.isdisjoint(told):
        return True
    return names_nobody_else(asked.text, segment.text) or _asks_it_again(asked.text, segment.text)


def _asks_it_again(question: str, text: str) -> bool:
    """`No hay ascensor.` has all words of `¿No hay ascensor?`, and answers it."""
    states = text.rstrip().endswith(tuple(FULL_STOPS)) and not text.rstrip().endswith(QUESTION_MARKS)
    return _runs(text) == _runs(question) and not (states and is_yes_or_no(question, language_of(question)))


def _headings(segment: Segment) -> str:
    """What heads a segment: no topic that it only goes on about."""
    return " ".join((*segment.context.split(" > ")[:_HEADINGS], segment.heading))


@lru_cache(maxsize=512)
def _runs(text: str) -> list[str]:
    return runs_of(text.casefold())
