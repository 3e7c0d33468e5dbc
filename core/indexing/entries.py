"""Indexed documents as entries: which file each came from, and how to take one out."""

from __future__ import annotations

from pathlib import Path

from core.ports import DocumentEntry, Index

RECORD = "jsonl"
"""File type of a record: its `root` is the file it stands in, its `path` the record's id."""


def file_of(entry: DocumentEntry) -> Path | None:
    """Return the file a document was read from (for a record: the file that holds it), None for a web page."""
    if not entry.root:
        return None
    return Path(entry.root) if entry.file_type == RECORD else Path(entry.root) / entry.path


async def remove_documents(index: Index, collection: str, path: str) -> int:
    """Remove a document, or all records of the file that `path` ends; return how many left."""
    if await index.remove_document(collection, path):
        return 1
    held = [entry for entry in await index.documents(collection) if entry.file_type == RECORD]
    wanted = Path(path).parts
    found = [entry for entry in held if Path(entry.root).parts[-len(wanted) :] == wanted] if wanted else []
    for entry in found:
        await index.remove_document(collection, entry.path)
    return len(found)
