"""The figure is the hour of a clock time of the evidence: `open from 9 to 6 pm` where that says `9:00`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, proved
from core.checks.support import names_hour
from core.reading.amounts import Amount
from core.reading.lexicon import ends_with, opens_with

LAST = 24
_ENDS = ("", *".,;:!?)-–—")
AROUND = 12
"""Characters before and behind a figure that tell whether it is an hour."""


def _hour(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if amount.unit or amount.scaled or not 0 <= amount.value <= LAST or amount.value != int(amount.value):
        return None
    if not _is_an_hour(amount, grounds) or not any(names_hour(s, int(amount.value)) for s in grounds.sources):
        return None
    return proved(amount, "hour of a clock time")


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
