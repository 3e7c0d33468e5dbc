"""The language to speak to an asker in: of what they typed, else of what they said before, else of their platform."""

from __future__ import annotations

from core.model import Question
from core.reading.detection import language_of


def language_to(question: Question) -> str:
    """Return an ISO 639-1 code, or an empty string where nothing tells: `P-900?` is in no language."""
    said = (question.asked, question.text, *(turn.text for turn in reversed(question.history) if turn.role == "user"))
    return next(filter(None, map(language_of, said)), question.spoken)
