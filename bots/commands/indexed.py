"""`errata documents`: what is indexed, shown and taken out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import audited, counted, print_json, run, settings
from bots.commands.documents import refuse_unknown
from bots.render.terminal import clean
from core.access.readers import LET_THROUGH, NOBODY, Readers, base_of, is_part
from core.access.readers import told as readers_told
from core.errors import BadInput, NotFound
from core.model import DEFAULT_COLLECTION
from core.text.secrets import masked

if TYPE_CHECKING:
    from core.model import Passage
    from core.ports import DocumentEntry, Index
    from core.settings import Settings

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Paths = Annotated[
    list[str],
    typer.Argument(metavar="PATH|FOLDER|GLOB", help="As `documents list` shows them, or as they lie on disk."),
]
Parts = Mapping[str, Readers]
REMOVED = "documents.removed"  # as `storage.access.audit` has it, which costs start-up
_SHOWN = 200  # characters of a passage


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(help="List, show or remove indexed documents.", no_args_is_help=True)
    family.command("list")(list_documents)
    family.command("show")(show)
    family.command("remove")(remove)
    app.add_typer(family, name="documents")


def list_documents(
    collection: Annotated[str | None, typer.Option(help="Only this collection.")] = None, *, as_json: AsJson = False
) -> None:
    """List indexed documents with their passages and dates."""
    from bots.wiring import open_library
    from core.indexing.entries import entries_within

    async def entries() -> list[DocumentEntry]:
        async with open_library(settings()) as library:
            await refuse_unknown((collection,) if collection else None, library.index)
            return await entries_within(library.index, collection)

    found = run(entries())
    parts = _parts() if any(is_part(entry.collection) for entry in found) else {}
    if as_json:
        print_json([_described(entry, parts) for entry in found])
        return
    for entry in found:
        typer.echo(_line(entry, parts))
    if not found:
        typer.echo("No documents yet: errata ingest PATH")


def show(
    paths: Paths,
    collection: Annotated[str | None, typer.Option(help="Only in this collection.")] = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Show what is known of documents: title, dates, and their passages."""
    from bots.wiring import open_library
    from core.indexing.entries import entries_within

    async def look() -> tuple[list[tuple[DocumentEntry, Sequence[Passage]]], list[str]]:
        async with open_library(settings()) as library:
            index = library.index
            found, unknown = _matching(await entries_within(index, collection), paths)
            return [(entry, await index.document_passages(entry.collection, entry.path)) for entry in found], unknown

    found, unknown = run(look())
    parts = _parts() if any(is_part(entry.collection) for entry, _ in found) else {}
    if as_json:
        print_json(
            [_described(entry, parts) | {"passages": [_passage(p) for p in passages]} for entry, passages in found]
        )
    else:
        for entry, passages in found:
            for line in _told(entry, passages, parts):
                typer.echo(line)
    _refuse(unknown, collection)


def remove(
    paths: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PATH|FOLDER|GLOB]...", help="As `documents list` shows them, or as they lie on disk."),
    ] = None,
    collection: Annotated[str, typer.Option("--collection", help="Which collection.")] = DEFAULT_COLLECTION,
    *,
    everything: Annotated[bool, typer.Option("--all", help="All documents of the collection.")] = False,
) -> None:
    """Remove documents from the index (of a JSONL file: all its records); the files stay where they are."""
    from bots.wiring import open_library
    from core.indexing.entries import entries_within

    if bool(paths) == everything:
        raise BadInput("Name documents, or say --all.")
    wanted = ["*"] if everything else list(paths or ())

    async def take_out() -> tuple[int, list[str]]:
        found = settings()
        with audited(found) as note:
            async with open_library(found) as library:
                entries, unknown = _matching(await entries_within(library.index, collection), wanted)
                if entries:
                    _forget_folders(found, collection)
                for entry in entries:
                    await _take_out(library.index, entry)
            for path in (path for path in wanted if path not in unknown):
                note(REMOVED, f"{collection} {path}")
        return len(entries), unknown

    removed, unknown = run(take_out())
    typer.echo(f"Removed {removed}.")
    _refuse(unknown, collection)


def _forget_folders(found: Settings, collection: str) -> None:
    """Look through no folder of a collection any more: what was removed would come back with the next question."""
    from bots.wiring import open_main_database
    from storage.learning.folders import forget

    database = open_main_database(found)
    try:
        database.transaction(lambda session: forget(session, collection))
    finally:
        database.close()


async def _take_out(index: Index, entry: DocumentEntry) -> None:
    await index.remove_document(entry.collection, entry.path)


def _matching(entries: Sequence[DocumentEntry], paths: Sequence[str]) -> tuple[list[DocumentEntry], list[str]]:
    """Return the documents that were named, each once, and the names that are nobody's."""
    from core.indexing.entries import matching

    found: dict[tuple[str, str], DocumentEntry] = {}
    unknown: list[str] = []
    for path in dict.fromkeys(paths):
        named = matching(entries, path)
        unknown += [] if named else [path]
        found |= {(entry.collection, entry.path): entry for entry in named}
    return list(found.values()), unknown


def _refuse(unknown: Sequence[str], collection: str | None) -> None:
    if unknown:
        where = f"in collection {collection}" if collection else "in any collection"
        raise NotFound(f"Not {where}: {', '.join(unknown)}.", hint="See errata documents list.")


def _line(entry: DocumentEntry, parts: Parts) -> str:
    changed = (entry.modified_at or "")[:10]
    readers = f"  (read by {readers_told(_readers(entry, parts))})" if is_part(entry.collection) else ""
    path = clean(masked(entry.path) + readers)
    return f"{base_of(entry.collection):<14}{counted(entry.chunks, 'passage'):>15}  {changed:<12}{path}"


def _readers(entry: DocumentEntry, parts: Parts) -> Readers:
    return parts.get(entry.collection, NOBODY) if is_part(entry.collection) else LET_THROUGH


def _parts() -> Parts:
    """Return who reads documents with readers of their own, by what these are stored under."""
    from bots.wiring import open_main_database
    from storage.access.parts import parts_of

    database = open_main_database(settings())
    try:
        return database.transaction(lambda session: parts_of(session, None))
    finally:
        database.close()


def _described(entry: DocumentEntry, parts: Parts) -> dict[str, Any]:
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


def _passage(passage: Passage) -> dict[str, Any]:
    meta = passage.meta
    return {"chunk_id": meta.chunk_id, "page": meta.page, "section": meta.section, "text": passage.text}


def _told(entry: DocumentEntry, passages: Sequence[Passage], parts: Parts) -> list[str]:
    from bots.render.plain import one_line, source_line

    subject = ", ".join(f"{name} {value}" for name, value in asdict(entry.subject).items() if value)
    said = {
        "title": entry.title or "",
        "type": entry.file_type,
        "subject": subject,
        "modified": entry.modified_at or "",
        "indexed": entry.processed_at,
        "from": entry.root,
    }
    lines = [_line(entry, parts), *(f"  {name:<10}{value}" for name, value in said.items() if value)]
    for place, passage in enumerate(passages, 1):
        where = source_line(place, passage).where
        lines += [f"  [{place}] {where}", f"      {one_line(masked(passage.text), _SHOWN)}"]
    return [clean(line) for line in lines]
