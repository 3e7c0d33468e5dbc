"""The figure is one metric's, and is said of another kind: `net income was $4.2 million`, where that is the revenue.

Both have to name the metric by the figure, in its own clause, and nothing that they name may mean the same.
"""

from __future__ import annotations

from core.checks.claim import Claim
from core.checks.metric_names import NONE, Kinds, kinds_named
from core.checks.ranking import Ranked
from core.checks.rule import Grounds, Objection
from core.reading.amounts import Amount

BEFORE, BEHIND = 60, 24
"""Characters before a figure, and behind it, in which its metric is named."""
_ENDS = ",;:.，；。、"


def _of_another_kind(amount: Amount, claim: Claim, hit: Ranked, grounds: Grounds) -> bool:
    at = grounds.sentence.start
    if not kinds_named(grounds.sentence.text):
        return False  # Most sentences name none, which one look tells.
    said = _kinds_by(grounds.sentence.text, amount.start - at, amount.end - at)
    if not said or (amount.percent and not claim.plain and "share" in claim.arithmetic):
        return False
    told = _told(hit)
    if not told or not said.isdisjoint(told):
        return False
    return said.isdisjoint(_around(hit)) or _is_of_another(said, hit)


def _is_of_another(said: Kinds, hit: Ranked) -> bool:
    """The sentence of the evidence gives the metric that is said a figure of its own."""
    beside = (c for c in hit.row.cells if c is not hit.cell and c.unit == hit.cell.unit and c.raw != hit.cell.raw)
    own = (_kinds_by(hit.row.text, *c.place) for c in beside if hit.row.origin == "prose" and c.place[1])
    return any(told and told <= said for told in own)


def _told(hit: Ranked) -> Kinds:
    if hit.row.origin == "prose":
        return _kinds_by(hit.row.text, *hit.cell.place) if hit.cell.place[1] else NONE
    return _around(hit)


def _around(hit: Ranked) -> Kinds:
    """All that is named with the figure: in its sentence, or by its row and column."""
    return kinds_named(hit.row.text if hit.row.origin == "prose" else f"{hit.row.label} | {hit.cell.heading}")


def _kinds_by(text: str, start: int, end: int) -> Kinds:
    """What is named in the clause of a figure, up to the figures beside it: before it, else behind."""
    before = text[max(0, start - BEFORE) : start]
    cut = max((i for i, c in enumerate(before) if c in _ENDS or c.isdecimal()), default=-1)
    behind = text[end : end + BEHIND]
    stop = next((i for i, c in enumerate(behind) if c in _ENDS or c.isdecimal()), len(behind))
    return kinds_named(before[cut + 1 :]) or kinds_named(behind[:stop])


OF_ANOTHER_KIND = Objection("of_another_kind", _of_another_kind)
