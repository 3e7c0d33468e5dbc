"""`errata tokens` and `errata web`, as typed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys

import httpx
from typer.testing import CliRunner

from bots.cli import app
from bots.wiring import read_settings
from core.errors import BadInput, NotFound
from storage import tokens
from storage.database import open_database
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


async def test_the_web_process_serves_on_the_port_of_the_environment_and_ends_when_told(tmp_path):
    port = port_to_name()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bots", "web", env=settings_of(tmp_path, PORT=str(port), ERRATA_API_TOKEN="t")
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
