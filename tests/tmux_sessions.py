"""Ten sessions at a terminal of tmux, as a person types them: `python -m tests.tmux_sessions FOLDER` keeps them.

tmux knows which lines it wrapped because they were too long: `Pane.screen` returns these as one.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.emulators.common import PATIENCE

ROOT = Path(__file__).parents[1]
WIDTHS = (50, 120)  # columns
LINES, HISTORY = 60, 5_000
LOOK = 0.1  # seconds between two looks
PROMPT = "$ "
HANDBOOK = """# Staff handbook

## Leave

Every employee gets **28 days** of leave a year; unused leave lapses on 31 March of the following year.

## Rates

| Zone | Call-out fee | Hourly rate | Travel time that is paid at the hourly rate |
|---|--:|--:|---|
| North | EUR 45 | EUR 80 | half an hour each way |
| South | EUR 55 | EUR 85 | a full hour each way, on Sundays one and a half |

## Restarting the intranet

```sh
systemctl restart intranet-of-the-whole-company --with-a-rather-long-option=that-is-wide
```
"""
REISE = "# Reisekosten\n\n## Fahrten\n\nFür jeden gefahrenen Kilometer werden 0,30 Euro erstattet.\n"
FILES = {"handbook.md": HANDBOOK, "reise.md": REISE, "notes/drill.txt": "The fire drill takes place in May.\n"}
KEYS = CTRL_C, UP = "C-c", "Up"
ASKING = ("$", "you>")  # what stands last where something may be typed


@dataclass(frozen=True, slots=True)
class Session:
    """What is typed, each with a text that is waited for behind it; a name of tmux's is a key, all else is text."""

    name: str
    typed: Sequence[tuple[str, str]]


TALK = (
    ("errata chat", "you>"),
    ("How many days of leave do I get?", "confidence"),
    ("What is the hourly rate in zone South?", "confidence"),
    ("/sources", "you>"),
    ("/why", "you>"),
    ("May I bring my dog?", "not answered"),
    ("/bad", "you>"),
    ("thanks!", "you>"),
    ("/quit", PROMPT),
)
AGAIN = (
    ("errata chat --resume", "you>"),
    (UP, "/quit"),
    (UP, "thanks!"),
    (CTRL_C, "you>"),
    (CTRL_C, PROMPT),
)
SESSIONS = (
    Session("ingest", (("errata ingest docs", "3 indexed"), ("errata ingest docs", "3 unchanged"))),
    Session("ask", (('errata ask "How many days of leave do I get?"', "confidence"),)),
    Session("ask-refused", (('errata ask "May I bring my dog?"', "not answered"),)),
    Session("ask-german", (('errata ask "Was wird für jeden Kilometer erstattet?"', "Sicherheit"),)),
    Session("search", (('errata search "hourly rate"', PROMPT),)),
    Session("documents", (("errata documents list", PROMPT), ("errata documents show handbook.md", PROMPT))),
    Session("chat", TALK),
    Session("chat-again", AGAIN),
    Session("doctor-and-sources", (("errata doctor", PROMPT), ("errata sources list", PROMPT))),
    Session("help", (("errata -h", PROMPT), ("errata ingest -h", PROMPT), ("errata documents remov x", PROMPT))),
)


class Pane:
    """A terminal of tmux's own server, in which a shell runs."""

    def __init__(self, server: Path, columns: int) -> None:
        self._server = server
        self.columns = columns

    def type(self, text: str) -> None:
        """Type a text and Enter, or press a key."""
        if text in KEYS:
            self._tmux("send-keys", text)
            return
        self._tmux("send-keys", "-l", text)
        self._tmux("send-keys", "Enter")

    def screen(self) -> list[str]:
        """Return all lines so far; what the terminal had to wrap is one line."""
        return self._tmux("capture-pane", "-p", "-J", "-S", f"-{HISTORY}").rstrip("\n").split("\n")

    def ready(self) -> None:
        """Wait until something may be typed."""
        self._wait(lambda lines: lines[-1] in ASKING, "a prompt")

    def seen(self, text: str, after: int) -> None:
        """Wait until a text stands below the line `after`, and as the last one where it is a prompt."""
        if text.strip() in ASKING:
            self._wait(lambda lines: len(lines) > after and lines[-1] == text.strip(), text)
        else:
            self._wait(lambda lines: any(text in line for line in lines[max(after - 1, 0) :]), text)

    def _wait(self, shows: Callable[[list[str]], bool], text: str) -> None:
        end = time.monotonic() + PATIENCE
        while not shows([line.rstrip() for line in self.screen()]):
            assert time.monotonic() < end, f"never seen: {text}\n" + "\n".join(self.screen())
            time.sleep(LOOK)

    def _tmux(self, *arguments: str) -> str:
        command = ["tmux", "-S", str(self._server), *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@contextmanager
def open_pane(folder: Path, columns: int) -> Iterator[Pane]:
    """Open a shell in `folder`, whose `errata` keeps its data below it."""
    (folder / "bin").mkdir(exist_ok=True)
    command = folder / "bin" / "errata"
    command.write_text(f'#!/bin/sh\nPYTHONPATH={shlex.quote(str(ROOT))} exec {sys.executable} -m bots "$@"\n')
    command.chmod(0o755)
    kept = {name: os.environ[name] for name in ("HOME", "LANG", "TMPDIR") if name in os.environ}
    environment = kept | {
        "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
        "ERRATA_HOME": str(folder / "home"),
        "PS1": PROMPT,
        "LC_ALL": "C.UTF-8",
        "TERM": "screen-256color",
    }
    server = Path(tempfile.mkdtemp(dir=folder)) / "tmux"  # one that ends still holds its socket for a moment
    size = ("-x", str(columns), "-y", str(LINES))
    start = ["tmux", "-S", str(server), "-f", "/dev/null", "set", "-g", "history-limit", str(HISTORY), ";"]
    start = [*start, "new-session", "-d", *size, f"env PS1='{PROMPT}' bash --norc --noprofile"]
    subprocess.run(start, check=True, env=environment, cwd=folder)
    try:
        yield Pane(server, columns)
    finally:
        subprocess.run(["tmux", "-S", str(server), "kill-server"], check=False)


def write_files(folder: Path) -> None:
    """Write the documents that the sessions ask."""
    for name, text in FILES.items():
        path = folder / "docs" / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text)


def held(folder: Path, session: Session, columns: int) -> list[str]:
    """Hold one session, and return what stands on the screen behind it."""
    with open_pane(folder, columns) as pane:
        for text, then in session.typed:
            if text not in KEYS:
                pane.ready()
            before = 0 if text in KEYS else len(pane.screen())
            pane.type(text)
            pane.seen(then, before)
        pane.ready()
        return pane.screen()


def main() -> None:
    """Hold all sessions at each width, and keep each in a file."""
    parser = argparse.ArgumentParser(description="Ten sessions at a terminal of tmux.")
    parser.add_argument("folder", type=Path, help="where each session is kept, a file a width")
    into = parser.parse_args().folder
    into.mkdir(exist_ok=True, parents=True)
    for columns in WIDTHS:
        with tempfile.TemporaryDirectory() as made:
            write_files(Path(made))
            for session in SESSIONS:
                shown = "\n".join(held(Path(made), session, columns))
                (into / f"{session.name}-{columns}.txt").write_text(shown + "\n")


if __name__ == "__main__":
    assert shutil.which("tmux"), "tmux is not installed"
    main()
