"""How what a relation brings is told, and how well it fits the question: words, names and figures accounted for."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from core.extraction.gate.asked_words import ENGLISH
from core.facts.told import beside, listed
from core.model import FactRow
from core.reading.names import unaccented
from core.reading.periods import named_periods
from core.tabulated.covered_rows import MOST_TOLD
from core.tabulated.covered_telling import figure_told, heading_told, period_told, row_name
from core.tabulated.covering import Cover, Covered, heading_words
from core.tabulated.execution import usual_stems
from core.tabulated.labels import item_of, stems_of
from core.tabulated.parting_words import parting_words
from core.tabulated.parts import has_a_total, parts_of
from core.tabulated.relation_columns import Selection, called
from core.tabulated.relation_words import RelationAsk
from core.tabulated.relations import Relation
from core.tabulated.rows import derived_row
from core.tabulated.subject import names_in, without_subject
from core.tabulated.table import Column, Period

_SAME = 0.005
_NEAR = 80
"""Characters right above a table that say what it is of."""
_HALVES = {"6M": "H1"}
FEWEST = 2


@dataclass(frozen=True, slots=True)
class Told:
    """What a table brings: how well it fits (the least is best), its sentence, the cells and what was made of them."""

    key: tuple[int, ...]
    text: str
    cells: tuple[Covered, ...]
    made: tuple[FactRow, ...] = ()

    def same(self, other: Told) -> bool:
        """Tell whether two tables bring the same: what cells of words say is no figure."""
        if any(cell.found is None for cell in (*self.cells, *other.cells)):
            return self.text == other.text
        mine, theirs = self._values, other._values
        alike = len(mine) == len(theirs) and all(
            abs(a - b) <= _SAME * max(abs(a), abs(b)) for a, b in zip(mine, theirs, strict=True)
        )
        return self.text == other.text or (bool(mine) and alike)

    @property
    def _values(self) -> list[float]:
        made = [float(row.values["value"] or 0) for row in self.made]
        return made or [cell.found.value for cell in self.cells if cell.found]


Tell = Callable[[RelationAsk, Cover, Relation], Iterator[Told]]


def key_of(found: Selection, cells: Sequence[Covered]) -> tuple[int, ...]:
    """First by what rows and heading say themselves, then by what is said just above, then by what they say beside."""
    own = frozenset().union(found.rows.held, *(cell.own for cell in cells))
    near = found.ask.words.held(f"{found.table.caption[-_NEAR:]} {found.table.corner}") - found.cover.of_document
    return (-len(own | near), -len(own), sum(cell.left[1] for cell in cells[:1]), -len(near))


def told_of(found: Selection, text: str, cells: Sequence[Covered], made: Sequence[FactRow] = ()) -> Told | None:
    """Return a sentence with its cells; None where a word, a figure or a name of the question is left."""
    headings = [heading_words(cell.column) for cell in cells[:MOST_TOLD]]
    if found.left(*headings) or not found.says_numbers(*headings) or not is_whose(found, cells):
        return None
    return Told(key_of(found, cells), text, tuple(cells[:MOST_TOLD]), tuple(made))


def is_whose(found: Selection, cells: Sequence[Covered], *, called_so: bool = False) -> bool:
    """The question names the document, a row, or columns (`called_so`); what it says as names stands there, or so."""
    cover, subject = found.cover, found.cover.document.subject
    whose = without_subject(cover.said, subject).whose
    names = names_in(cover.said) - subject.named - stems_of(whose)
    columns = [found.table.columns[at] for at in found.relation.measures]
    asked = any(one.year for one in found.ask.wanted) and not found.of_months
    if asked and any(map(_is_dated, columns)) and not all(_is_dated(cell.column) for cell in cells):
        return False  # a target beside the years is of none of them
    of_periods = any(one.period.year for one in columns)  # beside years may stand what changed
    everybodys = all(item_of(value) is not None for value in found.rows.values)
    called_so = called_so or _says_kind_and_column(found, cells)
    if of_periods and not called_so and not (whose if everybodys else cover.names_document or names - usual_stems()):
        return False  # `net income`, in a statement: each company has that
    told = " ".join((*(f"{cell.beside} {cell.table.section}" for cell in cells), *found.rows.values))
    named = called_so or cover.names_document or bool(found.rows.values)
    return named and names <= stems_of(f"{called(cover.document, told)} {unaccented(told)}")


def _says_kind_and_column(found: Selection, cells: Sequence[Covered]) -> bool:
    """`Which department has the largest budget`, of rows that are departments and a column of budgets beside others."""
    said = stems_of(" ".join(parting_words(found.table))) & stems_of(found.ask.said)
    own = bool(cells) and all(said & stems_of(cell.column.label) for cell in cells)
    return own and bool(found.ask.words.held(found.table.corner))


def _is_dated(column: Column) -> bool:
    return bool(column.period.year or named_periods(column.label).years)


def only(told: Told | None) -> Iterator[Told]:
    """Yield what there is."""
    if told is not None:
        yield told


def figure(cell: Covered) -> str:
    """A cell's figure with its unit."""
    return figure_told(cell, ENGLISH)


def when_told(cell: Covered) -> str:
    """When a cell is of, as a sentence says it; empty where its row tells that."""
    return period_told(cell, ENGLISH) if cell.found and cell.found.period.year else ""


def rows_together(found: Selection, at: int) -> list[Covered]:
    """The figures of rows of one unit and heading, but for those behind a total, which are no parts of it."""
    cells = found.cells(at)
    if not found.rows.values or all(cell.line.section for cell in cells):
        lines = [cell.line for cell in cells]
        of_one_kind = has_a_total(found.table, lines) or _says_kind_and_column(found, cells)
        if found.relation.is_statement and not of_one_kind:
            return []  # no total tells that these lines are parts of one thing
        kept = {id(line) for line in parts_of(found.table, lines)}
        cells = [cell for cell in cells if id(cell.line) in kept]
    units = {(cell.found.unit.name, cell.found.unit.measure) for cell in cells if cell.found and cell.found.value}
    return cells if len(units) <= 1 and len({cell.line.section for cell in cells}) == 1 else []


def where(found: Selection) -> str:
    """By which values the rows are named, in brackets."""
    return f" ({', '.join(dict.fromkeys(found.rows.values))})" if found.rows.values else ""


def heading(cells: Sequence[Covered]) -> str:
    """What the column is called; where that is a period, the column of names."""
    return heading_told(cells[0]) or cells[0].table.corner or "The figure"


def each_told(cells: Sequence[Covered]) -> str:
    """Each row with its figure, so many of them."""
    told = [beside(row_name(cell), figure(cell)) for cell in cells[:MOST_TOLD]]
    more = len(cells) - len(told)
    return f"{', '.join(told)} and {more:,} more" if more > 0 else listed(told)


def counted_rows(found: Selection, cells: Sequence[Covered], *numbers: int) -> list[FactRow]:
    """Numbers of rows as rows, so that they can be proved: those given, and how many are not told one by one."""
    more = [len(cells) - MOST_TOLD] if len(cells) > MOST_TOLD else []
    named = dict.fromkeys((*numbers, *more))
    return [row for n in named for row in made_of(found, cells[0], "rows", n, "rows")]


def made_of(found: Selection, cell: Covered, name: str, value: float, unit: str = "") -> list[FactRow]:
    """Return a figure that was made of cells, as a row of the year that its column or the question names."""
    if cell.found is None:
        return []
    asked = max((one.year for one in found.ask.wanted), default=0)
    span = next((one.span for one in found.ask.wanted if one.year == asked), "")
    year, months = cell.column.period.year or asked, found.ask.months
    end = f"{year:04}-{min(months):02}-{monthrange(year, min(months))[1]:02}" if year and len(months) == 1 else ""
    of = Period(year, _HALVES.get(span, span), end)
    period = cell.found.period if cell.found.period.year else of
    return [derived_row(replace(cell.found, period=period), ("", name), value, unit, found.cover.document)]
