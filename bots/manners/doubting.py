"""Whether a question doubts a figure of the answer before it, and says the right one: `Sind das nicht 50 Euro?`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bots.manners import chat_words as words
from core.reading.characters import has_digit, runs_of
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.normal_forms import normal
from core.reading.number_words import NUMBERS
from core.reading.wording import held_terms, kind_of, telling_words

_LONGEST: Final = 60  # characters
_FEW_BESIDE: Final = 14  # characters beside the figures, where no blanks part words, or Korean ones with endings


def doubts_figure(text: str, answered: str, language: str = "") -> bool:
    """Tell whether a text asks, by a no, whether another figure than `answered` says is right, and nothing else.

    `answered` is the answer and its question: words that neither has (`nehmen`) ask for something new.
    """
    said = words.plain(normal(text, "NFKC"))
    code = language_of(said) or language or "en"
    if len(said) > _LONGEST or speaks_of("question_word", said, code) or not _denies(said, code):
        return False
    figures = _figures(runs_of(said))
    if not figures or not figures.isdisjoint(_figures(runs_of(normal(answered, "NFKC")))):
        return False
    return _says_nothing_new(said, answered, code)


def _denies(said: str, code: str) -> bool:
    return speaks_of("negates", said, code) or words.speaks("chat_doubts", said, frozenset({code}))


def _figures(runs: Iterable[str]) -> frozenset[str]:
    digits = ("".join(filter(str.isdigit, run)) for run in runs if has_digit(run))
    return frozenset(filter(None, digits)) | {str(NUMBERS[run]) for run in runs if NUMBERS.get(run, 0) > 1}


def _says_nothing_new(said: str, answered: str, code: str) -> bool:
    if kind_of(code) == "pairs" and sum(character.isalpha() for character in said) > _FEW_BESIDE:
        return False
    if speaks_of("for_whom", said, code):
        return False
    if not words.unparted(said):
        said = " ".join(word for word in said.split() if not has_digit(word))  # with what is written on to it: `30일이`
    for role in ("chat_doubts", "chat_denies"):
        said = words.without(role, said, frozenset({code}))
    told = (word.terms for word in telling_words(said, code))
    new = (terms for terms in told if not (any(map(has_digit, terms)) or any(map(_is_small, terms))))
    return all(held_terms(terms, answered, code) for terms in new)


def _is_small(term: str) -> bool:
    """`Thirty`, and what is left of a verb of being: `なかっ`."""
    return term in NUMBERS or speaks_of_any(("negates", "auxiliary", "perfect"), term)
