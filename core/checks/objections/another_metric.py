"""A fact row is of another metric than the one that the claim has all the words of."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.objections.only_a_quarter import is_of_a_quarter_unnamed
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount


def _another_metric(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if is_of_a_quarter_unnamed(claim, hit):
        return False
    others = [r for r in grounds.cells if r.cell.exact and r.timely]
    for words in (claim.said, claim.tokens):
        if any(r.row.named(words) <= words for r in others):
            return not hit.row.named(words) <= words
    return False


ANOTHER_METRIC = Objection("another_metric", _another_metric, frozenset(("fact",)))
