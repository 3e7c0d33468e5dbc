"""A bare figure is proved by none that is the size in a name: `Honey 250 g rose from 80 to 250`.

The sentence writes the size itself, with its unit: the figure that bears none is another.
"""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.conversions import measures_of
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount

PAIR = 2


def _size_in_a_name(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if len(grounds.beside) < PAIR or amount.unit or amount.scaled or claim.measure is not None:
        return False
    twins = [a for a in grounds.beside if a is not amount and a.value == amount.value and not a.unit]
    if not twins:
        return False
    measures = dict(zip(grounds.beside, measures_of(grounds.text, grounds.beside), strict=True))
    sizes = [a for a in twins if measures[a] is not None]
    return bool(sizes) and (hit.cell.measure is not None or amount.text in hit.row.label.split())


SIZE_IN_A_NAME = Objection("size_in_a_name", _size_in_a_name)
