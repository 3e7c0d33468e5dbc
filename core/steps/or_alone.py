"""Or alone: a follow-up that says all is asked by itself, too, where joined to the one before it finds nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from core.extraction.said_alone import said_alone
from core.model import EXTRACTIVE, FOUND, Answer, Question
from core.ports import Kit


async def or_alone(answering: Callable[[Question], Awaitable[Answer]], question: Question, kit: Kit) -> Answer:
    """Return the answer to a question as it was understood, or to what was typed where that alone is better supported.

    Where neither is answered, what was typed is refused: it says itself what it is about. A language model that made a
    question of it has read what was said before.
    """
    made = await answering(question)
    alone = _alone(question)
    if not alone or made.outcome in FOUND or kit.model.name != EXTRACTIVE or question.retry is not None:
        return made
    return await answering(replace(question, text=alone))


def _alone(question: Question) -> str:
    """Return what was typed, where it lacks nothing and something else was made of it."""
    before = next((turn.text for turn in reversed(question.history) if turn.role == "user"), "")
    said = said_alone(question.asked, before) if question.asked and before else ""
    return "" if said.casefold().rstrip(" ?") == question.text.casefold().rstrip(" ?") else said
