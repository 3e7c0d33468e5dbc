"""Names of units behind a number, in all languages but English, whose units `core.reading.units` has."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal

from core.reading.language import terms_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import either

LONGEST_TIME: Final = 20
"""Characters behind a number in which its unit of time stands."""

_LONGEST: Final = 24  # those in which a unit of measure does
_Names = Literal["unit_names", "time_units"]


def unit_behind(text: str, end: int = 0) -> str:
    """Return what `core.reading.units` calls the unit behind a number which ends here: `mg` of `5 Milligramm`."""
    return _behind(text[end : end + _LONGEST], "unit_names")


def time_unit_behind(text: str, end: int = 0) -> str:
    """Return the English name of the unit of time that stands behind a number which ends here: `Wochen` is `week`."""
    return _behind(text[end : end + LONGEST_TIME], "time_units")


def _behind(text: str, which: _Names) -> str:
    behind = text.lstrip(" \u00a0-")
    found = _pattern(which).match(behind.casefold()) if behind[:1].isalpha() else None
    return _named(which)[found[0]] if found else ""


@cache
def _pattern(which: _Names) -> re.Pattern[str]:
    return re.compile(either(_named(which), whole=True))


@cache
def _named(which: _Names) -> dict[str, str]:
    by_language = (language.unit_names if which == "unit_names" else language.time_units for language in LANGUAGES)
    return {term.casefold(): unit for names in by_language for unit, terms in names.items() for term in terms_of(terms)}
