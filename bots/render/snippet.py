"""Where a passage is nearest to what was looked for: one sentence or line of it."""

from __future__ import annotations

from bots.render.plain import one_line
from core.reading.characters import FULL_STOPS
from core.reading.sentences import sentences
from core.text.secrets import masked

LONGEST = 200  # characters
_FENCE = "```"
_MOST_READ = 20_000  # characters of a passage


def snippet(query: str, text: str) -> str:
    """Return the sentence of a passage that holds most words of a query, the first where none does, on one line.

    A heading goes behind a sentence or a row of a table with as many; a row is told as its cells.
    """
    wanted = {word for word in _words(query) if len(word) > 1}
    told = sentences(text[:_MOST_READ]) or [text[:LONGEST]]
    best = max(told, key=lambda said: (len(wanted & set(_words(said))), _says_something(said)))  # of equals, the first
    return one_line(masked(_read(best)), LONGEST)


def beginning(text: str, limit: int) -> str:
    """Return how a passage begins, on one line: words and cells, without the signs of Markdown."""
    lines = (line for line in text[:_MOST_READ].splitlines() if not line.lstrip().startswith(_FENCE))
    return one_line(masked(" ".join(filter(None, map(_read, lines)))), limit)


def _read(line: str) -> str:
    """Return a line or sentence as it is read: a row of a table is its cells."""
    from core.extraction.cleaning import readable  # reads amounts and periods: no other command needs them
    from core.extraction.tables import cells, is_row
    from core.reading.markdown_marks import is_table_rule

    if not is_row(line):
        return readable(line)
    return "" if is_table_rule(line) else " · ".join(filter(None, cells(line)))


def _says_something(said: str) -> bool:
    from core.extraction.tables import is_row

    return is_row(said) or said.rstrip().endswith(tuple(FULL_STOPS))


def _words(text: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in text.casefold()).split()
