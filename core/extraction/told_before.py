"""What was told just now answers no follow-up that asks something else: `and how long do they have to rest?`."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Final

from core.extraction.segments import Segment
from core.extraction.support import Query, understand
from core.extraction.understanding import Understanding
from core.model import Question
from core.reading.characters import has_digit, runs_of
from core.reading.lexicon import words_of
from core.reading.marks import without_marks
from core.reading.roles import Role
from core.reading.weekdays import share_a_day
from core.reading.words import content_words

_OF_ANYTHING: Final[tuple[Role, ...]] = ("figure_noun", "asks_price", "cost_noun", "asked_of_a_figure")


def without_what_was_told(question: Question, read: Understanding) -> Understanding:
    """Return what may be quoted without the sentences of the answer before that say nothing of what is asked on.

    All is left where the follow-up brings no word of its own (`since when?`), or one of what anything may have
    (`and the price?`).
    """
    told = _told(question)
    own = _own_words(question) if told else ""
    if not own:
        return read
    query = understand(own, read.pool)
    if not query.weights:
        return read
    pool = tuple(segment for segment in read.pool if not (segment.text in told and not _says(query, segment)))
    kept = {id(segment) for segment in pool}
    return replace(read, pool=pool, scored=tuple(s for s in read.scored if id(s.segment) in kept))


def _told(question: Question) -> str:
    last = question.history[-1] if question.history else None
    return " ".join(without_marks(last.text).split()) if last and last.role == "assistant" and question.asked else ""


def _own_words(question: Question) -> str:
    """Return what was typed, where it names something that the question before does not.

    What leads a question word (`since when?`), or a phrase, is nothing; what ends a question is: `and before?`.
    """
    before = next((turn.text for turn in reversed(question.history) if turn.role == "user"), "")
    general = {word for phrase in words_of(*_OF_ANYTHING) for word in content_words(phrase)}
    runs = runs_of(question.asked.lower())
    asking, leads = words_of("question_word"), words_of("preposition")
    leading = {word for word, behind in pairwise(runs) if word in asking | leads or behind in asking}
    leading = {term for word in leading for term in content_words(word)}
    own = set(content_words(question.asked)) - set(content_words(before)) - general - leading
    return question.asked if own else ""


def _says(query: Query, segment: Segment) -> bool:
    header = " ".join(segment.row.header) if segment.row else ""
    text = f"{segment.text} {header}"
    says = bool(query.held(text) & query.weights.keys()) or share_a_day(query.text, segment.text)
    return says and _counted(query.text) <= _counted(text)


def _counted(text: str) -> set[tuple[str, str]]:
    """Return the numbers of a text with the words behind them: `20 h` is not told by `up to 20 km`."""
    runs = runs_of(text.casefold())
    return {pair for pair in pairwise((*runs, "")) if has_digit(pair[0])}
