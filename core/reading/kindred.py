"""Languages that a short sentence does not tell apart: those in Latin letters, English excepted."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from core.reading.claim_words import in_english
from core.reading.languages import BY_CODE, READ
from core.reading.lexicon import either, speaks_of_any, terms_in
from core.reading.roles import Role

_LATIN: Final = tuple(one.code for one in READ if one.script == "latin" and one.code != "en")


def kindred(language: str) -> tuple[str, ...]:
    """Return the languages (ISO 639-1) that a sentence may be in where it was taken for one of them."""
    return _LATIN if language in _LATIN or language not in BY_CODE else (language,)


def says_any(roles: tuple[Role, ...], text: str) -> bool:
    """Tell whether a text has a word of one of the roles: of English where it is in that, else of all languages."""
    return speaks_of_any(roles, text, "en" if in_english(text) else "")


def kinds_said(kinds: tuple[tuple[Role, ...], ...], text: str) -> frozenset[Role]:
    """Return the first role of each kind that a text has a word of: of most texts one look tells that it has none."""
    language = "en" if text.isascii() and in_english(text) else ""  # `Lotz a fondé Kranz` has an `a` as well.
    if not speaks_of_any(_together(kinds), text, language):
        return frozenset()
    return frozenset(kind[0] for kind in kinds if speaks_of_any(kind, text, language))


@cache
def _together(kinds: tuple[tuple[Role, ...], ...]) -> tuple[Role, ...]:
    return tuple(role for kind in kinds for role in kind)


@cache
def pattern_among(role: Role, language: str) -> re.Pattern[str]:
    """Return a pattern that finds the role's words, in any case, of the languages kindred to one."""
    terms = {term for code in kindred(language) for term in terms_in(role, language=code)}
    return re.compile(either(terms, whole=True), re.IGNORECASE)
