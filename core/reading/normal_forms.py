"""Unicode normal forms in time linear in the text: Python's own sort long runs of combining marks pair by pair."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

Form = Literal["NFC", "NFD", "NFKC", "NFKD"]
MOST_MARKS = 30
"""Combining marks on one character; the Stream-Safe Text Format of UAX #15 allows as many, no language needs ten."""
# Combining marks are no word characters; shorter runs can't hold too many.
_LONG_RUN = re.compile(rf"[^\w\s\x00-\x7f]{{{MOST_MARKS + 1},}}")


def normal(text: str, form: Form) -> str:
    """Return `text` in a normal form; combining marks above thirty on one character are left out."""
    return unicodedata.normalize(form, _LONG_RUN.sub(lambda run: _thinned(run[0]), text))


def _thinned(run: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in run:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)
