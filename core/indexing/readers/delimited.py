"""CSV and TSV: the dialect is sniffed, rows become a Markdown table."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import replace

from core.errors import NotADocument, Unreadable
from core.indexing.documents import Reading
from core.indexing.readers.decoding import decode
from core.indexing.readers.limits import Limits
from core.indexing.readers.tables import table_block

_SAMPLE = 64 * 1024
_DELIMITERS = ",;\t|"


def read(data: bytes, limits: Limits) -> Reading:
    """Return one table block. Raises `Unreadable` where it has more cells than allowed."""
    text = decode(data)
    rows, numbers = _rows(text, _dialect(text[:_SAMPLE]), limits)
    block = table_block(rows, header_rows=1 if looks_like_header(rows) else 0)
    if block is None:
        raise NotADocument("Empty: the table has no cell with text.")
    filled = [n for row, n in zip(rows, numbers, strict=True) if any(cell.strip() for cell in row)]
    first = filled[1] if block.header else filled[0]
    return Reading("csv", (replace(block, line_start=first, line_end=filled[-1]),))


def _dialect(sample: str) -> type[csv.Dialect] | csv.Dialect:
    # Whole lines only: half a quoted field misleads the sniffer.
    sample = sample[: sample.rfind("\n") + 1] or sample
    try:
        return csv.Sniffer().sniff(sample[:8192], delimiters=_DELIMITERS)
    except csv.Error:
        return csv.excel_tab if sample.count("\t") > sample.count(",") else csv.excel


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
