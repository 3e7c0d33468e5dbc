"""Files behind the page of documents: how fresh what is indexed is, and uploads on disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal
from urllib.parse import quote

from bots.removals import KEPT_SECONDS
from core.access.readers import bases_of
from core.errors import BadInput
from core.indexing.entries import WEB
from core.model import DEFAULT_COLLECTION
from core.ports import DocumentEntry, Index
from core.text.printable import printable
from storage.private_files import make_private_folder

Freshness = Literal["fresh", "stale", "missing", "address", "taught"]

_LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class DocumentLine:
    """A document in the list; `missing`: where it was read from it is no more, `stale`: it was changed since.

    `taught`: it was sent to be learnt, and there is no file to be older or newer than.
    """

    entry: DocumentEntry
    freshness: Freshness


async def collections_of(index: Index) -> list[str]:
    """Return the collections that hold documents, and the one that is there without any, by name."""
    return bases_of({DEFAULT_COLLECTION, *await index.collections()})


async def document_lines(entries: Sequence[DocumentEntry], taught_in: Path) -> list[DocumentLine]:
    """Return documents with how fresh they are: one look at each file.

    Below `taught_in` lies, while it is read, what people send to be learnt.
    """
    return await asyncio.to_thread(lambda: [DocumentLine(entry, _freshness(entry, taught_in)) for entry in entries])


async def kept_upload(folder: Path, collection: str, name: str, body: bytes) -> Path:
    """Write a file that was sent into the collection's folder, over one of its name, and return where it is.

    Raises `BadInput` for a name that is none, or nothing in the file.
    """
    plain = Path(printable(name).replace("\\", "/")).name.strip()
    if not plain or plain.startswith(".") or len(plain) > _LONGEST_NAME:
        raise BadInput(f"{name[:40]!r} is no name for a file.")
    if not body:
        raise BadInput(f"{plain} is empty.")
    return await asyncio.to_thread(_written, folder / f"in-{quote(collection, safe='')}", plain, body)


async def sweep_uploads(folder: Path, entries: Sequence[DocumentEntry]) -> None:
    """Delete what was sent so long ago that it can't be brought back, and is indexed no more."""
    known = {str(Path(entry.root) / entry.path) for entry in entries if entry.root}
    await asyncio.to_thread(_swept, folder, known)


def _freshness(entry: DocumentEntry, taught_in: Path) -> Freshness:
    if not entry.root:
        return "address" if entry.path.startswith(WEB) else "taught"
    if Path(entry.root).is_relative_to(taught_in) or Path(entry.root).is_relative_to(taught_in.resolve()):
        return "taught"
    file = Path(entry.root) if Path(entry.root).is_file() else Path(entry.root) / entry.path
    try:
        changed = datetime.fromtimestamp(file.stat().st_mtime, UTC)
    except OSError:
        return "missing"
    known = _moment(entry.modified_at)
    return "stale" if known is not None and (changed - known).total_seconds() > 1 else "fresh"


def _moment(iso: str | None) -> datetime | None:
    try:
        found = datetime.fromisoformat(iso) if iso else None
    except ValueError:
        return None
    return found if found is None or found.tzinfo else found.replace(tzinfo=UTC)


def _written(folder: Path, name: str, body: bytes) -> Path:
    make_private_folder(folder)
    path = folder / name
    path.write_bytes(body)
    return path


def _swept(folder: Path, known: set[str]) -> None:
    old = time.time() - KEPT_SECONDS
    for path in folder.glob("in-*/*") if folder.is_dir() else ():
        if path.is_file() and str(path) not in known and path.stat().st_mtime < old:
            path.unlink(missing_ok=True)
