"""The figure is how far the one thing that the evidence follows over the years rose or fell: `it fell by 14`.

The years named say from where to where: two of them, one and the year before it, or none where there are but two.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.checks.cells import Cell
from core.checks.claim import Claim
from core.checks.derivations import meets
from core.checks.derived import Derived
from core.checks.metric_names import kinds_named
from core.checks.rule import Finding, Grounds, Rule, proved
from core.checks.series import Member, Series, has_series, series_of
from core.reading.amounts import POINTS, Amount
from core.reading.characters import runs_of
from core.reading.claim_words import language_said, tokens_of
from core.reading.lexicon import speaks_of_any
from core.reading.roles import Role
from core.reading.stopwords import plain_words_of

PAIR = 2
_OF_TIME_AND_MOVEMENT: tuple[Role, ...] = (
    "change",
    "rise",
    "fall",
    "year_word",
    "period_word",
    "span_start",
    "approximate",
    "of_only",
)


def _over_years(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    if claim.direction not in ("rise", "fall") or amount.unit == POINTS or not has_series(grounds.ledger):
        return None
    meant = [s for s in series_of(grounds.ledger) if all(m.years for m in s.members) and _is_meant(s, claim)]
    ends = _ends(meant[0].members, claim.when.years) if len(meant) == 1 else None
    derived = _change(*ends, amount) if ends else None
    return proved(amount, derived.formula) if derived and meets(amount, derived, claim) else None


def _is_meant(series: Series, claim: Claim) -> bool:
    """The claim names what the series is of, or nothing at all."""
    first = series.members[0]
    kinds, own = kinds_named(claim.text), kinds_named(f"{first.row.label} | {first.cell.heading}")
    if kinds and own and kinds.isdisjoint(own):
        return False
    moves = tokens_of(" ".join(w for w in runs_of(claim.text) if speaks_of_any(_OF_TIME_AND_MOVEMENT, w)))
    plain = tokens_of(" ".join(plain_words_of(language_said(claim.text))))
    words = {w for w in claim.said - moves - plain if w.isalpha()}
    return not words or not words.isdisjoint(series.topic)


def _ends(members: Sequence[Member], years: Sequence[int]) -> tuple[Cell, Cell] | None:
    in_order = sorted(members, key=lambda m: m.years)
    named = [m for m in in_order if m.years[0] in years]
    if len(years) == 1 and named:
        at = in_order.index(named[0])
        named = in_order[at - 1 : at + 1] if at else []
    elif not years:
        named = in_order
    return (named[0].cell, named[1].cell) if len(named) == PAIR else None


def _change(old: Cell, new: Cell, amount: Amount) -> Derived | None:
    if amount.percent and old.percent:
        return None  # `Rose by 2 %` of shares means points, or is wrong.
    if not amount.percent and not old.percent:
        return Derived(new.raw - old.raw, "difference", (old, new), signed=True)
    told = amount.percent and old.raw
    return Derived((new.raw - old.raw) / old.raw * 100, "growth", (old, new), signed=True) if told else None


OVER_YEARS = Rule("over_years", _over_years)
