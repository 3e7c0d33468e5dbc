"""A question and its evidence as extraction reads them, once for all who look: who asks back, quotes and admits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.extraction.gate.asked import asking_part
from core.extraction.segments import Segment, segments
from core.extraction.support import Query, Support, score_segments, understand
from core.model import Passage

_KEPT = 16  # questions at once, each with its evidence


@dataclass(frozen=True, slots=True)
class Understanding:
    """The question, what may be quoted of the passages of documents, and how well each piece is supported."""

    query: Query
    pool: tuple[Segment, ...]
    scored: tuple[Support, ...]


@lru_cache(maxsize=_KEPT)
def understanding(question: str, passages: tuple[Passage, ...]) -> Understanding:
    """Read a question over numbered passages; those of fact rows are left out, others keep their numbers."""
    pool = tuple(s for s in segments(passages) if passages[s.source - 1].meta.file_type != "facts")
    query = understand(asking_part(question), pool)
    return Understanding(query, pool, tuple(score_segments(query, pool, passages)))
