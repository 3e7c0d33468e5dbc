"""Tell whether what somebody claims is so: a yes or a no before the sentence that the documents have of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from core.extraction.asking_if_so import asks_if_so, claim_in
from core.model import EXTRACTIVE, Answer, Outcome, Question
from core.reading.detection import language_of
from core.reading.digits import figures_in
from core.reading.disagreeing import Value, statement_of
from core.reading.lexicon import speaks_of_any
from core.reading.marks import without_marks
from core.reading.phrases import say
from core.reading.words import content_words
from core.spoken import language_to

_TELLS_FROM: Final = 2  # content words of what claims anything
_MOSTLY: Final = 0.8

Verdict = Literal["claim holds", "claim denied"]


def told_if_so(made: Answer, question: Question) -> Answer:
    """Return an answer made of quotes with whether they say what was claimed; as it is, where that can't be told."""
    claim = claimed(question)
    if not claim or made.outcome is not Outcome.ANSWERED or made.model != EXTRACTIVE:
        return made
    found = compared(claim, without_marks(made.text))
    return replace(made, text=f"{say(found, language_to(question))} {made.text}") if found else made


def claimed(question: Question) -> str:
    """Return what is claimed: what is asked of, what people said last, or what we said; nothing of other questions."""
    typed = question.asked or question.text
    if claim := claim_in(typed):
        return claim
    if not asks_if_so(typed):
        return ""
    for turn in reversed(question.history):
        if turn.role == "assistant" or (turn.role == "person" and len(content_words(turn.text)) >= _TELLS_FROM):
            return without_marks(turn.text)
    return ""


def compared(claim: str, told: str) -> Verdict | None:
    """Tell whether a text says what is claimed: the same values, or others of the same kind; else, the same words."""
    mine, theirs = statement_of(claim, told), statement_of(told, claim)
    if mine is not None and theirs is not None:
        if set(mine.values) <= set(theirs.values):
            return "claim holds"
        other = [value for value in mine.values if value not in theirs.values]
        return "claim denied" if all(_is_otherwise(value, theirs.values) for value in other) else None
    if figures_in(claim):
        return None
    said = frozenset(content_words(claim))
    if not said or len(said.intersection(content_words(told))) < _MOSTLY * len(said):
        return None
    return "claim holds" if _denies(claim) == _denies(told) else "claim denied"


def _is_otherwise(value: Value, theirs: tuple[Value, ...]) -> bool:
    return any(value[0] == kind for kind, _ in theirs)


def _denies(text: str) -> bool:
    """Tell by the words of its language: `no` is a denial, but in the Portuguese for it is not."""
    return speaks_of_any(("negates", "none"), text, language_of(text))
