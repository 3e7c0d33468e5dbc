"""The fact tools over the main database; choosing, computing and writing are the core's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import func
from sqlmodel import Session, select

from core.facts.imports import Holding, ImportReport
from core.facts.tools import validated
from core.model import ToolCall, ToolResult
from core.ports import Report, silent
from storage.database import Database
from storage.facts_import import Given, import_file, known_companies
from storage.facts_tools import metrics_of, run_tool
from storage.tables.facts import CompanyMetric, FactsVersion, Filing, KnownCompany, Price


class SqlFacts:
    """Fact tables in the main database: implements `core.ports.Facts`. Every argument is bound, never SQL."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._names: tuple[int, list[str]] = (-1, [])  # all metrics' names, and the version they are of

    async def present(self) -> bool:
        """There are fact rows."""
        return (
            await self._database.run(lambda session: session.exec(select(KnownCompany.name).limit(1)).first())
            is not None
        )

    async def companies(self) -> list[str]:
        """Names and tickers, each once."""
        found = await self._database.run(known_companies)
        return list(dict.fromkeys(word for company in found for word in (company.name, company.ticker) if word))

    async def metrics(self, company: str | None = None) -> list[str]:
        """Names of metrics that have rows, of one company or of all. Raises `BadInput` for an unknown company."""
        if company is not None:
            return await self._database.run(lambda session: metrics_of(session, company))
        version = int(await self.version())
        if self._names[0] != version:  # every question asks; a million rows take long to look through
            self._names = (version, await self._database.run(lambda session: metrics_of(session, None)))
        return list(self._names[1])

    async def version(self) -> str:
        """Changes with every import."""
        found = await self._database.read(lambda session: session.get(FactsVersion, 1))
        return str(found.version if found else 0)

    async def run(self, call: ToolCall) -> ToolResult:
        """Run one tool. Raises `BadInput` for wrong arguments and unknown names, with the closest ones."""
        args = validated(call)
        return await self._database.run(lambda session: run_tool(session, call, args))

    async def import_facts(
        self,
        path: Path,
        table: str | None = None,
        company: str | None = None,
        ticker: str | None = None,
        report: Report = silent,
    ) -> ImportReport:
        """Import a CSV, JSONL or JSON file; see `storage.facts_import.import_file`."""
        return await asyncio.to_thread(import_file, self._database, path, Given(table, company, ticker), report)

    async def holdings(self) -> list[Holding]:
        """List what the tables hold, by table and company."""
        return await self._database.run(_holdings)


_DATED = ((CompanyMetric, CompanyMetric.end), (Price, Price.date), (Filing, Filing.filing_date))


def _holdings(session: Session) -> list[Holding]:
    tickers = {company.name: company.ticker for company in known_companies(session)}
    found: list[Holding] = []
    for model, day in _DATED:
        company = model.company
        query = select(company, func.count(), func.min(day), func.max(day)).group_by(company).order_by(company)
        for name, rows, first, last in session.exec(query):
            found.append(Holding(str(model.__tablename__), name, tickers.get(name, ""), rows, first, last))
    return found
