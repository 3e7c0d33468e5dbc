"""Words that are cut short, as headings cut them: `dept`, `qty`, `amt`."""

from __future__ import annotations

SHORTEST = 3


def is_short_for(short: str, word: str) -> bool:
    """Tell whether a word is another's letters in order, from its first on: `dept` for `department`."""
    if len(short) < SHORTEST or len(short) >= len(word) or short[0] != word[0]:
        return False
    letters = iter(word)
    return all(letter in letters for letter in short)
