"""What was removed from the index, at the terminal or on the pages, and is kept in mind so that it can come back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pydantic import TypeAdapter, ValidationError

from core.access.readers import base_of
from core.errors import NotFound
from core.indexing.entries import can_come_back
from core.ports import DocumentEntry
from storage.caches.stores import InDatabase
from storage.database import Database

KEPT_SECONDS = 30 * 86_400.0
MOST_REMOVED = 2_000
_KEY = "removed documents"
_ENTRIES: TypeAdapter[list[DocumentEntry]] = TypeAdapter(list[DocumentEntry])


class Removals:
    """What was removed in the last thirty days, latest first, with where it was read from; at most so many."""

    def __init__(self, database: Database) -> None:
        self._store = InDatabase(database)

    async def all(self, indexed: Iterable[DocumentEntry] = ()) -> list[DocumentEntry]:
        """Return them, without those that are `indexed` again."""
        back = {_named(one) for one in indexed}
        return [one for one in await self._kept() if _named(one) not in back]

    async def add(self, entries: Sequence[DocumentEntry]) -> int:
        """Keep more in mind, as far as they can be read again; return how many of these are."""
        kept = [one for one in entries if can_come_back(one)][:MOST_REMOVED]
        if kept:
            await self._put([*kept, *_without(await self._kept(), kept)])
        return len(kept)

    async def drop(self, entries: Sequence[DocumentEntry]) -> None:
        """Forget some: they are back."""
        await self._put(_without(await self._kept(), entries))

    async def named(self, collection: str, path: str) -> DocumentEntry:
        """Return one. Raises `NotFound`."""
        for one in await self._kept():
            if _named(one) == (base_of(collection), path):
                return one
        raise NotFound("That can't be brought back any more.")

    async def _kept(self) -> list[DocumentEntry]:
        kept = await self._store.get(_KEY)
        try:
            return _ENTRIES.validate_json(kept) if kept is not None else []
        except ValidationError:  # of another version of ours
            return []

    async def _put(self, entries: Sequence[DocumentEntry]) -> None:
        await self._store.put(_KEY, _ENTRIES.dump_json(list(entries[:MOST_REMOVED])), KEPT_SECONDS)


def _named(entry: DocumentEntry) -> tuple[str, str]:
    """Return what a document is known by, whoever may read it: its readers may be others when it is back."""
    return base_of(entry.collection), entry.path


def _without(entries: Iterable[DocumentEntry], others: Iterable[DocumentEntry]) -> list[DocumentEntry]:
    named = {_named(one) for one in others}
    return [one for one in entries if _named(one) not in named]
