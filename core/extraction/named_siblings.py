"""Which of several documents that are called alike a question names: `in Kassel` is of no house rules but Kassel's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.extraction.understanding import Understanding
from core.model import Passage
from core.precedence import are_siblings, undated
from core.reading.words import content_words


def held_to_the_sibling_named(question: str, read: Understanding, passages: Sequence[Passage]) -> Understanding:
    """Return what may be quoted without the siblings (`are_siblings`) of a document that the question names.

    All is left where it names none of them, or several.
    """
    asked = frozenset(content_words(question))
    metas = [passage.meta for passage in passages]
    others = {
        number
        for number, meta in enumerate(metas, 1)
        for named in metas
        if are_siblings(named, meta)
        and (undated(named) - undated(meta)) & asked
        and not (undated(meta) - undated(named)) & asked
    }
    if not others or len(others) == len(metas):
        return read
    pool = tuple(segment for segment in read.pool if segment.source not in others)
    return replace(read, pool=pool, scored=tuple(s for s in read.scored if s.segment.source not in others))
