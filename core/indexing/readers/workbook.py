"""XLSX: a section a sheet, a table a region, headers joined over merged cells."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from datetime import date, datetime, time
from typing import Any

import openpyxl
from openpyxl.utils.exceptions import InvalidFileException

from core.errors import Unreadable
from core.indexing.documents import Block, Reading
from core.indexing.readers import office_zip
from core.indexing.readers.left_out import SHEETS, LeftOut
from core.indexing.readers.limits import Limits
from core.indexing.readers.properties import properties_of, saved_on
from core.indexing.readers.regions import region_blocks
from core.indexing.readers.workbook_hidden import shown

_WIDEST = 1_000


def read(data: bytes, limits: Limits) -> Reading:
    """Return one heading a sheet and one table a region of filled rows; formulas give the value last computed.

    Raises `Unreadable` where the file is encrypted, damaged, or has more cells than allowed.
    """
    office_zip.check(data, limits)
    try:
        book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
    except (InvalidFileException, zipfile.BadZipFile, KeyError, ValueError, SyntaxError) as error:
        raise Unreadable("Corrupt: parts of the XLSX are missing or damaged.") from error
    left = LeftOut()
    try:
        return Reading(
            "xlsx",
            tuple(_blocks(book, limits, left)),
            title=_title(book),
            notes=left.notes(),
            properties=properties_of(data, book.properties),
            saved=saved_on(book.properties),
        )
    finally:
        book.close()


def _blocks(book: Any, limits: Limits, unseen: LeftOut) -> Iterator[Block]:
    left = limits.cells
    for sheet in book.worksheets:
        if sheet.sheet_state != "visible":
            unseen.parts[SHEETS] += 1
            continue
        rows = _rows(sheet, left)
        left -= sum(len(row) for row in rows)
        rows = shown(sheet, rows, unseen)
        blocks = list(region_blocks(rows))
        if blocks:
            yield Block("heading", sheet.title, level=1)
            yield from blocks


def _rows(sheet: Any, most: int) -> list[list[str]]:
    # The size a file states for its sheet is often wrong: 1 x 1, or a million rows.
    sheet.reset_dimensions()
    rows: list[list[str]] = []
    cells = 0
    for row in sheet.iter_rows(max_col=_WIDEST):
        texts = [_text(cell) for cell in row]
        while texts and not texts[-1]:
            texts.pop()
        cells += len(texts) + 1
        if cells > most:
            raise Unreadable("Too large: the workbook has more cells than are read.")
        rows.append(texts)
    return rows


def _text(cell: Any) -> str:
    value = cell.value
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, datetime | date | time):
        return _moment(value)
    if isinstance(value, int | float):
        return _number(value, str(getattr(cell, "number_format", "")))
    return str(value)


def _moment(value: datetime | date | time) -> str:
    if isinstance(value, datetime) and value.time() == time():
        return value.date().isoformat()
    return value.isoformat(sep=" ", timespec="minutes") if isinstance(value, datetime) else value.isoformat()


def _number(value: float, shown_as: str) -> str:
    """Write a number as people read it: 0.125 shown as a percentage is 12.5%, noise of binary fractions goes."""
    if "%" in shown_as:
        return f"{value * 100:.10g}%"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return f"{value:.12g}" if isinstance(value, float) else str(value)


def _title(book: Any) -> str | None:
    named = " ".join((book.properties.title or "").split())
    return named[:300] or None
