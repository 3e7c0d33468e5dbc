"""The tables of one document, and what names it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from core.model import NO_SUBJECT, Subject
from core.reading.called import called_in
from core.reading.characters import has_letter
from core.tabulated.cells import value_of
from core.tabulated.labels import stems_of
from core.tabulated.parting_words import parting_words
from core.tabulated.record_tables import Records, records_of
from core.tabulated.subject import DocumentSubject, document_subject
from core.tabulated.table import TypedTable


def _said_in(table: TypedTable) -> Iterator[str]:
    for line in table.lines:
        yield from (line.label, *line.section)
        yield from (cell for cell in line.cells if has_letter(cell) and value_of(cell) is None)


@dataclass(frozen=True)  # no slots: what is read of it is read once
class DocumentTables:
    """A document's tables in order. `about` is what it says of itself; `opening` its beginning, which may, too."""

    collection: str
    path: str
    title: str = ""
    opening: str = ""
    tables: tuple[TypedTable, ...] = ()
    about: Subject = NO_SUBJECT

    @property
    def name(self) -> str:
        """What a reader calls it."""
        return self.title or self.path

    @cached_property
    def subject(self) -> DocumentSubject:
        """The words that name it."""
        known = document_subject(self.title, self.path, self.opening, self.about)
        return replace(known, opening=known.opening - self._labels, headings=stems_of(self.headings))

    @cached_property
    def headings(self) -> str:
        """The words that head some columns and not others, which what names the document doesn't stand in for."""
        return " ".join(sorted(frozenset[str]().union(*map(parting_words, self.tables))))

    @cached_property
    def aliases(self) -> tuple[tuple[str, str], ...]:
        """What the document calls somebody or something from its beginning on, between blanks, and their names."""
        return tuple((f" {alias} ", name) for alias, name in called_in(self.opening))

    @cached_property
    def records(self) -> tuple[Records, ...]:
        """Its tables of records."""
        return tuple(found for table in self.tables if (found := records_of(table)) is not None)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """What the rows of each table say: labels, the headings above them, and cells of words."""
        return tuple(" ".join(dict.fromkeys(_said_in(table))) for table in self.tables)

    @cached_property
    def words(self) -> frozenset[str]:
        """The stems of all that its labels, headings and captions say, and of what names it."""
        headings = (f"{table.caption} {table.section}" for table in self.tables)
        return self._labels.union(self.subject.named, *map(stems_of, headings))

    @cached_property
    def _labels(self) -> frozenset[str]:
        """What a row is called names no document: `Restricted cash`."""
        labels = {line.label for table in self.tables for line in table.lines}
        return frozenset().union(*map(stems_of, labels))
