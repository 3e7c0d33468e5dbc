"""The claim has all of another row's label, and this one's is no part of it, or says more than is claimed.

`Business costs $899` of the Enterprise plan; `revenue was $700 million` of the cost of revenue.
"""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount

SUMMARY = frozenset(("total", "net", "consolidat", "overall", "other"))
"""Words that a label may have more than the claim: `revenue` may mean `Total net revenue`."""


def _another_row(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    own = hit.row.tokens | hit.row.context
    if not own:
        return False
    if len(grounds.beside) == 1 and claim.plain and _is_of_a_narrower(claim, hit, grounds):
        return True
    apart = not own & claim.tokens
    qualified = bool(hit.row.tokens - claim.tokens - SUMMARY)
    if not (apart or qualified):
        return False
    others = (r for r in grounds.cells if r.row.table == hit.row.table and r.row is not hit.row and (apart or r.timely))
    named = (r.row.tokens for r in others if r.row.tokens and r.row.tokens <= claim.tokens)
    return any(apart or label < hit.row.tokens for label in named)


def _is_of_a_narrower(claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    """`Online revenue` is said, which is a row of its own below `Revenue`."""
    own = hit.row.tokens
    beside = (r for r in grounds.cells if r.row.table == hit.row.table and r.row is not hit.row and own < r.row.tokens)
    return any(r.timely and r.row.tokens <= claim.said and r.cell.column == hit.cell.column for r in beside)


ANOTHER_ROW = Objection("another_row", _another_row, frozenset(("table",)))
