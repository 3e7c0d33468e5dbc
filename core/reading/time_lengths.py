"""Lengths of time that a text names: months, weeks, a year ended, one month to another."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from core.reading.calendars import MONTH_NUMBERS
from core.reading.lexicon import alternatives, either, standing_alone
from core.reading.number_words import NUMBERS, ORDINALS

YEAR: Final = "year"
_NUMBERED = either(word for word, number in NUMBERS.items() if 1 < number <= 60)
_COUNT = rf"(?P<n>\d{{1,2}}|{either(word for word, number in NUMBERS.items() if 1 < number <= 12)})"
_FIRST = either(word for word, number in ORDINALS.items() if number == 1)
_MONTHS = standing_alone(rf"(?:{_FIRST}\s)?{_COUNT}[\s-]{alternatives('months_word')}")
_WEEKS = standing_alone(rf"(?P<n>\d{{1,2}}|{_NUMBERED})[\s-]{alternatives('weeks_word')}")
_MONTH = either(MONTH_NUMBERS)
MONTH_RANGE = standing_alone(
    rf"(?:{alternatives('names_a_part')}\s)?(?P<a>{_MONTH})\.?\s?(?:[-–—]|{alternatives('until')})\s?(?P<b>{_MONTH})"
)
# `9M 2024`, `2024 9M`: a letter behind a number says months where a year stands beside them, elsewhere millions.
_COMPACT = standing_alone(r"(?P<n>[369]|12)M(?=[\s/-]{1,2}(?:FY\s?)?\d{2,4}(?!\w))")
_COMPACT_BEHIND = standing_alone(r"(?<=\d{4}[\s/-])(?P<n>[369]|12)M")
_YEAR_ENDED = standing_alone(alternatives("year_ended"))
_PATTERNS: Final = (MONTH_RANGE, _MONTHS, _COMPACT, _COMPACT_BEHIND, _WEEKS, _YEAR_ENDED)
# Quarters of 12, 13, 14 or 16 weeks, and what such add up to.
_WEEKS_OF = ((50, 53, YEAR), (36, 41, "9M"), (24, 28, "6M"), (11, 17, "3M"))
_MONTHS_OF = {"12": YEAR, "3": "3M", "6": "6M", "9": "9M"}


@lru_cache(maxsize=4096)
def span_named(text: str) -> str:
    """Return the length of time that a heading names: `3M`, `6M`, `9M`, `year`; empty where it names none."""
    if found := MONTH_RANGE.search(text):
        first, last = (MONTH_NUMBERS[found[name].lower()] for name in ("a", "b"))
        return _MONTHS_OF.get(str((last - first) % 12 + 1), "")
    if found := _MONTHS.search(text):
        counted = found["n"].lower()
        number = counted if counted.isdigit() else str(int(NUMBERS[counted]))
        return _MONTHS_OF.get(number, f"{number}M")
    if found := _COMPACT.search(text) or _COMPACT_BEHIND.search(text):
        return _MONTHS_OF[found["n"]]
    if found := _WEEKS.search(text):
        said = found["n"].lower()
        number = int(said if said.isdigit() else NUMBERS[said])
        return next((span for least, most, span in _WEEKS_OF if least <= number <= most), f"{number}W")
    return YEAR if _YEAR_ENDED.search(text) else ""


def spans_in(text: str) -> tuple[str, ...]:
    """Return all lengths of time that a text names, in order, each once."""
    found = [match for pattern in _PATTERNS for match in pattern.finditer(text)]
    ordered = sorted(found, key=lambda match: match.start())
    return tuple(dict.fromkeys(_span_of(match) for match in ordered))


def _span_of(match: re.Match[str]) -> str:
    """The year beside `9M` is no part of what was found."""
    return _MONTHS_OF[match["n"]] if match.re in (_COMPACT, _COMPACT_BEHIND) else span_named(match[0])


def without_spans(text: str) -> tuple[str, str]:
    """Return the one length of time that a question names (`three months to`, `January-June`), and its other words."""
    named = spans_in(text)
    span = named[0] if len(named) == 1 else ""
    if not span:
        return "", text
    for pattern in _PATTERNS:
        text = pattern.sub(" ", text)
    return span, " ".join(text.split())
