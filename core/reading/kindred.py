"""Languages that a short sentence does not tell apart: those in Latin letters, English excepted."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from core.reading.languages import BY_CODE, READ
from core.reading.lexicon import either, terms_in
from core.reading.roles import Role

_LATIN: Final = tuple(one.code for one in READ if one.script == "latin" and one.code != "en")


def kindred(language: str) -> tuple[str, ...]:
    """Return the languages (ISO 639-1) that a sentence may be in where it was taken for one of them."""
    return _LATIN if language in _LATIN or language not in BY_CODE else (language,)


@cache
def pattern_among(role: Role, language: str) -> re.Pattern[str]:
    """Return a pattern that finds the role's words, in any case, of the languages kindred to one."""
    terms = {term for code in kindred(language) for term in terms_in(role, language=code)}
    return re.compile(either(terms, whole=True), re.IGNORECASE)
