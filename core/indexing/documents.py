"""What a reader makes of a file, and what chunking makes of that."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.tabulated.table import TypedTable


@dataclass(frozen=True, slots=True)
class Block:
    """A stretch of a document that belongs together.

    `kind` is heading, text, table, code or list. A table's `text` is Markdown rows without its header; `header`
    holds the header rows as Markdown and `caption` what stands above it, so that every chunk of it can repeat them.
    `level` is a heading's depth, from 1. Lines count from 1, `line_end` inclusive.
    """

    kind: str
    text: str
    page: int | None = None
    level: int = 0
    header: str = ""
    caption: str = ""
    line_start: int | None = None
    line_end: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a reader makes of a file's bytes: a document that does not know yet where it lives.

    `properties` are what a format keeps beside the text (`company: Ottil plc`), one a line; `saved` is the ISO day on
    which it says its content was changed last.
    """

    file_type: str
    blocks: tuple[Block, ...]
    title: str | None = None
    imports: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    properties: tuple[str, ...] = ()
    saved: str = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A document as read.

    `path` is relative to the ingested folder, with forward slashes (or a record's `_id`, or a URL); `imports` are
    the modules a source file names. Times are ISO 8601 in UTC. `tables` are read from its chunks by whoever keeps them.
    """

    collection: str
    path: str
    file_type: str
    content_hash: str
    blocks: tuple[Block, ...]
    title: str | None = None
    root: str = ""
    stat_key: str = ""
    modified_at: str | None = None
    created_at: str = ""
    imports: tuple[str, ...] = ()
    notes: tuple[str, ...] = field(default=())
    url: str | None = None
    tables: tuple[TypedTable, ...] = ()
    properties: tuple[str, ...] = ()
    saved: str = ""


@dataclass(frozen=True, slots=True)
class Chunk:
    """A passage to be: what is shown (`text`), and what is embedded and searched (`search_text`, with its context)."""

    chunk_id: str
    text: str
    search_text: str
    text_hash: str
    index: int
    token_count: int
    method: str
    page: int | None = None
    section: str | None = None
    keywords: tuple[str, ...] = ()
    line_start: int | None = None
    line_end: int | None = None
