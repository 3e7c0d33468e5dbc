"""Both name a unit of measure, and not the same: `350°C` for 350°F, `5 months` for 5 days."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount


def _measured_otherwise(_amount: Amount, claim: Claim, hit: Ranked, _grounds: Grounds) -> bool:
    return claim.measure is not None and hit.cell.measure is not None and claim.measure != hit.cell.measure


MEASURED_OTHERWISE = Objection("measured_otherwise", _measured_otherwise)
