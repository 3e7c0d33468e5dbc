"""A worker for as long as a test wants one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from bots.engine.engine import Engine
from bots.engine.executor import Handler
from bots.engine.services import Services
from bots.workflows import HANDLERS


async def run_worker(services: Services, until: asyncio.Event, handlers: Mapping[str, Handler] = HANDLERS) -> None:
    """Work until `until` is set, then finish or hand over within `Limits.shutdown` and a little more."""
    engine = Engine(services, handlers)
    await engine.start()
    try:
        await until.wait()
    finally:
        await engine.stop()
