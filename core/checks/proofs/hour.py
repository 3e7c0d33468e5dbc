"""The figure is the hour of a clock time of the evidence, or the day of a date: `from 9 to 6 pm`, `11 to 22 August`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, proved
from core.checks.support import names_hour
from core.reading.amounts import Amount
from core.reading.lexicon import ends_with, opens_with
from core.reading.periods import dates_in, opening_days_in

LAST, LAST_DAY = 24, 31
_ENDS = ("", *".,;:!?)-–—")
AROUND = 12
"""Characters before and behind a figure that tell whether it is an hour."""


def _hour(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if amount.unit or amount.scaled or not 0 <= amount.value <= LAST_DAY or amount.value != int(amount.value):
        return None
    if _is_a_day(amount, grounds):
        return proved(amount, "day of a date")
    if (
        amount.value > LAST
        or not _is_an_hour(amount, grounds)
        or not any(names_hour(s, int(amount.value)) for s in grounds.sources)
    ):
        return None
    return proved(amount, "hour of a clock time")


def _is_a_day(amount: Amount, grounds: Grounds) -> bool:
    """It opens a range of days, and a date of the evidence is of that day, and of that year where both name one."""
    offset = grounds.sentence.start
    named = (day for day in opening_days_in(grounds.sentence.text) if day.start == amount.start - offset)
    said = [reading for day in named for reading in day.readings]
    told = said and [reading for source in grounds.sources for date in dates_in(source) for reading in date.readings]
    return any(mine[1:] == its[1:] and 0 in (mine[0], its[0], mine[0] - its[0]) for mine in said for its in told)


def _is_an_hour(amount: Amount, grounds: Grounds) -> bool:
    text, offset = grounds.sentence.text, grounds.sentence.start
    start, end = amount.start - offset, amount.end - offset
    behind = text[end : end + AROUND].lstrip()
    if opens_with("clock_mark", behind) or opens_with("clock_mark_or_span", behind):
        return True
    if not ends_with("hour_follows", text[max(0, start - AROUND) : start]):
        return False
    return behind[:1] in _ENDS or opens_with("hour_follows", behind) or opens_with("until", behind)


HOUR = Rule("hour", _hour)
