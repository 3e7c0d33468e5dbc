"""`GET /api/signals`: what the product noticed that somebody should learn from, for admins who may read everything."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel, ConfigDict, Field

from bots.engine.transactions import look
from bots.times import since
from bots.web.callers import Admin
from bots.web.parts import Parts
from bots.web.problems import documented
from core.errors import Forbidden
from core.learning.signals import Reason, Source, envelope
from core.text.printable import printable
from storage.access.tokens import Token
from storage.learning import signals
from storage.learning.signals import Wanted


class SignalsAsked(BaseModel):
    """Which signals to show."""

    model_config = ConfigDict(extra="forbid")

    since: Annotated[str, Field(max_length=64, description="A span up to now (`90d`, `12h`), or a day.")] = "7d"
    before: Annotated[str, Field(max_length=32, description="Older than the signal of this id: the next page.")] = ""
    reason: Reason | None = None
    source: Source | None = None
    limit: Annotated[int, Field(ge=1, le=1_000)] = 200


class SignalPayload(BaseModel):
    """Who raised it, in which conversation, why, and about what."""

    source: Source
    session_id: str
    reason: Reason
    context: dict[str, Any]


class SignalEnvelope(BaseModel):
    """One signal; the envelope is the same whoever raised it."""

    id: str
    type: str
    timestamp: datetime
    trace_id: str
    payload: SignalPayload


class SignalLog(BaseModel):
    """Signals, newest first; `before` asks for those that follow, null where there are none."""

    signals: list[SignalEnvelope]
    before: str | None


def signals_router(parts: Parts) -> APIRouter:
    """Return the path."""
    router = APIRouter(tags=["operation"])

    @router.get("/api/signals", summary="What there is to learn from", responses=documented(403, 422, 503))
    async def read(asked: Annotated[SignalsAsked, Query()], caller: Admin) -> SignalLog:
        """Return the latest signals, newest first: of votes, of refusals and weak drafts, of gates that fell."""
        of_an_operator(caller, "Signals")
        begins = since(asked.since, "since") if asked.since.strip() else 0.0
        wanted = Wanted(begins, printable(asked.before), asked.reason or "", asked.source or "", asked.limit)
        found = await look(parts.database, lambda session: signals.latest(session, wanted))
        older = found[-1].id if len(found) == asked.limit else None
        return SignalLog(signals=[SignalEnvelope.model_validate(envelope(one)) for one in found], before=older)

    return router


def of_an_operator(caller: Token, what: str) -> None:
    """Raise `Forbidden` unless a token may read everything: what is learnt quotes answers of all collections."""
    if not caller.sees_all:
        raise Forbidden(f"{what}: that needs a token of scope admin that is limited to no collection.")
