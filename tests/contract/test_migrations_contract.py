"""The migrations make exactly the tables that the code speaks of, on SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
from importlib import resources
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, delete, inspect, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlmodel import select

from core.errors import BadSetting, StoreCorrupt, Unavailable
from storage.access import audit
from storage.database import HEAD, migrate, open_database
from storage.tables.engine import LeaseRow
from storage.tables.every import metadata

pytestmark = pytest.mark.usefixtures("real_migrations")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    url = f"sqlite:///{tmp_path / 'e.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    opened = open_database(url)
    yield opened
    opened.close()


def test_the_tables_are_the_ones_the_code_declares(database):
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, metadata) == []


def test_migrating_again_changes_nothing(database):
    migrate(database)


def test_the_newest_revision_is_the_one_the_code_expects():
    config = Config()
    config.set_main_option("script_location", str(resources.files("storage") / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path):
    path = tmp_path / "e.db"
    path.write_bytes(b"not a database" * 1000)
    with pytest.raises(StoreCorrupt, match=r"e\.db"):
        open_database(f"sqlite:///{path}")
    assert path.read_bytes() == b"not a database" * 1000


def test_damage_met_by_a_transaction_names_the_file_and_what_to_do(tmp_path):
    path = tmp_path / "e.db"
    open_database(f"sqlite:///{path}").close()
    data = bytearray(path.read_bytes())
    with sqlite3.connect(path) as connection:
        roots = {root for (root,) in connection.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name = 'lease'")}
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    for root in roots:
        data[(root - 1) * size : root * size] = b"\xff" * size
    path.write_bytes(data)
    database = open_database(f"sqlite:///{path}")
    with pytest.raises(StoreCorrupt, match="restore a backup") as raised:
        database.transaction(lambda session: session.exec(select(LeaseRow)).all())
    database.close()
    assert str(path) in str(raised.value)


def test_a_column_that_holds_no_text_is_damage(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'e.db'}")
    lease = LeaseRow(executor="w0", worker="w0", machine="", pid=1, expires_at=0.0)
    database.transaction(lambda session: session.add(lease))
    broken = text("UPDATE lease SET machine = CAST(x'707269766174652080' AS TEXT)")
    database.transaction(lambda session: session.execute(broken))
    with pytest.raises(StoreCorrupt) as raised:
        database.transaction(lambda session: session.exec(select(LeaseRow)).all())
    database.close()
    assert "private" not in str(raised.value)


def change(url, *statements):
    engine = create_engine(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def dump(url):
    """Everything in a database, as it stands."""
    engine = create_engine(url)
    with engine.connect() as connection:
        tables = sorted(inspect(connection).get_table_names())
        held = {name: connection.execute(text(f'SELECT * FROM "{name}"')).all() for name in tables}  # noqa: S608
    engine.dispose()
    return held


FOREIGN = {
    "another application's tables": ("CREATE TABLE invoices (id integer)", "INSERT INTO invoices VALUES (1)"),
    "and its own revisions": (
        "CREATE TABLE invoices (id integer)",
        "CREATE TABLE alembic_version (version_num varchar(32))",
        "INSERT INTO alembic_version VALUES ('0001')",
    ),
    "a revision that happens to be our newest": (
        "CREATE TABLE question (id integer)",
        "CREATE TABLE alembic_version (version_num varchar(32))",
        f"INSERT INTO alembic_version VALUES ('{HEAD}')",  # noqa: S608 - a constant
    ),
    "revisions without tables": (
        "CREATE TABLE alembic_version (version_num varchar(32))",
        "INSERT INTO alembic_version VALUES ('abc')",
    ),
}


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request, tmp_path):
    return f"sqlite:///{tmp_path / 'e.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres_url")


@pytest.mark.parametrize("statements", FOREIGN.values(), ids=FOREIGN)
def test_another_applications_database_is_refused_and_left_as_it_is(empty_url, tmp_path, statements):
    change(empty_url, *statements)
    before = dump(empty_url)
    with pytest.raises(BadSetting, match=r"belongs to another application.*nothing was changed") as raised:
        open_database(empty_url)
    assert "DATABASE_URL" in str(raised.value)
    assert dump(empty_url) == before
    if empty_url.startswith("sqlite"):
        with sqlite3.connect(tmp_path / "e.db") as connection:
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",), "not even its header"
        connection.close()


@pytest.mark.parametrize("revision", ["0099", "abcdef"])
def test_a_newer_versions_database_is_refused_and_left_as_it_is(empty_url, revision):
    open_database(empty_url).close()
    change(empty_url, f"UPDATE alembic_version SET version_num = '{revision}'")  # noqa: S608 - a constant
    before = dump(empty_url)
    with pytest.raises(
        StoreCorrupt, match=rf"newer version of Errata \(revision '{revision}', this one knows {HEAD}\)"
    ):
        open_database(empty_url)
    assert dump(empty_url) == before


def test_a_schema_of_its_own_in_anothers_database_is_enough(postgres_url):
    change(postgres_url, "CREATE TABLE invoices (id integer)", "CREATE SCHEMA errata")
    for _ in range(2):
        open_database(f"{postgres_url}?options=-csearch_path%3Derrata").close()
    assert set(dump(postgres_url)) == {"invoices"}


def test_a_file_of_any_name_is_looked_into(tmp_path):
    for _ in range(2):
        open_database(f"sqlite:///{tmp_path / 'a % and # and blank.db'}").close()
    change(f"sqlite:///{tmp_path / 'a % and # and blank.db'}", "UPDATE alembic_version SET version_num = '0099'")
    with pytest.raises(StoreCorrupt, match="newer version"):
        open_database(f"sqlite:///{tmp_path / 'a % and # and blank.db'}")


def test_what_was_audited_can_not_be_changed(database):
    database.transaction(lambda session: audit.note(session, "terminal", "token.created", "x"))
    with pytest.raises(DBAPIError, match="only added to"):
        database.transaction(lambda session: session.execute(text("UPDATE audit SET actor = 'nobody'")))


def test_a_folder_that_can_not_be_written_is_a_wrong_setting(tmp_path):
    Path(tmp_path / "file").touch()
    with pytest.raises(BadSetting, match="ERRATA_HOME"):
        open_database(f"sqlite:///{tmp_path / 'file' / 'e.db'}")


def test_a_server_that_is_not_there_is_unavailable():
    with pytest.raises(Unavailable):
        open_database("postgresql+psycopg://postgres@127.0.0.1:1/none")


def test_nonsense_is_no_address():
    with pytest.raises(BadSetting, match="DATABASE_URL"):
        open_database("nonsense")


def test_a_process_that_sleeps_in_a_transaction_loses_it_and_its_locks(postgres_url, monkeypatch):
    other = open_database(postgres_url)  # as patient as ever: it migrates, too
    lease = LeaseRow(executor="w0", worker="w0", machine="", pid=1, expires_at=0.0)
    other.transaction(lambda session: session.add(lease))
    monkeypatch.setattr("storage.database.IDLE_MS", 1_000)
    database = open_database(postgres_url)

    def fall_asleep(session):
        session.exec(select(LeaseRow).with_for_update()).all()
        other.transaction(lambda others: others.exec(delete(LeaseRow)))  # waits for the lock, and gets it
        session.exec(select(LeaseRow)).all()

    with pytest.raises(OperationalError, match="idle-in-transaction"):
        database.transaction(fall_asleep)
    assert database.transaction(lambda session: session.exec(select(LeaseRow)).all()) == []  # it connects anew
    database.close()
    other.close()
