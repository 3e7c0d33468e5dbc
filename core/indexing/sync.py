"""Brings a collection in step with a folder: what is new is read, what is gone leaves, the rest costs a stat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import aclosing
from pathlib import Path

from core.access.readers import base_of
from core.errors import NotFound
from core.indexing.entries import RECORD, entries_within
from core.indexing.ingest_report import Closed, Failed, IngestReport, Removed, Skipped
from core.indexing.isolation import IsolatedReader
from core.indexing.known import Known
from core.indexing.metering import Meter
from core.indexing.run import DEFAULT_OPTIONS, Options, Run
from core.indexing.scanning import FoundFile, Scan, scan, with_readers
from core.indexing.sync_files import FileRead, read_file, take_file
from core.indexing.writing import DocumentWriter
from core.ports import Embedder, Index, Report, silent


async def sync(  # noqa: PLR0913 - the collaborators of one run, and how it reads
    target: Path,
    collection: str,
    index: Index,
    embedder: Embedder | None,
    report: Report = silent,
    *,
    options: Options = DEFAULT_OPTIONS,
) -> IngestReport:
    """Index a folder or one file into a collection, and drop what has vanished at or below it.

    Documents with readers of their own are stored in a part of the collection; one whose readers changed moves there,
    also where nothing else of it did. Every file met is in exactly one list of the result (`closed` comes besides).
    Raises `NotFound` where the target neither exists nor ever did, and what index and embedder raise; what was stored
    before that stays.
    """
    started = time.monotonic()
    collection = base_of(collection)
    # Listed before the scan: what another run adds meanwhile can't look vanished.
    known = Known(await entries_within(index, collection))
    meter = Meter(report)
    meter.looking()
    scanned = await asyncio.to_thread(_scan, target, known, options)
    faults = await asyncio.to_thread(with_readers, scanned, options.principal)
    writer = DocumentWriter(index, embedder, options.count)
    run = Run(collection, scanned, known, index, writer, embedder.name if embedder else None, options, meter)
    writer.on_batch = meter.embedded
    run.skipped.extend(Skipped(path, reason) for path, reason in scanned.skipped)
    run.failed.extend(Failed(path, error) for path, error in scanned.failed)
    run.closed.extend(Closed(path, why) for path, why in sorted(faults.items()))
    await _take_files(run)
    await writer.flush()
    meter.finished()
    await _drop_vanished(run)
    return run.report(time.monotonic() - started)


def _scan(target: Path, known: Known, options: Options) -> Scan:
    try:
        return scan(target, options.within, options.root)
    except NotFound:
        gone = target.parent.resolve() / target.name
        empty = Scan(gone, gone.parent, gone.parent)
        # A folder that was there leaves with all it held; a path never heard of is a slip of the pen.
        if gone.parent.is_dir() and any(True for _ in known.under(empty)):
            return empty
        raise


async def _take_files(run: Run) -> None:
    run.meter.begin(run.scan.files)
    own = IsolatedReader(run.options.limits, run.options.passwords, run.options.scan_languages)
    async with own as reader, aclosing(_read_ahead(run, reader)) as files:
        async for read in files:
            run.meter.reading(read.found)
            await take_file(run, read, reader)
            run.meter.taken(waits=run.writer.waits)


async def _read_ahead(run: Run, reader: IsolatedReader) -> AsyncGenerator[FileRead, None]:
    """Yield files in order; the next one is being parsed while the last one is being embedded."""
    ahead: asyncio.Task[FileRead] | None = None
    try:
        for found, following in _with_following(run.scan.files):
            run.meter.reading(found)  # before it is read: a large file takes its time
            current = ahead or asyncio.create_task(read_file(run, found, reader))
            read = await current
            ahead = asyncio.create_task(read_file(run, following, reader)) if following else None
            yield read
    finally:
        if ahead:
            ahead.cancel()
            await asyncio.gather(ahead, return_exceptions=True)


def _with_following(files: Sequence[FoundFile]) -> Iterator[tuple[FoundFile, FoundFile | None]]:
    for place, found in enumerate(files, start=1):
        yield found, files[place] if place < len(files) else None


async def _drop_vanished(run: Run) -> None:
    """Remove what was read at or below the target and is there no longer, or is no document any more."""
    unseen = [run.scan.root / path for path, _ in run.scan.failed]
    met = {str(run.scan.root / entry.path) for entry in run.skipped}
    held = list(run.known.under(run.scan))
    gone = [(f, e) for f, e in held if f not in run.kept and not any(Path(f).is_relative_to(p) for p in unseen)]
    if not run.options.allow_removal and _too_many([f for f, _ in gone if f not in met], len(held), run):
        return
    leaving = set(run.options.leaving([f for f, _ in gone if f not in met], not run.scan.failed))
    for file, entries in gone:
        if file not in met and file not in leaving:
            continue
        for entry in entries:
            await run.index.remove_document(entry.collection, entry.path)
        if file not in met:
            run.removed.append(Removed(_shown(file, entries[0].file_type, entries[0].path, run.scan)))


def _too_many(vanished: Sequence[str], held: int, run: Run) -> bool:
    """Say whether more than half of what was read of a folder is not there, and report it: a share may be unmounted."""
    target = run.scan.target
    if 2 * len(vanished) <= held or vanished == [str(target)]:
        return False
    error = f"{len(vanished)} of {held} files read before are not there: nothing was removed."
    run.failed.append(Failed(str(target), f"{error} Is it mounted? --allow-removal takes them out."))
    return True


def _shown(file: str, file_type: str, path: str, scanned: Scan) -> str:
    """A file of records is reported once, by its own path."""
    return Path(file).relative_to(scanned.root).as_posix() if file_type == RECORD else path
