"""Several plans as few as ask for the same: one of two metrics for two plans of one each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.facts.plan import FactPlan


def merged(plans: Sequence[FactPlan]) -> list[FactPlan]:
    """Join plans that differ in nothing but their measures, their companies or their years."""
    found: list[FactPlan] = []
    for plan in plans:
        at, joined = next(
            ((i, both) for i, other in enumerate(found) if (both := _joined(other, plan)) is not None), (-1, None)
        )
        if joined is None:
            found.append(plan)
        else:
            found[at] = joined
    return found


def _joined(a: FactPlan, b: FactPlan) -> FactPlan | None:
    for both in (
        replace(a, measures=_each(a.measures, b.measures)),
        replace(a, companies=_each(a.companies, b.companies)),
        _of_years(a, b),
    ):
        if _fits(both, a, b):
            return both
    return None


def _fits(both: FactPlan, a: FactPlan, b: FactPlan) -> bool:
    """All that was asked is in it, and nothing that was not: no product of two companies and two measures."""
    return both in (replace(b, measures=both.measures), replace(b, companies=both.companies), _of_years(b, a))


def _of_years(a: FactPlan, b: FactPlan) -> FactPlan:
    years = tuple(sorted({*a.when.span.years, *b.when.span.years}))
    return replace(a, when=replace(a.when, span=replace(a.when.span, years=years)))


def _each(first: Iterable[str], second: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*first, *second)))
