"""The rows that have something, or nothing, of what a column says: sold out, to be had, a yes; or that none does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of, speaks_of_any, words_of
from core.reading.phrases import say
from core.reading.roles import Role
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.cells import is_value
from core.tabulated.covered_telling import answered, heading_told, row_name, row_told
from core.tabulated.covering import Cover, Covered, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.plain_rows import PlainRows, plain_rows
from core.tabulated.table import Line

_MOST_TOLD: Final = 12
_FEWEST: Final = 2
_ASKS: Final[tuple[Role, ...]] = ("question_word", "table_group_ask", "plan_which", "asks_person", "asks_list")
_IDLE: Final[tuple[Role, ...]] = (*_ASKS, "auxiliary", "there_are", "we_or_you", "is_located")
_OTHERS: Final[tuple[Role, ...]] = ("row_count", "asks_price", "asks_date", "asks_reason", "kind_where", "kind_how")


class _Held(NamedTuple):
    """The rows that are meant, the column they are held to, and those of them that fit."""

    rows: PlainRows
    at: int
    lines: Sequence[Line]
    fitting: Sequence[Line]
    bound: str


def rows_that_do(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return which rows are sold out, to be had, or say yes in the column that is named; None where a word is left."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    if not speaks_of_any(_ASKS, asked, code) or speaks_of_any(_OTHERS, asked, code):
        return None
    gone = speaks_of("sold_out", asked, code)
    stock: tuple[Role, ...] = ("sold_out", "to_be_had")
    found = list[_Held]()
    if speaks_of_any(stock, asked, code):
        tables = plain_rows(asked, code, document, (*_IDLE, *stock), bare=True)
        found = [one for rows in tables for one in _in_stock(rows, gone=gone)]
    elif not speaks_of("negates", asked, code):
        found = [one for rows in plain_rows(asked, code, document, _IDLE) for one in _saying_yes(rows)]
    return _told(found[0], code) if len(found) == 1 else None


def _in_stock(rows: PlainRows, *, gone: bool) -> Iterator[_Held]:
    """Yield the rows of a kind, held to the one column of what is at hand."""
    columns = [at for at in range(len(rows.table.columns)) if _is_stock(rows, at)]
    if len(columns) != 1:
        return
    lines = rows.held_by_all(rows.columns[columns[0]])
    values = [(line, rows.cell(line, columns[0]).found) for line in lines]
    if lines and all(found is not None for _, found in values):
        fitting = [line for line, found in values if found is not None and (found.value == 0) is gone]
        yield _Held(rows, columns[0], lines, fitting, " 0" if gone else " > 0")


def _is_stock(rows: PlainRows, at: int) -> bool:
    stated = [text for line in rows.lines if (text := rows.text(line, at))]
    return speaks_of("stock_heading", rows.table.columns[at].label) and bool(stated) and all(map(is_value, stated))


def _saying_yes(rows: PlainRows) -> Iterator[_Held]:
    """Yield the rows that say yes in a column that the question names, of those that it means."""
    for at, said in enumerate(rows.columns):
        told = [rows.text(line, at).casefold() for line in rows.lines]
        yes, no = words_of("cell_yes"), words_of("cell_no")
        if len(told) < _FEWEST or not said - rows.around or not all(one in yes or one in no for one in told):
            continue
        lines = rows.held_by_all(said)
        if lines and not rows.words.unasked(heading_words(rows.table.columns[at])):
            yield _Held(rows, at, lines, [line for line in lines if rows.text(line, at).casefold() in yes], "")


def _told(held: _Held, code: str) -> TableAnswer:
    rows = held.rows
    cells = [rows.bare_cell(line, held.at) for line in (held.fitting or held.lines)][:_MOST_TOLD]
    name = f"{heading_told(cells[0])}{held.bound}"
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    each = ", ".join(f"{row_name(cell)} {cell.text}" for cell in cells)
    text = say("rows none", code, bound=name, each=each)
    if held.fitting:
        bound = name if held.bound else _bound(name, cells)
        text = say("rows listed", code, bound=bound, each=", ".join(map(row_name, cells)), without="")
    return answered(Ask(Operation.WHICH, rows.words, ()), cover, text, cells, [row_told(cells[0], cover)])


def _bound(name: str, cells: Sequence[Covered]) -> str:
    """What all of them have there, where that is the same."""
    told = {cell.text for cell in cells}
    return f"{name}: {told.pop()}" if len(told) == 1 else name
