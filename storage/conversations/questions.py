"""Who asked what, where its answer was posted, and what became of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import and_, delete, or_, update
from sqlmodel import Session, col, select

from storage.learning import frozen, gaps, people, signals, suggestions
from storage.states import ENDED, QuestionState
from storage.tables.conversations import AnswerRow, PostRow, QuestionRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow

DELETED_SECONDS = 86_400.0
REASON_CHARS = 500
RETURNED = "returned"  # over HTTP, to whoever asked
TOLD_ALONE = "unposted: told its asker alone"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to register. `source` is unique to the message or command; `place` is JSON."""

    id: str
    source: str
    conversation_id: str
    platform: str
    workspace: str
    channel: str
    user: str
    text: str
    place: str
    work_id: str


def register(session: Session, asked: Asked, state: QuestionState = QuestionState.OPEN) -> QuestionRow:
    """Note a question once; where its source is known already, return what is known."""
    row = find(session, asked.source)
    if row is not None:
        return row
    row = QuestionRow(
        state=state,
        id=asked.id,
        source=asked.source,
        conversation_id=asked.conversation_id,
        platform=asked.platform,
        workspace=asked.workspace,
        channel=asked.channel,
        user_id=asked.user,
        text=asked.text,
        place=asked.place,
        work_id=asked.work_id,
        asked_at=time.time(),
    )
    session.add(row)
    session.flush()
    return row


def note_said(session: Session, said: Asked, answer_id: str) -> None:
    """Note what was said against an answer: a turn of its conversation that asks nothing, and has none of its own."""
    close(session, register(session, said).id, answer_id, "", RETURNED)


def find(session: Session, source: str) -> QuestionRow | None:
    """Return the question of a message, locked until the transaction ends."""
    return session.exec(select(QuestionRow).where(QuestionRow.source == source).with_for_update()).first()


def posted_as(message: str) -> str:
    """Return the proof that a question was answered: the message that carries (the first part of) its answer."""
    return f"posted {message}"


def by_id(session: Session, question_id: str) -> QuestionRow | None:
    """Return a question, or None where it is forgotten."""
    return session.get(QuestionRow, question_id) if question_id else None


def close(session: Session, question_id: str, answer_id: str, outcome: str, delivered: str = "") -> None:
    """Note what became of a question; a stopped or deleted one stays so.

    `delivered` is `RETURNED` or `posted_as`; without, an answer is replaced, and whether it is open or closed stays.
    """
    row = session.get(QuestionRow, question_id)
    if row is None:
        return
    row.answer_id, row.outcome = answer_id, outcome
    if delivered:
        row.delivered = delivered
        row.state = QuestionState.CLOSED if row.state == QuestionState.OPEN else row.state
    session.add(row)


def reopen(session: Session, row: QuestionRow, text: str, work_id: str) -> None:
    """Let an edited question be answered anew, by another piece of work."""
    row.text, row.work_id, row.state, row.delivered = text, work_id, QuestionState.OPEN, ""
    session.add(row)


def fail(session: Session, work_id: str, why: str) -> None:
    """Note why the question a piece of work should have answered was given up, unless more is known of it."""
    for row in session.exec(select(QuestionRow).where(QuestionRow.work_id == work_id)):
        if row.state == QuestionState.OPEN:
            row.outcome, row.state, row.delivered = (
                "failed",
                QuestionState.CLOSED,
                f"unposted: {why[:REASON_CHARS] or 'unknown'}",
            )
        row.outcome = row.outcome or "failed"
        session.add(row)


def forget(session: Session, row: QuestionRow) -> None:
    """Mark a question as deleted, and delete what it said, was answered, and what waits for approval because of it."""
    row.state, row.text = QuestionState.DELETED, ""
    session.add(row)
    answers = list(session.exec(select(AnswerRow.id).where(AnswerRow.question_id == row.id)))
    signals.forget(session, answers)
    gaps.forget(session, answers)
    frozen.forget(session, answers)
    people.forget(session, answers)
    suggestions.forget(session, answers)
    connection = session.connection()
    connection.execute(update(FeedbackRow).where(col(FeedbackRow.answer_id).in_(answers)).values(reason=""))
    connection.execute(delete(AnswerRow).where(col(AnswerRow.question_id) == row.id))
    ended = and_(col(WorkRow.id) == row.work_id, col(WorkRow.state).in_(ENDED))
    connection.execute(update(WorkRow).where(ended).values(body="{}"))


def drop_unanswered(session: Session, question_id: str) -> None:
    """Forget a question of the page of which nothing came."""
    row = session.get(QuestionRow, question_id)
    if row is not None and row.state == QuestionState.OPEN and not row.answer_id:
        session.delete(row)


def is_young(row: QuestionRow, seconds: float) -> bool:
    """Say whether a question was asked so lately that its answer may still come."""
    return row.asked_at > time.time() - seconds


def open_in(session: Session, conversation_id: str, seconds: float) -> list[QuestionRow]:
    """Return what is being answered in a conversation, oldest first, of the last so many seconds."""
    query = select(QuestionRow).where(
        QuestionRow.conversation_id == conversation_id,
        QuestionRow.state == QuestionState.OPEN,
        QuestionRow.asked_at > time.time() - seconds,
    )
    return list(session.exec(query.order_by(col(QuestionRow.asked_at))))


def open_questions(session: Session, platform: str, channel: str) -> list[QuestionRow]:
    """Return what is being answered in a channel and its threads, oldest first."""
    query = select(QuestionRow).where(
        QuestionRow.platform == platform, QuestionRow.channel == channel, QuestionRow.state == QuestionState.OPEN
    )
    return list(session.exec(query.order_by(col(QuestionRow.asked_at))))


def answered(session: Session, platform: str, channel: str, limit: int) -> list[QuestionRow]:
    """Return the questions of a channel and its threads that have an answer, latest first, without deleted ones."""
    query = select(QuestionRow).where(
        QuestionRow.platform == platform,
        QuestionRow.channel == channel,
        QuestionRow.answer_id != "",
        QuestionRow.state != QuestionState.DELETED,
    )
    return list(session.exec(query.order_by(col(QuestionRow.asked_at).desc()).limit(limit)))


def of_channel(session: Session, platform: str, channel: str, limit: int) -> list[QuestionRow]:
    """Return the questions of a channel and its threads, latest first, answered or not, without deleted ones."""
    query = select(QuestionRow).where(
        QuestionRow.platform == platform, QuestionRow.channel == channel, QuestionRow.state != QuestionState.DELETED
    )
    return list(session.exec(query.order_by(col(QuestionRow.asked_at).desc()).limit(limit)))


def is_open(session: Session, platform: str, channel: str) -> bool:
    """Say whether anything is being answered in a channel."""
    query = select(QuestionRow.id).where(
        QuestionRow.platform == platform, QuestionRow.channel == channel, QuestionRow.state == QuestionState.OPEN
    )
    return session.exec(query.limit(1)).first() is not None


def has_company(session: Session, question_id: str) -> bool:
    """Say whether another question of the same conversation is open, was asked after this one, or answered since."""
    row = session.get(QuestionRow, question_id)
    if row is None or not row.conversation_id:
        return False
    answered_since = select(PostRow.question_id).where(PostRow.created_at > row.asked_at)
    query = select(QuestionRow.id).where(
        QuestionRow.conversation_id == row.conversation_id,
        QuestionRow.id != row.id,
        QuestionRow.state != QuestionState.DELETED,
        or_(
            col(QuestionRow.state) == QuestionState.OPEN,
            col(QuestionRow.asked_at) > row.asked_at,
            col(QuestionRow.id).in_(answered_since),
        ),
    )
    return session.exec(query.limit(1)).first() is not None


def is_being_answered(session: Session, question_id: str) -> bool:
    """Say whether a question's answer is not noted as posted yet, or is about to be replaced by an edit's."""
    row = session.get(QuestionRow, question_id)
    return row is not None and row.state == QuestionState.OPEN


def recent(session: Session, platform: str, workspace: str, user: str, limit: int) -> list[QuestionRow]:
    """Return a user's latest questions, newest first, without deleted ones."""
    query = (
        select(QuestionRow)
        .where(
            QuestionRow.platform == platform,
            QuestionRow.workspace == workspace,
            QuestionRow.user_id == user,
            QuestionRow.state != QuestionState.DELETED,
        )
        .order_by(col(QuestionRow.asked_at).desc())
        .limit(limit)
    )
    return list(session.exec(query))


def asked_directly(session: Session, platform: str, workspace: str, user: str, limit: int) -> list[QuestionRow]:
    """Return a user's latest questions in direct messages, newest first, deleted ones among them."""
    query = select(QuestionRow).where(
        QuestionRow.platform == platform,
        QuestionRow.workspace == workspace,
        QuestionRow.user_id == user,
        col(QuestionRow.place).contains('"direct":true'),
    )
    return list(session.exec(query.order_by(col(QuestionRow.asked_at).desc()).limit(limit)))


def asked_in(session: Session, conversation_id: str, limit: int) -> list[QuestionRow]:
    """Return a conversation's questions of ours, latest first, without deleted ones."""
    query = select(QuestionRow).where(
        QuestionRow.conversation_id == conversation_id, QuestionRow.state != QuestionState.DELETED
    )
    return list(session.exec(query.order_by(col(QuestionRow.asked_at).desc()).limit(limit)))


def asked_by(session: Session, conversation_id: str, user: str) -> bool:
    """Say whether a user asked anything in a conversation that was not deleted."""
    query = select(QuestionRow.id).where(
        QuestionRow.conversation_id == conversation_id,
        QuestionRow.user_id == user,
        QuestionRow.state != QuestionState.DELETED,
    )
    return session.exec(query.limit(1)).first() is not None


def find_asked(session: Session, source: str) -> QuestionRow | None:
    """Return the question of a message, as it is read: nothing is locked."""
    return session.exec(select(QuestionRow).where(QuestionRow.source == source)).first()


def put_posts(session: Session, question_id: str, posts: Sequence[PostRow]) -> None:
    """Note which messages carry a question's answer now; what was noted before is forgotten."""
    if question_id:
        forget_posts(session, question_id)
    for post in posts:
        session.merge(post)


def post_of(session: Session, platform: str, channel: str, message: str) -> PostRow | None:
    """Return what a message carries, whichever part of a split answer it is."""
    return session.get(PostRow, (platform, channel, message))


def posts_of_answer(session: Session, answer_id: str) -> list[PostRow]:
    """Return the messages that carry an answer, first part first."""
    return list(session.exec(select(PostRow).where(PostRow.answer_id == answer_id).order_by(col(PostRow.part))))


def posts_of_question(session: Session, question_id: str) -> list[PostRow]:
    """Return the messages that carry a question's answer, first part first."""
    return list(session.exec(select(PostRow).where(PostRow.question_id == question_id).order_by(col(PostRow.part))))


def standing(session: Session, answer_id: str) -> str:
    """Return the id of the answer that is shown now for the same question."""
    row = session.get(AnswerRow, answer_id)
    if row is None or not row.hidden:
        return answer_id
    question = session.get(QuestionRow, row.question_id)
    return question.answer_id if question and question.answer_id else answer_id


def is_replaced(session: Session, answer_id: str) -> bool:
    """Say whether a correction stands in an answer's place."""
    row = session.get(AnswerRow, answer_id)
    return row is None or row.hidden


def forget_posts(session: Session, question_id: str) -> None:
    """Forget where a question's answer was posted, after it was deleted there."""
    session.connection().execute(delete(PostRow).where(col(PostRow.question_id) == question_id))


def sweep(session: Session, older_than: float, limit: int = 500) -> int:
    """Delete up to `limit` questions asked before a time, with answers and posts; return how many.

    What was deleted on the platform is kept a day: its question may yet arrive after it.
    """
    ages = {
        QuestionState.DELETED: time.time() - DELETED_SECONDS,
        QuestionState.CLOSED: older_than,
        QuestionState.STOPPED: older_than,
    }
    ids: list[str] = []
    for state, moment in ages.items():  # one by one: each is a range of an index, and together they would be none
        old = select(QuestionRow.id).where(QuestionRow.state == state, QuestionRow.asked_at < moment)
        ids += session.exec(old.limit(limit - len(ids)))
    broken = select(QuestionRow.id).where(  # of a page whose process died over it: nothing else ends it
        QuestionRow.platform == "web",
        QuestionRow.state == QuestionState.OPEN,
        QuestionRow.asked_at < time.time() - DELETED_SECONDS,
    )
    ids += session.exec(broken.limit(limit - len(ids)))
    connection = session.connection()
    connection.execute(delete(PostRow).where(col(PostRow.question_id).in_(ids)))
    connection.execute(delete(AnswerRow).where(col(AnswerRow.question_id).in_(ids)))
    connection.execute(delete(QuestionRow).where(col(QuestionRow.id).in_(ids)))
    return len(ids)
