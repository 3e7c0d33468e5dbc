"""Whether a sentence tells the other side of what is asked for: when a shift ends, where it is asked when it starts."""

from __future__ import annotations

from core.extraction.bounds import tells_hours
from core.extraction.named_days import is_shut_then
from core.reading.asking_whether import is_yes_or_no
from core.reading.characters import runs_of
from core.reading.lexicon import words_of
from core.reading.opposites import are_opposites, compared_by, sides_of


def tells_the_other_side(question: str, text: str, language: str) -> bool:
    """Tell whether a question is no yes-no one, and a sentence has the opposite of one of its words, and not the word.

    `Is it open?` is answered by `it is closed`, which of two is larger by which one is smaller, and when it is open on
    Sundays by that it is closed then.
    """
    code = language or "en"
    if is_shut_then(question, text, code):
        return False
    turning = [word for word in _words(question) if sides_of(word) and not _is_loose(word, code)]
    if not turning or is_yes_or_no(question, code):
        return False
    told = _words(text)  # `open from 7:00 to 21:30` tells both sides
    return any(_is_turned(word, told) for word in turning) and not tells_hours(text)


def _is_turned(word: str, told: frozenset[str]) -> bool:
    if any(not sides_of(word).isdisjoint(sides_of(other)) for other in told):
        return False
    return any(are_opposites(word, other) for other in told)


def _is_loose(word: str, code: str) -> bool:
    """What compares, and what relates things in time or place, is answered by its opposite as well."""
    return compared_by(word, code) is not None or word in words_of("preposition", language=code)


def _words(text: str) -> frozenset[str]:
    return frozenset(runs_of(text.casefold()))
