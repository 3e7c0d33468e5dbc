"""`errata` on a real pseudo-terminal: what is typed, remembered and stopped there, and that no word is cut."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from contextlib import contextmanager

import pytest

from tests.emulators.common import PATIENCE

UP, CTRL_C, ALT_ENTER = "\x1b[A", "\x03", "\x1b\r"
_SEQUENCES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x1b\][^\x07]*\x07")
KEPT = ("PATH", "HOME", "LANG", "TMPDIR", "PYTHONPATH")


class Terminal:
    """A program and what it has shown so far, without what moves the cursor and colours."""

    def __init__(self, process: subprocess.Popen, descriptor: int) -> None:
        self._process = process
        self._descriptor = descriptor
        self._told = ""

    def type(self, keys: str) -> None:
        os.write(self._descriptor, keys.encode())

    def seen(self, text: str, behind: str = "") -> str:
        """Wait until a text is shown (behind where another first was), and return all that was."""
        end = time.monotonic() + PATIENCE
        while text not in (self.shown.partition(behind)[2] if behind else self.shown):
            left = end - time.monotonic()
            assert left > 0, f"never seen: {text}\n{self.shown}"
            if select.select([self._descriptor], [], [], left)[0]:
                self._told += os.read(self._descriptor, 65_536).decode(errors="replace")
        return self.shown

    @property
    def shown(self) -> str:
        return _SEQUENCES.sub("", self._told)

    def ended(self) -> int:
        """Wait for the end, and return the exit code."""
        while True:
            try:
                if not (more := os.read(self._descriptor, 65_536)):
                    break
                self._told += more.decode(errors="replace")
            except OSError:  # the other side is closed
                break
        return self._process.wait(PATIENCE)


@contextmanager
def terminal(home, *arguments, columns=50):
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    environment = {name: os.environ[name] for name in KEPT if name in os.environ}
    environment |= {"ERRATA_HOME": str(home), "TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "bots", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        cwd=home.parent,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


@pytest.fixture
def home(tmp_path):
    (tmp_path / "home").mkdir(mode=0o700)
    return tmp_path / "home"


def test_a_talk_is_edited_wrapped_remembered_across_runs_and_left_by_ctrl_c(home):
    with terminal(home, "chat") as chat:
        shown = chat.seen("you>")
        assert "Reads: no documents yet" in shown
        chat.type("What can you do?\r")
        shown = chat.seen("you>", behind="errata ingest FOLDER")
        assert all(len(line) <= 50 for line in shown.splitlines())
        assert "\nevery answer before\n" not in shown
        chat.type("one line")
        chat.seen("one line")
        chat.type(ALT_ENTER + "and another")
        chat.seen("and another")
        chat.type(CTRL_C)  # clears it
        chat.type("/mo\t crag\r")
        chat.seen("you>", behind="Mode: crag")
        chat.type(CTRL_C)
        assert chat.ended() == 130
    with terminal(home, "chat") as chat:
        chat.seen("you>")
        chat.type(UP + UP)
        chat.seen("What can you do?")
        chat.type("\r")
        chat.seen("you>", behind="errata ingest FOLDER")
        chat.type("/quit\r")
        assert chat.ended() == 0


def test_what_can_not_be_is_told_in_words_that_none_is_cut_of(home):
    with terminal(home, "ask", "Why?", "--mode", "wrong") as ask:
        assert ask.ended() == 2
        assert [row.strip() for row in ask.shown.splitlines()] == [
            "errata: --mode: 'wrong' is none of standard, crag,",
            "self_reflective, both, auto. See `errata ask",
            "-h`.",
        ]


def test_what_commands_say_is_wrapped_at_words(home):
    missing = "a-share-that-is-not-there/handbook-of-the-year.md"
    with terminal(home, "ingest", missing) as ingest:
        assert ingest.ended() == 1
        rows = [line.strip() for line in ingest.shown.splitlines()]
        assert f"{missing}: No" in " ".join(rows)
        assert all(len(row) <= 50 or " " not in row for row in rows)
