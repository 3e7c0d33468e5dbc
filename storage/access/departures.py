"""What may leave the house, by collection: to the language model, to web search, to Pinecone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping

from sqlmodel import Session, col, or_, select

from core.access.provenance import KeptIn
from storage.database import Database
from storage.tables.access import CollectionRow

WAYS = ("to_model", "to_web", "to_pinecone")


class StoredDepartures:
    """Reads what is kept in anew each time it is asked: implements `core.ports.Departures`.

    A database that was `opened` for this object is closed with it.
    """

    def __init__(self, database: Database, *, opened: bool = False) -> None:
        self._database = database
        self._opened = opened

    async def kept_in(self) -> KeptIn:
        """Return the collections whose text may not be sent somewhere."""
        return await self._database.read(kept_in)

    async def close(self) -> None:
        """Close the database, if it is this object's own."""
        if self._opened:
            await asyncio.to_thread(self._database.close)


def kept_in(session: Session) -> KeptIn:
    """Return the collections whose text may not be sent somewhere."""
    some = or_(*(col(getattr(CollectionRow, way)).is_(False) for way in WAYS))
    rows = session.exec(select(CollectionRow).where(some)).all()
    model, web, pinecone = (frozenset(row.name for row in rows if not getattr(row, way)) for way in WAYS)
    return KeptIn(model, web, pinecone)


def let(session: Session, collection: str, changes: Mapping[str, bool]) -> dict[str, bool]:
    """Set where a collection's text may be sent (`to_model`, `to_web`, `to_pinecone`), and return how it is now.

    What is not named stays as it was; at first all may leave. Who reads the collection is not changed by this.
    """
    row = session.get(CollectionRow, collection)
    if row is None:
        row = CollectionRow(name=collection)
    for way in WAYS:
        setattr(row, way, changes.get(way, getattr(row, way)))
    if changes:
        row.updated_at = time.time()
        session.add(row)
    return {way: getattr(row, way) for way in WAYS}
