"""What a reader makes of a file, and what chunking makes of that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from core.access.readers import LET_THROUGH, Readers

if TYPE_CHECKING:
    from core.tabulated.table import TypedTable


PAGES_WITHOUT_TEXT: Final = "Pages without text:"
WITHOUT_TEXT: Final = (
    "Scanned without text: its pages are pictures. Install Tesseract (Debian: tesseract-ocr) to have them read, or run "
    "text recognition (OCR) over it first."
)
UNREAD_PICTURE: Final = (
    "Not a document: an image. Where Tesseract is installed (Debian: tesseract-ocr), what is written on images is read."
)
PICTURE: Final = "picture"
"""File type of what is one picture, or several."""
_MOST_NOTED = 20


@dataclass(frozen=True, slots=True)
class Block:
    """A stretch of a document that belongs together.

    `kind` is heading, text, table, code or list. A table's `text` is Markdown rows without its header; `header`
    holds the header rows as Markdown and `caption` what stands above it, so that every chunk of it can repeat them.
    `level` is a heading's depth, from 1. Lines count from 1, `line_end` inclusive. `sure`: it was read from a picture,
    and how sure that is (0 to 1).
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
    sure: float | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What a reader makes of a file's bytes: a document that does not know yet where it lives.

    `properties` are what a format keeps beside the text (`company: Ottil plc`), one a line; `saved` is the ISO day on
    which it says its content was changed last. `scanned` are pages that are pictures and were not read (yet).
    `readers` are the principals that it says may read it, as they are written; none: it says nothing of that.
    `standing` are lines of its front matter that say since when it holds and the like: they are read, and not indexed.
    """

    file_type: str
    blocks: tuple[Block, ...]
    title: str | None = None
    imports: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    properties: tuple[str, ...] = ()
    saved: str = ""
    scanned: tuple[int, ...] = ()
    readers: tuple[str, ...] = ()
    standing: tuple[str, ...] = ()


def with_scans(reading: Reading, read: Mapping[int, Sequence[Block]]) -> Reading:
    """Return a reading with the blocks of pages that were read from pictures where they belong, and notes of them."""
    rest = [block for page in read.values() for block in page]
    blocks = tuple(sorted([*reading.blocks, *rest], key=lambda block: block.page or 0))
    surest = [f"{number} ({page[0].sure or 0:.0%})" for number, page in read.items() if page]
    bare = [str(number) for number, page in read.items() if not page]
    notes = [f"Pages read from pictures, and how sure: {', '.join(surest[:_MOST_NOTED])}."] if surest else []
    notes += [f"{PAGES_WITHOUT_TEXT} {', '.join(bare[:_MOST_NOTED])}."] if bare else []
    kept = tuple(note for note in reading.notes if not note.startswith(PAGES_WITHOUT_TEXT))
    return replace(reading, blocks=blocks, notes=(*kept, *notes), scanned=())


@dataclass(frozen=True, slots=True)
class Document:
    """A document as read.

    `path` is relative to the ingested folder, with forward slashes (or a record's `_id`, or a URL); `imports` are
    the modules a source file names. Times are ISO 8601 in UTC. `tables` are read from its chunks by whoever keeps them.
    `collection` is what it is stored under: the part for its `readers`, where it has some of its own. `former` is where
    it was stored before (collection and path), if elsewhere: it leaves there in the same transaction.
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
    readers: Readers = LET_THROUGH
    former: tuple[str, str] | None = None
    standing: tuple[str, ...] = ()


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
