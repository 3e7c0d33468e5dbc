"""Rows of figures that were taken out on a page: kept for thirty days, so that they can come back."""

from __future__ import annotations

import json
import time
import uuid
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, cast

from sqlalchemy import CursorResult
from sqlmodel import Session, col, delete, select

from core.errors import BadInput, NotFound
from storage.database import Database
from storage.facts.imports import MODELS, count_up, upsert
from storage.facts.removal import has_no_rows
from storage.tables.caches import CacheRow
from storage.tables.facts import KnownCompany

KEPT_SECONDS = 30 * 86_400.0
MOST_KEPT = 50
_LIST, _ROWS = "removed figures", "removed figures:"


@dataclass(frozen=True, slots=True)
class TakenOut:
    """What was taken out: a company's rows of a table of one collection, `rows` in number, `at` seconds since 1970."""

    id: str
    collection: str
    company: str
    table: str
    rows: int
    at: float


def taken_out(session: Session) -> list[TakenOut]:
    """Return what can come back, the latest first."""
    row = session.get(CacheRow, _LIST)
    kept = [TakenOut(**one) for one in json.loads(row.value)] if row is not None else []
    return [one for one in kept if one.at + KEPT_SECONDS > time.time()]


def take_out(database: Database, place: tuple[str, str], table: str) -> TakenOut:
    """Take a company's rows of a table out; `place` is (collection, company). They are kept in the same transaction.

    Raises `BadInput` for a table that there is none of, `NotFound` where there are no such rows.
    """
    if table not in MODELS:
        raise BadInput(f"There is no table “{table[:40]}”.", hint=f"Tables: {', '.join(MODELS)}.")
    return database.transaction(lambda session: _take_out(session, place, table))


def put_back(database: Database, kept_id: str) -> TakenOut:
    """Put rows back, in the place of such as came meanwhile. Raises `NotFound`."""
    return database.transaction(lambda session: _put_back(session, kept_id))


def _take_out(session: Session, place: tuple[str, str], table: str) -> TakenOut:
    model, (collection, company) = cast("Any", MODELS[table]), place
    rows = session.exec(select(model).where(model.collection == collection, model.company == company)).all()
    if not rows:
        raise NotFound("There are no such figures.")
    known = session.get(KnownCompany, {"name": company, "collection": collection})
    held = {"rows": [row.model_dump() for row in rows], "known": known.model_dump() if known is not None else None}
    gone = session.execute(delete(model).where(model.collection == collection, model.company == company))
    if known is not None and has_no_rows(session, place):
        session.delete(known)
    count = cast("CursorResult[Any]", gone).rowcount
    made = TakenOut(uuid.uuid4().hex, collection, company, table, count, time.time())
    packed = zlib.compress(json.dumps(held, ensure_ascii=False).encode())
    session.merge(CacheRow(key=f"{_ROWS}{made.id}", value=packed, expires_at=made.at + KEPT_SECONDS))
    _keep(session, [made, *taken_out(session)])
    count_up(session)
    return made


def _put_back(session: Session, kept_id: str) -> TakenOut:
    kept = taken_out(session)
    found = next((one for one in kept if one.id == kept_id), None)
    row = session.get(CacheRow, f"{_ROWS}{kept_id}") if found is not None else None
    if found is None or row is None:
        raise NotFound("That can't be brought back any more.")
    held = json.loads(zlib.decompress(row.value))
    upsert(session, MODELS[found.table], held["rows"])
    if held["known"] is not None:
        upsert(session, KnownCompany, [held["known"]])
    session.delete(row)
    _keep(session, [one for one in kept if one.id != kept_id])
    count_up(session)
    return found


def _keep(session: Session, kept: Sequence[TakenOut]) -> None:
    """Write the list; what is beyond the most is gone for good."""
    gone = [f"{_ROWS}{one.id}" for one in kept[MOST_KEPT:]]
    session.execute(delete(CacheRow).where(col(CacheRow.key).in_(gone)))
    told = json.dumps([asdict(one) for one in kept[:MOST_KEPT]], ensure_ascii=False).encode()
    session.merge(CacheRow(key=_LIST, value=told, expires_at=time.time() + KEPT_SECONDS))
