"""How many of a whole did not, where a sentence says how many did: `15 members did not vote` of `of 60, 45 voted`."""

from __future__ import annotations

from core.checks.cells import Cell, Row
from core.checks.claim import Claim
from core.checks.figure_place import BETWEEN
from core.checks.phrasing import shown
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount
from core.reading.claim_words import language_said, tokens_of
from core.reading.lexicon import pattern_of, speaks_of, words_of

PAIR = 2


def _left_out(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    text = grounds.sentence.text
    language = language_said(text)
    if amount.unit or amount.scaled or not speaks_of("negation", text, language):
        return None
    for figure in grounds.beside:
        text = text.replace(figure.text, " ", 1)
    said = tokens_of(pattern_of("negation", language).sub(" ", text))
    for row in grounds.ledger.rows:
        if row.origin == "prose" and len(row.cells) == PAIR and len(said) >= PAIR and said <= row.tokens:
            parts = _parted(row, said)
            if parts and parts[0].raw - parts[1].raw == amount.value:
                return proved(amount, f"{shown(parts[0])} less {shown(parts[1])}")
    return None


def _parted(row: Row, said: frozenset[str]) -> tuple[Cell, Cell] | None:
    """The whole and its part, where a sentence denies nothing and says that the one is of the other."""
    part, whole = sorted(row.cells, key=lambda cell: cell.raw)
    alike = part.unit == whole.unit == "" and part.years == whole.years and not (part.loose or whole.loose)
    if not alike or part.raw == whole.raw or speaks_of("negation", row.text, language_said(row.text)):
        return None
    opens = part.place[1] if part.place < whole.place else 0
    before = row.text[max(opens, whole.place[0] - BETWEEN) : whole.place[0]]
    counts = tokens_of(part.noun) - words_of("of")
    return (whole, part) if speaks_of("of", before) and counts <= said else None


LEFT_OUT = Rule("left_out", _left_out)
