"""The file that a source was read from: the very one that was indexed, or none at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO
from urllib.parse import quote

from starlette.responses import Response, StreamingResponse

from core.errors import NotFound
from core.model import FACTS, Answer, PassageMeta
from core.ports import DocumentEntry, Index

_PIECE = 1 << 16  # bytes that are read and sent at a time
_PDF = "application/pdf"
_BYTES = "application/octet-stream"


def meta_of(answer: Answer, number: int) -> PassageMeta:
    """Return where the source of a number stands. Raises `NotFound`."""
    found = next((source.passage.meta for source in answer.sources if source.number == number), None)
    if found is None:
        raise NotFound("There is no such source.")
    return found


async def opened(index: Index, meta: PassageMeta) -> BinaryIO:
    """Open the file of a source's document.

    Raises `NotFound` where it was read from no file of ours, or its file has changed since.
    """
    return await asyncio.to_thread(_opened, await _entry(index, meta))


async def address_of(index: Index, meta: PassageMeta, source: str) -> str:
    """Return where the file of a source can be opened, a PDF at its page; nothing where it can't be.

    `source` is the address of the source.
    """
    with suppress(NotFound):
        (await opened(index, meta)).close()
        return f"{source}/original{f'#page={meta.page}' if is_pdf(meta) and meta.page else ''}"
    return ""


def is_pdf(meta: PassageMeta) -> bool:
    """Say whether a source is of a PDF: a browser shows it, at a page, and runs nothing of it in our name."""
    return meta.file_type.lower().lstrip(".") == "pdf"


async def sent(index: Index, meta: PassageMeta) -> Response:
    """Return the file as a response: a PDF to be shown, all else to be kept, so that nothing of it is run here."""
    file = await opened(index, meta)
    name = quote(Path(meta.document or meta.source_file).name, safe="")
    shown = "inline" if is_pdf(meta) else "attachment"
    headers = {"Content-Disposition": f"{shown}; filename*=utf-8''{name}"}
    return StreamingResponse(_pieces(file), media_type=_PDF if is_pdf(meta) else _BYTES, headers=headers)


def _pieces(file: BinaryIO) -> Iterator[bytes]:
    with file:
        while piece := file.read(_PIECE):
            yield piece


async def _entry(index: Index, meta: PassageMeta) -> DocumentEntry:
    name = meta.document or meta.source_file
    ours = not (meta.url or meta.file_type == FACTS)
    entries = await index.documents(meta.collection) if ours else ()
    found = [one for one in entries if one.path == name and one.root]
    if not found:
        raise NotFound("There is no such document any more.")
    return found[0]


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
