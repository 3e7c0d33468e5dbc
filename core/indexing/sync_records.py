"""Brings the records of one JSON or JSONL file up to date: each is a document of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

from core.access.readers import Readers, part_of
from core.errors import Unreadable
from core.indexing.chunking import digest
from core.indexing.documents import Document
from core.indexing.entries import RECORD
from core.indexing.ingest_report import Failed, Indexed, Unchanged
from core.indexing.known import same_recipe, stat_key
from core.indexing.readers.records import BadRecord, Record
from core.indexing.run import Run
from core.indexing.scanning import FoundFile
from core.ports import DocumentEntry

_MOST_NAMED = 1_000  # bad lines of one file that are named each; the others are counted


@dataclass(slots=True)
class _Tally:
    """What one file's records came to."""

    lines: dict[str, int] = field(default_factory=dict)
    parts: dict[str, str] = field(default_factory=dict)
    chunks: int = 0
    written: int = 0
    bad: int = 0


async def sync_records(run: Run, found: FoundFile, records: AsyncIterator[Record | BadRecord]) -> None:
    """Index the new and changed records, drop those that are gone, report bad lines as `file.jsonl:LINE`.

    Raises `Unreadable` where the stream breaks off.
    """
    entries = {entry.path: entry for entry in run.known.records(found.file)}
    tally = _Tally()
    async for record in records:
        if isinstance(record, BadRecord):
            _note_bad(run, found, record, tally)
        else:
            await _take(run, found, record, (entries, tally))
    _count_unnamed(run, found, tally.bad)
    if not tally.lines and not tally.bad:
        raise Unreadable("Corrupt: no line holds a record.")  # emptied by mistake: what was indexed of it stays
    gone = [path for path in entries if path not in tally.lines]
    for path in gone:
        await run.index.remove_document(entries[path].collection, path)
    await run.writer.flush()
    if not tally.bad:
        await _mark_read(run, found, entries, tally)
    run.kept.add(str(found.file))
    if tally.written or gone:
        run.indexed.append(Indexed(found.path, tally.chunks))
    elif tally.lines:
        run.unchanged.append(Unchanged(found.path))
    else:
        raise Unreadable("Corrupt: no line holds a record.")


def report_bad(run: Run, found: FoundFile, bad: Sequence[BadRecord]) -> None:
    """Report bad lines as `file.jsonl:LINE`; past a thousand, how many more there are."""
    tally = _Tally()
    for record in bad:
        _note_bad(run, found, record, tally)
    _count_unnamed(run, found, tally.bad)


async def _take(run: Run, found: FoundFile, record: Record, so_far: tuple[dict[str, DocumentEntry], _Tally]) -> None:
    entries, tally = so_far
    path = run.known.record_path(record.id or f"{found.path}#{record.line}", found.file)
    if path in tally.lines:
        error = f"The id {path} is given twice, first on line {tally.lines[path]}."
        _note_bad(run, found, BadRecord(record.line, error), tally)
        return
    tally.lines[path] = record.line
    content_hash = digest("\0".join((record.title or "", record.text, record.url or "")))
    entry = entries.get(path)
    readers = run.readers(found, record.readers)
    tally.parts[path] = part_of(run.collection, readers)
    stays = entry and entry.collection == tally.parts[path]
    if entry and stays and entry.content_hash == content_hash and same_recipe(entry, run.recipe(found)):
        tally.chunks += entry.chunks
        return
    tally.written += 1
    former = (entry.collection, path) if entry else None
    tally.chunks += await run.writer.put(_document(run, found, record, (path, content_hash, readers, former)))


def _document(
    run: Run, found: FoundFile, record: Record, key: tuple[str, str, Readers, tuple[str, str] | None]
) -> Document:
    path, content_hash, readers, former = key
    reading = record.reading(RECORD)
    return Document(
        collection=part_of(run.collection, readers),
        path=path,
        file_type=RECORD,
        content_hash=content_hash,
        blocks=reading.blocks,
        title=reading.title,
        root=str(found.file),
        stat_key=stat_key("", run.recipe(found)),
        modified_at=found.modified_at,
        created_at=run.options.now().isoformat(timespec="seconds"),
        url=record.url,
        readers=readers,
        former=former,
    )


def _note_bad(run: Run, found: FoundFile, record: BadRecord, tally: _Tally) -> None:
    tally.bad += 1
    if tally.bad <= _MOST_NAMED:
        run.failed.append(Failed(f"{found.path}:{record.line}", record.error))


def _count_unnamed(run: Run, found: FoundFile, bad: int) -> None:
    if bad > _MOST_NAMED:
        run.failed.append(Failed(found.path, f"{bad - _MOST_NAMED:,} more lines can't be read."))


async def _mark_read(run: Run, found: FoundFile, entries: dict[str, DocumentEntry], tally: _Tally) -> None:
    """Note the file's stamp at one record, so that the next run need not read it.

    At one only: touching thousands for one appended line would cost thousands of transactions. The stamp comes last,
    so that a run cut short is taken up again. Whoever bears a stamp already gets the new one: no old one is left.
    """
    stamped = [path for path, entry in entries.items() if path in tally.lines and not entry.stat_key.startswith("|")]
    for path in stamped or list(tally.lines)[:1]:
        await run.index.touch_document(
            tally.parts[path], path, stat_key(found.stamp, run.recipe(found)), found.modified_at
        )
