"""`/dashboard/suggestions`: what people supplied and what was guessed, until somebody approves or rejects it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from fastapi import APIRouter, Request
from starlette.responses import Response

from bots.engine.deciding import KEPT_DAYS, Desk
from bots.engine.suggesting import content_of
from bots.engine.transactions import look
from bots.people_named import called, names_of
from bots.web.operating.desk import NOTHING_KEPT, actor, approval, desk_router, done_to, fields, one_of, sheet, told
from bots.web.operating.library import collections_of
from bots.web.page_language import spoken_by
from bots.web.parts import Parts
from bots.web.suggestions import desk_of
from core.errors import BadInput, ErrataError
from storage.learning import suggestions
from storage.learning.suggestions import PENDING, STATUSES

_SHOWN = 100
_ALL = "all"
_LONGEST = 10_000


def suggestions_pages_router(parts: Parts) -> APIRouter:
    """Return the page and what its forms do."""
    router = desk_router()
    desk = desk_of(parts)

    async def listed(
        request: Request, status: str, notice: str = "", kept: Mapping[str, str] = NOTHING_KEPT
    ) -> Response:
        wanted = "" if status == _ALL else status
        found = await look(parts.database, lambda session: suggestions.listed(session, wanted, _SHOWN))
        people = {actor for one in found for actor in (one.author, one.owner) if actor}
        names = await names_of(parts.couriers, sorted(people), parts.database)
        language = spoken_by(request).code
        return sheet(
            request,
            "suggestions.html",
            "suggestions",
            notice=notice,
            kept=kept,
            suggestions=found,
            chosen=status,
            statuses=STATUSES,
            collections=await collections_of(parts.kit.index),
            days=KEPT_DAYS,
            indexed_as=content_of,
            who=lambda actor: called(actor, names.get(actor, ""), language),
        )

    @router.get("/suggestions")
    async def show(request: Request) -> Response:
        return await listed(request, *one_of(request, "status", (_ALL, *STATUSES), PENDING))

    @router.post("/suggestions")
    async def decide(request: Request) -> Response:
        status, _ = one_of(request, "status", (_ALL, *STATUSES), PENDING)
        given = await fields(request, _LONGEST)
        try:
            notice = await _decided(parts, desk, request, given)
        except ErrataError as error:
            return await listed(request, status, told(error, request), given)
        return await listed(request, status, notice)

    return router


async def _decided(parts: Parts, desk: Desk, request: Request, given: dict[str, str]) -> str:
    """Do what a form asks, and say what was done. Raises `ErrataError`."""
    spoken = spoken_by(request)
    name, decision = given.get("suggestion", ""), given.get("decision", "")
    if decision == "reject":
        return done_to(spoken, await desk.reject(name, actor(request)))
    if decision != "approve":
        raise BadInput("There is no such decision.")
    approved = approval(request, given)
    names = await names_of(parts.couriers, [approved.owner], parts.database)
    made = await desk.approve(name, replace(approved, names=names))
    return spoken.say("page waits") if made.status == PENDING else done_to(spoken, made)
