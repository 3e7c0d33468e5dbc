"""A file that came with a question: read and cut into passages for that question alone, and kept in no index."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import BinaryIO

from core.errors import Unreadable
from core.indexing.chunking import chunk_document
from core.indexing.documents import Document, Reading
from core.indexing.isolation import IsolatedReader
from core.indexing.readers.limits import Limits
from core.model import ATTACHED, Passage, PassageMeta
from core.text.printable import printable

MOST_PASSAGES = 60  # of one file: some forty pages
_SIGN = "📎"


async def passages_of(path: Path, limits: Limits) -> tuple[Passage, ...]:
    """Return a file's passages, at most `MOST_PASSAGES`, bearing its name. Raises `Unreadable` with the reason."""
    with await asyncio.to_thread(_opened, path, limits.file_bytes) as source:
        async with IsolatedReader(limits) as reader:
            reading = await reader.read(path.name, source)
    return _cut(printable(path.name), reading)


async def passages_of_text(name: str, data: bytes, limits: Limits) -> tuple[Passage, ...]:
    """Return the passages of bytes that are no file, under a name. Raises `Unreadable` with the reason."""
    async with IsolatedReader(limits) as reader:
        return _cut(name, await reader.read(name, data))


def _cut(name: str, reading: Reading) -> tuple[Passage, ...]:
    document = Document("", name, reading.file_type, content_hash="", blocks=reading.blocks, title=reading.title)
    chunks = chunk_document(document)[:MOST_PASSAGES]
    return tuple(
        Passage(
            chunk.text,
            PassageMeta(
                chunk_id=f"{ATTACHED}-{chunk.chunk_id}",
                source_file=name,
                file_type=ATTACHED,
                chunk_index=chunk.index,
                total_chunks=len(chunks),
                token_count=chunk.token_count,
                char_count=len(chunk.text),
                keywords=chunk.keywords,
                document=name,
                title=f"{_SIGN} {name}",
                page=chunk.page,
                section=chunk.section,
                line_start=chunk.line_start,
                line_end=chunk.line_end,
            ),
        )
        for chunk in chunks
    )


def _opened(path: Path, most: int) -> BinaryIO:
    size = path.stat().st_size
    if size > most:
        raise Unreadable(f"Too large: {size / 1e6:,.0f} MB, at most {most / 1e6:,.0f} MB are read.")
    return path.open("rb")
