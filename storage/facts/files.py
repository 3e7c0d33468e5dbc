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


@dataclass(frozen=True, slots=True)
class KnownFile:
    """A file, the table its rows are in, what was said of it (`storage.facts.imports.Given`), and its stat then."""

    path: str
    table: str
    given: Mapping[str, Any]
    stat_key: str


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
    given = json.dumps(dict(file.given), ensure_ascii=False)
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
    return [KnownFile(row.path, row.table_name, json.loads(row.given), row.stat_key) for row in rows]


def behind(session: Session, tables: Sequence[str], collections: Sequence[str], limit: int = 20) -> list[str]:
    """Return the files that rows of these tables, in these collections, came from."""
    query = select(FactFileRow.path).where(
        col(FactFileRow.table_name).in_(tables), col(FactFileRow.collection).in_(collections)
    )
    return list(session.exec(query.distinct().order_by(FactFileRow.path).limit(limit)))
