"""What a text says above itself of who may read it: `readers: [slack:S0HR, token:payroll]` between rules at its top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

_RULES: Final = {"---": ":", "+++": "="}
_ENDS: Final = ("---", "+++", "...")
_KEY: Final = "readers"
UNREADABLE: Final = ("?",)
"""Readers as no principal is written: whom they mean can't be told, so that nobody is admitted."""


def readers_said(text: str) -> tuple[str, ...]:
    """Return the principals that a text's front matter names, as they are written; nothing, where it names none.

    It is looked for more patiently than a title is: rules with blanks behind them, none at the end, a key in other
    letters or in quotes. What names readers and can't be understood is `UNREADABLE`.
    """
    above = text.removeprefix("\ufeff").lstrip()
    sign = next((sign for rule, sign in _RULES.items() if above.startswith(rule)), None)
    if sign is None:
        return ()
    found = list(islice(_found(above.splitlines()[1:], sign), 2))
    if len(found) > 1:
        return UNREADABLE
    return found[0] if found else ()


def _found(lines: Sequence[str], sign: str) -> Iterator[tuple[str, ...]]:
    for at, line in enumerate(lines):
        if line.rstrip() in _ENDS:
            return
        key, there, value = line.partition(sign)
        if there and key.strip().strip("\"'").casefold() == _KEY:
            yield _listed(_uncommented(value), lines[at + 1 :])


def _listed(value: str, below: Sequence[str]) -> tuple[str, ...]:
    """Return the items of a list: in brackets, after commas, or in lines of their own."""
    if value.startswith("["):
        inner = value.removeprefix("[").removesuffix("]") if value.endswith("]") else ""
        items = inner.split(",")
    elif value:
        items = value.split(",")
    else:
        items = list(_lines_of(below))
    plain = tuple(item.strip().strip("\"'").strip() for item in items)
    return plain if plain and all(plain) else UNREADABLE


def _lines_of(below: Sequence[str]) -> Iterator[str]:
    for line in below:
        item = line.strip()
        if not item.startswith("- "):
            return
        yield _uncommented(item.removeprefix("- "))


def _uncommented(value: str) -> str:
    return f" {value}".partition(" #")[0].strip()
