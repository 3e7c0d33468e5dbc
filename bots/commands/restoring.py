"""`errata documents restore`: what was removed is read again from where it was read before."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import audited, print_json, run, settings
from bots.commands.documents import INGESTED, summary, who_reads
from bots.commands.named_documents import described, forget_folders, line_of, matching, meant, parts_among
from bots.commands.progress import progress_bar
from bots.commands.telling import tell
from bots.principals import may_be_called
from core.access.readers import base_of, bases_of
from core.errors import BadInput, ErrataError, NotFound
from core.ports import Progress

if TYPE_CHECKING:
    from bots.indexer import LibraryIndexer
    from bots.removals import Removals
    from core.indexing.ingest_report import IngestReport
    from core.ports import DocumentEntry, Report
    from core.settings import Settings

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
SHOWN = 50


def restore(
    paths: Annotated[
        list[str] | None, typer.Argument(metavar="[PATH|FOLDER|GLOB]...", help="As they were removed; none lists them.")
    ] = None,
    collection: Annotated[str | None, typer.Option(help="Only of this collection.")] = None,
    *,
    everything: Annotated[bool, typer.Option("--all", help="All that can be brought back.")] = False,
    as_json: AsJson = False,
) -> None:
    """Bring back documents that were removed in the last 30 days, from their files; without a name, list them."""
    if paths and everything:
        raise BadInput("Name documents, or say --all.")
    if not paths and not everything:
        _list(run(_removed(collection)), as_json=as_json)
        return
    report = run(_restore(["*"] if everything else list(paths or ()), collection))
    if as_json:
        print_json(report.as_dict())
    else:
        for line in summary(report):
            tell(line)
        for line in who_reads(collection) if collection and report.indexed else ():
            tell(line, err=True)
    raise typer.Exit(int(bool(report.failed)))


def how_to_undo(kept: int, of: int, paths: Sequence[str], collection: str) -> list[str]:
    """Return in a line how what was removed comes back, and what of it does not; `paths` as they were given."""
    if not kept:
        return ["None of them was read from a file or an address: they can't be brought back."] if of else []
    named = " ".join(map(shlex.quote, paths)) or "--all"
    lines = [f"To undo: errata documents restore {named} --collection {shlex.quote(collection)}"]
    return lines + ([f"{of - kept:,} of them can't be brought back."] if of > kept else [])


async def note_removed(found: Settings, entries: Sequence[DocumentEntry]) -> int:
    """Keep in mind what is being removed; return how many of these can be brought back."""
    from bots.removals import Removals
    from bots.wiring import open_main_database

    database = open_main_database(found)
    try:
        return await Removals(database).add(entries)
    finally:
        database.close()


def _list(entries: Sequence[DocumentEntry], *, as_json: bool) -> None:
    parts = parts_among(entries)
    if as_json:
        print_json([described(entry, parts) for entry in entries])
        return
    for entry in entries[:SHOWN]:
        tell(line_of(entry, parts))
    if len(entries) > SHOWN:
        tell(f"... and {len(entries) - SHOWN:,} more (--json lists all)")
    tell("errata documents restore PATH brings one back." if entries else "Nothing to bring back.")


async def _removed(collection: str | None) -> list[DocumentEntry]:
    from bots.removals import Removals
    from bots.wiring import open_library, open_main_database

    found = settings()
    database = open_main_database(found)
    try:
        async with open_library(found) as library:
            return _of(collection, await Removals(database).all(await library.index.documents()))
    finally:
        database.close()


async def _restore(paths: Sequence[str], collection: str | None) -> IngestReport:
    from bots.indexer import LibraryIndexer
    from bots.removals import Removals
    from bots.wiring import open_library, open_main_database
    from core.indexing.run import Options

    found = settings()
    database = open_main_database(found)
    try:
        with progress_bar() as report, audited(found) as note:
            async with open_library(found) as library:
                removals = Removals(database)
                known = _of(collection, await removals.all(await library.index.documents()))
                entries, unknown = matching(known, paths)
                if unknown or not entries:
                    named = f"{', '.join(unknown) or 'anything'}{meant(unknown, known)}"
                    raise NotFound(
                        f"Not among what can be brought back: {named}", hint="errata documents restore lists it."
                    )
                for name in bases_of(entry.collection for entry in entries):
                    forget_folders(found, name)
                options = Options(scan_languages=found.scan_languages, principal=may_be_called)
                indexer = LibraryIndexer(library.index, library.embedder, options)
                made = await _brought_back(indexer, removals, entries, report)
                for path in paths:
                    note(INGESTED, f"{collection or 'restored'} {path}")
                return made
    finally:
        database.close()


async def _brought_back(
    indexer: LibraryIndexer, removals: Removals, entries: Sequence[DocumentEntry], report: Report
) -> IngestReport:
    """Read each document again; one that can't be is reported and stops no other. Records come with their file."""
    from core.indexing.entries import RECORD
    from core.indexing.ingest_report import Failed, IngestReport, together

    reports, files = [], set()
    for done, entry in enumerate(entries):
        report(Progress("reading", entry.path, data={"done": done, "total": len(entries)}))
        file = (base_of(entry.collection), entry.root)
        if entry.file_type == RECORD and file in files:
            continue
        files.add(file)
        try:
            reports.append(await indexer.bring_back(entry))
        except ErrataError as error:
            reports.append(IngestReport(failed=(Failed(entry.path, str(error)),)))
    made = together(reports)
    lost = {one.path for one in made.failed}
    await removals.drop([entry for entry in entries if entry.path not in lost])
    return made


def _of(collection: str | None, entries: Sequence[DocumentEntry]) -> list[DocumentEntry]:
    return [entry for entry in entries if collection in (None, base_of(entry.collection))]
