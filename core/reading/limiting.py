"""Whether a text says `only`: by a word, by an ending, or by two words around what is limited (`ne ... que`)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from core.reading.characters import runs_of
from core.reading.lexicon import speaks_of, terms_in
from core.reading.roles import Role

_AROUND: Final = ".,;:!?()"
_MOST_BETWEEN: Final = 8
"""Words between the two that limit together: `ne peut être réservée que par`."""


@lru_cache(maxsize=2048)
def limits(text: str, language: str) -> bool:
    """Tell whether a text of a language (ISO 639-1) limits what it says."""
    return says("limits_to", text, language) or _limits_apart(text, language)


@lru_cache(maxsize=2048)
def says(role: Role, text: str, language: str) -> bool:
    """Tell whether a word of the role stands in a text; in Korean it ends one, as particles do (`도`, of `도서관`)."""
    if language != "ko":
        return speaks_of(role, text, language)
    endings = terms_in(role, language=language)
    return any(word.strip(_AROUND).endswith(endings) for word in text.split())


@lru_cache(maxsize=2048)
def denies(text: str, language: str) -> bool:
    """Tell whether a text of a language denies something, by that language's own words where it has any."""
    role: Role = "negates" if terms_in("negates", language=language) else "denied"
    return speaks_of(role, text, language)


def _limits_apart(text: str, language: str) -> bool:
    """The first of two words stands before the second, and none that denies between them: `n'est ouvert que lundi`."""
    pairs = _pairs(language)
    runs = runs_of(text.lower()) if pairs else []
    for first, second in pairs:
        at = runs.index(first) if first in runs else len(runs)
        between = runs[at + 1 : at + 2 + _MOST_BETWEEN]
        if second in between and not speaks_of("negates", " ".join(between[: between.index(second)]), language):
            return True
    return False


@cache
def _pairs(language: str) -> tuple[tuple[str, str], ...]:
    parts = (term.partition(" ") for term in terms_in("limits_apart", language=language))
    return tuple((first, second) for first, _, second in parts)
