"""Whether what is computed is of other figures than those that are named: of another row, or of some of all."""

from __future__ import annotations

from collections.abc import Sequence

from core.checks.cells import Cell, Row
from core.checks.claim import Claim
from core.checks.derived import Derived
from core.checks.labelled_rows import labels_in
from core.checks.ranking import Ranked
from core.reading.claim_words import tokens_of
from core.reading.lexicon import speaks_of

FEWEST_PARTS = 2
"""Figures that a sum, a mean or a share is of."""
FEWEST_ALL = 3
"""Figures of one sentence from which on some of them are not all."""


def is_of_others(derived: Derived, claim: Claim, cells: Sequence[Ranked]) -> bool:
    """A change within one row of a table that is not named, while another row of that table is; a sum of some of all.

    `rent was 45 over budget` is not shown by budget and expense of the staff.
    """
    rows = {c.row for c in derived.cells}
    if derived.kind in ("sum", "average"):
        adds = _adds_others if derived.cells[0].column >= 0 else _adds_some
        return adds(derived, claim, cells)
    if derived.kind not in ("difference", "growth") or any(c.column < 0 for c in derived.cells):
        return False
    if len(rows) > 1:
        return _is_between_others(derived, claim, cells)
    own = _row_of(derived.cells[0], cells)
    named = own.origin == "table" and any(
        r.row.table == own.table and r.row.tokens & claim.said for r in cells if r.row is not own
    )
    return named and (not own.tokens & claim.tokens or _mixes_columns(derived, claim))


def _row_of(cell: Cell, cells: Sequence[Ranked]) -> Row:
    return next(r.row for r in cells if r.cell is cell)


def _mixes_columns(derived: Derived, claim: Claim) -> bool:
    """One of the two stands under what is said, and the other under something else: wins less players."""
    heads = [cell.tokens for cell in derived.cells]
    told = [bool((head - other) & claim.said) for head, other in zip(heads, heads[::-1], strict=True)]
    return all(heads) and not any(cell.years for cell in derived.cells) and sorted(told) == [False, True]


def _adds_others(derived: Derived, claim: Claim, cells: Sequence[Ranked]) -> bool:
    """Some of a column's rows added up, which are not those that are named, or not all where none is."""
    column = {(c.column, c.row) for c in derived.cells}
    rows = {row for _, row in column}
    if len({at for at, _ in column}) > 1 or len(rows) < FEWEST_PARTS:
        return False
    table = _row_of(derived.cells[0], cells).table
    beside = {r.cell.row: r.row for r in cells if r.row.table == table and r.cell.column == derived.cells[0].column}
    if not rows < beside.keys():
        return False
    named = {at for at, row in beside.items() if row.tokens & claim.said}
    if len(named) == FEWEST_PARTS and speaks_of("until", claim.text):
        return rows != {at for at in beside if min(named) <= at <= max(named)}
    if named:
        return not rows <= named
    # Rows of figures that are dated may be of anything, and subtotals stand among them; a question names some itself.
    if claim.tokens - claim.said or derived.cells[0].years:
        return False
    return not any(tokens_of(text) & claim.said for row in beside.values() for _, text in row.keys)


def _adds_some(derived: Derived, claim: Claim, cells: Sequence[Ranked]) -> bool:
    """Some of a sentence's figures of one kind added up, which are not those that are named, or not all of them."""
    row = _row_of(derived.cells[0], cells)
    if any(cell.row != derived.cells[0].row for cell in derived.cells) or row.origin != "prose":
        return False
    unit, measure = derived.cells[0].unit, derived.cells[0].measure
    alike = [c for c in row.cells if (c.unit, c.measure) == (unit, measure) and not c.loose and c.place[1]]
    if len(alike) < FEWEST_ALL or len({c.noun for c in alike if c.noun}) > 1 or len(derived.cells) == len(alike):
        return False
    labels = labels_in(row)
    words = [labels[c.place].clause.words & claim.said for c in alike]
    common = frozenset[str].intersection(*(labels[c.place].clause.words for c in alike))
    named = {c.place for c, said in zip(alike, words, strict=True) if said - common}
    return not {c.place for c in derived.cells} <= named if named else True


def _is_between_others(derived: Derived, claim: Claim, cells: Sequence[Ranked]) -> bool:
    """A difference of two rows of a table, one of them not named, while two others are."""
    rows = [_row_of(c, cells) for c in derived.cells]
    if any(row.origin != "table" or row.table != rows[0].table for row in rows):
        return False
    named = {id(r.row) for r in cells if r.row.table == rows[0].table and r.row.tokens & claim.said}
    return len(named) >= len(rows) and not named.issuperset(map(id, rows))
