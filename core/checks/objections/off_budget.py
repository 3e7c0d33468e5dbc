"""What is said to be over its budget, or within it, is not: `Support exceeded its budget`, which spent less."""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.budgets import budgets_said
from core.checks.rule import Finding, Grounds, Spoken, faulty
from core.reading.amounts import Amount


def _off_budget(grounds: Grounds) -> Iterator[Finding]:
    said = budgets_said(grounds.sentence.text, grounds.sources)
    wrong = next((b for b in said.budgets if b.over != said.over), None) if said else None
    if said and wrong and wrong.limit != wrong.spent:
        start, text = grounds.sentence.start, grounds.sentence.text[said.start : said.end]
        where = Amount(start + said.start, start + said.end, text, 0.0, 0.0, 0.0, from_words=True)
        yield faulty(where, f"it is {wrong.spent:,g} against {wrong.limit:,g}")


OFF_BUDGET = Spoken("off_budget", _off_budget)
