"""The data folder and its databases are their owner's alone, whatever the umask, and whatever they were before."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from pathlib import Path

import pytest

from bots.commands.doctor import examine
from bots.wiring import open_library, open_main_database
from core.errors import BadSetting
from core.settings import Settings
from storage.database import open_database
from storage.index.sqlite_file import connect, prepare, writing
from storage.private_files import make_private_folder


@pytest.fixture(params=[0o000, 0o022, 0o277])
def umask(request):
    """A umask that leaves others everything, the usual one, and one that takes from the owner."""
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


def test_folder_and_databases_are_made_private_whatever_the_umask(tmp_path, umask):
    home = tmp_path / "home"
    database = open_database(f"sqlite:///{home / 'errata.db'}")
    prepare(home / "index.db")
    with_wal = connect(home / "index.db")
    with writing(with_wal):
        with_wal.execute("INSERT INTO collection (name) VALUES ('a')")
    assert mode(home) == 0o700
    found = modes(home)
    assert {"errata.db", "errata.db-wal", "errata.db-shm", "index.db", "index.db-wal"} <= set(found)
    assert set(found.values()) == {0o600}
    with_wal.close()
    database.close()


@pytest.mark.parametrize("opened", [open_main_database, open_library])
def test_a_folder_whose_database_is_anothers_is_left_as_it_is(tmp_path, opened):
    theirs = tmp_path / "errata.db"
    with sqlite3.connect(theirs) as connection:
        connection.execute("CREATE TABLE invoices (id integer)")
    tmp_path.chmod(0o755)
    theirs.chmod(0o644)
    with pytest.raises(BadSetting, match="belongs to another application"):
        asyncio.run(entered(opened(Settings(errata_home=tmp_path))))
    assert [path.name for path in tmp_path.iterdir()] == ["errata.db"]
    assert (mode(tmp_path), mode(theirs)) == (0o755, 0o644)


async def entered(made):
    """Enter what was opened, as whoever uses it does."""
    async with made:
        pass


async def test_a_laxer_home_is_tightened_at_the_start_with_one_line(tmp_path, caplog):
    home = tmp_path / "home"
    settings = Settings(errata_home=home)
    open_main_database(settings).close()
    async with open_library(settings):
        pass
    (home / "scratch").mkdir()
    for path in (home, *home.iterdir()):
        path.chmod(0o755 if path.is_dir() else 0o644)
    (home / "mine.txt").write_text("not ours")
    (home / "mine.txt").chmod(0o644)
    with caplog.at_level(logging.WARNING):
        open_main_database(settings).close()
        open_main_database(settings).close()
    assert [record.getMessage() for record in caplog.records] == [
        f"Others could read in the data folder {home}: it is the owner's alone now."
    ]
    assert mode(home) == 0o700
    assert modes(home) == {
        name: 0o644 if name == "mine.txt" else 0o700 if name == "scratch" else 0o600 for name in modes(home)
    }


async def test_what_others_can_read_is_named_by_the_doctor(tmp_path):
    home = tmp_path / "home"
    settings = Settings(errata_home=home)
    open_main_database(settings).close()
    home.chmod(0o755)
    (finding,) = [found for found in await examine(settings) if found.name == "data folder"]
    assert not finding.well
    assert "Others can read home" in finding.said


async def test_in_a_fresh_folder_nothing_is_wrong_and_what_to_do_is_said(tmp_path, caplog):
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    with caplog.at_level(logging.WARNING):
        findings = await examine(Settings(errata_home=home))
    assert [finding.name for finding in findings if not finding.well] == []
    assert "errata ingest PATH" in findings[0].said
    assert (mode(home), list(home.iterdir())) == (0o755, []), "a diagnosis changes nothing"
    assert caplog.records == []


def test_a_database_in_a_folder_of_somebody_elses_leaves_that_as_it_is(tmp_path):
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    open_database(f"sqlite:///{shared / 'errata.db'}").close()
    assert mode(shared) == 0o755
    assert set(modes(shared).values()) == {0o600}


def test_a_shared_folder_is_not_taken_from_others(tmp_path):
    shared = tmp_path / "tmp"
    shared.mkdir()
    shared.chmod(0o1777)
    open_main_database(Settings(errata_home=shared)).close()
    assert mode(shared) == 0o777


def test_several_processes_may_make_it_at_once(tmp_path):
    async def make():
        await asyncio.gather(*(asyncio.to_thread(make_private_folder, tmp_path / "a" / "b") for _ in range(8)))

    asyncio.run(make())
    assert mode(tmp_path / "a" / "b") == 0o700
