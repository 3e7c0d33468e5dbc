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


FORGED = "x\ndefault             9 passages  2026-11-27  leave.md"


def test_a_name_with_a_line_feed_is_one_row_of_any_listing(capsys):
    tell(FORGED)
    tell(f"harbour\x1b[2J.md\u2028{FORGED}", err=True)
    printed = capsys.readouterr()
    assert printed.out == "x\\ndefault             9 passages  2026-11-27  leave.md\n"
    assert printed.err.count("\n") == 1
    assert "\x1b" not in printed.err


def test_a_text_of_several_lines_stays_so_where_its_maker_says_so(capsys):
    tell("one\ntwo\x07", lines=True)
    assert capsys.readouterr().out == "one\ntwo\\x07\n"


def test_documents_list_and_ingest_print_a_forging_name_on_its_own_row(tmp_path, monkeypatch):
    monkeypatch.setenv("ERRATA_HOME", str(tmp_path / "home"))
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / f"{FORGED}.md").write_text("# Leave\n\nLeave is 30 days a year.\n")
    (docs / "bad\n  failed  leave.md.pdf").write_bytes(b"%PDF-1.4 nothing")
    told = CliRunner().invoke(app, ["ingest", str(docs)]).output
    assert not any(line.startswith("  failed  leave.md") for line in told.splitlines())
    listed = [line for line in CliRunner().invoke(app, ["documents", "list"]).output.splitlines() if "passage" in line]
    assert len(listed) == 1
    assert "x\\ndefault" in listed[0]
