"""`/dashboard/jobs`: work that was given up, and why; it can be tried again from its last checkpoint."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import look, transact
from bots.web.operating.desk import actor, desk_router, fields, sheet, told
from bots.web.page_language import spoken_by
from bots.web.parts import Parts
from core.errors import NotFound
from storage.access import audit
from storage.conversations import overview
from storage.work import recovery

_MOST = 100


def jobs_router(parts: Parts) -> APIRouter:
    """Return the page and what its forms do."""
    router = desk_router()

    async def listed(request: Request, notice: str = "") -> Response:
        dead = await look(parts.database, lambda session: recovery.dead(session, _MOST))
        queues = await look(parts.database, overview.queues)
        return sheet(request, "jobs.html", "jobs", notice=notice, dead=dead, queues=queues)

    @router.get("/jobs")
    async def show(request: Request) -> Response:
        return await listed(request)

    @router.post("/jobs")
    async def retry(request: Request) -> Response:
        name = (await fields(request)).get("job", "")

        def work(session: Session) -> None:
            recovery.revive(session, name)
            audit.note(session, actor(request), audit.JOB_RETRIED, name)

        try:
            await transact(parts.database, work)
        except NotFound as error:
            return await listed(request, told(error, request))
        return await listed(request, spoken_by(request).say("admin retried", thing=name))

    return router
