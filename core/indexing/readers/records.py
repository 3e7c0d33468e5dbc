"""JSON and JSONL: records with a text are documents of their own, anything else is one document."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.errors import NotADocument, Unreadable
from core.indexing.documents import Block, Reading
from core.indexing.front_matter import UNREADABLE
from core.indexing.readers.decoding import decode
from core.indexing.readers.limits import Limits
from core.indexing.readers.plain import paragraphs
from core.indexing.readers.tables import table_block

TEXT_KEYS = ("text", "contents", "content", "body")
_ID_KEYS = ("_id", "id")
_TITLE_KEYS = ("title", "name", "headline")
_READERS = "readers"
_LONGEST_EXTRA = 300
_LONGEST_NAME = 1_000
_LONGEST_URL = 4_000


@dataclass(frozen=True, slots=True)
class Record:
    """One record of a file: `line` counts from 1 (in a JSON array: its place), `id` is empty where it has none."""

    line: int
    id: str
    title: str | None
    text: str
    url: str | None = None
    readers: tuple[str, ...] = ()

    def reading(self, file_type: str) -> Reading:
        """Return the record as a document of its own."""
        return Reading(file_type, paragraphs(self.text), title=self.title)


@dataclass(frozen=True, slots=True)
class BadRecord:
    """A line that is no record, and why."""

    line: int
    error: str


def holds_records(sample: Sequence[Any]) -> bool:
    """The objects are documents: the first one has a text."""
    first = next((item for item in sample if isinstance(item, Mapping)), None)
    return first is not None and any(isinstance(first.get(key), str) for key in TEXT_KEYS)


def parse_lines(lines: Iterable[bytes], limits: Limits) -> Iterator[tuple[int, Any]]:
    """Yield (line number, value) of each filled line; a `BadRecord` stands for a line that is no JSON."""
    for number, line in enumerate(lines, start=1):
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if not line.strip():
            continue
        if len(line) > limits.line_bytes:
            yield number, BadRecord(number, f"Too large: the line has more than {limits.line_bytes:,} bytes.")
            continue
        try:
            yield number, json.loads(line)
        except (ValueError, RecursionError) as error:
            yield number, BadRecord(number, f"Not valid JSON: {_reason(error)}.")


def to_record(line: int, value: Any) -> Record | BadRecord:
    """Read one parsed value as a record."""
    if isinstance(value, BadRecord):
        return value
    if not isinstance(value, Mapping):
        return BadRecord(line, "Not a record: a JSON object is expected.")
    title, text = _first(value, _TITLE_KEYS), _first(value, TEXT_KEYS)
    body = "\n\n".join(part for part in (text or title, _extras(value)) if part)
    if not (text or title):
        return BadRecord(line, "Empty record: it has neither a text nor a title.")
    name, url = _first(value, _ID_KEYS), _first(value, ("url",))
    if len(name) > _LONGEST_NAME:
        return BadRecord(line, f"Its id has more than {_LONGEST_NAME:,} letters.")
    # The title stands above each of its passages.
    return Record(
        line,
        name,
        title[:_LONGEST_NAME] or None,
        body,
        url=url if 0 < len(url) <= _LONGEST_URL else None,
        readers=_readers(value),
    )


def read(data: bytes, limits: Limits) -> Reading:
    """Read JSON or JSONL that holds no records as one document: a table where it is one, else its paths and values."""
    return read_values(load(data, limits), limits)


def read_values(values: Sequence[Any], limits: Limits) -> Reading:
    """Read parsed values as one document. Raises `NotADocument` where nothing is in them."""
    value = values[0] if len(values) == 1 else list(values)
    if isinstance(value, list) and (table := _table(value, limits)):
        return Reading("json", (table,))
    text = "\n".join(f"{path}: {leaf}" if path else leaf for path, leaf in _leaves(value, "", limits.cells))
    if not text:
        raise NotADocument("Empty: there is no value in it.")
    return Reading("json", (Block("list", text),))


def load(data: bytes, limits: Limits) -> list[Any]:
    """Return the values of a JSON file (one) or of a JSONL file (one a line).

    Raises `Unreadable` where it is neither.
    """
    text = decode(data)
    if not text.strip():
        raise NotADocument("Empty: there is no text in it.")
    try:
        return [json.loads(text)]
    except (ValueError, RecursionError) as error:
        parsed = [value for _, value in parse_lines(text.encode().split(b"\n"), limits)]
        if len(parsed) > 1 and not any(isinstance(value, BadRecord) for value in parsed):
            return parsed
        raise Unreadable(f"Corrupt: not valid JSON ({_reason(error)}).") from error


def _reason(error: Exception) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)


def _first(value: Mapping[str, Any], keys: Sequence[str]) -> str:
    found = (value[key] for key in keys if isinstance(value.get(key), str | int) and str(value[key]).strip())
    return str(next(found, "")).strip()


def _readers(value: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the principals that a record says may read it: a list of them, or one; nothing where it says nothing."""
    if _READERS not in value:
        return ()
    said = [value[_READERS]] if isinstance(value[_READERS], str) else value[_READERS]
    listed = isinstance(said, list) and bool(said) and all(isinstance(one, str) and one.strip() for one in said)
    return tuple(said) if listed else UNREADABLE


def _extras(value: Mapping[str, Any]) -> str:
    """Other short fields, such as a date or an author, that a question may name."""
    known = {*_ID_KEYS, *_TITLE_KEYS, *TEXT_KEYS, "url", _READERS}
    lines = [
        f"{key}: {field}"
        for key, field in value.items()
        if key not in known and isinstance(field, str | int | float) and 0 < len(str(field)) <= _LONGEST_EXTRA
    ]
    return "\n".join(lines)


def _table(items: Sequence[Any], limits: Limits) -> Block | None:
    """A list of flat objects is a table."""
    if len(items) < 2 or not all(isinstance(i, Mapping) and not any(_nested(v) for v in i.values()) for i in items):
        return None
    columns = list(dict.fromkeys(str(key) for item in items for key in item))
    if len(columns) * len(items) > limits.cells:
        raise Unreadable(f"Too large: more than {limits.cells:,} cells.")
    rows = [columns, *([_cell(item.get(column)) for column in columns] for item in items)]
    return table_block(rows)


def _nested(value: Any) -> bool:
    return isinstance(value, dict | list)


def _cell(value: Any) -> str:
    return "" if value is None else str(value)


def _leaves(value: Any, path: str, most: int) -> Iterator[tuple[str, str]]:
    """Yield (dotted path, value) of each leaf, without recursion: depth is the file's to choose."""
    stack: list[tuple[str, Any]] = [(path, value)]
    count = 0
    while stack:
        here, item = stack.pop()
        if isinstance(item, Mapping):
            stack.extend((f"{here}.{key}" if here else str(key), child) for key, child in reversed(list(item.items())))
        elif isinstance(item, list):
            stack.extend((f"{here}[{i}]", child) for i, child in reversed(list(enumerate(item))))
        elif _cell(item).strip():
            count += 1
            if count > most:
                raise Unreadable(f"Too large: more than {most:,} values.")
            yield here, " ".join(_cell(item).split())
