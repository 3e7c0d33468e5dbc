"""JSON objects that stand as text in a context, written as the tables that they are: `{"distance_km": 31}`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from core.checks.free_rows import flattened, tables_of
from core.errors import BadInput

_LONGEST = 20_000
"""Characters of a text that is read as JSON: a longer one stays as it is."""


def with_tables(text: str) -> str:
    """Return a text with its objects, the whole of it or lines of their own, as tables; what is none stays as it is."""
    if "{" not in text or len(text) > _LONGEST:
        return text
    whole = _objects_in(text)
    if whole:
        return _tables(whole, text)
    return "\n".join(_parts(text))


def _parts(text: str) -> Iterator[str]:
    for are_objects, lines in groupby(text.split("\n"), key=lambda line: bool(_objects_in(line))):
        part = list(lines)
        joined = "\n".join(part)
        yield f"\n{_tables([o for line in part for o in _objects_in(line)], joined)}\n" if are_objects else joined


def _tables(objects: list[Mapping[str, Any]], text: str) -> str:
    try:
        return "\n\n".join(tables_of([flattened(number, one) for number, one in enumerate(objects, 1)])) or text
    except BadInput:
        return text


def _objects_in(text: str) -> list[Mapping[str, Any]]:
    bare = text.strip().rstrip(",")
    if bare[:1] not in ("{", "[") or bare[-1:] not in ("}", "]"):
        return []
    try:
        found = json.loads(bare)
    except (ValueError, RecursionError):
        return []
    objects = found if isinstance(found, list) else [found]
    return objects if objects and all(isinstance(one, dict) and one for one in objects) else []
