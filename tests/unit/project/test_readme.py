"""The README and the pages it leads to say what is true."""

from __future__ import annotations

import re
import runpy
import shlex
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from bots.cli import app
from tests.places import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
README = PAGES[0].read_text(encoding="utf-8")
SHOWN = re.compile(r"^ {4}(errata .*)$", re.MULTILINE)
LINKED = re.compile(r"\]\(((?!https?:)[^)#\s]+)(?:#[^)]*)?\)|<img [^>]*src=\"([^\"]+)\"")


def commands(text: str) -> list[list[str]]:
    """The commands that a page shows in its blocks, without what is said of them."""
    return [shlex.split(line.partition(" #")[0].split(" < ")[0])[1:] for line in SHOWN.findall(text)]


def test_the_table_of_settings_is_the_settings():
    table = runpy.run_path(str(ROOT / "docs" / "make_settings.py"))["table"]()
    assert table in (ROOT / "docs" / "settings.md").read_text(encoding="utf-8"), "run python docs/make_settings.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_it_links_to_is_there(page):
    for target in LINKED.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / "".join(target)).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_it_shows_is_one_with_these_options(page):
    for words in commands(page.read_text(encoding="utf-8")):
        command, rest = get_command(app), list(words)
        while (known := getattr(command, "commands", {})) and rest and rest[0] in known:
            command = known[rest.pop(0)]
        assert not known or rest[:1] in (["-h"], ["--env-file"], ["--install-completion"]), words
        options = {name for one in command.params for name in (*one.opts, *one.secondary_opts)}
        assert {word for word in rest if word.startswith("--")} <= options, words


def leaves(command: Any, *path: str) -> Iterator[str]:
    """The full names of all commands, those of families included."""
    held = getattr(command, "commands", {})
    if not held:
        yield " ".join(("errata", *path))
    for name, one in held.items():
        yield from leaves(one, *path, name)


def test_every_command_stands_in_the_readme_or_in_a_page_of_docs():
    told = " ".join(" ".join(page.read_text(encoding="utf-8") for page in PAGES).split())
    untold = [name for name in leaves(get_command(app)) if not re.search(rf"\b{name}(?![\w-])", told)]
    assert untold == [], "each has a line in a block of the page where it belongs"


def test_the_first_commands_do_what_it_says(tmp_path):
    """One after another as they stand there, over a folder of examples; what would wait for somebody is left out."""
    shutil.copytree(ROOT / "examples" / "knowledge", tmp_path / "handbook")
    shown = commands(README)
    assert len(shown) > 5
    for words in shown:
        given = [word.replace("~", str(tmp_path)) for word in words]
        environ = {"ERRATA_HOME": str(tmp_path / "home")}
        said = CliRunner().invoke(app, given, env=environ, input="How many days of leave do I get?\n")
        assert said.exit_code == 0, (words, said.output, said.exception)
        if words[0] in ("ask", "chat"):
            assert "27 days" in said.output, said.output
        if words[0] == "search":
            assert "leave" in said.output
