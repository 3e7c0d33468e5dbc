"""`errata sources`: what a collection stays in step with, such as folders, repositories, web sites and channels."""

from __future__ import annotations

import shlex
import shutil
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import audited, counted, print_json, run, settings
from bots.commands.helping import Sentences
from bots.commands.restoring import how_to_undo, note_removed
from bots.commands.sources_brought import Brought, brought_by, hand_over
from bots.commands.telling import tell
from bots.principals import may_be_called
from bots.render.terminal import clean
from core.access.rights import valid_name
from core.errors import BadInput, ErrataError, NotFound
from core.model import DEFAULT_COLLECTION
from core.text.secrets import masked

if TYPE_CHECKING:
    from bots.wiring import Library
    from core.indexing.ingest_report import IngestReport
    from core.indexing.sources.step import Standing
    from storage.sources import SourceBook

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Name = Annotated[str, typer.Argument(help="As `sources list` shows it.")]
INGESTED, REMOVED = "documents.ingested", "documents.removed"  # as `storage.access.audit` has them


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(cls=Sentences, help="Sources that collections stay in step with.", no_args_is_help=True)
    family.command("add")(add)
    family.command("list")(list_sources)
    family.command("sync")(sync)
    family.command("remove")(remove)
    app.add_typer(family, name="sources")


def add(
    name: Name,
    address: Annotated[str, typer.Argument(help="A folder, a repository (ADDRESS#BRANCH), a web site, slack:CHANNEL.")],
    collection: Annotated[str, typer.Option("--collection", help="Which collection.")] = DEFAULT_COLLECTION,
    kind: Annotated[str | None, typer.Option(help="Such as folder, git or site; else told by the address.")] = None,
) -> None:
    """Name a source; `sources sync` reads it."""
    from bots.source_kinds import kind_of
    from core.indexing.sources.step import Standing

    valid_name(collection)
    if not name.replace("-", "").isalnum() or not name.isascii() or len(name) > 60:
        raise BadInput("A source's name is made of letters, digits and hyphens.")
    where = _whole(address)
    found = kind_of(where, kind)
    found.connect(where, settings())
    run(found.look(where))
    book = _book()
    with book.alone():
        if name in book.all():
            raise BadInput(f"There is a source {name} already.")
        book.put(Standing(name, found.name, where, collection))
    experimental = " (experimental)" if found.experimental else ""
    tell(f"{name} is a {found.name}{experimental} in {collection}: errata sources sync {name} reads it.")


def _whole(address: str) -> str:
    """Return a folder's address from the root on, with the branch of a repository there: syncs run from elsewhere."""
    if Path(address).is_dir():
        return str(Path(address).resolve())
    place, mark, branch = address.removeprefix("file://").partition("#")
    return f"{Path(place).resolve()}{mark}{branch}" if mark and Path(place).is_dir() else address


def list_sources(*, as_json: AsJson = False) -> None:
    """List sources: when each was last read in whole, what went wrong since, and how many documents it has."""
    sources = _book().all().values()
    if as_json:
        print_json([_described(one) for one in sources])
        return
    for one in sources:
        tell(_line(one))
    if not sources:
        tell("No sources yet: errata sources add NAME ADDRESS")


def sync(
    names: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...", help="Which; else all.")] = None,
    *,
    allow_removal: Annotated[
        bool, typer.Option("--allow-removal", help="Also where more than half of a source is gone.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Read what changed in sources. What a source lists no longer leaves when it is missed a second time."""
    from bots.wiring import open_library

    book = _book()
    chosen = _chosen(book, names)

    async def bring() -> list[tuple[Standing, IngestReport]]:
        found = settings()
        with audited(found) as note:
            async with open_library(found) as library:
                done = []
                for one in chosen:
                    after, report = await _bring(one, book, library, allow_removal=allow_removal)
                    done.append((after, report))
                    if report.changed:
                        note(INGESTED, f"{after.collection} source {after.name}")
                return done

    with book.alone():
        done = run(bring())
    if as_json:
        print_json([_described(after) | {"report": report.as_dict()} for after, report in done])
    else:
        for after, report in done:
            for line in _told(after, report):
                tell(clean(line))
    raise typer.Exit(int(any(after.error or report.failed for after, report in done)))


def remove(name: Name) -> None:
    """Forget a source and take out of the index what it brought; a folder's own files stay.

    What was indexed by hand, too, or by another source, stays indexed.
    """
    from bots.wiring import open_library

    book = _book()
    (one,) = _chosen(book, [name])

    async def take_out() -> tuple[Brought, int]:
        found = settings()
        with audited(found) as note:
            async with open_library(found) as library:
                brought = await brought_by(one, book, library.index, found)
                kept = 0 if book.keeps_files_of(one) else await note_removed(found, brought.alone)
                for entry in brought.alone:
                    await library.index.remove_document(entry.collection, entry.path)
            note(REMOVED, f"{one.collection} source {name}")
        return brought, kept

    with book.alone():
        brought, kept = run(take_out())
        hand_over(brought.shared, one, book)
        mirror = book.mirror(name)
        shutil.rmtree(mirror)
        shutil.rmtree(mirror.with_name(f".{name}.git"), ignore_errors=True)
        book.drop(name)
    tell(f"Removed {name} and {counted(len(brought.alone), 'document')}.")
    if brought.shared:
        stays = "stays" if len(brought.shared) == 1 else "stay"
        tell(f"{counted(len(brought.shared), 'document')} {stays}: indexed by hand or by another source as well.")
    for line in _ways_back(one, len(brought.alone), kept):
        tell(clean(line))


def _ways_back(one: Standing, removed: int, kept: int) -> list[str]:
    """Return how what was removed comes back: from its files, or by the source alone where these were our copies."""
    collection = shlex.quote(one.collection)
    again = f"errata sources add {one.name} {shlex.quote(masked(one.address))} --collection {collection} "
    again += f"--kind {one.kind}, then errata sources sync {one.name}"
    if kept:
        return [*how_to_undo(kept, removed, [one.folder], one.collection), f"The source itself: {again}"]
    return [f"To undo: {again}"]


async def _bring(
    one: Standing, book: SourceBook, library: Library, *, allow_removal: bool
) -> tuple[Standing, IngestReport]:
    from bots.source_kinds import kind_of
    from core.indexing.ingest_report import IngestReport
    from core.indexing.run import Options
    from core.indexing.sources.step import keep_in_step
    from core.indexing.web_page import Stores

    options = Options(allow_removal=allow_removal, scan_languages=settings().scan_languages, principal=may_be_called)
    try:
        source = kind_of(one.address, one.kind).connect(one.address, settings())
    except ErrataError as error:  # a token that is not set any more stops no other source
        after = replace(one, tried_at=options.now().isoformat(timespec="seconds"), error=str(error))
        book.put(after)
        return after, IngestReport()
    stores = Stores(one.collection, library.index, library.embedder)
    after, report = await keep_in_step(source, one, book.mirror(one.name), stores, options, keep=book.put)
    book.put(after)
    return after, report


def _chosen(book: SourceBook, names: list[str] | None) -> list[Standing]:
    known = book.all()
    for name in names or ():
        if name not in known:
            raise NotFound(f"There is no source {name}.", hint="See errata sources list.")
    return [known[name] for name in dict.fromkeys(names or known)]


def _book() -> SourceBook:
    from storage.sources import SourceBook

    return SourceBook(settings().errata_home)


def _described(one: Standing) -> dict[str, Any]:
    return {
        "name": one.name,
        "kind": one.kind,
        "experimental": _is_experimental(one),
        "address": masked(one.address),
        "collection": one.collection,
        "documents": one.documents,
        "missed": len(one.missed),
        "tried_at": one.tried_at,
        "whole_at": one.whole_at,
        "error": one.error,
    }


def _is_experimental(one: Standing) -> bool:
    from bots.source_kinds import KINDS

    return any(kind.experimental for kind in KINDS if kind.name == one.kind)


def _line(one: Standing) -> str:
    read = f"read in whole {one.whole_at}" if one.whole_at else "never read in whole"
    kind = f"{one.kind} (experimental)" if _is_experimental(one) else one.kind
    parts = [one.name, kind, clean(masked(one.address)), one.collection, counted(one.documents, "document"), read]
    parts += [f"{len(one.missed)} missed"] if one.missed else []
    parts += [f"error: {clean(masked(one.error))}"] if one.error else []
    return "  ".join(parts)


def _told(after: Standing, report: IngestReport) -> list[str]:
    counts = f"{len(report.indexed)} indexed, {len(report.unchanged)} unchanged, {len(report.failed)} failed"
    lines = [f"{after.name}: {counts}, {len(after.missed)} missed, {len(report.removed)} removed"]
    lines += [f"  not read in whole: {masked(after.error)}"] if after.error else []
    lines += [f"  closed  {masked(entry.path)}: {entry.reason}" for entry in report.closed]
    return lines + [f"  failed  {masked(entry.path)}: {entry.error}" for entry in report.failed]
