"""What a question asks of records, as a plan."""

from __future__ import annotations

from dataclasses import dataclass

from core.facts.plan import Operation
from core.tabulated.record_tables import Field, Records

MOST_TOLD = 12


@dataclass(frozen=True, slots=True)
class RecordPlan:
    """What is asked: of the records at `kept`, by `conditions` in words, an operation on a field of figures.

    `by` is what they are grouped by, of which the groups with the highest or lowest (`extreme`) are asked for where one
    is; `most` is how many, 0 where all are; `tells` is a field of words that is asked for. `spare` counts the words
    that only the document's name explains. `names_one` tells that a condition is the name of one record: what it has is
    asked for, and not how many rows there are. `quoted`: it is told in the table's own words alone. `held_to` is
    the one column that rows are held to, and `looked_at` those that meet all other conditions.
    """

    records: Records
    kept: tuple[int, ...]
    conditions: tuple[str, ...]
    operation: Operation
    measure: Field | None
    by: Field | None
    extreme: Operation | None
    most: int
    spare: int
    tells: Field | None = None
    names_one: bool = False
    quoted: bool = False
    held_to: Field | None = None
    looked_at: tuple[int, ...] = ()


def is_whole(plan: RecordPlan, *, counted: bool) -> bool:
    """There is something to tell of: records are counted by what is said of them, what they or their table are called.

    `counted`: the question calls them as their column does (`how many plans`, `how much do the plans cost`).
    """
    if plan.operation is Operation.COUNT:
        return bool(plan.by) or (bool(plan.conditions or plan.spare or counted) and not plan.names_one)
    if plan.operation is Operation.WHICH:
        return bool(plan.conditions) and (plan.tells is not None or not plan.names_one)
    return plan.measure is not None and (plan.operation is not Operation.VALUE or bool(plan.conditions) or counted)
