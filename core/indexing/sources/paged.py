"""Sources that are asked for pages, a batch at a time: written where they changed, kept after each batch, bounded."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from core.access.readers import LET_THROUGH, Readers
from core.errors import ErrataError, KeyRejected, NotFound, RateLimited, Unreadable
from core.indexing.manifests import MANIFEST
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.indexing.sources import mirror as files
from core.indexing.sources.port import Listing, Mark, Marks, Round


@dataclass(frozen=True, slots=True)
class Page:
    """One document that a source lists.

    `content` fetches its bytes; it is asked where the version of `mark` differs from the known one. None: it is as it
    was known. It raises `NotFound` where the document is gone since it was listed.
    """

    path: str
    mark: Mark
    content: Callable[[], Awaitable[bytes]] | None = None
    changed: datetime | None = None


@dataclass(frozen=True, slots=True)
class Batch:
    """Pages, and the `cursor` to go on at when they are kept; None stands for the beginning.

    `readers` are those of all that lies in a folder: `LET_THROUGH` takes back what was said before. They hold before
    any page of the batch is written. `fault` says why it lacks something.
    """

    pages: Sequence[Page] = ()
    cursor: str | None = None
    readers: Mapping[str, Readers] = field(default_factory=dict)
    fault: str | None = None


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much one source may hold and one sync may take; what is over makes the listing a partial one."""

    pages: int = 20_000
    bytes: int = 2_000_000_000
    seconds: float = 3_600.0
    page_bytes: int = DEFAULT_LIMITS.file_bytes


BOUNDS = Bounds()
_DIGITS = 16
_LONGEST_NAME = 60  # letters of a file's name, of four bytes at most: it has 255
_SHAPELESS = (AttributeError, LookupError, TypeError, ValueError)  # what comes of reading what has another form


def digest(*parts: object) -> str:
    """Return a short hash that tells whether any of the parts of a page changed: a version, where none is told."""
    return hashlib.sha256("\0".join(map(str, parts)).encode()).hexdigest()[:_DIGITS]


def moment(said: object) -> datetime | None:
    """Return a moment that a vendor tells in ISO 8601, in UTC; None, where it is none."""
    try:
        return datetime.fromisoformat(str(said)).astimezone(UTC)
    except ValueError:
        return None


def name_of(title: str) -> str:
    """Return a title as the name of a file, without an ending."""
    plain = "".join(letter if letter.isalnum() or letter in " -_" else "_" for letter in title)
    return plain.strip()[:_LONGEST_NAME].strip() or "page"


async def same(data: bytes) -> bytes:
    """The content of a page that is at hand already."""
    return data


async def bring_pages(
    batches: AsyncIterator[Batch], mirror: Path, known: Marks, turn: Round, bounds: Bounds = BOUNDS
) -> Listing:
    """Take all batches; whatever stops them makes the listing a partial one, which the next sync goes on with.

    The cursor of one that was stopped stays before the first batch that lacks something.
    """
    taking = _Taking(mirror, known, turn, bounds)
    fault: str | None = None
    cursor = turn.cursor
    try:
        async for batch in batches:
            fault = await taking.batch(batch) or fault
            cursor = cursor if fault else batch.cursor
            turn.keep(taking.marks, cursor)
            taking.look_at_bounds()
        cursor = None  # gone through to its end: what was lacking is asked for in a new round
    except ErrataError as error:
        fault = fault or str(error)
    except _SHAPELESS as error:
        fault = fault or f"It answers with something else than it is known to: {type(error).__name__}."
    if fault:
        turn.keep(taking.marks, cursor)
        return Listing(mirror, taking.marks, fault)
    return Listing(mirror, {path: mark for path, mark in taking.marks.items() if mark.seen == turn.began})


class _Taking:
    """Writes pages into a mirror and counts them."""

    def __init__(self, mirror: Path, known: Marks, turn: Round, bounds: Bounds) -> None:
        self.marks = dict(known)
        self._mirror, self._turn, self._bounds = mirror, turn, bounds
        self._started, self._bytes = time.monotonic(), 0

    async def batch(self, batch: Batch) -> str | None:
        """Take a batch and return what is lacking."""
        fault = batch.fault
        for folder, readers in batch.readers.items():
            await asyncio.to_thread(self._put_readers, folder, readers)
        for page in batch.pages:
            try:
                self.marks[page.path] = replace(await self._taken(page), seen=self._turn.began)
            except NotFound:
                continue
            except (KeyRejected, RateLimited):
                raise  # of no single page
            except ErrataError as error:
                fault = fault or f"{page.mark.link or page.path}: {error.message}"
        return fault

    def look_at_bounds(self) -> None:
        """Raise `Unreadable` where a sync has taken all that one may."""
        bounds, listed = self._bounds, sum(mark.seen == self._turn.began for mark in self.marks.values())
        if listed > bounds.pages:
            raise Unreadable(f"More than {bounds.pages:,} documents.", hint="Name less of it.")
        if self._bytes > bounds.bytes or time.monotonic() - self._started > bounds.seconds:
            raise Unreadable("That is as much as one sync reads: the next goes on from here.")

    async def _taken(self, page: Page) -> Mark:
        former = self.marks.get(page.path)
        there = former is not None and files.place(self._mirror, page.path).is_file()
        if there and former and page.content is None:
            return former
        if page.content is not None and not (there and former and former.version == page.mark.version):
            data = await page.content()
            if len(data) > self._bounds.page_bytes:
                raise Unreadable("Too large.")
            self._bytes += len(data)
            await asyncio.to_thread(files.put_changed, self._mirror, page.path, data, page.changed)
        return page.mark

    def _put_readers(self, folder: str, readers: Readers) -> None:
        """Write who reads what lies in a folder, in the manifest that every later reading of it finds."""
        path = f"{folder}/{MANIFEST}" if folder else MANIFEST
        if readers == LET_THROUGH:
            self.marks.pop(path, None)
            files.place(self._mirror, path).unlink(missing_ok=True)
            return
        groups = [list(group) for group in readers]
        told = f'[readers]\n"*" = {json.dumps(groups if len(groups) > 1 else groups[0])}\n'
        files.put_changed(self._mirror, path, told.encode(), None)
        self.marks[path] = Mark(seen=self._turn.began)
