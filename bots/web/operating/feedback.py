"""`/dashboard/feedback`: what people thought of answers, with the answers; a thumbs-down can be dismissed."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import look, transact
from bots.web.operating.desk import actor, desk_router, fields, sheet
from bots.web.page_language import spoken_by
from bots.web.parts import Parts
from storage.access import audit
from storage.conversations import feedback

_MOST = 100


def feedback_pages_router(parts: Parts) -> APIRouter:
    """Return the page and what its forms do."""
    router = desk_router()

    async def listed(request: Request, notice: str = "") -> Response:
        found = await look(parts.database, lambda session: feedback.latest_votes(session, _MOST))
        return sheet(request, "feedback.html", "feedback", notice=notice, votes=found)

    @router.get("/feedback")
    async def show(request: Request) -> Response:
        return await listed(request)

    @router.post("/feedback")
    async def dismiss(request: Request) -> Response:
        name = (await fields(request)).get("vote", "")

        def work(session: Session) -> bool:
            dismissed = feedback.dismiss(session, name)
            if dismissed:
                audit.note(session, actor(request), audit.FEEDBACK_WITHDRAWN, f"dismissed {name}")
            return dismissed

        went = await transact(parts.database, work)
        return await listed(request, spoken_by(request).say("status dismissed" if went else "page gone already"))

    return router
