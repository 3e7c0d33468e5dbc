"""Where a passage is nearest to what was looked for: one sentence or line of it."""

from __future__ import annotations

from bots.render.plain import one_line
from core.reading.sentences import sentences
from core.text.secrets import masked

LONGEST = 200  # characters
_MOST_READ = 20_000  # characters of a passage


def snippet(query: str, text: str) -> str:
    """Return the sentence of a passage that holds most words of a query, the first where none does, on one line."""
    wanted = {word for word in _words(query) if len(word) > 1}
    told = sentences(text[:_MOST_READ]) or [text[:LONGEST]]
    best = max(told, key=lambda sentence: len(wanted & set(_words(sentence))))  # of equals, the first
    return one_line(masked(best), LONGEST)


def _words(text: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in text.casefold()).split()
