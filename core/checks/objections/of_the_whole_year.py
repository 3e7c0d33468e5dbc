"""The figure is a year's, and is said of a quarter or half of it, of which the evidence says nothing."""

from __future__ import annotations

from functools import lru_cache

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.periods import named_periods
from core.reading.roles import Role

_PARTS: tuple[Role, ...] = ("quarter", "half_year")


def _of_the_whole_year(_amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    text, cell = grounds.sentence.text, hit.cell
    if not cell.years or cell.quarter or cell.month or cell.exact or not speaks_of_any(_PARTS, text):
        return False
    if not (speaks_of("half_year", text) or named_periods(text).quarters):
        return False  # `a quarter of the staff`
    return not _has_parts(grounds.sources[hit.row.source])


@lru_cache(maxsize=256)
def _has_parts(source: str) -> bool:
    """It tells of quarters, halves or months somewhere: a figure may be one's, though its sentence does not say so."""
    return speaks_of_any(_PARTS, source) or bool(named_periods(source).quarters)


OF_THE_WHOLE_YEAR = Objection("of_the_whole_year", _of_the_whole_year, frozenset(("prose", "table")))
