"""`/dashboard/figures`: which company has how many rows in which table of which collection."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from bots.web.operating.desk import desk_router, sheet
from bots.web.parts import Parts
from storage.facts.store import SqlFacts


def figures_router(parts: Parts) -> APIRouter:
    """Return the page."""
    router = desk_router()

    @router.get("/figures")
    async def show(request: Request) -> Response:
        found = await SqlFacts(parts.database).holdings()
        return sheet(request, "figures.html", "figures", holdings=found)

    return router
