"""The clauses of a sentence that states several things of one sort: a comma, `and` or `while` parts them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from core.reading.lexicon import alternatives

_BREAK: Final = re.compile(rf"[;,]|{alternatives('coordinates', 'compares', 'alternates')}")


def in_clauses(text: str, places: Sequence[tuple[int, int]]) -> list[str]:
    """Return for each of these places of one sentence, which are in order, its clause without what stands there."""
    if not places:
        return []
    edges = [0, *(_edge(text, one[1], other[0]) for one, other in pairwise(places)), len(text)]
    return [text[low:at] + " " + text[end:high] for (low, high), (at, end) in zip(pairwise(edges), places, strict=True)]


def _edge(text: str, since: int, until: int) -> int:
    found = _BREAK.search(text, since, until)
    return found.start() if found else until
