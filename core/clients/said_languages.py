"""Which languages a model is for, as the description that lies beside it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

_MOST = 20_000  # characters of a README that are looked at: its head is at the beginning
_ANY: Final = frozenset({"multilingual", "mul", "any"})
_FENCE: Final = "---"


def said_languages(folder: Path) -> frozenset[str] | None:
    """Return the ISO 639-1 codes in `language` of config.json, else of README.md's head; None: any, or nothing said."""
    codes = frozenset(_code(said) for said in (*_of_configuration(folder), *_of_readme(folder)) if said)
    return None if not codes or codes & _ANY else codes


def _code(said: str) -> str:
    return said.strip().strip("'\"").lower().replace("_", "-").partition("-")[0]


def _of_configuration(folder: Path) -> list[str]:
    try:
        read: Any = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return []  # who needs that file says what is wrong with it
    said = read.get("language") if isinstance(read, dict) else None
    return [said] if isinstance(said, str) else [str(one) for one in said or () if isinstance(said, list)]


def _of_readme(folder: Path) -> Iterator[str]:
    """Yield the values of `language:` in the head: one, `[a, b]`, or one a line behind a dash."""
    try:
        with (folder / "README.md").open(encoding="utf-8", errors="replace") as opened:
            lines = opened.read(_MOST).splitlines()
    except OSError:
        return
    if not lines or lines[0].strip() != _FENCE:
        return
    within = False
    for line in lines[1:]:
        name, colon, value = line.partition(":")
        if line.strip() == _FENCE:
            return
        if within and line.lstrip().startswith("-"):
            yield line.lstrip().removeprefix("-")
        elif line.strip():
            within = name == "language" and bool(colon)
            if within:
                yield from value.strip().strip("[]").split(",")
