"""`errata health`, as a container asks it."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from bots.cli import app
from storage.database import open_database
from storage.work.leases import Holder, machine_id
from storage.work.members import join


def asked(folder):
    return CliRunner().invoke(app, ["health", "--json"], env={"ERRATA_HOME": str(folder)})


def test_a_process_of_this_machine_is_health_and_one_of_another_is_not(tmp_path):
    assert asked(tmp_path).exit_code == 1
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    other = Holder("w9~1", "w9", "another", 1, frozenset())
    database.transaction(lambda session: join(session, other, {}, 60.0))
    assert (asked(tmp_path).exit_code, json.loads(asked(tmp_path).stdout)) == (1, {"alive": []})
    ours = Holder("w0~1", "w0", machine_id(), 1, frozenset())
    database.transaction(lambda session: join(session, ours, {}, 60.0))
    database.close()
    assert (asked(tmp_path).exit_code, json.loads(asked(tmp_path).stdout)) == (0, {"alive": ["w0"]})
