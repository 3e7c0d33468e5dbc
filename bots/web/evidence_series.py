"""`GET /api/metrics/cbo/series`: how often each source was cited, by day."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlmodel import Session

from bots.engine.transactions import look
from bots.web.callers import Caller
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.schemas import EvidenceSeries, Series
from core.access.rights import Scope, may_read
from core.indexing.readers.formats import PROGRAMS
from core.indexing.supplied import ANSWER, CORRECTION
from core.model import DEFAULT_COLLECTION, FACTS, LINK, WEB
from storage.conversations.overview import Recorded, latest_bodies

MOST_ANSWERS = 2_000  # read at once: about 100 MB of JSON, a second
MOST_SOURCES = 50
LONGEST_DAYS = 90
_ORIGINS = {"web_search": "web", "facts": "facts", CORRECTION: "people", ANSWER: "people"}


def series_router(parts: Parts) -> APIRouter:
    """Return the path."""
    router = APIRouter(tags=["operation"])

    @router.get("/api/metrics/cbo/series", summary="Evidence hits by source and day", responses=documented(422, 503))
    async def series(
        caller: Caller,
        days: Annotated[int, Query(ge=1, le=LONGEST_DAYS, description="Days up to today, in UTC.")] = 14,
    ) -> EvidenceSeries:
        """Count which sources answers cited; only those of collections that the token may read."""
        today = datetime.now(UTC).date()
        scope = await parts.conversation.read_with(caller)
        return await look(parts.database, lambda session: _series(session, today, days, scope))

    return router


def evidence_series(answers: Iterable[Recorded], days: list[date], collections: Scope) -> EvidenceSeries:
    """Count the cited sources of answers by day; most cited first, at most `MOST_SOURCES`."""
    hits: dict[str, Counter[date]] = defaultdict(Counter)
    origins: dict[str, Counter[date]] = defaultdict(Counter)
    for answer in answers:
        day = datetime.fromtimestamp(answer.created_at, UTC).date()
        for source in answer.body.get("sources", []):
            meta = source["passage"]["meta"]
            inside = meta.get("collections") or [meta.get("collection", DEFAULT_COLLECTION)]
            if meta.get("file_type") == WEB or may_read(collections, inside):
                hits[_name(meta)][day] += 1
                origins[origin_of(meta)][day] += 1
    ranked = sorted(hits.items(), key=lambda item: (-item[1].total(), item[0]))
    series = [Series(source=name, hits=[by_day[day] for day in days]) for name, by_day in ranked[:MOST_SOURCES]]
    retrieved = [Series(source=name, hits=[by_day[day] for day in days]) for name, by_day in sorted(origins.items())]
    shown, truncated = [day.isoformat() for day in days], len(ranked) > MOST_SOURCES
    return EvidenceSeries(days=shown, series=series, origins=retrieved, truncated=truncated)


def origin_of(meta: Mapping[str, Any]) -> str:
    """Return where a cited passage was retrieved: documents, code, facts, the web, people's words, or links."""
    kind = str(meta.get("file_type"))
    if meta.get("chunk_method") == LINK:
        return "links"
    return "code" if kind in PROGRAMS else _ORIGINS.get(kind, "documents")


def _series(session: Session, today: date, count: int, collections: Scope) -> EvidenceSeries:
    days = [today - timedelta(days=back) for back in reversed(range(count))]
    since = datetime(days[0].year, days[0].month, days[0].day, tzinfo=UTC).timestamp()
    read = 0

    def counted() -> Iterable[Recorded]:
        nonlocal read
        for answer in latest_bodies(session, min(since, time.time()), MOST_ANSWERS):
            read += 1
            yield answer

    found = evidence_series(counted(), days, collections)
    return found.model_copy(update={"truncated": found.truncated or read >= MOST_ANSWERS})


def _name(meta: Mapping[str, Any]) -> str:
    if meta.get("file_type") == WEB:
        return "web"
    if meta.get("file_type") == FACTS:
        return "facts"
    return f"{meta.get('collection', 'default')}/{meta.get('document') or meta.get('source_file')}"
