"""Where Markdown tables stand in a text, and the cells of their lines."""

from __future__ import annotations

from collections.abc import Iterator

from core.reading.digits import is_year

SPACED_YEAR = len("2 0 1 8")
MOST_COLUMNS = 60
MOST_ROWS = 6_000
LONGEST_LINE = 8_000


def markdown_blocks(text: str) -> Iterator[tuple[int, int, list[str]]]:
    """Yield where each table starts and ends, and its lines."""
    lines: list[str] = []
    start = at = 0
    for line in text.splitlines(keepends=True):
        if line.lstrip().startswith("|") and len(line) <= LONGEST_LINE:
            if not lines:
                start = at
            if len(lines) < MOST_ROWS:
                lines.append(line)
        elif lines:
            yield start, at, lines
            lines = []
        at += len(line)
    if lines:
        yield start, at, lines


def cells_of(line: str) -> list[str]:
    """Return the cells of one line, without emphasis."""
    line = line.strip().removeprefix("|").removesuffix("|")
    cells = line.split("|")[:MOST_COLUMNS]
    return [_with_whole_year(c.replace("**", "").replace("\\|", "/").strip()) for c in cells]


def _with_whole_year(cell: str) -> str:
    """Put a year together that ends a cell in parts: `December 31, 2 0 1 8`."""
    year = cell[-SPACED_YEAR:].replace(" ", "")
    return cell[:-SPACED_YEAR] + year if is_year(year) and " ".join(year) == cell[-SPACED_YEAR:] else cell
