"""Questions that are answered by yes or no: `Is there a lift?`, `Gibt es einen Aufzug?`, `엘리베이터가 없나요?`."""

from __future__ import annotations

from typing import Final

from core.reading.characters import QUESTION_MARKS
from core.reading.lexicon import opens_with, speaks_of_any
from core.reading.roles import Role
from core.reading.wording import kind_of

_OPENING: Final = " ¿¡\"'“"
_ENGLISH: Final = ("", "en")
_OTHERWISE: Final[tuple[Role, ...]] = ("question_word", "asks_person", "asks_date", "asks_figure", "alternates")


def is_yes_or_no(question: str, language: str) -> bool:
    """Tell whether a question (in a language, ISO 639-1) is a yes-no one: an auxiliary opens it, or no word asks what.

    >>> is_yes_or_no("Gibt es keinen Aufzug?", "de")
    True
    """
    opened = question.lstrip(_OPENING)
    if language in _ENGLISH:
        return opens_with("auxiliary", opened)
    asks = opened.rstrip().endswith(tuple(QUESTION_MARKS)) and (len(opened.split()) > 1 or kind_of(language) == "pairs")
    return bool(asks) and not speaks_of_any(_OTHERWISE, opened, language)
