"""The figure is another row's, and said of one whose own cell is empty: `Red has 17 points` where only Blue has any."""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.cells import Empty
from core.checks.claim import Claim
from core.checks.objections.another_label import is_swapped, label_of
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.contrasts import Contrast
from core.reading.label_words import NONE, Words, words_in
from core.reading.lexicon import speaks_of


def _empty_cell(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if not hit.row.empty or hit.cell.loose or speaks_of("negation", grounds.sentence.text):
        return False
    asked = words_in(grounds.asked) if claim.short and len(grounds.beside) == 1 else NONE
    return any(
        _is_of_its_time(empty, claim, hit)
        or any(is_swapped(c, amount, grounds, led=True) or _is_asked(c, asked, amount, grounds) for c in told)
        for empty in hit.row.empty
        if (told := tuple(_told_apart(empty, hit, grounds))) or empty.years
    )


def _told_apart(empty: Empty, hit: Ranked, grounds: Grounds) -> Iterator[Contrast]:
    """How the empty cell's row is called, or, in the figure's own row, the thing that its column counts."""
    row = hit.row
    if empty.column != hit.cell.column:
        return
    ours, theirs = words_in(row.label), words_in(empty.label)
    yield Contrast(ours - theirs, theirs - ours)
    if row.label == empty.label or not ours & words_in(grounds.sentence.text):
        others = dict(empty.keys)
        keys = ((words_in(key), words_in(others[column])) for column, key in row.keys if column in others)
        yield from (Contrast(own - its, its - own) for own, its in keys)


def _is_of_its_time(empty: Empty, claim: Claim, hit: Ranked) -> bool:
    """The year that is claimed is that of the empty cell, in a row or column of the same name."""
    if hit.timely or not claim.when.years or not set(claim.when.years) <= set(empty.years):
        return False
    if empty.column != hit.cell.column:
        return empty.label == hit.row.label
    return words_in(empty.label) == words_in(hit.row.label)


def _is_asked(contrast: Contrast, asked: Words, amount: Amount, grounds: Grounds) -> bool:
    """A short answer leaves its row to the question."""
    said = label_of(amount, grounds).clause.words
    named = bool(contrast.ours and contrast.theirs) and contrast.theirs <= asked and not contrast.ours & asked
    return named and not contrast.is_meant(said)


EMPTY_CELL = Objection("empty_cell", _empty_cell, frozenset(("table", "other period")))
