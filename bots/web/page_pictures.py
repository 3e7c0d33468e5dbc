"""The page of a PDF that a source stands on, as a picture: of the very file that was indexed, or none at all."""

from __future__ import annotations

import asyncio

from bots.web.originals import is_pdf, opened
from core.errors import NotFound, Overloaded
from core.extraction.quoting import quote_of
from core.indexing.page_picture import page_picture
from core.model import Answer, PassageMeta
from core.ports import Index

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
        said = quote_of(answer.text, number, source.passage).said
        if self._waiting >= _WAITING:
            raise Overloaded("Too many pages are being drawn.", hint="Please try again in a few seconds.")
        self._waiting += 1
        try:
            async with self._hands:
                with await opened(self._index, meta) as file:
                    return await page_picture(file, meta.page or 1, said)
        finally:
            self._waiting -= 1


def has_pages(meta: PassageMeta) -> bool:
    """Say whether a passage stands on a page that can be drawn."""
    return is_pdf(meta) and bool(meta.page) and not meta.url
