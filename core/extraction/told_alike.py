"""Sentences of one passage that answer alike of different things, none of them named: each is told, none is chosen.

`La cantine de Lyon ouvre à 11 h 30. La cantine de Nantes ouvre à 12 h.` behind `When does the canteen open?`
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.extraction.segments import Segment
from core.extraction.support import Query, Support
from core.reading.digits import figures_in
from core.reading.words import without_figures

_AS_WELL: Final = 0.93
"""Share of the best one's support that another has at least: lengths and places differ a little."""
_ALIKE: Final = 0.4
"""Share of the words, figures apart, that both say."""
_MOST: Final = 3  # beside the best
_LOOKED_AT: Final = 8


def told_alike(query: Query, ranked: Sequence[Support]) -> list[Segment]:
    """Return the sentences that tell as much as the best one of something else, with other figures; not the best."""
    best = ranked[0]
    if best.segment.kind != "sentence" or not _figures(best.segment):
        return []
    found = [one.segment for one in ranked[1:_LOOKED_AT] if _is_alike(query, best, one)]
    return sorted(found, key=lambda segment: segment.position)[:_MOST]


def _is_alike(query: Query, best: Support, other: Support) -> bool:
    one, two = best.segment, other.segment
    if (one.source, one.kind, one.heading) != (two.source, two.kind, two.heading) or best.covered != other.covered:
        return False
    figures, others = _figures(one), _figures(two)
    if other.score < _AS_WELL * best.score or figures <= others or others <= figures:
        return False
    words, told = without_figures(one.text), without_figures(two.text)
    apart = (words - told) - query.weights.keys(), (told - words) - query.weights.keys()
    return all(apart) and len(words & told) >= _ALIKE * min(len(words), len(told))


def _figures(segment: Segment) -> frozenset[str]:
    return frozenset(figures_in(segment.text))
