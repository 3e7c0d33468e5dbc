"""Names of months in the languages that answers and documents come in."""

from __future__ import annotations

import re
from typing import Final

from core.reading.characters import letter_runs
from core.reading.languages import BY_CODE, LANGUAGES
from core.reading.lexicon import either

MONTH_NUMBERS: Final[dict[str, int]] = {
    name: number for language in LANGUAGES for number, names in enumerate(language.months, 1) for name in names.split()
}
ERAS: Final[dict[str, int]] = {name: year for language in LANGUAGES for name, year in language.eras.items()}
_ENGLISH: Final = BY_CODE["en"]
_NAMED_IN_ENGLISH: Final = tuple(name for names in _ENGLISH.months for name in names.split())
_CAPITAL: Final = tuple(_ENGLISH.capital_months.split())
FULL_NAMES: Final = tuple(names.split()[0].title() for names in _ENGLISH.months)

ABROAD: Final = frozenset(MONTH_NUMBERS) - frozenset(_NAMED_IN_ENGLISH)
FOREIGN_MONTH: Final = either(ABROAD)
"""Names that are not English: read as a month only where a day or a year stands by it (`3 mars 2020`)."""

MONTH: Final = (
    rf"(?:(?i:{either(n for n in _NAMED_IN_ENGLISH if n not in _CAPITAL)})|{either(map(str.title, _CAPITAL))}"
    rf"|{either(_CAPITAL)}(?=\s\d{{1,2}}\s?,\s\d{{4}})|(?<=\d\s){either(_CAPITAL)}(?=\s\d{{4}}))\b\.?"
)
"""An English name, one that is another word as well (`may`) with a capital or in a date."""


def months_named(text: str) -> list[int]:
    """Return the numbers (1-12) of the months a text names, in order."""
    return [MONTH_NUMBERS[w] for w in map(str.lower, letter_runs(text)) if w in MONTH_NUMBERS]


def months_at(text: str) -> list[tuple[int, int, int]]:
    """Return the months named and their places, in order: an English name with a capital, `6月` by its number."""
    found, at = [], 0
    for name in letter_runs(text):
        at = text.find(name, at)
        month = MONTH_NUMBERS.get(name.lower(), 0)
        if month and (name[0].isupper() or name not in _NAMED_IN_ENGLISH):
            found.append((month, at, at + len(name)))
        at += len(name)
    return sorted(found + _by_sign(text), key=lambda place: place[1])


def _by_sign(text: str) -> list[tuple[int, int, int]]:
    places = [at for at, sign in enumerate(text) if sign in _SIGNS] if not text.isascii() else []
    found = []
    for at in places:
        digits = text[max(0, at - 3) : at].replace(" ", "x")
        number = digits[len(digits.rstrip("0123456789")) :]
        if number and int(number) in range(1, len(FULL_NAMES) + 1):
            found.append((int(number), at - len(number), at + 1))
    return found


_SIGNS: Final = "月월"


def month_named(text: str) -> str:
    """Return a month of a year as people name it: `February 2024` for `2024-02`; empty where the text is none."""
    year, _, month = text.partition("-")
    if len(year) != len("2024") or len(month) != len("02") or not (year + month).isdecimal():
        return ""
    return f"{FULL_NAMES[int(month) - 1]} {year}" if 0 < int(month) <= len(FULL_NAMES) else ""


_ERA_YEAR = re.compile(rf"({either(ERAS)})(\d{{1,3}}|元)年")


def era_years(text: str) -> list[tuple[int, int, int]]:
    """Return the years that a text counts by eras, and their places, in order: `令和6年` is 2024, `元年` the first."""
    found = () if text.isascii() or "年" not in text else _ERA_YEAR.finditer(text)
    return [(ERAS[m[1]] + (1 if m[2] == "元" else int(m[2])), m.start(), m.end()) for m in found]
