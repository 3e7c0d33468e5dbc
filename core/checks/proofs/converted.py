"""The figure is what one of the evidence comes to in its unit: `50 kg` for 110 pounds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from core.checks.claim import Claim
from core.checks.conversions import Whole, is_same_measure, possible_measure, whole_measure
from core.checks.objections.measured_otherwise import MEASURED_OTHERWISE
from core.checks.proofs.stated import is_objected_to
from core.checks.ranking import Ranked
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount, read_amounts
from core.reading.units import Unit

_ROUNDED = 1.01


def _converted(amount: Amount, claim: Claim, grounds: Grounds) -> Finding | None:
    own = claim.measure
    possible = own or _possible(amount, grounds)
    if (whole := _whole(amount, grounds)) is not None and (told := _of_several_parts(whole, amount, claim, grounds)):
        return proved(amount, f"{told} in another unit")
    if whole is not None and whole.joined:
        return None  # One part alone may be near to the whole.
    for hit in grounds.cells if possible else ():
        cell = hit.cell
        if not hit.timely or hit.score <= 0 or possible is None:
            continue
        other = cell.measure or (_possible_of(hit) if own else None)  # One of the two must be told for certain.
        if (
            other
            and is_same_measure(amount, possible, cell.raw, 0.0, other)
            and not _is_of_another(amount, claim, hit, grounds)
        ):
            return proved(amount, f"{cell.text} {cell.noun} in another unit")
    return None


def _whole(amount: Amount, grounds: Grounds) -> Whole | None:
    if amount not in grounds.beside:
        return None
    sentence = grounds.sentence
    return whole_measure(sentence.text, grounds.beside, grounds.beside.index(amount), sentence.start)


def _of_several_parts(whole: Whole, amount: Amount, claim: Claim, grounds: Grounds) -> str:
    """What of the evidence comes to the same, where one of the two is told in several parts: `1 h 30`, 90 minutes."""
    for hit in grounds.cells:
        if not hit.timely or hit.score <= 0 or not hit.cell.place[1]:
            continue
        told = _whole_of(hit.row.text, hit.cell.place)
        if told is None or told.quantity != whole.quantity or not (told.joined or whole.joined):
            continue
        off = abs(told.value - whole.value)
        if off <= (whole.step + told.step) * _ROUNDED and not _is_of_another(amount, claim, hit, grounds):
            return f"{hit.cell.text} {hit.cell.noun}"
    return ""


@lru_cache(maxsize=1024)
def _whole_of(text: str, place: tuple[int, int]) -> Whole | None:
    amounts, places = _places_in(text)
    return whole_measure(text, amounts, places[place]) if place in places else None


@lru_cache(maxsize=64)
def _places_in(text: str) -> tuple[Sequence[Amount], dict[tuple[int, int], int]]:
    """The figures of a text, and which stands where: it is asked once for each."""
    amounts = read_amounts(text)
    return amounts, {(one.start, one.end): i for i, one in enumerate(amounts)}


def _is_of_another(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    """An objection other than to its unit stands: `2 years on hulls` where engines have 24 months."""
    return is_objected_to(amount, claim, hit, grounds, but=MEASURED_OTHERWISE.name)


def _possible(amount: Amount, grounds: Grounds) -> Unit | None:
    return possible_measure(grounds.text, amount.end)


def _possible_of(hit: Ranked) -> Unit | None:
    """The unit that a sentence may name behind its figure."""
    return possible_measure(hit.row.text, hit.cell.place[1]) if hit.row.text and hit.cell.place[1] else None


CONVERTED = Rule("converted", _converted)
