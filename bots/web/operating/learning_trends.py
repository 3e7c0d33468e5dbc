"""How learning goes, drawn day by day: votes, second looks and what came of them, jobs and how long they took."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

from sqlmodel import Session

from bots.render.svg_chart import Drawn
from bots.web.operating.trends import Plot, Say, plot
from storage.learning.series import LearningDay, learning_days

Figure = Callable[[LearningDay], float | None]


def latest_days(session: Session, days: int, now: float) -> list[LearningDay]:
    """Return the latest `days` up to today (UTC), oldest first."""
    return learning_days(session, datetime.fromtimestamp(now, UTC).date() - timedelta(days=days - 1), days)


def learning_plots(days: Sequence[LearningDay], say: Say) -> list[Plot]:
    """Return the drawings, in the order of the page."""
    buckets = tuple(day.day[5:] for day in days)

    def course(name: str, look: str, figure: Figure) -> Drawn:
        return Drawn(name, look, tuple(figure(day) for day in days))

    votes = [course("👍", "s1", lambda day: day.up), course("👎", "s5", lambda day: day.down)]
    looks = [
        course(say("page plot looked"), "s0", lambda day: day.retries),
        course(say("page plot corrected"), "s2", lambda day: day.corrected),
        course(say("page plot verified"), "s1", lambda day: day.verified),
    ]
    rates = [
        course(say("page plot retried"), "s5", lambda day: _percent(day.retry_rate)),
        course(say("page plot succeeded"), "s1", lambda day: _percent(day.second_try_success)),
    ]
    jobs = [
        course(say("page plot done"), "s1", lambda day: day.jobs - day.dead),
        course(say("page given up"), "s5", lambda day: day.dead),
    ]
    return [
        plot(say("page plot votes"), buckets, votes, bars=True),
        plot(say("page plot looks"), buckets, looks, bars=True),
        plot(say("page plot rates"), buckets, rates),
        plot(say("page plot loops"), buckets, [course("", "s0", lambda day: day.loops or None)]),
        plot(say("page plot jobs"), buckets, jobs, bars=True),
        plot(say("page plot p95"), buckets, [course("", "s0", lambda day: day.job_p95 or None)]),
    ]


def _percent(share: float | None) -> float | None:
    return None if share is None else share * 100
