"""A figure that begins with its point stands so in the evidence, whatever it is joined to: `a .50-calibre rifle`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount


def _as_written(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if not amount.text.startswith("."):
        return None
    if any(_stands(amount.text, source) for source in grounds.sources):
        return proved(amount, f"{amount.text} stands in the evidence")
    return None


def _stands(figure: str, source: str) -> bool:
    parts = source.split(figure)
    return any(
        not before[-1:].isdecimal() and not after[:1].isdecimal()
        for before, after in zip(parts, parts[1:], strict=False)
    )


AS_WRITTEN = Rule("as_written", _as_written)
