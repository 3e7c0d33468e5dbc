"""The figure is a bound from below and the evidence's one from above, or the other way: `over 400`, `almost 400`.

So is an end of a range that is said to be the bound at its other end: `at most 3 days` of 3 to 5.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from core.checks.cells import Row
from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.adjoining import are_ends
from core.reading.amounts import Amount
from core.reading.label_words import Place
from core.reading.surroundings import bound_behind, bound_of


def _bounded_otherwise(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    sentence, (start, end) = grounds.sentence, hit.cell.place
    said = amount.bound or bound_behind(sentence.text, amount.end - sentence.start)
    if not said or not end:
        return False
    if (bound_of(hit.row.text, start) or bound_behind(hit.row.text, end)) == -said:
        return True
    return ends_in(hit.row).get(hit.cell.place) == -said and not is_in_a_range(amount, grounds)


@lru_cache(maxsize=256)
def ends_in(row: Row) -> dict[Place, int]:
    """Return the ends of a sentence's ranges, by their places: 1 for a lower one, -1 for an upper one."""
    found: dict[Place, int] = {}
    for one, two in pairwise(sorted(row.cells, key=lambda cell: cell.place)):
        if one.raw < two.raw and one.place[1] and are_ends(row.text, one.place, two.place):
            found |= {one.place: 1, two.place: -1}
    return found


def is_in_a_range(amount: Amount, grounds: Grounds) -> bool:
    """Tell whether the answer has both ends, too: `at least 3 to 5 days`."""
    at = grounds.beside.index(amount)
    near = grounds.places[max(0, at - 1) : at + 2]
    return any(are_ends(grounds.sentence.text, one, two) for one, two in pairwise(near))


BOUNDED_OTHERWISE = Objection("bounded_otherwise", _bounded_otherwise, frozenset(("prose",)))
