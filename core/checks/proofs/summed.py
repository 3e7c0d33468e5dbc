"""The figure is the sum of those that its sentence goes on to tell, or has told: `11 failed: 6 in A, 5 in B`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile, islice, takewhile

from core.checks.claim import Claim
from core.checks.matching import rounds_to
from core.checks.rule import Finding, Grounds, Rule, proved
from core.reading.amounts import Amount, read_amounts
from core.reading.list_marks import is_list_item

FEWEST = 2
MOST_LINES = 40
"""Lines about a figure in which a list that it adds up may stand."""


def _summed(amount: Amount, _claim: Claim, grounds: Grounds) -> Finding | None:
    if amount in grounds.proved or amount.signed or amount not in grounds.beside:
        return None
    at = grounds.beside.index(amount)
    sides = (_parts(amount, side, grounds) for side in (grounds.beside[at + 1 :], grounds.beside[:at]))
    parts = next(
        (p for p in sides if len(p) >= FEWEST and rounds_to(amount, amount.value, sum(a.value for a in p))), ()
    )
    return proved(amount, f"sum of {', '.join(a.text for a in parts)}") if parts else None


def _parts(amount: Amount, side: Sequence[Amount], grounds: Grounds) -> Sequence[Amount]:
    """The figures of its unit on one side of it, where all of them are proved."""
    alike = [a for a in side if a.unit == amount.unit and a.scale == amount.scale]
    return alike if all(a in grounds.proved for a in alike) else ()


def _lists_around(grounds: Grounds) -> Iterator[Sequence[str]]:
    """The items of the lists that end right before the figure's line, and that begin right behind it."""
    before, behind = grounds.text[: grounds.sentence.start], grounds.text[grounds.sentence.end :]
    for lines in (reversed(before.split("\n")), iter(behind.split("\n"))):
        filled = dropwhile(lambda line: not is_list_item(line), filter(str.strip, islice(lines, MOST_LINES)))
        yield list(takewhile(is_list_item, filled))


def _of_items(amount: Amount, lines: Sequence[str]) -> Sequence[Amount]:
    """The figure of its unit in each item; none where one has another number of such. Each is judged by itself."""
    found = [[a for a in read_amounts(line) if a.unit == amount.unit and a.scale == amount.scale] for line in lines]
    return [alike[0] for alike in found if alike] if all(len(alike) <= 1 for alike in found) else ()


SUMMED = Rule("summed", _summed)
