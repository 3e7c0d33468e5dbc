"""The README says what is true."""

from __future__ import annotations

import re
import runpy

from tests.places import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_table_of_settings_is_the_settings():
    table = runpy.run_path(str(ROOT / "docs" / "make_settings.py"))["table"]()
    assert table in README, "run python docs/make_settings.py"


def test_every_file_it_links_to_is_there():
    for target in re.findall(r"\]\(((?!https?:)[^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_every_command_it_shows_exists():
    from typer.main import get_command

    from bots.cli import app

    known = set(get_command(app).commands)
    for name in re.findall(r"^ {4}errata (\w+)", README, re.MULTILINE):
        assert name in known, name
