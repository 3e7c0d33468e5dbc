"""Where a passage is nearest to what was looked for: one sentence or line of it."""

from __future__ import annotations

from bots.render.plain import one_line
from core.reading.characters import FULL_STOPS
from core.reading.sentences import sentences
from core.text.secrets import masked

LONGEST = 200  # characters
_MOST_READ = 20_000  # characters of a passage


def snippet(query: str, text: str) -> str:
    """Return the sentence of a passage that holds most words of a query, the first where none does, on one line.

    A heading goes behind a sentence or a row of a table with as many; a row is told as its cells.
    """
    from core.extraction.tables import cells, is_row  # reads amounts and periods: no other command needs them

    wanted = {word for word in _words(query) if len(word) > 1}
    told = sentences(text[:_MOST_READ]) or [text[:LONGEST]]
    best = max(told, key=lambda said: (len(wanted & set(_words(said))), _says_something(said)))  # of equals, the first
    return one_line(masked(" · ".join(filter(None, cells(best))) if is_row(best) else best), LONGEST)


def _says_something(said: str) -> bool:
    from core.extraction.tables import is_row

    return is_row(said) or said.rstrip().endswith(tuple(FULL_STOPS))


def _words(text: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in text.casefold()).split()
