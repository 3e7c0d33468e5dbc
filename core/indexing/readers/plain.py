"""Plain text: paragraphs with their lines."""

from __future__ import annotations

import re

from core.indexing.documents import Block, Reading
from core.indexing.readers.decoding import decode
from core.indexing.readers.limits import Limits

_PARAGRAPH = re.compile(r"^[^\S\n]*+\S[^\n]*(?:\n[^\S\n]*+\S[^\n]*)*", re.MULTILINE)


def read(data: bytes, limits: Limits) -> Reading:
    """Return one text block a paragraph. Raises `NotADocument` for binary data."""
    return Reading("text", paragraphs(decode(data)))


def paragraphs(text: str, first_line: int = 1) -> tuple[Block, ...]:
    """Split at blank lines; line numbers count from `first_line`."""
    blocks = []
    line, position = first_line, 0
    for found in _PARAGRAPH.finditer(text):
        line += text.count("\n", position, found.start())
        position = found.start()
        body = found.group().rstrip()
        blocks.append(Block("text", body, line_start=line, line_end=line + body.count("\n")))
    return tuple(blocks)
