"""What heads a column: a year, a quarter or a half, by itself."""

from __future__ import annotations

from typing import Final

from core.reading.digits import is_year, numbers_in
from core.reading.lexicon import words_of

_PARTS: Final = frozenset(("q1", "q2", "q3", "q4", "h1", "h2"))
_BROKEN: Final = ("19", "20")
_SHORT, _LONGEST_NOTE = 2, 3


def is_year_label(text: str) -> bool:
    """Tell whether a text names one year and nothing else, a footnote's sign aside: `FY19`, `fiscal 2019 (a)`."""
    label, _, note = text.removesuffix(")").partition("(")
    numbers = numbers_in(label)
    if len(numbers) != 1 or len(note) > _LONGEST_NOTE:
        return False
    before, year, behind = label.partition(numbers[0])
    fiscal = before.strip(" '").lower()
    known = is_year(year) or (len(year) == _SHORT and bool(fiscal))
    return known and (not fiscal or fiscal in words_of("fiscal_year")) and len(behind.strip()) <= 1


def is_period_label(text: str) -> bool:
    """Tell whether a text names one year, quarter or half and nothing else: `2019`, `Q1`, `H2 2019`."""
    first, _, rest = text.lower().partition(" ")
    if first in _BROKEN:  # as some PDF readers part a year: `20 19`
        return is_year("".join(text.split()))
    return is_year_label(rest) if first in _PARTS and rest else first in _PARTS or is_year_label(text)
