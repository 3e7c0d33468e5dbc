"""Both name a unit of measure, and not the same: `350°C` for 350°F, `5 months` for 5 days, `20 s` for 20 ms.

Nor is a sum of money a span of time: `14 euros` for 14 days, `250 days` for 250 euros.
"""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.conversions import possible_measure
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount


def _measured_otherwise(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    own, other = claim.measure, hit.cell.measure
    if own is not None and other is not None:
        return own != other
    if amount.money and not hit.cell.unit:
        return other is not None and other.quantity == "time"
    if hit.cell.place[1] and len(hit.cell.unit) == len("EUR") and not amount.unit:
        return own is not None and own.quantity == "time"
    if amount.unit or not (hit.cell.place[1] or hit.cell.measure):
        return False
    # A letter that may be no unit at all is one where both have one, of the same quantity.
    own = own or possible_measure(grounds.text, amount.end)
    if own is not None and hit.cell.measure not in (None, own) and any(c.measure == own for c in hit.row.cells):
        return True  # It is the unit of another column.
    other = own and (other or possible_measure(hit.row.text, hit.cell.place[1]))
    return own is not None and other is not None and own.quantity == other.quantity and own != other


MEASURED_OTHERWISE = Objection("measured_otherwise", _measured_otherwise)
