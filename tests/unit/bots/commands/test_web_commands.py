"""`errata tokens` and `errata web`, as typed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from typer.testing import CliRunner

from bots.cli import app
from bots.wiring import read_settings
from core.errors import BadInput, NotFound
from storage.access import tokens
from storage.database import open_database
from tests import forked
from tests.emulators.common import PATIENCE


def settings_of(folder, **more):
    return {name: value for name, value in os.environ.items() if not name.startswith("ERRATA")} | {
        "ERRATA_HOME": str(folder),
        **more,
    }


def errata(folder, *arguments):
    return CliRunner().invoke(app, arguments, env={"ERRATA_HOME": str(folder)})


def test_a_token_is_printed_once_listed_without_its_secret_and_revoked(tmp_path):
    made = errata(tmp_path, "tokens", "create", "ada", "--scope", "admin", "--collection", "hr")
    secret = made.stdout.strip()
    assert made.exit_code == 0
    database = open_database(read_settings(settings_of(tmp_path), tmp_path / "none").database)
    known = database.transaction(lambda session: tokens.verify(session, secret))
    assert (known.name, known.scope, known.collections) == ("ada", "admin", ("hr",))
    for as_json in ((), ("--json",)):
        listed = errata(tmp_path, "tokens", "list", *as_json).stdout
        assert "ada" in listed
        assert secret not in listed
    assert isinstance(errata(tmp_path, "tokens", "create", "ada").exception, BadInput)
    assert errata(tmp_path, "tokens", "revoke", "ada").exit_code == 0
    assert database.transaction(lambda session: tokens.verify(session, secret)) is None
    assert isinstance(errata(tmp_path, "tokens", "revoke", "ada").exception, NotFound)
    database.close()


def test_a_token_says_until_when_it_is_good_and_when_it_was_used(tmp_path):
    for name, expires in (("ada", ("--expires", "90d")), ("bob", ()), ("cyd", ("--expires", "2030-01-31"))):
        assert errata(tmp_path, "tokens", "create", name, *expires).exit_code == 0
    rows = {row["name"]: row for row in json.loads(errata(tmp_path, "tokens", "list", "--json").stdout)}
    assert rows["bob"]["expires_at"] is None
    assert rows["cyd"]["expires_at"] == "2030-02-01T00:00:00+00:00"
    in_ninety_days = datetime.now(UTC) + timedelta(days=90)
    assert abs(datetime.fromisoformat(rows["ada"]["expires_at"]) - in_ninety_days) < timedelta(minutes=10)
    listed = errata(tmp_path, "tokens", "list").stdout
    assert "no end, never used" in listed
    assert "until 2030-02-01" in listed


@pytest.mark.parametrize("expires", ["90", "soon", "0d", "-3d", "2020-01-01", "99999w", "٣d", ""])
def test_a_time_that_is_none_is_refused(tmp_path, expires):
    made = errata(tmp_path, "tokens", "create", "ada", f"--expires={expires}")
    assert (made.exit_code == 0) if not expires else isinstance(made.exception, BadInput)


def test_what_commands_did_is_in_the_audit_log_and_what_was_said_is_not(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "leave.md").write_text("Every employee gets 28 days of leave.")
    for typed in (
        ("tokens", "create", "ada"),
        ("tokens", "revoke", "ada"),
        ("ingest", str(tmp_path / "docs"), "--collection", "hr"),
        ("ingest", str(tmp_path / "docs"), "--collection", "hr"),
        ("documents", "remove", "leave.md", "--collection", "hr"),
        ("collections", "let", "hr", "--no-web", "--new"),
        ("collections", "let", "hr"),
    ):
        assert errata(tmp_path, *typed).exit_code == 0, typed
    rows = json.loads(errata(tmp_path, "audit", "--json").stdout)
    actions = ["token.created", "token.revoked", "documents.ingested", "documents.removed"]
    actions.append("collection.egress")
    assert [row["action"] for row in rows] == actions, "what changed nothing is not noted"
    assert all(row["actor"].startswith("terminal") for row in rows)
    assert rows[3]["subject"] == "hr leave.md"
    assert "28 days" not in str(rows)
    shown = errata(tmp_path, "audit", "--action", "token", "--since", "1h").stdout
    assert [line.split()[2] for line in shown.splitlines()] == actions[:2]
    assert "Nothing was noted" in errata(tmp_path, "audit", "--actor", "slack:").stdout
    assert "did you mean token?" in errata(tmp_path, "audit", "--action", "tokn").stdout
    assert "did you mean" not in errata(tmp_path, "audit", "--action", "login").stdout
    assert isinstance(errata(tmp_path, "audit", "--since", "yore").exception, BadInput)


def test_a_collection_that_is_not_there_yet_is_told_with_the_nearest_and_breaks_nothing(tmp_path):
    errata(tmp_path, "tokens", "create", "first", "--collection", "human-resources")
    made = errata(tmp_path, "tokens", "create", "ada", "--collection", "human-resource", "--collection", "default")
    assert made.exit_code == 0
    assert "There is no collection 'human-resource' yet: did you mean 'human-resources'?" in made.stderr
    assert "'default'" not in made.stderr
    assert errata(tmp_path, "tokens", "list").stdout.count("human-resource,") == 1
    other = errata(tmp_path, "tokens", "create", "bob", "--collection", "xyz", "--json")
    assert "There is no collection 'xyz' yet; once there is, it is read." in other.stderr
    assert json.loads(other.stdout)["collections"] == ["xyz"]
    assert "no collection" not in errata(tmp_path, "tokens", "create", "eve").stderr


def test_a_short_api_token_is_one_line_that_names_it(tmp_path):
    done = forked.run(["tokens", "list"], b"", settings_of(tmp_path, ERRATA_API_TOKEN="hunter2-hunter2"))
    told = done.stderr.decode()
    assert done.returncode == 2
    assert told.startswith("errata: ERRATA_API_TOKEN is wrong: it has fewer than 24 characters")
    assert told.count("\n") == 1
    assert "hunter2" not in told


async def test_the_web_process_serves_on_the_port_of_the_environment_and_ends_when_told(tmp_path):
    port = port_to_name()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bots", "web", env=settings_of(tmp_path, PORT=str(port), ERRATA_API_TOKEN="t" * 24)
    )
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            while (await _health(client)) != 200:
                assert process.returncode is None
                await asyncio.sleep(0.05)
            assert (await client.get("/readyz")).json()["status"] == "ready"
            assert (await client.get("/api/answers/x")).status_code == 401
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_the_web_process_says_where_it_serves_once_it_listens_there(tmp_path):
    words = [sys.executable, "-m", "bots", "web", "--port", "0"]
    process = await asyncio.create_subprocess_exec(
        *words, env=settings_of(tmp_path, ERRATA_API_TOKEN="t" * 24), stderr=asyncio.subprocess.PIPE
    )
    try:
        assert process.stderr is not None
        said = b""
        while b"Serving on" not in said:
            said = await asyncio.wait_for(process.stderr.readline(), PATIENCE)
            assert said, "it ended"
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            assert (await client.get(f"{said.decode().split()[-1]}/healthz")).status_code == 200
    finally:
        process.kill()
        await process.wait()


@pytest.mark.parametrize("why", ["the port is taken", "a newer database", "a channels file that is none"])
def test_who_refuses_to_start_never_said_that_it_serves(tmp_path, why):
    more = {"CHANNELS_FILE": str(tmp_path / "none.toml")} if "channels" in why else {}
    if "newer" in why:
        open_database(f"sqlite:///{tmp_path / 'errata.db'}").close()
        with closing(sqlite3.connect(tmp_path / "errata.db")) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1] if "port" in why else 0)
        variables = settings_of(tmp_path, ERRATA_API_TOKEN="t" * 24, **more)
        done = forked.run(["web", "--port", port], b"", variables)
    assert done.returncode in (1, 2)
    assert b"Serving on" not in done.stderr


def port_to_name():
    """A free port below those that the system gives to whoever asks for any: nobody gets it in the meantime."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
    raise AssertionError("no port is free")


async def _health(client):
    try:
        return (await client.get("/healthz")).status_code
    except httpx.TransportError:
        return None
