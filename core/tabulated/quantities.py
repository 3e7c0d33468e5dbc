"""What a number of things costs, for a number of days: `What do 200 chairs cost for two days?`, by one price.

Nothing is added that is not asked for: no deposit, and no delivery.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.model import FactRow
from core.reading.amount import Amount
from core.reading.amounts import read_amounts
from core.reading.detection import language_of
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.rates import SPANS
from core.reading.roles import Role
from core.reading.unit_words import time_unit_behind
from core.reading.units import NAMED_UNITS
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.covered_telling import answered, end_of_sentence, figure_told, heading_told, is_unclear, row_name
from core.tabulated.covering import Cover, Covered
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.numbers_in_names import without_own_numbers
from core.tabulated.plain_rows import PlainRows, plain_rows
from core.tabulated.relation_bounds import without_terms
from core.tabulated.relation_narration import figure_like
from core.tabulated.row_kinds import is_of_its_kind
from core.tabulated.rows import derived_row
from core.tabulated.table import Line

_UNITS: Final[dict[str, Role]] = {
    "hour": "heading_hour",
    "day": "heading_day",
    "week": "heading_week",
    "month": "heading_month",
    "year": "heading_year",
}
_EACH: Final[dict[str, Role]] = {span.removeprefix("each_"): span for span in SPANS}
_PRICED: Final[tuple[Role, ...]] = (
    "asks_price",
    "asks_money",
    "kind_how_much",
    "question_word",
    "auxiliary",
    "modal",
    "per",
)
_MOST_AMOUNTS: Final = 2
_ONCE: Final = ""
"""The unit of a price that is paid once, however long."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """So many things, for so many of a unit of time (empty: once)."""

    count: float
    times: float
    unit: str


def price_for_a_time(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return what one thing costs a day, a week: the price of a heading that says so, in whatever language."""
    return worth_of_several(question, document, of_one=True)


def worth_of_several(question: TableQuestion, document: DocumentTables, *, of_one: bool = False) -> TableAnswer | None:
    """Return what several of a thing cost, for as long as is asked; None where a word is left, or prices differ."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    priced = speaks_of_any(("asks_price", "asks_money", "kind_how_much", "plan_how_much"), asked, code)
    labels = [line.label for table in document.tables for line in table.lines] if priced else []
    counted = without_own_numbers(asked, labels)
    wanted = _wanted(counted, of_one=of_one) if priced else None
    if wanted is None:
        return None
    rest = without_terms(
        _without_amounts(asked, counted).lower(), (*_times(code), *BY_CODE[code].counters.split()), code
    )
    tables = plain_rows(rest, code, document, (*_PRICED, *SPANS, "counts_pieces"))
    found = [cell for rows in tables for cell in _prices(rows, wanted)]
    if len({(cell.line.label, cell.text) for _, cell in found}) != 1 or is_unclear(code, [found[0][1]]):
        return None
    return _told(*found[0], wanted, code)


def _without_amounts(asked: str, counted: str) -> str:
    """A question without the amounts of the same one in which those that name rows are blanks."""
    for one in reversed(read_amounts(counted)):
        asked = f"{asked[: one.start]} {asked[one.end :]}"
    return asked


def _times(code: str) -> Iterator[str]:
    yield from (name for name, unit in NAMED_UNITS.items() if unit.quantity == "time" and name.isalpha())
    yield from (term for terms in BY_CODE[code].time_units.values() for term in terms_of(terms))


def _wanted(asked: str, *, of_one: bool) -> _Wanted | None:
    """So many things, for so long; None where it is one thing once, or other figures are named."""
    amounts = read_amounts(asked)
    units = [_unit_of(one, asked) for one in amounts]
    counts = [one.value for one, unit in zip(amounts, units, strict=True) if not unit]
    lengths = [(one.value, unit) for one, unit in zip(amounts, units, strict=True) if unit]
    plain = not any(one.unit or one.scaled or one.bound or one.value <= 0 for one in amounts)
    if not plain or of_one is bool(amounts) or len(amounts) > _MOST_AMOUNTS or len(counts) > 1 or len(lengths) > 1:
        return None
    each = [unit for unit, span in _EACH.items() if speaks_of(span, asked)]
    times, unit = lengths[0] if lengths else (1.0, each[0] if len(each) == 1 else _ONCE)
    count = counts[0] if counts else 1.0
    several = (count, times) != (1.0, 1.0)
    return _Wanted(count, times, unit) if several or (of_one and unit) else None


def _unit_of(one: Amount, asked: str) -> str:
    """`day` of `two days`; empty of what is no time, or another than prices are for."""
    behind = time_unit_behind(asked, one.end)
    named = next((unit for unit in _UNITS if one.noun.casefold() in (unit, f"{unit}s")), "")
    return behind if behind in _UNITS else named


def _prices(rows: PlainRows, wanted: _Wanted) -> Iterator[tuple[PlainRows, Covered]]:
    """Yield the price of the one row that is meant, for the time that is asked for."""
    line = _row_meant(rows)
    if line is None:
        return
    labelled = rows.said[rows.lines.index(line)]
    fitting = [at for at in _columns(rows, line) if _unit_headed(rows, at) == wanted.unit]
    most = max((len(rows.columns[at]) for at in fitting), default=0)
    meant = [at for at in fitting if len(rows.columns[at]) == most]
    if len(meant) == 1 and not rows.words.every - rows.around - labelled - rows.columns[meant[0]]:
        yield rows, rows.cell(line, meant[0])


def _row_meant(rows: PlainRows) -> Line | None:
    """The row whose label says most of the question, and what it is: `chairs`, of `Folding chair`."""
    most = max(map(len, rows.labelled), default=0)
    named = [line for line, own in zip(rows.lines, rows.labelled, strict=True) if most and len(own) == most]
    named = [line for line in named if is_of_its_kind(rows.words, line.label)]
    return named[0] if len(named) == 1 else None


def _columns(rows: PlainRows, line: Line) -> Iterator[int]:
    """Yield the columns of money, or of prices, in which a row has a figure."""
    for at, column in enumerate(rows.table.columns):
        found = rows.cell(line, at).found
        if found is None:
            continue
        money = found.unit.name.isupper() and len(found.unit.name) == len("EUR")
        if money or speaks_of_any(("price_heading", "row_price", "asks_price"), column.label):
            yield at


def _unit_headed(rows: PlainRows, at: int) -> str:
    """The time that a price is for, as its heading says: `Day rate`, `Tagespreis`."""
    label = rows.table.columns[at].label
    found = [unit for unit, role in _UNITS.items() if speaks_of(role, label)]
    return found[0] if len(found) == 1 else _ONCE


def _told(rows: PlainRows, cell: Covered, wanted: _Wanted, code: str) -> TableAnswer | None:
    if cell.found is None:
        return None
    total = cell.found.value * wanted.count * wanted.times
    factors = [one for one in (wanted.count, wanted.times) if one != 1]
    sum_told = figure_like(total, cell, code)
    each = " × ".join((*(f"{one:g}" for one in factors), figure_told(cell, code)))
    end = end_of_sentence(code)
    each = f"{each} = {sum_told}" if factors else each
    text = f"{row_name(cell)}, {heading_told(cell)}: {each}{end}"
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    return answered(Ask(Operation.VALUE, rows.words, ()), cover, text, [cell], _made(rows, cell, total, factors))


def _made(rows: PlainRows, cell: Covered, total: float, factors: Sequence[float]) -> list[FactRow]:
    """The product and its factors as rows, so that they can be proved."""
    if cell.found is None:
        return []
    named = heading_told(cell)
    made = [derived_row(cell.found, ("", named), total, "", rows.document)] if factors else []
    return [*made, *(derived_row(cell.found, ("", named), one, "rows", rows.document) for one in factors)]
