"""Takes one file from disk to index: unchanged, stored, skipped or failed."""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from typing import BinaryIO

from core.errors import NotADocument, Unreadable, Wordless
from core.indexing.documents import PICTURE, Reading
from core.indexing.fact_tables import refuse_facts_header
from core.indexing.ingest_report import Indexed, Removed, Skipped, Unchanged
from core.indexing.isolation import IsolatedReader
from core.indexing.known import mark_of, same_recipe, stat_key
from core.indexing.opening import open_below
from core.indexing.readers.records import BadRecord, Record
from core.indexing.record_files import is_json
from core.indexing.run import Run
from core.indexing.scanning import FoundFile
from core.indexing.sync_records import report_bad, sync_records
from core.indexing.worker import Item

_PART = 256 * 1024


@dataclass(frozen=True, slots=True)
class FileRead:
    """A file on its way from reading to storing: unchanged, a reading, or why not; JSON is opened when stored."""

    found: FoundFile
    unchanged: bool = False
    content_hash: str = ""
    reading: Reading | None = None
    error: Unreadable | None = None


async def read_file(run: Run, found: FoundFile, reader: IsolatedReader) -> FileRead:
    """Read a file unless its stamp or its content says that it is indexed already. Raises nothing about the file."""
    if _stamped(run, found):
        return FileRead(found, unchanged=True)
    if is_json(found.file):
        return FileRead(found)
    try:
        with await asyncio.to_thread(_opened, run, found, run.options.limits.file_bytes) as source:
            content_hash = await asyncio.to_thread(_looked_through, found, source, run.options.limits.file_bytes)
            entry = run.known.document(found.file)
            if (
                entry
                and entry.content_hash == content_hash
                and same_recipe(entry, run.recipe(found))
                and _at_home(run, found)
            ):
                return FileRead(found, content_hash=content_hash, unchanged=True)
            reading = await reader.read(found.path, source, lambda done, of: run.meter.page(found, done, of))
            return FileRead(found, content_hash=content_hash, reading=reading)
    except Wordless as error:
        return FileRead(found, content_hash=content_hash, error=error)
    except Unreadable as error:
        return FileRead(found, error=error)


def _opened(run: Run, found: FoundFile, most: int) -> BinaryIO:
    if found.size > most:
        raise Unreadable(f"Too large: {found.size / 1e6:,.0f} MB, at most {most / 1e6:,.0f} MB are read.")
    run.options.before_open(found)
    return open_below(run.scan.base, found.real)


def _looked_through(found: FoundFile, source: BinaryIO, most: int) -> str:
    """Return a file's hash. Raises `NotADocument` for a table of facts, `Unreadable` where it grew too large."""
    digest, size = hashlib.sha256(), 0
    while part := _read(source):
        if not size and found.file.suffix.lower() in (".csv", ".tsv"):
            refuse_facts_header(part)
        digest.update(part)
        size += len(part)
        if size > most:
            raise Unreadable(f"Too large: at most {most / 1e6:,.0f} MB are read.")
    return digest.hexdigest()


def _read(source: BinaryIO) -> bytes:
    try:
        return source.read(_PART)
    except OSError as error:  # a network drive that went away
        raise Unreadable(f"Can't be read: {error.strerror}.") from error


def _stamped(run: Run, found: FoundFile) -> bool:
    """The file has the size and time it was indexed with, by the same recipe."""
    entry = run.known.document(found.file)
    entries = [entry] if entry else run.known.records(found.file)
    stamped = any(e.stat_key.partition("|")[0] == found.stamp and same_recipe(e, run.recipe(found)) for e in entries)
    return stamped and (entry is None or _at_home(run, found))


def _at_home(run: Run, found: FoundFile) -> bool:
    """The file's document has the path it should have now, and was stored for the readers that stand beside it now."""
    entry = run.known.document(found.file)
    if entry is None or mark_of(entry.stat_key) != mark_of(found.stamp):
        return False
    return run.known.place(found, run.scan).path == entry.path


async def take_file(run: Run, read: FileRead, reader: IsolatedReader) -> None:
    """Store what was read and note in the run what became of the file."""
    try:
        if read.error:
            raise read.error
        if read.unchanged:
            await _keep(run, read)
        elif read.reading:
            await _store(run, read.found, read.reading, read.content_hash)
        else:
            await _take_json(run, read.found, reader)
    except Wordless as error:
        # Kept in mind without a passage: reading it again would take its time each time, and find nothing.
        await _store(run, read.found, Reading(PICTURE, ()), read.content_hash)
        run.indexed.pop()
        run.skipped.append(Skipped(read.found.path, error.message))
    except NotADocument as error:
        # Nothing to read in it any more: what was indexed of it leaves with the vanished.
        run.skipped.append(Skipped(read.found.path, error.message))
    except Unreadable as error:
        run.fail(read.found, error.message)


async def _keep(run: Run, read: FileRead) -> None:
    found = read.found
    entry = run.known.document(found.file)
    run.kept.add(str(found.file))
    run.unchanged.append(Unchanged(entry.path if entry else found.path))
    if entry and read.content_hash:
        key = stat_key(found.stamp, run.recipe(found))
        await run.index.touch_document(entry.collection, entry.path, key, found.modified_at)


async def _store(run: Run, found: FoundFile, reading: Reading, content_hash: str) -> None:
    place = run.known.place(found, run.scan)
    former = run.known.document(found.file)
    document = run.document(found, place, reading, content_hash)
    chunks = await run.writer.put(document)
    if former and former.collection != document.collection:
        await run.writer.flush()  # who may not read it any more is not to wait for a full batch
    run.indexed.append(Indexed(place.path, chunks))
    run.kept.add(str(found.file))
    for entry in run.known.records(found.file):
        await run.index.remove_document(entry.collection, entry.path)
    if former and former.path != place.path:
        await run.index.remove_document(former.collection, former.path)
        run.removed.append(Removed(former.path))


async def _take_json(run: Run, found: FoundFile, reader: IsolatedReader) -> None:
    most = run.options.limits.records_bytes
    with await asyncio.to_thread(_opened, run, found, most) as source:
        # The reader was handed this very opening of the file: where it is, is where we are.
        run.meter.follow(lambda: os.lseek(source.fileno(), 0, os.SEEK_CUR))
        async with aclosing(reader.values(found.path, source)) as values:
            first = await anext(values, None)
            if isinstance(first, Reading):
                bad = [value async for value in values if isinstance(value, BadRecord)]
                source.seek(0)
                content_hash = await asyncio.to_thread(_looked_through, found, source, most)
                await _take_single(run, replace(FileRead(found), reading=first, content_hash=content_hash), bad)
            else:
                await sync_records(run, found, _records(first, values))
                await _drop_former(run, found)


async def _records(first: Item | None, others: AsyncIterator[Item]) -> AsyncIterator[Record | BadRecord]:
    if isinstance(first, Record | BadRecord):
        yield first
    async for value in others:
        if isinstance(value, Record | BadRecord):
            yield value


async def _take_single(run: Run, read: FileRead, bad: Sequence[BadRecord]) -> None:
    found, content_hash = read.found, read.content_hash
    report_bad(run, found, bad)
    entry = run.known.document(found.file)
    if entry and entry.content_hash == content_hash and same_recipe(entry, run.recipe(found)) and _at_home(run, found):
        await _keep(run, FileRead(found, content_hash="" if bad else content_hash))
    elif read.reading:
        await _store(run, replace(found, stamp="" if bad else found.stamp), read.reading, content_hash)


async def _drop_former(run: Run, found: FoundFile) -> None:
    """A file that was one document and holds records now."""
    if former := run.known.document(found.file):
        await run.index.remove_document(former.collection, former.path)
