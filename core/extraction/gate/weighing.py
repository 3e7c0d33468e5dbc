"""A question weighed over its evidence, once for all who judge a draft or quote."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.extraction.below_its_heading import below_its_heading
from core.extraction.called_so import with_other_names
from core.extraction.gate.asked import asking_part
from core.extraction.leads import with_leads
from core.extraction.segments import Segment, segments
from core.extraction.support import Query, understand
from core.model import Passage

KEPT = 16
"""Questions at once, each with its evidence."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What may be quoted of the passages, and the question with its words weighed over that."""

    query: Query
    pool: tuple[Segment, ...]


@lru_cache(maxsize=KEPT)
def weighed(question: str, passages: tuple[Passage, ...], *, facts: bool = False) -> Weighed:
    """Weigh what a question asks over numbered passages, those of fact rows among them or not; all keep their numbers.

    Each segment has its paragraph's subject in its context.
    """
    cut = _cut(passages)
    pool = with_leads(cut if facts else [s for s in cut if not passages[s.source - 1].meta.is_facts])
    pool = with_other_names(question, below_its_heading(question, pool), passages)
    return Weighed(understand(asking_part(question), pool), pool)


@lru_cache(maxsize=KEPT)
def _cut(passages: tuple[Passage, ...]) -> tuple[Segment, ...]:
    return tuple(segments(passages))
