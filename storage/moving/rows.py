"""Rows of all tables, carried from one database to another of the same revision, in one transaction on each side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, Table, delete, func, insert, select, text

from core.errors import StoreCorrupt
from storage.database import Database
from storage.tables.engine import LeaseRow
from storage.tables.every import metadata

BATCH = 500
_INDEX = "index_"
_PROCESSES = str(LeaseRow.__tablename__)
Counts = Mapping[str, int]


def main_tables() -> list[Table]:
    """Return the tables that every home keeps in its main database, what is referred to first; no leases.

    A lease is a living process's, which is none of the other database's.
    """
    return [table for table in metadata.sorted_tables if not table.name.startswith(_INDEX) and table.name != _PROCESSES]


def index_tables() -> list[Table]:
    """Return the tables of the index, where the main database keeps it."""
    return [table for table in metadata.sorted_tables if table.name.startswith(_INDEX)]


@contextmanager
def snapshot(database: Database) -> Iterator[Connection]:
    """One view of the whole database for as long as the context lasts, whatever others write meanwhile.

    Nobody waits for it: on SQLite a reader of the write-ahead log, on PostgreSQL a repeatable read.
    """
    if database.is_sqlite:
        with database.engine.execution_options(errata_reads=True).connect() as connection, connection.begin():
            yield connection
        return
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with database.engine.connect().execution_options(**options) as connection, connection.begin():
        _be_patient(connection)
        yield connection


@contextmanager
def filling(database: Database) -> Iterator[Connection]:
    """One transaction to fill a database in: all of it, or nothing."""
    with database.engine.begin() as connection:
        _be_patient(connection)
        yield connection


def copy_rows(source: Connection, target: Connection, tables: Sequence[Table]) -> Counts:
    """Copy all rows of these tables as they are; return how many of each. Raises `StoreCorrupt` where some are lost."""
    copied = {table.name: _copy(source, target, table) for table in tables}
    go_on_counting(target, tables)
    compare(copied, count_rows(target, tables))
    return copied


def count_rows(connection: Connection, tables: Sequence[Table]) -> Counts:
    """Return how many rows each table holds."""
    return {t.name: int(connection.execute(select(func.count()).select_from(t)).scalar_one()) for t in tables}


def empty(connection: Connection, tables: Sequence[Table]) -> None:
    """Delete all rows, those that refer to others first."""
    for table in reversed(tables):
        connection.execute(delete(table))


def compare(wanted: Counts, found: Counts) -> None:
    """Raise `StoreCorrupt` where a table holds another number of rows than it should."""
    wrong = [
        f"{name}: {found.get(name, 0)} of {count}" for name, count in wanted.items() if found.get(name, 0) != count
    ]
    if wrong:
        raise StoreCorrupt(f"Not all rows arrived ({', '.join(wrong[:5])}); nothing was kept.")


def _copy(source: Connection, target: Connection, table: Table) -> int:
    copied = 0
    rows = source.execution_options(stream_results=True, yield_per=BATCH).execute(select(table))
    for batch in rows.mappings().partitions(BATCH):
        target.execute(insert(table), [dict(row) for row in batch])
        copied += len(batch)
    return copied


def go_on_counting(target: Connection, tables: Sequence[Table]) -> None:
    """Let PostgreSQL's sequences go on where the copied numbers end; SQLite does by itself."""
    if target.dialect.name != "postgresql":
        return
    for table in tables:
        column = table.autoincrement_column
        if column is None:
            continue
        named = {"name": table.name, "col": column.name}
        sequence = target.execute(text("SELECT pg_get_serial_sequence(:name, :col)"), named).scalar()
        highest = target.execute(select(func.max(column))).scalar()
        if sequence and highest:
            target.execute(
                text("SELECT setval(CAST(:sequence AS regclass), :at)"), {"sequence": sequence, "at": highest}
            )


def _be_patient(connection: Connection) -> None:
    # The other side of a copy may take its time over a batch: no reason to end the transaction on this one.
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
