"""How many times as much is said: `doubled`, `tripled`, `halved`, borne out by the evidence or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from core.checks.cells import Cell
from core.checks.claim import Claim
from core.checks.claims import claims_of
from core.checks.ledger import Ledger
from core.checks.movements import MULTIPLES, Multiple, multiples_in
from core.checks.phrasing import period_of, shown
from core.checks.ranking import named_cells, ranked
from core.checks.rule import Finding, Grounds, Spoken, faulty, proved
from core.checks.support import source_of
from core.reading.amounts import TIMES, Amount
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.claim_words import content_words
from core.reading.lexicon import speaks_of_any

NEAR_CELLS = 12
TOLD = 0.5
"""Share of what is said that a sentence of the evidence must hold for its own multiple to be of the same thing."""


def _multiples(grounds: Grounds) -> Iterator[Finding]:
    """Judge the multiples of one sentence; those that the evidence tells nothing of are left out."""
    sentence = grounds.sentence
    if not speaks_of_any(MULTIPLES, grounds.text):  # Of the whole answer, once: few speak of any.
        return
    for multiple in multiples_in(sentence.text):
        if not grounds.effort.multiples.take():
            return
        amount = _as_amount(multiple, sentence.start)
        pairs = list(_pairs(claims_of(sentence, [amount], grounds.asked)[0], grounds.ledger))
        proof = next((_formula(a, b) for a, b in pairs if multiple.fits(a.raw, b.raw)), "")
        if not proof and _is_told(multiple, grounds.sources):
            proof = "as the evidence says"
        if proof:
            yield proved(amount, proof)
        elif reason := _off(pairs) or _otherwise(multiple, sentence, grounds.sources):
            yield faulty(amount, reason)


def _as_amount(multiple: Multiple, offset: int) -> Amount:
    return Amount(
        start=offset + multiple.start,
        end=offset + multiple.end,
        text=multiple.text,
        value=multiple.factor,
        coefficient=multiple.factor,
        step=0.0,
        unit=TIMES,
        from_words=True,
    )


def _pairs(claim: Claim, ledger: Ledger) -> Iterator[tuple[Cell, Cell]]:
    """Two cells of one row that the claim names, earlier and later: of the years named, or of a year and the last."""
    cells = [
        r.cell
        for r in named_cells(
            ranked(ledger, claim), replace(claim, arithmetic=claim.arithmetic | {"change"}), NEAR_CELLS
        )
        if r.row.named(claim.tokens) & claim.tokens and r.cell.years and not r.cell.loose and r.cell.quarter <= 0
    ]
    for one, two in combinations(cells, 2):
        old, new = (one, two) if max(one.years) < max(two.years) else (two, one)
        if one.row == two.row and max(old.years) < max(new.years) and _is_span(claim.when.years, old, new):
            yield old, new


def _is_span(years: tuple[int, ...], old: Cell, new: Cell) -> bool:
    if len(years) > 1:
        return min(years) in old.years and max(years) in new.years
    return not years or (years[0] in new.years and max(old.years) == max(new.years) - 1)


def _off(pairs: Sequence[tuple[Cell, Cell]]) -> str:
    old, new = pairs[0] if pairs else (None, None)
    if old is None or new is None or not old.raw:
        return ""
    times = new.raw / old.raw
    return f"it is {times:.2f} times as much: from {_with_period(old)} to {_with_period(new)}"


def _formula(old: Cell, new: Cell) -> str:
    return f"from {_with_period(old)} to {_with_period(new)}"


def _with_period(cell: Cell) -> str:
    return f"{shown(cell)} ({period_of(cell)})"


def _is_told(multiple: Multiple, sources: Sequence[str]) -> bool:
    return any(m.factor == multiple.factor for source in sources for m in multiples_in(source))


def _otherwise(multiple: Multiple, sentence: Sentence, sources: Sequence[str]) -> str:
    """The evidence says another multiple of what is said."""
    said = content_words(sentence.text[: multiple.start] + sentence.text[multiple.end :])
    for source in sources:
        read = source_of(source)
        for told in sentences_of(source):
            other = next(multiples_in(told.text), None)
            if other and read.covered(said, content_words(told.text)) >= TOLD:
                return f"the evidence says {other.text}"
    return ""


MULTIPLE = Spoken("multiple", _multiples)
