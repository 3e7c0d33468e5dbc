"""Finds the tables on a sheet: regions between empty rows, their captions and header rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.indexing.documents import Block
from core.indexing.readers.delimited import is_figure
from core.indexing.readers.tables import leading_headers, table_block
from core.reading.periods import named_periods

_LONG_TEXT = 200
_MOST_HEADERS = 4


def region_blocks(rows: Sequence[Sequence[str]]) -> Iterator[Block]:
    """Yield a table (or text, where only one column is filled) for each run of filled rows."""
    caption: list[str] = []
    for region in _with_headers(list(_regions(rows))):
        lone = [cell for row in region for cell in row if cell.strip()] if _single_column(region) else []
        if lone and len(lone) <= 2 and all(len(cell) <= _LONG_TEXT for cell in lone):
            # One or two lines by themselves announce the table below.
            caption += lone
        elif lone:
            yield Block("text", "\n".join([*caption, *lone]))
            caption = []
        else:
            above, table = _split_caption(region)
            block = _table(table, " ".join([*caption, *above]))
            caption = []
            if block:
                yield block
    if caption:
        yield Block("text", "\n".join(caption))


def _regions(rows: Sequence[Sequence[str]]) -> Iterator[list[list[str]]]:
    region: list[list[str]] = []
    for row in [*rows, []]:
        if any(cell.strip() for cell in row):
            region.append(list(row))
        elif region:
            yield region
            region = []


def _with_headers(regions: list[list[list[str]]]) -> Iterator[list[list[str]]]:
    """Join header rows to the figures below them where an empty row stands between."""
    waiting: list[list[str]] = []
    for region in regions:
        bare = not any(is_figure(cell) for row in region for cell in row)
        if bare and len(region) <= _MOST_HEADERS and not waiting and _columns(region) > 1:
            waiting = region
        else:
            joins = waiting and not bare and _columns(region) > 1
            if waiting and not joins:
                yield waiting
            yield [*waiting, *region] if joins else region
            waiting = []
    if waiting:
        yield waiting


def _columns(region: Sequence[Sequence[str]]) -> int:
    return len({i for row in region for i, cell in enumerate(row) if cell.strip()})


def _single_column(region: Sequence[Sequence[str]]) -> bool:
    return _columns(region) == 1


def _split_caption(region: list[list[str]]) -> tuple[list[str], list[list[str]]]:
    """Leading rows with one filled cell, when fuller rows follow, are the caption."""
    above: list[str] = []
    while len(region) > 2 and sum(bool(c.strip()) for c in region[0]) == 1 and not _spread_header(region):
        above.append(next(c for c in region[0] if c.strip()))
        region = region[1:]
    return above, region


def _spread_header(region: Sequence[Sequence[str]]) -> bool:
    """The lone cell of the first row is a merged header over the columns right of the first."""
    first = next(i for i, cell in enumerate(region[0]) if cell.strip())
    return first > 0 and sum(bool(c.strip()) for c in region[1][first:]) > 1


def _table(region: list[list[str]], caption: str) -> Block | None:
    labelled = [bool(row[0].strip()) for row in region]
    headers = leading_headers(labelled, [any(is_figure(cell) for cell in row) for row in region])
    width = max(len(row) for row in region)
    padded = [[*row, *[""] * (width - len(row))] for row in region]
    spread = [_spread(row, padded[headers - 1]) if i < headers - 1 else row for i, row in enumerate(padded)]
    return table_block(spread, header_rows=headers, caption=" ".join(caption.split()))


def _spread(row: Sequence[str], below: Sequence[str]) -> list[str]:
    """A merged header keeps its text in its first cell only: it names each named column up to the next header.

    A period at the right of its columns, parted from others by an empty one, names them all.
    """
    if (by_block := _over_blocks(row, below)) is not None:
        return by_block
    result: list[str] = []
    current = ""
    for i, cell in enumerate(row):
        current = cell if cell.strip() else current
        result.append(current if i and below[i].strip() else cell)
    return result


def _over_blocks(row: Sequence[str], below: Sequence[str]) -> list[str] | None:
    """Give each run of named columns the one period above it; None where a run has none, or more."""
    blocks: list[list[int]] = []
    for i in range(1, len(below)):
        if below[i].strip():
            blocks = [*blocks[:-1], [*blocks[-1], i]] if blocks and blocks[-1][-1] == i - 1 else [*blocks, [i]]
    above = [[i for i in block if row[i].strip()] for block in blocks]
    found = [row[at[0]] for at in above if len(at) == 1]
    named = sum(bool(cell.strip()) for cell in row[1:])
    periods = all(named_periods(cell).years for cell in found)
    if not blocks or len(found) < len(blocks) or named != len(found) or not periods or _are_periods(below):
        return None
    over = {i: name for block, name in zip(blocks, found, strict=True) for i in block}
    return [row[0], *(over.get(i, "") for i in range(1, len(row)))]


def _are_periods(cells: Sequence[str]) -> bool:
    return any(named_periods(cell).years for cell in cells[1:])
