"""`errata documents`: what is indexed, shown, taken out and brought back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import audited, print_json, run, settings
from bots.commands.helping import Sentences
from bots.commands.named_documents import (
    Parts,
    described,
    forget_folders,
    line_of,
    matching,
    meant,
    parts_among,
)
from bots.commands.restoring import how_to_undo, note_removed, restore
from bots.commands.search import refuse_unknown
from bots.commands.telling import tell
from bots.render.terminal import clean
from core.access.readers import base_of
from core.errors import BadInput, NotFound
from core.model import DEFAULT_COLLECTION

if TYPE_CHECKING:
    from core.model import Passage
    from core.ports import DocumentEntry

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Paths = Annotated[
    list[str],
    typer.Argument(metavar="PATH|FOLDER|GLOB", help="As `documents list` shows them, or as they lie on disk."),
]
REMOVED = "documents.removed"  # as `storage.access.audit` has it, which costs start-up
_SHOWN = 200  # characters of a passage


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(
        cls=Sentences, help="List, show or remove indexed documents, or bring them back.", no_args_is_help=True
    )
    family.command("list")(list_documents)
    family.command("show")(show)
    family.command("remove")(remove)
    family.command("restore")(restore)
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
    parts = parts_among(found)
    if as_json:
        print_json([described(entry, parts) for entry in found])
        return
    for entry in found:
        tell(line_of(entry, parts))
    if not found:
        tell("No documents yet: errata ingest PATH")


def show(
    paths: Paths,
    collection: Annotated[str | None, typer.Option(help="Only in this collection.")] = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Show what is known of documents: title, dates, and their passages."""
    from bots.wiring import open_library
    from core.indexing.entries import entries_within

    async def look() -> tuple[list[tuple[DocumentEntry, list[Passage]]], list[str], list[DocumentEntry]]:
        async with open_library(settings()) as library:
            index = library.index
            within = await entries_within(index, collection)
            found, unknown = matching(within, paths)
            passages = [await index.document_passages(entry.collection, entry.path) for entry in found]
            return list(zip(found, passages, strict=True)), unknown, within

    found, unknown, within = run(look())
    parts = parts_among([entry for entry, _ in found])
    if as_json:
        print_json(
            [described(entry, parts) | {"passages": [_passage(p) for p in passages]} for entry, passages in found]
        )
    else:
        for entry, passages in found:
            for line in _told(entry, passages, parts):
                tell(line)
    _refuse(unknown, collection, within)


def remove(
    paths: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PATH|FOLDER|GLOB]...", help="As `documents list` shows them, or as they lie on disk."),
    ] = None,
    collection: Annotated[str, typer.Option("--collection", help="Which collection.")] = DEFAULT_COLLECTION,
    *,
    everything: Annotated[bool, typer.Option("--all", help="All documents of the collection.")] = False,
) -> None:
    """Remove documents from the index (of a JSONL file: all its records); the files stay where they are.

    `documents restore` brings them back for 30 days.
    """
    from bots.wiring import open_library
    from core.access.rights import valid_name
    from core.indexing.entries import entries_within

    valid_name(collection)  # a part of one, that a document's readers have, is named by nobody
    if bool(paths) == everything:
        raise BadInput("Name documents, or say --all.")
    wanted = ["*"] if everything else list(paths or ())

    async def take_out() -> tuple[int, int, list[str], tuple[list[DocumentEntry], list[DocumentEntry]]]:
        found = settings()
        with audited(found) as note:
            async with open_library(found) as library:
                within = await entries_within(library.index, collection)
                entries, unknown = matching(within, wanted)
                elsewhere = await library.index.documents() if unknown else []
                kept = await note_removed(found, entries)
                if entries:
                    forget_folders(found, collection)
                for entry in entries:
                    await library.index.remove_document(entry.collection, entry.path)
            for path in (path for path in wanted if path not in unknown):
                note(REMOVED, f"{collection} {path}")
        return len(entries), kept, unknown, (within, elsewhere)

    removed, kept, unknown, (within, elsewhere) = run(take_out())
    if removed or not unknown:
        tell(f"Removed {removed}.")
    known = [path for path in paths or () if path not in unknown]
    for line in how_to_undo(kept, removed, known, collection):
        tell(line)
    _refuse(unknown, collection, within, elsewhere)


def _refuse(
    unknown: Sequence[str],
    collection: str | None,
    entries: Sequence[DocumentEntry],
    elsewhere: Sequence[DocumentEntry] = (),
) -> None:
    """Raise `NotFound` for names that are no document's; `elsewhere` are the documents of all collections."""
    if unknown:
        others = sorted({base_of(entry.collection) for entry in matching(elsewhere, unknown)[0]})
        if others:
            said = f"Not in collection {collection}, but in {', '.join(others)}: {', '.join(unknown)}."
            raise NotFound(said, hint=f"Say --collection {others[0]}.")
        where = f"in collection {collection}" if collection else "in any collection"
        raise NotFound(f"Not {where}: {', '.join(unknown)}{meant(unknown, entries)}", hint="See errata documents list.")


def _passage(passage: Passage) -> dict[str, Any]:
    meta = passage.meta
    return {"chunk_id": meta.chunk_id, "page": meta.page, "section": meta.section, "text": passage.text}


def _told(entry: DocumentEntry, passages: Sequence[Passage], parts: Parts) -> list[str]:
    from bots.render.snippet import beginning
    from bots.render.told_sources import source_line

    subject = ", ".join(f"{name} {value}" for name, value in asdict(entry.subject).items() if value)
    said = {
        "title": entry.title or "",
        "type": entry.file_type,
        "subject": subject,
        "modified": _minute(entry.modified_at or ""),
        "indexed": _minute(entry.processed_at),
        "from": entry.root,
    }
    lines = [line_of(entry, parts), *(f"  {name:<10}{value}" for name, value in said.items() if value)]
    for place, passage in enumerate(passages, 1):
        where = source_line(place, passage).where
        lines += [f"  [{place}] {where}", f"      {beginning(passage.text, _SHOWN)}"]
    return [clean(line) for line in lines]


def _minute(stamp: str) -> str:
    """Return an ISO time as people write it: its day and minute, in UTC as it is kept."""
    return f"{stamp[:16].replace('T', ' ')} UTC" if stamp else ""
