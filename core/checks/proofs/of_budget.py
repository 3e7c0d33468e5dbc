"""By how much what was spent lies over its budget, or under it, in figures or percent of it: `8,000 under budget`."""

from __future__ import annotations

from core.checks.budgets import Budget, budgets_said
from core.checks.claim import Claim
from core.checks.matching import readings, rounds_to
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount


def _of_budget(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    said = budgets_said(grounds.sentence.text, grounds.sources)
    if said is None or len(said.budgets) != 1:
        return None
    budget = said.budgets[0]
    met = budget.over == said.over and budget.limit > 0 and _is_met(amount, budget)
    return proved(amount, budget.label) if met else None


def _is_met(amount: Amount, budget: Budget) -> bool:
    off = abs(budget.spent - budget.limit)
    if amount.percent:
        return rounds_to(amount, abs(amount.value), 100 * off / budget.limit)
    return any(rounds_to(amount, abs(one), off) for one in readings(amount, budget.scale))


OF_BUDGET = Rule("of_budget", _of_budget)
