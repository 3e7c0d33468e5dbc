"""A bound that no figure of the same passes: `never exceeded 90 degrees`, of 84 and 80."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, proved
from core.checks.statements.went_beyond import bound_said, passes
from core.checks.support import sentences_sharing
from core.reading.amounts import Amount, read_amounts
from core.reading.lexicon import speaks_of_any


def _never_passed(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    text = grounds.sentence.text
    if not speaks_of_any(("never_above", "never_below"), text) or (found := bound_said(text)) is None:
        return None
    bound, words, above = found
    if bound.start != amount.start - grounds.sentence.start or not words:
        return None
    told = list(sentences_sharing(words, grounds.sources, len(words)))
    alike = [a for one in told for a in read_amounts(one) if (a.unit, a.noun) == (bound.unit, bound.noun)]
    if not alike or any(passes(one, bound, text, above=above) for one in told):
        return None
    most = max(alike, key=lambda a: a.value) if above else min(alike, key=lambda a: a.value)
    beyond = most.value > bound.value if above else most.value < bound.value
    if beyond and not (bound.unit or bound.noun):
        return None  # `passes` dares to say nothing of a bare number.
    return proved(amount, f"{most.text} of {len(alike)}")


NEVER_PASSED = Rule("never_passed", _never_passed)
