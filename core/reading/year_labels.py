"""What heads a column: a year by itself."""

from __future__ import annotations

from core.reading.digits import is_year, numbers_in
from core.reading.lexicon import words_of

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
