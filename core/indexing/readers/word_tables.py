"""Tables of DOCX: a merged cell's text stands in every row it spans."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from core.indexing.documents import Block
from core.indexing.readers.tables import table_block
from core.indexing.readers.word_text import W, text_of


@dataclass(slots=True)
class _Grid:
    """Rows of cells; `spans` are the positions that repeat the text of a cell spread over columns."""

    rows: list[list[str]] = field(default_factory=list)
    spans: set[tuple[int, int]] = field(default_factory=set)
    headers: int = 0


def read_table(element: Any) -> Block | None:
    """Return a table as a block; None where it is empty."""
    grid = _Grid()
    for row in element.iter(f"{W}tr"):
        if _owner(row) is element:
            _read_row(row, grid)
    headers = max(grid.headers, _spread_rows(grid), 1)
    rows = [
        [cell if y < headers or (y, x) not in grid.spans else "" for x, cell in enumerate(row)]
        for y, row in enumerate(grid.rows)
    ]
    return table_block(rows, header_rows=headers)


def _owner(row: Any) -> Any:
    """The table a row belongs to: nested tables are read with their cell's text."""
    return next(ancestor for ancestor in row.iterancestors() if ancestor.tag == f"{W}tbl")


def _read_row(row: Any, grid: _Grid) -> None:
    y = len(grid.rows)
    cells: list[str] = [""] * _number(row.find(f"{W}trPr/{W}gridBefore"))
    for cell in _cells(row):
        properties = cell.find(f"{W}tcPr")
        span = max(1, min(_number(properties.find(f"{W}gridSpan")) if properties is not None else 1, 100))
        text = _above(grid, len(cells)) if _continues(properties) else " ".join(text_of(cell).split())
        grid.spans.update((y, len(cells) + offset) for offset in range(1, span))
        cells.extend([text] * span)
    grid.rows.append(cells)
    if row.find(f"{W}trPr/{W}tblHeader") is not None and grid.headers == y:
        grid.headers = y + 1


def _cells(row: Any) -> list[Any]:
    found = []
    for child in row:
        if child.tag == f"{W}tc":
            found.append(child)
        elif child.tag == f"{W}sdt":
            found.extend(child.iter(f"{W}tc"))
    return found


def _number(element: Any) -> int:
    value = element.get(f"{W}val") if element is not None else None
    return int(value) if value and value.isdigit() else 0


def _continues(properties: Any) -> bool:
    """The cell goes on from the one above."""
    merge = properties.find(f"{W}vMerge") if properties is not None else None
    return merge is not None and merge.get(f"{W}val") != "restart"


def _above(grid: _Grid, x: int) -> str:
    return grid.rows[-1][x] if grid.rows and x < len(grid.rows[-1]) else ""


def _spread_rows(grid: _Grid) -> int:
    """Leading rows with cells spread over columns head the columns below, together with the row after them."""
    count = 0
    while count < min(3, len(grid.rows) - 1) and any(y == count for y, _ in grid.spans):
        count += 1
    return count + 1 if count and count < len(grid.rows) - 1 else count
