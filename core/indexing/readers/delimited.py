"""CSV and TSV: the dialect is sniffed, rows become a Markdown table, lines above its header what it is called."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from core.errors import NotADocument, Unreadable
from core.indexing.documents import Reading
from core.indexing.readers.decoding import decode
from core.indexing.readers.limits import Limits
from core.indexing.readers.tables import table_block

_SAMPLE = 64 * 1024
_DELIMITERS = ",;\t|"
_LOOKED_AT, _FEWEST, _NEARLY_ALL = 40, 3, 0.75  # lines
_MOST_ABOVE = 4


def read(data: bytes, limits: Limits) -> Reading:
    """Return one table block. Raises `Unreadable` where it has more cells than allowed."""
    text = decode(data)
    rows, numbers = _rows(text, _dialect(text[:_SAMPLE]), limits)
    above = _lines_above(rows)
    caption = " ".join(cell.strip() for row in rows[:above] for cell in row if cell.strip())
    rows, numbers = rows[above:], numbers[above:]
    block = table_block(rows, header_rows=1 if looks_like_header(rows) else 0, caption=caption)
    if block is None:
        raise NotADocument("Empty: the table has no cell with text.")
    filled = [n for row, n in zip(rows, numbers, strict=True) if any(cell.strip() for cell in row)]
    first = filled[1] if block.header else filled[0]
    return Reading("csv", (replace(block, line_start=first, line_end=filled[-1]),))


def _lines_above(rows: Sequence[Sequence[str]]) -> int:
    """How many rows at the top are no part of the table: a title or a unit in the first cell, above rows of several."""
    told = [[cell for cell in row if cell.strip()] for row in rows[: _MOST_ABOVE + 3]]
    titles = next((at for at, cells in enumerate(told) if len(cells) > 1), 0)
    below = [len(cells) for cells in told[titles:] if cells]
    alone = all(not is_figure(cell) for cells in told[:titles] for cell in cells)
    return titles if 0 < titles <= _MOST_ABOVE and alone and len(below) > 1 and below[1] > 1 else 0


def _dialect(sample: str) -> type[csv.Dialect] | csv.Dialect:
    # Whole lines only: half a quoted field misleads the sniffer.
    sample = sample[: sample.rfind("\n") + 1] or sample
    if (parted := _parting(sample)) is not None:
        return parted
    try:
        return csv.Sniffer().sniff(sample[:8192], delimiters=_DELIMITERS)
    except csv.Error:
        return csv.excel_tab if sample.count("\t") > sample.count(",") else csv.excel


def _parting(sample: str) -> type[csv.Dialect] | None:
    """The one delimiter that parts nearly all lines alike: a comma in a title, or of decimals, parts nothing."""
    lines = [line for line in sample.splitlines()[:_LOOKED_AT] if line.strip()]
    if '"' in sample or len(lines) < _FEWEST:
        return None
    counts = {one: Counter(line.count(one) for line in lines if one in line) for one in _DELIMITERS}
    alike = {one: max(found.values(), default=0) for one, found in counts.items()}
    best, second = sorted(alike, key=lambda one: -alike[one])[:2]
    if alike[best] < _NEARLY_ALL * len(lines) or alike[second] >= alike[best]:
        return None

    class Parted(csv.excel):
        delimiter = best

    return Parted


def _rows(text: str, dialect: type[csv.Dialect] | csv.Dialect, limits: Limits) -> tuple[list[list[str]], list[int]]:
    """Return the rows, and the line each one ends on."""
    rows: list[list[str]] = []
    numbers: list[int] = []
    cells = 0
    csv.field_size_limit(limits.line_bytes)
    reader = csv.reader(io.StringIO(text, newline="\n"), dialect)
    try:
        for row in reader:
            cells += len(row)
            if cells > limits.cells:
                raise Unreadable(f"Too large: more than {limits.cells:,} cells.")
            rows.append(row)
            numbers.append(reader.line_num)
    except csv.Error as error:
        raise Unreadable(f"Corrupt: line {reader.line_num} can't be read as a table ({error}).") from error
    return rows, numbers


def looks_like_header(rows: Sequence[Sequence[str]]) -> bool:
    """The first row names columns: it has no figure, and there are rows below it."""
    filled = [row for row in rows[:20] if any(cell.strip() for cell in row)]
    if len(filled) < 2:
        return False
    return not any(is_figure(cell) for cell in filled[0])


def is_figure(cell: str) -> bool:
    """The cell is a number, not a year that heads a column."""
    bare = cell.strip().strip("$€£¥%()+- ").replace(",", "").replace(".", "", 1)
    return bare.isdigit() and not (len(bare) == 4 and bare[:2] in {"19", "20"})
