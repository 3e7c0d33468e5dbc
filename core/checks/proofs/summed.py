"""The figure is the sum of those that its sentence goes on to tell, or has told: `11 failed: 6 in A, 5 in B`."""

from __future__ import annotations

from collections.abc import Sequence

from core.checks.claim import Claim
from core.checks.matching import rounds_to
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount

FEWEST = 2


def _summed(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if amount in grounds.proved or amount.signed or amount not in grounds.beside:
        return None
    at = grounds.beside.index(amount)
    sides = (_parts(amount, side, grounds) for side in (grounds.beside[at + 1 :], grounds.beside[:at]))
    parts = next(
        (p for p in sides if len(p) >= FEWEST and rounds_to(amount, amount.value, sum(a.value for a in p))), ()
    )
    return proved(amount, f"sum of {', '.join(a.text for a in parts)}") if parts else None


def _parts(amount: Amount, side: Sequence[Amount], grounds: Grounds) -> Sequence[Amount]:
    """The figures of its unit on one side of it, where all of them are proved."""
    alike = [a for a in side if a.unit == amount.unit and a.scale == amount.scale]
    return alike if all(a in grounds.proved for a in alike) else ()


SUMMED = Rule("summed", _summed)
