"""The question names whose figure is meant, and the sentence that states this one tells of another in the same words.

`Northwind's revenue was $120 million. Southgate's revenue was $80 million.`, asked of Northwind: `$80 million` is
another's, whatever else the answer leaves out. So is what a sentence tells that shares no word with the question.
"""

from __future__ import annotations

from core.checks.cells import Cell, Row
from core.checks.claim import Claim
from core.checks.objections.another_sentence import ALOOF
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import tokens_of

FEW = 2
"""Sentences of an answer at most that leaves to its question what it is about: of many, most tell of other things."""
MOST_APART = 4
"""Words in which two sentences of the same matter differ, at most: those that tell whose figure it is."""
COVERED = 0.5
"""Share of a question's words that a sentence holds which answers it."""


def _asked_of_another(_amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    if not grounds.question or not claim.short or len(sentences_of(grounds.text)) > FEW:
        return False
    asked = claim.tokens
    said = tokens_of(grounds.text)
    for other in grounds.cells:
        rival = other.timely and other.cell.measure == hit.cell.measure and _is_rival(other.cell, hit.cell)
        if rival and _is_meant(other.row, hit, asked, said):
            return True
    return _is_beside_the_point(claim, hit, grounds)


def _is_meant(other: Row, hit: Ranked, asked: frozenset[str], said: frozenset[str]) -> bool:
    """The other sentence has the words asked for in place of those that this one has, and the answer never names."""
    own = hit.row.tokens
    if other is hit.row or other.origin != "prose" or own.isdisjoint(other.tokens & asked):
        return False
    figures = frozenset(token for token in own | other.tokens if token.isdecimal())
    there, here = other.tokens - own - figures, own - other.tokens - figures
    if not here or max(len(there), len(here)) > MOST_APART:
        return False
    return not there.isdisjoint(asked) and here.isdisjoint(asked | said)


def _is_rival(other: Cell, cell: Cell) -> bool:
    return other.unit == cell.unit and other.raw != cell.raw


def _is_beside_the_point(claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    """A bare figure from a sentence without a word of the question, where another holds most of them."""
    if claim.said or not claim.tokens or hit.score >= ALOOF * grounds.best:
        return False
    best = next((r for r in grounds.cells if r.timely), None)
    if best is None or best.row.origin != "prose" or not _is_rival(best.cell, hit.cell):
        return False
    return len(best.row.tokens & claim.tokens) >= COVERED * len(claim.tokens)


ASKED_OF_ANOTHER = Objection("asked_of_another", _asked_of_another, frozenset(("prose",)))
