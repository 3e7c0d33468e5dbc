"""Puts a file's rows into the fact tables: streamed, in short transactions, each row or its fault accounted for."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain, islice, takewhile
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Table, delete, tuple_, update
from sqlmodel import Session, SQLModel, col, select

from core.errors import BadInput, Unreadable
from core.facts.cells import BadCell
from core.facts.companies import Company
from core.facts.directory import Directory
from core.facts.imports import MAX_KEYS, MAX_SHOWN, ImportReport
from core.facts.records import TABLES, BadRow, Record, guess_table, make_record, missing_columns
from core.facts.row_files import RawRow, read_rows
from core.facts.units import BARE, is_bare, with_unit
from core.model import DEFAULT_COLLECTION
from core.ports import Progress, Report, silent
from storage.database import Database
from storage.tables.facts import CompanyMetric, FactsVersion, Filing, KnownCompany, Price
from storage.upserts import upsert_into

_AT_ONCE = 500  # rows that one statement names
BATCH = 1_000  # rows a transaction: about 30 ms, so that an event never waits long for the write lock
MODELS: dict[str, type[SQLModel]] = {"company_metrics": CompanyMetric, "prices": Price, "filings": Filing}


@dataclass(frozen=True, slots=True)
class Given:
    """What the caller knows of a file: its table, its collection; and where the rows don't say, whose and in what."""

    table: str | None = None
    company: str | None = None
    ticker: str | None = None
    guessed: bool = False
    collection: str = DEFAULT_COLLECTION
    unit: str = ""
    currency: str = ""


@dataclass(slots=True)
class _Tally:
    """What has happened so far; memory does not grow with the file."""

    rows: int = 0
    bad: int = 0
    errors: list[BadRow] = field(default_factory=list)
    companies: dict[str, None] = field(default_factory=dict)
    first: str = ""
    notes: dict[str, None] = field(default_factory=dict)
    keys: dict[tuple[str | int, ...], None] = field(default_factory=dict)

    def hold(self, table: str, records: Sequence[Record]) -> None:
        if len(self.keys) <= MAX_KEYS:
            names = key_of(table)
            self.keys.update((tuple(cast("str | int", record[name]) for name in names), None) for record in records)

    def refuse(self, row: BadRow) -> None:
        self.bad += 1
        if len(self.errors) < MAX_SHOWN:
            self.errors.append(row)

    def is_first(self, company: str) -> bool:
        self.first = self.first or company
        return self.first == company

    def report(self, path: Path, table: str, seconds: float) -> ImportReport:
        return ImportReport(
            path=str(path),
            table=table,
            rows=self.rows,
            bad=self.bad,
            seconds=seconds,
            errors=tuple(sorted(self.errors, key=lambda row: row.line)),
            companies=tuple(self.companies),
            notes=tuple(self.notes),
            keys=tuple(self.keys) if len(self.keys) <= MAX_KEYS else (),
        )


@dataclass(frozen=True, slots=True)
class _Numbered:
    """A record with the line it stood on."""

    line: int
    cells: Record


def import_file(database: Database, path: Path, given: Given, report: Report = silent) -> ImportReport:
    """Import a file: good rows are stored (a second time over the first), bad ones reported.

    Raises `Unreadable` for the file as a whole, `BadInput` where its columns fit no table or the table's name is wrong.
    """
    began = time.monotonic()
    rows = read_rows(path)
    ahead = list(islice(rows, 50))  # enough to see what the columns are, past a few broken lines
    if not any(isinstance(row, RawRow) for row in ahead):
        raise _without_rows(path, ahead)
    table = _table(given.table, ahead)
    # A company that another collection knows is a new one here: its name would tell of it.
    directory = Directory(database.transaction(lambda session: _known_companies(session, given.collection)))
    tally = _Tally()
    if not (given.company or given.ticker):
        given = replace(given, ticker=_ticker_in_name(path, directory), guessed=True)
    for batch in _batches(chain(ahead, rows)):
        records = [record for row in batch if (record := _record(table, row, given, tally)) is not None]
        records = [record for record in records if _placed(record, directory, tally)]
        database.transaction(
            partial(_store, into=(table, given.collection), records=[r.cells for r in records], directory=directory)
        )
        tally.rows += len(records)
        tally.hold(table, [record.cells for record in records])
        report(Progress("importing", f"{tally.rows:,} rows", data={"rows": tally.rows, "bad": tally.bad}))
    return tally.report(path, table, time.monotonic() - began)


def _known_companies(session: Session, collection: str) -> list[Company]:
    inside = select(KnownCompany).where(KnownCompany.collection == collection)
    found = session.exec(inside.order_by(KnownCompany.name)).all()
    return [Company(row.name, row.ticker, row.cik) for row in found]


def _table(asked: str | None, ahead: Sequence[RawRow | BadRow]) -> str:
    columns = {name: None for row in ahead if isinstance(row, RawRow) for name in row.cells}
    if asked is None:
        return guess_table(columns)
    if asked not in TABLES:
        raise BadInput(f"There is no table “{asked[:40]}”.", hint=f"Tables: {', '.join(TABLES)}.")
    if missing := missing_columns(asked, columns):
        raise BadInput(f"The file lacks what {asked} needs: {', '.join(missing)}.")
    return asked


def _without_rows(path: Path, ahead: Sequence[RawRow | BadRow]) -> Unreadable:
    bad = next((row for row in ahead if isinstance(row, BadRow)), None)
    if bad is None:
        return Unreadable(f"{path} holds no rows.")
    return Unreadable(f"{path} has no row that can be read; the first: line {bad.line}: {bad.reason}.")


def _ticker_in_name(path: Path, directory: Directory) -> str | None:
    """A known ticker that begins the file's name, as in `aapl_filings.jsonl`."""
    begins = "".join(takewhile(str.isalnum, path.stem)).upper()
    return begins if directory.knows_ticker(begins) else None


def _batches(rows: Iterable[RawRow | BadRow]) -> Iterator[list[RawRow | BadRow]]:
    rows = iter(rows)
    while batch := list(islice(rows, BATCH)):
        yield batch


def _record(table: str, row: RawRow | BadRow, given: Given, tally: _Tally) -> _Numbered | None:
    if isinstance(row, BadRow):
        tally.refuse(row)
        return None
    try:
        cells = with_unit(make_record(table, row.cells), given.unit, given.currency)
    except BadCell as fault:
        tally.refuse(BadRow(row.line, fault.column, fault.reason))
        return None
    _fill(cells, given, tally)
    if is_bare(cells):
        tally.notes[BARE] = None
    return _Numbered(row.line, cells)


def _fill(cells: Record, given: Given, tally: _Tally) -> None:
    if not (cells["company"] or cells["ticker"] or (cells["cik"] and given.guessed)):
        cells["company"], cells["ticker"] = given.company or "", (given.ticker or "").upper()
        if given.guessed and given.ticker:
            tally.notes[f"Rows without a company were taken for {given.ticker}'s: the file's name begins so."] = None
    elif not cells["ticker"] and given.ticker and not given.guessed and tally.is_first(str(cells["company"])):
        cells["ticker"] = given.ticker.upper()  # of one company only, whatever else the file holds


def _placed(record: _Numbered, directory: Directory, tally: _Tally) -> bool:
    cells = record.cells
    try:
        company = directory.place(str(cells["company"]), str(cells["ticker"]), str(cells["cik"]))
    except BadCell as fault:
        tally.refuse(BadRow(record.line, fault.column, fault.reason))
        return False
    cells["company"], cells["cik"] = company.name, company.cik
    cells["ticker"] = cells["ticker"] or company.ticker  # a second class of shares keeps its own
    if len(tally.companies) < MAX_SHOWN:
        tally.companies[company.name] = None
    return True


def _store(session: Session, *, into: tuple[str, str], records: Sequence[Record], directory: Directory) -> None:
    """Store a batch, and what it taught about companies; the version changes in the same transaction."""
    if not records:
        return
    table, collection = into
    for old, new in directory.renamed.items():
        for model in MODELS.values():
            _move(session, model, collection, (old, new))
        there = (col(KnownCompany.name) == old, col(KnownCompany.collection) == collection)
        session.execute(delete(KnownCompany).where(*there))
    changed = [
        {"name": c.name, "ticker": c.ticker, "cik": c.cik, "collection": collection}
        for c in directory.entries(directory.changed)
    ]
    upsert(session, KnownCompany, changed)
    # A company may have got its full name later in the same batch.
    for record in records:
        record["company"] = directory.renamed.get(str(record["company"]), record["company"])
        record["collection"] = collection
    if table == "company_metrics":
        _drop_bare(session, collection, records)
    upsert(session, MODELS[table], records)
    count_up(session)
    directory.renamed.clear()
    directory.changed.clear()


def _drop_bare(session: Session, collection: str, records: Sequence[Record]) -> None:
    """Rows that came without a unit go where the same figures come with one: the unit is part of their key."""
    named = {(record["company"], record["metric"]) for record in records if record["unit"]}
    bare = (col(CompanyMetric.collection) == collection, col(CompanyMetric.unit) == "")
    pair = tuple_(col(CompanyMetric.company), col(CompanyMetric.metric))
    if named:
        session.execute(delete(CompanyMetric).where(*bare, pair.in_(named)))


def _move(session: Session, model: type[SQLModel], collection: str, names: tuple[str, str]) -> None:
    """Give a company's rows its new name; where rows of both names say the same thing, the new name's stay."""
    columns, (old, new) = _table_of(model).c, names
    key = [column for column in _table_of(model).primary_key if column.name not in ("company", "collection")]
    inside = columns.collection == collection
    twice = select(*key).where(columns.company == new, inside)
    session.execute(delete(model).where(columns.company == old, inside, tuple_(*key).in_(twice)))
    session.execute(update(model).where(columns.company == old, inside).values(company=new))


def upsert(session: Session, model: type[SQLModel], records: Sequence[Mapping[str, Any]]) -> None:
    """Store rows, in the place of those of the same keys."""
    table = _table_of(model)
    key = [column.name for column in table.primary_key]
    # One statement may not touch a row twice (PostgreSQL): of two with one key the later counts.
    rows = list({tuple(record[name] for name in key): record for record in records}.values())
    if not rows:
        return
    statement = upsert_into(session, table)
    rest = {name: statement.excluded[name] for name in rows[0] if name not in key}
    session.execute(statement.on_conflict_do_update(index_elements=key, set_=rest), rows)


def count_up(session: Session) -> None:
    """Change the version: what was answered from the rows as they were is no longer good."""
    version = session.get(FactsVersion, 1) or FactsVersion(id=1)
    version.version += 1
    session.add(version)


def key_of(table: str) -> list[str]:
    """Return the columns that a table's rows are known by within a collection, in order."""
    return [column.name for column in _table_of(MODELS[table]).primary_key if column.name != "collection"]


def drop(session: Session, table: str, collection: str, keys: Sequence[Sequence[str | int]]) -> int:
    """Remove rows by their keys (see `key_of`), and return how many there were."""
    columns, gone = _table_of(MODELS[table]).c, 0
    named = tuple_(*(columns[name] for name in key_of(table)))
    for start in range(0, len(keys), _AT_ONCE):
        batch = [tuple(key) for key in keys[start : start + _AT_ONCE]]
        found = session.connection().execute(
            delete(MODELS[table]).where(columns.collection == collection, named.in_(batch))
        )
        gone += found.rowcount
    if gone:
        count_up(session)
    return gone


def _table_of(model: type[SQLModel]) -> Table:
    table: Table = model.__table__  # type: ignore[attr-defined]  # SQLModel sets it, and does not say so
    return table
