"""A folder of this machine as a source: it is read where it lies."""

from __future__ import annotations

import asyncio
from pathlib import Path

from core.errors import NotFound
from core.indexing.sources.port import Listing, Marks, Round, Source
from core.settings import Settings


class Folder:
    """One folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def bring(self, mirror: Path, known: Marks, _: Round) -> Listing:
        """Say where it is; reading it lists it, and names what can't be listed."""
        if not await asyncio.to_thread(self._folder.is_dir):
            raise NotFound(f"There is no folder {self._folder}.", hint="Is it mounted?")
        return Listing(self._folder, known)


async def look(address: str) -> None:
    """Raise `NotFound` where there is no such folder now: at a sync, it may be one that is not mounted."""
    place = Path(address)
    if not await asyncio.to_thread(place.is_dir):
        is_file = await asyncio.to_thread(place.exists)
        hint = "errata ingest reads a file alone." if is_file else "Is it mounted, and is it spelt so?"
        raise NotFound(f"{address} is a file." if is_file else f"There is no folder {address}.", hint=hint)


def connect(address: str, _: Settings) -> Source:
    """Return the source at an address."""
    return Folder(Path(address))
