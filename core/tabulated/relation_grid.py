"""Which rows of a table a question names, and which column it means, where its words are read beside labels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from core.reading.calendars import months_named
from core.reading.characters import has_digit, runs_of
from core.reading.lexicon import speaks_of, words_of
from core.reading.notation import currency_of
from core.reading.periods import named_periods
from core.reading.sentences import sentences
from core.tabulated.cells import is_text, is_value
from core.tabulated.covering import Cover, Covered, around_of, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.finding import found_at
from core.tabulated.headings import opens_a_total
from core.tabulated.labels import without_asides
from core.tabulated.relation_labels import LabelledWords
from core.tabulated.relation_wishes import Wish
from core.tabulated.table import Column, Line, Period, TypedTable

MOST_LINES, MOST_COLUMNS = 400, 24
_LEADING = 2
"""Sentences right above a table that may say what it tells: the last of them may be its unit."""
Words = frozenset[int]


@dataclass(frozen=True, slots=True)
class Row:
    """A row, the words of the question that name it and no other kind of row, and its figures by column."""

    line: Line
    own: Words
    cells: Mapping[int, Covered]


@dataclass(frozen=True)  # no slots: what is read of it is read once
class Grid:
    """A table as a question reads it: which of its words each row, each column and all around them say."""

    words: LabelledWords
    wish: Wish
    document: DocumentTables
    table: TypedTable

    @cached_property
    def years(self) -> frozenset[int]:
        """The years that the question names."""
        return frozenset(named_periods(self.words.text).years)

    @cached_property
    def around(self) -> Words:
        """What the document's name and all that stands above the table say, and the headings of columns of words."""
        named = Cover(self.words, (), self.document, self.words.text).of_document
        of_words = (c for at, c in enumerate(self.table.columns) if self._is_of_words(at))
        kinds = self.words.held(" ".join((self.table.corner, *map(heading_words, of_words))))
        return named | around_of(self.words, self.table) | kinds

    @cached_property
    def titled(self) -> Words:
        """What names the table as a whole: around it, but for prose that stands further above than what leads to it."""
        leads = " ".join(sentences(self.table.caption)[-_LEADING:])
        named = Cover(self.words, (), self.document, self.words.text).of_document
        above = self.words.held(f"{leads} {self.table.section} {self.table.corner}")
        return named | above | (self.around - around_of(self.words, self.table)) | self.shared

    def _is_of_words(self, at: int) -> bool:
        told = [line.cells[at] for line in self.table.lines if at < len(line.cells) and line.cells[at]]
        return bool(told) and not any(map(is_value, told)) and not all(map(has_digit, told))

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The rows with figures that sum up no others, as those without a name mostly do."""
        lines = [one for one in self.table.lines if one.label and not (one.total or opens_a_total(one.label))]
        said = [self.words.held(_said_by(line)) for line in lines]
        every = frozenset.intersection(*said) if len(said) > 1 else frozenset[int]()
        labels = frozenset(range(len(self.words.labels)))
        found = []
        for line, held in zip(lines, said, strict=True):
            cells = {at: one for at in range(len(self.table.columns)) if (one := self._cell(line, at)) is not None}
            own = (held - every - self.around) | ((held & labels) - every - self._headings)
            found.append(Row(line, own, cells))
        return tuple(one for one in found if one.cells)

    @cached_property
    def _headings(self) -> Words:
        return self.words.held(" ".join((self.table.corner, *map(heading_words, self.table.columns))))

    @cached_property
    def shared(self) -> Words:
        """What every row says: it names none of them."""
        said = [self.words.held(_said_by(row.line)) for row in self.rows]
        return frozenset.intersection(*said) if len(said) > 1 else frozenset()

    @cached_property
    def named(self) -> tuple[Row, ...]:
        """The rows that the question names: none that says less of it than another does."""
        said = [row for row in self.rows if row.own and self._is_called(row)]
        return tuple(row for row in said if not any(row.own < other.own for other in said))

    def _is_called(self, row: Row) -> bool:
        """A part of a name is no row: its label is said whole, or most of a cell of words, or of a heading above it."""
        others = (*row.line.section, *filter(is_text, row.line.cells))
        said = any(row.own & (held := self.words.held(one)) and len(held) >= self.words.unasked(one) for one in others)
        names = (row.line.label, without_asides(row.line.label))  # of `Lumen 9`, nine is no footnote
        return said or not all(map(self.words.unasked, names))

    @cached_property
    def kept(self) -> tuple[Row, ...]:
        """The rows that are meant: those that all columns of words name together, else any that is named, else all."""
        words = frozenset().union(*(row.own for row in self.named))
        whole = tuple(row for row in self.named if row.own == words)
        return whole or self.named or self.rows

    @cached_property
    def columns(self) -> tuple[Words, ...]:
        """What each column's heading says."""
        return tuple(self.words.held(heading_words(column)) for column in self.table.columns)

    def says(self, texts: str) -> bool:
        """Tell whether rows (`texts`), headings and what stands above them say all words: most tables don't."""
        return not self.words.every - self.around - self.words.held(texts).union(*self.columns)

    def left(self, *said: Words) -> Words:
        """The words that nothing says."""
        return self.words.every - self.around - self.shared - frozenset().union(*said)

    def is_titled(self, at: int, own: Words = frozenset()) -> bool:
        """Tell whether what names the whole table, heads a column, or is a row's `own`, says the question.

        Its rows are all parts of what is asked, then.
        """
        return not self.words.every - self.titled - self.columns[at] - own

    def column(self, rows: Sequence[Row], *, whole: bool = True) -> Iterator[tuple[int, list[Covered]]]:
        """Yield the column that is meant, by most of the question's words and least beside, with the figures of rows.

        None where several are as likely, where none is called and there are several, or, but for one that need not be
        `whole`, where a row has no figure.
        """
        have = all if whole else any
        known = [at for at in range(len(self.table.columns)) if rows and have(at in row.cells for row in rows)]
        if self.wish.of_money is not False:
            known = self._of_money(known)
        fit = {at: (len(self.columns[at]), -self._beside(at)) for at in known}
        best = [at for at in known if fit[at] == max(fit.values())]
        called = bool(best and (self.columns[best[0]] or self.wish.of_money is not False)) or len(known) == 1
        if len(best) == 1 and called and not self.left(self.columns[best[0]], *(row.own for row in rows)):
            yield best[0], [row.cells[best[0]] for row in rows if best[0] in row.cells]

    def _beside(self, at: int) -> int:
        return self.words.unasked(heading_words(self.table.columns[at]))

    def _of_money(self, known: Sequence[int]) -> list[int]:
        """Columns of money that are called, or of prices: `50 000 euros` are no kilometres, and costs no sales."""
        priced = [at for at in known if self._is_of_money(at)]
        said = [at for at in (priced or (known if self._may_be_of_else else ())) if self.columns[at] - self.around]
        return said or [at for at in known if self._is_of_prices(at)]

    @property
    def _may_be_of_else(self) -> bool:
        """Money need not be meant, or all that the table tells is money: prices, or what is in thousands of euros."""
        above = f"{self.document.title} {self.table.section} {self.table.caption}"
        named = any(map(currency_of, runs_of(above.replace("'", " ").replace("’", " ").casefold())))
        in_money = bool(self.table.currency) or named or speaks_of("row_price", above, self.words.code)
        return self.wish.of_money is None or in_money

    def _is_of_money(self, at: int) -> bool:
        units = {cell.found.unit.name for row in self.rows if (cell := row.cells.get(at)) and cell.found}
        return self._is_of_prices(at) or any(unit.isupper() and len(unit) == len("EUR") for unit in units)

    def _is_of_prices(self, at: int) -> bool:
        return speaks_of("row_price", self.table.columns[at].label, self.words.code)

    def is_a_period(self, at: int) -> bool:
        """Tell whether a column is of a year, a quarter or a month."""
        column = self.table.columns[at]
        return bool(column.period.year or column.period.span or months_named(column.label))

    def value(self, line: Line, at: int) -> float | None:
        """Return what a row of any kind has in a column; None where that is no figure."""
        cell = self._cell(line, at)
        return cell.found.value if cell is not None and cell.found is not None else None

    def _cell(self, line: Line, at: int) -> Covered | None:
        column, text = self.table.columns[at], line.cells[at] if at < len(line.cells) else ""
        found = found_at((self.table, line, column, text), line.label, self._period(column)) if text else None
        return Covered(self.table, line, column, text, found, (0, 0, 0), frozenset()) if found is not None else None

    def _period(self, column: Column) -> Period:
        """A column of no year is of the one that is asked for, where the table is."""
        if column.period.year or len(self.years) != 1 or not self.is_dated:
            return column.period
        return replace(column.period, year=min(self.years))

    @cached_property
    def is_dated(self) -> bool:
        """What stands above the table, or heads its columns, names the years that are asked for."""
        headings = " ".join(column.label for column in self.table.columns)
        said = f"{self.table.caption} {self.table.section} {self.document.title} {headings}"
        return self.years.issubset(named_periods(said).years)

    def says_yes(self, at: int) -> list[tuple[Line, bool]]:
        """Return what each row says in a column of yes and no; nothing of one that says something else."""
        cells = [(line, line.cells[at] if at < len(line.cells) else "") for line in self.table.lines if not line.total]
        told = [(line, _yes(text)) for line, text in cells]
        return [] if any(yes is None for _, yes in told) else [(line, bool(yes)) for line, yes in told]


def _yes(text: str) -> bool | None:
    told = text.strip().casefold()
    return True if told in words_of("cell_yes") else False if told in words_of("cell_no") else None


def _said_by(line: Line) -> str:
    return " ".join((*line.section, line.label, *filter(is_text, line.cells)))
