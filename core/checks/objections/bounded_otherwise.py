"""The figure is a bound from below and the evidence's one from above, or the other way: `over 400`, `almost 400`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.surroundings import bound_behind, bound_of


def _bounded_otherwise(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    sentence, (start, end) = grounds.sentence, hit.cell.place
    said = amount.bound or bound_behind(sentence.text, amount.end - sentence.start)
    if not said or not end:
        return False
    return (bound_of(hit.row.text, start) or bound_behind(hit.row.text, end)) == -said


BOUNDED_OTHERWISE = Objection("bounded_otherwise", _bounded_otherwise, frozenset(("prose",)))
