"""What may be read in one place, counted: documents, collections, dates, companies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.access.rights import Scope
from core.ports import DocumentEntry, Facts, Index
from core.text.printable import legible
from core.text.secrets import masked

MOST_TITLES, MOST_COMPANIES = 15, 5
_DAY = len("2026-11-23")
_LONGEST_TITLE = 80


@dataclass(frozen=True, slots=True)
class Overview:
    """What may be read: `first` and `last` are ISO days, or shorter; empty where none is dated; titles latest first."""

    documents: int = 0
    collections: tuple[str, ...] = ()
    first: str = ""
    last: str = ""
    titles: tuple[tuple[str, str], ...] = ()
    companies: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """There is nothing to answer from."""
        return not self.documents and not self.companies


async def entries_in(index: Index, scope: Scope) -> list[DocumentEntry]:
    """Return the documents of some collections (None: of all), those of the latest date first."""
    found = [entry for entry in await index.documents() if scope is None or entry.collection in scope]
    return sorted(found, key=lambda entry: (day_of(entry), entry.modified_at or "", entry.path), reverse=True)


async def overview_of(entries: Sequence[DocumentEntry], facts: Facts | None, scope: Scope) -> Overview:
    """Return what is in some collections, whose documents are given."""
    said = [own for entry in entries if (own := _own_day(entry))]
    days = sorted(said or filter(None, map(day_of, entries)))
    companies: Sequence[str] = ()
    if facts is not None and await facts.present(scope):
        companies = await facts.companies(scope)
    return Overview(
        documents=len(entries),
        collections=tuple(sorted({entry.collection for entry in entries})),
        first=days[0] if days else "",
        last=days[-1] if days else "",
        titles=tuple((name_of(entry), day_of(entry)) for entry in entries[:MOST_TITLES]),
        companies=tuple(companies[:MOST_COMPANIES]),
    )


def day_of(entry: DocumentEntry) -> str:
    """Return the day that a document says itself, as its sources show it, else that of its file; ISO, or empty."""
    return _own_day(entry) or (entry.modified_at or "")[:_DAY]


def _own_day(entry: DocumentEntry) -> str:
    return entry.dated or entry.saved[:_DAY]


def name_of(entry: DocumentEntry) -> str:
    """Return what a person calls a document: its title, else the name of its file."""
    return masked(legible(entry.title or entry.path.rsplit("/", 1)[-1]))[:_LONGEST_TITLE]
