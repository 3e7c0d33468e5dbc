"""Ten sessions at a terminal of tmux, narrow and wide: all that is waited for comes, no word is cut, nothing is raw."""

from __future__ import annotations

import shutil

import pytest

from tests.tmux_sessions import SESSIONS, WIDTHS, held, write_files

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")

RAW = ("**", "|--", "| ", "```", "## ", "Traceback", "\x1b")


@pytest.mark.parametrize("columns", WIDTHS)
def test_ten_sessions_are_wrapped_at_words_and_drawn(tmp_path, columns):
    assert len(SESSIONS) == 10
    write_files(tmp_path)
    for session in SESSIONS:
        shown = held(tmp_path, session, columns)
        wide = [line.strip() for line in shown if len(line.rstrip()) > columns and not line.startswith("$ ")]
        assert [line for line in wide if " " in line] == [], session.name  # a path alone may be wider
        assert [line for line in shown if any(mark in line for mark in RAW)] == [], session.name
