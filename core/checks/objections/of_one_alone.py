"""An average of two is said, and the figure is that of one of them: `on average, Acme and Borel had 60 million`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from core.checks.cells import Row
from core.checks.claim import Claim
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.names import Name, folded, is_named, names_in

_BEFORE = "… "
"""Set before a sentence: what one begins with is else taken for no name."""
_OPENS = 2
"""Words before one that a sentence begins with: `On average,`."""


def _of_one_alone(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    said = grounds.sentence.text
    if not speaks_of("is_averaged", said) or len(grounds.beside) != 1 or not _is_of_it(amount, grounds):
        return False
    told = f"{hit.row.text} {hit.row.label} {hit.cell.heading}"
    if speaks_of("is_averaged", told):
        return False
    for one, other in _joined(said):
        for mine, theirs in ((one, other), (other, one)):
            of_mine = any(is_named(name, folded(told)) for name in mine)
            of_both = any(is_named(name, folded(told)) for name in theirs)
            if of_mine and not of_both and any(_is_of(row, theirs) for row in grounds.ledger.rows):
                return True
    return False


def _is_of(row: Row, names: Sequence[Name]) -> bool:
    return bool(row.cells) and any(is_named(name, folded(row.text or row.label)) for name in names)


def _joined(said: str) -> Iterator[tuple[Sequence[Name], Sequence[Name]]]:
    """Yield the names of two that an `and` joins, each with all its words."""
    text = f"{_BEFORE}{said}"
    named = names_in(text)
    for at, (one, other) in enumerate(pairwise(named), 1):
        if text[one.end : other.start].strip().lower() in words_of("also"):
            yield named[max(0, at - 1) : at], named[at : at + 1]


def _is_of_it(amount: Amount, grounds: Grounds) -> bool:
    """The figure stands behind the word, in its clause: `below the average` is of another figure."""
    said, at = grounds.sentence.text, amount.start - grounds.sentence.start
    before = said[:at]
    found = list(pattern_of("is_averaged").finditer(before))
    if not found:
        return False
    opens = len(before[: found[-1].start()].split()) <= _OPENS
    between = before[found[-1].end() :]
    return opens or not any(mark in between for mark in ",;:")


OF_ONE_ALONE = Objection("of_one_alone", _of_one_alone)
