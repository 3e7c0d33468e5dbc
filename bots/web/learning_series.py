"""`GET /api/metrics/learning/series`: how learning goes, day by day, for admins who may read everything."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel
from sqlmodel import Session

from bots.engine.transactions import look
from bots.web.callers import Admin
from bots.web.evidence_series import LONGEST_DAYS
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.signals import of_an_operator
from storage.learning import gates
from storage.learning.series import LearningDay, learning_days


class GateDay(BaseModel):
    """What a gate took on a day: `good` of `of`, and whether that fell against the day before."""

    gate: str
    share: float
    good: int
    of: int
    fell: bool


class DayOfLearning(BaseModel):
    """One day (UTC): votes, signals by reason, jobs with their p95 in seconds, second tries and what came of them."""

    day: str
    up: int
    down: int
    signals: dict[str, int]
    jobs: int
    dead: int
    job_p95: float
    retries: int
    corrected: int
    verified: int
    second_try_success: float | None
    loops: float
    gates: list[GateDay]


class LearningSeries(BaseModel):
    """Days, oldest first."""

    days: list[DayOfLearning]


def learning_series_router(parts: Parts) -> APIRouter:
    """Return the path."""
    router = APIRouter(tags=["operation"])

    @router.get("/api/metrics/learning/series", summary="Learning by day", responses=documented(403, 422, 503))
    async def series(
        caller: Admin, days: Annotated[int, Query(ge=1, le=LONGEST_DAYS, description="Days up to today, in UTC.")] = 14
    ) -> LearningSeries:
        """Return votes, signals, gates, jobs and second tries by day."""
        of_an_operator(caller, "The series of learning")
        return await look(parts.database, lambda session: _series(session, days))

    return router


def _series(session: Session, count: int) -> LearningSeries:
    first = datetime.now(UTC).date() - timedelta(days=count - 1)
    taken: dict[str, list[GateDay]] = {}
    for one in gates.days(session, first):
        shown = GateDay(
            gate=one.gate, share=round(one.share.value, 4), good=one.share.good, of=one.share.of, fell=one.fell
        )
        taken.setdefault(one.day, []).append(shown)
    return LearningSeries(days=[_day(day, taken.get(day.day, [])) for day in learning_days(session, first, count)])


def _day(day: LearningDay, taken: list[GateDay]) -> DayOfLearning:
    return DayOfLearning(
        day=day.day,
        up=day.up,
        down=day.down,
        signals=dict(sorted(day.signals.items())),
        jobs=day.jobs,
        dead=day.dead,
        job_p95=day.job_p95,
        retries=day.retries,
        corrected=day.corrected,
        verified=day.verified,
        second_try_success=day.second_try_success,
        loops=day.loops,
        gates=taken,
    )
