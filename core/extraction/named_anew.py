"""A follow-up that names something new is answered about that alone: `and parking?`, after parental leave."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from core.extraction.segments import Segment
from core.extraction.support import Query, understand
from core.extraction.topics import JOINT
from core.extraction.understanding import Understanding
from core.model import Question
from core.reading.lexicon import words_of
from core.reading.roles import Role
from core.reading.weekdays import share_a_day
from core.reading.words import content_words

_OF_ANYTHING: Final[tuple[Role, ...]] = ("figure_noun", "asks_price", "cost_noun", "asked_of_a_figure")


def held_to_what_it_names(question: Question, read: Understanding) -> Understanding:
    """Return what may be quoted without what says nothing of what the follow-up names itself.

    The question before is only said beside it then: what answers that, answers it again. All is left where the
    follow-up asks for a property that anything may have (`and the price?`), or goes on from what people said.
    """
    named = named_anew(question)
    if not named:
        return read
    query = understand(named, read.pool)
    if not query.weights:
        return read
    pool = tuple(segment for segment in read.pool if _says(query, segment))
    kept = {id(segment) for segment in pool}
    return replace(read, pool=pool, scored=tuple(s for s in read.scored if id(s.segment) in kept))


def named_anew(question: Question) -> str:
    """Return what a follow-up says itself, where the question before is joined to it; nothing of what names nothing."""
    first, joint, _ = question.text.partition(JOINT)
    if not (joint and question.asked and question.history):
        return ""
    last = question.text.rpartition(JOINT)[2]
    typed = question.asked.casefold()
    named = next((part for part in (first, last) if part.strip(" ?？.").casefold() in typed), "")
    said = [turn.text for turn in question.history if turn.role == "person"]
    if not named or any(said_by in question.text for said_by in said):
        return ""
    general = {word for phrase in words_of(*_OF_ANYTHING) for word in content_words(phrase)}
    return "" if general.issuperset(content_words(named)) else named


def _says(query: Query, segment: Segment) -> bool:
    header = " ".join(segment.row.header) if segment.row else ""
    text = f"{segment.text} {segment.context} {segment.heading} {header}"
    return bool(query.held(text) & query.weights.keys()) or share_a_day(query.text, segment.text)
