"""The language to speak to an asker in: of what they typed, else of what they said before, else of their platform."""

from __future__ import annotations

from collections.abc import Iterator

from core.model import Question
from core.reading.characters import runs_of
from core.reading.detection import language_of, languages_of
from core.reading.lexicon import words_of

_LONGEST_NO = 40  # characters looked at for it


def language_to(question: Question) -> str:
    """Return an ISO 639-1 code, or an empty string where nothing tells: `P-900?` is in no language.

    Where a text may be in several languages, what was said before tells which, then their platform, then the documents.
    A no of the conversation's language is in that, whichever other language has it, too: `non, 3 €`.
    """
    around = tuple(_around(question))
    for text in (question.asked, question.text):
        if around and _opens_with_no(text, around[0]):
            return around[0]
        if maybe := languages_of(text):
            return next((code for code in around if code in maybe), maybe[0])
    return next(iter(around), "")


def is_left_open(question: Question) -> bool:
    """Tell whether neither the text, nor what was said before, nor the platform says which language it is in."""
    maybe = languages_of(question.asked) or languages_of(question.text)
    return len(maybe) != 1 and not any(not maybe or code in maybe for code in _around(question))


def _opens_with_no(text: str, language: str) -> bool:
    """Tell whether a text opens with a no of a language, and nothing behind it is rather in another."""
    first = next(iter(runs_of(text[:_LONGEST_NO].lower())), "")
    if not first or first not in words_of("no_word", language=language):
        return False
    maybe = languages_of(text[text.lower().find(first) + len(first) :])
    return not maybe or language in maybe


def _around(question: Question) -> Iterator[str]:
    said = (language_of(turn.text) for turn in reversed(question.history) if turn.role == "user")
    yield from filter(None, (*said, question.spoken, *question.documents_in))
