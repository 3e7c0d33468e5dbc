"""`errata facts`: import figures, prices and filings, and see what there is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bots.commands.common import audited, counted, print_json, run, settings
from bots.commands.helping import Sentences
from bots.commands.progress import progress_bar
from bots.commands.telling import tell
from bots.render.terminal import clean
from core.access.rights import valid_name
from core.errors import BadInput, ErrataError, NotFound
from core.facts.tools import ListMetrics
from core.model import DEFAULT_COLLECTION, ToolCall
from core.ports import Report
from core.tool_names import ToolName

if TYPE_CHECKING:
    from core.facts.imports import Holding, ImportReport
    from storage.facts.imports import Given
    from storage.facts.store import SqlFacts

FACTS_IMPORTED, FACTS_REMOVED = (
    "facts.imported",
    "facts.removed",
)  # as `storage.access.audit` has it, which costs start-up
SUFFIXES = (".csv", ".tsv", ".jsonl", ".ndjson", ".json")
MOST_ERRORS = 20
_OF_TABLE = {"company_metrics": "figure", "prices": "price", "filings": "filing"}
_NAMELESS = "CIK "  # a company that no row has named yet
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Table = Annotated[str | None, typer.Option(help="company_metrics, prices or filings.")]
Within = Annotated[str | None, typer.Option(help="Only this collection.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(cls=Sentences, help="Import and list figures, prices and filings.", no_args_is_help=True)
    family.command("import")(import_facts)
    family.command("list")(list_facts)
    family.command("describe")(describe)
    family.command("remove")(remove)
    app.add_typer(family, name="facts")


def import_facts(  # noqa: PLR0913 - a command's options are its arguments
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="CSV, JSONL or SEC JSON files, or folders.")],
    table: Annotated[str | None, typer.Option(help="company_metrics, prices or filings; guessed if left out.")] = None,
    company: Annotated[str | None, typer.Option(help="Whose rows they are, where the rows don't say.")] = None,
    ticker: Annotated[str | None, typer.Option(help="Its ticker.")] = None,
    collection: Annotated[str, typer.Option(help="Who reads them is set by collection.")] = DEFAULT_COLLECTION,
    *,
    unit: Annotated[str, typer.Option(help="Unit of figures whose rows name none, such as tonnes.")] = "",
    currency: Annotated[str, typer.Option(help="Currency of amounts and prices whose rows name none: EUR.")] = "",
    as_json: AsJson = False,
) -> None:
    """Import rows; importing them again replaces them. Bad rows are named and left out."""
    from core.facts.units import valid_currency, valid_unit
    from storage.facts.imports import Given

    valid_name(collection)
    given = Given(
        table, company, ticker, collection=collection, unit=valid_unit(unit), currency=valid_currency(currency)
    )
    with progress_bar() as report:
        reports, errors = run(_import(_files(files), given, report))
    if as_json:
        print_json({"imported": [_told(r) for r in reports], "failed": [{"path": p, "error": e} for p, e in errors]})
    else:
        _show(reports)
    for path, error in errors:
        named = error if error.startswith(path) else f"{path}: {error}"
        tell(clean(f"errata: {named}"), err=True)
    raise typer.Exit(int(bool(errors) or any(r.bad for r in reports)))


def list_facts(collection: Within = None, *, as_json: AsJson = False) -> None:
    """List which company has how many rows in which table of which collection."""

    async def holdings() -> list[Holding]:
        async with _opened() as facts:
            return await facts.holdings(collection)

    found = run(holdings())
    if as_json:
        print_json([asdict(holding) for holding in found])
        return
    for held in found:
        tell(
            f"{clean(held.collection):<14}{held.table:<17}{clean(held.ticker):<8}{clean(held.company):<28}"
            f"{held.rows:>8} rows  {held.first} to {held.last}"
        )
    if not found:
        tell("No facts yet: errata facts import FILE")


def describe(
    company: Annotated[str, typer.Argument(help="Name, ticker or CIK.")],
    collection: Within = None,
    *,
    as_json: AsJson = False,
) -> None:
    """List which metrics there are of a company, and for which years."""

    async def metrics() -> list[dict[str, object]]:
        async with _opened() as facts:
            call = ToolCall(ToolName.LIST_METRICS, ListMetrics(company=company).model_dump())
            found = await facts.run(call, None if collection is None else (collection,))
            return [dict(row.values) for row in found.rows]

    rows = run(metrics())
    if as_json:
        print_json(rows)
        return
    for row in rows:
        years = f"{row['first_year']}-{row['last_year']}"
        tell(clean(f"{row['metric']:<32}{row['unit']:<14}{years:<12}{row['rows']:>6} rows"))
    if not rows:
        tell("No metrics; prices and filings are in: errata facts list")


def remove(
    company: Annotated[str | None, typer.Argument(help="Name, ticker or CIK; left out: every company.")] = None,
    table: Table = None,
    collection: Annotated[str | None, typer.Option(help="Of which collection; left out: default.")] = None,
) -> None:
    """Remove rows: of a company, a table, or (with neither) all of a collection that is named."""
    if company is None and table is None and collection is None:
        raise BadInput("Say what to remove: a company, --table or --collection.")
    inside = collection or DEFAULT_COLLECTION

    async def take_out() -> int:
        async with _opened() as facts:
            if inside not in await facts.collections():
                raise NotFound(f"There are no facts in collection {inside!r}.", hint="See errata facts list.")
            return await facts.remove(inside, company, table)

    removed = run(take_out())
    if removed:
        with audited(settings()) as note:
            note(FACTS_REMOVED, " ".join(filter(None, (inside, company, table))))
    tell(f"Removed {counted(removed, 'row')}.")


@asynccontextmanager
async def _opened() -> AsyncIterator[SqlFacts]:
    from bots.wiring import open_main_database
    from storage.facts.store import SqlFacts

    database = open_main_database(settings())
    try:
        yield SqlFacts(database)
    finally:
        database.close()


async def _import(
    files: Sequence[Path], given: Given, report: Report
) -> tuple[list[ImportReport], list[tuple[str, str]]]:
    done: dict[Path, ImportReport] = {}
    errors: dict[Path, str] = {}
    whose = (given.table, given.company, given.ticker)
    beside = {"collection": given.collection, "unit": given.unit, "currency": given.currency}
    async with _opened() as facts:
        # A second look: rows that don't say whose they are may belong to a company that a later file has named.
        for path in (*files, *files):
            if path in done and (done[path].rows or len(files) == 1):
                continue
            try:
                done[path] = await facts.import_facts(path, *whose, report, **beside)
                errors.pop(path, None)
            except ErrataError as error:
                errors[path] = str(error)
    if any(made.rows for made in done.values()):
        with audited(settings()) as note:
            note(FACTS_IMPORTED, f"{given.collection} {', '.join(str(path) for path in done)}")
    return list(done.values()), [(str(path), error) for path, error in errors.items()]


def _files(given: Sequence[Path]) -> list[Path]:
    found: list[Path] = []
    for path in given:
        found += _inside(path) if path.is_dir() else [path]
    if not found:
        raise BadInput("There is no CSV, JSONL or JSON file in there.")
    return found


def _inside(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix.lower() in SUFFIXES)
    except OSError as error:
        raise BadInput(f"{folder} can't be read: {error.strerror}.") from error


def _show(reports: Sequence[ImportReport]) -> None:
    named = {name for report in reports for name in report.companies if not name.startswith(_NAMELESS)}
    for report in reports:
        names = [name for name in report.companies if name in named or not named]
        whose = f" of {', '.join(names)}" if names else ""
        left_out = f", {counted(report.bad, 'row')} left out" if report.bad else ""
        tell(clean(f"{report.path}: {counted(report.rows, _OF_TABLE[report.table])}{whose}{left_out}"))
        for bad in report.errors[:MOST_ERRORS]:
            where = f"line {bad.line}" + (f", {bad.column}" if bad.column else "")
            tell(clean(f"  {where}: {bad.reason}"), err=True)
        if report.bad > MOST_ERRORS:
            tell(f"  ... and {report.bad - MOST_ERRORS:,} more bad rows", err=True)
        for note in report.notes:
            tell(clean(f"  {note}"))


def _told(report: ImportReport) -> dict[str, Any]:
    """Return what scripts read of an import: all but the keys of its rows."""
    return {name: value for name, value in asdict(report).items() if name != "keys"}
