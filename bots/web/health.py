"""`/healthz` and `/readyz`: is the process alive, and is everything there that answers need."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from fastapi import APIRouter
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from bots.engine.transactions import look
from bots.health import unserved
from bots.web.parts import Parts
from bots.web.problems import Json
from bots.web.schemas import Health
from core.errors import ErrataError
from core.model import EXTRACTIVE

log = logging.getLogger("errata.web")
WELL = "ok"
NO_MODEL = "none configured: answers are extracts"  # meant so, and no fault


def health_router(parts: Parts) -> APIRouter:
    """Return the paths; both are open, and tell no more than which part is not well."""
    router = APIRouter(tags=["health"])

    @router.get("/healthz", summary="Alive?")
    async def healthz() -> Health:
        """Answer as long as the process lives."""
        return Health(status="alive")

    @router.get("/readyz", summary="Ready?", response_model=Health, responses={503: {"model": Health}})
    async def readyz() -> Json:
        """Look at the database, the index, the language model and what waits; 503 where answers are impossible."""
        found = await look_around(parts)
        return Json(found.model_dump(), 503 if found.status == "unavailable" else 200)

    for path, asked in (("/healthz", healthz), ("/readyz", readyz)):  # load balancers ask for the status alone
        router.add_api_route(path, asked, methods=["HEAD"], include_in_schema=False)
    return router


async def look_around(parts: Parts) -> Health:
    """Return how everything is: without database or index nothing is answered, without the model less well.

    Work that no living process can serve is named, too: it is no fault of this one, which stays ready.
    """

    async def database() -> None:
        await parts.database.read(lambda session: session.connection().execute(text("SELECT 1")))

    async def index() -> None:
        await parts.kit.index.collections()

    looked = await asyncio.gather(_probe(parts, database), _probe(parts, index))
    said = dict(zip(("database", "index"), looked, strict=True))
    trouble = parts.trouble()
    unavailable = any(word != WELL for word in said.values())
    said["model"] = trouble or (NO_MODEL if parts.kit.model.name == EXTRACTIVE else WELL)
    said["work"] = WELL if unavailable else await _waiting(parts)
    if parts.kit.embedder is None:
        said["search models"] = "not loaded: documents are searched by keywords alone"
    degraded = any(word not in (WELL, NO_MODEL) for word in said.values())
    return Health(status="unavailable" if unavailable else "degraded" if degraded else "ready", parts=said)


async def _waiting(parts: Parts) -> str:
    """Name the platforms whose work waits for a process that serves them."""
    try:
        platforms = await look(parts.database, unserved)
    except ErrataError:
        return "not known"
    return f"waits: no running process serves {', '.join(platforms)}" if platforms else WELL


async def _probe(parts: Parts, look: Callable[[], Awaitable[None]]) -> str:
    try:
        async with asyncio.timeout(parts.limits.probe_seconds):
            await look()
    except TimeoutError:
        return f"no answer within {parts.limits.probe_seconds:.0f} s"
    except ErrataError as error:
        log.warning("Not ready: %s", error)
        return error.message.partition(":")[0].rstrip(".") + "."  # behind a colon stands what an address may be part of
    except (SQLAlchemyError, OSError) as error:
        return f"does not answer ({type(error).__name__})"
    return WELL
