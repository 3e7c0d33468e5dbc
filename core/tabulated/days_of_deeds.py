"""Days on which something is done, in a column headed so: `cancelled` and `Notice by`, `열었나요` and `개점일`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.phrases import say
from core.reading.roles import Role
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.covered_telling import answered, end_of_sentence, heading_told, row_name, row_told
from core.tabulated.covering import Cover, Covered, heading_words
from core.tabulated.dated_rows import days_in
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.plain_rows import PlainRows, plain_rows

_DEEDS: Final[tuple[Role, ...]] = ("gives_notice", "opens_new", "joins")
"""Each has the verbs that ask for a day and the headings of such days."""
_IDLE: Final[tuple[Role, ...]] = (
    *("kind_when", "asks_date", "question_word", "auxiliary", "modal", "light_verb", "asks_has", "row_does"),
    *("asks_person", "kind_who", "plan_which", "table_group_ask", "is_located", "copula", "works_at"),
)
_LONGEST: Final[tuple[Role, ...]] = ("longest_here", "date_first")
_NEWEST: Final[tuple[Role, ...]] = ("date_last", "newest_here")
_WHICH: Final[tuple[Role, ...]] = ("asks_person", "kind_who", "plan_which", "table_group_ask", "question_word")
_NEXT: Final = 2


def deed_told(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return the day on which what is asked for was done, or whose was the first or last; None where a word is left."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    deeds = [deed for deed in _DEEDS if speaks_of(deed, asked, code)]
    deeds = deeds or (["joins"] if speaks_of("longest_here", asked, code) else [])
    if len(deeds) != 1 or speaks_of("negates", asked, code):
        return None
    first, last = speaks_of_any(_LONGEST, asked, code), speaks_of_any(_NEWEST, asked, code)
    roles = (*_IDLE, *deeds, *_LONGEST, *_NEWEST, *(("contract_noun",) if deeds == ["gives_notice"] else ()))
    tables = [
        (rows, at) for rows in plain_rows(asked, code, document, roles, bare=True) for at in _days(rows, deeds[0])
    ]
    if first is not last:
        found = [one for rows, at in tables for one in _in_order(rows, at, newest=last)]
        return _extreme(found[0], code) if len(found) == 1 and speaks_of_any(_WHICH, asked, code) else None
    if first or not speaks_of_any(("kind_when", "asks_date"), asked, code):
        return None
    cells = [(rows, cell) for rows, at in tables for cell in _of_one(rows, at)]
    return _told(*cells[0], code) if len(cells) == 1 else None


def _days(rows: PlainRows, deed: Role) -> Iterator[int]:
    """Yield the one column of dates that is headed by what is done."""
    headed = [at for at, column in enumerate(rows.table.columns) if speaks_of(deed, heading_words(column))]
    dated = [at for at in headed if any(day is not None for _, day in days_in(rows, at, rows.lines))]
    yield from dated if len(dated) == 1 else ()


def _of_one(rows: PlainRows, at: int) -> Iterator[Covered]:
    lines = rows.held_by_all(rows.columns[at])
    if len(lines) == 1 and rows.words.every - rows.around - rows.columns[at] and rows.text(lines[0], at):
        yield rows.bare_cell(lines[0], at)


def _in_order(rows: PlainRows, at: int, *, newest: bool) -> Iterator[tuple[PlainRows, list[Covered]]]:
    """Yield the rows that are meant by their days, the first or the last of them ahead; none where one has no day."""
    days = days_in(rows, at, rows.held_by_all(rows.columns[at]))
    dated: list[tuple[date, Covered]] = [(day, rows.bare_cell(line, at)) for line, day in days if day is not None]
    if len(dated) < _NEXT or len(dated) < len(days):
        return
    dated.sort(key=lambda one: one[0], reverse=newest)
    if dated[0][0] != dated[1][0]:
        yield rows, [cell for _, cell in dated]


def _extreme(found: tuple[PlainRows, list[Covered]], code: str) -> TableAnswer:
    rows, (first, *others) = found
    told = [first, *others[:_NEXT]]
    text = f"{row_name(first)}: {heading_told(first)} {first.text}"
    text += say("dates then", code, next=", ".join(f"{row_name(one)} {one.text}" for one in told[1:]))
    return _answer(rows, f"{text}{end_of_sentence(code)}", told)


def _told(rows: PlainRows, cell: Covered, code: str) -> TableAnswer:
    return _answer(
        rows, f"{row_name(cell)}, {heading_told(cell)}: {cell.text.rstrip('.')}{end_of_sentence(code)}", [cell]
    )


def _answer(rows: PlainRows, text: str, cells: list[Covered]) -> TableAnswer:
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    return answered(Ask(Operation.VALUE, rows.words, ()), cover, text, cells, [row_told(cells[0], cover)])
