"""A folder of backups keeps the latest, and whatever else somebody put there."""

from __future__ import annotations

from typer.testing import CliRunner

from bots.cli import app

OLD = ["errata-20240101-030000.tar.gz", "errata-20250101-030000.tar.gz", "errata-20250102-030000.tar.gz"]
OTHERS = ["errata-latest.tar.gz", "errata-20240101-030000.tar.gz.part", "errata-20249901-030000.tar.gz", "notes.txt"]


def backup(home, *arguments):
    return CliRunner().invoke(app, ["backup", *map(str, arguments)], env={"ERRATA_HOME": str(home)})


def test_all_but_the_latest_archives_go_once_the_new_one_is_there(tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in (*OLD, *OTHERS):
        (folder / name).write_text("x")
    said = backup(tmp_path / "home", "--keep", 2, folder)
    assert said.exit_code == 0, said.output
    assert f"Deleted: {OLD[0]}, {OLD[1]}." in said.output
    left = {place.name for place in folder.iterdir()}
    assert {OLD[2], *OTHERS} < left
    assert len(left) == 2 + len(OTHERS)


def test_without_a_number_to_keep_nothing_is_deleted(tmp_path):
    (tmp_path / OLD[0]).write_text("x")
    assert backup(tmp_path / "home", tmp_path).exit_code == 0
    assert (tmp_path / OLD[0]).exists()


def test_of_one_file_there_is_nothing_to_keep(tmp_path):
    said = backup(tmp_path / "home", "--keep", 2, tmp_path / "one.tar.gz")
    assert said.exit_code != 0
    assert not (tmp_path / "one.tar.gz").exists()
