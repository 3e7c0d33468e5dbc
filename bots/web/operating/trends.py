"""What happened over time, drawn: outcomes, confidence, failed checks, time by stage, cost, sources, gates."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from functools import partial
from statistics import median
from typing import Any

from markupsafe import Markup
from sqlmodel import Session

from bots.render.plain import check_name, says_something
from bots.render.plotting import figure
from bots.render.svg_chart import Drawn, bar_chart, line_chart
from bots.web.evidence_series import origin_of
from bots.web.page_language import Spoken
from core.indexing.supplied import APPROVED
from core.learning.gates import Gate, Share
from core.model import FACTS, Outcome
from core.reading.days_told import day_told
from storage.conversations.overview import recorded_with_platform
from storage.learning import gates

MOST_ANSWERS = 3_000
RANGES = (1, 7, 30, 90)
_DAY = 86_400.0
_MOST_COURSES = 5
_LEAP_YEAR = 2024  # in which every day is one
_LOOKS = ("s0", "s1", "s2", "s3", "s4", "s5")
_OUTCOMES = {
    Outcome.ANSWERED.value: "s1",
    Outcome.PARTIAL.value: "s2",
    Outcome.UNCLEAR.value: "s4",
    Outcome.REFUSED.value: "s5",
    Outcome.FAILED.value: "s3",
}

_Figures = Mapping[str, Mapping[str, float]]


@dataclass(frozen=True, slots=True)
class Plot:
    """One drawing, with what it is called and what its colours are; `empty`: there is nothing to draw."""

    title: str
    drawing: Markup
    legend: tuple[tuple[str, str], ...]
    empty: bool


@dataclass(slots=True)
class Trends:
    """Figures of answers by bucket, a day or (of one day) an hour, named as they are shown; all in UTC."""

    buckets: tuple[str, ...]
    outcomes: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    sure: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    failed: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    stages: dict[str, dict[str, list[float]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(list)))
    tokens: Counter[str] = field(default_factory=Counter)
    cost: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    sources: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    origins: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    gates: dict[str, dict[str, float]] = field(default_factory=lambda: defaultdict(dict))
    read: int = 0
    judged: bool = True

    def add(self, bucket: str, body: Mapping[str, Any]) -> None:
        """Count one answer."""
        self.read += 1
        self.outcomes[body["outcome"]][bucket] += 1
        if says_something(body["outcome"]):
            self.sure[bucket].append(float(body.get("confidence") or 0.0))
        for verdict in body.get("verdicts", []):
            if verdict.get("status") == "fail":
                self.failed[verdict["check"]][bucket] += 1
        for stage, spent in (body.get("timings_ms") or {}).items():
            self.stages[stage][bucket].append(float(spent))
        usage = body.get("usage") or {}
        self.tokens[bucket] += int(usage.get("prompt_tokens") or 0) + int(usage.get("completion_tokens") or 0)
        self.cost[bucket] += float(usage.get("cost_usd") or 0.0)
        for source in body.get("sources", []):
            meta = source["passage"]["meta"]
            self.sources[_called(meta)][bucket] += 1
            self.origins[origin_of(meta)][bucket] += 1

    def judge(self, bucket: str, gate: Gate, share: Share) -> None:
        """Note what a gate took on a day, where it had something to look at."""
        if share.of:
            self.gates[gate.value][bucket] = share.value * 100


def _called(meta: Mapping[str, Any]) -> str:
    """Return what people call a source: a table of figures, and what people supplied, have names of ours alone."""
    ours = meta.get("file_type") in (FACTS, *APPROVED)
    return str((meta.get("title") if ours else "") or meta.get("document") or meta.get("source_file"))


def trends(session: Session, days: int, platform: str, now: float) -> Trends:
    """Return the figures of the latest `days`, of all platforms where none is named; at most `MOST_ANSWERS` answers."""
    since, name_of = _buckets(days, now)
    steps = days * (24 if days == 1 else 1)
    width = days * _DAY / steps
    found = Trends(tuple(name_of(since + width * at) for at in range(steps)))
    found.judged = not platform
    for answer in recorded_with_platform(session, since, platform, MOST_ANSWERS):
        found.add(name_of(answer.created_at), answer.body)
    if days > 1 and not platform:  # gates are taken of all platforms together
        _take_gates(session, found, datetime.fromtimestamp(since, UTC).date(), datetime.fromtimestamp(now, UTC).date())
    return found


def _take_gates(session: Session, found: Trends, first: date, today: date) -> None:
    """Add what the gates took, of all platforms, and what they would take of today."""
    for one in gates.days(session, first):
        found.judge(one.day[5:], one.gate, one.share)
    for gate in Gate:
        found.judge(f"{today:%m-%d}", gate, gates.share_of(session, gate, today))


def plots(found: Trends, spoken: Spoken) -> list[Plot]:
    """Return the drawings, in the order of the page and in its language."""
    say, term = spoken.say, spoken.term
    checks: _Figures = {check_name(check, spoken.code): by for check, by in _most(found.failed, _sum)}
    outcomes: _Figures = {outcome: found.outcomes.get(outcome, {}) for outcome in _OUTCOMES}
    mean = {at: sum(values) / len(values) * 100 for at, values in found.sure.items()}
    middle = {stage: {at: median(v) / 1000 for at, v in by.items()} for stage, by in _most(found.stages, _spent)}
    named = [Drawn(say(outcome), _OUTCOMES[outcome], _row(found, by, 0.0)) for outcome, by in outcomes.items()]
    draw = partial(_plot, found, spoken.code)
    return [
        draw(say("page plot outcomes"), named, bars=True),
        draw(say("page plot confidence"), [Drawn("%", "s0", _row(found, mean))]),
        draw(say("page plot checks"), _courses(found, checks, 0.0), bars=True),
        draw(say("page plot stages"), _courses(found, middle, name=term)),
        draw(say("page plot tokens"), [Drawn("", "s0", _row(found, found.tokens, 0.0))], bars=True),
        draw(say("page plot cost"), [Drawn("$", "s4", _row(found, found.cost, 0.0))], bars=True),
        draw(say("page plot origins"), _courses(found, dict(_most(found.origins, _sum)), 0.0, term), bars=True),
        draw(say("page plot sources"), _courses(found, dict(_most(found.sources, _sum)), 0.0), bars=True),
        *([draw(say("page plot gates"), _courses(found, found.gates, name=term))] if found.judged else []),
    ]


def _plot(found: Trends, language: str, title: str, courses: Sequence[Drawn], *, bars: bool = False) -> Plot:
    seen = [course for course in courses if any(course.values)]
    draw = bar_chart if bars else line_chart
    labels = [_bucket_told(bucket, language) for bucket in found.buckets]
    alt = f"{title}: " + "; ".join(f"{course.name} {_told(labels, course, language)}" for course in seen)
    drawing = draw(labels, seen, "", alt[:1_000], language) if seen else Markup("")
    legend = tuple((course.name, course.look) for course in seen) if len(seen) > 1 or title else ()
    return Plot(title, drawing, tuple(one for one in legend if len(one[0]) > 1), not seen)


def _bucket_told(bucket: str, language: str) -> str:
    """Return a day as the page's language writes it, without its year; an hour as it is."""
    return day_told(f"{_LEAP_YEAR}-{bucket}", language, year=False) if "-" in bucket else bucket


def _told(buckets: Sequence[str], course: Drawn, language: str) -> str:
    known = [f"{at} {figure(value, '', language)}" for at, value in zip(buckets, course.values, strict=True) if value]
    return ", ".join(known[-12:])


def _courses(
    found: Trends, figures: _Figures, missing: float | None = None, name: Callable[[str], str] = str
) -> list[Drawn]:
    return [
        Drawn(name(key), look, _row(found, by, missing))
        for (key, by), look in zip(figures.items(), _LOOKS, strict=False)
    ]


def _row(found: Trends, by: Mapping[str, float], missing: float | None = None) -> tuple[float | None, ...]:
    return tuple(float(by[at]) if by.get(at) else missing for at in found.buckets)


def _most(figures: Mapping[str, Any], weight: Callable[[Any], float]) -> Iterable[tuple[str, Any]]:
    return sorted(figures.items(), key=lambda one: -weight(one[1]))[:_MOST_COURSES]


def _sum(by: Counter[str]) -> float:
    return float(by.total())


def _spent(by: Mapping[str, Sequence[float]]) -> float:
    return sum(map(sum, by.values()))


def _buckets(days: int, now: float) -> tuple[float, Callable[[float], str]]:
    """Return when the first bucket begins, and what names the bucket of a time."""
    moment = datetime.fromtimestamp(now, UTC)
    if days == 1:
        first = moment.replace(minute=0, second=0, microsecond=0) - timedelta(hours=23)
        return first.timestamp(), lambda at: f"{datetime.fromtimestamp(at, UTC):%d %H}h"
    first = moment.replace(hour=0, minute=0, second=0, microsecond=0) - timedelta(days=days - 1)
    return first.timestamp(), lambda at: f"{datetime.fromtimestamp(at, UTC):%m-%d}"
