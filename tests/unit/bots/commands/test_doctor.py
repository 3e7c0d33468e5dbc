"""What the doctor says where the main database is not as this version wants it: once, and opening nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from pydantic import SecretStr

from bots.commands.daily_caps import Doubt
from bots.commands.doctor import _platform, _probe, examine
from bots.commands.scan_languages import scan_languages
from bots.platforms import BY_NAME
from core.settings import Settings
from storage.database import HEAD, open_database
from storage.peek import revision_at

NEEDING = ("language model", "model calls", "processes", "waiting work", "kept in")


def with_revision(folder, revision):
    open_database(f"sqlite:///{folder / 'errata.db'}").close()
    with closing(sqlite3.connect(folder / "errata.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    return Settings(errata_home=folder)


def damaged(folder):
    (folder / "errata.db").write_bytes(b"no database at all" * 1_000)
    return Settings(errata_home=folder)


def away(folder):
    return Settings(errata_home=folder, database_url="postgresql+psycopg://errata@127.0.0.1:1/none")


@pytest.mark.parametrize("kind", ["newer", "damaged", "away"])
async def test_what_is_the_matter_with_the_database_is_said_once_and_the_rest_points_there(tmp_path, kind):
    tmp_path.chmod(0o700)
    made = {"newer": lambda: with_revision(tmp_path, "9999"), "damaged": lambda: damaged(tmp_path)}
    settings = made.get(kind, lambda: away(tmp_path))()
    findings = {finding.name: finding for finding in await examine(settings)}
    said = findings["database"].said
    assert not findings["database"].well
    assert [finding.said for finding in findings.values()].count(said) == 1
    for name in (*NEEDING, "audiences", *(("documents",) if kind == "away" else ())):
        assert (findings[name].well, findings[name].said) == (False, "not looked at: it needs the database")
    assert findings["redis"].well, "what needs no database is looked at all the same"


async def test_an_earlier_database_is_left_as_it_is_and_that_is_no_fault(tmp_path):
    settings = with_revision(tmp_path, "0001")
    findings = {finding.name: finding for finding in await examine(settings)}
    assert findings["database"].said.startswith(f"tables of revision 0001: whatever starts next brings them to {HEAD}")
    for name in NEEDING:
        assert (findings[name].well, findings[name].said[:13]) == (True, "not looked at")
    with closing(sqlite3.connect(tmp_path / "errata.db")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


async def test_a_database_of_this_version_is_looked_into(tmp_path):
    findings = {finding.name: finding for finding in await examine(with_revision(tmp_path, HEAD))}
    assert all(findings[name].well and "not looked at" not in findings[name].said for name in NEEDING)


@pytest.mark.parametrize(
    ("wanted", "here", "found_so"),
    [
        ("", ("deu", "eng"), (True, False, "read by Tesseract in deu, eng")),
        ("deu", ("deu", "eng"), (True, False, "read by Tesseract in deu")),
        ("deu+xyz", ("deu", "eng"), (True, True, "Tesseract lacks xyz of SCAN_LANGUAGES")),
        ("xyz", ("deu", "eng"), (False, False, "Tesseract has none of SCAN_LANGUAGES here (xyz)")),
        ("deu", (), (True, True, "Tesseract is not installed")),
        ("off", ("deu",), (True, False, "not read")),
    ],
)
async def test_what_scans_are_read_in_is_held_against_what_is_installed(tmp_path, monkeypatch, wanted, here, found_so):
    well, doubtful, said = found_so
    monkeypatch.setattr("core.indexing.readers.scans.languages_installed", lambda: here)
    settings = Settings(errata_home=tmp_path, scan_languages=wanted)
    found = await _probe("scans", scan_languages, settings)
    assert (found.well, found.doubtful) == (well, doubtful)
    assert found.said.startswith(said)


async def test_an_empty_database_is_told_and_stays_empty_and_so_does_its_folder(tmp_path):
    tmp_path.chmod(0o700)
    findings = {finding.name: finding for finding in await examine(Settings(errata_home=tmp_path))}
    assert findings["database"].said == "empty: its tables are made by the first command that needs them"
    assert all(findings[name].well for name in (*NEEDING, "documents", "audiences", "settings"))
    assert findings["documents"].said.startswith("none yet")
    assert list(tmp_path.iterdir()) == []


async def test_an_empty_server_of_databases_is_given_no_tables(tmp_path, empty_postgres_url):
    tmp_path.chmod(0o700)
    findings = {f.name: f for f in await examine(Settings(errata_home=tmp_path, database_url=empty_postgres_url))}
    assert findings["database"].said.startswith("empty: ")
    assert revision_at(empty_postgres_url) == ""
    assert list(tmp_path.iterdir()) == []


async def probe(_):
    """What the platform below is told to be by, as its adapter."""
    return "bot 7"


async def test_a_platform_that_posts_and_does_not_listen_is_told(tmp_path):
    platform = replace(BY_NAME["slack"], adapter=__name__)
    token = SecretStr("xoxb-1")
    posting = await _platform(platform, Settings(errata_home=tmp_path, slack_bot_token=token))
    assert isinstance(posting, Doubt)
    assert posting.startswith("bot 7; posts, and does not listen: SLACK_APP_TOKEN is not set")
    over_http = Settings(errata_home=tmp_path, slack_bot_token=token, slack_signing_secret=SecretStr("s"))
    assert await _platform(platform, over_http) == "bot 7"
    listening = Settings(errata_home=tmp_path, slack_bot_token=token, slack_app_token=SecretStr("xapp-1"))
    assert await _platform(platform, listening) == "bot 7"


async def test_settings_are_told_of_with_faults_first(tmp_path):
    tmp_path.chmod(0o700)
    given = Settings(errata_home=tmp_path, errata_admins=("U1 U2",), s3_key_id="AK")
    (found,) = [finding for finding in await examine(given) if finding.name == "settings"]
    assert (found.well, found.said[:9], found.more[0][:13]) == (False, "S3_KEY_ID", "ERRATA_ADMINS")
