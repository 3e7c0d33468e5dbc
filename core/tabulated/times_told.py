"""Whether figures of years are told for less than a year: what one asks of a month, a day or a summer has its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.reading.calendars import month_named, months_named
from core.reading.characters import has_digit, letter_runs
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.periods import Date, dates_in
from core.reading.roles import Role
from core.reading.sentences import sentences
from core.reading.time_lengths import YEAR
from core.reading.weekdays import weekdays_in
from core.tabulated.asking import TableQuestion
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found
from core.tabulated.periods import heading_period
from core.tabulated.subject import without_subject

_CAPTION = 300
_YEARS_END: Final = (12, 31)
_SHORTER: Final[tuple[Role, ...]] = ("under_a_year", "quarter")


def is_of_the_time_asked(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether an answer's cells say the month, day, week, season or quarter asked for, where they are of years."""
    if question.span == YEAR or not is_of_years(answer):
        return True
    said = " ".join(_said(answer))
    if any(not _is_dated(day, answer, said) for day in dates_in(question.asked)):
        return False
    code = language_of(question.asked) or ENGLISH
    text = pattern_of("quarterly_report").sub(" ", without_subject(question.text, answer.document.subject).rest)
    if not set(_months(text, code)) <= {*months_named(said), *_months_ended(answer)}:
        return False
    return all(_tells(role, text, code, said, answer.document) for role in _SHORTER)


def tells_a_time(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether an answer has a figure, a month or a weekday, where it is asked when: a name has none."""
    asked, text = question.asked, answer.told.text
    if not speaks_of_any(("kind_when", "asks_date", "asks_clock_time"), asked, language_of(asked) or ENGLISH):
        return True
    return has_digit(text.rpartition(": ")[2]) or bool(weekdays_in(text) or months_named(text))


def is_of_years(answer: TableAnswer) -> bool:
    """Tell whether a cell of an answer is a year's figure."""
    return any(map(_is_of_a_year, answer.cells))


def _is_of_a_year(cell: Found) -> bool:
    """By its column, or by its row (`2024`)."""
    periods = (cell.period, cell.column.period, heading_period(cell.line.label), heading_period(cell.column.label))
    named = [one for one in periods if one.year]
    return bool(named) and all(one.annual for one in named)


def _said(answer: TableAnswer) -> Iterator[str]:
    yield answer.document.title
    for cell in answer.cells:
        yield " ".join((cell.line.label, *cell.line.section, *cell.line.cells, cell.column.label, cell.table.corner))
        yield f"{month_named(cell.line.label)} {month_named(cell.column.label)}"
        yield f"{cell.table.section} {_last_sentence(cell.table.caption[-_CAPTION:])}"


def _last_sentence(caption: str) -> str:
    """What stands right above a table: further above is prose of other things."""
    return next(iter(sentences(caption)[-1:]), "")


def _is_dated(day: Date, answer: TableAnswer, said: str) -> bool:
    """Its cells end in that month or on that day, or say it; what stands at a year's end is the year's."""
    readings = [reading for reading in day.readings if reading[1]]
    if not readings or any(reading[1:] == _YEARS_END for reading in readings):
        return True
    told = [reading for found in dates_in(said) for reading in found.readings]
    told += [(int(end[:4]), int(end[5:7]), int(end[8:10] or 0)) for end in _ends(answer)]
    return any(_is_same(one, other) for one in readings for other in told)


def _is_same(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    """As far as both say."""
    return all(a == b or not a or not b for a, b in zip(one, other, strict=True))


def _ends(answer: TableAnswer) -> Iterator[str]:
    for cell in answer.cells:
        yield from (column.period.end for column in cell.table.columns if len(column.period.end) >= len("2024-03"))


def _months_ended(answer: TableAnswer) -> frozenset[int]:
    return frozenset(int(end[5:7]) for end in _ends(answer))


def _months(text: str, code: str) -> Iterator[int]:
    """The months that a text names, with a year or without; `may` and `march` are other words as well."""
    language = BY_CODE[code]
    own = {name for names in language.months for name in names.split()}
    runs = letter_runs(text)
    for before, run in pairwise(("", *runs)):
        lower = run.casefold()
        other = lower in language.capital_months.split() and (not before or run == lower)
        if lower in own and (not other or before.casefold() in words_of("adposition", "preposition", language=code)):
            yield from months_named(lower)


def _tells(role: Role, text: str, code: str, said: str, document: DocumentTables) -> bool:
    """A word of the role is said around the cells, too; of quarters, the document may be one's."""
    if not speaks_of(role, text, code) or speaks_of(role, said):
        return True
    return role == "quarter" and bool(document.subject.quarters or _has_quarters(document))


def _has_quarters(document: DocumentTables) -> bool:
    return any(column.period.span == "3M" for table in document.tables for column in table.columns)
