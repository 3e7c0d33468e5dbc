"""Where a block may be torn: at paragraphs, lines or sentences first, inside a word last."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from core.indexing.documents import Block

Count = Callable[[str], int]

_PARAGRAPHS = re.compile(r"\n[ \t]*\n\s*")
_LINES = re.compile(r"\n")
_SENTENCES = re.compile(r"(?<=[.!?…])[\"'”’)\]]{0,3}\s+(?=\S)|(?<=[。！？])[」』”）]{0,2}")
_WORDS = re.compile(r"\s+")
_PROSE = (_PARAGRAPHS, _SENTENCES, _LINES, _WORDS)
_ROWS = (_LINES, _SENTENCES, _WORDS)
_ORDERS = {"text": _PROSE, "list": _ROWS, "table": _ROWS, "code": (_PARAGRAPHS, _LINES, _WORDS)}


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a block that is not torn: `block.text[start:end]`, its tokens and its lines."""

    block: Block
    start: int
    end: int
    tokens: int
    lines: tuple[int, int] | None = None


def pieces_of(block: Block, most: int, count: Count) -> list[Piece]:
    """Cut a block into pieces of at most `most` tokens that, put together again, are its text."""
    spans = _cut(block.text, (0, len(block.text)), _ORDERS.get(block.kind, _PROSE), (most, count))
    lines = _lines(block)
    pieces: list[Piece] = []
    position = before = 0
    for start, end, tokens in spans:
        before += block.text.count("\n", position, start)
        position = start
        pieces.append(Piece(block, start, end, tokens, lines(start, end, before)))
    return pieces


def _lines(block: Block) -> Callable[[int, int, int], tuple[int, int] | None]:
    """Return what tells the lines of a span, given the line ends before it; the block's own where they do not match."""
    first = block.line_start
    if first is None:
        return lambda start, end, before: None
    last = block.line_end if block.line_end is not None else first
    if block.text.count("\n") != last - first:
        return lambda start, end, before: (first, last)

    def exact(start: int, end: int, before: int) -> tuple[int, int]:
        body = block.text[start:end].rstrip()
        leading = len(body) - len(body.lstrip("\n"))
        begin = first + before + leading
        return begin, begin + body.count("\n", leading)

    return exact


def _cut(
    text: str, span: tuple[int, int], order: tuple[re.Pattern[str], ...], bound: tuple[int, Count]
) -> Iterator[tuple[int, int, int]]:
    start, end = span
    most, count = bound
    tokens = count(text[start:end])
    if tokens <= most:
        yield start, end, tokens
    elif not order:
        yield from _in_characters(span, tokens, bound)
    else:
        for part in _between(order[0], text, start, end):
            yield from _cut(text, part, order[1:], bound)


def _between(pattern: re.Pattern[str], text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield spans that end after each match."""
    position = start
    for found in pattern.finditer(text, start, end):
        if position < found.end() < end:
            yield position, found.end()
            position = found.end()
    yield position, end


def _in_characters(span: tuple[int, int], tokens: int, bound: tuple[int, Count]) -> Iterator[tuple[int, int, int]]:
    """Cut a word without any boundary, such as a data URL or a long run of CJK text, evenly."""
    start, end = span
    parts = -(-tokens // bound[0])
    step = max(1, -(-(end - start) // parts))
    for position in range(start, end, step):
        yield position, min(position + step, end), -(-tokens // parts)
