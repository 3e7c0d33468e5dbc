"""Cuts a document into passages along its structure: sections, pages, rows with their header, functions."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import PurePosixPath

from core.indexing.documents import Block, Chunk, Document
from core.indexing.keywords import keywords_of
from core.indexing.readers.formats import PROGRAMS
from core.indexing.splitting import Count, Piece, pieces_of
from core.indexing.tokens import estimate_tokens
from core.model import SCANNED

METHOD = "structure"
# Names of sections and functions stand above every passage below them: a long one would be there a thousand times.
_LONGEST_NAME = 200
# Characters; longer than this a header fills a chunk, whatever its tokens are.
_LONGEST_REPEATED = 2_000


@dataclass(frozen=True, slots=True)
class Sizes:
    """Tokens of a chunk: what is aimed at, how much more is borne, what is too little to stand alone.

    The re-ranker reads about 200 tokens of a passage and the embedder 512. A document without headings of up to
    `whole` tokens stays in one piece: an abstract is found better whole.
    """

    target: int = 200
    most: int = 240
    least: int = 60
    whole: int = 400


@dataclass(frozen=True, slots=True)
class _Section:
    """Consecutive blocks under one heading on one page. `headings` are the ones that open it."""

    path: tuple[str, ...]
    page: int | None
    headings: tuple[Block, ...]
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class _Draft:
    """A chunk before it has a name."""

    text: str
    tokens: int
    path: tuple[str, ...]
    page: int | None
    lines: tuple[int, int] | None


def chunk_document(
    document: Document,
    count: Count = estimate_tokens,
    sizes: Sizes = Sizes(),
) -> list[Chunk]:
    """Return the document's chunks in order; every word of its blocks is in one of them.

    Ids depend on collection, path and text alone, so that a chunk keeps its id (and its vector) when others change.
    """
    sections = list(_sections(document.blocks))
    if _stays_whole(document, sections, count, sizes):
        sizes = Sizes(sizes.whole, sizes.whole, sizes.whole, sizes.whole)
    drafts = [draft for section in sections for draft in _drafts(section, count, sizes)]
    return _named(document, _merged(drafts, sizes))


def _stays_whole(document: Document, sections: Sequence[_Section], count: Count, sizes: Sizes) -> bool:
    """A page at most, under one heading at most, and short."""
    if len({section.page for section in sections}) != 1 or document.file_type in PROGRAMS:
        return False
    structured = sum(1 for section in sections if section.headings) > 1
    return not structured and sum(count(f"{_above(b)}\n{b.text}") for b in document.blocks) <= sizes.whole


def _sections(blocks: Sequence[Block]) -> Iterator[_Section]:
    path: list[tuple[int, str]] = []
    opening: list[Block] = []
    for (is_heading, page), group in groupby(blocks, key=lambda block: (block.kind == "heading", block.page)):
        if is_heading:
            for heading in group:
                path = [
                    *(entry for entry in path if entry[0] < heading.level),
                    (heading.level, _one_line(heading.text)[:_LONGEST_NAME]),
                ]
                opening.append(heading)
        else:
            yield _Section(_names(path), page, tuple(opening), tuple(group))
            opening = []
    if opening:
        yield _Section(_names(path), opening[-1].page, tuple(opening), ())


def _names(path: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    return tuple(name for _, name in path)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _drafts(section: _Section, count: Count, sizes: Sizes) -> Iterator[_Draft]:
    """Cut one section; the headings that open it stand at the top of its first chunk."""
    opening = [piece for heading in section.headings for piece in pieces_of(heading, sizes.target // 2, count)]
    if sum(piece.tokens for piece in opening) > sizes.target // 2:
        # Headings without text between them, as on a page of contents.
        for packed in _packed(opening, sizes.target, sizes):
            yield _draft(packed, section, repeats=False, count=count)
        opening = []
    filled = [block for block in section.blocks if block.text.strip() or block.header.strip()]
    runs = [list(run) for _, run in groupby(filled, key=_belongs)]
    for run in runs:
        pieces = [piece for block in run for piece in pieces_of(block, _room(block, sizes, count), count)]
        for i, packed in enumerate(_packed(pieces, _room(run[0], sizes, count), sizes)):
            yield _draft([*opening, *packed], section, repeats=i > 0, count=count)
            opening = []
    if opening:
        yield _draft(opening, section, repeats=False, count=count)


def _belongs(block: Block) -> tuple[str, str, str]:
    """Blocks of one table, of one function, or prose: what may share a chunk before small ones are merged."""
    return (block.header, block.caption, block.name) if block.kind in {"table", "code"} else ("", "", "")


def _room(block: Block, sizes: Sizes, count: Count) -> int:
    """Tokens left for rows beside the header; a header that fills a chunk alone is not repeated."""
    return max(sizes.target - count(_above(block)), sizes.target // 2)


def _above(block: Block) -> str:
    return "\n".join(part for part in (block.caption, block.header) if part)


def _packed(pieces: Sequence[Piece], target: int, sizes: Sizes) -> Iterator[list[Piece]]:
    """Fill chunks evenly: the last one is not a crumb."""
    most = target * sizes.most / sizes.target
    total = sum(piece.tokens for piece in pieces)
    share = total / max(1, math.ceil(total / most), round(total / target))
    packed: list[Piece] = []
    size, before = 0, 0
    cuts = 1
    for piece in pieces:
        # Measured from the beginning: what one chunk lacks, the next one takes up.
        if packed and (before + piece.tokens / 2 > share * cuts or size + piece.tokens > most):
            yield packed
            packed, size = [], 0
            cuts += 1
        packed.append(piece)
        size += piece.tokens
        before += piece.tokens
    if packed:
        yield packed


def _draft(pieces: Sequence[Piece], section: _Section, *, repeats: bool, count: Count) -> _Draft:
    parts = []
    for _, group in groupby(pieces, key=lambda piece: id(piece.block)):
        run = list(group)
        block = run[0].block
        body = block.text[run[0].start : run[-1].end].strip("\n").rstrip()
        # A header as long as a chunk stands once, above its first rows.
        shown = _above(block) if run[0].start == 0 or not repeats or _is_repeated(block, count) else ""
        parts.append("\n".join(part for part in (shown, body) if part))
    text = "\n\n".join(part for part in parts if part)
    name = next((piece.block.name for piece in pieces if piece.block.name), "")[:_LONGEST_NAME]
    path = (*section.path, name) if name else section.path
    return _Draft(text, count(text), path, section.page, _lines(pieces))


def _is_repeated(block: Block, count: Count) -> bool:
    return len(block.header) + len(block.caption) <= _LONGEST_REPEATED and count(_above(block)) <= 100


def _lines(pieces: Sequence[Piece]) -> tuple[int, int] | None:
    known = [piece.lines for piece in pieces if piece.lines]
    return (min(first for first, _ in known), max(last for _, last in known)) if known else None


def _merged(drafts: Sequence[_Draft], sizes: Sizes) -> list[_Draft]:
    """Join what is too little to stand alone with its neighbour on the same page."""
    result: list[_Draft] = []
    for draft in drafts:
        last = result[-1] if result else None
        if last and _may_join(last, draft, sizes):
            result[-1] = _joined(last, draft)
        else:
            result.append(draft)
    return result


def _may_join(last: _Draft, draft: _Draft, sizes: Sizes) -> bool:
    crumb = min(last.tokens, draft.tokens) < sizes.least
    return crumb and last.page == draft.page and last.tokens + draft.tokens <= sizes.most


def _joined(first: _Draft, second: _Draft) -> _Draft:
    known = [lines for lines in (first.lines, second.lines) if lines]
    return replace(
        first,
        text=f"{first.text}\n\n{second.text}",
        tokens=first.tokens + second.tokens,
        # The larger part names the section; the heading of the other stands in the text.
        path=max((first, second), key=lambda draft: draft.tokens).path,
        lines=(min(lines[0] for lines in known), max(lines[1] for lines in known)) if known else None,
    )


def _named(document: Document, drafts: Sequence[_Draft]) -> list[Chunk]:
    prefix = digest(f"{document.collection}\0{document.path}")[:12]
    title = document.title or _title_from(document)
    scanned = {block.page: block.sure for block in document.blocks if block.sure is not None}
    seen: dict[str, int] = {}
    chunks = []
    for index, draft in enumerate(drafts):
        search_text = _search_text(title, draft)
        text_hash = digest(search_text)
        seen[text_hash] = seen.get(text_hash, 0) + 1
        twin = f".{seen[text_hash]}" if seen[text_hash] > 1 else ""
        chunks.append(
            Chunk(
                chunk_id=f"{prefix}-{text_hash[:12]}{twin}",
                text=draft.text,
                search_text=search_text,
                text_hash=text_hash,
                index=index,
                token_count=draft.tokens,
                method=f"{SCANNED} {scanned[draft.page]:.2f}" if draft.page in scanned else METHOD,
                page=draft.page,
                section=" > ".join(draft.path) or None,
                keywords=keywords_of(draft.text),
                line_start=draft.lines[0] if draft.lines else None,
                line_end=draft.lines[1] if draft.lines else None,
            )
        )
    return chunks


def digest(text: str) -> str:
    """Return a hash of a text, 32 hexadecimal digits."""
    return hashlib.sha256(text.encode("utf-8", errors="surrogatepass")).hexdigest()[:32]


def _title_from(document: Document) -> str:
    """A file's name often says what it is about; a record's id does not."""
    if document.file_type in PROGRAMS:
        return document.path
    path = PurePosixPath(document.path)
    return " ".join(path.stem.replace("_", " ").replace("-", " ").split()) if path.suffix else ""


def _search_text(title: str, draft: _Draft) -> str:
    """Title and section path above the text, without what the text itself opens with."""
    opening = {_one_line(line) for line in draft.text.split("\n", 6)[:6]}
    context = [name for name in dict.fromkeys((title, *draft.path)) if name and name not in opening]
    return "\n".join([*context, draft.text])
