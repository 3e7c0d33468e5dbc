"""HTML tables as rows of cells: spans resolved, and the split columns of filings put together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from selectolax.lexbor import LexborNode

from core.indexing.documents import Block
from core.indexing.readers.delimited import is_figure
from core.indexing.readers.tables import leading_headers, table_block
from core.reading.plain_numbers import blanks_folded

_WIDEST = 500
_OPENS = ("$", "€", "£", "¥", "(")
_CLOSES = (")", "%", ")%", "pts", "bps")


@dataclass(frozen=True, slots=True)
class _Cell:
    """Text and the columns it covers, `end` exclusive."""

    text: str
    start: int
    end: int
    header: bool


def read_table(node: LexborNode) -> Iterator[Block]:
    """Yield the table as a block, or as text where it only lays out a paragraph."""
    rows = _cells(node)
    filled = [[cell for cell in row if cell.text] for row in rows]
    filled = [row for row in filled if row]
    if not filled:
        return
    if max(len(row) for row in filled) == 1:
        yield Block("text", "\n".join(row[0].text for row in filled))
        return
    if all(len(row) <= 2 and row[0].text in "•●▪◦–-*·" for row in filled):
        yield Block("list", "\n".join("- " + " ".join(cell.text for cell in row[1:]) for row in filled))
        return
    headers = _header_rows(filled)
    groups = _groups(filled, headers)
    caption = node.css_first("caption")
    block = table_block(
        [_in_groups(row, groups, spread=i < headers) for i, row in enumerate(filled)],
        header_rows=headers,
        caption=" ".join(caption.text().split()) if caption else "",
    )
    if block:
        yield block


def _cells(node: LexborNode) -> list[list[_Cell]]:
    """Return the rows with each cell's columns; a cell that spans rows stands in each of them."""
    rows: list[list[_Cell]] = []
    below: dict[int, tuple[int, _Cell]] = {}
    for row in node.css("tr"):
        cells: list[_Cell] = []
        column = 0
        for element in _elements(row):
            column = _carry(below, cells, column)
            width, height = _span(element, "colspan"), _span(element, "rowspan")
            # Paragraphs in a cell are apart, letters in different type are not.
            apart = " " if element.css_first("p, div, li") else ""
            text = blanks_folded(element.text(separator=apart).replace("\u200b", ""))
            cell = _Cell(text, column, column + width, element.tag == "th")
            cells.append(cell)
            if height > 1:
                below[column] = (height - 1, cell)
            column += width
        _carry(below, cells, column)
        rows.append(cells)
    return rows


def _elements(row: LexborNode) -> Iterator[LexborNode]:
    child = row.child
    while child is not None:
        if child.tag in {"td", "th"}:
            yield child
        child = child.next


def _carry(below: dict[int, tuple[int, _Cell]], cells: list[_Cell], column: int) -> int:
    """Take over cells that span down into this row at this place; return the next free column."""
    while column in below:
        left, cell = below.pop(column)
        cells.append(cell)
        if left > 1:
            below[column] = (left - 1, cell)
            return cell.end if cell.end not in below else _carry(below, cells, cell.end)
        column = cell.end
    return column


def _span(element: LexborNode, name: str) -> int:
    value = (element.attributes.get(name) or "1").strip()
    return max(1, min(int(value), _WIDEST)) if value.isdigit() else 1


def _header_rows(rows: Sequence[Sequence[_Cell]]) -> int:
    """Rows of header cells, or those above the first row with a figure; at most four."""
    marked = 0
    while marked < len(rows) and all(cell.header for cell in rows[marked]) and not _heads_rows(rows, marked):
        marked += 1
    if marked:
        return min(marked, 4)
    labelled = [bool(row[0].text) and row[0].start == 0 for row in rows]
    return leading_headers(labelled, [any(is_figure(cell.text) for cell in row[1:]) for row in rows])


def _heads_rows(rows: Sequence[Sequence[_Cell]], at: int) -> bool:
    """A cell by itself across all columns, below those that name them, heads the rows that follow: `Revenue`."""
    (first, *others) = rows[at]
    return at > 0 and not others and first.start == 0 and first.text[:1].isalnum() and len(rows[at - 1]) > 1


def _groups(rows: Sequence[Sequence[_Cell]], headers: int) -> list[tuple[int, int]]:
    """Return the columns that belong together: `$`, figure and `)` stand in cells of their own under one header."""
    naming = max(rows[:headers], key=len, default=[])
    groups = sorted({(cell.start, cell.end) for cell in naming})
    loose = sorted({cell.start for row in rows for cell in row if not _covering(groups, cell.start)})
    return sorted([*groups, *((start, start + 1) for start in loose)])


def _covering(groups: Sequence[tuple[int, int]], column: int) -> bool:
    return any(start <= column < end for start, end in groups)


def _in_groups(row: Sequence[_Cell], groups: Sequence[tuple[int, int]], *, spread: bool) -> list[str]:
    """Return one text a group; a header over several groups names each of them."""
    texts: list[str] = []
    for start, end in groups:
        if spread:
            inside = [cell.text for cell in row if cell.start < end and cell.end > start]
        else:
            inside = [cell.text for cell in row if start <= cell.start < end]
        texts.append(_together(inside))
    return texts if spread else _mended(texts)


def _together(parts: Sequence[str]) -> str:
    text = ""
    for part in parts:
        glued = not text or text.endswith(_OPENS) or part.startswith(_CLOSES)
        text = f"{text}{part}" if glued else f"{text} {part}"
    return text


def _mended(texts: list[str]) -> list[str]:
    """Move a currency sign or a closing parenthesis that stands alone to the figure beside it."""
    for i, text in enumerate(texts):
        if text in {"$", "€", "£", "¥", "("} and i + 1 < len(texts) and texts[i + 1]:
            texts[i + 1], texts[i] = text + texts[i + 1], ""
        elif text in _CLOSES and i and texts[i - 1]:
            texts[i - 1], texts[i] = texts[i - 1] + text, ""
    return texts
