"""What is told in the language of the question goes before what another language has of the same words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.extraction.support import Support
from core.model import Passage
from core.reading.detection import languages_of, sure_language_of

_NEARLY: Final = 0.6
"""Of the best support, what another that is in the question's own language needs to go first."""


def in_own_language(question: str, ranked: Sequence[Support], passages: Sequence[Passage] = ()) -> list[Support]:
    """Return the supports without those in another language, where one in the question's is nearly as well supported.

    Words are held against another language by what few of them mean there: days of the week, numbers, names. That one
    workshop closes on Sundays is then told of another, though the asker's own document says it of this one. A sentence
    of a few words is of the language that its passage is in: `La sala Sur` is no French.
    """
    spoken = languages_of(question)
    if not ranked or not spoken:
        return list(ranked)
    own = [s for s in ranked if not _is_foreign(s, spoken, passages)]
    return own if own and own[0].score >= _NEARLY * ranked[0].score else list(ranked)


def _is_foreign(support: Support, spoken: Sequence[str], passages: Sequence[Passage]) -> bool:
    around = passages[support.segment.source - 1].text if passages else ""
    told = [sure_language_of(text) for text in (support.segment.text, around) if text]
    return all(told) and set(told).isdisjoint(spoken)
