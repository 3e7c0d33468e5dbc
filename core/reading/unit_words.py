"""Names of units of measure behind a number, in all languages but English, whose units `core.reading.units` has."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from core.reading.language import terms_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import either

LONGEST: Final = 24
"""Characters behind a number in which its unit stands."""


def unit_behind(text: str, end: int = 0) -> str:
    """Return what `core.reading.units` calls the unit behind a number which ends here: `mg` of `5 Milligramm`."""
    behind = text[end : end + LONGEST].lstrip(" \u00a0-")
    found = _units().match(behind.casefold()) if behind[:1].isalpha() else None
    return _names()[found[0]] if found else ""


@cache
def _units() -> re.Pattern[str]:
    return re.compile(either(_names(), whole=True))


@cache
def _names() -> dict[str, str]:
    return {
        term.casefold(): unit
        for language in LANGUAGES
        for unit, terms in language.unit_names.items()
        for term in terms_of(terms)
    }
