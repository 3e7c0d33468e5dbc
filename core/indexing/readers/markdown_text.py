"""Markdown: headings, tables, code fences and lists, each with its lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from core.indexing.documents import Block, Reading
from core.indexing.front_matter import readers_said, without_steering
from core.indexing.readers.decoding import decode
from core.indexing.readers.left_out import STRUCK, UNSEEN, LeftOut
from core.indexing.readers.limits import Limits
from core.indexing.readers.tables import with_captions
from core.reading.struck import STRIKE, struck
from core.reading.unseen import seen

_RULE, _RULES = "---\n", ("---", "...")
_TITLE = "title:"
_TABLE = "table_open"
_KINDS = {
    "fence": "code",
    "code_block": "code",
    _TABLE: "table",
    "bullet_list_open": "list",
    "ordered_list_open": "list",
    "hr": "",
}


def read(data: bytes, limits: Limits) -> Reading:
    """Return blocks cut from the source, so that a chunk reads as the author wrote it."""
    left = LeftOut()
    written = decode(data)
    text = seen(written)
    if text != written:
        left.characters[UNSEEN] += len("".join(written.split())) - len("".join(text.split()))
    text = _unstruck(text, left)
    kept, standing = without_steering(text)
    front, body = _front_matter(kept)
    blocks = tuple(with_captions([*_as_block(front), *_blocks(kept, body)]))
    title, readers = _title(front, blocks), readers_said(text)
    return Reading("markdown", blocks, title=title, notes=left.notes(), readers=readers, standing=standing)


def _unstruck(text: str, left: LeftOut) -> str:
    """Return a text without what is struck out between two tildes each: its lines stay as they were."""
    kept: list[str] = []
    at = 0
    for start, end in struck(text):
        left.text(STRUCK, text[start + len(STRIKE) : end - len(STRIKE)])
        kept += [text[at:start], "\n" * text.count("\n", start, end)]
        at = end
    return "".join([*kept, text[at:]])


def _front_matter(text: str) -> tuple[str, int]:
    """Return what stands between rules at the top, and where the text below begins."""
    lines = text.split("\n") if text.startswith(_RULE) else []
    closing = next((n for n, line in enumerate(lines) if n > 1 and line in _RULES), 0)
    front = "\n".join(lines[1:closing])
    end = len(_RULE) + len(front) + len("\n---\n")
    return (front, min(end, len(text))) if closing else ("", 0)


def _as_block(front: str) -> Iterator[Block]:
    told = [(number, line) for number, line in enumerate(front.split("\n"), start=2) if line.strip()]
    if told:
        text = "\n".join(line for _, line in told)
        yield Block("text", text, line_start=told[0][0], line_end=told[-1][0])


def _title(front: str, blocks: Sequence[Block]) -> str | None:
    named = next((line for line in front.split("\n") if line.startswith(_TITLE) and line != _TITLE), "")
    if named:
        return named.removeprefix(_TITLE).strip().strip("\"'") or None
    headings = (block for block in blocks if block.kind == "heading")
    first = min(headings, key=lambda block: block.level, default=None)
    return first.text if first else None


def _blocks(text: str, start: int) -> Iterator[Block]:
    skipped = text.count("\n", 0, start)
    lines = text[start:].split("\n")
    tokens = [token for token in _tokens(text[start:]) if token.map and token.nesting >= 0]
    inside = [token for token in tokens if token.level and token.type == _TABLE]
    for token in (token for token in tokens if token.level == 0):
        for part, first, end in _parted(token, inside):
            while end > first and not lines[end - 1].strip():
                end -= 1
            if block := _block(part, lines[first:end], first + skipped + 1):
                yield block


def _parted(token: Token, inside: Sequence[Token]) -> Iterator[tuple[Token, int, int]]:
    """Yield a token with its lines; what stands in a list or a quote about a table in it, and that table, apart."""
    at, end = token.map or (0, 0)
    for table in inside:
        first, behind = table.map or (0, 0)
        if at <= first and behind <= end:
            yield token, at, first
            yield table, first, behind
            at = behind
    yield token, at, end


def _tokens(text: str) -> list[Token]:
    parser = MarkdownIt("commonmark", {"maxNesting": 20}).enable("table")
    # Only the block structure is wanted; inline parsing would cost most of the time.
    parser.core.ruler.enableOnly(["normalize", "block"])
    return parser.parse(text)


def _block(token: Token, lines: list[str], number: int) -> Block | None:
    last = number + len(lines) - 1
    if token.type == "heading_open":
        return _heading(token, lines, number)
    kind = _KINDS.get(token.type, "text")
    if kind == "table":
        lines = _rows(lines)
    if kind == "table" and len(lines) > 2:
        return Block("table", "\n".join(lines[2:]), header="\n".join(lines[:2]), line_start=number + 2, line_end=last)
    text = "\n".join(lines)
    return Block(kind, text, line_start=number, line_end=last) if kind and text.strip() else None


def _rows(lines: Sequence[str]) -> list[str]:
    """Return a table's rows between bars, as all readers give them: Markdown asks for none at the ends of a row.

    The signs of a quote that it stands in are left out: the rule below a header has none of its own.
    """
    bare = [line.strip() for line in lines]
    while bare[1:] and bare[1].startswith(">"):
        bare = [line.removeprefix(">").lstrip() for line in bare]
    return list(map(_between_bars, bare))


def _between_bars(row: str) -> str:
    opened = row if row.startswith("|") else f"| {row}"
    return opened if opened.endswith("|") and not opened.endswith("\\|") else f"{opened} |"


def _heading(token: Token, lines: list[str], number: int) -> Block | None:
    text = " ".join(line.strip() for line in (lines[:-1] if token.markup in {"=", "-"} else lines))
    text = text.strip("#").strip() if token.markup.startswith("#") else text
    level = int(token.tag[1:])
    return Block("heading", text, level=level, line_start=number, line_end=number + len(lines) - 1) if text else None
