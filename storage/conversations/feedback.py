"""Feedback: one row a user, message and vote, written together with the jobs that follow from it."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func
from sqlmodel import Session, col, select
from ulid import ULID

from core.access.rights import Scope, may_read
from core.model import Signal
from storage.access import audit
from storage.conversations.store import collections_of_answer
from storage.tables.conversations import AnswerRow
from storage.tables.feedback import FeedbackRow, KnowledgeGapRow
from storage.work.enqueue import Entry, put_all

_SHORTEST_ID = 8  # letters by which a vote is named
MOST_REASONS = 50  # looked at, latest first, for five that may be told


@dataclass(frozen=True, slots=True)
class Mark:
    """One reaction or button press.

    `root` is the first message of the answer (its id where nothing was posted), `name` what was pressed and on which
    part, `seq` the order of arrival: a later word on the same mark wins, whichever is handled first.
    """

    answer_id: str
    chat_id: str
    root: str
    user: str
    vote: str
    name: str
    seq: int


@dataclass(frozen=True, slots=True)
class Change:
    """What a mark changed: `activated` where a vote counts that did not count before."""

    feedback_id: str
    activated: bool
    withdrawn: bool
    round: int


def add(session: Session, mark: Mark) -> Change:
    """Count a vote, once a user, message and vote; counted again when it had been withdrawn."""
    return _mark(session, mark, present=True)


def withdraw(session: Session, mark: Mark) -> Change:
    """Take a mark back; the vote goes with its last mark."""
    return _mark(session, mark, present=False)


def give_reason(session: Session, mark: Mark, reason: str) -> str:
    """Note why a thumbs-down was given, and return the feedback's id; the thumbs-down is made where there is none."""
    row = session.get(FeedbackRow, _id(mark), with_for_update=True)
    if row is None:
        row = session.get_one(FeedbackRow, add(session, mark).feedback_id)
    row.reason, row.updated_at = reason, time.time()
    session.add(row)
    return row.id


def put_jobs(session: Session, entries: Sequence[Entry]) -> None:
    """Write jobs in the transaction of the feedback that raised them; known ids are left alone."""
    put_all(session, entries)


def put_gap(session: Session, signal: Signal, topic: str) -> None:
    """Note what the documents did not tell."""
    session.add(
        KnowledgeGapRow(
            id=str(ULID()),
            topic=topic,
            file=str(signal.context.get("file") or ""),
            symbol=str(signal.context.get("symbol") or ""),
            reason=signal.reason,
            created_at=time.time(),
        )
    )


def reason_for(session: Session, answer_id: str) -> str:
    """Return the latest reason that was given for a thumbs-down on an answer."""
    query = (
        select(FeedbackRow.reason)
        .where(FeedbackRow.answer_id == answer_id, FeedbackRow.kind == "down", FeedbackRow.reason != "")
        .order_by(col(FeedbackRow.updated_at).desc())
    )
    return session.exec(query).first() or ""


def summary(session: Session, chat_id: str, scope: Scope = None) -> tuple[int, int, list[str]]:
    """Return (up, down, latest reasons) of one channel's standing feedback.

    A reason may quote the answer that it was given to: those of answers that rest on more than `scope` are left out.
    """
    standing = (FeedbackRow.chat_id == chat_id, col(FeedbackRow.active).is_(True))
    counts = session.exec(select(FeedbackRow.kind, func.count()).where(*standing).group_by(FeedbackRow.kind))
    votes = dict(counts.all())
    given = session.exec(
        select(FeedbackRow.reason, AnswerRow)
        .join(AnswerRow, col(AnswerRow.id) == col(FeedbackRow.answer_id))
        .where(*standing, FeedbackRow.reason != "")
        .order_by(col(FeedbackRow.updated_at).desc())
        .limit(MOST_REASONS)
    )
    reasons = [reason for reason, answer in given if may_read(scope, collections_of_answer(answer))]
    return votes.get("up", 0), votes.get("down", 0), reasons[:5]


@dataclass(frozen=True, slots=True)
class Against:
    """A thumbs-down that stands: what was asked, and why the answer was bad, where that was said."""

    id: str
    question: str
    reason: str


def standing_against(session: Session, limit: int) -> list[Against]:
    """List the thumbs-downs that stand, latest first."""
    found = session.exec(
        select(FeedbackRow, AnswerRow.question)
        .join(AnswerRow, col(AnswerRow.id) == col(FeedbackRow.answer_id))
        .where(col(FeedbackRow.active).is_(True), FeedbackRow.kind == "down")
        .order_by(col(FeedbackRow.updated_at).desc())
        .limit(limit)
    )
    return [Against(row.id, question, row.reason) for row, question in found]


def dismiss(session: Session, id_begins: str) -> bool:
    """Let a thumbs-down count no more, named by how its id begins; False where that is none, or not one alone."""
    if len(id_begins) < _SHORTEST_ID or not id_begins.isalnum():
        return False
    standing = (col(FeedbackRow.active).is_(True), FeedbackRow.kind == "down")
    rows = session.exec(select(FeedbackRow).where(*standing, col(FeedbackRow.id).startswith(id_begins)).limit(2)).all()
    if len(rows) != 1:
        return False
    rows[0].active, rows[0].updated_at = False, time.time()
    session.add(rows[0])
    return True


def _mark(session: Session, mark: Mark, *, present: bool) -> Change:
    now = time.time()
    row = session.get(FeedbackRow, _id(mark), with_for_update=True)
    if row is None:
        row = FeedbackRow(
            id=_id(mark),
            answer_id=mark.answer_id,
            user_id=mark.user,
            chat_id=mark.chat_id,
            message_id=mark.root,
            kind=mark.vote,
            active=False,
            created_at=now,
        )
    marks: dict[str, tuple[int, bool]] = json.loads(row.marks)
    if marks.get(mark.name, (-1, False))[0] < mark.seq:
        marks[mark.name] = (mark.seq, present)
    before, row.active = row.active, any(is_present for _, is_present in marks.values())
    if row.active and not before:
        row.rounds += 1
        if row.answer_id != mark.answer_id:  # a reason may quote the answer that it was given to
            row.answer_id, row.reason = mark.answer_id, ""
    row.marks, row.updated_at = json.dumps(marks), now
    session.add(row)
    session.flush()
    if row.active != before:
        _audit(session, mark, audit.FEEDBACK_GIVEN if row.active else audit.FEEDBACK_WITHDRAWN)
    return Change(row.id, row.active and not before, before and not row.active, row.rounds)


def _audit(session: Session, mark: Mark, action: str) -> None:
    platform, _, rest = mark.chat_id.partition(":")
    who = audit.person(platform, rest.partition(":")[0], mark.user)
    audit.note(session, who, action, f"{mark.vote} {mark.answer_id}", mark.chat_id)


def _id(mark: Mark) -> str:
    named = "\n".join((mark.chat_id, mark.root, mark.user, mark.vote))
    return hashlib.sha256(named.encode()).hexdigest()[:32]
