"""`/dashboard/evaluations`: runs of `errata eval` over time, and two of them side by side, question by question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from markupsafe import Markup
from starlette.responses import Response

from bots.render.svg_chart import Drawn, line_chart
from bots.web.operating.desk import desk_router, sheet
from bots.web.page_language import spoken_by
from bots.web.parts import Parts
from core.errors import BadInput
from core.evaluation.comparison import Comparison, Result, compare, read_results
from core.reading.days_told import day_told, moment_told
from storage.evaluations import Run, Runs

_FEWEST_DRAWN = 2
_MOST_FILES = 4
_MOST_CHANGED = 100

RunId = Annotated[str, Query(max_length=40)]


@dataclass(frozen=True, slots=True)
class _Changed:
    """A question that changed sides: what was said in either run, and what was wrong with it."""

    text: str
    before: str
    now: str
    reasons: str


@dataclass(frozen=True, slots=True)
class _Beside:
    """Two runs, compared."""

    whole: Comparison
    better: tuple[_Changed, ...]
    worse: tuple[_Changed, ...]


def evaluations_router(parts: Parts) -> APIRouter:
    """Return the page."""
    router = desk_router()
    kept = Runs(parts.database)

    @router.get("/evaluations")
    async def show(request: Request, before: RunId = "", now: RunId = "") -> Response:
        runs = await kept.all()
        ids = ["", *(run.id for run in runs)]
        unknown = [name for name, run in (("before", before), ("now", now)) if run not in ids]
        chosen = (before, now) if before and now else _latest_two(runs)
        beside = _beside(await kept.lines(chosen[0]), await kept.lines(chosen[1])) if all(chosen) else None
        spoken = spoken_by(request)
        title, left_out = spoken.say("page right"), spoken.say("page query leave")
        return sheet(
            request,
            "evaluations.html",
            "evaluations",
            notice=f"{spoken.say('page query wrong', names=', '.join(unknown))} {left_out}" if unknown else "",
            runs=runs,
            before=chosen[0],
            now=chosen[1],
            beside=beside,
            drawing=_drawn(runs, f"{title} (%)", spoken.code),
            most=_MOST_CHANGED,
        )

    return router


def _latest_two(runs: Sequence[Run]) -> tuple[str, str]:
    """Return the latest run and the one before it of the same questions, as far as there are."""
    for run in runs[1:]:
        if run.name == runs[0].name:
            return run.id, runs[0].id
    return "", runs[0].id if runs else ""


def _beside(before: list[dict[str, Any]], now: list[dict[str, Any]]) -> _Beside | None:
    try:
        old, new = read_results({"results": before}), read_results({"results": now})
    except BadInput:  # of another version of ours
        return None
    if not old or not new:
        return None
    said_then, said_now = _answers(before), _answers(now)
    wrong_then = {result.key: result.said for result in old}

    def changed(result: Result, reasons: str) -> _Changed:
        return _Changed(result.text, said_then.get(result.key, ""), said_now.get(result.key, ""), reasons)

    whole = compare(old, new)
    return _Beside(
        whole,
        tuple(changed(one, wrong_then[one.key]) for one in whole.better[:_MOST_CHANGED]),
        tuple(changed(one, one.said) for one in whole.worse[:_MOST_CHANGED]),
    )


def _answers(lines: list[dict[str, Any]]) -> dict[str, str]:
    return {str(line.get("_id")): str(line.get("answer") or "") for line in lines}


def _drawn(runs: Sequence[Run], title: str, language: str) -> Markup:
    """Return the share that is right over the runs, a line a file of questions; nothing of a single run."""
    oldest_first = list(reversed(runs))
    names = list(dict.fromkeys(run.name for run in runs))[:_MOST_FILES]
    if len(oldest_first) < _FEWEST_DRAWN:
        return Markup("")
    courses = [
        Drawn(name, f"s{at}", tuple(run.share_right * 100 if run.name == name else None for run in oldest_first))
        for at, name in enumerate(names)
    ]
    told = "; ".join(f"{run.name} {moment_told(run.at, language)}: {run.share_right:.0%}" for run in oldest_first[-12:])
    return line_chart([_day(run.at, language) for run in oldest_first], courses, "", f"{title}: {told}", language)


def _day(seconds: float, language: str) -> str:
    return day_told(datetime.fromtimestamp(seconds, UTC), language, year=False)
