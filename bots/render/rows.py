"""What is printed on one row: a name with a line feed in it would be two, and the second could say anything."""

from __future__ import annotations

import unicodedata

_BREAKS = "\u2028\u2029"


def on_one_row(text: str) -> str:
    r"""Return a text with its control characters as they are written in programs.

    >>> on_one_row("leave.md\ndefault   9 passages")
    'leave.md\\ndefault   9 passages'
    """
    if text.isprintable():
        return text
    return "".join(_written(c) if c in _BREAKS or unicodedata.category(c) == "Cc" else c for c in text)


def _written(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
