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


def connect(address: str, _: Settings) -> Source:
    """Return the source at an address."""
    return Folder(Path(address))
