"""Indexed documents as entries: which file each came from, and how to take one out."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path

from core.access.readers import base_of
from core.ports import DocumentEntry, Index

RECORD = "jsonl"
"""File type of a record: its `root` is the file it stands in, its `path` the record's id."""
WEB = ("http://", "https://")
"""What the paths of web pages begin with."""


def file_of(entry: DocumentEntry) -> Path | None:
    """Return the file a document was read from (for a record: the file that holds it), None for a web page."""
    if not entry.root:
        return None
    return Path(entry.root) if entry.file_type == RECORD else Path(entry.root) / entry.path


async def entries_within(index: Index, collection: str | None) -> list[DocumentEntry]:
    """Return the documents of a collection and of all its parts, by path; a part stands for its collection."""
    if collection is None:
        return await index.documents()
    names = [name for name in await index.collections() if base_of(name) == base_of(collection)]
    found = [entry for name in names for entry in await index.documents(name)]
    return sorted(found, key=lambda entry: entry.path) if len(names) > 1 else found


def can_come_back(entry: DocumentEntry) -> bool:
    """Say whether what was removed can be read again: from a file or an address; what somebody supplied can't."""
    return bool(entry.root) or entry.path.startswith(WEB)


async def remove_documents(index: Index, collection: str, path: str) -> int:
    """Remove a document, or all records of the file that `path` ends; return how many left."""
    within = await entries_within(index, collection)
    wanted = Path(path).parts
    found = [entry for entry in within if entry.path == path] or [
        entry
        for entry in within
        if entry.file_type == RECORD and wanted and Path(entry.root).parts[-len(wanted) :] == wanted
    ]
    for entry in found:
        await index.remove_document(entry.collection, entry.path)
    return len(found)


def matching(entries: Iterable[DocumentEntry], named: str) -> list[DocumentEntry]:
    """Return the documents that a name means: a path or folder as listed or on disk, a glob, a JSONL file.

    The end of a path, such as the bare name of a file, means the one document whose path ends so.
    """
    entries = list(entries)
    exact = [entry for entry in entries if entry.path == named]
    if exact:
        return exact
    if any(letter in named for letter in "*?["):
        return [entry for entry in entries if fnmatchcase(entry.path, named)]
    wanted, there = Path(named).parts, Path(named).absolute()
    ending = ending_in(entries, named)
    return [entry for entry in entries if _is_in(entry, wanted, there)] or (ending if len(ending) == 1 else [])


def ending_in(entries: Iterable[DocumentEntry], named: str) -> list[DocumentEntry]:
    """Return the documents whose paths end in a name, which is that of a file, with folders above it or without."""
    wanted = Path(named).parts
    if not wanted or Path(named).is_absolute():
        return []
    return [
        entry for entry in entries if entry.file_type != RECORD and Path(entry.path).parts[-len(wanted) :] == wanted
    ]


def _is_in(entry: DocumentEntry, wanted: tuple[str, ...], there: Path) -> bool:
    """The document lies in a folder, or on disk at or below a place, or is a record of a file that ends so."""
    if not wanted:
        return False
    file = file_of(entry)
    on_disk = file is not None and (file == there or file.is_relative_to(there))
    of_file = entry.file_type == RECORD and Path(entry.root).parts[-len(wanted) :] == wanted
    below = entry.file_type != RECORD and Path(entry.path).parts[: len(wanted)] == wanted
    return on_disk or of_file or below
