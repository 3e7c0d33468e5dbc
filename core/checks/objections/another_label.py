"""The figure is said of another label of its sentence or table, and the evidence gives that one another figure.

`18 crossings in winter` where winter has 6 and summer 18; `Jersey 7,310 kg` where that is the row of Fleckvieh.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from core.checks.claim import Claim
from core.checks.ledger import Cell, Row
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.claim_words import tokens_of
from core.reading.contrasts import Contrast, contrasts, contrasts_apart
from core.reading.labels import Label, labels_of, words_in

NEAR = 4
"""Sentences with figures from one to another at most, for them to be told apart by what they are about."""


def _another_label(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    tabled = hit.row.origin == "table"
    if hit.cell.loose or (claim.short if tabled else not hit.cell.place[1]):
        return False
    rivals = [r for r in grounds.cells if _is_near(hit, r) and r.timely and _is_rival(hit.cell, r.cell)]
    if tabled:
        label = label_of(amount, grounds)
        return any(_is_swapped(c, label) for c in _of_table(hit, rivals))
    # Reading labels costs: only where the sentence says a word that the figure's own does not.
    told = [r for r in rivals if r.cell.place[1] and (r.row is hit.row or claim.said & r.row.tokens - hit.row.tokens)]
    if not told:
        return False
    label = label_of(amount, grounds)
    return any(
        _is_said_of(_told_apart(hit, r), label, claim, grounds)
        if r.row is hit.row
        else _is_said_elsewhere(hit, r, label)
        for r in told
    )


def label_of(amount: Amount, grounds: Grounds) -> Label:
    """Return the label that the answer gives to a figure."""
    start = grounds.sentence.start
    places = tuple((a.start - start, a.end - start) for a in grounds.beside)
    return labels_of(grounds.sentence.text, places)[grounds.beside.index(amount)]


def _is_rival(cell: Cell, other: Cell) -> bool:
    measured = cell.measure == other.measure or None in (cell.measure, other.measure)
    return other.unit == cell.unit and measured and other.raw != cell.raw and not other.loose


def _told_apart(hit: Ranked, rival: Ranked) -> list[Contrast]:
    """By what the sentence tells the two figures apart."""
    counted = not hit.cell.unit
    if hit.cell.place < rival.cell.place:
        return list(contrasts(_label_in(hit), _label_in(rival), counted=counted))
    return [c.turned for c in contrasts(_label_in(rival), _label_in(hit), counted=counted)]


def _label_in(hit: Ranked) -> Label:
    places = _places_in(hit.row)
    return labels_of(hit.row.text, places)[places.index(hit.cell.place)]


@lru_cache(maxsize=1024)
def _places_in(row: Row) -> tuple[tuple[int, int], ...]:
    return tuple(sorted({c.place for c in row.cells if c.place[1]}))


def _is_said_of(told: Sequence[Contrast], label: Label, claim: Claim, grounds: Grounds) -> bool:
    """The first of what tells them apart that is said decides; a short sentence leaves it to the question."""
    levels = [(label.clause.words, label.clause.thing)]
    if claim.short:
        levels.append((label.clause.words | tokens_of(grounds.asked), label.clause.thing))
    for words, thing in levels:
        for contrast in told:
            said = thing if contrast.of_things else words
            if contrast.is_meant(said):
                return contrast.is_swapped(said)
    return False


def _is_near(hit: Ranked, rival: Ranked) -> bool:
    """It is of the same table, or of a sentence near by."""
    if rival.row.table != hit.row.table:
        return False
    return hit.row.origin == "table" or abs(rival.cell.row - hit.cell.row) <= NEAR


def _is_said_elsewhere(hit: Ranked, rival: Ranked, label: Label) -> bool:
    """What tells the figures of two sentences apart may be said where the sentence begins."""
    told = contrasts_apart(_label_in(hit), _label_in(rival))
    levels = (label.clause.words, label.whole.words)
    return any(next((c.is_swapped(said) for said in levels if c.is_meant(said)), False) for c in told)


def _of_table(hit: Ranked, rivals: Sequence[Ranked]) -> Iterator[Contrast]:
    """Yield how the other figures of the row are headed, and how the rows of those of the column are called."""
    row, cell = hit.row, hit.cell
    for rival in rivals:
        if rival.row is row:
            ours, theirs = words_in(cell.heading), words_in(rival.cell.heading)
            yield Contrast(ours - theirs, theirs - ours)
        elif rival.row.table == row.table and rival.cell.column == cell.column:
            ours, theirs = words_in(row.label), words_in(rival.row.label)
            yield Contrast(ours - theirs, theirs - ours)


def _is_swapped(contrast: Contrast, label: Label) -> bool:
    """All of the other's label is said, where a table tells where it ends, and nothing of the figure's own."""
    if not (contrast.ours and contrast.theirs):
        return False
    said = label.clause.words
    if not contrast.is_meant(said):
        said |= label.head
    return contrast.theirs <= said and not contrast.ours & said


ANOTHER_LABEL = Objection("another_label", _another_label, frozenset(("prose", "table")))
