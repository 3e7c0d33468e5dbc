"""Sources that say the same thing with another figure: both are shown, the newer first."""

from __future__ import annotations

from collections.abc import Sequence

from core.extraction.segments import Segment
from core.extraction.support import Support
from core.model import Passage, PassageMeta
from core.reading.digits import figures_in, years_in
from core.reading.words import content_words

_NEARLY = 0.75
_SAME_WORDS = 0.7
# Neither dated nor with a time of modification: taken for a document that is kept up to date.
_LIVING = "9999"


def rivals(ranked: Sequence[Support], passages: Sequence[Passage]) -> tuple[list[Segment], list[Segment]]:
    """Return (what to believe, what says otherwise); the second is empty where sources agree.

    A source is as old as the year in its title or name says; one without is as new as its last modification.
    """
    best = ranked[0]
    against = [
        s.segment for s in ranked[1:10] if s.score >= _NEARLY * best.score and _contradicts(best.segment, s.segment)
    ]
    if not against:
        return [best.segment], []
    newest_first = sorted([best.segment, against[0]], key=lambda s: _date(passages[s.source - 1].meta), reverse=True)
    return newest_first[:1], newest_first[1:]


def _contradicts(one: Segment, other: Segment) -> bool:
    if one.kind in ("row", "code") or other.kind in ("row", "code") or one.source == other.source:
        return False
    words, others = _without_figures(one.text), _without_figures(other.text)
    same = len(words & others) / max(min(len(words), len(others)), 1)
    figures, their_figures = set(figures_in(one.text)), set(figures_in(other.text))
    return same >= _SAME_WORDS and bool(figures) and bool(their_figures) and not figures & their_figures


def _without_figures(text: str) -> set[str]:
    return {word for word in content_words(text) if not word[0].isdigit()}


def _date(meta: PassageMeta) -> str:
    years = years_in(f"{meta.title} {meta.source_file} {meta.section}")
    modified = meta.modified_at or _LIVING
    newest = str(max(years) if years else "")
    # A report of this year, touched this year, goes by its modification.
    return newest if newest not in ("", modified[:4]) else modified
