"""A thing that is asked of, and a sentence that has its word only before another noun: photos, and a photo ID."""

from __future__ import annotations

from collections.abc import Iterator

from core.extraction.gate.asked import Asked
from core.extraction.wanted import in_english
from core.reading.characters import runs_of
from core.reading.lexicon import opens_with, speaks_of_any
from core.reading.plurals import is_plural
from core.reading.stems import stem
from core.reading.stopwords import plain_words_of
from core.reading.words import content_words


def is_of_what_it_modifies(asked: Asked, text: str) -> bool:
    """Tell whether a sentence answers whether one may, and has the one thing that is named only before another noun.

    `Can I take photos?` is not answered by `Readers register with a photo ID`: nothing there allows or forbids. English
    alone writes its compounds so.
    """
    if not in_english(asked.language) or not opens_with("auxiliary", asked.text):
        return False
    named = frozenset(content_words(asked.text))
    plurals = [word for word in runs_of(asked.text.casefold()) if is_plural(word)]
    if len(named) != 1 or len(plurals) != 1 or speaks_of_any(("modal", "negates", "none"), text, "en"):
        return False
    places = list(_places(text, named))
    return bool(places) and all(_is_before_a_noun(text, at) for at in places)


def _places(text: str, named: frozenset[str]) -> Iterator[int]:
    return (at for at, word in enumerate(runs_of(text.casefold())) if stem(word) in named)


def _is_before_a_noun(text: str, at: int) -> bool:
    said = runs_of(text.casefold())
    behind = said[at + 1] if at + 1 < len(said) else ""
    return not is_plural(said[at]) and bool(behind) and behind not in plain_words_of("en")
