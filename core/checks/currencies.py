"""Whether a sum is in a currency that the evidence never names, though it names another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from core.checks.ledger import Ledger
from core.reading.amounts import Amount
from core.reading.notation import CURRENCIES, currency_of

_DOLLARS = frozenset(("USD", "AUD", "CAD", "HKD"))
_WORDS = "|".join(n for n in CURRENCIES if n.isascii() and n.isalpha() and n != "pounds")
_SIGNS = "|".join(re.escape(n) for n in sorted(CURRENCIES, key=len, reverse=True) if not n.isascii() or n[-1] == "$")
_NAMED = re.compile(rf"{_SIGNS}|\b(?:{_WORDS})\b", re.IGNORECASE)


def is_foreign(amount: Amount, sources: Sequence[str], ledger: Ledger) -> bool:
    """No source and no row names the figure's currency, and some source names another."""
    if not amount.money or any(c.unit == amount.unit for row in ledger.rows for c in row.cells):
        return False
    named = frozenset().union(*(currencies_named(s) for s in sources))
    return bool(named) and amount.unit not in named


@lru_cache(maxsize=256)
def currencies_named(text: str) -> frozenset[str]:
    """Return the codes of the currencies a text names by sign, code or word; `$` may be any dollar."""
    found = {currency_of(m[0]) for m in _NAMED.finditer(text)} - {""}
    dollars = _DOLLARS if "$" in text or "ollar" in text else frozenset[str]()
    return frozenset(found | dollars | ({"GBP"} if found and "pounds" in text else set()))
