"""Which languages in Latin script a short text speaks for: by function words, words of asking, endings, letters.

A question of three words has one function word, which several languages may share (`Was kostet Parken?`), or none
(`Vacaciones?`). What else it says tells more, and counts only there: in a long text function words are enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from core.reading.languages import LANGUAGES
from core.reading.stopwords import BY_LANGUAGE

LONGEST: Final = 12  # words
_WORD: Final = 0.75  # beside a function word's 1, shared by the languages that have it
_ENDING: Final = 0.3
_SHORTEST_ENDED: Final = 6  # letters of a word whose ending tells
_LETTER: Final = 1.0
_PAIR: Final = 1.0
_A_PAIR: Final = 2
_LATIN: Final = tuple(language for language in LANGUAGES if language.script == "latin")
_LETTERS: Final = {language.code: frozenset(language.own_letters) for language in _LATIN if language.own_letters}

ELIDED: Final = {
    language.code: frozenset(f"{word}'" for word in language.elided.split()) for language in _LATIN if language.elided
}
"""Function words that have lost their vowel, by language: `l'`, `qu'`."""


def parts_of(word: str) -> tuple[str, ...]:
    """Return the words in a word in lower case: `l'usine` is `l'` and `usine`, `faut-il` is `faut` and `il`.

    What begins with no word of a language stays whole: `check-in` and `e-mail` travel.
    """
    head, apostrophe, rest = word.partition("'")
    if apostrophe and any(head + apostrophe in elided for elided in ELIDED.values()):
        return (head + apostrophe, *parts_of(rest))
    first, *others = word.split("-")
    return (first, *others) if first in _known() else (word,)


def scores_of_short(words: Sequence[str], text: str) -> dict[str, float]:
    """Return what speaks for each language (ISO 639-1), of a text and its words in lower case; else nothing."""
    scores: dict[str, float] = {}
    for word in words:
        for code, weight in (_known().get(word) or _ended(word)).items():
            scores[code] = scores.get(code, 0.0) + weight
    for code in filter(None, map(_by_pair().get, pairwise(words))):
        scores[code] = scores.get(code, 0.0) + _PAIR
    signs = frozenset(text)
    for code, letters in _LETTERS.items():
        own = signs & letters
        if code in scores:
            scores[code] += _LETTER * len(own)
        elif not all(map(str.isalpha, own)):  # `¿`; a letter alone may be a name's
            scores[code] = _LETTER
    return scores


@cache
def _by_pair() -> dict[tuple[str, str], str]:
    """Pairs of words that one language alone has, to it: `tu es` is French, where Spanish has both."""
    pairs = ((pair.split(), language.code) for language in _LATIN for pair in language.telling_pairs.split(","))
    return {(found[0], found[1]): code for found, code in pairs if len(found) == _A_PAIR}


def _ended(word: str) -> dict[str, float]:
    if len(word) < _SHORTEST_ENDED:
        return {}
    found = [code for code, endings in _endings().items() if word.endswith(endings)]
    return dict.fromkeys(found, _ENDING / len(found)) if found else {}


@cache
def _known() -> dict[str, dict[str, float]]:
    """Each word to the languages that have it, and what it weighs for them: the less, the more there are."""
    found: dict[str, dict[str, float]] = {}
    for language in LANGUAGES:
        for word in language.telling_words.split():
            found.setdefault(word, {})[language.code] = _WORD
        for word in (*BY_LANGUAGE.get(language.code, ()), *ELIDED.get(language.code, ())):
            found.setdefault(word, {})[language.code] = 1.0
    return {word: {code: weight / len(having) for code, weight in having.items()} for word, having in found.items()}


@cache
def _endings() -> dict[str, tuple[str, ...]]:
    return {language.code: tuple(language.telling_endings.split()) for language in _LATIN if language.telling_endings}
