"""Tables of one kind, each below a title of its own (`Reading depot`, `Slough depot`), and which of them is named.

Where a document has the same headings several times, or several documents have them, rows are called alike
(`Saturday`): nothing but the title tells whose they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.reading.characters import has_digit, has_letter
from core.reading.detection import language_of
from core.reading.file_names import path_in_words
from core.tabulated.document import DocumentTables
from core.tabulated.table import TypedTable

_LONGEST: Final = 80
_FEWEST: Final = 2
_CLOSED: Final = (".", ",", ";", "!", "?", "。", "，", "；", "、")
_Kind = tuple[str, ...]


def title_above(above: Sequence[str]) -> str:
    """Return the line right above a table that is its title: short, of words, and no sentence; empty where none is."""
    line = next((one.strip(" :：*#") for one in reversed(above) if has_letter(one)), "")
    whole = not line.endswith(_CLOSED) and line[:1].isalnum()
    return line if 0 < len(line) <= _LONGEST and whole else ""


def named_table(asked: str, documents: Sequence[DocumentTables]) -> tuple[DocumentTables, ...]:
    """Return documents without the tables whose like bears, alone of its kind, a title that the question says.

    >>> named_table("Is Slough open on Saturday?", documents)  # doctest: +SKIP
    """
    words = AskedWords(asked, language_of(asked) or ENGLISH)
    of_kind = Counter(kind for one in documents for table in one.tables if (kind := _kind(table)))
    several = frozenset(kind for kind, count in of_kind.items() if count >= _FEWEST)
    if not several:
        return tuple(documents)
    said = {
        (place, table.number): words.held(title)
        for place, document in enumerate(documents)
        for table, title in _titled(document, several)
    }
    kinds = {
        (place, table.number): _kind(table) for place, document in enumerate(documents) for table in document.tables
    }
    other = {at for kind in several for at in _unnamed({at: said[at] for at in said if kinds[at] == kind})}
    kept = (
        replace(document, tables=tuple(table for table in document.tables if (place, table.number) not in other))
        for place, document in enumerate(documents)
    )
    return tuple(document for document in kept if document.tables) if other else tuple(documents)


def parts_of_a_kind(document: DocumentTables) -> tuple[tuple[str, DocumentTables], ...]:
    """Return a document with each of its tables of one kind alone, behind the title that this is below."""
    kinds = Counter(filter(None, map(_kind, document.tables)))
    several = [table for table in document.tables if kinds[_kind(table)] >= _FEWEST]
    return tuple((table.section.rpartition(" > ")[2], replace(document, tables=(table,))) for table in several)


def _unnamed(said: dict[tuple[int, int], frozenset[int]]) -> Iterator[tuple[int, int]]:
    """Yield the tables beside the one whose title says what the others' don't; none where two are named, or none is."""
    shared = frozenset.intersection(*said.values()) if said else frozenset[int]()
    named = [at for at, words in said.items() if words - shared]
    if len(named) == 1 and len(said) >= _FEWEST:
        yield from (at for at in said if at != named[0])


def _titled(document: DocumentTables, several: frozenset[_Kind]) -> Iterator[tuple[TypedTable, str]]:
    """Yield the tables of such kinds with what each is called: its section, and the document's name if alone."""
    kinds = Counter(map(_kind, document.tables))
    path = path_in_words(document.path)
    for table in document.tables:
        if _kind(table) in several:
            own = table.section.rpartition(" > ")[2]
            yield table, own if kinds[_kind(table)] > 1 else f"{own} {document.title} {path}"


def _kind(table: TypedTable) -> _Kind:
    """What all its columns are called; nothing of one whose columns are periods or figures, as statements' are."""
    labels = (table.corner, *(column.label for column in table.columns))
    dated = any(column.period.year for column in table.columns) or any(map(has_digit, labels))
    return () if dated or not any(map(has_letter, labels)) else tuple(label.casefold().strip() for label in labels)


def titled_apart(tables: Sequence[TypedTable], titles: Sequence[str]) -> tuple[TypedTable, ...]:
    """Return tables with their own titles for sections, where several of one kind have each another.

    `titles` are those that stand right above, empty where none does: a passage may begin far above them all.
    """
    by_kind: dict[_Kind, list[int]] = {}
    for at, table in enumerate(tables):
        by_kind.setdefault(_kind(table), []).append(at)
    found = list(tables)
    for kind, places in by_kind.items():
        own = {at: titles[at] or tables[at].section.rpartition(" > ")[2] for at in places}
        if not kind or len(places) < _FEWEST or "" in own.values() or len(set(own.values())) < len(own):
            continue
        for at in places:
            caption = tables[at].caption
            start = caption.rfind(own[at])
            found[at] = replace(
                tables[at], section=_below(tables[at].section, own[at]), caption=caption[max(start, 0) :]
            )
    return tuple(found)


def _below(section: str, title: str) -> str:
    """Return a section with the title for its last heading; one that is another's goes."""
    return section if section.rpartition(" > ")[2] == title else title
