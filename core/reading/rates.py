"""What a figure is counted by, as the words around it tell: a day, a month, a kilo, a tonne."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from core.reading.characters import before_digits, first_of
from core.reading.lexicon import ends_with, pattern_of, speaks_of_any, words_of
from core.reading.roles import Role

BEHIND: Final = 48
"""Characters behind a figure, up to the next one, in which it is said what it is counted by."""
AHEAD: Final = 48
SPANS: Final[tuple[Role, ...]] = ("each_hour", "each_day", "each_week", "each_month", "each_quarter", "each_year")
_SHORT: Final[tuple[Role, ...]] = ("each_second", "each_minute")
_RATES: Final[tuple[Role, ...]] = (*_SHORT, *SPANS)
EXACT: Final[frozenset[str]] = frozenset((*_SHORT, "each_hour", "each_day"))
"""Those of which so many make another, always: a month has no number of days."""
A_YEAR: Final[dict[str, float]] = {
    "each_day": 365.0,
    "each_week": 52.0,
    "each_month": 12.0,
    "each_quarter": 4.0,
    "each_year": 1.0,
}
"""How many of each there are in a year, as people reckon what they pay."""
SECONDS: Final[dict[str, float]] = {"each_second": 1.0, "each_minute": 60.0, "each_hour": 3_600.0} | {
    span: 31_536_000.0 / n for span, n in A_YEAR.items()
}
_ENDS: Final = ".;!?()。；！？،।\n"
_LONGEST_UNIT: Final = 12


@lru_cache(maxsize=512)
def span_counted_by(text: str, start: int, end: int, *, ahead: bool = True) -> str:
    """Return the span of time that a figure of a text is counted by (`each_month`), empty where none or several are.

    Behind it first: `5 a day`; else right before it; `ahead` anywhere in its clause: `the monthly fee is 5`.
    """
    behind = _up_to(text[end : end + BEHIND])
    found = _spans_in(behind)
    if found:
        return found[0]
    if not ahead:
        return _right_before(text[max(0, start - AHEAD) : start])
    before = _up_to(text[max(0, start - AHEAD) : start][::-1])[::-1]
    told = dict.fromkeys(_spans_in(before))
    return next(iter(told)) if len(told) == 1 else ""


def _right_before(part: str) -> str:
    """The span that a stretch ends with, as languages say it whose verb is the last: `毎時3,600リットル`."""
    return next((role for role in _RATES if ends_with(role, part)), "") if speaks_of_any(_RATES, part) else ""


def _up_to(part: str) -> str:
    part = before_digits(part)
    return part[: first_of(part, _ENDS)]


def _spans_in(text: str) -> list[Role]:
    if not speaks_of_any(_RATES, text):
        return []  # As of most figures, which is quicker to tell.
    found = [(m.start(), role) for role in _RATES if (m := pattern_of(role).search(text)) is not None]
    return [role for _, role in sorted(found)]


def unit_counted_by(text: str, end: int, read: Callable[[str], str]) -> str:
    """Return the unit that a figure of a text is counted by, as `read` names it: `5 EUR/kg`, `5 euros per kg`."""
    behind = _up_to(text[end : end + BEHIND])
    before, slash, rest = behind.partition("/")
    if slash and len(before.split()) <= 2:
        return read(rest[:_LONGEST_UNIT])
    words = behind.split()
    for at, word in enumerate(words[:4]):
        if word.lower() in words_of("per") and at + 1 < len(words):
            return read(" ".join(words[at + 1 : at + 3]))
    return ""
