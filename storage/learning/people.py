"""Whom we asked what the documents did not tell, and what they replied: kept only as far as they agreed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from storage.learning import gaps
from storage.tables.feedback import KnowledgeGapRow
from storage.tables.learning import PersonAskedRow

ASKED, REPLIED, AGREED, DECLINED = gaps.WAITING, "replied", "agreed", "declined"
MOST: Final = 5  # people that are asked for one person within an hour
HOUR: Final = 3_600.0
LONGEST: Final = 2_000  # characters of what one person replied in several messages
WAITS: Final = 14 * 86_400.0  # seconds that a reply is waited for


Owner = tuple[str, str]
"""A platform, and somebody's id there."""


@dataclass(frozen=True, slots=True)
class There:
    """A thread, or a channel where `thread` is empty."""

    platform: str
    workspace: str
    channel: str
    thread: str


@dataclass(frozen=True, slots=True)
class PersonAsked:
    """See `PersonAskedRow`."""

    id: str
    answer_id: str
    gap_id: str
    topic: str
    owner: str
    status: str
    reply: str
    replied_in: str = ""


def owner_of_gap(session: Session, answer_id: str, platform: str, workspace: str) -> str:
    """Return the id, on a platform, of whom an answer's gap was assigned to; nothing where that is nobody there."""
    row = _gap(session, answer_id)
    head = session.get(KnowledgeGapRow, row.cluster) if row is not None and row.cluster else row
    where, _, user = (head.owner if head is not None else "").rpartition(":")
    return user if where in (f"{platform}:{workspace}", f"{platform}:") else ""


def ask(session: Session, asked: PersonAsked, there: There, asker: str) -> str:
    """Note that somebody is asked; return `""`, or why not: `already`, or `many` for one asker within an hour."""
    known = select(PersonAskedRow.id).where(PersonAskedRow.answer_id == asked.answer_id)
    if session.exec(known.limit(1)).first() is not None:
        return "already"
    now = time.time()
    lately = select(func.count()).where(PersonAskedRow.asker == asker, PersonAskedRow.created_at > now - HOUR)
    if session.exec(lately).one() >= MOST:
        return "many"
    gap = _gap(session, asked.answer_id)
    session.add(
        PersonAskedRow(
            id=asked.id,
            answer_id=asked.answer_id,
            gap_id=(gap.cluster or gap.id) if gap is not None else "",
            topic=asked.topic,
            platform=there.platform,
            workspace=there.workspace,
            channel=there.channel,
            thread=there.thread,
            owner=asked.owner,
            asker=asker,
            created_at=now,
        )
    )
    return ""


def waits_at(session: Session, answer_ids: Sequence[str]) -> set[str]:
    """Return those of some answers at which somebody waits for a person."""
    query = select(PersonAskedRow.answer_id).where(
        col(PersonAskedRow.answer_id).in_(answer_ids), col(PersonAskedRow.status).in_((ASKED, REPLIED))
    )
    return set(session.exec(query))


def waiting(session: Session, there: There, owner: str) -> str:
    """Return the id of what somebody was asked in a thread and has not settled yet; nothing where that is nothing."""
    query = select(PersonAskedRow.id).where(
        PersonAskedRow.platform == there.platform,
        PersonAskedRow.channel == there.channel,
        PersonAskedRow.thread == there.thread,
        col(PersonAskedRow.status).in_((ASKED, REPLIED)),
        PersonAskedRow.owner == owner,
        PersonAskedRow.created_at > time.time() - WAITS,
    )
    return session.exec(query.order_by(col(PersonAskedRow.created_at).desc()).limit(1)).first() or ""


def by_id(session: Session, asked_id: str) -> PersonAsked | None:
    """Return who was asked what, None where that is forgotten."""
    row = session.get(PersonAskedRow, asked_id)
    return None if row is None else _asked(row)


def reply(session: Session, asked_id: str, owner: Owner, text: str, message: str = "") -> str:
    """Keep a reply until its author agrees, and return it whole: what they add meanwhile goes behind what they said.

    `message` is where it stands (platform:channel:message); what was said in several is found by the latest. Nothing is
    returned where it is not theirs to give, or was settled.
    """
    row = session.get(PersonAskedRow, asked_id, with_for_update=True)
    if row is None or (row.platform, row.owner) != owner or row.status not in (ASKED, REPLIED):
        return ""
    said = f"{row.reply}\n{text}" if row.reply else text
    row.status, row.reply, row.replied_in = REPLIED, said[:LONGEST], message
    session.add(row)
    return row.reply


def decide(session: Session, asked_id: str, owner: Owner, *, agrees: bool) -> PersonAsked | None:
    """Note that the author agrees to what they replied being kept, or not; None where it is not theirs to decide."""
    row = session.get(PersonAskedRow, asked_id, with_for_update=True)
    if row is None or (row.platform, row.owner) != owner or row.status != REPLIED:
        return None
    found = _asked(row)
    row.status, row.reply = AGREED if agrees else DECLINED, ""
    session.add(row)
    return found


def is_replied_in(session: Session, message: str) -> bool:
    """Say whether a message is a reply that its author has not agreed to yet."""
    return bool(message) and session.exec(_replied(message).limit(1)).first() is not None


def take_back(session: Session, message: str, text: str = "") -> bool:
    """Let go of a reply that was deleted before its author agreed to it, or put its new `text` in its place."""
    row = session.exec(_replied(message).limit(1)).first() if message else None
    if row is None:
        return False
    row.status, row.reply = (REPLIED, text) if text else (ASKED, "")
    session.add(row)
    return True


def _replied(message: str) -> SelectOfScalar[PersonAskedRow]:
    return select(PersonAskedRow).where(PersonAskedRow.replied_in == message, PersonAskedRow.status == REPLIED)


def fill(session: Session, gap_id: str, suggestion_id: str) -> None:
    """Note that a reply is to fill a gap, as far as that is still open; a gap that was put to another, that one."""
    row = session.get(KnowledgeGapRow, gap_id) if gap_id else None
    head = session.get(KnowledgeGapRow, row.cluster) if row is not None and row.cluster else None
    for one in (row, head):
        if one is not None and one.status in (gaps.OPEN, gaps.ASSIGNED):
            one.status, one.suggestion_id = gaps.ANSWERED, suggestion_id
            session.add(one)


def fill_of(session: Session, answer_id: str, suggestion_id: str) -> None:
    """Note the same of the gaps that an answer left."""
    query = select(KnowledgeGapRow.id).where(KnowledgeGapRow.answer_id == answer_id)
    for gap_id in session.exec(query).all() if answer_id else ():
        fill(session, gap_id, suggestion_id)


def answered(session: Session, gap_id: str) -> list[str]:
    """Note that a gap's questions need nobody's reply any more; return the answers that somebody waits at."""
    rows = gaps.wished(session, gap_id)
    for row in rows:
        row.status = AGREED
        session.add(row)
    return [row.answer_id for row in rows]


def forget(session: Session, answer_ids: Sequence[str]) -> None:
    """Forget what was asked and replied about answers that are deleted."""
    session.connection().execute(delete(PersonAskedRow).where(col(PersonAskedRow.answer_id).in_(answer_ids)))


def sweep(session: Session, older_than: float, limit: int = 1_000) -> int:
    """Delete up to `limit` rows from before a time; return how many."""
    ids = list(session.exec(select(PersonAskedRow.id).where(PersonAskedRow.created_at < older_than).limit(limit)))
    session.connection().execute(delete(PersonAskedRow).where(col(PersonAskedRow.id).in_(ids)))
    return len(ids)


def _gap(session: Session, answer_id: str) -> KnowledgeGapRow | None:
    query = select(KnowledgeGapRow).where(KnowledgeGapRow.answer_id == answer_id)
    return session.exec(query.order_by(col(KnowledgeGapRow.created_at)).limit(1)).first()


def _asked(row: PersonAskedRow) -> PersonAsked:
    return PersonAsked(row.id, row.answer_id, row.gap_id, row.topic, row.owner, row.status, row.reply, row.replied_in)
