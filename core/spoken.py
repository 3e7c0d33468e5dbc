"""The language to speak to an asker in: of what they typed, else of what they said before, else of their platform."""

from __future__ import annotations

from collections.abc import Iterator

from core.model import Question
from core.reading.detection import language_of, languages_of


def language_to(question: Question) -> str:
    """Return an ISO 639-1 code, or an empty string where nothing tells: `P-900?` is in no language.

    Where a text may be in several languages, what was said before tells which, then their platform, then the documents.
    """
    around = tuple(_around(question))
    for text in (question.asked, question.text):
        if maybe := languages_of(text):
            return next((code for code in around if code in maybe), maybe[0])
    return next(iter(around), "")


def is_left_open(question: Question) -> bool:
    """Tell whether neither the text, nor what was said before, nor the platform says which language it is in."""
    maybe = languages_of(question.asked) or languages_of(question.text)
    return len(maybe) != 1 and not any(not maybe or code in maybe for code in _around(question))


def _around(question: Question) -> Iterator[str]:
    said = (language_of(turn.text) for turn in reversed(question.history) if turn.role == "user")
    yield from filter(None, (*said, question.spoken, *question.documents_in))
