"""How learning goes, day by day: votes, signals, second tries and what came of them, jobs and how long they took."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from math import ceil

from sqlmodel import Session, col, select

from core.learning.signals import JobName
from storage.states import ENDED
from storage.tables.conversations import AnswerRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow
from storage.tables.learning import SignalRow

MOST = 50_000  # rows of one kind that are looked at


@dataclass(slots=True)
class LearningDay:
    """One day (ISO 8601, UTC).

    `retries` are second tries that ended, `corrected` those that put another answer in the place of the old one,
    `verified` the corrections that pass all checks; the others merely hold what they cite. `loops` are the drafts that
    corrections took, on average. `job_p95` is seconds from a job's being written to its end.
    """

    day: str
    up: int = 0
    down: int = 0
    signals: Counter[str] = field(default_factory=Counter)
    jobs: int = 0
    dead: int = 0
    job_p95: float = 0.0
    retries: int = 0
    corrected: int = 0
    verified: int = 0
    loops: float = 0.0

    @property
    def second_try_success(self) -> float | None:
        """The share of second tries that led to a better answer; None where there were none."""
        return self.corrected / self.retries if self.retries else None


def learning_days(session: Session, since: date, count: int) -> list[LearningDay]:
    """Return `count` days from one on, oldest first."""
    days = {name: LearningDay(name) for name in ((since + timedelta(days=n)).isoformat() for n in range(count))}
    begins = datetime(since.year, since.month, since.day, tzinfo=UTC).timestamp()
    _count_votes(session, begins, days)
    for reason, at in session.exec(select(SignalRow.reason, SignalRow.at).where(SignalRow.at >= begins).limit(MOST)):
        if (day := days.get(_day(at))) is not None:
            day.signals[reason] += 1
    _count_work(session, begins, days)
    _count_corrections(session, begins, days)
    return list(days.values())


def _count_votes(session: Session, begins: float, days: dict[str, LearningDay]) -> None:
    query = select(FeedbackRow.kind, FeedbackRow.updated_at).where(
        col(FeedbackRow.active).is_(True), FeedbackRow.updated_at >= begins
    )
    for kind, at in session.exec(query.limit(MOST)):
        day = days.get(_day(at))
        if day is not None:
            day.up, day.down = day.up + (kind == "up"), day.down + (kind == "down")


def _count_work(session: Session, begins: float, days: dict[str, LearningDay]) -> None:
    took: dict[str, list[float]] = defaultdict(list)
    query = select(WorkRow.name, WorkRow.state, WorkRow.created_at, WorkRow.finished_at).where(
        col(WorkRow.name).in_(list(JobName)), col(WorkRow.state).in_(ENDED), WorkRow.finished_at >= begins
    )
    for name, state, created_at, finished_at in session.exec(query.limit(MOST)):
        day = days.get(_day(finished_at))
        if day is None:
            continue
        day.jobs += 1
        day.dead += state == "dead"
        day.retries += name == JobName.RETRY_ANSWER
        took[day.day].append(finished_at - created_at)
    for name, seconds in took.items():
        ordered = sorted(seconds)
        days[name].job_p95 = round(ordered[ceil(0.95 * len(ordered)) - 1], 3)


def _count_corrections(session: Session, begins: float, days: dict[str, LearningDay]) -> None:
    """Corrections count on the day of the answer that they correct: they stand in its place."""
    drafts: Counter[str] = Counter()
    query = select(AnswerRow.created_at, AnswerRow.body).where(AnswerRow.replaces != "", AnswerRow.created_at >= begins)
    for at, body in session.exec(query.limit(2_000)):
        made = json.loads(body)
        if (day := days.get(_day(at))) is None or made["question"].get("retry") is None:
            continue
        day.corrected += 1
        day.verified += not any(verdict["status"] == "fail" for verdict in made.get("verdicts", []))
        drafts[day.day] += len(made.get("attempts", [])) or 1
    for name, number in drafts.items():
        days[name].loops = round(number / days[name].corrected, 2)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
