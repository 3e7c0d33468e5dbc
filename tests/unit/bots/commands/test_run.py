"""What `errata run` starts: the web interface wherever somebody could ask there, else it is said that it is not."""

from __future__ import annotations

import time

import pytest
from typer.testing import CliRunner

from bots.cli import app
from bots.commands import serve
from core.settings import Settings
from storage.access import tokens
from storage.database import open_database

DISCORD = {"discord_token": "x.y.z"}
RUNNER = CliRunner()


def started(monkeypatch, tmp_path, **given):
    """Return which roles a run with these settings starts, and what it says."""
    roles = []

    async def supervised(wanted):
        roles.extend(wanted)
        return 0

    monkeypatch.setattr(serve, "supervise", supervised)
    monkeypatch.setattr(serve, "settings", lambda: Settings(errata_home=tmp_path, **given))
    said = RUNNER.invoke(app, ["run"])
    return [role[0] for role in roles], said


def with_token(folder, expires_at=0.0):
    database = open_database(f"sqlite:///{folder / 'errata.db'}")
    database.transaction(lambda session: tokens.create(session, "ada", "ask", expires_at=expires_at))
    database.close()


def test_a_token_in_the_database_starts_the_web_interface(monkeypatch, tmp_path):
    with_token(tmp_path)
    assert started(monkeypatch, tmp_path)[0] == ["worker", "web"]


@pytest.mark.parametrize("given", [{"port": 8000}, {"errata_api_token": "a" * 40}])
def test_so_does_whatever_means_it(monkeypatch, tmp_path, given):
    assert started(monkeypatch, tmp_path, **given)[0] == ["worker", "web"]


@pytest.mark.parametrize("expired", [False, True])
def test_without_any_it_is_said_that_it_is_not_started_and_why(monkeypatch, tmp_path, expired):
    if expired:
        with_token(tmp_path, time.time() - 1)
    roles, said = started(monkeypatch, tmp_path, **DISCORD)
    assert roles == ["worker", "discord"]
    assert "No web interface is started" in said.stderr
    assert "errata tokens create" in said.stderr


def test_where_nothing_is_configured_a_token_is_named_among_the_ways(monkeypatch, tmp_path):
    roles, said = started(monkeypatch, tmp_path)
    assert roles == []
    assert "errata tokens create NAME" in str(said.exception)
