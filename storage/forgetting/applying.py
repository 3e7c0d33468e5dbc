"""Forgets what was found on a person, in small transactions, and lets SQLite keep nothing of it in its files."""

from __future__ import annotations

import json
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from core.errors import Unavailable
from storage.access import audit
from storage.database import Database
from storage.forgetting.finding import Held, held_on
from storage.forgetting.person import Person
from storage.moving.rows import snapshot
from storage.states import BEGUN, Halt
from storage.tables.caches import EvictionRow
from storage.work.pieces import halt

BATCH = 200
ROUNDS = 5  # what arrives meanwhile is found by the next look
_EVICTED = "answer"


def look(database: Database, person: Person) -> list[Held]:
    """Return what is held on a person now. Nothing is changed, and nobody waits."""
    with snapshot(database) as connection:
        return held_on(connection, person)


def counted(held: Sequence[Held]) -> dict[str, dict[str, int]]:
    """Return by table how many rows go, and how many keep a pseudonym."""
    goes, kept = Counter[str](), Counter[str]()
    for one in held:
        (goes if one.changed is None else kept)[one.table.name] += 1
    return {name: {"removed": goes[name], "renamed": kept[name]} for name in sorted(goes | kept)}


def forget(database: Database, person: Person, by: str) -> dict[str, dict[str, int]]:
    """Remove or rename everything that names a person; return what was done, by table.

    What of theirs waits is never done any more. Raises `Unavailable` while something is being done, which it stops.
    """
    done: list[Held] = []
    for _ in range(ROUNDS):
        held = look(database, person)
        if not held:
            break
        if any(one.table.name == "work" and one.changed is None and one.row["state"] in BEGUN for one in held):
            database.transaction(partial(_stop, held=held))
            raise Unavailable("Something of theirs was being done, and is stopped now.", hint="Try again in a minute.")
        for part in _parts(held):
            database.transaction(lambda session, part=part: _apply(session, part, person))  # type: ignore[misc]
        done += held
    database.transaction(lambda session: audit.note(session, by, audit.PERSON_FORGOTTEN, person.pseudonym))
    return counted(done)


def wipe(path: Path) -> bool:
    """Write an SQLite file anew without what was deleted in it; False where others keep the old pages in use."""
    with closing(sqlite3.connect(path, timeout=30, isolation_level=None)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'keyword'").fetchone():
            connection.execute("INSERT INTO keyword (keyword) VALUES ('optimize')")
        try:
            connection.execute("VACUUM")
        except sqlite3.OperationalError:
            return False
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy


def _stop(session: Session, held: Sequence[Held]) -> None:
    for one in held:
        if one.table.name == "work" and one.changed is None:
            halt(session, one.row["id"], Halt.STOPPED)


def _parts(held: Sequence[Held]) -> Iterator[Sequence[Held]]:
    for start in range(0, len(held), BATCH):
        yield held[start : start + BATCH]


def _apply(session: Session, held: Sequence[Held], person: Person) -> None:
    connection = session.connection()
    for one in held:
        _evict(session, one)
        if one.changed is None:
            connection.execute(delete(one.table).where(_is(one)))
        elif one.table.name == "audit":
            _note_again(connection, one.table, one)
        else:
            _rename(session, one, one.changed)


def _rename(session: Session, one: Held, changed: Mapping[str, Any]) -> None:
    try:
        with session.begin_nested():
            session.connection().execute(update(one.table).where(_is(one)).values(**changed))
    except IntegrityError:  # under the pseudonym it is the same as another row of theirs
        session.connection().execute(delete(one.table).where(_is(one)))


def _is(one: Held) -> Any:
    columns = list(one.table.primary_key.columns) or list(one.table.columns)
    return and_(*(column == one.row[column.name] for column in columns))


def _note_again(connection: Connection, table: Table, one: Held) -> None:
    """The audit log's rows can't be changed, by a trigger: one goes, and comes back under its number without names."""
    connection.execute(delete(table).where(_is(one)))
    connection.execute(insert(table).values(**{**one.row, **(one.changed or {})}))


def _evict(session: Session, one: Held) -> None:
    """Let no process use what it has in memory of an answer that goes."""
    if one.table.name == _EVICTED and one.changed is None:
        key = str(json.loads(one.row["body"]).get("cache_key") or "")
        if key:
            session.merge(EvictionRow(key=key, evicted_at=time.time()))
