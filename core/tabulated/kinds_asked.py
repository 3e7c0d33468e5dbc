"""The column that holds what a question asks for: who, on which days, under which number, how many there are.

Its heading need not be said: `On which days is Hannah in?` is told by the column of weekdays, whatever that is called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from core.extraction.bounds import tells_hours
from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of, speaks_of_any, terms_in, words_of
from core.reading.periods import dates_in
from core.reading.roles import Role
from core.reading.weekdays import place_of_days, weekdays_in
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.cells import is_text, is_value
from core.tabulated.covered_telling import answered, heading_named, heading_told, is_unclear, row_name, row_told
from core.tabulated.covering import Cover, Covered
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.plain_rows import PlainRows, Words, plain_rows
from core.tabulated.relation_labels import LabelledWords, folded
from core.tabulated.relation_narration import figure_like
from core.tabulated.rows import derived_row
from core.tabulated.table import Line

_MOSTLY: Final = 0.6  # of a column's cells are of a kind
_LONGEST_NAME: Final = 4  # words
_MOST_TOLD: Final = 3
_MOST_ADDED: Final = 12
_PERIOD: Final = {"ja": "。", "zh": "。", "hi": "।"}


class _Kind(NamedTuple):
    """What asks for a kind, what else is left out of the words that name rows, and which columns hold it."""

    asks: tuple[Role, ...]
    idle: tuple[Role, ...]
    holds: Callable[[PlainRows, int], bool]
    people: bool = False
    several: bool = False
    """Of several rows, the sum is told."""


def kind_told(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return what the rows that a question names have of the kind that it asks for; None where a word is left."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    kind = next((one for one in _KINDS if speaks_of_any(one.asks, asked, code)), None)
    if kind is None or (kind.several and speaks_of_any(("asks_price", "asks_money"), asked, code)):
        return None
    tables = plain_rows(asked, code, document, (*kind.asks, *kind.idle, *_IDLE))
    found = [cells for rows in tables for cells in _of_rows(rows, kind)]
    texts = {tuple((row_name(cell), cell.text) for _, cell in cells) for cells in found}
    if len(texts) != 1 or (kind.several and len(found[0]) > 1 and not _asks_for_stock(found[0][0][0], asked, code)):
        return None
    return _added(found[0], code) if kind.several and len(found[0]) > 1 else _told(found[0], code)


def _asks_for_stock(rows: PlainRows, asked: str, code: str) -> bool:
    """How many `products` a supplier has are rows, where those are products: no sum of what is at hand of each."""
    of_stock = speaks_of_any(("stock_heading", "to_be_had", "what_is_left"), asked, code)
    return of_stock or not LabelledWords(folded(asked), code).held(rows.table.corner)


def tells_days(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether an answer names days of the week, where it is asked on which: a phone number names none."""
    code = language_of(question.asked) or ENGLISH
    return not speaks_of("asks_weekdays", question.asked, code) or bool(weekdays_in(answer.told.text))


def _added(cells: list[tuple[PlainRows, Covered]], code: str) -> TableAnswer | None:
    """What several rows come to, with each: `Seats left: Basics 3 + Advanced 2 = 5`."""
    rows, told = cells[0][0], [rows.cell(cell.line, rows.table.columns.index(cell.column)) for rows, cell in cells]
    values = [cell.found.value for cell in told if cell.found is not None]
    first = told[0].found
    if first is None or len(values) < len(told) or is_unclear(code, told):
        return None
    each = " + ".join(f"{row_name(cell)} {cell.text}" for cell in told)
    text = f"{heading_told(told[0])}: {each} = {figure_like(sum(values), told[0], code)}{_PERIOD.get(code, '.')}"
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    made = [derived_row(first, ("", "total"), sum(values), "", rows.document)]
    return answered(Ask(Operation.SUM, rows.words, ()), cover, text, told, made)


def _of_rows(rows: PlainRows, kind: _Kind) -> Iterator[list[tuple[PlainRows, Covered]]]:
    """Yield the cells of the one column of the kind, in rows that say all words; who they are, of people."""
    headed = frozenset[int]().union(*rows.columns)
    if not rows.words.every - rows.around - headed:
        return
    lines = rows.held_by_all(headed)
    most = _MOST_ADDED if kind.several else _MOST_TOLD if kind.people else 1
    if kind.people and not lines:
        lines = rows.alike_to_all(headed)
    if not 0 < len(lines) <= most or len(lines) == len(rows.lines):
        return
    columns = [at for at in range(len(rows.table.columns)) if kind.holds(rows, at)]
    if len(columns) == 1:
        cell = rows.cell if kind.several else rows.bare_cell
        yield [(rows, cell(line, columns[0])) for line in lines if rows.text(line, columns[0])]
    elif kind.people and not columns and names_people(rows):
        cells = [_cell_that_says(rows, line) or _what_somebody_is(rows, line) for line in lines]
        if all(cells):
            yield [(rows, cell) for cell in cells if cell is not None]


def _what_somebody_is(rows: PlainRows, line: Line) -> Covered | None:
    """The first cell of words of who is named by the row's own name: `Front desk lead`."""
    named = bool(rows.words.held(line.label) - rows.around)
    told = (at for at in range(len(rows.table.columns)) if is_text(rows.text(line, at)))
    return next((rows.bare_cell(line, at) for at in told), None) if named else None


def _cell_that_says(rows: PlainRows, line: Line) -> Covered | None:
    """The cell of words by which a row is meant."""
    told = [at for at in range(len(rows.table.columns)) if is_text(rows.text(line, at))]
    said = {at: len(rows.words.held(rows.text(line, at)) - rows.around) for at in told}
    best = max(said, key=lambda at: said[at], default=-1)
    return rows.bare_cell(line, best) if best >= 0 and said[best] else None


def _told(cells: list[tuple[PlainRows, Covered]], code: str) -> TableAnswer:
    rows = cells[0][0]
    end = _PERIOD.get(code, ".")
    each = [f"{row_name(cell)}, {heading_named(cell)}: {cell.text.rstrip('.')}" for _, cell in cells]
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    text = f"{'; '.join(each)}{end}"
    told = [cell for _, cell in cells]
    return answered(Ask(Operation.VALUE, rows.words, ()), cover, text, told, [row_told(told[0], cover)])


def cell_told(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return the cell of words in the one row and column that say all of a question; None where a word is left."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    if speaks_of_any(_OF_MORE, asked, code):
        return None
    at_hand = speaks_of("to_be_had", asked, code)
    found = [one for rows in plain_rows(asked, code, document, _IDLE) for one in _of_words(rows, at_hand)]
    texts = {(row_name(cell), cell.column.label, cell.text) for _, cell in found}
    return _told(found[:1], code) if len(texts) == 1 else None


def _of_words(rows: PlainRows, at_hand: bool) -> Iterator[tuple[PlainRows, Covered]]:
    """Yield the cells of words whose heading is said, or that are all their row has, in the one row that is named."""
    for at, said in enumerate(rows.columns):
        if not (said - rows.around or len(rows.columns) == 1):
            continue
        lines = rows.held_by_all(said)
        named = rows.words.every - rows.around - said
        told = rows.text(lines[0], at) if len(lines) == 1 and _is_named(rows, lines[0], at, named, said) else ""
        if told and (not is_value(told) or (at_hand and holds_stock(rows, at))):  # `are seats left`
            yield rows, rows.bare_cell(lines[0], at)


def _is_named(rows: PlainRows, line: Line, at: int, named: Words, said: Words) -> bool:
    """A row is named by what it says beside the cell that is told; by its whole name, where no heading is said."""
    beside = (rows.text(line, other) for other in range(len(rows.columns)) if other != at)
    held = rows.words.held(" ".join((*line.section, line.label, *filter(is_text, beside))))
    whole = bool(said - rows.around) or not rows.words.unasked(line.label)
    return bool(named) and named <= held and whole


def hours_told(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return when something is open on the days asked for: of the row whose days hold them."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    if not speaks_of_any(_HOURS, asked, code):
        return None
    place, days = place_of_days(asked), weekdays_in(asked)
    if speaks_of("workdays", asked, code):
        days, place = _WORKDAYS, None
    rest = f"{asked[: place[0]]} {asked[place[1] :]}" if place else asked
    found = list[tuple[PlainRows, Covered]]()
    for rows in plain_rows(rest, code, document, (*_HOURS, "workdays", "asks_date", *_IDLE), bare=True):
        columns = [at for at in range(len(rows.table.columns)) if _holds_hours(rows, at)]
        if not days or len(columns) != 1 or rows.words.every - rows.around - rows.columns[columns[0]]:
            continue
        lines = [line for line in rows.lines if days <= weekdays_in(line.label)]
        found += [(rows, rows.bare_cell(line, columns[0])) for line in lines if rows.text(line, columns[0])]
    return _told(found, code) if len(found) == 1 else None


# ---- which columns hold what


def _stated(rows: PlainRows, at: int) -> list[str]:
    return [text for line in rows.lines if (text := rows.text(line, at))]


def _mostly(rows: PlainRows, at: int, holds: Callable[[str], bool]) -> bool:
    stated = _stated(rows, at)
    return bool(stated) and sum(map(holds, stated)) >= _MOSTLY * len(stated)


def _holds_days(rows: PlainRows, at: int) -> bool:
    return _mostly(rows, at, lambda text: bool(weekdays_in(text)))


def _holds_hours(rows: PlainRows, at: int) -> bool:
    headed, closed = terms_in("asks_hours")[0], words_of("cell_closed")
    return _mostly(rows, at, lambda text: text.casefold() in closed or tells_hours(f"{headed} {text}"))


def _holds_phones(rows: PlainRows, at: int) -> bool:
    headed = speaks_of("phone_heading", rows.table.columns[at].label)
    return headed and _mostly(rows, at, has_digit)


def _holds_people(rows: PlainRows, at: int) -> bool:
    headed = speaks_of_any(("in_charge", "person_heading"), rows.table.columns[at].label)
    return headed and _mostly(rows, at, _is_name)


def _holds_places(rows: PlainRows, at: int) -> bool:
    return speaks_of("place_heading", rows.table.columns[at].label) and _mostly(rows, at, is_text)


def _holds_days_said(rows: PlainRows, at: int) -> bool:
    """Its heading is said, and its cells are dates: `last delivered`, of `Last delivery`."""
    return bool(rows.columns[at] - rows.around) and _mostly(rows, at, lambda text: bool(dates_in(text)))


def holds_stock(rows: PlainRows, at: int) -> bool:
    """Tell whether a column of figures is headed as what is at hand."""
    label = rows.table.columns[at].label
    headed = speaks_of("stock_heading", label) and not speaks_of("floor_heading", label)
    return headed and _mostly(rows, at, is_value)


def names_people(rows: PlainRows) -> bool:
    """Its rows are people: what heads their names says so, or they are written as names of people are."""
    names = [line.label for line in rows.lines]
    headed = speaks_of_any(("person_heading", "people_noun"), rows.table.corner)
    return headed and sum(map(_is_name, names)) >= _MOSTLY * len(names)


def _is_name(text: str) -> bool:
    words = text.split()
    opens = all(not word[:1].islower() for word in words[:1] + words[-1:])
    return 0 < len(words) <= _LONGEST_NAME and opens and not has_digit(text)


_WORKDAYS: Final = frozenset(range(5))
_HOURS: Final[tuple[Role, ...]] = ("opening_hours", "is_open", "asks_hours")
_OF_MORE: Final[tuple[Role, ...]] = (
    *("row_count", "asks_price", "asks_money", "asks_reason", "negates", "average", "asks_sum", "asks_share"),
    *("asks_difference", "row_median", "asks_person", "kind_who", "kind_why", "kind_how_much", "bound_above"),
    *("bound_below", "date_next", "date_first", "date_last", "best_period", "worst_period"),
)
"""What asks for more than the words of a cell."""
_IDLE: Final[tuple[Role, ...]] = ("auxiliary", "modal", "question_word", "asks_has", "light_verb", "is_located")
_KINDS: Final = (
    _Kind(("kind_where",), ("works_at",), _holds_places),
    _Kind(("asks_person", "kind_who"), ("in_charge",), _holds_people, people=True),
    _Kind(("asks_weekdays",), ("is_open", "row_does"), _holds_days),
    _Kind(("kind_when", "asks_date"), ("row_does",), _holds_days_said),
    _Kind(("asks_phone", "phone_heading"), ("asks_number",), _holds_phones),
    _Kind(
        ("row_count",),
        ("row_does", "stock_heading", "there_are", "of_them", "to_be_had", "what_is_left"),
        holds_stock,
        several=True,
    ),
)
