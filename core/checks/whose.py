"""Whose figure it is: the names that stand in a figure's own clause, where a sentence states several figures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from core.checks.amounts import Amount
from core.checks.calendars import MONTH_NUMBERS
from core.checks.words import STOP, stem

_NAME = re.compile(r"[A-ZÀ-ÖØ-ÞĀ-ž](?<![\w'’].)\w[\w'’&-]*")
_BREAK = re.compile(r"[;,]|\b(?:and|while|but|whereas|compared|versus|against|then|or)\b")
FEW = 2
"""Names in a clause at most for them to tell whose the figure is."""

Names = frozenset[str]


def names_of_figures(text: str, amounts: Sequence[Amount], start: int = 0) -> list[Names]:
    """Return for each figure of one sentence the (stemmed) names in its clause.

    `The Lyon plant made 45,000 units, the Turin plant 38,500`: `lyon` and `turin`. Nothing where the sentence has
    one figure or one name. `start` is the sentence's offset in the text of the amounts.
    """
    found = _NAME.finditer(text) if len(amounts) > 1 else ()
    names = [(m.start(), stem(m[0].lower())) for m in found if _is_name(m[0].lower())]
    if len({n for _, n in names}) < 2:
        return [frozenset()] * len(amounts)
    edges = [0, *(_edge(text, a.end - start, b.start - start) for a, b in pairwise(amounts))]
    ends = [*edges[1:], len(text)]
    return [frozenset(n for at, n in names if low <= at < high) for low, high in zip(edges, ends, strict=True)]


def is_of_another(own: Names, others: Sequence[Names], said: frozenset[str]) -> bool:
    """What is said names nothing of the figure's own clause, and something that only another's clause has."""
    if not own or own & said:
        return False
    return len(own) <= FEW and any((names - own) & said for names in others if len(names) <= FEW)


def _is_name(word: str) -> bool:
    return word not in STOP and word not in MONTH_NUMBERS


def _edge(text: str, since: int, until: int) -> int:
    """Where the clause of one figure ends and that of the next begins: the first break between them."""
    found = _BREAK.search(text, since, until)
    return found.start() if found else until
