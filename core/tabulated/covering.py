"""Finds cells by accounting for each word of a question: row, headings, caption or document must say it.

What no label bears word for word is found so, in any language; a word that nothing says makes the tables silent.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.reading.digits import is_year
from core.reading.file_names import path_in_words
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.line_names import in_english
from core.reading.periods import named_periods
from core.reading.senses import senses_of
from core.reading.words import words
from core.tabulated.cells import Unit, is_text, is_value
from core.tabulated.document import DocumentTables
from core.tabulated.finding import Found, Sheets, Wanted, found_at
from core.tabulated.labels import without_asides
from core.tabulated.parting_words import parting_words
from core.tabulated.periods import heading_period
from core.tabulated.row_kinds import without_other_kinds
from core.tabulated.subject import DocumentSubject, without_subject
from core.tabulated.table import Column, Line, Period, TypedTable

CAPTION = 300
"""Characters of what stands above a table, the nearest, that are looked at."""
_LONGEST_LABEL = 120
_NO_UNIT = Unit("")


@dataclass(frozen=True, slots=True)
class Covered:
    """A cell that, with what stands around it, says all words. `text` is what it says, `found` its figure if it is one.

    `left` counts the words of its label, its column's heading and the headings above that are not asked for; `own` has
    the words of the question that row and column say themselves, `exact` counts those that stand there to the letter.
    """

    table: TypedTable
    line: Line
    column: Column
    text: str
    found: Found | None
    left: tuple[int, int, int]
    own: frozenset[int]
    exact: int = 0

    @property
    def label(self) -> str:
        """What a reader calls its row."""
        return without_asides(self.line.label) or self.line.label

    @property
    def beside(self) -> str:
        """What its row and its column's heading say, and the headings above the row."""
        return " ".join((*self.line.section, self.line.label, self.column.label, *filter(is_text, self.line.cells)))

    @property
    def around(self) -> str:
        """All that stands around it."""
        return f"{self.beside} {self.table.corner} {self.table.section} {self.table.caption}"

    @property
    def is_of_years(self) -> bool:
        """Its column says years, which are no amounts: `Bought | 2019`."""
        at = self.table.columns.index(self.column)
        told = [line.cells[at] for line in self.table.lines if at < len(line.cells) and line.cells[at]]
        return all(is_year(cell) for cell in told)


@dataclass(frozen=True)  # no slots: what is read of it is read once
class Cover:
    """Where cells of one document are looked for: the words, and the periods that are asked for (none: the newest).

    `said` is the question as it stands. `loose`: a row need say none of the words by itself, where headings and
    captions say them all.
    """

    asked: AskedWords
    wanted: tuple[Wanted, ...]
    document: DocumentTables
    said: str = ""
    loose: bool = False

    @cached_property
    def sheets(self) -> Sheets:
        """The document's tables."""
        return Sheets(self.document.tables, self.document.subject)

    @property
    def names_document(self) -> bool:
        """A word of the question names the document, by its title, path, company or opening."""
        return bool(self._naming)

    @cached_property
    def of_document(self) -> frozenset[int]:
        """The words that name the document, but for those that tell its columns apart."""
        return self._naming - self.asked.held(self.document.headings)

    @cached_property
    def _naming(self) -> frozenset[int]:
        document = self.document
        path = path_in_words(document.path)
        company = named_as_written(document.about.company, self.said)
        named = self.asked.held(f"{document.title} {path} {company} {document.about.product}")
        whose = self.asked.held(without_subject(self.said, self._subject).whose)
        # A word of its opening that stands in rows says which of these: `West stores`.
        return named | (whose - self.asked.held(" ".join(self._words_of_rows)))

    @property
    def _subject(self) -> DocumentSubject:
        """Where all nouns are written with a capital, none of the opening is known for a name by that."""
        subject = self.document.subject
        return replace(subject, opening=frozenset()) if BY_CODE[self.asked.code].nouns_in_capitals else subject

    @property
    def _words_of_rows(self) -> Iterator[str]:
        lines = (line for table in self.document.tables for line in table.lines)
        of_figures = (line for line in lines if any(map(is_value, line.cells)))
        return (cell for line in of_figures for cell in line.cells if is_text(cell))

    @cached_property
    def cells(self) -> tuple[Covered, ...]:
        """All cells that account for every word, in the periods asked for."""
        tables = zip(self.document.tables, self.document.texts, strict=True)
        return tuple(cell for table, said in tables for cell in self._of(table, said))

    def _of(self, table: TypedTable, said: str) -> Iterator[Covered]:
        asked = self.asked
        around = self.of_document | around_of(asked, table)
        headings = [asked.held(heading_words(column)) for column in table.columns]
        if asked.every - around - frozenset().union(*headings) - asked.held(f"{said} {table.corner}"):
            return  # most tables say nothing of what is asked
        for line in without_other_kinds(asked, table):
            if not line.label or len(line.label) > _LONGEST_LABEL:
                continue
            above = asked.held(" ".join(line.section))
            # A kind is written on to a name: `倉庫部門`, of the row `倉庫` below `部門`.
            labelled = asked.held(line.label) | (asked.held(f"{line.label} {table.corner}") - around)
            words = frozenset().union(*(asked.held(cell) for cell in line.cells if is_text(cell)))
            beside = labelled | above | words
            for column, heading, cell in zip(table.columns, headings, line.cells, strict=False):
                whole = not asked.every - around - beside - heading
                names = beside - self.of_document
                if cell and whole and (names or self.loose or _is_a_period(line)):
                    found = self.covered((table, line, column, cell), beside | heading)
                    if found is not None:
                        yield found

    def covered(self, place: tuple[TypedTable, Line, Column, str], own: frozenset[int]) -> Covered | None:
        """Return a cell of a period that is asked for; `own` are the words that its row and heading say."""
        table, line, column, cell = place
        if not self._is_of_a_period(table, line, column):
            return None
        if speaks_of("change_column", column.label) and not self.asked.held(column.label):
            return None
        if self._is_a_cost_unasked(line.label):
            return None
        section = " ".join(line.section)
        left = (
            self.asked.unasked(without_asides(line.label)),
            self.asked.unasked(without_asides(heading_words(column))),
            self.asked.unasked(section),
        )
        found = found_at(place, line.label, column.period) if is_value(cell) else None
        exact = self.asked.exact(f"{line.label} {column.label} {section}")
        return Covered(table, line, column, cell, found, left, own, exact)

    def _is_a_cost_unasked(self, label: str) -> bool:
        """`Cost of sales` are no sales."""
        if self.asked.code != ENGLISH or not speaks_of("cost_noun", in_english(label)):
            return False
        return not speaks_of_any(("money_noun", "pays_for"), self.said) and not senses_of(label) <= senses_of(self.said)

    def is_in(self, cell: Covered, wanted: Wanted) -> bool:
        """Tell whether a cell is of one of the periods that are asked for."""
        return self._is_of(cell.table, _period_of(cell.line, cell.column), cell.column, wanted)

    def _is_of_a_period(self, table: TypedTable, line: Line, column: Column) -> bool:
        if not self.wanted:
            return True
        period = _period_of(line, column)
        return any(self._is_of(table, period, column, wanted) for wanted in self.wanted)

    def _is_of(self, table: TypedTable, period: Period, column: Column, wanted: Wanted) -> bool:
        if not wanted.year:
            return period.span == wanted.span  # a quarter of the year that all columns are of
        if period.year:
            place = Found("", period, 0.0, _NO_UNIT, "", table, table.lines[0], column)
            return self.sheets.is_meant(place, wanted)
        if _season(column.label):
            return wanted.year in _season(column.label) and column.label.rpartition(" / ")[2].strip() in self.said
        if any(one.period.year or _season(one.label) for one in table.columns):
            # Beside columns of years, one of none (`Target`) is of them all.
            return not wanted.span
        said = named_periods(f"{table.caption} {table.section}").years or tuple(self.document.subject.years)
        undivided = not period.span and wanted.span[:1] != "Q"
        return wanted.year in said and (undivided or period.span == wanted.span)


def _period_of(line: Line, column: Column) -> Period:
    """What a column's heading says of time; where that is no year, what the row's label does."""
    labelled = heading_period(line.label)
    return labelled if labelled.year and not column.period.year else column.period


def _is_a_period(line: Line) -> bool:
    """Rows may be periods, and columns what is measured."""
    return heading_period(line.label).year > 0


def around_of(asked: AskedWords, table: TypedTable) -> frozenset[int]:
    """Return the places of the words that what stands above a table says, or what its rows add up to.

    `Total des dépenses` calls them all expenses; in English, whose sums and groups are asked for in more ways, a total
    of assets would take liabilities along.
    """
    totals = [line.label for line in table.lines if line.total] if asked.code != ENGLISH else []
    parts = totals[0] if len(totals) == 1 else ""
    said = asked.held(f"{table.caption[-CAPTION:]} {table.section} {parts}")
    return said - asked.held(" ".join(sorted(parting_words(table)))) | asked.held(table.corner)


@lru_cache(maxsize=4096)
def heading_words(column: Column) -> str:
    """What all lines of a column's heading say."""
    return column.label.replace(" / ", " ")


def named_as_written(company: str, question: str) -> str:
    """Return the words of a company's name that a question writes so: `rope` names no Torf Ropes."""
    said = set(words(question))
    return " ".join(word for word in company.split() if said.issuperset(words(word)))


def period_key(cell: Covered) -> tuple[int, str, str] | tuple[()]:
    """When a cell's column is of, to put cells in order; empty where it names no period."""
    period = cell.column.period
    season = _season(cell.column.label)
    return (period.year or max(season), period.end, period.span) if period.year or season else ()


@lru_cache(maxsize=4096)
def _season(label: str) -> set[int]:
    """The two years of a season or a fiscal year that is written so: `2023/24`."""
    years = set(named_periods(label).years)
    return years if len(years) == len(("from", "to")) and "/" in label else set()
