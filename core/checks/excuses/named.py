"""A digit of a company's name (`3M`), as the fact rows write it, is no figure."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, excused
from core.reading.amounts import Amount
from core.reading.characters import has_letter
from core.reading.claim_words import tokens_of


def _named(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    run = _run_around(grounds.text, amount.start).casefold()
    if not has_letter(run):
        return None
    names = (row.entity for row in grounds.ledger.rows if row.origin == "facts")
    return excused(amount) if any(tokens_of(run) <= entity for entity in names) else None


def _run_around(text: str, at: int) -> str:
    """Return the letters and digits that a place stands among."""
    first = last = at
    while first and text[first - 1].isalnum():
        first -= 1
    while last < len(text) and text[last].isalnum():
        last += 1
    return text[first:last]


NAMED = Rule("named", _named)
