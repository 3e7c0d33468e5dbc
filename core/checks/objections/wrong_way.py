"""The figure is proved, and the words go the other way: `fell to $1.2B from $1.05B`."""

from __future__ import annotations

from functools import lru_cache

from core.checks.claim import Claim
from core.checks.conversions import measures_of
from core.checks.movements import wrong_ways
from core.checks.numbered_names import is_in_a_name
from core.checks.rule import Finding, Grounds, Rule, faulty
from core.reading.amounts import Amount
from core.reading.units import Unit

PAIR = 2


def _wrong_way(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if amount not in grounds.proved:
        return None
    names = grounds.ledger.numbered_names
    figures = [a for a in grounds.beside if not is_in_a_name(a, grounds.text, names)] if names else grounds.beside
    if len(figures) > PAIR:  # The size in a name is no end of it: `Honey 250 g fell from 120 to 80 jars`.
        measures = _measures(grounds.text, tuple(figures))
        own = next((m for a, m in zip(figures, measures, strict=True) if a is amount), None)
        figures = [a for a, m in zip(figures, measures, strict=True) if m == own]
    at = figures.index(amount) if amount in figures else 0
    wrong = wrong_ways(grounds.sentence.text, figures[max(0, at - 1) : at + PAIR], grounds.sentence.start)
    return next((faulty(amount, reason) for later, reason in wrong if later is amount), None)


@lru_cache(maxsize=8)
def _measures(text: str, figures: tuple[Amount, ...]) -> list[Unit | None]:
    """The units of the figures of a sentence, which is asked of each of them."""
    return measures_of(text, figures)


WRONG_WAY = Rule("wrong_way", _wrong_way)
