"""The sentence that states the figure speaks of something else: others fit the claim's words far better."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount

SAYING = 3
"""Words that a sentence must have to tell the sentences of the evidence apart."""

ALOOF = 0.05
"""A sentence that fits the claim's words this much worse than the best one states the figure of something else."""


def _another_sentence(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    return len(claim.said) >= SAYING and hit.score < ALOOF * grounds.best


ANOTHER_SENTENCE = Objection("another_sentence", _another_sentence, frozenset(("prose",)))
