"""What was read from a picture of a page gives way to the text that it is a picture of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from core.extraction.support import Support, best_first
from core.model import SCANNED, Passage
from core.reading.words import content_words

_SAME: Final = 0.8
"""Share of the words of either that both say, from which on one is a copy of the other: scans misread some."""
_NEXT: Final = 0.99
_MOST: Final = 20
"""Pieces, best first, that are looked at: what fits less well is not quoted."""


def originals_first(scored: Sequence[Support], passages: Sequence[Passage]) -> list[Support]:
    """Return the supports, best first, a scanned piece right behind the original that says the same."""
    scans = [s for s in scored[:_MOST] if _is_scanned(s, passages)]
    if not scans:
        return list(scored)
    originals = [(s, frozenset(content_words(s.segment.text))) for s in scored[:_MOST] if s not in scans]
    behind: dict[int, Support] = {}
    for scan in scans:
        told = frozenset(content_words(scan.segment.text))
        same = next((one for one, said in originals if _are_the_same(told, said)), None)
        if same is not None and same.score > 0:
            behind[id(scan)] = replace(scan, score=min(scan.score, _NEXT * same.score))
    return best_first(behind.get(id(s), s) for s in scored)


def _is_scanned(support: Support, passages: Sequence[Passage]) -> bool:
    return passages[support.segment.source - 1].meta.chunk_method.partition(" ")[0] == SCANNED


def _are_the_same(one: frozenset[str], other: frozenset[str]) -> bool:
    return bool(one and other) and len(one & other) >= _SAME * max(len(one), len(other))
