"""What came of a channel's questions over some days: for those who keep its documents."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from sqlmodel import Session, col, select

from storage.states import QuestionState
from storage.tables.conversations import QuestionRow
from storage.tables.feedback import FeedbackRow, KnowledgeGapRow

MOST = 20_000  # questions that are looked at, latest first
MOST_OPEN = 5  # of a channel's questions without an answer that are named


@dataclass(frozen=True, slots=True)
class Digest:
    """One channel: how many questions had which outcome, how many thumbs down stand, and what stays open."""

    platform: str
    workspace: str
    channel: str
    outcomes: dict[str, int] = field(default_factory=dict)
    rejected: int = 0
    unanswered: tuple[str, ...] = ()

    @property
    def asked(self) -> int:
        """How many questions there were."""
        return sum(self.outcomes.values())


def digests(session: Session, since: float, *, for_all: bool = False) -> list[Digest]:
    """Return what came of the questions asked after a time (seconds since 1970), most asked channels first.

    Deleted questions are not counted; those over HTTP have no channel, and are left out. `for_all`: only what everybody
    in a channel saw, who are to be told.
    """
    query = select(QuestionRow).where(
        QuestionRow.asked_at > since, QuestionRow.state != QuestionState.DELETED, QuestionRow.outcome != ""
    )
    asked: dict[tuple[str, str, str], list[QuestionRow]] = defaultdict(list)
    for row in session.exec(query.order_by(col(QuestionRow.asked_at).desc()).limit(MOST)):
        if row.platform != "web" and not (for_all and _is_private(row)):
            asked[row.platform, row.workspace, row.channel].append(row)
    found = [_digest(session, place, rows, since) for place, rows in asked.items()]
    return sorted(found, key=lambda digest: -digest.asked)


def _digest(session: Session, place: tuple[str, str, str], rows: list[QuestionRow], since: float) -> Digest:
    ids = {row.answer_id for row in rows if row.answer_id}
    down = select(FeedbackRow.answer_id).where(
        FeedbackRow.kind == "down", col(FeedbackRow.active).is_(True), FeedbackRow.updated_at > since
    )
    rejected = sum(answer_id in ids for answer_id in session.exec(down))
    gaps = select(KnowledgeGapRow.answer_id, KnowledgeGapRow.topic).where(
        KnowledgeGapRow.created_at > since, col(KnowledgeGapRow.status).in_(("open", "assigned"))
    )
    topics = dict.fromkeys(topic for answer_id, topic in session.exec(gaps) if answer_id in ids)
    outcomes = dict(Counter(row.outcome for row in rows))
    return Digest(*place, outcomes, rejected, tuple(topics)[:MOST_OPEN])


def _is_private(row: QuestionRow) -> bool:
    place = json.loads(row.place or "{}")
    return bool(place.get("private") or place.get("direct"))
