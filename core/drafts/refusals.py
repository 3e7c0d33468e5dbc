"""Tells a draft that declines from one that answers, in the languages that questions come in."""

from __future__ import annotations

from typing import Final

from core.reading.lexicon import pattern_of, speaks_of, terms_in

_NEAR: Final = 70  # characters from what was read to what it lacks


def speaks_of_nothing_found(text: str) -> bool:
    """Say whether `text` speaks of what is missing, or is a word for that alone (`unknown`)."""
    said = text.replace("’", "'")
    return speaks_of("declines", said) or _lacks(said) or _bare(said) in terms_in("unknown")


def _lacks(said: str) -> bool:
    """What is missing is said of what was read, in the same sentence: `the evidence does not`, `steht dort nicht`."""
    behind = (said[told.end() : told.end() + _NEAR].partition(".")[0] for told in pattern_of("tells").finditer(said))
    return any(pattern_of("lacks").search(words) for words in behind)


def _bare(text: str) -> str:
    """Return the text in lower case, without what stands around its words."""
    start, end = 0, len(text)
    while start < end and not text[start].isalnum():
        start += 1
    while start < end and not text[end - 1].isalnum():
        end -= 1
    return text[start:end].lower()
