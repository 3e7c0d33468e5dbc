"""Half of a score that the evidence tells in words: `won 3-1` where one scored three goals, the other one."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount
from core.reading.lexicon import speaks_of
from core.reading.scores import numbers_said, scores_in


def _scored(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    sentence = grounds.sentence
    at = amount.start - sentence.start
    score = next((s for start, end, s in scores_in(sentence.text) if start <= at < end), None)
    if score is None or not speaks_of("scores", sentence.text) or any(map(scores_in, grounds.sources)):
        return None
    rows = (row.text for row in grounds.ledger.rows if row.origin == "prose")
    told = next((text for text in rows if score <= numbers_said(text)), "")
    return proved(amount, told) if told else None


SCORED = Rule("scored", _scored)
