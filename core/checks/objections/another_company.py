"""A fact row is of another company than the one named."""

from __future__ import annotations

from collections.abc import Collection

from core.checks.claim import Claim
from core.checks.objections.another_label import label_of
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.label_words import Words


def _another_company(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    entity = hit.row.entity
    named = {r.row.entity for r in grounds.cells if r.cell.exact and r.timely and r.row.entity & claim.tokens}
    if len(named) > 1 and entity & claim.tokens:
        return _is_by_another(amount, entity, named, grounds)
    if claim.owner and entity and not claim.owner & entity:
        return True
    return bool(named) and not entity & claim.tokens


def _is_by_another(amount: Amount, entity: Words, named: Collection[Words], grounds: Grounds) -> bool:
    """By the figure stands one of the companies that the sentence names, and it is not the row's."""
    by_it = label_of(amount, grounds).whole.words
    return not entity & by_it and any(other & by_it for other in named)


ANOTHER_COMPANY = Objection("another_company", _another_company, frozenset(("fact",)))
