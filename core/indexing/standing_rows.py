"""A document's standing as tables keep it, and the part of a document that it is read from."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, replace

from core.indexing.documents import Block
from core.indexing.standing import CLOSING, OPENING
from core.model import NO_STANDING, Standing


def ends_of(texts: Sequence[str]) -> str:
    """Return the beginning and the end of a document that is given in pieces."""
    whole = "\n".join(_until(texts, OPENING))
    read = len(whole) >= sum(map(len, texts))
    closing = whole[OPENING:][-CLOSING:] if read or not texts else texts[-1][-CLOSING:]
    return f"{whole[:OPENING]}\n{closing}"


def block_text(block: Block) -> str:
    """Return all that a block shows: a table's header row may be `Version | 3`."""
    return "\n".join(part for part in (block.caption, block.header, block.text) if part)


def _until(texts: Iterable[str], most: int) -> Iterator[str]:
    for text in texts:
        yield text[: most + CLOSING]
        most -= len(text)
        if most <= 0:
            return


def to_json(standing: Standing) -> str:
    """Return what a table keeps; the operator's rank is none of it."""
    kept = asdict(replace(standing, rank=0))
    return json.dumps({name: value for name, value in kept.items() if value}, ensure_ascii=False)


def from_json(kept: str | None) -> Standing:
    """Return what a table kept; nothing is known where that can't be read."""
    try:
        values = json.loads(kept or "{}")
        return Standing(**(values | {"version": tuple(values.get("version", ()))})) if values else NO_STANDING
    except (ValueError, TypeError):
        return NO_STANDING
