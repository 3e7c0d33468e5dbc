"""`/dashboard/answers/ID`: an answer's whole trace: attempts with their drafts, checks, sources, time and cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from markupsafe import Markup, escape
from starlette.responses import Response

from bots.engine.transactions import look
from bots.languages import retold
from bots.render.answer_json import answer_json
from bots.render.plain import check_name
from bots.render.plotting import in_full
from bots.render.svg_chart import Drawn, bar_chart
from bots.render.trace import told_value
from bots.web.drawn_answer import drawn, mode_names
from bots.web.operating.desk import desk_router, sheet
from bots.web.page_language import Spoken, spoken_by
from bots.web.parts import Parts
from bots.web.schemas import AnswerId
from core.errors import NotFound
from core.model import Answer, Status, StepTaken
from storage.access.tokens import names_of_tokens
from storage.conversations import feedback
from storage.conversations.store import get_answer

_TOTAL = "total"
_LOOKS = {Status.PASS: ("ok", "✓"), Status.FAIL: ("failed", "✗"), Status.SKIP: ("soft", "–")}
_FULL = 10  # from which on no fraction is told


def trace_router(parts: Parts) -> APIRouter:
    """Return the page."""
    router = desk_router()

    @router.get("/answers/{answer_id}")
    async def show(answer_id: Annotated[AnswerId, Path()], request: Request) -> Response:
        answer = await look(parts.database, lambda session: get_answer(session, answer_id))
        if answer is None:
            raise NotFound("There is no such answer.")
        votes = await look(parts.database, lambda session: feedback.latest_votes(session, 20, answer_id))
        who = f"token:{answer.question.asker.token}"
        names = await look(parts.database, lambda session: names_of_tokens(session, [who]))
        spoken = spoken_by(request)
        told = answer_json(answer)
        return sheet(
            request,
            "trace.html",
            "",
            asker=names.get(who, ""),
            mode=dict(mode_names(spoken.code))[answer.mode.value],
            one=drawn(answer, parts.kit.settings.source_url_template),
            told=told,
            validated=_checked(told["validation"]["checks"], spoken),
            attempts=[one | {"checked": _checked(one["checks"], spoken)} for one in told["attempts"]],
            steps=[_step(step, spoken) for step in answer.steps],
            question=answer.question,
            votes=votes,
            stages=_stages(answer, spoken),
            spent=_spent(answer, spoken),
        )

    return router


@dataclass(frozen=True, slots=True)
class _Step:
    """A row of the table of steps: when it began and what it took (ms), and what came of it."""

    name: str
    began: str
    took: str
    result: str


@dataclass(frozen=True, slots=True)
class _Checked:
    """What a check said, as the page's language tells it; `look` is a class of its style."""

    look: str
    mark: str
    name: str
    told: Markup


def _checked(verdicts: Sequence[Mapping[str, Any]], spoken: Spoken) -> list[_Checked]:
    return [_verdict(verdict, spoken) for verdict in verdicts]


def _verdict(verdict: Mapping[str, Any], spoken: Spoken) -> _Checked:
    status = verdict["status"]
    unsaid = spoken.say("nothing to check") if status == Status.SKIP else ""
    told = retold(verdict["detail"] or unsaid, spoken.code)
    return _Checked(*_LOOKS[status], check_name(verdict["check"], spoken.code), with_code(told))


def with_code(text: str) -> Markup:
    """Return a text in which what stands between backticks is code, where each has another."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return escape(text)
    shown = (Markup("<code>{}</code>").format(part) if at % 2 else escape(part) for at, part in enumerate(parts))
    return Markup("").join(shown)


def _step(step: StepTaken, spoken: Spoken) -> _Step:
    told = dict(step.told) | ({"calls": step.calls, "tokens": step.tokens} if step.calls else {})
    result = " ".join(f"{name}={told_value(value)}" for name, value in told.items() if value != "")
    return _Step(step.name, _count(step.at_ms, spoken), _count(step.ms, spoken), result)


def _spent(answer: Answer, spoken: Spoken) -> list[tuple[str, str]]:
    """Return each stage and its time, as the page's language writes it."""
    return [(spoken.term(at), _milliseconds(ms, spoken)) for at, ms in answer.timings_ms.items()]


def _milliseconds(spent: float, spoken: Spoken) -> str:
    """Return a time as people read it: `0.9 ms`, `372 ms`, `1,013 ms`; a thousand of them is no `1.01K`."""
    return f"{_count(spent, spoken)} ms"


def _count(spent: float, spoken: Spoken) -> str:
    return in_full(spent, spoken.code, decimals=int(spent < _FULL))


def _stages(answer: Answer, spoken: Spoken) -> Markup:
    """Return the time (ms) of each stage as bars; nothing where none was measured."""
    spent = {spoken.term(stage): ms for stage, ms in answer.timings_ms.items() if stage != _TOTAL and ms > 0}
    if not spent:
        return Markup("")
    told = ", ".join(f"{stage} {_milliseconds(round(ms), spoken)}" for stage, ms in spent.items())
    return bar_chart(
        tuple(spent),
        [Drawn("ms", "s0", tuple(spent.values()))],
        "",
        f"{spoken.say('page stages')}: {told}",
        spoken.code,
    )
