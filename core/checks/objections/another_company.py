"""A fact row is of another company than the one named."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount


def _another_company(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    entity = hit.row.entity
    if claim.owner and entity and not claim.owner & entity:
        return True
    others = (r for r in grounds.cells if r.cell.exact and r.timely)
    return not entity & claim.tokens and any(r.row.entity & claim.tokens for r in others)


ANOTHER_COMPANY = Objection("another_company", _another_company, frozenset(("fact",)))
