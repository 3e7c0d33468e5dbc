"""Folders that were indexed as folders: what is new in one belongs to its collection."""

from __future__ import annotations

import hashlib

from sqlmodel import Session, select

from core.access.rights import Scope
from storage.tables.learning import IndexedFolderRow

AGAIN_AFTER = 20.0  # seconds; a folder is looked through at most so often, whoever finds no answer


def note(session: Session, path: str, collection: str) -> None:
    """Note that a folder was indexed into a collection."""
    name = hashlib.sha256(f"{collection}\n{path}".encode()).hexdigest()
    session.merge(IndexedFolderRow(id=name, path=path, collection=collection))


def due(session: Session, scope: Scope, now: float) -> list[tuple[str, str]]:
    """Return (path, collection) of the folders in a scope that nobody has looked through just now, and take them."""
    found = []
    for row in session.exec(select(IndexedFolderRow).where(IndexedFolderRow.looked_at < now - AGAIN_AFTER)):
        if scope is None or row.collection in scope:
            row.looked_at = now
            session.add(row)
            found.append((row.path, row.collection))
    return found
