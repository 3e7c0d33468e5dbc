"""Which collections there are, for a process that takes events in: the index is opened when first asked for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from bots.wiring import open_index
from core.access.readers import bases_of
from core.ports import Index
from core.settings import Settings
from storage.database import Database


@asynccontextmanager
async def known_collections(
    settings: Settings, database: Database | None = None
) -> AsyncIterator[Callable[[], Awaitable[Sequence[str]]]]:
    """Give what names the collections that hold documents or figures now, never parts of them; it loads no model.

    Those of figures are told where their `database` is given. What is given raises `BadSetting`, `StoreCorrupt` or
    `Unavailable` where the index can't be read.
    """
    opened: list[Index] = []
    opening = asyncio.Lock()

    async def names() -> Sequence[str]:
        async with opening:
            if not opened:
                opened.append(await asyncio.to_thread(open_index, settings))
        held = bases_of(await opened[0].collections())
        if database is None:
            return held
        from storage.facts.store import SqlFacts

        return sorted({*held, *await SqlFacts(database).collections()})

    try:
        yield names
    finally:
        for index in opened:
            await index.close()
