"""Gives one question the tuning that holds now: what was learnt, and promoted."""

from __future__ import annotations

from dataclasses import replace

from core.ports import Kit


async def tuned(kit: Kit) -> Kit:
    """Return the kit with what is promoted now; a kit that is given no store of tunings keeps its own."""
    if kit.tunings is None:
        return kit
    tuning = await kit.tunings.active()
    return replace(kit, tuning=tuning, settings=tuning.applied(kit.settings), tunings=None)
