"""What `errata doctor` reads in the main database: calls, processes, work, audiences, what may leave the house."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from bots.render.terminal import clean
from bots.wiring import open_main_database
from core.settings import Settings

_SPENDERS = 8  # who spent most today, as many as are named


async def model_calls(found: Settings) -> str:
    """Return what today's calls come to: in all, and for those who spent most."""
    from storage.costs.bookings import spending

    database = await asyncio.to_thread(open_main_database, found)
    try:
        today = await database.read(lambda session: spending(session, datetime.now(UTC).date().isoformat()))
    finally:
        database.close()
    spaces = [total for total in today if total.kind == "workspace"]
    if not spaces:
        return "none today"
    calls, tokens = sum(total.calls for total in spaces), sum(total.tokens for total in spaces)
    most = ", ".join(f"{total.kind} {total.subject} {total.tokens:,}" for total in today[:_SPENDERS])
    return clean(f"{calls:,} today, {tokens:,} tokens; most by {most}")


async def processes(found: Settings) -> str:
    """Return which processes run."""
    from bots import processes as known

    return await known.running(found)


async def waiting(found: Settings) -> str:
    """Return how much work waits."""
    from bots import processes as known

    return await known.waiting(found)


async def kept_in(found: Settings) -> str:
    """Return which collections may not leave the house, by which way."""
    from storage.access import departures

    database = await asyncio.to_thread(open_main_database, found)
    try:
        kept = await database.read(departures.kept_in)
    finally:
        database.close()
    ways = {"the language model": kept.model, "the web": kept.web, "Pinecone": kept.pinecone}
    said = [f"not to {way}: {', '.join(sorted(names))}" for way, names in ways.items() if names]
    return "; ".join(said) or "nothing: every collection may leave the house (errata collections let)"


async def audiences(found: Settings) -> str:
    """Return which collections nobody was given, and who would read less after an upgrade."""
    from bots.audience_upgrade import upgrade_of

    upgrade = await upgrade_of(found)
    if upgrade is None or not (upgrade.closed or upgrade.readers):
        return "no collection is closed to everybody"
    closed = (
        f"given to nobody: {', '.join(upgrade.closed)}" if upgrade.closed else "every collection was given to somebody"
    )
    return "\n".join([closed, *upgrade.lines()])
