"""Where something is, asked, and a sentence that tells what it has or does there: `The museum has a café in the mill`.

The place is then that of the object, not of what was asked for. Told by word order, in languages whose verb stands
between the two; a sentence that goes on (`and`, a comma) may tell the place behind that.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from core.extraction.gate.asked import Asked
from core.extraction.segments import Segment
from core.reading.characters import has_digit, runs_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import opens_with, speaks_of, speaks_of_any, words_of
from core.reading.number_words import NUMBERS
from core.reading.plurals import is_plural
from core.reading.roles import Role
from core.reading.stopwords import plain_words_of
from core.reading.words import content_words

_LONGEST = 5
"""Words between what is asked for and the place: a verb, an adverb, the object with its article."""
_GOES_ON = (",", ";", ":")
_ASKS_WHERE: Final[tuple[Role, ...]] = ("asks_where", "asks_place")


def is_where_its_object_is(question: str, text: str, code: str) -> bool:
    """Tell whether a sentence says of what a question asks the place of what it has, makes or keeps; or who does it.

    `code`: the question's language (ISO 639-1). False where the object is what is asked for, too.
    """
    if any(mark in text for mark in _GOES_ON) or not words_of("before_a_thing", language=code):
        return False
    behind = _behind_the_thing(question, text, code)
    if not behind or speaks_of_any(("list_and", "also"), " ".join(behind), code):
        return False
    places = words_of("place_word", "stands_by", language=code) - words_of("deed_by", language=code)
    between = list(takewhile(lambda word: word.casefold() not in places, behind))[:_LONGEST]
    is_there = any(word.casefold() in words_of("being", language=code) for word in between)
    if is_there or speaks_of("is_located", " ".join(between), code):
        return any(word.casefold() in words_of("deed_by", language=code) for word in between[1:])
    asked = {word.casefold() for word in runs_of(question)}
    return any(word.casefold() not in asked for word in _objects(between, code))


def is_where_something_else_is(asked: Asked, segment: Segment) -> bool:
    """Tell whether it is asked where what a document is called by is, and a sentence tells that of one of its things.

    `The workshop moved to Elm Street`, of a handbook of the museum. Its entrance or its address tells it; so does what
    stands under a heading that is called by it.
    """
    code = asked.language or "en"
    articles = words_of("before_a_thing", language=code)
    if not articles or not any(opens_with(role, asked.text.lstrip("¿ "), code) for role in _ASKS_WHERE):
        return False
    told = [run.casefold() for run in runs_of(segment.text)]
    things = set(content_words(" ".join(_things(asked.text, code))))
    if not told or told[0] not in articles or things & set(content_words(segment.text)):
        return False
    if things & set(content_words(segment.heading)) or not things & set(content_words(segment.context)):
        return False
    return not speaks_of("its_place", " ".join(told[1:_LONGEST]), code)


def _things(question: str, code: str) -> set[str]:
    plain = plain_words_of(code) | words_of("question_word", "being", language=code)
    return {word for run in runs_of(question) if (word := run.casefold()) not in plain}


def _behind_the_thing(question: str, text: str, code: str) -> list[str]:
    """Return the words behind the last one of what is asked for; none where the sentence does not begin with it."""
    plain, things = plain_words_of(code), _things(question, code)
    told = runs_of(text)
    start = next((at for at, word in enumerate(told) if word.casefold() not in plain), len(told))
    end = start + sum(1 for _ in takewhile(lambda word: word.casefold() in things, told[start:]))
    return list(told[end:]) if end > start else []


def _objects(words: list[str], code: str) -> Iterator[str]:
    """Yield what may be an object: behind an article or a number, a noun in capitals, several of something."""
    known = words_of("before_a_thing", language=code)
    for at, word in enumerate(words):
        before = words[at - 1].casefold() if at else ""
        if (
            before in known
            or before in NUMBERS
            or has_digit(before)
            or (at and BY_CODE[code].nouns_in_capitals and word[:1].isupper())
            or (at and code == "en" and is_plural(word))
        ):
            yield word
