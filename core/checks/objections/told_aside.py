"""The figure is said of what has another beside it: `20 euros on Sundays` of `20 euros, on Sundays 25`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.labelled_rows import labels_in
from core.checks.matching import equals
from core.checks.objections.another_label import is_rival, label_of, near_cells
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.adjoining import are_ends
from core.reading.amounts import Amount
from core.reading.claim_words import language_said
from core.reading.lexicon import speaks_of_any
from core.reading.told_aside import is_told_aside

BESIDE = 1
"""Sentences from one figure to another at most."""


def _told_aside(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if hit.cell.loose or not hit.cell.place[1]:
        return False
    said = label_of(amount, grounds).clause.words
    text = grounds.sentence.text
    if not said or speaks_of_any(("negation", "excepts", "compares"), text, language_said(text)):
        return False
    rivals = (r for r in near_cells(hit, grounds.cells) if r.cell.place[1] and is_rival(hit.cell, r.cell))
    return any(_is_meant(hit, rival, grounds, amount) for rival in rivals)


def _is_meant(hit: Ranked, rival: Ranked, grounds: Grounds, amount: Amount) -> bool:
    near = rival.row is hit.row
    if abs(hit.cell.row - rival.cell.row) > BESIDE or (near and _are_of_one_range(hit, rival)):
        return False
    said = label_of(amount, grounds)
    others = [label_of(one, grounds) for one in grounds.beside if one is not amount and equals(one, rival.cell)]
    if others:
        return False
    own, other = labels_in(hit.row)[hit.cell.place], labels_in(rival.row)[rival.cell.place]
    first = (hit.cell.row, hit.cell.place) < (rival.cell.row, rival.cell.place)
    return is_told_aside(own, other, said.clause.words, first=first, near=near)


def _are_of_one_range(hit: Ranked, rival: Ranked) -> bool:
    one, two = sorted((hit.cell.place, rival.cell.place))
    return are_ends(hit.row.text, one, two)


TOLD_ASIDE = Objection("told_aside", _told_aside, frozenset(("prose",)))
