"""`GET /api/audit`: who did what and when, for admins who may read everything."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query

from bots.engine.transactions import look
from bots.times import since
from bots.web.callers import Admin
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.schemas import AuditAsked, AuditEntry, AuditLog
from core.errors import Forbidden
from core.text.printable import printable
from storage.access import audit
from storage.access.audit import Noted, Wanted


def audit_router(parts: Parts) -> APIRouter:
    """Return the path."""
    router = APIRouter(tags=["operation"])

    @router.get("/api/audit", summary="Who did what, when", responses=documented(403, 422, 503))
    async def read(asked: Annotated[AuditAsked, Query()], caller: Admin) -> AuditLog:
        """Return the latest entries, newest first; no text of questions or answers is among them."""
        if not caller.sees_all:
            raise Forbidden("The audit log needs a token of scope admin that is limited to no collection.")
        names = (printable(asked.actor), printable(asked.action))
        begins = since(asked.since, "since") if asked.since.strip() else 0.0
        wanted = Wanted(begins, asked.before, *names, asked.limit)
        found = await look(parts.database, lambda session: audit.entries(session, wanted))
        older = found[-1].id if len(found) == asked.limit else None
        return AuditLog(entries=[_shown(entry) for entry in found], before=older)

    return router


def _shown(entry: Noted) -> AuditEntry:
    return AuditEntry(
        id=entry.id,
        at=datetime.fromtimestamp(entry.at, UTC),
        actor=entry.actor,
        action=entry.action,
        subject=entry.subject,
        place=entry.place,
    )
