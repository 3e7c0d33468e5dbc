"""How often somebody has an answer looked at again: counted durably, so that toggling a reaction costs no more."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import delete, func
from sqlmodel import Session, col, select
from ulid import ULID

from storage.tables.bookings import SecondLookRow

MOST = 2  # looks that one person sets off at one answer and its corrections
SECONDS = 3_600.0


class Look(StrEnum):
    """What becomes of the wish for a second look: one above the limit is refused once, and then met with silence."""

    GRANTED = "granted"
    REFUSED = "refused"
    KNOWN_REFUSED = "known refused"


def take(session: Session, root: str, user: str, now: float) -> Look:
    """Count a second look at the answer under `root` (its first message), if there may be one.

    Its caller holds the row of the vote, so that two events of one person are counted one after the other.
    """
    rows = session.exec(
        select(SecondLookRow.granted, func.count())
        .where(SecondLookRow.root == root, SecondLookRow.user_id == user, SecondLookRow.at > now - SECONDS)
        .group_by(col(SecondLookRow.granted))
    )
    counts = dict(rows.all())
    refused = Look.KNOWN_REFUSED if counts.get(False) else Look.REFUSED
    look = Look.GRANTED if counts.get(True, 0) < MOST else refused
    if look is not Look.KNOWN_REFUSED:
        session.add(SecondLookRow(id=str(ULID()), root=root, user_id=user, granted=look is Look.GRANTED, at=now))
    return look


def sweep_looks(session: Session, older_than: float, limit: int = 1_000) -> int:
    """Delete up to `limit` looks from before a time."""
    ids = list(session.exec(select(SecondLookRow.id).where(SecondLookRow.at < older_than).limit(limit)))
    session.connection().execute(delete(SecondLookRow).where(col(SecondLookRow.id).in_(ids)))
    return len(ids)
