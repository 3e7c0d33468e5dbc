"""Ages and spans of years: `he died at 49` follows from two dates in one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from core.checks.amounts import Amount
from core.checks.periods_named import Day, dates_in, named_periods
from core.checks.sentences import sentences_of

_AGE = re.compile(r"\b(?:age|aged|old|years?|lived|anniversary|later|decades?)\b", re.IGNORECASE)


def is_an_age(amount: Amount, text: str, sources: Iterable[str]) -> bool:
    """The figure is the whole years between two dates that one sentence of the evidence names."""
    bare = not (amount.unit or amount.scaled) and 0 < amount.value < 200 and amount.value == int(amount.value)
    return bare and bool(_AGE.search(text)) and any(int(amount.value) in spans_of(s) for s in sources)


@lru_cache(maxsize=256)
def spans_of(source: str) -> frozenset[int]:
    """Return the whole years between the dates, or the years, of each sentence."""
    found: set[int] = set()
    for sentence in sentences_of(source):
        days = [r for d in dates_in(sentence.text) for r in d.readings if r[0]][:6]
        found |= {_years(a, b) for a in days for b in days if a < b}
        if not days:
            years = named_periods(sentence.text).years[:6]
            found |= {b - a for a in years for b in years if a < b}
    return frozenset(found)


def _years(since: Day, until: Day) -> int:
    return until[0] - since[0] - ((until[1], until[2]) < (since[1], since[2]))
