"""What is held on a person beside the database: in supplied text that is indexed, in Redis, in the data folder."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from bots.engine.services import SCRATCH
from bots.engine.suggesting import supplied_of
from bots.wiring import Library
from core.errors import NotFound
from core.indexing.entries import entries_within, file_of
from core.indexing.supplied import index_supplied
from core.ports import DocumentEntry
from storage.database import Database
from storage.forgetting.person import Person
from storage.forgetting.remembered import remember
from storage.learning import suggestions
from storage.sources import SourceBook

_SUPPLIED = "supplied/"
_HISTORY = "chat_history"
_LARGEST = 8_000_000  # bytes of a file that is looked through


async def supplied_by(library: Library, person: Person) -> list[DocumentEntry]:
    """Return the documents that people supplied which name a person, and pages that the person taught."""
    found = []
    for entry in await library.index.documents():
        if entry.path.startswith(_SUPPLIED):
            passages = await library.index.document_passages(entry.collection, entry.path)
            if person.is_named(entry.title or "") or any(person.is_named(passage.text) for passage in passages):
                found.append(entry)
        elif person.is_named(entry.stat_key):
            found.append(entry)
    return found


async def forget_supplied(library: Library, database: Database, person: Person) -> int:
    """Index supplied texts again as they read now that their rows name nobody; return how many documents changed."""
    found = await supplied_by(library, person)
    for entry in found:
        if not entry.path.startswith(_SUPPLIED):
            stat_key = person.without(entry.stat_key)
            await library.index.touch_document(entry.collection, entry.path, stat_key, entry.modified_at)
            continue
        try:
            row = await database.read(partial(suggestions.by_id, id_begins=entry.path.removeprefix(_SUPPLIED)))
        except NotFound:
            await library.index.remove_document(entry.collection, entry.path)
        else:
            await index_supplied(supplied_of(row), library.index, library.embedder)
    return len(found)


async def forget_channels(home: Path, library: Library, person: Person, *, change: bool) -> list[str]:
    """Take copies of channels of a person's platform out of index and folder; return the sources, by name.

    What the person said there can't be told in copies, which have names alone: all of them go, and the next sync, as
    every later one, brings them without what was said by whoever is remembered to be left out.
    """
    book = SourceBook(home)
    of_them = [one for one in book.all().values() if one.address.startswith(f"{person.platform}:")]
    if not change:
        return [one.name for one in of_them]
    with book.alone():
        remember(home, person)
        for one in of_them:
            for entry in await entries_within(library.index, one.collection):
                file = file_of(entry)
                if one.folder and file is not None and file.is_relative_to(one.folder):
                    await library.index.remove_document(entry.collection, entry.path)
            shutil.rmtree(book.mirror(one.name))
            book.put(replace(one, marks={}, missed=(), round=None, cursor=None, documents=0))
    return [one.name for one in of_them]


async def forget_cached(redis_url: str | None, person: Person, *, delete: bool) -> int:
    """Delete the answers that Redis keeps and that name a person; return how many there are."""
    if not redis_url:
        return 0
    from redis.asyncio import Redis

    client, found = Redis.from_url(redis_url, socket_connect_timeout=3, socket_timeout=10), 0
    try:
        async for key in client.scan_iter(match="answer:*", count=500):
            value = await client.get(key)
            if isinstance(value, bytes) and person.is_named(value.decode("utf-8", "replace")):
                found += 1
                if delete:
                    await client.delete(key)
    finally:
        await client.aclose()
    return found


async def forget_files(home: Path, person: Person, *, change: bool) -> list[str]:
    """Take a person out of what the terminal remembers and out of leftovers; return the files that name them.

    What people put into the folder themselves (uploads, backups) is named and left: it is theirs to change.
    """
    return await asyncio.to_thread(lambda: list(_forget_files(home, person, change=change)))


def _forget_files(home: Path, person: Person, *, change: bool) -> Iterator[str]:
    for place in sorted(home.rglob("*")) if home.is_dir() else []:
        if not place.is_file() or place.is_symlink() or place.stat().st_size > _LARGEST:
            continue
        text = place.read_bytes().decode("utf-8", "replace")
        if ".db" in place.name or not (person.is_named(text) or person.is_named(place.name)):
            continue
        name = place.relative_to(home)
        yield str(name)
        if change and name.parts[0] == SCRATCH:
            place.unlink()
        elif change and name.parts[0] == _HISTORY:
            place.write_text(person.without(text), encoding="utf-8")
