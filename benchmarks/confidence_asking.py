"""Asks a question and keeps what its confidence was judged by: a finished answer no longer carries its evidence."""

from __future__ import annotations

from dataclasses import dataclass
from unittest.mock import patch

from core.confidence import confidence
from core.evaluation.judging import UNANSWERED
from core.loop import answer
from core.model import Answer, Attempt, Draft, Mode, Outcome, Question
from core.ports import Kit
from core.steps import conclude

MODES = (Mode.STANDARD, Mode.SELF_REFLECTIVE)


@dataclass(frozen=True)
class Judged:
    """An answer with what it rests on, and whether it is right (a refusal: whether nothing answers)."""

    source: str
    context: str
    question: Question
    attempt: Attempt
    outcome: Outcome
    right: bool

    @property
    def refused(self) -> bool:
        """It says that nothing answers."""
        return self.outcome in UNANSWERED


async def watched(question: Question, kit: Kit) -> tuple[Answer, Question, Attempt]:
    """Answer, and return the question and the attempt that were judged."""
    seen: list[tuple[Question, Attempt]] = []

    def watch(question: Question, attempt: Attempt, outcome: Outcome, *, fell_back: bool) -> float:
        seen.append((question, attempt))
        return confidence(question, attempt, outcome, fell_back=fell_back)

    with patch.object(conclude, "confidence", watch):
        given = await answer(question, kit)
    asked_back = (question, Attempt(0, Draft(given.text, refused=True)))  # nothing was drafted
    return given, *(seen[-1] if seen else asked_back)
