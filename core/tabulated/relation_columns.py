"""Which column of a relation is asked for: by its heading's words, its period, or what is asked of it (a price)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from core.extraction.gate.asked_words import AskedWords
from core.reading.calendars import months_named
from core.reading.lexicon import speaks_of
from core.reading.periods import named_periods
from core.reading.senses import senses_of
from core.reading.stems import stem
from core.reading.words import words as words_in
from core.tabulated.covering import Cover, Covered, around_of, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.finding import telling
from core.tabulated.relation_words import RelationAsk
from core.tabulated.relations import Dimension, Relation, Rows, rows_asked
from core.tabulated.table import Line, Period, TypedTable

OPENING = 200
"""Characters at a document's beginning that say what all of it is about."""


@dataclass(frozen=True, slots=True)
class Selection:
    """A relation as a question reads it: the rows it names, and the words that stand around the table."""

    ask: RelationAsk
    cover: Cover
    relation: Relation
    rows: Rows
    around: frozenset[int]

    @property
    def table(self) -> TypedTable:
        """The table."""
        return self.relation.table

    @property
    def lines(self) -> list[Line]:
        """The rows that are named."""
        return [self.relation.lines[at] for at in self.rows.kept]

    def heading(self, at: int) -> frozenset[int]:
        """The words that a column's heading says, and no row's name."""
        heading = called(self.cover.document, heading_words(self.table.columns[at]))
        return said_in(self.ask.words, heading) - self.rows.held

    def left(self, *headings: str) -> frozenset[int]:
        """The words that nothing says: no row, no heading of what it is named by, none of these."""
        words = self.ask.words
        said = " ".join((*headings, *(one.heading for one in self.rows.dimensions), self.table.corner))
        return words.every - self.around - self.rows.held - said_in(words, called(self.cover.document, said))

    def says_numbers(self, *headings: str) -> bool:
        """Tell whether the figures of the question stand in the names of rows, in headings or above."""
        told = " ".join((*self.rows.values, *headings, self.table.caption, self.table.section)).casefold()
        return all(number in told for number in self.ask.numbers)

    def cell(self, line: Line, at: int) -> Covered | None:
        """Return a row's cell, None where it is of a period that is not asked for, or holds nothing."""
        text = line.cells[at] if at < len(line.cells) else ""
        own = self.rows.held | self.heading(at)
        bare = self.cover if not self.of_months else replace(self.cover, wanted=())
        found = bare.covered((self.table, line, self.table.columns[at], text), own) if text else None
        return _of_its_row(found) if found is not None and self.relation.months is not None else found

    @property
    def undated(self) -> Selection:
        """The same, of whatever period."""
        return replace(self, cover=replace(self.cover, wanted=()))

    @property
    def of_months(self) -> bool:
        """Its rows are months, of which the question names some."""
        return bool(self.ask.months) and self.relation.months is not None

    def cells(self, at: int) -> list[Covered]:
        """Return the figures of the rows in a column; none where one of them has none."""
        found = [self.cell(line, at) for line in self.lines]
        known = [cell for cell in found if cell is not None and cell.found is not None]
        return known if len(known) == len(found) else []


def selections(ask: RelationAsk, cover: Cover, relation: Relation, told: int | None = None) -> Selection | None:
    """Return the rows of a relation that a question names, its months among them; None where they are not sure."""
    table = relation.table
    rows = rows_asked(relation, ask.words, cover.of_document, told=told, marks=ask.numbers)
    if rows is None:
        return None
    opening = ask.words.held(title_of(cover.document))
    found = Selection(ask, cover, relation, rows, cover.of_document | around_of(ask.words, table) | opening)
    if not found.of_months or relation.months is None:
        return found
    if not _of_the_year(found):
        return None
    return _in_months(found, relation.months)


def _of_its_row(cell: Covered) -> Covered:
    """Where rows are months, a figure is of its row's: what stands above all columns says no more than the year."""
    return replace(cell, found=cell.found and replace(cell.found, period=Period()))


def _in_months(found: Selection, months: Dimension) -> Selection | None:
    of = {at: months_named(text)[0] for at, text in enumerate(months.texts)}
    asked = found.ask.months
    if not asked <= set(of.values()):
        return None  # a month that is not there is not the sum of the others
    kept = tuple(at for at in found.rows.kept if of[at] in asked)
    return replace(found, rows=replace(found.rows, kept=kept)) if kept else None


def _of_the_year(found: Selection) -> bool:
    years = {one.year for one in found.ask.wanted if one.year}
    document, table = found.cover.document, found.table
    said = set(named_periods(f"{table.caption} {table.section} {document.title} {document.path}").years)
    said |= {column.period.year for column in table.columns}
    return years <= said


def measures(found: Selection, *, but: tuple[int, ...] = ()) -> Iterator[int]:
    """Yield the column of figures that is meant: called by most of the question's words, least beside, newest.

    None where several are as likely.
    """
    known = [at for at in found.relation.measures if at not in but and any(found.cell(one, at) for one in found.lines)]
    if not known:
        return
    most = max(len(found.heading(at)) for at in known)
    best = [at for at in known if len(found.heading(at)) == most]
    if not most:
        best = _unnamed(found, best)
    columns = found.table.columns
    unasked = {at: found.ask.words.unasked(" ".join(sorted(telling(columns[at].label)))) for at in best}
    least = min(unasked.values(), default=0)
    best = [at for at in best if unasked[at] == least]
    newest = max((columns[at].period.year for at in best), default=0)
    best = [at for at in best if columns[at].period.year == newest]
    if len(best) == 1:
        yield best[0]


def title_of(document: DocumentTables) -> str:
    """What a document's first two lines say that are titles, and no sentences."""
    lines = document.opening[:OPENING].splitlines()[:2]
    return " ".join(line for line in lines if ":" not in line and not line.rstrip().endswith((".", ";", ",")))


def called(document: DocumentTables, heading: str) -> str:
    """Return a heading with what the document calls so, where it says that: `Provider`, of `Polar Gate`."""
    return " ".join((heading, *(name for alias, name in document.aliases if alias in _runs(heading))))


def said_in(words: AskedWords, heading: str) -> frozenset[int]:
    """The words that a heading says, as names of what it does, too: `Manager`, of who manages."""
    stems = {stem(run) for run in words_in(heading.casefold())}
    named = {at for at, word in enumerate(words.words) if any(stem(term) in stems for term in word)}
    return words.held(heading) | named


def _runs(text: str) -> str:
    return f" {' '.join(words_in(text.casefold()))} "


def _unnamed(found: Selection, known: list[int]) -> list[int]:
    """No heading is said: the only column, those of periods, or that of a price where one is asked."""
    columns = found.table.columns
    if found.ask.says("asks_price"):
        priced = [at for at in known if speaks_of("asks_price", columns[at].label)]
        return priced or known if len(known) == 1 else priced
    if found.ask.sells:
        known = [at for at in known if senses_of(columns[at].label) & senses_of("revenue")]
    if len(known) == 1 and (found.ask.sells or not found.ask.words.unasked(columns[known[0]].label)):
        return known
    dated = [at for at in known if columns[at].period.year]
    of_periods = [at for at in dated if found.relation.is_statement or not telling(columns[at].label)]
    return of_periods if len(of_periods) == len(known) else []
