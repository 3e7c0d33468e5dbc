"""Words of a question that no source has, read as the one that a source has and a slip of the fingers makes of it.

`Waranty perod` is `warranty period` where a source speaks of that, and `gdansk` is `Gdańsk`, `Koeln` `Köln`: whoever
types leaves out accents, or has no key for them. A slip leaves out, puts in or swaps a letter behind
the first; another letter instead makes another word too often (`maternity`, `paternity`). Words that the lists of a
language know are left alone (`contact`, `contract`). Price: a rare real word may be taken for a near one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from core.extraction.segments import Segment
from core.reading.characters import runs_of
from core.reading.compounds import spellings_of
from core.reading.language import terms_of
from core.reading.languages import BY_CODE
from core.reading.names import unaccented
from core.reading.stopwords import BY_LANGUAGE
from core.reading.wording import held_terms, kind_of, telling_words

_SHORTEST: Final = 5  # letters
_SHORTEST_NAME: Final = 4  # letters of a word that only lacks its accents
_MOST: Final = 4  # words of one question


def spelt_as_told(question: str, pool: Sequence[Segment], language: str) -> str:
    """Return the question with its misspelt words written as a source writes them; of two that fit, neither."""
    if kind_of(language) == "pairs" or not pool:
        return question
    told = " ".join(f"{segment.text} {segment.context}" for segment in pool)
    unknown = [word for word in runs_of(question) if _may_be_misspelt(word, told, language)]
    if not 0 < len(unknown) <= _MOST:
        return question
    written = {one.casefold(): one for one in runs_of(told) if len(one) >= _SHORTEST_NAME}
    for word in unknown:
        plain = _in_plain_letters(word.casefold(), language)
        meant = [one for one in written if not plain.isdisjoint(_in_plain_letters(one, language))]
        meant = meant or [one for one in written if len(word) >= _SHORTEST and _is_a_slip(word.casefold(), one)]
        if len({one[:_SHORTEST] for one in meant}) == 1:
            question = question.replace(word, written[min(meant, key=len)])
    return question


def _may_be_misspelt(word: str, told: str, language: str) -> bool:
    if len(word) < _SHORTEST_NAME or not word.isalpha() or word.casefold() in _known(language or "en"):
        return False
    terms = [term for asked in telling_words(word, language) for term in asked.terms]
    return bool(terms) and not held_terms(terms, told, language)


@lru_cache(maxsize=4096)
def _in_plain_letters(word: str, language: str) -> frozenset[str]:
    """Return how a word may be typed without accents: `koln` and `koeln` for `köln`, `gdansk` for `gdańsk`."""
    return frozenset({unaccented(word), *map(unaccented, spellings_of(word, language))})


@cache
def _known(language: str) -> frozenset[str]:
    """Return the words of all lists of a language: it has them, so that they are no slips."""
    known = BY_CODE[language]
    listed = (*known.roles.values(), *known.figure_words.values())
    words = {word for terms in listed for term in terms_of(terms) for word in runs_of(term)}
    return frozenset((*words, *known.telling_words.split(), *known.fillers.split(), *BY_LANGUAGE.get(language, ())))


def _is_a_slip(typed: str, meant: str) -> bool:
    """Tell whether two words differ by one letter more or less, or by two neighbours swapped; not by the first."""
    if typed == meant or typed[0] != meant[0] or abs(len(typed) - len(meant)) > 1:
        return False
    at = next((i for i, (a, b) in enumerate(zip(typed, meant, strict=False)) if a != b), min(len(typed), len(meant)))
    if len(typed) == len(meant):
        return typed[at : at + 2] == meant[at : at + 2][::-1] and typed[at + 2 :] == meant[at + 2 :]
    longer, shorter = (typed, meant) if len(typed) > len(meant) else (meant, typed)
    return longer[at + 1 :] == shorter[at:] and at < len(longer) - 1
