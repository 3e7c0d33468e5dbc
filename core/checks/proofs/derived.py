"""The figure can be computed from the evidence: `core.checks.derivations` searches."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.derivations import derive
from core.checks.leftovers import left_of
from core.checks.proofs.products import product_of
from core.checks.rule import Finding, Grounds, Rule, proved
from core.checks.support import sentences_sharing
from core.reading.amounts import TIMES, Amount
from core.reading.claim_words import content_words
from core.reading.frequencies import frequencies_in, without_frequencies


def _derived(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    if amount.unit == TIMES and (told := _told_as_often(grounds)):
        return proved(amount, told)
    if product := product_of(amount, claim, grounds):
        return proved(amount, product.formula)
    if left := left_of(amount, claim, grounds.cells):
        return proved(amount, left)
    if not grounds.effort.searches.take():
        return None
    derived = derive(amount, claim, grounds.cells)
    return proved(amount, derived.formula) if derived else None


def _told_as_often(grounds: Grounds) -> str:
    """The sentence of the evidence that says by another word how often: `quarterly` of `four times a year`."""
    said = frequencies_in(grounds.sentence.text)
    words = content_words(without_frequencies(grounds.sentence.text)) if said else frozenset[str]()
    near = sentences_sharing(words, grounds.sources, len(words)) if words else ()
    return next((told.strip()[:80] for told in near if said <= frequencies_in(told)), "")


DERIVED = Rule("derived", _derived)
