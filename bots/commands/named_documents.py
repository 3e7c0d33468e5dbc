"""Documents as the commands list, name and forget them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from bots.commands.common import counted
from bots.render.terminal import clean
from core.text.secrets import masked

if TYPE_CHECKING:
    from core.ports import DocumentEntry
    from core.settings import Settings


def matching(entries: Sequence[DocumentEntry], paths: Sequence[str]) -> tuple[list[DocumentEntry], list[str]]:
    """Return the documents that were named, each once, and the names that are nobody's."""
    from core.indexing.entries import matching as matching_one

    found: dict[tuple[str, str], DocumentEntry] = {}
    unknown: list[str] = []
    for path in dict.fromkeys(paths):
        named = matching_one(entries, path)
        unknown += [] if named else [path]
        found |= {(entry.collection, entry.path): entry for entry in named}
    return list(found.values()), unknown


def line_of(entry: DocumentEntry) -> str:
    """Return a document in a line: collection, passages, the day of its last change, path."""
    changed = (entry.modified_at or "")[:10]
    path = clean(masked(entry.path))
    return f"{entry.collection:<14}{counted(entry.chunks, 'passage'):>15}  {changed:<12}{path}"


def described(entry: DocumentEntry) -> dict[str, Any]:
    """Return a document as `--json` prints it."""
    return {
        "collection": entry.collection,
        "path": entry.path,
        "chunks": entry.chunks,
        "file_type": entry.file_type,
        "title": entry.title,
        "subject": {name: value for name, value in asdict(entry.subject).items() if value},
        "modified_at": entry.modified_at,
        "processed_at": entry.processed_at,
    }


def forget_folders(found: Settings, collection: str) -> None:
    """Look through no folder of a collection any more: what was removed would come back with the next question."""
    from bots.wiring import open_main_database
    from storage.learning.folders import forget

    database = open_main_database(found)
    try:
        database.transaction(lambda session: forget(session, collection))
    finally:
        database.close()
