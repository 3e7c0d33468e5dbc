"""The column is one of changes, and a state is claimed: `28.4` of the column `Increase`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount


def _only_a_change(_amount: Amount, claim: Claim, hit: Ranked, _grounds: Grounds) -> bool:
    return hit.cell.moves and not claim.speaks_of("change") and claim.short


ONLY_A_CHANGE = Objection("only_a_change", _only_a_change)
