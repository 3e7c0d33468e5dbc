"""The sum is in a currency that the evidence never names, though it names another."""

from __future__ import annotations

from functools import lru_cache

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, unproved
from core.reading.amounts import Amount
from core.reading.lexicon import phrases_in
from core.reading.notation import CURRENCIES

_DOLLARS = frozenset(("USD", "AUD", "CAD", "HKD"))
_NAMES = CURRENCIES.keys() - {"pounds"}


def _foreign_currency(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    if not (amount.money and amount.unit) or any(
        c.unit == amount.unit for row in grounds.ledger.rows for c in row.cells
    ):
        return None
    named = frozenset().union(*map(currencies_named, grounds.sources))
    return unproved(amount, claim, grounds) if named and amount.unit not in named else None


@lru_cache(maxsize=256)
def currencies_named(text: str) -> frozenset[str]:
    """Return the codes of the currencies a text names by sign, code or word; `$` may be any dollar."""
    found = {CURRENCIES[name] for name in phrases_in(text, _NAMES)}
    dollars = _DOLLARS if "$" in text or "ollar" in text else frozenset[str]()
    return frozenset(found | dollars | ({"GBP"} if found and "pounds" in text else set()))


FOREIGN_CURRENCY = Rule("foreign_currency", _foreign_currency)
