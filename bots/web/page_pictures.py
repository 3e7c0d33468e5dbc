"""The page of a PDF that a source stands on, as a picture: of the very file that was indexed, or none at all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import BinaryIO

from core.errors import NotFound, Overloaded
from core.extraction.quoting import quote_of
from core.indexing.page_picture import page_picture
from core.model import Answer, PassageMeta
from core.ports import DocumentEntry, Index

_AT_ONCE, _WAITING = 2, 20  # each is a process of its own for some tenths of a second


class PagePictures:
    """Draws pages for one process, few at once."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._hands = asyncio.Semaphore(_AT_ONCE)
        self._waiting = 0

    async def of(self, answer: Answer, number: int) -> bytes:
        """Return the page of a source as a PNG with what bears the answer out marked.

        Raises `NotFound` where there is none, or its file has changed since; `Unreadable`; `Overloaded`.
        """
        source = next((source for source in answer.sources if source.number == number), None)
        if source is None or not has_pages(source.passage.meta):
            raise NotFound("There is no such page.")
        meta = source.passage.meta
        entry = await self._entry(meta)
        said = quote_of(answer.text, number, source.passage).said
        if self._waiting >= _WAITING:
            raise Overloaded("Too many pages are being drawn.", hint="Please try again in a few seconds.")
        self._waiting += 1
        try:
            async with self._hands:
                with await asyncio.to_thread(_opened, entry) as file:
                    return await page_picture(file, meta.page or 1, said)
        finally:
            self._waiting -= 1

    async def _entry(self, meta: PassageMeta) -> DocumentEntry:
        name = meta.document or meta.source_file
        found = [one for one in await self._index.documents(meta.collection) if one.path == name and one.root]
        if not found:
            raise NotFound("There is no such document any more.")
        return found[0]


def has_pages(meta: PassageMeta) -> bool:
    """Say whether a passage stands on a page that can be drawn."""
    return meta.file_type.lower().lstrip(".") == "pdf" and bool(meta.page) and not meta.url


def _opened(entry: DocumentEntry) -> BinaryIO:
    """Open the file of a document, if it is the one that was indexed, and nothing leads it out of its folder."""
    root = Path(entry.root)
    file = root / entry.path
    try:
        known = file.stat()
        inside = file.resolve(strict=True).is_relative_to(root.resolve(strict=True))
    except OSError as error:
        raise NotFound("Its file is gone.") from error
    if not inside or entry.stat_key.partition("|")[0] != f"{known.st_mtime_ns}:{known.st_size}":
        raise NotFound("Its file has changed since.")
    return file.open("rb")
