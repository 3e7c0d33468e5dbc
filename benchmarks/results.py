"""Writes one section of RESULTS.md, where a run is told to: what was measured, where, when and by which command."""

from __future__ import annotations

import os
import platform
import re
import shlex
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

RESULTS = Path(__file__).with_name("RESULTS.md")
_OPENING = "# Results\n\nEvery section is written by the command it names.\n"


def record(title: str, body: str, path: Path = RESULTS) -> None:
    """Put a section `## title` with machine, date, command and `body` in place of its former self, or at the end."""
    section = f"## {title}\n\n{_provenance()}\n\n{body.strip()}\n"
    text = path.read_text(encoding="utf-8") if path.exists() else _OPENING
    former = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if former.search(text):
        text = former.sub(lambda _: section + "\n", text, count=1)
    else:
        text = f"{text.rstrip()}\n\n{section}"
    path.write_text(text.rstrip() + "\n", encoding="utf-8")


def may_record(cli: ArgumentParser) -> None:
    """Give a benchmark the option that all of them have: only with it, RESULTS.md is written."""
    cli.add_argument("--record", action="store_true", help="write the section of RESULTS.md; else print only")


def table(columns: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a Markdown table."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


def _provenance() -> str:
    script = Path(sys.argv[0])
    module = f"-m benchmarks.{script.stem}" if script.stem != "__main__" else "-m benchmarks"
    command = shlex.join(["python", *module.split(), *(_shown(argument) for argument in sys.argv[1:])])
    date = datetime.now(UTC).date().isoformat()
    # Figures of time mean little without it: what else ran meanwhile.
    load = f"load average {os.getloadavg()[0]:.1f}"
    return f"{_machine()}, {load}. {date}. `{command}`"


def _shown(argument: str) -> str:
    """Leave out where somebody's folders lie."""
    path = Path(argument)
    return path.name if path.is_absolute() else argument


def _machine() -> str:
    return f"{os.cpu_count()} cores ({_processor()}), {platform.system()}, CPython {platform.python_version()}"


def _processor() -> str:
    information = Path("/proc/cpuinfo")
    if information.exists():
        found = re.search(r"^model name\s*:\s*(.+)$", information.read_text(encoding="utf-8"), re.MULTILINE)
        if found:
            return found.group(1).strip()
    return platform.processor() or platform.machine()
