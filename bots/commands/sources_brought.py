"""What a source brought, and what of it was indexed by hand or by another source as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.indexing.entries import entries_within, file_of

if TYPE_CHECKING:
    from core.indexing.sources.step import Standing
    from core.ports import DocumentEntry, Index
    from core.settings import Settings
    from storage.sources import SourceBook


@dataclass(frozen=True, slots=True)
class Brought:
    """The indexed documents of a source: those that nothing else brought, and those that stay without it."""

    alone: Sequence[DocumentEntry]
    shared: Sequence[DocumentEntry]


async def brought_by(one: Standing, book: SourceBook, index: Index, found: Settings) -> Brought:
    """Return the documents of a source. A folder that was indexed as one is looked through anyway: it keeps its own."""
    if not one.folder:
        return Brought((), ())
    entries = [entry for entry in await entries_within(index, one.collection) if _is_below(entry, one.folder)]
    if book.keeps_files_of(one):
        return Brought(entries, ())
    others = [other.folder for other in _others(one, book)] + _indexed_by_hand(found, one.collection)
    brought = None if one.brought is None else frozenset(one.brought)
    alone: list[DocumentEntry] = []
    shared: list[DocumentEntry] = []
    for entry in entries:
        its_own = brought is None or str(file_of(entry)) in brought
        elsewhere = any(_is_below(entry, folder) for folder in others)
        (alone if its_own and not elsewhere else shared).append(entry)
    return Brought(alone, shared)


def hand_over(entries: Sequence[DocumentEntry], one: Standing, book: SourceBook) -> None:
    """Let what a source brought and another lists as well be the other's: it leaves with the last of them."""
    for other in _others(one, book):
        theirs = {str(file_of(entry)) for entry in entries if _is_below(entry, other.folder)}
        if other.brought is not None:
            brought = theirs.intersection(one.brought or ())
            book.put(replace(other, brought=tuple(sorted({*other.brought, *brought}))))


def _others(one: Standing, book: SourceBook) -> list[Standing]:
    known = book.all().values()
    return [other for other in known if other.folder and other.name != one.name and other.collection == one.collection]


def _is_below(entry: DocumentEntry, folder: str) -> bool:
    file = file_of(entry)
    return file is not None and file.is_relative_to(Path(folder))


def _indexed_by_hand(found: Settings, collection: str) -> list[str]:
    from bots.wiring import open_main_database
    from storage.learning.folders import noted

    database = open_main_database(found)
    try:
        return database.transaction(lambda session: noted(session, collection))
    finally:
        database.close()
