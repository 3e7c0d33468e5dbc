"""`/dashboard`: questions and what became of them, feedback, what was given up, caches, corpus and health."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import look
from bots.platforms import PLATFORMS
from bots.web.health import NO_MODEL, look_around
from bots.web.metrics import cache_counts
from bots.web.operating.desk import desk_router, one_of, sheet
from bots.web.operating.trends import MOST_ANSWERS, RANGES, plots, trends
from bots.web.page_language import Spoken, spoken_by
from bots.web.parts import Parts
from core.access.readers import base_of
from core.model import Outcome
from core.settings import Settings
from core.web_vendors import searching
from storage.conversations import overview
from storage.conversations.overview import TERMINAL, LatestAnswer, Queues
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


def overview_router(parts: Parts) -> APIRouter:
    """Return the page, with plots of a range of days and of one platform or all."""
    router = desk_router()

    @router.get("")
    async def dashboard(
        request: Request,
        days: Annotated[int, Query(ge=1, le=RANGES[-1])] = 7,
    ) -> Response:
        names = [*(one.name for one in PLATFORMS), "web", TERMINAL]
        platform, notice = one_of(request, "platform", ["", *names], "")
        found = await look(parts.database, lambda session: _overview(session, platform))
        over_time = await look(parts.database, lambda session: trends(session, days, platform, time.time()))
        return sheet(
            request,
            "overview.html",
            "",
            notice=notice,
            found=found,
            outcomes=[outcome.value for outcome in Outcome],
            health=await look_around(parts),
            corpus=await _corpus(parts),
            caches=cache_counts(parts.kit),
            configured=_configured(parts.kit.settings, spoken_by(request)),
            plots=plots(over_time, spoken_by(request)),
            cut=MOST_ANSWERS if over_time.read >= MOST_ANSWERS else 0,
            ranges=sorted({*RANGES, days}),
            days=days,
            platform=platform,
            platforms=names,
        )

    return router


def _overview(session: Session, platform: str) -> _Overview:
    now = time.time()
    return _Overview(
        today=overview.outcomes(session, now - DAY, platform),
        week=overview.outcomes(session, now - 7 * DAY, platform),
        latest=overview.latest_answers(session, LATEST, platform),
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
        documents[base_of(entry.collection)] += 1
        passages[base_of(entry.collection)] += entry.chunks
    return [(name, documents[name], passages[name]) for name in sorted(documents)]


def _configured(settings: Settings, spoken: Spoken) -> list[tuple[str, str]]:
    """Return (part, whether it is set up), without any value that may be secret."""
    parts = {
        "web search": searching(settings),
        "Redis": settings.redis_url,
        "Pinecone": settings.pinecone_api_key,
        **{platform.title: platform.configured(settings) for platform in PLATFORMS},
    }
    model = settings.llm_model if settings.uses_language_model else spoken.term(NO_MODEL)
    yes_or_no = [(name, spoken.term("configured" if value else "not configured")) for name, value in parts.items()]
    mode = spoken.say(f"mode {settings.errata_mode.value}")
    return [(spoken.term(name), said) for name, said in (("default mode", mode), ("language model", model), *yes_or_no)]
