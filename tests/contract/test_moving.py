"""Backup, restore and migration, on SQLite and PostgreSQL: nothing is lost, nothing is embedded again."""

from __future__ import annotations

import io
import json
import shutil
import sqlite3
import tarfile
import threading
from contextlib import ExitStack, closing

import numpy as np
import pytest
from sqlalchemy import create_engine, select, text
from typer.testing import CliRunner

from bots.cli import app
from core.errors import BadInput, BadSetting, StoreCorrupt, Unreadable
from core.indexing.documents import Chunk, Document
from storage.access import audit
from storage.database import open_database
from storage.index.local_index import LocalIndex
from storage.index.postgres_corpus import PostgresCorpus
from storage.moving.archive import back_up, check
from storage.moving.homes import Home, carry, open_home
from storage.moving.restoring import restore
from storage.moving.rows import go_on_counting, index_tables, main_tables
from storage.tables.conversations import AnswerRow, QuestionRow
from storage.work.leases import Holder
from storage.work.members import join
from tests.conftest import fresh_postgres
from tests.homes import make_home
from tests.postgres_copies import copied

EMBEDDER = "test/embedder"


@pytest.fixture(scope="module")
def filled():
    """A database on a server with a row in every table, brought up to date, to be copied."""
    with fresh_postgres() as url:
        make_home(url)
        database = open_database(url)
        with database.engine.begin() as connection:
            go_on_counting(connection, [*main_tables(), *index_tables()])  # its rows brought their numbers along
        database.close()
        yield url


@pytest.fixture(scope="module")
def filled_folder(tmp_path_factory):
    """An embedded home with a row in every table, brought up to date, to be copied."""
    folder = tmp_path_factory.mktemp("filled")
    make_home(f"sqlite:///{folder / 'errata.db'}", folder)
    open_home(f"sqlite:///{folder / 'errata.db'}", folder).database.close()
    return folder


@pytest.fixture
def server(_migrated_postgres):
    with copied(_migrated_postgres) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def home(request, tmp_path):
    """A home with a row in every table and a small index, of either kind."""
    with ExitStack() as stack:
        folder = tmp_path / "home"
        if request.param == "sqlite":
            shutil.copytree(request.getfixturevalue("filled_folder"), folder)
            url = f"sqlite:///{folder / 'errata.db'}"
        else:
            url = stack.enter_context(copied(request.getfixturevalue("filled")))
        (folder / "uploads").mkdir(parents=True)
        (folder / "uploads" / "holidays.md").write_text("Closed on 24 December.")
        (folder / ".env").write_text("OPENAI_API_KEY=never-in-a-backup")
        opened = open_home(url, folder)
        opened.database.transaction(lambda session: audit.note(session, "slack:T1:U1", audit.LOGIN))
        yield opened, url, folder
        opened.database.close()


def held(database):
    """All rows of all tables, as they compare."""
    with database.engine.connect() as connection, connection.begin():
        tables = [table for table in main_tables() if table.name != "audit"]
        return {table.name: sorted(map(repr, connection.execute(select(table)).all())) for table in tables}


async def found(opened):
    index = opened.index
    searched = PostgresCorpus(opened.database, EMBEDDER) if index is None else LocalIndex(index, EMBEDDER)
    words = await searched.keyword_search("days", ["hr"], 3)
    nearest = await searched.dense_search(np.array([1, 0, 0, 0], dtype=np.float32), ["hr"], 1)
    documents = [(entry.path, entry.chunks, entry.embedded) for entry in await searched.documents()]
    shown = [passage.text for passage in await searched.document_passages("hr", "handbook.md")]
    if index is not None:
        await searched.close()
    return sorted(hit.chunk_id for hit in words), [hit.chunk_id for hit in nearest], documents, shown


async def test_a_backup_put_back_is_the_home_it_was_taken_of(home, tmp_path):
    opened, url, folder = home
    before, searched = held(opened.database), await found(opened)
    back_up(opened, folder, tmp_path / "b.tar.gz")
    opened.database.transaction(lambda session: session.execute(text("DELETE FROM answer")))
    opened.database.close()
    restore(tmp_path / "b.tar.gz", url, folder, force=True)
    again = open_home(url, folder)
    assert held(again.database) == before
    assert await found(again) == searched
    assert (folder / "uploads" / "holidays.md").read_text() == "Closed on 24 December."
    audited = again.database.transaction(lambda session: audit.entries(session, audit.Wanted()))
    assert [entry.actor for entry in audited] == ["slack:T1:U1"]
    again.database.close()


@pytest.mark.parametrize("home", ["postgres"], indirect=True)
def test_vectors_that_lay_elsewhere_are_brought_there_anew_after_a_restore(home, tmp_path, server):
    opened, _, folder = home
    insert = "INSERT INTO index_copies VALUES (1, 'pinecone', 'n', 'g9', 1, NULL, 1.0) ON CONFLICT DO NOTHING"
    with opened.database.engine.begin() as connection:
        connection.execute(text(insert))
        there = connection.execute(text("SELECT count(*) FROM index_copies")).scalar_one()
    back_up(opened, folder, tmp_path / "b.tar.gz")
    restore(tmp_path / "b.tar.gz", server, tmp_path / "there", force=False)
    engine = create_engine(server)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM index_copies")).scalar_one() == 0
        assert connection.execute(text("SELECT count(*) FROM index_discards")).scalar_one() == there + 1
    engine.dispose()


async def test_a_home_is_carried_to_the_other_kind_of_database_and_back(home, tmp_path, server):
    opened, _, _ = home
    before, searched = held(opened.database), await found(opened)
    there = server if opened.index is not None else f"sqlite:///{tmp_path / 'there' / 'errata.db'}"
    moved = open_home(there, tmp_path / "there")
    carry(opened, moved)
    assert held(moved.database) == before
    assert await found(moved) == searched
    if opened.index is None:
        carry(moved, opened, over=True)
        assert held(opened.database) == before
        assert await found(opened) == searched
    moved.database.close()


@pytest.mark.parametrize("home", ["sqlite"], indirect=True)
async def test_a_backup_of_one_kind_is_put_into_the_other(home, tmp_path, server):
    opened, _, folder = home
    searched = await found(opened)
    back_up(opened, folder, tmp_path / "b.tar.gz")
    restore(tmp_path / "b.tar.gz", server, tmp_path / "there", force=False)
    moved = open_home(server, tmp_path / "there")
    assert held(moved.database) == held(opened.database)
    assert await found(moved) == searched
    back_up(moved, tmp_path / "there", tmp_path / "c.tar.gz")
    moved.database.close()
    back = f"sqlite:///{tmp_path / 'back' / 'errata.db'}"
    restore(tmp_path / "c.tar.gz", back, tmp_path / "back", force=False)
    again = open_home(back, tmp_path / "back")
    assert held(again.database) == held(opened.database)
    assert await found(again) == searched
    again.database.close()


def test_what_is_there_is_replaced_only_by_force_and_kept_aside(home, tmp_path):
    opened, url, folder = home
    back_up(opened, folder, tmp_path / "b.tar.gz")
    before = held(opened.database)
    with pytest.raises(BadSetting, match="not empty"):
        restore(tmp_path / "b.tar.gz", url, folder, force=False)
    assert held(opened.database) == before
    opened.database.close()
    restore(tmp_path / "b.tar.gz", url, folder, force=True)
    aside = [place.name for place in folder.iterdir() if ".before-" in place.name]
    assert bool(aside) == url.startswith("sqlite")


def test_while_processes_run_nothing_is_restored_over_them(home, tmp_path):
    opened, url, folder = home
    back_up(opened, folder, tmp_path / "b.tar.gz")
    me = Holder("w0~1", "w0", "elsewhere", 1, frozenset())
    opened.database.transaction(lambda session: join(session, me, {}, 60.0))
    with pytest.raises(BadSetting, match=r"w0 runs on .*Stop all processes"):
        restore(tmp_path / "b.tar.gz", url, folder, force=True)


def test_no_key_and_nothing_that_is_under_way_is_in_it(home, tmp_path):
    opened, _, folder = home
    (folder / "scratch").mkdir()
    (folder / "scratch" / "half").write_text("half")
    (folder / "link").symlink_to("/etc/hostname")
    back_up(opened, folder, tmp_path / "b.tar.gz")
    with tarfile.open(tmp_path / "b.tar.gz") as tar:
        names = set(tar.getnames())
    there = {"manifest.json", "home/errata.db", "home/uploads/holidays.md"}
    assert names - {"home/index.db"} == there
    assert (tmp_path / "b.tar.gz").stat().st_mode & 0o077 == 0


async def test_what_was_written_before_it_began_is_in_it_and_each_transaction_whole(home, tmp_path):
    opened, url, folder = home
    stop, written = threading.Event(), []

    def write():
        """A question with its answer, in one transaction, as fast as they come."""
        database = open_database(url)
        while not stop.is_set():
            number = f"n{len(written)}"

            def ask(session, number=number):
                session.add(QuestionRow(id=number, source=number, answer_id=number))
                session.add(AnswerRow(id=number, question_id=number, question="", text="", outcome="", body="{}"))

            database.transaction(ask)
            written.append(number)
        database.close()

    async def ingest():
        index = (
            PostgresCorpus(opened.database, EMBEDDER) if opened.index is None else LocalIndex(opened.index, EMBEDDER)
        )
        for number in range(20):
            chunk = Chunk(f"d{number}", "Text of days.", "Text of days.", f"h{number}", 0, 3, "test")
            document = Document("hr", f"d{number}.md", "md", f"h{number}", ())
            await index.replace_document(document, [chunk], np.ones((1, 4), dtype=np.float32))
        if opened.index is not None:
            await index.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        while len(written) < 20:
            await ingest()
        before = set(written)
        manifest = back_up(opened, folder, tmp_path / "b.tar.gz")
        assert len(written) > len(before), "others wrote on meanwhile"
    finally:
        stop.set()
        writer.join()
    assert check(tmp_path / "b.tar.gz") == check(tmp_path / "b.tar.gz")
    target = f"sqlite:///{tmp_path / 'there' / 'errata.db'}"
    restore(tmp_path / "b.tar.gz", target, tmp_path / "there", force=False)
    engine = create_engine(target)
    with engine.connect() as connection:
        asked = {row.id for row in connection.execute(text("SELECT id FROM question WHERE id LIKE 'n%'"))}
        answered = {row.id for row in connection.execute(text("SELECT id FROM answer WHERE id LIKE 'n%'"))}
    engine.dispose()
    assert asked == answered
    assert before <= asked
    assert manifest.rows["question"] == len(asked) + 5
    there = open_home(target, tmp_path / "there")
    _, _, documents, _ = await found(there)
    assert all(chunks == embedded for _, chunks, embedded in documents if _ != "handbook.md")
    there.database.close()


def rewritten(archive, change):
    """The same archive with other members."""
    target = archive.with_name("other.tar.gz")
    with tarfile.open(archive) as old, tarfile.open(target, "w:gz") as new:
        for member in old.getmembers():
            data = change(member.name, old.extractfile(member).read())
            for name, content in data:
                info = tarfile.TarInfo(name)
                info.size = len(content)
                new.addfile(info, io.BytesIO(content))
    return target


DAMAGE = {
    "a byte differs": lambda name, data: [
        (name, data[:-1] + bytes([data[-1] ^ 1]) if name == "home/errata.db" else data)
    ],
    "a file lacks": lambda name, data: [] if name == "home/errata.db" else [(name, data)],
    "a file too much": lambda name, data: [(name, data), *([("home/x", b"x")] if name == "manifest.json" else [])],
    "a way out": lambda name, data: [(name, data), *([("home/../../x", b"x")] if name == "manifest.json" else [])],
    "no manifest": lambda name, data: [] if name == "manifest.json" else [(name, data)],
    "rows that it does not say": lambda name, data: [
        (name, data.replace(b'"question": 5', b'"question": 6') if name == "manifest.json" else data)
    ],
}


@pytest.mark.parametrize("home", ["sqlite"], indirect=True)
def test_an_archive_that_is_not_whole_is_refused_and_changes_nothing(home, tmp_path):
    opened, url, folder = home
    back_up(opened, folder, tmp_path / "b.tar.gz")
    opened.database.close()
    (tmp_path / "cut.tar.gz").write_bytes((tmp_path / "b.tar.gz").read_bytes()[:2000])
    (tmp_path / "none.tar.gz").write_bytes(b"nothing of the kind")
    before = sorted(place.name for place in folder.iterdir())
    archives = [tmp_path / "cut.tar.gz", tmp_path / "none.tar.gz"]
    for why, change in DAMAGE.items():
        archives.append(rewritten(tmp_path / "b.tar.gz", change).rename(tmp_path / f"{why}.tar.gz"))
    for archive in archives:
        with pytest.raises((Unreadable, StoreCorrupt)):
            restore(archive, url, folder, force=True)
    assert sorted(place.name for place in folder.iterdir()) == before
    assert not (tmp_path.parent / "x").exists()


@pytest.mark.parametrize("home", ["sqlite"], indirect=True)
def test_a_migration_that_fails_half_way_leaves_the_target_as_it_was(home, server):
    opened, _, folder = home
    with closing(sqlite3.connect(folder / "index.db")) as connection, connection:
        connection.execute("DROP TABLE vector")
    target = open_home(server, folder)
    with pytest.raises(Exception, match="vector"):
        carry(opened, target)
    with target.database.engine.connect() as connection:
        tables = [table for table in (*main_tables(), *index_tables()) if table.name != "facts_version"]
        assert not [table.name for table in tables if connection.execute(select(table)).first()]
    target.database.close()


@pytest.mark.parametrize("home", ["sqlite"], indirect=True)
def test_what_is_carried_goes_on_being_written_to(home, tmp_path, server):
    opened, _, _ = home
    moved = open_home(server, tmp_path)
    carry(opened, moved)
    for _ in range(2):
        moved.database.transaction(lambda session: audit.note(session, "terminal", audit.LOGIN))
    entries = moved.database.transaction(lambda session: audit.entries(session, audit.Wanted()))
    assert len({entry.id for entry in entries}) == 3
    with pytest.raises(BadSetting, match="not empty"):
        carry(opened, moved)
    carry(opened, moved, over=True)
    moved.database.close()


def errata(folder, *arguments):
    return CliRunner().invoke(app, arguments, env={"ERRATA_HOME": str(folder)})


def test_as_typed(tmp_path, server, filled_folder):
    folder = tmp_path / "home"
    shutil.copytree(filled_folder, folder)
    assert "up to date" in errata(folder, "migrate").stdout
    made = json.loads(errata(folder, "backup", str(tmp_path), "--json").stdout)
    assert made["rows"]["question"] == 5
    assert made["index"]["chunk"] == 3
    assert isinstance(errata(folder, "backup", made["file"]).exception, BadInput)
    assert isinstance(errata(folder, "restore", made["file"]).exception, BadSetting)
    again = errata(folder, "restore", made["file"], "--force")
    assert "counts and hashes agree" in again.stdout, again
    carried = errata(folder, "migrate", "--to", server)
    assert "Now set DATABASE_URL" in carried.stdout, carried
    back = tmp_path / "back" / "errata.db"
    environ = {"ERRATA_HOME": str(folder), "DATABASE_URL": server}
    done = CliRunner().invoke(app, ["migrate", "--to", f"sqlite:///{back}"], env=environ)
    assert "counts agree" in done.stdout, done
    database = Home(open_database(f"sqlite:///{back}"), back.parent / "index.db")
    assert len(held(database.database)["question"]) == 5
    database.database.close()
