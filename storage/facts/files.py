"""Files that fact rows came from: so that one can be read again where it changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlmodel import Session, col, select

from core.model import DEFAULT_COLLECTION
from storage.tables.learning import FactFileRow

Key = tuple[str | int, ...]
"""What a row is known by within its collection, see `storage.facts.imports.key_of`."""


@dataclass(frozen=True, slots=True)
class KnownFile:
    """A file, the table its rows are in, what was said of it (`storage.facts.imports.Given`), and its stat then.

    `keys` are those of its rows (`core.facts.imports.ImportReport`), None where they are not known.
    """

    path: str
    table: str
    given: Mapping[str, Any]
    stat_key: str
    keys: tuple[Key, ...] | None = None


def stat_key(path: Path) -> str:
    """Return `mtime_ns:size`; empty where the file can't be looked at."""
    try:
        found = path.stat()
    except OSError:
        return ""
    return f"{found.st_mtime_ns}:{found.st_size}"


def note(session: Session, file: KnownFile) -> None:
    """Note that rows came from a file."""
    collection = str(file.given.get("collection") or DEFAULT_COLLECTION)
    name = hashlib.sha256(f"{collection}\n{file.path}".encode()).hexdigest()
    said = dict(file.given) | ({"keys": file.keys} if file.keys is not None else {})
    given = json.dumps(said, ensure_ascii=False)
    session.merge(
        FactFileRow(
            id=name,
            path=file.path,
            collection=collection,
            table_name=file.table,
            given=given,
            stat_key=file.stat_key,
        )
    )


def known(session: Session, path: str) -> list[KnownFile]:
    """Return what is known of a file, once a collection."""
    rows = session.exec(select(FactFileRow).where(FactFileRow.path == path))
    return [_known(row) for row in rows]


def held_no_more(session: Session, file: KnownFile) -> list[Key]:
    """Return the keys of rows that came from a file, and that neither it nor another file states any more.

    Nothing is certain where the rows of another file of the same table are not known: then none.
    """
    collection = str(file.given.get("collection") or DEFAULT_COLLECTION)
    query = select(FactFileRow).where(FactFileRow.table_name == file.table, FactFileRow.collection == collection)
    there = [_known(row) for row in session.exec(query)]
    before = next((one.keys for one in there if one.path == file.path), None)
    others = [one.keys for one in there if one.path != file.path]
    if before is None or file.keys is None or None in others:
        return []
    stated = set(file.keys).union(*(keys or () for keys in others))
    return [key for key in before if key not in stated]


def _known(row: FactFileRow) -> KnownFile:
    given = json.loads(row.given)
    keys = given.pop("keys", None)
    held = tuple(tuple(key) for key in keys) if keys is not None else None
    return KnownFile(row.path, row.table_name, given, row.stat_key, held)


def behind(session: Session, tables: Sequence[str], collections: Sequence[str], limit: int = 20) -> list[str]:
    """Return the files that rows of these tables, in these collections, came from."""
    query = select(FactFileRow.path).where(
        col(FactFileRow.table_name).in_(tables), col(FactFileRow.collection).in_(collections)
    )
    return list(session.exec(query.distinct().order_by(FactFileRow.path).limit(limit)))
