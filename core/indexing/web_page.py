"""Ingests one web address through the same readers as files."""

from __future__ import annotations

import mimetypes
import time
from dataclasses import dataclass
from datetime import UTC
from email.utils import parsedate_to_datetime
from pathlib import PurePosixPath
from urllib.parse import urlsplit

from core.errors import NotADocument, Unreadable
from core.indexing.documents import Document
from core.indexing.entries import entries_within
from core.indexing.ingest_report import Failed, Indexed, IngestReport, Noted, Skipped, Unchanged
from core.indexing.isolation import IsolatedReader
from core.indexing.known import recipe_of, same_recipe, stat_key
from core.indexing.learnt import TERMINAL, Learnt
from core.indexing.readers.formats import SUFFIXES
from core.indexing.run import DEFAULT_OPTIONS, Options
from core.indexing.safe_fetch import PUBLIC_WEB, Fetched, FetchPolicy, fetch
from core.indexing.writing import DocumentWriter
from core.ports import Embedder, Index


@dataclass(frozen=True, slots=True)
class Stores:
    """Where a page goes."""

    collection: str
    index: Index
    embedder: Embedder | None


async def ingest_page(  # noqa: PLR0913 - the collaborators of one run, and how it reads
    url: str,
    collection: str,
    index: Index,
    embedder: Embedder | None,
    *,
    policy: FetchPolicy = PUBLIC_WEB,
    options: Options = DEFAULT_OPTIONS,
    learnt: Learnt = TERMINAL,
) -> IngestReport:
    """Fetch an address and index what it holds; its document's path is the address. `learnt` says who taught it.

    Raises `Forbidden` for an address that may not be reached, `Unavailable` where the server does not answer.
    """
    started = time.monotonic()
    address = url.partition("#")[0]
    stores = Stores(collection, index, embedder)
    try:
        fetched = await fetch(address, policy)
        with fetched.body:
            report = await _ingest(address, fetched, stores, options, learnt)
    except NotADocument as error:
        report = IngestReport(skipped=(Skipped(address, error.message),))
    except Unreadable as error:
        report = IngestReport(failed=(Failed(address, error.message),))
    return _timed(report, time.monotonic() - started)


async def _ingest(url: str, fetched: Fetched, stores: Stores, options: Options, learnt: Learnt) -> IngestReport:
    recipe = recipe_of(stores.embedder.name if stores.embedder else None, name_for(fetched))
    key = stat_key(learnt.stamp(options.now().timestamp()), recipe)
    content_hash = fetched.body.content_hash
    entries = {entry.path: entry for entry in await entries_within(stores.index, stores.collection)}
    entry = entries.get(url)
    if entry and entry.content_hash == content_hash and same_recipe(entry, recipe):
        await stores.index.touch_document(entry.collection, url, key, entry.modified_at)
        return IngestReport(unchanged=(Unchanged(url),))
    async with IsolatedReader(options.limits) as reader:
        reading = await reader.read(name_for(fetched), fetched.body.file)
    document = Document(
        # A page says nothing of its readers: where it was put, it stays.
        collection=entry.collection if entry else stores.collection,
        path=url,
        file_type=reading.file_type,
        content_hash=content_hash,
        blocks=reading.blocks,
        title=reading.title,
        stat_key=key,
        modified_at=_modified(fetched),
        created_at=options.now().isoformat(timespec="seconds"),
        notes=reading.notes,
        properties=reading.properties,
        standing=reading.standing,
        saved=reading.saved,
        url=url,
    )
    writer = DocumentWriter(stores.index, stores.embedder, options.count)
    chunks = await writer.put(document)
    await writer.flush()
    noted = tuple(Noted(url, note) for note in reading.notes)
    return IngestReport(indexed=(Indexed(url, chunks),), noted=noted)


def name_for(fetched: Fetched) -> str:
    """Return a file name whose ending tells the format: the media type where it is telling, else the address's own."""
    name = PurePosixPath(urlsplit(fetched.url).path).name or "page"
    if PurePosixPath(name).suffix.lower() in SUFFIXES and fetched.media_type != "text/html":
        return name
    ending = {"text/plain": "", "application/octet-stream": ""}.get(
        fetched.media_type, mimetypes.guess_extension(fetched.media_type) or ""
    )
    return f"{name}{ending}"


def _modified(fetched: Fetched) -> str | None:
    try:
        moment = parsedate_to_datetime(fetched.modified or "")
    except ValueError:
        return None
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def _timed(report: IngestReport, seconds: float) -> IngestReport:
    return IngestReport(
        report.indexed, report.unchanged, report.skipped, report.failed, report.removed, round(seconds, 3)
    )
