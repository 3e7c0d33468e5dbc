"""How often somebody has an answer looked at again: counted durably, so that toggling a reaction costs no more."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import delete
from sqlmodel import Session, col, select
from ulid import ULID

from storage.advisory_locks import Lock, hold_for
from storage.tables.bookings import SecondLookRow

MOST = 2  # looks that one person sets off at one answer and its corrections
MOST_OF_ALL = 10  # looks that one person sets off at all answers together
SECONDS = 3_600.0
_ALL = "*"  # the root under which it is noted that somebody was told of `MOST_OF_ALL`


class Look(StrEnum):
    """What becomes of the wish for a second look: one above a limit is refused once, and then met with silence."""

    GRANTED = "granted"
    REFUSED = "refused"
    REFUSED_OF_ALL = "refused of all"
    KNOWN_REFUSED = "known refused"


def take(session: Session, root: str, user: str, now: float) -> Look:
    """Count a second look at the answer under `root` (its first message), if there may be one.

    One person's events, also at several answers, are counted one after the other.
    """
    hold_for(session, Lock.LOOKS, user)
    seen = select(SecondLookRow.root, SecondLookRow.granted)
    rows = session.exec(seen.where(SecondLookRow.user_id == user, SecondLookRow.at > now - SECONDS)).all()
    granted = [at for at, was_granted in rows if was_granted]
    refused = {at for at, was_granted in rows if not was_granted}
    under, look = root, Look.GRANTED
    if granted.count(root) >= MOST:
        look = Look.REFUSED
    elif len(granted) >= MOST_OF_ALL:
        under, look = _ALL, Look.REFUSED_OF_ALL
    if look is not Look.GRANTED and under in refused:
        return Look.KNOWN_REFUSED
    session.add(SecondLookRow(id=str(ULID()), root=under, user_id=user, granted=look is Look.GRANTED, at=now))
    return look


def sweep_looks(session: Session, older_than: float, limit: int = 1_000) -> int:
    """Delete up to `limit` looks from before a time."""
    ids = list(session.exec(select(SecondLookRow.id).where(SecondLookRow.at < older_than).limit(limit)))
    session.connection().execute(delete(SecondLookRow).where(col(SecondLookRow.id).in_(ids)))
    return len(ids)
