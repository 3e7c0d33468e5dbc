"""A table as questions of any language ask for its rows: which words of the question each row and each heading says.

Unlike `core.tabulated.relation_grid`, rows need have no figures: dates, days and people are cells of words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from core.reading.lexicon import terms_in
from core.reading.roles import Role
from core.reading.words import content_words
from core.tabulated.cells import is_text
from core.tabulated.covering import Cover, Covered, around_of, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.finding import found_at
from core.tabulated.headings import opens_a_total
from core.tabulated.relation_bounds import without_terms
from core.tabulated.relation_labels import LabelledWords, folded, labels_said, without_label
from core.tabulated.table import Line, TypedTable

MOST_LINES, MOST_COLUMNS = 400, 24
_ALIKE = 5  # letters
Words = frozenset[int]


@dataclass(frozen=True)  # no slots: what is read of it is read once
class PlainRows:
    """A table's rows but for those that sum up others, beside the words of a question."""

    words: LabelledWords
    document: DocumentTables
    table: TypedTable

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The rows that are told apart."""
        return tuple(one for one in self.table.lines if one.label and not (one.total or opens_a_total(one.label)))

    @cached_property
    def around(self) -> Words:
        """What the document's name says, and all that stands above the table."""
        named = Cover(self.words, (), self.document, self.words.text).of_document
        return named | around_of(self.words, self.table) | self.words.held(self.table.corner)

    @cached_property
    def columns(self) -> tuple[Words, ...]:
        """What each column's heading says."""
        return tuple(self.words.held(heading_words(column)) for column in self.table.columns)

    @cached_property
    def said(self) -> tuple[Words, ...]:
        """What each row says: its label, what heads it, and its cells of words."""
        return tuple(
            self.words.held(" ".join((*line.section, line.label, *filter(is_text, line.cells)))) for line in self.lines
        )

    @cached_property
    def labelled(self) -> tuple[Words, ...]:
        """What each row's label says."""
        return tuple(self.words.held(line.label) for line in self.lines)

    def text(self, line: Line, at: int) -> str:
        """Return what a row says in a column."""
        return line.cells[at].strip() if at < len(line.cells) else ""

    def cell(self, line: Line, at: int) -> Covered:
        """Return a row's cell, of words or of a figure."""
        column, text = self.table.columns[at], self.text(line, at)
        found = found_at((self.table, line, column, text), line.label, column.period) if text else None
        return Covered(self.table, line, column, text, found, (0, 0, 0), frozenset())

    def bare_cell(self, line: Line, at: int) -> Covered:
        """Return a row's cell as one of words, whatever it is."""
        return Covered(self.table, line, self.table.columns[at], self.text(line, at), None, (0, 0, 0), frozenset())

    def alike_to_all(self, *said: Words) -> list[Line]:
        """Return the rows that say all such words, or one that begins as each does."""
        left = self.words.every - self.around - frozenset[int]().union(*said)
        texts = (" ".join((line.label, *filter(is_text, line.cells))) for line in self.lines)
        told = zip(self.lines, self.said, texts, strict=True)
        return [
            line
            for line, own, text in told
            if all(at in own or _begin_alike(self.words.words[at], text) for at in left)
        ]

    def held_by_all(self, *said: Words) -> list[Line]:
        """Return the rows that say all words that nothing else does; all rows where no word is left."""
        left = self.words.every - self.around - frozenset[int]().union(*said)
        return [line for line, own in zip(self.lines, self.said, strict=True) if left <= own]


def _begin_alike(word: frozenset[str], text: str) -> bool:
    """A verb and the noun of it begin alike: `umbuchen`, of `Umbuchungen`."""
    begun = {run[:_ALIKE] for run in content_words(text) if len(run) >= _ALIKE}
    return any(len(term) >= _ALIKE and term[:_ALIKE] in begun for term in word)


def plain_rows(
    asked: str,
    code: str,
    document: DocumentTables,
    roles: tuple[Role, ...],
    *,
    bare: bool = False,
) -> Iterator[PlainRows]:
    """Yield a document's tables beside a question of a language (ISO 639-1), without words of the roles.

    `bare`: also where no other word is left, as what is asked for is told by what rows are.
    """
    terms = terms_in(*roles, language=code)
    for table in document.tables:
        if len(table.lines) > MOST_LINES or len(table.columns) > MOST_COLUMNS:
            continue
        rest = folded(asked)
        labels = labels_said(table, rest)
        for label in labels:
            rest = without_label(label, rest)
        words = LabelledWords(without_terms(rest, terms, code), code, labels=labels)
        found = PlainRows(words, document, table)
        if (bare or words.words) and found.lines:
            yield found
