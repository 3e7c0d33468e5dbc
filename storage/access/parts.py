"""Parts of collections and their readers as documents named them: read with every question, a change counts at once."""

from __future__ import annotations

import time
from collections.abc import Collection

from sqlalchemy import delete
from sqlmodel import Session, col, select

from core.access.readers import Readers, base_of, from_text, to_text
from storage.tables.access import PartRow

_ASKED_AT_ONCE = 500


def parts_of(session: Session, collections: Collection[str] | None) -> dict[str, Readers]:
    """Return the parts of these collections (None: of all) with their readers, by the name they are stored under."""
    if collections is None:
        return {row.name: from_text(row.readers) for row in session.exec(select(PartRow))}
    named, found = sorted({base_of(name) for name in collections}), dict[str, Readers]()
    for start in range(0, len(named), _ASKED_AT_ONCE):
        some = named[start : start + _ASKED_AT_ONCE]
        for row in session.exec(select(PartRow).where(col(PartRow.collection).in_(some))):
            found[row.name] = from_text(row.readers)
    return found


def keep_part(session: Session, name: str, readers: Readers) -> None:
    """Note who reads a part, before anything lies in it."""
    row = session.get(PartRow, name) or PartRow(name=name, collection=base_of(name), readers="")
    row.readers, row.noted_at = to_text(readers), row.noted_at or time.time()
    session.add(row)


def forget_parts(session: Session, collection: str) -> None:
    """Forget who reads the parts of a collection."""
    session.connection().execute(delete(PartRow).where(col(PartRow.collection) == collection))
