"""A question and its evidence as extraction reads them, once for all who look: who asks back, quotes and admits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from core.extraction.entries import held_to_its_question
from core.extraction.gate.weighing import KEPT, weighed
from core.extraction.named_days import held_to_the_days
from core.extraction.named_places import held_to_the_named
from core.extraction.paragraphs import held_to_their_paragraph
from core.extraction.scanned_copies import originals_first
from core.extraction.segments import Segment
from core.extraction.shut_then import told_as_shut
from core.extraction.support import Query, Support, score_segments
from core.extraction.told_otherwise import held_to_what_is_asked
from core.extraction.whole_terms import held_to_whole_terms
from core.model import Passage


@dataclass(frozen=True, slots=True)
class Understanding:
    """The question, what may be quoted of the passages of documents, and how well each piece is supported."""

    query: Query
    pool: tuple[Segment, ...]
    scored: tuple[Support, ...]


@lru_cache(maxsize=KEPT)
def understanding(question: str, passages: tuple[Passage, ...]) -> Understanding:
    """Read a question over numbered passages; those of fact rows are left out, others keep their numbers."""
    read = weighed(question, passages)
    scored = held_to_whole_terms(read.query, read.pool, score_segments(read.query, read.pool, passages))
    of_places = held_to_the_named(read.query, read.pool, scored, passages)
    of_days = held_to_the_days(read.query, of_places)
    of_paragraphs = held_to_their_paragraph(read.query, read.pool, of_days)
    asked = held_to_what_is_asked(read.query, read.pool, of_paragraphs)
    answering = held_to_its_question(read.query, told_as_shut(read.query, read.pool, asked))
    return Understanding(read.query, read.pool, tuple(originals_first(answering, passages)))
