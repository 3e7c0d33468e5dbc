"""Since when something may be read, and by whom that was decided: of the gifts themselves, else of the audit log."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import func
from sqlmodel import Session, col, select

from storage.access import audit
from storage.access.audiences import Grant, kind_of
from storage.tables.access import GrantRow
from storage.tables.audit import AuditRow
from storage.tables.conversations import ChannelRow, QuestionRow

Key = tuple[str, str, str]  # platform, workspace, and the id of a channel or person
MOST = 10_000  # people or channels that are looked through for a name


@dataclass(frozen=True, slots=True)
class Deed:
    """Who decided something, as the audit log names them, and when: seconds since 1970. Empty and 0: not on record."""

    by: str = ""
    at: float = 0.0


def gifts(session: Session) -> dict[Grant, Deed]:
    """Return all gifts, with who gave them and when."""
    rows = session.exec(select(GrantRow))
    return {Grant(r.collection, kind_of(r.kind), r.subject): Deed(r.given_by, r.given_at) for r in rows}


def openings(session: Session) -> dict[str, Deed]:
    """Return who opened each collection, and when: the last time."""
    return {row.subject: Deed(row.actor, row.at) for row in _oldest_first(session, audit.COLLECTION_OPENED)}


def makings(session: Session) -> dict[str, Deed]:
    """Return who made each token, by its id, and when."""
    made = _oldest_first(session, audit.TOKEN_CREATED)
    return {row.subject.split(" ", 1)[0]: Deed(row.actor, row.at) for row in made}


def namings(session: Session) -> dict[str, Deed]:
    """Return who last said by command what a channel reads (`slack:T1:C1`), and when."""
    changed = _oldest_first(session, audit.SETTINGS_CHANGED)
    return {row.place: Deed(row.actor, row.at) for row in changed if "collections" in row.subject.split(", ")}


def channels_met(session: Session) -> tuple[set[Key], set[Key]]:
    """Return the channels where something was asked or set, and which of all channels are direct messages."""
    place = (QuestionRow.platform, QuestionRow.workspace, QuestionRow.channel)
    asked = session.exec(select(*place, func.max(QuestionRow.place)).group_by(*place).limit(MOST)).all()
    direct = {(p, w, c) for p, w, c, body in asked if json.loads(body or "{}").get("direct")}
    met = {(p, w, c) for p, w, c, _ in asked if c}
    met |= {(row.platform, row.workspace, row.channel) for row in session.exec(select(ChannelRow))}
    return met - direct, direct


def askers(session: Session) -> list[Key]:
    """Return platform, workspace and id of the people who asked something."""
    who = (QuestionRow.platform, QuestionRow.workspace, QuestionRow.user_id)
    return list(session.exec(select(*who).where(QuestionRow.user_id != "").distinct().limit(MOST)))


def direct_channel(session: Session, platform: str, user: str) -> str:
    """Return the channel of a person's direct messages, where something was asked in them; else nothing."""
    mine = select(QuestionRow.channel, QuestionRow.place).where(
        QuestionRow.platform == platform, QuestionRow.user_id == user
    )
    found = session.exec(mine.distinct().limit(MOST)).all()
    return next((channel for channel, body in found if json.loads(body or "{}").get("direct")), "")


def _oldest_first(session: Session, action: str) -> list[AuditRow]:
    return list(session.exec(select(AuditRow).where(AuditRow.action == action).order_by(col(AuditRow.id))))
