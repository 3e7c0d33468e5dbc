"""Plain text: paragraphs with their lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from core.indexing.documents import Block, Reading
from core.indexing.front_matter import readers_said, without_steering
from core.indexing.readers.decoding import decode
from core.indexing.readers.limits import Limits


def read(data: bytes, limits: Limits) -> Reading:
    """Return one text block a paragraph. Raises `NotADocument` for binary data."""
    text = decode(data)
    kept, standing = without_steering(text)
    return Reading("text", paragraphs(kept), readers=readers_said(text), standing=standing)


def paragraphs(text: str, first_line: int = 1) -> tuple[Block, ...]:
    """Split at blank lines; line numbers count from `first_line`."""
    return tuple(_paragraphs(text, first_line))


def _paragraphs(text: str, first_line: int) -> Iterator[Block]:
    for is_blank, group in groupby(text.split("\n"), key=lambda line: not line.strip()):
        lines = list(group)
        if not is_blank:
            last = first_line + len(lines) - 1
            yield Block("text", "\n".join(lines).rstrip(), line_start=first_line, line_end=last)
        first_line += len(lines)
