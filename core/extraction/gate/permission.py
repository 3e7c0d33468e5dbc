"""Whether one may, asked in another language than English: when something else is open permits and forbids nothing."""

from __future__ import annotations

from typing import Final

from core.extraction.gate.asked import Asked
from core.extraction.hanging_times import beside_its_time
from core.extraction.wanted import in_english
from core.reading.lexicon import opens_with, speaks_of, speaks_of_any
from core.reading.roles import Role
from core.reading.wording import held_terms, telling_words

_RULES: Final[tuple[Role, ...]] = ("rule_allows", "rule_forbids", "negates")
_HOURS: Final[tuple[Role, ...]] = ("says_open", "says_shut", "asks_hours")


def only_tells_hours(asked: Asked, text: str, heading: str) -> bool:
    """Tell whether it is asked if one may, and a text tells when something is open that the question does not name.

    `La oficina abre de 9:00 a 12:00` for `¿Puedo entrar en el edificio el sábado?`; that the building is open then is
    an answer. English is held to its words otherwise.
    """
    code = asked.language
    if in_english(code) or not speaks_of("asks_permission", asked.text, code):
        return False
    if not opens_with("asks_permission", asked.text.lstrip("¿ "), code) and speaks_of(
        "question_word", asked.text, code
    ):
        return False
    if speaks_of_any(_RULES, text, code) or not speaks_of_any(_HOURS, text, code):
        return False
    told = telling_words(beside_its_time(asked.text, code), code)
    return bool(told) and not any(held_terms(one.terms, f"{heading} {text}", code) for one in told)
