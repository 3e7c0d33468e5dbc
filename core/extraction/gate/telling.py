"""What a quote has to tell beside the question itself: something new, of what was asked for, and in its kind."""

from __future__ import annotations

from core.extraction.gate.asked import is_period
from core.extraction.named_days import is_shut_then
from core.extraction.segments import Segment
from core.extraction.support import Query, tells_figure
from core.extraction.tables import Row
from core.reading.amounts import read_amounts
from core.reading.asking_whether import is_yes_or_no
from core.reading.characters import FULL_STOPS, has_digit
from core.reading.detection import language_of
from core.reading.lexicon import ends_with, opens_with, pattern_of, speaks_of
from core.reading.notation import CURRENCY_NAMES
from core.reading.senses import senses_of
from core.reading.unit_words import time_unit_behind
from core.reading.words import content_words, words

_NEAR = 2  # words behind a number


def adds_nothing(question: str, text: str) -> bool:
    """Tell whether a text says no more than the question does: `Berlin`, for the rent of the Berlin office.

    That something is so answers whether it is, one of two things which of them, and that it is not, how long.
    """
    language = language_of(question)
    if opens_with("auxiliary", question.lstrip()) or speaks_of("table_or", question):
        return False
    says_so = is_yes_or_no(question, language) and text.rstrip().endswith(tuple(FULL_STOPS))
    if says_so or is_shut_then(question, text, language or "en"):
        return False
    if speaks_of("none", text, language_of(text)) and not speaks_of("none", question, language):
        return False
    told = set(content_words(text))
    return bool(told) and told <= set(content_words(question))


def counts_nothing(query: Query, segment: Segment) -> bool:
    """Tell whether it is asked how many there are, and a sentence tells no number, no day, nor that there is none."""
    if not query.counted or segment.row is not None:
        return False
    others = any(speaks_of(role, segment.text) for role in ("none", "day_word", "calendar_word"))
    return not (others or tells_figure(segment.text, query.language))


def tells_time_alone(question: str, language: str, text: str) -> bool:
    """Tell whether it is asked how many people or things there are, and all numbers of a sentence are of days or hours.

    `Requests take about ten working days` tells nothing of `how many people work here`: its one word of that is of the
    days.
    """
    language = language or "en"
    priced = opens_with("how_much_is", question.lstrip("¿ "), language)
    counts = speaks_of("plan_how_many", question, language) and not speaks_of("calendar_word", question, language)
    if not (priced or counts):
        return False
    amounts = read_amounts(text)
    return bool(amounts) and all(not a.money and _is_of_time(text[a.end :], language) for a in amounts)


def tells_an_addition(question: str, language: str, text: str) -> bool:
    """Tell whether it is asked how many there are, and a sentence counts what comes to them: `two more generators`."""
    code = language or "en"
    asks = speaks_of("plan_how_many", question, code) and ends_with("there_are", question.rstrip("?!. ").lower())
    if not asks or speaks_of("adds_more", question, code):
        return False
    amounts = read_amounts(text)
    return bool(amounts) and all(opens_with("adds_more", text[one.end :].lstrip(), code) for one in amounts[:1])


def _is_of_time(behind: str, language: str) -> bool:
    """Tell whether one of the next two words is a unit of time: `ten working days`."""
    near = behind.split()[:_NEAR]
    return bool(time_unit_behind(behind)) or any(speaks_of("calendar_word", word, language) for word in near)


def says_of_it(question: str, own: str) -> bool:
    """Tell whether what a row says by itself has a word of the question, beside the time that is counted in.

    `How many days of leave` asks for days, and of leave: `Meals per full day` has none of it.
    """
    told = (word for word in words(_without_units_of_time(question)) if content_words(word))
    senses = {sense for word in told for sense in senses_of(word) if not is_period(sense)}
    return not senses or not senses.isdisjoint(senses_of(own))


def counts_time(question: str) -> bool:
    """Tell whether days, weeks or months are counted: `how many days`."""
    return _without_units_of_time(question) != question


def is_all_money(row: Row) -> bool:
    """Tell whether each figure of a row is an amount of money, by a sign or code beside it."""
    figures = [cell for cell in row.cells if has_digit(cell)]
    return bool(figures) and all(map(is_money, figures))


def is_money(cell: str) -> bool:
    """Tell whether a cell has the sign, the code or the name of a currency."""
    codes = {*CURRENCY_NAMES.values(), *CURRENCY_NAMES}
    return any(sign in cell for sign in "$€£¥₩") or not codes.isdisjoint((*cell.split(), *words(cell)))


def _without_units_of_time(question: str) -> str:
    """Leave out the unit that is counted behind `how many`."""
    asked = pattern_of("plan_how_many").search(question)
    if asked is None:
        return question
    before, behind = question[: asked.end()], question[asked.end() :].split()
    return f"{before} {' '.join(behind[1:])}" if behind and speaks_of("calendar_word", behind[0]) else question
