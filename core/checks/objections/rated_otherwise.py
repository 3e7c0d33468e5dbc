"""The same number by another measure of time or stuff: `$5 per day` for $5 per month, `5 EUR/kg` for 5 EUR/t."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.conversions import unit_named
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.lexicon import pattern_of
from core.reading.rates import span_counted_by, unit_counted_by

ERA = 18
"""Characters around a year in which its era stands."""
_OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def _rated_otherwise(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    told, (start, end) = hit.row.text, hit.cell.place
    if not end:
        return False
    said, at = grounds.sentence.text, grounds.sentence.start
    first, last = amount.start - at, amount.end - at
    # What is paid is by a span wherever that is said: `a monthly fee of 5`; a `monthly report` counts nothing by it.
    span = span_counted_by(said, first, last, ahead=amount.money)
    if span and span_counted_by(told, start, end, ahead=amount.money) not in ("", span):
        return True
    unit = unit_counted_by(said, last, unit_named)
    if unit and unit_counted_by(told, end, unit_named) not in ("", unit):
        return True
    # `300 AD` for 300 BC: of one alone it is said that it lies before the era.
    another_era = _is_before_the_era(said, first, last) != _is_before_the_era(told, start, end)
    return another_era or _is_across(said, last, told, end)


def _is_before_the_era(text: str, start: int, end: int) -> bool:
    pattern = pattern_of("before_era")
    behind = text[end : end + ERA].lstrip()
    return pattern.match(behind) is not None or pattern.search(text[max(0, start - 5) : start]) is not None


def _is_across(said: str, last: int, told: str, end: int) -> bool:
    """`40°N` for 40°S."""
    here, there = _bearing(said[last : last + 4]), _bearing(told[end : end + 4])
    return bool(here) and _OPPOSITE[here] == there


def _bearing(behind: str) -> str:
    bare = behind.lstrip("° ")
    one = bare[:1]
    return one if behind.startswith("°") and one in _OPPOSITE and not bare[1:2].isalpha() else ""


RATED_OTHERWISE = Objection("rated_otherwise", _rated_otherwise, frozenset(("prose",)))
