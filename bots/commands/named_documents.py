"""Documents as the commands list, name and forget them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from bots.commands.common import counted, settings
from bots.render.rows import on_one_row
from bots.render.terminal import clean
from core.access.readers import LET_THROUGH, NOBODY, Readers, base_of, is_part
from core.access.readers import told as readers_told
from core.text.secrets import masked

if TYPE_CHECKING:
    from core.ports import DocumentEntry
    from core.settings import Settings

Parts = Mapping[str, Readers]
_LONGEST = 200  # characters of a name that are compared
_MOST_NAMED = 5


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


def meant(unknown: Sequence[str], entries: Sequence[DocumentEntry]) -> str:
    """Return the end of a sentence about names of no document, or of several: what may be meant, or a full stop."""
    from core.indexing.entries import ending_in

    for name in unknown:
        if len(so_called := ending_in(entries, name)) > 1:
            paths = ", ".join(repr(entry.path) for entry in so_called[:_MOST_NAMED])
            more = f" and {len(so_called) - _MOST_NAMED} more" if len(so_called) > _MOST_NAMED else ""
            return f": {paths}{more} are all called so; name the folder, too, or '*/{name}' for all of them."
    near = list(dict.fromkeys(filter(None, (_nearest_path(name, entries) for name in unknown))))
    return f": did you mean {', '.join(map(repr, near))}?" if near else "."


def _nearest_path(named: str, entries: Iterable[DocumentEntry]) -> str:
    """Return the path most like a name that is no document's: of the same file elsewhere, else one written alike."""
    paths = sorted({entry.path for entry in entries})
    file = named.replace("\\", "/").rpartition("/")[2]
    of_file = [path for path in paths if file and path.rpartition("/")[2].lower() == file.lower()]
    near = of_file or get_close_matches(named[:_LONGEST], paths, n=1)
    return near[0] if near else ""


def parts_among(entries: Iterable[DocumentEntry]) -> Parts:
    """Return who reads those documents that have readers of their own, by what these are stored under."""
    if not any(is_part(entry.collection) for entry in entries):
        return {}
    from bots.wiring import open_main_database
    from storage.access.parts import parts_of

    database = open_main_database(settings())
    try:
        return database.transaction(lambda session: parts_of(session, None))
    finally:
        database.close()


def line_of(entry: DocumentEntry, parts: Parts) -> str:
    """Return a document in a line: collection, passages, the day of its last change, path, readers of its own."""
    changed = (entry.modified_at or "")[:10]
    readers = f"  (read by {readers_told(_readers(entry, parts))})" if is_part(entry.collection) else ""
    path = clean(on_one_row(masked(entry.path)) + readers)
    return f"{base_of(entry.collection):<14}{counted(entry.chunks, 'passage'):>15}  {changed:<12}{path}"


def described(entry: DocumentEntry, parts: Parts) -> dict[str, Any]:
    """Return a document as `--json` prints it."""
    return {
        "collection": base_of(entry.collection),
        "path": entry.path,
        "chunks": entry.chunks,
        "file_type": entry.file_type,
        "title": entry.title,
        "subject": {name: value for name, value in asdict(entry.subject).items() if value},
        "modified_at": entry.modified_at,
        "processed_at": entry.processed_at,
        "readers": [list(group) for group in _readers(entry, parts)] or None,
    }


def forget_folders(found: Settings, collection: str) -> None:
    """Look through no folder of a collection any more: what was removed would come back with the next question."""
    from bots.wiring import open_main_database
    from storage.learning.folders import forget

    database = open_main_database(found)
    try:
        database.transaction(lambda session: forget(session, base_of(collection)))
    finally:
        database.close()


def _readers(entry: DocumentEntry, parts: Parts) -> Readers:
    return parts.get(entry.collection, NOBODY) if is_part(entry.collection) else LET_THROUGH
