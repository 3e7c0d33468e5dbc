"""The column headings over the figures of a Markdown table in an answer."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from core.reading.markdown_marks import is_table_rule

MOST_LINES = 2_000
"""Lines of a text looked at for tables at most."""


@dataclass(frozen=True, slots=True)
class Headed:
    """The cell `[start, end)` of a text and the heading of its column."""

    start: int
    end: int
    heading: str


class Headings:
    """The headings over an answer's figures, looked for once."""

    def __init__(self, text: str) -> None:
        self._cells = headed_cells(text)
        self._starts = [cell.start for cell in self._cells]
        self.all = frozenset(cell.heading for cell in self._cells)

    def over(self, position: int) -> str:
        """Return the heading of the column that a place of the text is in; empty outside of tables."""
        place = bisect_right(self._starts, position) - 1
        return self._cells[place].heading if place >= 0 and position < self._cells[place].end else ""


def headed_cells(text: str) -> tuple[Headed, ...]:
    """Return the body cells of a text's Markdown tables in order, each with its column's heading."""
    return tuple(_cells(text)) if "|" in text and "--" in text else ()


def _cells(text: str) -> Iterator[Headed]:
    headings: list[str] = []
    above, start = "", 0
    for line in text.split("\n", MOST_LINES)[:MOST_LINES]:
        if "|" not in line:
            headings = []
        elif is_table_rule(line):
            headings = [cell.strip() for cell in above.strip().removeprefix("|").split("|")]
        elif headings:
            row = line.lstrip().removeprefix("|")
            at = start + len(line) - len(row)
            for cell, heading in zip(row.split("|"), headings, strict=False):
                if heading:
                    yield Headed(at, at + len(cell), heading)
                at += len(cell) + 1
        above = line
        start += len(line) + 1


NO_HEADINGS = Headings("")
