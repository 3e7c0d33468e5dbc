"""`errata ingest` and `watch`."""

from __future__ import annotations

import shlex
import string
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import Note, audited, counted, print_json, run, settings
from bots.commands.progress import progress_bar
from bots.commands.telling import tell
from bots.platforms import CHANNEL_EXAMPLES
from bots.principals import may_be_called
from bots.render.rows import on_one_row
from bots.render.terminal import clean
from core.access.rights import EXAMPLES, valid_name
from core.errors import BadInput, Forbidden, NotFound, Unavailable, Unreadable
from core.model import DEFAULT_COLLECTION
from core.ports import Report
from core.text.secrets import masked

if TYPE_CHECKING:
    from bots.wiring import Library
    from core.indexing.ingest_report import IngestReport, Skipped
    from core.indexing.run import Options
    from core.indexing.safe_fetch import FetchPolicy
    from core.settings import Settings

Collection = Annotated[str, typer.Option("--collection", help="Which collection; each has its own audience.")]
AllowRemoval = Annotated[
    bool, typer.Option("--allow-removal", help="Also where more than half of what was read before is gone.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
INGESTED = "documents.ingested"  # as `storage.access.audit` has it, which costs start-up
MOST_NAMED = 20
MOST_ALIKE = 3  # files skipped for one reason that are named, each on a line of its own
MOST_PASSWORDS, LONGEST_PASSWORD = 20, 127  # a request to the reader is short; PDF knows no longer ones
_OF_SCHEMES = frozenset(string.ascii_letters + string.digits + "+.-")


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("ingest")(ingest)
    app.command("watch")(watch)


def ingest(  # noqa: PLR0913 - a command's options are its arguments
    targets: Annotated[list[str], typer.Argument(metavar="PATH|URL", help="Folders, files or web addresses.")],
    collection: Collection = DEFAULT_COLLECTION,
    password: Annotated[
        list[str] | None, typer.Option(help="Tried on files that need one (repeatable); @FILE holds one a line.")
    ] = None,
    readers: Annotated[
        list[str] | None,
        typer.Option(help="Who alone may read it (repeatable); kept in .errata-readers.toml beside it."),
    ] = None,
    *,
    allow_removal: AllowRemoval = False,
    as_json: AsJson = False,
) -> None:
    """Index documents: what is new or changed is read, what has vanished leaves, the rest costs nothing."""
    from core.indexing.run import Options

    valid_name(collection)
    if readers:
        _keep_to(targets, readers)
    scans = settings().scan_languages
    options = Options(
        allow_removal=allow_removal,
        passwords=_passwords(password or ()),
        scan_languages=scans,
        principal=may_be_called,
    )
    report = run(_ingest(targets, collection, options))
    if as_json:
        print_json(report.as_dict())
    else:
        for line in summary(report):
            tell(line)
        for line in who_reads(collection):
            tell(line, err=True)
    raise typer.Exit(int(bool(report.failed)))


def watch(folder: Path, collection: Collection = DEFAULT_COLLECTION, *, allow_removal: AllowRemoval = False) -> None:
    """Keep a collection in step with a folder until interrupted."""
    valid_name(collection)

    from bots.wiring import open_library
    from core.indexing.run import Options
    from core.indexing.sync import sync
    from core.indexing.watch import watch as watch_folder

    async def keep_in_step() -> None:
        found = settings()
        with audited(found) as note:
            async with open_library(found) as library:
                await follow(library, note)

    async def follow(library: Library, note: Note) -> None:
        async def on_change() -> None:
            scans = settings().scan_languages
            options = Options(allow_removal=allow_removal, scan_languages=scans, principal=may_be_called)
            report = await sync(folder, collection, library.index, library.embedder, options=options)
            if report.indexed or report.removed:
                note(INGESTED, f"{collection} {folder}")
            for line in summary(report):
                tell(line)

        await on_change()
        _remember_folders(settings(), [str(folder)], collection)
        tell(f"Watching {folder}; Ctrl-C stops.")
        await watch_folder(folder, on_change)

    if not folder.is_dir():
        raise NotFound(f"There is no folder {folder}.")
    run(keep_in_step())


def _keep_to(targets: Sequence[str], readers: Sequence[str]) -> None:
    """Note beside each target who may read it: what is read anew later, by whatever way, is kept to them, too."""
    from core.indexing.manifests import put_in_manifest

    for target in targets:
        if _is_url(target) or not Path(target).exists():
            raise BadInput(f"--readers is for files and folders, and {target} is none.")
    for target in targets:
        written = put_in_manifest(Path(target).resolve(), readers, may_be_called)
        if written is not None:
            typer.echo(clean(f"{written} says now who may read {target}."), err=True)


async def _ingest(targets: list[str], collection: str, options: Options) -> IngestReport:
    from bots.wiring import open_library
    from core.indexing.ingest_report import together

    reports = []
    found = settings()
    with progress_bar() as report, audited(found) as note:
        async with open_library(found) as library:
            for target in dict.fromkeys(targets):
                reports.append(made := await _ingest_one(target, (collection, options), library, report))
                if made.indexed or made.removed:
                    note(INGESTED, f"{collection} {target}")
        _remember_folders(found, targets, collection)
    return together(reports)


def _remember_folders(found: Settings, targets: Sequence[str], collection: str) -> None:
    """Note what was indexed as a folder: what is new in there is looked for where a question finds no answer.

    What a source had brought of these places is not the source's alone any more.
    """
    from storage.sources import SourceBook

    places = [Path(target).resolve() for target in targets if not _is_url(target)]
    SourceBook(found.errata_home).give_up(collection, places)
    folders = [Path(target).resolve() for target in targets if not _is_url(target) and Path(target).is_dir()]
    if not folders:
        return
    from bots.wiring import open_main_database
    from storage.learning.folders import note

    database = open_main_database(found)
    try:
        for folder in folders:
            database.transaction(partial(note, path=str(folder), collection=collection))
    finally:
        database.close()


async def _ingest_one(target: str, into: tuple[str, Options], library: Library, report: Report) -> IngestReport:
    """Index one target; one that can't be had is reported, and stops no other."""
    from core.indexing.ingest_report import Failed, IngestReport
    from core.indexing.sync import sync

    collection, options = into
    try:
        if _is_url(target):
            return await ingest_address(target, collection, library)
        return await sync(Path(target), collection, library.index, library.embedder, report, options=options)
    except (BadInput, Forbidden, NotFound, Unreadable) as error:
        return IngestReport(failed=(Failed(target, str(error)),))


async def ingest_address(
    url: str, collection: str, library: Library, policy: FetchPolicy | None = None
) -> IngestReport:
    """Index a web address. Raises `Unreadable`, also where the server does not answer, or `Forbidden`."""
    from core.indexing.safe_fetch import PUBLIC_WEB
    from core.indexing.web_page import ingest_page

    if not url.lower().startswith(("http://", "https://")):
        raise Forbidden("Only http and https addresses are fetched.")
    try:
        return await ingest_page(url, collection, library.index, library.embedder, policy=policy or PUBLIC_WEB)
    except Unavailable as error:
        raise Unreadable(str(error)) from error


def summary(report: IngestReport) -> list[str]:
    """Return what an ingest did, in lines."""
    chunks = sum(entry.chunks for entry in report.indexed)
    if not (report.indexed or report.unchanged or report.skipped or report.failed or report.removed or report.closed):
        return ["There is nothing to read in there."]
    told = {
        f"indexed ({counted(chunks, 'passage')})": report.indexed,
        "unchanged": report.unchanged,
        "skipped": report.skipped,
        "failed": report.failed,
        "removed": report.removed,
    }
    done = ", ".join(f"{len(files):,} {what}" for what, files in told.items() if files) or "nothing indexed"
    lines = [f"{done} in {report.seconds:.1f} s"]
    lines += _skipped(report.skipped)
    lines += [f"  failed  {masked(entry.path)}: {entry.error}" for entry in report.failed]
    lines += [f"  closed  {masked(entry.path)}: {entry.reason}" for entry in report.closed]
    lines += [f"  noted   {masked(entry.path)}: {entry.note}" for entry in report.noted[:MOST_NAMED]]
    more = len(report.noted) - MOST_NAMED
    lines += [f"  ... and {more} more noted (--json lists all)"] if more > 0 else []
    return [clean(on_one_row(line)) for line in lines]


def _skipped(skipped: Sequence[Skipped]) -> list[str]:
    """Return a line for each file that was skipped, or one for many that were for the same reason."""
    named: dict[str, list[str]] = {}
    for entry in skipped:
        named.setdefault(entry.reason, []).append(masked(entry.path))
    lines = [
        line
        for reason, paths in named.items()
        for line in (
            [f"  skipped {path}: {reason}" for path in paths]
            if len(paths) <= MOST_ALIKE
            else [f"  skipped {counted(len(paths), 'file')}: {reason}"]
        )
    ]
    hidden = len(lines) - MOST_NAMED
    return lines[:MOST_NAMED] + ([f"  ... and {hidden} more skipped (--json lists all)"] if hidden > 0 else [])


def who_reads(collection: str) -> list[str]:
    """Return one line where nobody was given what was indexed: a new collection is closed."""
    if collection in (DEFAULT_COLLECTION, EXAMPLES):
        return []
    from bots.audience_list import collection_audiences

    found = run(collection_audiences(settings(), {collection: (0, 0)}))
    if not next(audience for audience in found if audience.name == collection).closed:
        return []
    name = shlex.quote(collection)
    return [
        f"{collection} is closed: only the terminal reads it. errata collections open {name} opens it to all members, "
        f"errata collections give {name} --channel {CHANNEL_EXAMPLES[0]} gives it to a channel."
    ]


def _passwords(given: Iterable[str]) -> tuple[str, ...]:
    """Return the passwords that were given, those of `@FILE` a line each. Raises `BadInput`."""
    found: list[str] = []
    for said in given:
        if not said.startswith("@"):
            found.append(said)
            continue
        try:
            found += Path(said[1:]).read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(f"--password names {said[1:]}, which can't be read.") from error
    if len(found) > MOST_PASSWORDS or any(len(password) > LONGEST_PASSWORD for password in found):
        raise BadInput(f"At most {MOST_PASSWORDS} passwords of {LONGEST_PASSWORD} characters are tried.")
    return tuple(password for password in found if password)


def _is_url(target: str) -> bool:
    scheme, slashes, _ = target.partition("://")
    return bool(slashes) and scheme[:1].isalpha() and _OF_SCHEMES.issuperset(scheme)
