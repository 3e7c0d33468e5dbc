"""How often somebody has an answer looked at again: counted durably, so that toggling a reaction costs no more."""

from __future__ import annotations

import hashlib

from sqlalchemy import delete, func
from sqlmodel import Session, col, select
from ulid import ULID

from core.learning.second_looks import AT_ONCE, MOST_SAID, SAID, SECONDS, Look, look_at
from storage.advisory_locks import Lock, hold_for
from storage.tables.bookings import SecondLookRow


def take(session: Session, root: str, user: str, now: float, said: str = "") -> Look:
    """Count a second look at the answer under `root` (its first message), if there may be one, for what was `said`.

    One person's events, also at several answers, are counted one after the other.
    """
    hold_for(session, Lock.LOOKS, user)
    occasion = _occasion(said)
    seen = select(SecondLookRow.root, SecondLookRow.occasion, SecondLookRow.granted)
    rows = session.exec(seen.where(SecondLookRow.user_id == user, SecondLookRow.at > now - SECONDS)).all()
    granted = [(at, why) for at, why, was_granted in rows if was_granted]
    refused = [at for at, _, was_granted in rows if not was_granted]
    look, under = look_at((root, occasion), granted, refused)
    if look not in (Look.KNOWN_REFUSED, Look.KNOWN_REFUSED_OF_ALL):
        row = SecondLookRow(id=str(ULID()), root=under, user_id=user, granted=look is Look.GRANTED, at=now)
        row.occasion = occasion
        session.add(row)
    return look


def take_said(session: Session, root: str, user: str, now: float, said: str) -> bool:
    """Count what somebody says is right of an answer that is not looked at again, if it may wait as a suggestion.

    False where that was said within the hour already, or as often as one may.
    """
    hold_for(session, Lock.LOOKS, user)
    seen = select(SecondLookRow.root, SecondLookRow.occasion, SecondLookRow.granted)
    rows = session.exec(seen.where(SecondLookRow.user_id == user, SecondLookRow.at > now - SECONDS)).all()
    mine = hashlib.sha256(f"{root}\n{_occasion(said)}".encode()).hexdigest()[:32]
    waiting = [occasion for at, occasion, _ in rows if at == SAID]
    looked_at = (root, _occasion(said)) in [(at, occasion) for at, occasion, granted in rows if granted]
    if looked_at or mine in waiting or len(waiting) >= MOST_SAID:
        return False
    row = SecondLookRow(id=str(ULID()), root=SAID, user_id=user, granted=False, at=now)
    row.occasion = mine
    session.add(row)
    return True


def _occasion(said: str) -> str:
    return hashlib.sha256(" ".join(said.casefold().split()).encode()).hexdigest()[:32] if said.strip() else ""


def due(session: Session, user: str, now: float, apart: float) -> float:
    """Return when the look that was just granted to somebody is due (seconds since 1970; 0: at once).

    Their first `AT_ONCE` of an hour begin at once, the others `apart` seconds after each other: whoever rejects many
    answers has all of them looked at, and others are answered meanwhile.
    """
    mine = (SecondLookRow.user_id == user, SecondLookRow.at > now - SECONDS, col(SecondLookRow.granted).is_(True))
    session.flush()
    behind = session.exec(select(func.count()).select_from(SecondLookRow).where(*mine)).one() - AT_ONCE
    return now + behind * apart if behind > 0 and apart else 0.0


def sweep_looks(session: Session, older_than: float, limit: int = 1_000) -> int:
    """Delete up to `limit` looks from before a time."""
    ids = list(session.exec(select(SecondLookRow.id).where(SecondLookRow.at < older_than).limit(limit)))
    session.connection().execute(delete(SecondLookRow).where(col(SecondLookRow.id).in_(ids)))
    return len(ids)
