"""A bound that the evidence's figure keeps: `stayed below 90 million` of 82 million, `between 80 and 90` of 82.

The figure may lie farther off than a bound that describes it (`core.checks.matching.BEYOND`), where a sentence or row
of the evidence has all the words that are said, and no other figure of the same that passes the bound.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from itertools import pairwise

from core.checks.claim import Claim, Words
from core.checks.matching import readings, same_kind
from core.checks.proofs.stated import is_objected_to
from core.checks.ranking import Ranked
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.adjoining import joins_ends, range_of
from core.reading.amounts import Amount
from core.reading.bounds import words_of_bounds
from core.reading.surroundings import bound_behind, bound_of

FARTHEST = 1 / 3
"""Share of a bound by which the true value may lie past it: `over 900` says nothing of 1,284."""


MOST_TOLD = 24
"""Figures that may be the one meant which are looked at: a sentence may list hundreds."""


def _bounded(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    ends = _ends(amount, grounds)
    said = frozenset(filter(str.isalpha, claim.said)) - words_of_bounds(grounds.sentence.text)
    if not ends or not said:
        return None
    nouns = {"", *(end.noun for end, _ in ends)}
    told = [hit for hit in grounds.cells if _tells(hit, amount, claim, said) and _is_one_of(hit, nouns)]
    meant = [hit for hit in told[:MOST_TOLD] if not is_objected_to(amount, claim, hit, grounds)]
    if not meant or not all(_keeps(hit, end, side) for hit in meant for end, side in ends):
        return None
    return proved(amount, meant[0].row.label)


def _ends(amount: Amount, grounds: Grounds) -> tuple[tuple[Amount, int], ...]:
    """Return the bound that the figure is, or both ends of its range: 1 for a lower one, -1 for an upper one."""
    text, start = grounds.sentence.text, grounds.sentence.start
    if ends := range_of(text, amount, grounds.beside, start):
        return (ends[0], 1), (ends[1], -1)
    side = amount.bound or bound_behind(text, amount.end - start)
    return ((amount, side),) if side else ()


def _tells(hit: Ranked, amount: Amount, claim: Claim, said: Words) -> bool:
    """The cell is of just what is said, and one figure: neither a bound itself nor an end of a range."""
    if not hit.timely or hit.cell.loose or not same_kind(amount, hit.cell) or hit.cell.measure != claim.measure:
        return False
    if _is_bound(hit):
        return False
    return said <= hit.row.tokens | hit.cell.tokens


def _is_one_of(hit: Ranked, nouns: AbstractSet[str]) -> bool:
    """The cell counts the same, where both say what: `71 masks in two rooms` has no bound of rooms."""
    return hit.cell.noun in nouns or nouns == {""}


def _is_bound(hit: Ranked) -> bool:
    text, places = hit.row.text, sorted(cell.place for cell in hit.row.cells)
    start, end = hit.cell.place
    if bound_of(text, start) or bound_behind(text, end):
        return True
    pairs = ((one, other) for one, other in pairwise(places) if hit.cell.place in (one, other))
    return any(joins_ends(text[one[1] : other[0]]) for one, other in pairs)


def _keeps(hit: Ranked, end: Amount, side: int) -> bool:
    """The cell's value lies beyond the bound, whichever way the bound is read in the evidence's units."""
    scale = 1.0 if end.percent else hit.cell.scale
    bounds = map(abs, readings(end, scale, exact=hit.cell.exact))
    return all(0 < (abs(hit.cell.raw) - bound) * side <= FARTHEST * bound for bound in bounds)


BOUNDED = Rule("bounded", _bounded)
