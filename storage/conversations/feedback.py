"""Feedback: one row a user and answer, written together with the jobs that follow from it."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Sequence
from dataclasses import astuple, dataclass

from sqlalchemy import func
from sqlmodel import Session, col, select

from core.access.rights import Scope, may_read
from core.learning.votes import Act, Cast, compacted, standing
from storage.access import audit
from storage.conversations import questions
from storage.conversations.store import collections_of_answer
from storage.tables.conversations import AnswerRow
from storage.tables.feedback import FeedbackRow
from storage.work.enqueue import Entry, put_all

_SHORTEST_ID = 8  # letters by which a vote is named
MOST_REASONS = 50  # looked at, latest first, for five that may be told


@dataclass(frozen=True, slots=True)
class Mark:
    """One reaction or button press.

    `root` is the first message of the answer (its id where nothing was posted), `name` what was pressed and on which
    part, `seq` the order of arrival: a later word wins, whichever is handled first. `act` says how the vote was given.
    """

    answer_id: str
    chat_id: str
    root: str
    user: str
    vote: str
    name: str
    seq: int
    act: Act = "reacted"


@dataclass(frozen=True, slots=True)
class Change:
    """What a mark changed: `activated` where its vote counts that did not count before."""

    feedback_id: str
    activated: bool
    withdrawn: bool
    round: int


def add(session: Session, mark: Mark) -> Change:
    """Count a vote, one a user and answer: it takes the place of another; a second press takes it back."""
    return _cast(session, mark, mark.act)


def withdraw(session: Session, mark: Mark) -> Change:
    """Take a mark back; the vote goes with its last mark."""
    return _cast(session, mark, "unreacted")


def give_reason(session: Session, mark: Mark, reason: str) -> str:
    """Note why an answer was rejected, and return the feedback's id: saying why is a thumbs-down."""
    row = session.get_one(FeedbackRow, _cast(session, mark, "said").feedback_id)
    row.reason, row.updated_at = reason, time.time()
    session.add(row)
    return row.id


def vote_of(session: Session, chat_id: str, answer_id: str, user: str) -> tuple[str, float]:
    """Return how a user's vote on an answer stands (`up`, `down`, or nothing), and when they said so last."""
    answer = session.get(AnswerRow, questions.standing(session, answer_id))
    if answer is None:
        return "", 0.0
    posts = questions.posts_of_question(session, answer.question_id)
    root = posts[0].message if posts else answer.question_id or answer.id
    row = session.get(FeedbackRow, _id(chat_id, root, user))
    return (row.kind if row.active else "", row.updated_at) if row is not None else ("", 0.0)


def standing_of(session: Session, user: str, answer_ids: Sequence[str]) -> dict[str, str]:
    """Return a user's standing votes (up, down) by answer."""
    query = select(FeedbackRow.answer_id, FeedbackRow.kind).where(
        FeedbackRow.user_id == user, col(FeedbackRow.active).is_(True), col(FeedbackRow.answer_id).in_(answer_ids)
    )
    return dict(session.exec(query).all())


def put_jobs(session: Session, entries: Sequence[Entry]) -> None:
    """Write jobs in the transaction of the feedback that raised them; known ids are left alone."""
    put_all(session, entries)


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


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote that stands: what was asked and answered, what was thought of it and why; `at` in seconds since 1970."""

    id: str
    kind: str
    reason: str
    answer_id: str
    question: str
    answer: str
    chat: str
    at: float


def latest_votes(session: Session, limit: int, answer_id: str = "") -> list[Vote]:
    """List the votes that stand, latest first: of all answers, or of one."""
    query = (
        select(FeedbackRow, AnswerRow.question, AnswerRow.text)
        .join(AnswerRow, col(AnswerRow.id) == col(FeedbackRow.answer_id))
        .where(col(FeedbackRow.active).is_(True))
    )
    if answer_id:
        query = query.where(FeedbackRow.answer_id == answer_id)
    found = session.exec(query.order_by(col(FeedbackRow.updated_at).desc()).limit(limit))
    return [
        Vote(row.id, row.kind, row.reason, row.answer_id, question, text, row.chat_id, row.updated_at)
        for row, question, text in found
    ]


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


def _cast(session: Session, mark: Mark, act: Act) -> Change:
    row = session.get(FeedbackRow, _id(mark.chat_id, mark.root, mark.user), with_for_update=True)
    if row is None:
        row = _begun(session, mark)
    before = row.kind if row.active else ""
    casts = [*(Cast(*one) for one in json.loads(row.marks)), Cast(mark.seq, mark.name, mark.vote, act)]
    vote = standing(casts)
    row.active, row.kind = bool(vote), vote or row.kind
    if vote and vote != before:
        row.rounds += 1
        # A reason may quote the answer that it was given to, and is one of a thumbs-down.
        if row.answer_id != mark.answer_id or vote == "up":
            row.answer_id, row.reason = mark.answer_id, ""
    row.marks, row.updated_at = json.dumps([astuple(cast) for cast in compacted(casts)]), time.time()
    session.add(row)
    session.flush()
    if vote != before:
        _audit(session, mark, audit.FEEDBACK_GIVEN if vote else audit.FEEDBACK_WITHDRAWN, vote or before)
    return Change(row.id, bool(vote) and vote != before and vote == mark.vote, bool(before) and not vote, row.rounds)


def _begun(session: Session, mark: Mark) -> FeedbackRow:
    """Return a new row; what a version that kept a row a vote knew of this person goes into it."""
    made = FeedbackRow(
        id=_id(mark.chat_id, mark.root, mark.user),
        answer_id=mark.answer_id,
        user_id=mark.user,
        chat_id=mark.chat_id,
        message_id=mark.root,
        kind=mark.vote,
        active=False,
        marks="[]",
        created_at=time.time(),
    )
    casts: list[Cast] = []
    for vote in ("up", "down"):
        old = session.get(FeedbackRow, _id(mark.chat_id, mark.root, mark.user, vote))
        if old is not None:
            marks: dict[str, tuple[int, bool]] = json.loads(old.marks)
            casts += [Cast(seq, name, vote, "reacted") for name, (seq, present) in marks.items() if present]
            made.created_at, made.rounds = min(made.created_at, old.created_at), made.rounds + old.rounds
            made.answer_id, made.reason = old.answer_id, made.reason or old.reason
            session.delete(old)
    now = standing(casts)
    made.kind, made.active = now or made.kind, bool(now)
    made.marks = json.dumps([astuple(cast) for cast in casts])
    return made


def _audit(session: Session, mark: Mark, action: str, vote: str) -> None:
    platform, _, rest = mark.chat_id.partition(":")
    who = audit.person(platform, rest.partition(":")[0], mark.user)
    audit.note(session, who, action, f"{vote} {mark.answer_id}", mark.chat_id)


def _id(chat_id: str, root: str, user: str, *vote: str) -> str:
    named = "\n".join((chat_id, root, user, *vote))
    return hashlib.sha256(named.encode()).hexdigest()[:32]
