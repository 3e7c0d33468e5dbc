"""Takes one file from disk to index: unchanged, stored, skipped or failed."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from core.errors import NotADocument, Unreadable
from core.indexing.documents import Reading
from core.indexing.fact_tables import refuse_facts_header
from core.indexing.ingest_report import Failed, Indexed, Removed, Skipped, Unchanged
from core.indexing.isolation import IsolatedReader
from core.indexing.known import same_recipe, stat_key
from core.indexing.readers.limits import Limits
from core.indexing.record_files import OpenedJson, is_json, open_json
from core.indexing.run import Run
from core.indexing.scanning import FoundFile
from core.indexing.sync_records import sync_records


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
        data = await asyncio.to_thread(_load, found, run.options.limits)
        if found.file.suffix.lower() in (".csv", ".tsv"):
            refuse_facts_header(data)
        content_hash = hashlib.sha256(data).hexdigest()
        entry = run.known.document(found.file)
        if entry and entry.content_hash == content_hash and same_recipe(entry, run.recipe) and _at_home(run, found):
            return FileRead(found, content_hash=content_hash, unchanged=True)
        return FileRead(found, content_hash=content_hash, reading=await reader.read(found.path, data))
    except Unreadable as error:
        return FileRead(found, error=error)


def _load(found: FoundFile, limits: Limits) -> bytes:
    if found.size > limits.file_bytes:
        most = limits.file_bytes / 1e6
        raise Unreadable(f"Too large: {found.size / 1e6:,.0f} MB, at most {most:,.0f} MB are read.")
    try:
        return found.file.read_bytes()
    except OSError as error:
        raise Unreadable(f"Can't be opened: {error.strerror}.") from error


def _stamped(run: Run, found: FoundFile) -> bool:
    """The file has the size and time it was indexed with, by the same recipe."""
    entry = run.known.document(found.file)
    entries = [entry] if entry else run.known.records(found.file)
    stamped = any(e.stat_key.partition("|")[0] == found.stamp and same_recipe(e, run.recipe) for e in entries)
    return stamped and (entry is None or _at_home(run, found))


def _at_home(run: Run, found: FoundFile) -> bool:
    """The file's document has the path it should have now."""
    entry = run.known.document(found.file)
    return entry is not None and run.known.place(found, run.scan).path == entry.path


async def take_file(run: Run, read: FileRead) -> None:
    """Store what was read and note in the run what became of the file."""
    try:
        if read.error:
            raise read.error
        if read.unchanged:
            await _keep(run, read)
        elif read.reading:
            await _store(run, read.found, read.reading, read.content_hash)
        else:
            await _take_json(run, read.found)
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
        key = stat_key(found.stamp, run.recipe)
        await run.index.touch_document(run.collection, entry.path, key, found.modified_at)


async def _store(run: Run, found: FoundFile, reading: Reading, content_hash: str) -> None:
    place = run.known.place(found, run.scan)
    former = run.known.document(found.file)
    chunks = await run.writer.put(run.document(found, place, reading, content_hash))
    run.indexed.append(Indexed(place.path, chunks))
    run.kept.add(str(found.file))
    for entry in run.known.records(found.file):
        await run.index.remove_document(run.collection, entry.path)
    if former and former.path != place.path:
        await run.index.remove_document(run.collection, former.path)
        run.removed.append(Removed(former.path))


async def _take_json(run: Run, found: FoundFile) -> None:
    try:
        source = await asyncio.to_thread(found.file.open, "rb")
    except OSError as error:
        raise Unreadable(f"Can't be opened: {error.strerror}.") from error
    with source:
        if found.size > run.options.limits.records_bytes:
            raise Unreadable(f"Too large: at most {run.options.limits.records_bytes / 1e6:,.0f} MB are read.")
        opened = await asyncio.to_thread(open_json, found.file, source, run.options.limits)
        if opened.records is not None:
            await sync_records(run, found, opened.records)
            await _drop_former(run, found)
        else:
            await _take_single(run, found, opened)


async def _take_single(run: Run, found: FoundFile, opened: OpenedJson) -> None:
    if opened.reading is None:
        return
    run.failed.extend(Failed(f"{found.path}:{bad.line}", bad.error) for bad in opened.bad)
    content_hash = await asyncio.to_thread(_hash_of, found.file)
    entry = run.known.document(found.file)
    if entry and entry.content_hash == content_hash and same_recipe(entry, run.recipe) and _at_home(run, found):
        await _keep(run, FileRead(found, content_hash="" if opened.bad else content_hash))
    else:
        stamp = "" if opened.bad else found.stamp
        await _store(run, replace(found, stamp=stamp), opened.reading, content_hash)


def _hash_of(file: Path) -> str:
    with file.open("rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()


async def _drop_former(run: Run, found: FoundFile) -> None:
    """A file that was one document and holds records now."""
    if former := run.known.document(found.file):
        await run.index.remove_document(run.collection, former.path)
