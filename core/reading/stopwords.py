"""Words without a topic of their own, by language: they tell the language, and are left out of comparisons."""

from __future__ import annotations

from typing import Final

from core.reading.languages import LANGUAGES

BY_LANGUAGE: Final[dict[str, frozenset[str]]] = {
    language.code: frozenset(language.stop_words.split()) for language in LANGUAGES if language.stop_words
}

FILLERS: Final[frozenset[str]] = frozenset(word for language in LANGUAGES for word in language.fillers.split())

STOP_WORDS: Final[frozenset[str]] = frozenset().union(*BY_LANGUAGE.values()) | FILLERS
