"""Text that a person supplied and another approved, as a document of its own: cited as what it is, owned, expiring."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from core.indexing.documents import Block, Document
from core.indexing.writing import DocumentWriter
from core.ports import Embedder, Index
from core.text.printable import printable

CORRECTION: Final = "correction"
ANSWER: Final = "answer"
APPROVED: Final = frozenset((CORRECTION, ANSWER))
"""File types of what a person supplied and another approved."""
_FOLDER: Final = "supplied/"
_NAMES: Final = {CORRECTION: "Correction", ANSWER: "Answer"}


@dataclass(frozen=True, slots=True)
class Supplied:
    """What somebody wrote, and until when it holds (seconds since 1970; 0: for ever).

    `kind` is `correction` or `answer`; `author` wrote it, `owner` answers for it (`slack:T1:U1`, `terminal:root`).
    """

    id: str
    kind: str
    content: str
    author: str
    owner: str
    collection: str
    until: float = 0.0

    @property
    def path(self) -> str:
        """What its document is known by."""
        return f"{_FOLDER}{self.id}"

    @property
    def title(self) -> str:
        """What it is cited as: what it is, whose, and until when it holds."""
        until = datetime.fromtimestamp(self.until, UTC).date().isoformat() if self.until else ""
        owned = f", owned by {self.owner}" if self.owner and self.owner != self.author else ""
        holds = f", valid until {until}" if until else ""  # words that a document's end is read by
        return f"{_NAMES.get(self.kind, _NAMES[CORRECTION])} by {self.author}{owned}{holds}"


def is_supplied(path: str) -> bool:
    """Say whether a document's path is that of what a person supplied."""
    return path.startswith(_FOLDER)


async def index_supplied(supplied: Supplied, index: Index, embedder: Embedder | None) -> int:
    """Put it into the index in place of its former self; return how many passages it has.

    The question it was supplied for is left out: an asker's words, which nobody approved, could be quoted.
    """
    content = printable(supplied.content).strip()
    now = datetime.now(UTC).isoformat(timespec="seconds")
    document = Document(
        collection=supplied.collection,
        path=supplied.path,
        file_type=supplied.kind,
        content_hash=hashlib.sha256(content.encode()).hexdigest(),
        blocks=(Block("text", content),),
        title=supplied.title,
        stat_key="supplied",
        modified_at=now,
        created_at=now,
    )
    writer = DocumentWriter(index, embedder)
    chunks = await writer.put(document)
    await writer.flush()
    return chunks
