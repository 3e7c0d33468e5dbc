"""Answers in text files: `=` before a source, `+` before what is right of it, `-` before what is not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def cases(folder: Path) -> Iterator[tuple[str, bool, str, str]]:
    """Kind, whether the answer is right, the answer and its source."""
    for path in sorted(folder.glob("*.txt")):
        source = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            mark, text = line[0], line[2:]
            if mark == "=":
                source = text.replace("\\n", "\n")
            else:
                yield path.stem, mark == "+", text, source
