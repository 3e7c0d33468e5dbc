"""A question and its evidence as extraction reads them, once for all who look: who asks back, quotes and admits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.extraction.gate.asked import asking_part
from core.extraction.leads import with_leads
from core.extraction.segments import Segment, segments
from core.extraction.support import Query, Support, score_segments, understand
from core.model import Passage

_KEPT = 16  # questions at once, each with its evidence


@dataclass(frozen=True, slots=True)
class Weighed:
    """The question, its words weighed over what may be quoted of the passages, and that."""

    query: Query
    pool: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Understanding:
    """The question, what may be quoted of the passages of documents, and how well each piece is supported."""

    query: Query
    pool: tuple[Segment, ...]
    scored: tuple[Support, ...]


@lru_cache(maxsize=_KEPT)
def understanding(question: str, passages: tuple[Passage, ...]) -> Understanding:
    """Read a question over numbered passages; those of fact rows are left out, others keep their numbers."""
    read = weighed(question, passages, leads=True)
    return Understanding(read.query, read.pool, tuple(score_segments(read.query, read.pool, passages)))


@lru_cache(maxsize=_KEPT)
def weighed(question: str, passages: tuple[Passage, ...], *, facts: bool = False, leads: bool = False) -> Weighed:
    """Weigh what a question asks over the passages, those of `facts` among them or not.

    With `leads`, each segment has its paragraph's subject in its context.
    """
    cut = _cut(passages)
    pool = cut if facts else tuple(s for s in cut if passages[s.source - 1].meta.file_type != "facts")
    pool = with_leads(pool) if leads else pool
    return Weighed(understand(asking_part(question), pool), pool)


@lru_cache(maxsize=_KEPT)
def _cut(passages: tuple[Passage, ...]) -> tuple[Segment, ...]:
    return tuple(segments(passages))
