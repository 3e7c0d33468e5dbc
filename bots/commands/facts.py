"""`errata facts`: import figures, prices and filings, and see what there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import counted, print_json, run, settings
from bots.commands.progress import progress_bar
from bots.render.terminal import clean
from core.errors import BadInput, ErrataError
from core.ports import Report

if TYPE_CHECKING:
    from core.facts.imports import Holding, ImportReport

SUFFIXES = (".csv", ".tsv", ".jsonl", ".ndjson", ".json")
MOST_ERRORS = 20


def register(app: typer.Typer) -> None:
    """Add the commands."""
    family = typer.Typer(help="Import and list figures, prices and filings.", no_args_is_help=True)
    family.command("import")(import_facts)
    family.command("list")(list_facts)
    app.add_typer(family, name="facts")


def import_facts(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="CSV, JSONL or SEC JSON files, or folders.")],
    table: Annotated[str | None, typer.Option(help="company_metrics, prices or filings; guessed if left out.")] = None,
    company: Annotated[str | None, typer.Option(help="Whose rows they are, where the rows don't say.")] = None,
    ticker: Annotated[str | None, typer.Option(help="Its ticker.")] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Import rows; importing them again replaces them. Bad rows are named and left out."""
    with progress_bar() as report:
        reports, errors = run(_import(_files(files), (table, company, ticker), report))
    if as_json:
        print_json({"imported": [asdict(r) for r in reports], "failed": [{"path": p, "error": e} for p, e in errors]})
    else:
        _show(reports)
    for path, error in errors:
        named = error if error.startswith(path) else f"{path}: {error}"
        typer.echo(clean(f"errata: {named}"), err=True)
    raise typer.Exit(int(bool(errors) or any(r.bad for r in reports)))


def list_facts(*, as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """List which company has how many rows in which table."""

    async def holdings() -> list[Holding]:
        from bots.wiring import open_main_database
        from storage.facts import SqlFacts

        database = open_main_database(settings())
        try:
            return await SqlFacts(database).holdings()
        finally:
            database.close()

    found = run(holdings())
    if as_json:
        print_json([asdict(holding) for holding in found])
        return
    for held in found:
        typer.echo(
            f"{held.table:<17}{held.ticker:<8}{held.company:<28}{held.rows:>8} rows  {held.first} to {held.last}"
        )
    if not found:
        typer.echo("No facts yet: errata facts import FILE")


async def _import(
    files: Sequence[Path], given: tuple[str | None, str | None, str | None], report: Report
) -> tuple[list[ImportReport], list[tuple[str, str]]]:
    from bots.wiring import open_main_database
    from storage.facts import SqlFacts

    database = open_main_database(settings())
    facts = SqlFacts(database)
    done: dict[Path, ImportReport] = {}
    errors: dict[Path, str] = {}
    table, company, ticker = given
    # A second look: rows that don't say whose they are may belong to a company that a later file has named.
    for path in (*files, *files):
        if path in done and (done[path].rows or len(files) == 1):
            continue
        try:
            done[path] = await facts.import_facts(path, table, company, ticker, report)
            errors.pop(path, None)
        except ErrataError as error:
            errors[path] = str(error)
    database.close()
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
    for report in reports:
        whose = f" ({', '.join(report.companies)})" if report.companies else ""
        rows = counted(report.rows, "row")
        typer.echo(clean(f"{report.path}: {rows} into {report.table}{whose}, {report.bad:,} bad"))
        for bad in report.errors[:MOST_ERRORS]:
            where = f"line {bad.line}" + (f", {bad.column}" if bad.column else "")
            typer.echo(clean(f"  {where}: {bad.reason}"), err=True)
        if report.bad > MOST_ERRORS:
            typer.echo(f"  ... and {report.bad - MOST_ERRORS:,} more bad rows", err=True)
        for note in report.notes:
            typer.echo(clean(f"  {note}"))
