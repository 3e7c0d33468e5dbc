"""Opens JSON and JSONL files: a stream of records, or one document."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import Path
from typing import Any, BinaryIO

from core.errors import Unreadable
from core.indexing.documents import Reading
from core.indexing.fact_tables import refuse_records
from core.indexing.readers.formats import named
from core.indexing.readers.limits import Limits
from core.indexing.readers.records import (
    BadRecord,
    Record,
    holds_records,
    load,
    parse_lines,
    read_values,
    to_record,
)
from core.indexing.readers.sniffing import kind_of

_LINES = frozenset({".jsonl", ".ndjson"})
_SAMPLE = 50


@dataclass(slots=True)
class OpenedJson:
    """Records as they come (None where the file is one document), or a reading and the lines it leaves out."""

    records: Iterator[Record | BadRecord] | None = None
    reading: Reading | None = None
    bad: list[BadRecord] = field(default_factory=list)


def is_json(file: Path) -> bool:
    """The file's name promises JSON."""
    return named(file.name) == "json"


def open_json(file: Path, source: BinaryIO, limits: Limits) -> OpenedJson:
    """Read a JSON or JSONL file; records are parsed while they are taken, so `source` must stay open till then.

    Raises `Unreadable` with the reason, `NotADocument` where it is empty or no text.
    """
    head = source.read(64 * 1024)
    source.seek(0)
    kind_of(file.name, head)
    if file.suffix.lower() in _LINES and not head.startswith((b"\xff\xfe", b"\xfe\xff")):
        opened = _open_lines(source, limits)
        if opened:
            return opened
        source.seek(0)
    return _open_whole(_bounded(source, limits.text_bytes), limits)


def _open_lines(source: BinaryIO, limits: Limits) -> OpenedJson | None:
    """None where no line is JSON by itself: the file may be one value over many lines."""
    parsed = parse_lines(_bounded_lines(source, limits.line_bytes), limits)
    sample = list(islice(parsed, _SAMPLE))
    good = [value for _, value in sample if not isinstance(value, BadRecord)]
    if not good:
        return None
    refuse_records(good)
    if holds_records(good):
        return OpenedJson(records=(to_record(line, value) for line, value in chain(sample, parsed)))
    return _as_one_document(chain(sample, parsed), limits)


def _as_one_document(parsed: Iterator[tuple[int, Any]], limits: Limits) -> OpenedJson:
    values: list[Any] = []
    bad: list[BadRecord] = []
    for _, value in parsed:
        if isinstance(value, BadRecord):
            bad.append(value)
        else:
            values.append(value)
        if len(values) > limits.cells:
            raise Unreadable(f"Too large: more than {limits.cells:,} lines.")
    return OpenedJson(reading=read_values(values, limits), bad=bad)


def _open_whole(data: bytes, limits: Limits) -> OpenedJson:
    values = load(data, limits)
    items = values[0] if len(values) == 1 and isinstance(values[0], list) else values
    refuse_records(items[:_SAMPLE])
    if holds_records(items):
        return OpenedJson(records=(to_record(i, item) for i, item in enumerate(items, start=1)))
    return OpenedJson(reading=read_values(values, limits))


def _bounded(source: BinaryIO, most: int) -> bytes:
    data = source.read(most + 1)
    if len(data) > most:
        raise Unreadable(f"Too large: at most {most / 1e6:,.0f} MB are read of one JSON value.")
    return data


def _bounded_lines(source: BinaryIO, most: int) -> Iterator[bytes]:
    """Yield lines; of one longer than allowed only its beginning, so that it is refused without being held."""
    while line := source.readline(most + 1):
        yield line
        while len(line) > most and not line.endswith(b"\n"):
            line = source.readline(most + 1)
            if not line:
                break
