"""The number is a name, and another one: `port 8081` for port 8080. Names are compared to the last digit."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.lexicon import ends_with
from core.reading.number_names import (
    is_asked_for_a_name,
    may_be_a_name,
    may_be_counted,
    names_by_noun,
    word_right_before,
)
from core.reading.surroundings import NEAR


def _named_otherwise(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    cell = hit.cell
    if amount.value in (cell.raw, cell.raw * cell.scale) or not may_be_a_name(amount):
        return False
    if names_by_noun(grounds.text, amount.start, amount.end, amount.noun):
        return True
    if claim.short and is_asked_for_a_name(grounds.asked):
        return True
    return _is_a_name_there(amount, hit, grounds)


def _is_a_name_there(amount: Amount, hit: Ranked, grounds: Grounds) -> bool:
    cell = hit.cell
    if not cell.text.isdecimal():
        return False
    if hit.row.origin == "table":
        return ends_with("name_in_digits", cell.heading) or ends_with("code_noun", cell.heading)
    start, end = cell.place
    if not end or not hit.row.text:
        return False
    return names_by_noun(hit.row.text, start, end, cell.noun) or _differs_to_the_last_digit(amount, hit, grounds)


def _differs_to_the_last_digit(amount: Amount, hit: Ranked, grounds: Grounds) -> bool:
    """Both are written out behind the same noun, with none counted behind: `employee 30012` for employee 30013."""
    if len(amount.text) != len(hit.cell.text) or amount.text.endswith("0") or amount.noun != hit.cell.noun:
        return False
    told = hit.row.text[: hit.cell.place[0]]
    word = word_right_before(grounds.text, amount.start)
    if not word or word != word_right_before(told, len(told)) or ends_with("states", told[-NEAR:]):
        return False
    return not may_be_counted(amount.noun) or ends_with("name_in_digits", told.rstrip())


NAMED_OTHERWISE = Objection("named_otherwise", _named_otherwise)
