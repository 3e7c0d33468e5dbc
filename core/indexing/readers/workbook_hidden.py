"""Takes the rows and columns out of a sheet that are hidden in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lxml import etree

from core.indexing.readers.left_out import COLUMNS, ROWS, LeftOut

_MAIN: Final = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_STRICT: Final = "{http://purl.oclc.org/ooxml/spreadsheetml/main}"
_SAYS_SO: Final = (b"hidden=", b"zeroHeight=")
_YES: Final = ("1", "true")
_CHUNK: Final = 1024 * 1024
_LAST: Final = 16_384  # columns of a sheet


def shown(sheet: Any, rows: list[list[str]], left: LeftOut) -> list[list[str]]:
    """Return the rows of a sheet without those that are hidden, and without hidden columns; blank ones count nothing.

    `rows` are all of the sheet's, from its first on.
    """
    if not _may_hide(sheet):
        return rows
    hidden_rows, hidden_columns = _hidden(sheet)
    gone = [row for at, row in enumerate(rows, 1) if at in hidden_rows and any(cell.strip() for cell in row)]
    kept = [row for at, row in enumerate(rows, 1) if at not in hidden_rows]
    filled = {at for row in kept for at, cell in enumerate(row, 1) if at in hidden_columns and cell.strip()}
    left.parts.update({name: count for name, count in ((ROWS, len(gone)), (COLUMNS, len(filled))) if count})
    return [_without(row, hidden_columns) for row in kept] if hidden_columns else kept


def _without(row: Sequence[str], columns: frozenset[int]) -> list[str]:
    return [cell for at, cell in enumerate(row, 1) if at not in columns]


def _may_hide(sheet: Any) -> bool:
    """Tell whether a sheet's part speaks of hiding at all: most don't, and need not be parsed twice."""
    with sheet._get_source() as part:  # the library reads past what it says of rows and columns
        before = b""
        while piece := part.read(_CHUNK):
            if any(sign in before + piece for sign in _SAYS_SO):
                return True
            before = piece[-16:]
    return False


def _hidden(sheet: Any) -> tuple[frozenset[int], frozenset[int]]:
    rows, columns, at = set[int](), set[int](), 0
    tags = [f"{space}{name}" for space in (_MAIN, _STRICT) for name in ("row", "col")]
    with sheet._get_source() as part:
        for _, element in etree.iterparse(part, tag=tags, resolve_entities=False, no_network=True, huge_tree=True):
            hidden = element.get("hidden", "").lower() in _YES
            if element.tag.endswith("row"):
                at = int(element.get("r") or at + 1)
                rows.update([at] if hidden else ())
            elif hidden:
                last = min(int(element.get("max") or 0), _LAST)
                columns.update(range(int(element.get("min") or 1), last + 1))
            element.clear()
            while element.getprevious() is not None:
                del element.getparent()[0]
    return frozenset(rows), frozenset(columns)
