"""A follow-up that says all by itself (`and the budget for a dry docking of the Kestrel?`), to be tried alone, too."""

from __future__ import annotations

from typing import Final

from core.reading.detection import language_of
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.roles import Role
from core.reading.wording import kind_of, telling_words

_SIGNS: Final = " ?？؟!！.。¿¡,，、"
_OPENINGS: Final[tuple[Role, ...]] = ("leads_in", "also", "what_about")
_POINTS: Final[tuple[Role, ...]] = ("pronoun", "demonstrative", "place_pronoun", "pronoun_for_one")
_FEWEST: Final = 3
"""Words that carry meaning of a phrase that names a thing and what it is of: `the fee for late cancellations`."""
_FEWEST_ASKED: Final = 2
"""Of a whole question; where something is takes a noun alone, how much `the price` is hangs on what was spoken of."""


def said_alone(text: str, before: str = "") -> str:
    """Return a follow-up without `and` before it where it lacks nothing that the question before could tell; else ''.

    What points at something (`its`, `there`) lacks it, and a thing by itself may be one of what was spoken of.
    """
    language = language_of(text) or language_of(before) or "en"
    rest = _without_opening(text, language)
    if not rest or any(_is_said(role, rest, language) for role in _POINTS):
        return ""
    told = len(telling_words(rest, language))
    if speaks_of("question_word", rest, language):
        least = 1 if _asks_where_one_is(rest, language) else _FEWEST_ASKED
    else:
        least = _FEWEST if _is_of_something(rest, language) else told + 1
    return rest[:1].upper() + rest[1:] if told >= least else ""


def _asks_where_one_is(text: str, language: str) -> bool:
    """`Où est la cantine`: of a thing that is named, by its article where there are any."""
    named = kind_of(language) == "pairs" or _is_said("article", text, language)
    return named and speaks_of("kind_where", text, language)


def _is_said(role: Role, text: str, language: str) -> bool:
    """Tell whether a word of a role stands in a text as a word, the first one (`There is ...`) apart."""
    said = [word.strip(_SIGNS).lower() for word in text.split()[1:]]
    return not words_of(role, language=language).isdisjoint(said)


def _is_of_something(text: str, language: str) -> bool:
    small = words_of("preposition", "adposition", language=language)
    return any(word.lower() in small for word in text.split()[1:-1])


def _without_opening(text: str, language: str) -> str:
    rest = text.strip().lstrip(_SIGNS)
    for role in _OPENINGS:
        if found := pattern_of(role, language).match(rest):
            rest = rest[found.end() :].lstrip(_SIGNS)
    return rest
