"""Which cells of the evidence a claim speaks of, best first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from core.checks.cells import Cell, Row
from core.checks.claim import Claim, When, Words
from core.checks.ledger import Ledger
from core.reading.claim_words import tokens_of

NEAR = 0.6
"""Cells fit the claim's words at least this well, compared with the best, to be named by it."""

MEANT = 0.6
"""A cell is meant where its words fit at least this well, compared with the best cell of the period."""

COVERED = 0.3
"""Share of a row's label that must be said for it to be named beside the best one."""

JUST_THIS = 0.75
"""Share of a claim's own words that a sentence must hold to speak of the same."""


class Ranked(NamedTuple):
    """A cell with its row, how well its words fit the claim (0 to 1), and whether its period does."""

    score: float
    row: Row
    cell: Cell
    timely: bool


def ranked(ledger: Ledger, claim: Claim) -> Sequence[Ranked]:
    """Return all cells of the ledger, best words first; among equals the earlier one."""
    return _ranked(ledger, claim.tokens, claim.when)


@lru_cache(maxsize=64)
def _ranked(ledger: Ledger, tokens: Words, when: When) -> Sequence[Ranked]:
    """The figures of a sentence mostly have their words and their time in common: they are looked up once."""
    said = ledger.weight(tokens)
    found: list[Ranked] = []
    for row in ledger.rows:
        first = row.cells[0]
        alone = row.origin == "prose"
        if alone and not row.names and not row.context and row.tokens.isdisjoint(tokens):
            score = 0.0  # As most sentences of the evidence: quicker to tell than by their words' weights.
        else:
            score = ledger.score(row, first, tokens, said)
        alike = alone or not any(c.tokens for c in row.cells)
        for cell in row.cells:
            own = score if alike or cell is first else ledger.score(row, cell, tokens, said)
            found.append(Ranked(own, row, cell, _timely(cell, when)))
    return tuple(sorted(found, key=_by_score))


def _by_score(ranked: Ranked) -> float:
    return -ranked.score


def best_score(cells: Sequence[Ranked]) -> float:
    """Return the score of the best cell whose period fits."""
    return next((r.score for r in cells if r.timely), 0.0)


def says_just_this(row: Row, claim: Claim) -> bool:
    """A sentence of the evidence speaks of what is claimed."""
    return len(claim.said & row.tokens) >= JUST_THIS * len(claim.said)


def _timely(cell: Cell, when: When) -> bool:
    """The cell's period is the one named; a cell or a claim that names none fits any."""
    if cell.day and when.days:
        return cell.day in when.days
    if when.quarters and cell.quarter and cell.quarter not in when.quarters:
        return False
    if not when.years or not cell.years:
        return True
    years = cell.years[:1] if when.fiscal and cell.exact else cell.years
    return not set(when.years).isdisjoint(years)


def named_cells(cells: Sequence[Ranked], claim: Claim, most: int) -> list[Ranked]:
    """Return the cells that the claim's words pick: the best ones, then those that cover words still unmatched.

    `Television and telephone subscribers in 2019` picks the cells of both rows; a share picks its column's totals too.
    """
    usable = [r for r in cells if r.score > 0 and is_usable(r, claim)]
    if not usable:
        return []
    picked = [r for r in usable if r.score >= NEAR * usable[0].score][:most]
    left = claim.tokens - picked[0].row.tokens - picked[0].cell.tokens
    for _ in range(3):
        more = _covering(usable, left)
        if not more:
            break
        left -= more[0].row.tokens
        picked += more
    if claim.speaks_of("share"):
        picked += [r for r in usable if "total" in r.row.tokens and r.row.table == picked[0].row.table][:4]
    return list({id(r): r for r in picked}.values())[: most + 8]


def is_usable(ranked: Ranked, claim: Claim) -> bool:
    """It is an operand, and its period is named, or may be the one before the only period named."""
    return not ranked.cell.loose and (ranked.timely or (claim.speaks_of("change") and len(claim.when.years) == 1))


def _covering(usable: Sequence[Ranked], left: frozenset[str]) -> list[Ranked]:
    """Return the usable cells of the row whose label has most of the words left, or begins with one."""
    best, most = None, 0.0
    for ranked in usable:
        share = len(ranked.row.tokens & left) / (len(ranked.row.tokens) + 1)
        if share > most:
            best, most = ranked.row, share
    if best is None or (most < COVERED and not _begins_with(best, left)):
        return []
    return [r for r in usable if r.row is best][:4]


def _begins_with(row: Row, left: Words) -> bool:
    """The first word of a table row's label is said: `Huawei` of `Huawei Technologies Co., Ltd.`."""
    first = tokens_of(row.label.partition(" ")[0]) if row.origin == "table" else frozenset[str]()
    return bool(first) and first <= left
