"""By which words names are told from one another: `North` and `South` of two quays."""

from __future__ import annotations

from collections.abc import Sequence

from core.reading.words import content_words


def own_words(names: Sequence[str]) -> list[set[str]]:
    """Return of each name the words that no other has, all of its words where it has none of its own."""
    said = [set(content_words(name)) for name in names]
    return [words.difference(*said[:at], *said[at + 1 :]) or words for at, words in enumerate(said)]
