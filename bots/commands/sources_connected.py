"""What `errata doctor` says of sources: whether each can be connected to with what is set and installed here."""

from __future__ import annotations

from bots.commands.daily_caps import Doubt
from core.errors import ErrataError
from core.settings import Settings


async def sources_connected(found: Settings) -> str:
    """Return how many sources there are, and a line for each that lacks a setting, an extra or its last listing.

    Nobody is asked: `errata sources sync` does that.
    """
    from bots.source_kinds import kind_of
    from storage.sources import SourceBook

    sources = SourceBook(found.errata_home).all()
    faults = []
    for name, one in sources.items():
        try:
            kind_of(one.address, one.kind).connect(one.address, found)
        except ErrataError as error:
            faults.append(f"{name}: {error}")
        else:
            faults += [f"{name}: {one.error}"] if one.error else []
    if not sources:
        return "none (errata sources add)"
    counted = f"{len(sources)} kept in step by errata sources sync"
    return Doubt("\n".join([f"{counted}; {len(faults)} not whole", *faults])) if faults else counted
