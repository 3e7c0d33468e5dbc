"""A small number word (`both films`, `two reasons`) counts what the answer itself lists."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, excused
from core.checks.spans import is_in_years
from core.reading.amounts import Amount
from core.reading.lexicon import speaks_of

COUNTING = 10
"""Number words up to this one are counting, not figures."""

NEAR = 16
"""Characters behind a figure in which it is said to be a span of time: `ten years after`."""


def _counted(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    behind = grounds.sentence.text[amount.end - grounds.sentence.start :][:NEAR]
    if is_in_years(amount) and speaks_of("later", behind):
        return None
    counts = amount.from_words and amount.value <= COUNTING and not (amount.unit or amount.scaled)
    return excused(amount) if counts else None


COUNTED = Rule("counted", _counted)
