"""Folders that were indexed as folders: what is new in one belongs to its collection."""

from __future__ import annotations

import hashlib

from sqlalchemy import delete
from sqlmodel import Session, col, select

from core.access.rights import Scope
from storage.tables.learning import IndexedFolderRow

AGAIN_AFTER = 20.0  # seconds; a folder is looked through at most so often, whoever finds no answer


def note(session: Session, path: str, collection: str) -> None:
    """Note that a folder was indexed into a collection."""
    session.merge(IndexedFolderRow(id=_id(path, collection), path=path, collection=collection))


def forget(session: Session, collection: str) -> None:
    """Look through no folder of a collection any more: what somebody removed from it is not to come back by itself.

    Whoever indexes the folder again says so, and has it noted again.
    """
    session.connection().execute(delete(IndexedFolderRow).where(col(IndexedFolderRow.collection) == collection))


def is_noted(session: Session, path: str, collection: str) -> bool:
    """Say whether a folder is still one that is looked through."""
    return session.get(IndexedFolderRow, _id(path, collection)) is not None


def noted(session: Session, collection: str) -> list[str]:
    """Return the folders of a collection that are looked through."""
    return list(session.exec(select(IndexedFolderRow.path).where(IndexedFolderRow.collection == collection)))


def due(session: Session, scope: Scope, now: float, since: float = 0.0) -> list[tuple[str, str]]:
    """Return (path, collection) of the folders in a scope that nobody has looked through just now, and take them.

    Who rejected an answer (at `since`, in seconds since 1970) is not put off: a file may have come since the last look.
    """
    found = []
    before = max(now - AGAIN_AFTER, since)
    for row in session.exec(select(IndexedFolderRow).where(IndexedFolderRow.looked_at < before)):
        if scope is None or row.collection in scope:
            row.looked_at = now
            session.add(row)
            found.append((row.path, row.collection))
    return found


def _id(path: str, collection: str) -> str:
    return hashlib.sha256(f"{collection}\n{path}".encode()).hexdigest()
