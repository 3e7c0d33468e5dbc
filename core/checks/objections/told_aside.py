"""The figure is said of what has another beside it: `20 euros on Sundays` of `20 euros, on Sundays 25`."""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.labelled_rows import labels_in
from core.checks.matching import equals
from core.checks.objections.another_label import are_of_one_range, is_rival, label_of, near_cells
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.claim_words import language_said
from core.reading.label_words import Words
from core.reading.lexicon import speaks_of_any
from core.reading.told_aside import BESIDE, SETS_APART, is_told_aside


def _told_aside(amount: Amount, _claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if hit.cell.loose or not hit.cell.place[1]:
        return False
    said = label_of(amount, grounds).clause.words
    text = grounds.sentence.text
    if not said or speaks_of_any(SETS_APART, text, language_said(text)):
        return False
    rivals = (r for r in near_cells(hit, grounds.cells) if r.cell.place[1] and is_rival(hit.cell, r.cell))
    beside = [one for one in grounds.beside if one is not amount]
    return any(_is_meant(hit, r, said) for r in rivals if not any(equals(one, r.cell) for one in beside))


def _is_meant(hit: Ranked, rival: Ranked, said: Words) -> bool:
    if abs(hit.cell.row - rival.cell.row) > BESIDE or are_of_one_range(hit, rival):
        return False
    own, other = labels_in(hit.row)[hit.cell.place], labels_in(rival.row)[rival.cell.place]
    first = (hit.cell.row, hit.cell.place) < (rival.cell.row, rival.cell.place)
    return is_told_aside(own, other, said, first=first, near=rival.row is hit.row)


TOLD_ASIDE = Objection("told_aside", _told_aside, frozenset(("prose",)))
