"""An average or a sum of several periods is claimed, and the cell is one year's figure."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount

WHOLE = frozenset(("averag", "mean", "total", "combin", "cumulativ", "sum"))
"""Words of a row of averages or sums."""


def _one_of_several(_amount: Amount, claim: Claim, hit: Ranked, _grounds: Grounds) -> bool:
    return claim.speaks_of("whole") and (hit.cell.exact or _is_of_one_year(hit))


def _is_of_one_year(hit: Ranked) -> bool:
    return len(hit.cell.years) == 1 and not WHOLE & (hit.row.tokens | hit.cell.tokens)


ONE_OF_SEVERAL = Objection("one_of_several", _one_of_several, frozenset(("fact", "table")))
