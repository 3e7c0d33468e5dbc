"""The sentence that states the figure speaks of something else: others fit the claim's words far better."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked, says_just_this
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.claim_words import in_english

SAYING = 3
"""Words that a sentence must have to tell the sentences of the evidence apart."""

ALOOF = 0.05
"""A sentence that fits the claim's words this much worse than the best one states the figure of something else."""


def _another_sentence(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    best = grounds.best
    if hit.cell.years and claim.when.years and hit.timely:  # of the year that is named: what is of no year stands apart
        best = next((r.score for r in grounds.cells if r.timely and r.cell.years), 0.0)
    if len(claim.said) < SAYING or hit.score >= ALOOF * best:
        return False
    # The stems of other languages meet less often: there the other sentence must say all the rest.
    return in_english(claim.text) or any(
        r.score == grounds.best and says_just_this(r.row, claim) for r in grounds.cells
    )


ANOTHER_SENTENCE = Objection("another_sentence", _another_sentence, frozenset(("prose",)))
