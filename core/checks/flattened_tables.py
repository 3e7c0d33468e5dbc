"""Tables that a PDF reader flattened to lines: runs of lines that end in several figures, below a line of years."""

from __future__ import annotations

import re
from collections.abc import Iterator

from core.checks.markdown_tables import LONGEST_LINE, MOST_ROWS
from core.reading.year_labels import is_year_label

_NUMERIC, LONGEST_NUMERIC = "0123456789 \t\u00a0$€£()%-−—–.,*", 60
_TRAILING = re.compile(
    r"(?:\s{1,8}|(?<=\s))((?:[$€£]\s{0,3})?\(?(?:[$€£]\s{0,3})?[-−–]?\d[\d,.]{0,24}\)?\s?%?\)?|[—–-])\s{0,8}$"
)


def flattened_blocks(text: str) -> Iterator[tuple[int, int, list[list[str]]]]:
    """Yield where each table starts and ends, and the cells of its lines."""
    grid: list[list[str]] = []
    start = 0
    for at, line in _joined_lines(text):
        cells = _split_line(line)
        years = len(cells) > 1 and all(is_year_label(c) for c in cells[1:])
        if years:
            if len(grid) > 1:
                yield start, at, grid
            grid, start = [cells], at
        elif grid and (len(cells) == 1 or len(cells) == len(grid[0])) and len(grid) < MOST_ROWS:
            grid.append(cells if len(cells) > 1 or len(line) < 80 else [""])
    if len(grid) > 1:
        yield start, len(text), grid


def _joined_lines(text: str) -> Iterator[tuple[int, str]]:
    """Put lines that hold only a figure behind the label above them."""
    pending, begun, at = "", 0, 0
    for line in text.splitlines(keepends=True):
        stripped = line.strip()
        if stripped and len(stripped) <= LONGEST_LINE:
            numeric = len(stripped) <= LONGEST_NUMERIC and not stripped.strip(_NUMERIC)
            if numeric and len(pending) < 600 and pending:
                pending += ("" if stripped in (")", "%", ")%") else " ") + stripped
            else:
                if pending:
                    yield begun, pending
                pending, begun = stripped, at
        at += len(line)
    if pending:
        yield begun, pending


def _may_end_in_a_figure(line: str) -> bool:
    """Quicker to tell than the figure itself: most lines are prose."""
    last = line.rstrip()[-1:]
    return last.isdecimal() or last in _LAST_OF_A_FIGURE


_LAST_OF_A_FIGURE = frozenset(",.)%—–-")


def _split_line(line: str) -> list[str]:
    """Split `Net sales $ 383,285 394,328` into its label and its figures."""
    rest = line[:600]
    figures: list[str] = []
    while len(figures) < 16 and _may_end_in_a_figure(rest) and (match := _TRAILING.search(rest)):
        figures.append(match[1])
        rest = rest[: match.start()]
    label = rest.rstrip(" $€£")
    return [label, *reversed(figures)] if len(figures) > 1 else [line[:600]]
