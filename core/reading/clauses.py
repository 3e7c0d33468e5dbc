"""Which words stand with which place of a sentence that has several."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from core.reading.lexicon import alternatives

_BREAK = re.compile(rf"[;,]|{alternatives('coordinates', 'compares', 'alternates')}")
_OWNER = re.compile(r"\b\w{3,20}\s(?:of|at)\s?$|(?:\b[A-Z][\w&.-]{0,20}\s){0,3}\b[A-Z][\w&.-]{0,20}(?:['’]s)?\s?\(?$")
Place = tuple[int, int]


def in_clauses(text: str, places: Sequence[Place]) -> list[str]:
    """Return for each of these places of one sentence, which are in order, its clause without what stands there."""
    return _clauses(text, [[place] for place in places]) if places else []


def _clauses(text: str, groups: Sequence[Sequence[Place]]) -> list[str]:
    spans = [(g[0][0], g[-1][1]) for g in groups]
    edges = [0, *(_edge(text, a[1], b[0]) for a, b in pairwise(spans)), len(text)]
    return [text[low:at] + " " + text[end:high] for (low, high), (at, end) in zip(pairwise(edges), spans, strict=True)]


def _edge(text: str, since: int, until: int) -> int:
    """Where the clause of one figure ends and that of the next begins: the first break, or a name by the next."""
    found = _BREAK.search(text, since, until)
    if found:
        return found.start()
    owner = _OWNER.search(text[since:until])
    return since + owner.start() if owner else until
