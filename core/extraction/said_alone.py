"""A follow-up that says all by itself (`and the budget for a dry docking of the Kestrel?`), to be tried alone, too."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from core.extraction.topics import JOINT
from core.reading.characters import QUESTION_MARKS
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.roles import Role
from core.reading.wording import kind_of, telling_words

_SIGNS: Final = " ?？؟!！.。¿¡,，、"
_OPENINGS: Final[tuple[Role, ...]] = ("leads_in", "also", "what_about")
_POINTS: Final[tuple[Role, ...]] = ("pronoun", "demonstrative", "place_pronoun", "pronoun_for_one")
_FEWEST: Final = 3
"""Words that carry meaning of a phrase that names a thing and what it is of: `the fee for late cancellations`."""
_FEWEST_ASKED: Final = 2
"""Of a whole question; where something is takes a noun alone, how much `the price` is hangs on what was spoken of."""


_LONGEST_BARE: Final = 3  # words
_LONGEST_HEAD: Final = 5  # words
_MARKS: Final[tuple[Role, ...]] = ("topic_mark", "object_mark")
_WHOLE_BY_KIND: Final[tuple[Role, ...]] = ("kind_where", "asks_hours", "asks_permission")
"""What is asked of one thing alone, once it is named; how much `the price` is hangs on what was spoken of."""


def said_alone(text: str, before: str = "") -> str:
    """Return a follow-up without `and` before it where it lacks nothing that the question before could tell; else ''.

    What points at something (`its`, `there`) lacks it, and a thing by itself may be one of what was spoken of.
    """
    language = language_of(text) or language_of(before) or "en"
    rest = _without_opening(text, language)
    if not rest or any(_is_said(role, rest, language) for role in _POINTS):
        return ""
    told = len(telling_words(rest, language))
    if is_whole(text, language) or is_bare(text, language):
        return text.strip() if told and any(map(str.isalpha, text)) else ""
    if speaks_of("question_word", rest, language):
        least = 1 if _asks_where_one_is(rest, language) else _FEWEST_ASKED
    else:
        least = _FEWEST if _is_of_something(rest, language) else told + 1
    return rest[:1].upper() + rest[1:] if told >= least else ""


def is_whole(text: str, language: str) -> bool:
    """Tell whether a question of few words names the one thing that it asks of: `Wann hat die Poststelle auf?`.

    It asks where that is, when it opens, who it is, or whether one may; its noun has an article, a capital letter where
    all nouns have, or the mark of a topic.
    """
    rest = text.strip().strip(_SIGNS)
    if language == "en" or any(_is_said(role, rest, language) for role in _POINTS) or not _names_one(rest, language):
        return False
    marked = bool(words_of("object_mark", language=language)) and speaks_of("asks_person", rest, language)
    return marked or speaks_of_any(_WHOLE_BY_KIND, rest, language)


def _names_one(text: str, language: str) -> bool:
    told = telling_words(text, language)
    if kind_of(language) == "pairs":
        return bool(told) and _is_marked(text, language)
    if BY_CODE[language].nouns_in_capitals:
        return any(word[:1].isupper() and telling_words(word, language) for word in text.split()[1:])
    determined = words_of("article", language=language) | words_of("speakers_own", language=language)
    before = ("", *(word.lower() for word in text.replace("'", "' ").replace("’", "' ").split()))
    return any(one in determined and telling_words(word, language) for one, word in pairwise(before))


def _is_marked(text: str, language: str) -> bool:
    """Tell whether what a text is about, or what is done to, bears its mark: `食堂は`, `반려견을`. Chinese has none."""
    marks = words_of("topic_mark", "object_mark", language=language)
    if not marks:
        return True
    named = (text[: found.start()] for role in _MARKS for found in pattern_of(role, language).finditer(text))
    return any(telling_words(one, language) and not speaks_of("question_word", one, language) for one in named)


def is_bare(text: str, language: str) -> bool:
    """Tell whether a text is a word or a few, a name or a figure that asks nothing and is joined to nothing."""
    said = text.strip()
    asks = any(mark in said for mark in QUESTION_MARKS) or speaks_of("question_word", said, language)
    joined = _without_opening(said, language) != said or speaks_of_any(("preposition", "adposition"), said, language)
    return not (asks or joined) and len(said.split()) <= _LONGEST_BARE


def without_heads(before: str) -> str:
    """Return a question without what earlier follow-ups set before it: `Taxi: Was kostet ein Boot?`."""
    head, joint, question = before.partition(JOINT)
    return without_heads(question) if joint and len(head.split()) <= _LONGEST_HEAD else before


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
