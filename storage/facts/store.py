"""The fact tools over the main database; choosing, computing and writing are the core's."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, replace
from pathlib import Path

from sqlalchemy import func
from sqlalchemy import select as sql_select
from sqlmodel import Session, col, select

from core.errors import ErrataError
from core.facts.imports import Holding, ImportReport
from core.facts.tools import validated
from core.model import DEFAULT_COLLECTION, ToolCall, ToolResult
from core.ports import Report, silent
from storage.database import Database
from storage.facts import files as fact_files
from storage.facts.files import KnownFile
from storage.facts.imports import Given, drop, import_file
from storage.facts.reading import Reading, Scope
from storage.facts.removal import remove_facts
from storage.facts.taken_out import TakenOut, put_back, take_out, taken_out
from storage.facts.tools import metrics_of, run_tool
from storage.tables.facts import CompanyMetric, FactsVersion, Filing, KnownCompany, Price

_LEFT = "Rows that the file no longer holds were removed: {gone}."


class SqlFacts:
    """Fact tables in the main database: implements `core.ports.Facts`. Every argument is bound, never SQL."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._names: tuple[int, dict[str, list[str]]] = (-1, {})  # metrics by collection, and the version they are of

    async def present(self, collections: Scope) -> bool:
        """There are fact rows."""

        def first(session: Session) -> str | None:
            inside = Reading(session, collections).within(KnownCompany)
            return session.exec(select(KnownCompany.name).where(inside).limit(1)).first()

        return await self._database.read(first) is not None

    async def companies(self, collections: Scope) -> list[str]:
        """Names and tickers, each once."""
        found = await self._database.read(lambda session: Reading(session, collections).companies())
        return list(dict.fromkeys(word for company in found for word in (*company.names, company.ticker) if word))

    async def metrics(self, company: str | None, collections: Scope) -> list[str]:
        """Names of metrics that have rows, of one company or of all. Raises `BadInput` for an unknown company."""
        if company is not None:
            return await self._database.read(lambda session: _metrics(Reading(session, collections), company))
        version = int(await self.version())
        if self._names[0] != version:  # every question asks; a million rows take long to look through
            self._names = (version, await self._database.read(_metrics_by_collection))
        found = self._names[1]
        return sorted({name for key in (found if collections is None else collections) for name in found.get(key, ())})

    async def collections(self) -> list[str]:
        """Names of the collections that hold rows."""
        query = select(KnownCompany.collection).distinct().order_by(KnownCompany.collection)
        return await self._database.read(lambda session: list(session.exec(query)))

    async def version(self) -> str:
        """Changes with every import."""
        found = await self._database.read(lambda session: session.get(FactsVersion, 1))
        return str(found.version if found else 0)

    async def run(self, call: ToolCall, collections: Scope) -> ToolResult:
        """Run one tool. Raises `BadInput` for wrong arguments and unknown names, with the closest ones."""
        args = validated(call)
        return await self._database.read(lambda session: run_tool(session, call, args, collections))

    async def import_facts(  # noqa: PLR0913 - what a file's rows don't say, and who watches
        self,
        path: Path,
        table: str | None = None,
        company: str | None = None,
        ticker: str | None = None,
        report: Report = silent,
        *,
        collection: str = DEFAULT_COLLECTION,
        unit: str = "",
        currency: str = "",
    ) -> ImportReport:
        """Import a CSV, JSONL or JSON file; see `storage.facts.imports.import_file`."""
        given = Given(table, company, ticker, collection=collection, unit=unit, currency=currency)
        return await asyncio.to_thread(self._import, path, given, report)

    async def import_again(self, path: str) -> str:
        """Import a file again that rows came from, where it changed; say what came of it, nothing of any other file.

        Rows that it no longer holds leave, unless another file states them, too, or a row of it could not be read.
        """
        found = await self._database.read(lambda session: fact_files.known(session, path))
        said = [await asyncio.to_thread(self._again, one) for one in found]
        return next(iter(said), "")

    def _again(self, known: KnownFile) -> str:
        file = Path(known.path)
        if not file.is_file():
            return f"{known.path} is gone; the rows that came from it stay"
        if fact_files.stat_key(file) == known.stat_key:
            return f"{known.path} had not changed"
        try:
            made = self._import(file, Given(**known.given), silent)
        except ErrataError as error:
            return f"{known.path} could not be read: {error}"
        return f"{known.path} was imported anew: {made.rows} rows"

    def _import(self, path: Path, given: Given, report: Report) -> ImportReport:
        key = fact_files.stat_key(path)
        made = import_file(self._database, path, given, report)
        if not made.rows:
            return made
        said = asdict(given) | {"table": made.table}
        known = KnownFile(str(path.resolve()), made.table, said, key, made.keys or None)
        gone = self._database.transaction(lambda session: _noted(session, known, all_read=not made.bad))
        return replace(made, notes=(*made.notes, _LEFT.format(gone=gone))) if gone else made

    async def holdings(self, collection: str | None = None) -> list[Holding]:
        """List what the tables hold (of one collection), by collection, table and company."""
        return await self._database.read(lambda session: _holdings(session, collection))

    async def take_out(self, collection: str, company: str, table: str) -> TakenOut:
        """Take a company's rows of a table out, to come back if wanted. Raises `BadInput`, `NotFound`."""
        return await asyncio.to_thread(take_out, self._database, (collection, company), table)

    async def taken_out(self) -> list[TakenOut]:
        """Return what was taken out and can come back, the latest first."""
        return await self._database.read(taken_out)

    async def put_back(self, kept_id: str) -> TakenOut:
        """Put back what was taken out. Raises `NotFound`."""
        return await asyncio.to_thread(put_back, self._database, kept_id)

    async def remove(self, collection: str, company: str | None = None, table: str | None = None) -> int:
        """Remove a collection's rows, of one company or of one table if so said, and return how many those were.

        Raises `BadInput` for an unknown company or table.
        """
        return await asyncio.to_thread(remove_facts, self._database, collection, company, table)


def _noted(session: Session, known: KnownFile, *, all_read: bool) -> int:
    """Note a file that was imported, and drop what it held before and no file holds now; return how many rows."""
    gone = fact_files.held_no_more(session, known) if all_read else []
    fact_files.note(session, known)
    return drop(session, known.table, str(known.given["collection"]), gone) if gone else 0


def _metrics(reading: Reading, company: str) -> list[str]:
    return metrics_of(reading, reading.company(company))


def _metrics_by_collection(session: Session) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for collection, metric in session.exec(select(CompanyMetric.collection, CompanyMetric.metric).distinct()):
        found.setdefault(collection, []).append(metric)
    return found


_DATED = ((CompanyMetric, CompanyMetric.end), (Price, Price.date), (Filing, Filing.filing_date))


def _holdings(session: Session, inside: str | None) -> list[Holding]:
    tickers = {(row.collection, row.name): row.ticker for row in session.exec(select(KnownCompany))}
    found: list[Holding] = []
    for model, day in _DATED:
        place = (col(model.collection), col(model.company))
        query = sql_select(*place, func.count(), func.min(day), func.max(day)).group_by(*place).order_by(*place)
        if inside is not None:
            query = query.where(col(model.collection) == inside)
        for collection, name, rows, first, last in session.execute(query):
            ticker = tickers.get((collection, name), "")
            found.append(Holding(str(model.__tablename__), name, ticker, rows, first, last, collection))
    return sorted(found, key=lambda held: held.collection)
