"""What commands say on a terminal is wrapped at words, and whole where it is piped."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from bots.cli import app
from bots.commands.telling import tell, wrapped

LISTED = "default            2 passages  2026-11-24  incidents/2023-11-bellwether-silence.md"
FAILED = "  failed  /srv/share: No such file or folder: /srv/share. Check the path."


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        ("A short line.", ["A short line."]),
        (FAILED, ["  failed  /srv/share: No such file or folder:", "          /srv/share. Check the path."]),
        (LISTED, ["default            2 passages  2026-11-24", "  incidents/2023-11-bellwether-silence.md"]),
        ("見積書の有効期限は三十日です。 " * 2, ["見積書の有効期限は三十日です。", "  見積書の有効期限は三十日です。"]),
        ("a" * 60 + " b", ["a" * 60, "  b"]),
    ],
)
def test_a_line_is_wrapped_at_words_below_what_it_begins_with(line, rows):
    assert wrapped(line, 50) == rows


def test_what_is_piped_stays_whole(capsys):
    tell(LISTED * 3)
    assert capsys.readouterr().out == f"{LISTED * 3}\n"


def test_help_says_each_command_in_its_whole_sentence():
    said = CliRunner().invoke(app, ["-h"]).output
    assert "..." not in said.partition("Commands:")[2]
    assert max(map(len, said.splitlines())) <= 80
