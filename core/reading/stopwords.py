"""Words without a topic of their own, by language: they tell the language, and are left out of comparisons."""

from __future__ import annotations

from typing import Final

from core.reading.languages import LANGUAGES

BY_LANGUAGE: Final[dict[str, frozenset[str]]] = {
    language.code: frozenset(language.stop_words.split()) for language in LANGUAGES if language.stop_words
}

FILLERS: Final[frozenset[str]] = frozenset(word for language in LANGUAGES for word in language.fillers.split())

_OWN: Final[dict[str, frozenset[str]]] = {
    language.code: frozenset((*language.stop_words.split(), *language.fillers.split())) for language in LANGUAGES
}

STOP_WORDS: Final[frozenset[str]] = frozenset().union(*BY_LANGUAGE.values()) | FILLERS


def plain_words_of(language: str) -> frozenset[str]:
    """Return the words of a language that carry no meaning in it; English ones where nothing tells the language.

    What is plain in another carries meaning: `plus`, `war` and `die` do in English.
    """
    return _OWN.get(language) or _OWN["en"]
