"""A sentence states several figures, and this one is of another name than the one spoken of."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.clauses import is_of_another


def _another_name(_amount: Amount, claim: Claim, hit: Ranked, _grounds: Grounds) -> bool:
    alike = [c.whose for c in hit.row.cells if (c.unit, c.measure) == (hit.cell.unit, hit.cell.measure)]
    return bool(claim.clause) and is_of_another(hit.cell.whose, alike, claim.clause)


ANOTHER_NAME = Objection("another_name", _another_name, frozenset(("prose",)))
