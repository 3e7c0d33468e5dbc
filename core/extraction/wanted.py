"""What kind of thing a question asks for: a figure, a date, somebody's address."""

from __future__ import annotations

import re
from typing import Literal

from core.reading.lexicon import alternatives, opens_with, pattern_of, speaks_of, words_of

_FIGURE_OF_A_THING = re.compile(
    rf"{alternatives('what_is_the')} (?:\w+ ){{0,3}}{alternatives('figure_noun')}", re.IGNORECASE
)

Contact = Literal["phone", "mail"]


def in_english(language: str) -> bool:
    """Tell whether rules of English grammar hold: where nothing tells the language, too."""
    return language in ("", "en")


def wants_figure(question: str, language: str) -> bool:
    """Tell whether a figure, a length of time or a date is asked for."""
    found = pattern_of("asks_figure", language).finditer(question)
    asked = any(not _is_of_dates(m[0], language) or not _says_circumstances(question, m, language) for m in found)
    asked = asked or speaks_of("how_measured", question, language)
    comes_to = opens_with("asks_what_does", question, language) and speaks_of("comes_to", question, language)
    return asked or comes_to or (in_english(language) and _FIGURE_OF_A_THING.search(question) is not None)


def asks_when(question: str, language: str) -> bool:
    """Tell whether a date is asked for: `when I buy a house` within a question only says under which circumstances.

    So does what follows what else is asked (`what is due when a lease ends`), but for `and when did it end`.
    """
    found = pattern_of("asks_date", language).finditer(question)
    return any(not _says_circumstances(question, m, language) for m in found)


def _is_of_dates(asked: str, language: str) -> bool:
    return asked.lower() in words_of("asks_date", language=language)


def _says_circumstances(question: str, when: re.Match[str], language: str) -> bool:
    behind = question[when.end() :].lstrip()
    if not when.start():
        return False
    if opens_with("before_verb", behind, language):
        return True
    clause = len(when[0].split()) == 1 and behind[:1].isalpha() and not opens_with("auxiliary", behind, language)
    return clause and in_english(language) and opens_with("question_word", question.lstrip(), language)


def wanted_contact(question: str, language: str) -> Contact | None:
    """Return the kind of address that is asked for."""
    if speaks_of("asks_phone", question, language):
        return "phone"
    return "mail" if speaks_of("asks_mail", question, language) else None
