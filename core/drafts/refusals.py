"""Tells a draft that declines from one that answers, in the languages that questions come in."""

from __future__ import annotations

import re

from core.reading.lexicon import alternatives, speaks_of, terms_in

_LACKS = re.compile(rf"{alternatives('tells')}[^.]{{0,60}}{alternatives('lacks')}", re.IGNORECASE)
"""What is missing is said of what was read: `the evidence does not`, `steht dort nicht`."""


def speaks_of_nothing_found(text: str) -> bool:
    """Say whether `text` speaks of what is missing, or is a word for that alone (`unknown`)."""
    said = text.replace("’", "'")
    return speaks_of("declines", said) or bool(_LACKS.search(said)) or _bare(said) in terms_in("unknown")


def _bare(text: str) -> str:
    """Return the text in lower case, without what stands around its words."""
    start, end = 0, len(text)
    while start < end and not text[start].isalnum():
        start += 1
    while start < end and not text[end - 1].isalnum():
        end -= 1
    return text[start:end].lower()
