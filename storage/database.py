"""Opens the main database (SQLite or PostgreSQL) and brings its tables up to date."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, ExceptionContext, event, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, InterfaceError, InternalError, OperationalError
from sqlmodel import Session, create_engine

from core.errors import BadSetting, ErrataError, StoreCorrupt, Unavailable
from core.text.storable import storable_value
from storage.advisory_locks import Lock, hold
from storage.private_files import make_private_file, make_private_folder
from storage.schema_identity import look_into, revision_of
from storage.sqlite_damage import damage

REVISIONS = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
    "0011",
    "0012",
    "0014",
    "0015",
    "0016",
    "0017",
    "0018",
    "0019",
)  # a test holds them against alembic's own answer
HEAD = REVISIONS[-1]
BUSY_MS = 30_000
URGENT_MS = 2
# PostgreSQL ends a transaction whose process sleeps (a stopped process, a frozen machine), which would keep its locks.
IDLE_MS = 10_000
_READS = "errata_reads"  # the execution option of a transaction that only reads
_URGENT = "errata_urgent"  # and of one that somebody waits for: SQLite lets others sleep up to 100 ms between two tries

ResultT = TypeVar("ResultT")
log = logging.getLogger("errata")


class Database:
    """One engine, used from threads: `await db.run(lambda session: ...)` is one transaction."""

    def __init__(self, url: str, engine: Engine) -> None:
        self.url = url
        self.engine = engine

    @property
    def is_sqlite(self) -> bool:
        """The database is one file on this machine."""
        return self.engine.dialect.name == "sqlite"

    def transaction(self, work: Callable[[Session], ResultT]) -> ResultT:
        """Run `work` in one transaction, in this thread: committed if it returns, rolled back if it raises."""
        return _transact(self.engine, work)

    def urgent_transaction(self, work: Callable[[Session], ResultT]) -> ResultT:
        """As `transaction`, for what somebody waits for: on SQLite it goes before other writers that wait, too."""
        return _transact(self.engine.execution_options(**{_URGENT: True}), work)

    async def run(self, work: Callable[[Session], ResultT]) -> ResultT:
        """Run `work` in one transaction, in a thread."""
        return await asyncio.to_thread(self.transaction, work)

    async def read(self, work: Callable[[Session], ResultT]) -> ResultT:
        """Run `work`, which only reads, in a thread. On SQLite it waits for no writer, and no writer waits for it."""
        return await asyncio.to_thread(self._reading, work)

    def _reading(self, work: Callable[[Session], ResultT]) -> ResultT:
        return _transact(self.engine.execution_options(**{_READS: True}), work)

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


class SteadyConnection:
    """One connection that stays open: it works where no other can be opened. For one thread at a time."""

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._connection: Connection | None = None

    def transaction(self, work: Callable[[Session], ResultT]) -> ResultT:
        """Run `work` in one transaction; a connection that broke is opened anew, once."""
        kept = self._connection is not None
        try:
            return self._once(work)
        except (OperationalError, InterfaceError):
            self.close()
            if not kept:
                raise
        return self._once(work)

    def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _once(self, work: Callable[[Session], ResultT]) -> ResultT:
        if self._connection is None:
            self._connection = self._engine.connect()
        return _transact(self._connection, work)


def _transact(bind: Engine | Connection, work: Callable[[Session], ResultT]) -> ResultT:
    try:
        with Session(bind, expire_on_commit=False) as session, session.begin():
            return work(session)
    except (DatabaseError, UnicodeDecodeError) as error:
        if how := _damage(bind.engine, error):
            raise _damaged(bind.engine.url.database, how) from error
        raise


def _damage(engine: Engine, error: DatabaseError | UnicodeDecodeError) -> str:
    """Return how an SQLite file is damaged, empty where the error tells of something else."""
    if engine.dialect.name != "sqlite":
        return ""
    return damage(error.orig if isinstance(error, DatabaseError) else error)


def _damaged(file: str | None, how: str) -> StoreCorrupt:
    return StoreCorrupt(
        f"The database {file} is damaged or of another make: {how}.",
        hint="Move it away or restore a backup; nothing was changed.",
    )


def open_database(url: str) -> Database:
    """Open the database at `url` and migrate it.

    Raises `BadSetting` for a wrong URL or folder or another application's database, `Unavailable` where the server
    does not answer, `StoreCorrupt` for a damaged file or a newer version's. What is refused is left as it is.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:  # a port that is no number is the latter
        raise BadSetting(
            "DATABASE_URL is not a database URL.", hint="Use postgresql+psycopg://user@host/name."
        ) from error
    is_sqlite = parsed.get_backend_name() == "sqlite"
    if is_sqlite:
        _make_folder(Path(parsed.database or ""))
    options: dict[str, Any] = (
        {"connect_args": {"timeout": BUSY_MS / 1000, "check_same_thread": False}}
        if is_sqlite
        else {"pool_pre_ping": True, "pool_size": 5, "max_overflow": 10, "connect_args": {"connect_timeout": 5}}
    )
    engine = create_engine(parsed, **options)
    _listen(engine, is_sqlite=is_sqlite)
    database = Database(url, engine)
    try:
        migrate(database)
    except ErrataError:
        engine.dispose()
        raise
    except (DatabaseError, UnicodeDecodeError) as error:
        engine.dispose()
        how = _damage(engine, error)
        if how or not isinstance(error, OperationalError):
            raise _damaged(parsed.database, how or _first_line(error)) from error
        what = str(parsed.render_as_string(hide_password=True))
        raise Unavailable(f"The database {what} can't be opened: {_first_line(error)}.") from error
    return database


def _listen(engine: Engine, *, is_sqlite: bool) -> None:
    event.listen(engine, "before_cursor_execute", _storable, retval=True)
    if is_sqlite:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_immediate)
    else:
        event.listen(engine, "connect", _prepare_postgres)
        event.listen(engine, "handle_error", _name_disconnect, retval=True)


def migrate(database: Database) -> None:
    """Bring the tables up to `HEAD`; costs two queries where they are. One process migrates, others wait.

    Raises `BadSetting` where the tables are another application's, `StoreCorrupt` where they are a newer version's.
    """
    with database.engine.begin() as connection:
        if revision_of(connection, REVISIONS) == HEAD:
            return
        if not database.is_sqlite:
            hold(connection, Lock.MIGRATION)
            if revision_of(connection, REVISIONS) == HEAD:
                return
        empty = not database.is_sqlite and revision_of(connection, REVISIONS) is None
        _upgrade(connection)
    if empty:
        where = database.engine.url.render_as_string(hide_password=True)
        log.warning(
            "The database %s was empty: Errata's tables were made in it. Errata keeps all it knows there.", where
        )


def _upgrade(connection: Connection) -> None:
    # Imported here: alembic costs start-up time that only a migration is worth.
    from alembic import command
    from alembic.config import Config

    config = Config()
    # A percent sign in the path would be read as the beginning of a name.
    folder = str(resources.files("storage") / "migrations").replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def mend_clock(connection: Any, _: Any = None) -> None:
    """Give an SQLite before 3.42 the milliseconds that dbos asks it for where Python is 3.12 or later."""
    if isinstance(connection, sqlite3.Connection) and sqlite3.sqlite_version_info < (3, 42):
        connection.create_function("unixepoch", 1, lambda _subsec: time.time())


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun by _begin_immediate, not by the driver
    mend_clock(connection)
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",  # what was acknowledged survives a power cut
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _storable(_c: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> tuple[str, Any]:
    # Here, where every text passes: neither PostgreSQL nor UTF-8 takes all that comes from outside.
    return statement, storable_value(parameters)


def _prepare_postgres(connection: Any, _: Any) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {IDLE_MS}")
    connection.commit()


def _name_disconnect(context: ExceptionContext) -> Exception | None:
    # The driver calls the end of an idle transaction an internal error; to us it is one more lost connection.
    found = context.sqlalchemy_exception
    if not context.is_disconnect or not isinstance(found, InternalError) or found.orig is None:
        return None
    return OperationalError(found.statement, found.params, found.orig, connection_invalidated=True)


def _begin_immediate(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get(_URGENT):
        _begin_urgently(connection)
        return
    # Where it may come to write, a deferred one may fail half-way with "database is locked".
    connection.exec_driver_sql("BEGIN" if options.get(_READS) else "BEGIN IMMEDIATE")


def _begin_urgently(connection: Connection) -> None:
    """Ask for the lock every few milliseconds: SQLite's own pauses grow, and whoever waits longest comes last."""
    deadline = time.monotonic() + BUSY_MS / 1000
    connection.exec_driver_sql(f"PRAGMA busy_timeout={URGENT_MS}")
    try:
        while True:
            try:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                return
            except OperationalError as error:
                if "locked" not in str(error.orig) or time.monotonic() > deadline:
                    raise
    finally:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY_MS}")


def _make_folder(path: Path) -> None:
    try:
        make_private_folder(path.parent)
        look_into(path, REVISIONS)  # before a connection switches it to WAL: it may be somebody else's
        make_private_file(path)
    except OSError as error:
        raise BadSetting(
            f"The data folder {path.parent} can't be written: {error.strerror}.", hint="Set ERRATA_HOME to another."
        ) from error


def _first_line(error: DatabaseError | UnicodeDecodeError) -> str:
    said = error.orig if isinstance(error, DatabaseError) and error.orig else error
    return str(said).splitlines()[0]
