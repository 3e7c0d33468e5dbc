"""The row whose date comes first, last or next: `Which van has its MOT next?`, told by the dates of a column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.digits import numbers_in
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.periods import dates_in
from core.reading.phrases import say
from core.reading.roles import Role
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.covered_telling import answered, end_of_sentence, heading_told, row_name, row_told
from core.tabulated.covering import Cover, Covered
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.plain_rows import PlainRows, Words, plain_rows
from core.tabulated.table import Line

_WISHES: Final[tuple[Role, ...]] = ("date_next", "date_first", "date_last")
_ASKING: Final[tuple[Role, ...]] = ("asks_date", "question_word", "table_bears", "asks_has", "falls_due")
_FEWEST: Final = 2
_PARTS, _MONTHS = 3, 12
_MOST: Final = 3
"""Rows that are told behind the one asked for."""


@dataclass(frozen=True, slots=True)
class _Dated:
    """The rows of a table in the order of a column's dates, and how many words of the question that column says."""

    rows: PlainRows
    at: int
    ordered: tuple[tuple[date, Line], ...]
    said: Words


def dated_rows(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return the row that comes first, last or next by the one column of dates that is meant; else None.

    `Next` counts from today; what is past is told beside it.
    """
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    wish = next((role for role in _WISHES if speaks_of(role, asked, code)), None)
    asks = speaks_of_any(("question_word", "table_group_ask", "asks_person", "asks_date"), asked, code)
    if wish is None or not asks:
        return None
    tables = plain_rows(asked, code, document, (*_WISHES, *_ASKING))
    found = [one for rows in tables for one in _of_columns(rows, wish)]
    most = max((len(one.said) for one in found), default=0)
    meant = [one for one in found if len(one.said) == most]
    return _told(meant[0], wish, question.today, code) if len(meant) == 1 else None


def _of_columns(rows: PlainRows, wish: Role) -> Iterator[_Dated]:
    for at, said in enumerate(rows.columns):
        kept = rows.held_by_all(said)
        dated = [(day, line) for line, day in days_in(rows, at, kept) if day is not None]
        stated = sum(bool(rows.text(line, at)) for line in kept)
        if len(dated) >= _FEWEST and len(dated) == stated:
            dated.sort(key=lambda one: one[0], reverse=wish == "date_last")
            yield _Dated(rows, at, tuple(dated), said)


def days_in(rows: PlainRows, at: int, lines: Sequence[Line]) -> list[tuple[Line, date | None]]:
    """Return the day that each of some rows has in a column; None where it has none, or may be one of two."""
    day_first = _is_day_first([rows.text(line, at) for line in rows.lines])
    return [(line, _day(rows.text(line, at), day_first=day_first)) for line in lines]


def _is_day_first(texts: Sequence[str]) -> bool | None:
    """Whether a column writes days before months: with points, or as one of its dates can't be read otherwise."""
    told = [numbers_in(found[0].text) for text in texts if len(found := dates_in(text)) == 1]
    known = [numbers for numbers in told if len(numbers) == _PARTS]
    if any(int(numbers[0]) > _MONTHS for numbers in known) or any("." in text for text in texts):
        return True
    return False if any(int(numbers[1]) > _MONTHS for numbers in known) else None


def _day(text: str, *, day_first: bool | None) -> date | None:
    """The one day that a cell is; None where its column does not tell which of two."""
    found = dates_in(text)
    readings = found[0].readings if len(found) == 1 else ()
    if len(readings) > 1:
        readings = () if day_first is None else readings[-1:] if day_first else readings[:1]
    year, month, day = readings[0] if readings else (0, 0, 0)
    return date(year, month, day or 1) if year and month else None


def _told(dated: _Dated, wish: Role, today: date, code: str) -> TableAnswer | None:
    ordered = [one for one in dated.ordered if wish != "date_next" or one[0] >= today]
    if not ordered:
        return None
    past = [dated.rows.bare_cell(line, dated.at) for day, line in dated.ordered if day < today]
    first = [dated.rows.bare_cell(line, dated.at) for day, line in ordered if day == ordered[0][0]]
    others = [dated.rows.bare_cell(line, dated.at) for _, line in ordered[len(first) :][:_MOST]]
    text = f"{', '.join(map(row_name, first))}: {heading_told(first[0])} {first[0].text}"
    text += say("dates then", code, next=_each(others)) if others else ""
    text += end_of_sentence(code)
    past = past if wish == "date_next" else []
    text += say("dates past", code, names=_each(past[-_MOST:])) if past else ""
    words = dated.rows.words
    cover = Cover(words, (), dated.rows.document, words.text)
    cells = [*first, *others, *past[-_MOST:]]
    return answered(Ask(Operation.VALUE, words, ()), cover, text, cells, [row_told(first[0], cover)])


def _each(cells: Sequence[Covered]) -> str:
    return ", ".join(f"{row_name(cell)} {cell.text}" for cell in cells)
