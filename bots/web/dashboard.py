"""`/dashboard`: questions and what became of them, feedback, what was given up, caches, corpus and health."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime

from fastapi import APIRouter, Request
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import look
from bots.platforms import PLATFORMS
from bots.web.callers import Caller
from bots.web.health import look_around
from bots.web.metrics import cache_counts
from bots.web.page_language import spoken_by
from bots.web.pages import login_page, page
from bots.web.parts import Parts
from core.model import Outcome
from core.settings import Settings
from storage.conversations import overview
from storage.conversations.overview import LatestAnswer, Queues
from storage.costs.bookings import Total, spending
from storage.work import recovery
from storage.work.recovery import DeadWork

DAY = 86_400.0
LATEST = 20


@dataclass(frozen=True, slots=True)
class _Overview:
    today: Counter[str]
    week: Counter[str]
    latest: list[LatestAnswer]
    votes: Counter[str]
    reasons: list[str]
    queues: Queues
    dead: list[DeadWork]
    spent: list[Total]


def dashboard_router(parts: Parts) -> APIRouter:
    """Return the page, which needs the token of an admin who may read everything."""
    router = APIRouter(include_in_schema=False)

    @router.get("/dashboard")
    async def dashboard(request: Request, caller: Caller) -> Response:
        if not caller.sees_all:
            complaint = "The dashboard needs a token of scope admin that is limited to no collection."
            return login_page(spoken_by(request), 403, complaint, to="/dashboard")
        found = await look(parts.database, _overview)
        return page(
            "dashboard.html",
            spoken_by(request),
            found=found,
            outcomes=[outcome.value for outcome in Outcome],
            health=await look_around(parts),
            corpus=await _corpus(parts),
            caches=cache_counts(parts.kit),
            configured=_configured(parts.kit.settings),
            moment=_moment,
        )

    return router


def _overview(session: Session) -> _Overview:
    now = time.time()
    return _Overview(
        today=overview.outcomes(session, now - DAY),
        week=overview.outcomes(session, now - 7 * DAY),
        latest=overview.latest_answers(session, LATEST),
        votes=overview.votes(session),
        reasons=overview.reasons(session, 5),
        queues=overview.queues(session),
        dead=recovery.dead(session, LATEST),
        spent=spending(session, datetime.now(UTC).date().isoformat())[:LATEST],
    )


async def _corpus(parts: Parts) -> list[tuple[str, int, int]]:
    """Return (collection, documents, passages), by name."""
    documents: Counter[str] = Counter()
    passages: Counter[str] = Counter()
    for entry in await parts.kit.index.documents():
        documents[entry.collection] += 1
        passages[entry.collection] += entry.chunks
    return [(name, documents[name], passages[name]) for name in sorted(documents)]


def _configured(settings: Settings) -> list[tuple[str, str]]:
    """Return (part, whether it is set up), without any value that may be secret."""
    parts = {
        "web search": settings.tavily_api_key,
        "Redis": settings.redis_url,
        "Pinecone": settings.pinecone_api_key,
        **{platform.title: platform.configured(settings) for platform in PLATFORMS},
    }
    model = settings.llm_model if settings.uses_language_model else "none: answers are extracts"
    yes_or_no = [(name, "configured" if value else "not configured") for name, value in parts.items()]
    return [("default mode", settings.errata_mode.value), ("language model", model), *yes_or_no]


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%d %b %H:%M UTC")
