"""Gaps: what the documents did not tell or told wrongly, gathered by meaning, with an owner, until somebody answers."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import delete, func, or_, update
from sqlmodel import Session, col, select
from ulid import ULID

from core.errors import BadInput, NotFound
from core.model import Answer
from storage.access import audit
from storage.tables.feedback import FixSuggestionRow, KnowledgeGapRow
from storage.tables.learning import PersonAskedRow

OPEN, ASSIGNED, ANSWERED, DISMISSED = "open", "assigned", "answered", "dismissed"
STATUSES: Final = (OPEN, ASSIGNED, ANSWERED, DISMISSED)
WAITING: Final = "asked"  # of a person that was asked: they have not replied yet
MOST: Final = 2_000  # gaps that are looked at, latest first
_SHORTEST_ID = 6
_LONGEST_TOPIC = 500


@dataclass(frozen=True, slots=True)
class Gap:
    """Questions that mean the same and were not answered, or answered wrongly: `times` so often, latest at `latest`.

    `topic` is the first of them, `topics` all that differ. `collections` is what their answers rest on; `waiting` for
    so many of them somebody wished that a person be asked. Times are seconds since 1970.
    """

    id: str
    topic: str
    topics: tuple[str, ...]
    status: str
    owner: str
    times: int
    latest: float
    reasons: tuple[str, ...]
    collections: tuple[str, ...]
    file: str = ""
    suggestion_id: str = ""
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class Topic:
    """A gap's question, as it is put to others: with the collections that its answer rests on."""

    id: str
    text: str
    collections: tuple[str, ...] = ()


def note(session: Session, answer: Answer, reason: str, chat_id: str = "", file: str = "") -> None:
    """Note that an answer left a gap, once an answer and reason."""
    known = select(KnowledgeGapRow.id).where(KnowledgeGapRow.answer_id == answer.id, KnowledgeGapRow.reason == reason)
    if session.exec(known.limit(1)).first() is not None:
        return
    inside = sorted(answer.rests_on or {name for s in answer.sources for name in s.passage.meta.rests_on})
    session.add(
        KnowledgeGapRow(
            id=str(ULID()),
            topic=(answer.question.asked or answer.question.text)[:_LONGEST_TOPIC],
            file=file,
            reason=reason,
            answer_id=answer.id,
            chat_id=chat_id,
            collections=json.dumps(inside),
            created_at=time.time(),
        )
    )


def unclustered(session: Session) -> list[Topic]:
    """Return the gaps that nobody has put to others yet, oldest first."""
    query = select(KnowledgeGapRow).where(KnowledgeGapRow.cluster == "", KnowledgeGapRow.topic != "")
    return _topics(session.exec(query.order_by(col(KnowledgeGapRow.created_at)).limit(MOST)).all())


def heads(session: Session) -> list[Topic]:
    """Return the first gap of each cluster that is still to be answered, latest first."""
    query = select(KnowledgeGapRow).where(
        KnowledgeGapRow.cluster == KnowledgeGapRow.id,
        KnowledgeGapRow.topic != "",
        col(KnowledgeGapRow.status).in_((OPEN, ASSIGNED)),
    )
    return _topics(session.exec(query.order_by(col(KnowledgeGapRow.created_at).desc()).limit(MOST)).all())


def _topics(rows: Sequence[KnowledgeGapRow]) -> list[Topic]:
    return [Topic(row.id, row.topic, tuple(sorted(json.loads(row.collections)))) for row in rows]


def drop(session: Session, ids: Collection[str]) -> None:
    """Delete what turned out to be no gap, before it was put to others."""
    session.connection().execute(delete(KnowledgeGapRow).where(col(KnowledgeGapRow.id).in_(ids)))


def put(session: Session, clusters: dict[str, str]) -> None:
    """Note which cluster each gap belongs to: by the id of its first. What answers one of them answers them all."""
    for gap_id, cluster in clusters.items():
        row, head = session.get(KnowledgeGapRow, gap_id), session.get(KnowledgeGapRow, cluster)
        if row is not None and not row.cluster:
            row.cluster = cluster
            session.add(row)
            if row.status == ANSWERED and head is not None and head.status in (OPEN, ASSIGNED):
                head.status, head.suggestion_id = ANSWERED, row.suggestion_id
                session.add(head)


def listed(session: Session, status: str = "", owner: str = "", limit: int = 200) -> list[Gap]:
    """Return gaps: first those that somebody waits for, then those that were met most often."""
    query = select(KnowledgeGapRow).where(KnowledgeGapRow.cluster != "")
    rows = session.exec(query.order_by(col(KnowledgeGapRow.created_at).desc()).limit(MOST)).all()
    clusters: dict[str, list[KnowledgeGapRow]] = defaultdict(list)
    for row in rows:
        clusters[row.cluster].append(row)
    waiting = _waiting(session)
    found = [gap for name, members in clusters.items() if (gap := _gap(session, name, members)).topic]
    found = [replace(gap, waiting=waiting.get(gap.id, 0)) for gap in found]
    wanted = [gap for gap in found if (not status or gap.status == status) and (not owner or gap.owner == owner)]
    return sorted(wanted, key=lambda gap: (not gap.waiting, -gap.times, -gap.latest))[:limit]


def by_id(session: Session, id_begins: str) -> Gap:
    """Return the one gap whose id begins so. Raises `NotFound`."""
    head = _head(session, id_begins)
    rows = session.exec(select(KnowledgeGapRow).where(KnowledgeGapRow.cluster == head.id)).all()
    return replace(_gap(session, head.id, rows), waiting=_waiting(session).get(head.id, 0))


def wished(session: Session, gap_id: str) -> list[PersonAskedRow]:
    """Return what of a gap's questions somebody wished that a person be asked, and nobody answered yet."""
    of_gap = or_(col(KnowledgeGapRow.cluster) == gap_id, col(KnowledgeGapRow.id) == gap_id)
    answers = select(KnowledgeGapRow.answer_id).where(of_gap, KnowledgeGapRow.answer_id != "")
    waiting = PersonAskedRow.status == WAITING
    return list(session.exec(select(PersonAskedRow).where(col(PersonAskedRow.answer_id).in_(answers), waiting)))


def assign(session: Session, id_begins: str, owner: str, by: str) -> Gap:
    """Make somebody the owner of a gap. Raises `NotFound`, or `BadInput` where it is answered or dismissed."""
    row = _unanswered(session, id_begins)
    row.owner, row.status = owner, ASSIGNED
    session.add(row)
    audit.note(session, by, audit.GAP_ASSIGNED, f"{row.id} {owner}")
    return by_id(session, row.id)


def close(session: Session, id_begins: str, by: str, suggestion_id: str = "") -> Gap:
    """Note that a gap is answered, by what was supplied, or dismissed. Raises as `assign`."""
    row = _unanswered(session, id_begins)
    row.status, row.suggestion_id = (ANSWERED, suggestion_id) if suggestion_id else (DISMISSED, "")
    session.add(row)
    audit.note(session, by, audit.GAP_ANSWERED if suggestion_id else audit.GAP_DISMISSED, row.id)
    return by_id(session, row.id)


def reopen(session: Session, suggestion_id: str) -> None:
    """Open the gap again that a reply filled, which holds no longer."""
    for row in session.exec(select(KnowledgeGapRow).where(KnowledgeGapRow.suggestion_id == suggestion_id)):
        row.status, row.suggestion_id = OPEN, ""
        session.add(row)


def forget(session: Session, answer_ids: Sequence[str]) -> None:
    """Forget what was asked where answers are deleted; a gap that others belong to stays, without its words."""
    mine = list(session.exec(select(KnowledgeGapRow.id).where(col(KnowledgeGapRow.answer_id).in_(answer_ids))))
    of_mine = or_(col(FixSuggestionRow.answer_id).in_(answer_ids), col(FixSuggestionRow.target).in_(mine))
    connection = session.connection()
    connection.execute(update(FixSuggestionRow).where(of_mine).values(question=""))
    connection.execute(update(KnowledgeGapRow).where(col(KnowledgeGapRow.id).in_(mine)).values(topic=""))


def _waiting(session: Session) -> dict[str, int]:
    """Return how many of each gap's questions a person is asked, and has not answered yet."""
    query = (
        select(KnowledgeGapRow.cluster, func.count(func.distinct(col(PersonAskedRow.id))))
        .join(PersonAskedRow, col(PersonAskedRow.answer_id) == col(KnowledgeGapRow.answer_id))
        .where(PersonAskedRow.status == WAITING)
        .group_by(col(KnowledgeGapRow.cluster))
    )
    return dict(session.exec(query).all())


def _unanswered(session: Session, id_begins: str) -> KnowledgeGapRow:
    row = _head(session, id_begins)
    if row.status in (ANSWERED, DISMISSED):
        raise BadInput(f"{row.id} is {row.status} already.")
    return row


def _head(session: Session, id_begins: str) -> KnowledgeGapRow:
    named = id_begins if len(id_begins) >= _SHORTEST_ID and id_begins.isalnum() else "\0"
    query = select(KnowledgeGapRow).where(
        col(KnowledgeGapRow.id).startswith(named), KnowledgeGapRow.cluster == KnowledgeGapRow.id
    )
    rows = session.exec(query.with_for_update().limit(2)).all()
    if len(rows) != 1:
        raise NotFound(f"There is no gap {id_begins}, or more than one.", hint="`errata gaps list` shows them.")
    return rows[0]


def _gap(session: Session, cluster: str, members: Sequence[KnowledgeGapRow]) -> Gap:
    head = session.get(KnowledgeGapRow, cluster) or min(members, key=lambda row: row.created_at)
    return Gap(
        id=cluster,
        topic=next((row.topic for row in (head, *members) if row.topic), ""),
        topics=tuple(dict.fromkeys(row.topic for row in members if row.topic)),
        status=head.status,
        owner=head.owner,
        times=len(members),
        latest=max(row.created_at for row in members),
        reasons=tuple(sorted({row.reason for row in members})),
        collections=tuple(sorted({name for row in members for name in json.loads(row.collections)})),
        file=next((row.file for row in members if row.file), ""),
        suggestion_id=head.suggestion_id,
    )
