"""Tables of contents, whose figures are numbers of pages: nothing is asked of them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from core.reading.characters import has_letter
from core.tabulated.cells import is_value
from core.tabulated.table import TypedTable

_FEWEST: Final = 3  # rows with a page
_LAST_PAGE: Final = 5_000


def is_of_contents(table: TypedTable) -> bool:
    """Tell whether a table lists what stands on which page: words, and one column without a heading that counts up."""
    columns = [at for at in range(len(table.columns)) if any(is_value(one) for one in _told(table, at))]
    if len(columns) != 1 or has_letter(table.columns[columns[0]].label) or table.columns[columns[0]].period.year:
        return False
    pages = [cell for cell in _told(table, columns[0]) if cell]
    if len(pages) < _FEWEST or not all(page.isdigit() and 0 < int(page) < _LAST_PAGE for page in pages):
        return False
    listed = all(has_letter("".join(line.cells)) for line in table.lines if line.cells[columns[0]])
    return listed and all(int(one) <= int(other) for one, other in pairwise(pages))


def _told(table: TypedTable, at: int) -> list[str]:
    return [line.cells[at] for line in table.lines if at < len(line.cells)]
