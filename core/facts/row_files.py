"""Reads the rows of a CSV, JSONL or JSON file one at a time, each with its line; a broken line is a row of its own."""

from __future__ import annotations

import codecs
import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from core.errors import BadInput, Unreadable
from core.facts.records import TABLES, BadRow, canonical
from core.facts.sec import companyfacts_rows, submissions_rows
from core.facts.sec_entries import Fault

MAX_LINE = 1_000_000  # characters; longer than any row, shorter than what hurts
MAX_JSON = 256 * 1024 * 1024  # bytes; JSON without lines is read whole, the SEC's largest companyfacts are 20 MB
_CONTROL = frozenset(map(chr, (*range(0x09), *range(0x0E, 0x20))))


@dataclass(frozen=True, slots=True)
class RawRow:
    """A row as it stands in the file; lines count from 1. In JSON without lines they count records."""

    line: int
    cells: Mapping[str, Any]


Rows = Iterator[RawRow | BadRow]


def read_rows(path: Path) -> Rows:
    """Yield the rows of a file; the format is told from its content.

    Raises `Unreadable` where the file can't be opened, is empty, is no text, or is JSON of an unknown shape.
    """
    try:
        with path.open("rb") as start:
            wide = start.read(2) in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
        # A byte that is no UTF-8 is kept for the cell's fault to name; UTF-16 has no such bytes.
        encoding, errors = ("utf-16", "replace") if wide else ("utf-8-sig", "surrogateescape")
        with path.open(encoding=encoding, errors=errors, newline="") as file:
            yield from _rows(path, file)
    except OSError as error:
        raise Unreadable(f"{path} can't be read: {error.strerror or error}.") from error


def _rows(path: Path, file: IO[str]) -> Rows:
    sample = file.read(4096)
    file.seek(0)
    head = _head(file)
    if not head:
        raise Unreadable(f"{path} is empty.")
    if "\x00" in sample or not _CONTROL.isdisjoint(head):
        raise Unreadable(f"{path} is no table: it holds binary data.")
    if head[0] not in "[{":
        return _csv_rows(file)
    if path.suffix.lower() in (".jsonl", ".ndjson") or (head[0] == "{" and _is_record(head)):
        return _jsonl_rows(file)
    return _json_rows(path, file)


def _head(file: IO[str]) -> str:
    """Return the first line that is not blank, and go back to the start."""
    head = ""
    for line, _ in _lines(file):
        head = line.strip()
        if head:
            break
    file.seek(0)
    return head


def _is_record(line: str) -> bool:
    """One object on one line is a row, unless it is one of the SEC's whole files."""
    try:
        value = json.loads(line)
    except ValueError:
        # An object that goes on over more lines is one JSON file; a broken line of JSONL ends where it should.
        return line.endswith("}") and len(line) < MAX_LINE
    return not _sec_shape(value)


def _sec_shape(value: object) -> bool:
    if not isinstance(value, dict):
        return False
    return "facts" in value or "filings" in value or isinstance(value.get("accessionNumber"), list)


def _lines(file: IO[str]) -> Iterator[tuple[str, int]]:
    """Yield lines with their numbers, none longer than `MAX_LINE` + 1: the rest of a longer one is dropped."""
    count = 0
    while line := file.readline(MAX_LINE + 1):
        count += 1
        rest = line
        while len(rest) > MAX_LINE and not rest.endswith("\n"):
            rest = file.readline(MAX_LINE + 1)
        yield line, count


def _jsonl_rows(file: IO[str]) -> Rows:
    for line, count in _lines(file):
        if not line.strip():
            continue
        yield _json_row(line, count)


def _json_row(line: str, count: int) -> RawRow | BadRow:
    if len(line) > MAX_LINE:
        return BadRow(count, "", f"the line is longer than {MAX_LINE:,} characters")
    try:
        value = json.loads(line)
    except RecursionError:
        return BadRow(count, "", "nested too deeply")
    except ValueError as error:
        return BadRow(count, "", f"not JSON: {error}")
    if not isinstance(value, dict):
        return BadRow(count, "", "not a JSON object")
    return RawRow(count, value)


def _csv_rows(file: IO[str]) -> Rows:
    first = file.readline(MAX_LINE)
    file.seek(0)
    delimiter = max(",;\t|", key=first.count)
    reader = csv.reader((line for line, _ in _lines(file)), delimiter=delimiter)
    header: list[str] | None = None
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            yield BadRow(reader.line_num, "", f"not CSV: {error}")
            continue
        if cells is None:
            break
        if not any(cells):
            continue
        if header is None:
            header = _header(cells)
        else:
            yield _csv_row(header, cells, reader.line_num)


def _header(cells: list[str]) -> list[str]:
    """Return the names of the columns. Raises `BadInput` where one that counts is there twice."""
    header = [cell.strip() for cell in cells]
    for name in header:
        if header.count(name) > 1 and any(canonical(table, (name,)) for table in TABLES):
            raise BadInput(f"The column {name[:40]} is there more than once.", hint="Rename or remove one.")
    return header


def _csv_row(header: list[str], cells: list[str], line: int) -> RawRow | BadRow:
    if len(cells) != len(header):
        return BadRow(line, "", f"{len(cells)} cells, the header has {len(header)}")
    return RawRow(line, dict(zip(header, cells, strict=True)))


def _json_rows(path: Path, file: IO[str]) -> Rows:
    if path.stat().st_size > MAX_JSON:
        raise Unreadable(f"{path} is larger than {MAX_JSON // 2**20} MB.", hint="Write one record a line (JSONL).")
    try:
        value = json.load(file)
    except RecursionError as error:
        raise Unreadable(f"{path} is not JSON: nested too deeply.") from error
    except ValueError as error:
        raise Unreadable(f"{path} is not JSON: {error}.") from error
    count = 0
    try:
        for count, record in enumerate(_records(path, value), start=1):
            yield _record(count, record)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise Unreadable(
            f"{path} looks like the SEC's companyfacts or submissions, but has another shape ({error})."
        ) from error
    if not count:
        raise Unreadable(f"{path} holds no rows.")


def _record(count: int, record: object) -> RawRow | BadRow:
    if isinstance(record, Fault):
        return BadRow(count, record.column, record.reason)
    return RawRow(count, record) if isinstance(record, dict) else BadRow(count, "", "not a JSON object")


def _records(path: Path, value: Any) -> Iterable[Any]:
    """Return the records of parsed JSON. Iterating over the SEC's raises what their shape makes it raise."""
    if isinstance(value, list):
        return value
    if "facts" in value:
        return companyfacts_rows(value)
    if _sec_shape(value):
        return submissions_rows(value)
    raise Unreadable(f"{path} is JSON, but neither records nor the SEC's companyfacts or submissions.")
