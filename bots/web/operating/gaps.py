"""`/dashboard/gaps`: what the documents did not tell, most often asked first; assigned, answered, dismissed."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.deciding import KEPT_DAYS, Desk, admins_of
from bots.engine.gathering import gathered
from bots.engine.owners import assign
from bots.engine.transactions import transact
from bots.languages.en import ENGLISH
from bots.people_named import called, names_of
from bots.web.operating.desk import NOTHING_KEPT, actor, approval, desk_router, done_to, fields, one_of, sheet, told
from bots.web.operating.library import collections_of
from bots.web.page_language import spoken_by
from bots.web.parts import Parts
from bots.web.suggestions import desk_of
from core.errors import BadInput, ErrataError
from core.learning.signals import REASONS
from storage.learning import gaps, suggestions
from storage.learning.gaps import ASSIGNED, OPEN, STATUSES, Gap

_MOST, _SHOWN = 1_000, 100
_TO_DO, _ALL = "", "all"
_LONGEST_ANSWER = 10_000
_LONGEST_OWNER = 200
_WHY = frozenset(reason for reason in REASONS if f"why {reason}" in ENGLISH.says)


def gaps_pages_router(parts: Parts) -> APIRouter:
    """Return the page and what its forms do."""
    router = desk_router()
    desk = desk_of(parts)

    async def listed(
        request: Request, status: str, notice: str = "", kept: Mapping[str, str] = NOTHING_KEPT
    ) -> Response:
        everything = await gathered(parts.database, parts.kit.embedder, limit=_MOST)
        found = [gap for gap in everything if _is_wanted(gap, status)]
        names = await names_of(
            parts.couriers, sorted({gap.owner for gap in found[:_SHOWN] if gap.owner}), parts.database
        )
        language = spoken_by(request).code
        return sheet(
            request,
            "gaps.html",
            "gaps",
            notice=notice,
            kept=kept,
            gaps=found[:_SHOWN],
            count=len(found),
            chosen=status,
            statuses=STATUSES,
            owners=sorted({*admins_of(parts.kit.settings), *(gap.owner for gap in everything if gap.owner)}),
            collections=await collections_of(parts.kit.index),
            days=KEPT_DAYS,
            who=lambda actor: called(actor, names.get(actor, ""), language),
            why=lambda reason: spoken_by(request).say(f"why {reason}") if reason in _WHY else reason,
        )

    @router.get("/gaps")
    async def show(request: Request) -> Response:
        return await listed(request, *one_of(request, "status", (_TO_DO, _ALL, *STATUSES), _TO_DO))

    @router.post("/gaps")
    async def decide(request: Request) -> Response:
        status, _ = one_of(request, "status", (_TO_DO, _ALL, *STATUSES), _TO_DO)
        given = await fields(request, _LONGEST_ANSWER)
        try:
            notice = await _decided(parts, desk, request, given)
        except ErrataError as error:
            return await listed(request, status, told(error, request), given)
        return await listed(request, status, notice)

    return router


def _is_wanted(gap: Gap, status: str) -> bool:
    return status == _ALL or (gap.status in (OPEN, ASSIGNED) if status == _TO_DO else gap.status == status)


async def _decided(parts: Parts, desk: Desk, request: Request, given: dict[str, str]) -> str:
    """Do what a form asks, and say what was done. Raises `ErrataError`."""
    spoken = spoken_by(request)
    name, decision, by = given.get("gap", ""), given.get("decision", ""), actor(request)
    owner = given.get("owner", "")[:_LONGEST_OWNER]
    if decision == "answer":
        made = await desk.answer_gap(name, given.get("content", ""), approval(request, given))
        return spoken.say("page waits") if made.status == suggestions.PENDING else done_to(spoken, made)
    if decision == "assign" and not owner:
        raise BadInput("A gap is assigned to somebody.")

    def work(session: Session) -> Gap:
        if decision == "assign":
            return assign(session, name, owner, by)
        if decision == "dismiss":
            return gaps.close(session, name, by)
        raise BadInput("There is no such decision.")

    gap = await transact(parts.database, work)
    names = await names_of(parts.couriers, [gap.owner], parts.database)
    whose = f" – {called(gap.owner, names.get(gap.owner, ''), spoken.code)}" if decision == "assign" else ""
    return f"“{gap.topic}”: {spoken.say(f'status {gap.status}')}{whose}"
