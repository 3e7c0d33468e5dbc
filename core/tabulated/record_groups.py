"""What is told of records group by group, and which of them has the most or the least."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import Final

from core.facts.plan import Operation
from core.facts.told import Told, beside
from core.model import Table
from core.tabulated.record_plans import MOST_TOLD
from core.tabulated.record_tables import Field
from core.tabulated.record_telling import RecordAnswer, RecordTelling, answer_of

FOLDS: Final[Mapping[Operation, tuple[str, Callable[[Sequence[float]], float]]]] = {
    Operation.SUM: ("total", sum),
    Operation.AVERAGE: ("average", lambda values: sum(values) / len(values)),
    Operation.MEDIAN: ("median", median),
    Operation.COUNT: ("number of rows", lambda values: float(len(values))),
}


def by_group(telling: RecordTelling, by: Field) -> RecordAnswer | None:
    """Each group by itself, or the one with the highest or lowest result."""
    plan = telling.plan
    counts = plan.operation is Operation.COUNT
    if plan.operation not in FOLDS:
        return _extreme_of_a_group(telling, by)
    places = plan.kept if counts else telling.measured
    if not places or (not counts and len(places) < len(plan.kept)):
        return None
    groups: dict[str, list[int]] = {}
    for at in places:
        groups.setdefault(by.texts[at], []).append(at)
    if "" in groups or len(groups) > 2 * MOST_TOLD:
        return None
    name, fold = FOLDS[plan.operation]
    values = {group: fold([0.0 if counts else telling.cell(at).value for at in own]) for group, own in groups.items()}
    first = telling.cell(places[0])
    highest = plan.extreme is not Operation.LOWEST
    ordered = sorted(values, key=lambda group: values[group], reverse=highest)
    told = {
        group: telling.count(int(values[group])) if counts else telling.shown(values[group], first.unit)
        for group in ordered
    }
    measure = plan.measure.told if plan.measure else ""
    what = telling.say("what rows") if counts else telling.say(f"what {name}", heading=measure)
    each = telling.listed([beside(group, told[group]) for group in ordered])
    about = {"what": what, "where": telling.where, "by": by.told, "each": each}
    if plan.extreme is not None:
        first_ones = [group for group in ordered if values[group] == values[ordered[0]]]
        phrase = f"by {plan.extreme.value}" if len(first_ones) == 1 else f"by {plan.extreme.value} several"
        text = telling.say(phrase, who=telling.listed(first_ones), value=told[ordered[0]], **about)
    else:
        text = telling.say("by", **about)
    made = [telling.made(first, f"{what} of {group}", values[group], "rows" if counts else "") for group in ordered]
    table = Table(what, (by.told, what), tuple((group, told[group]) for group in ordered))
    return answer_of(telling, text, made, places, table)


def _extreme_of_a_group(telling: RecordTelling, by: Field) -> RecordAnswer | None:
    """`Which department has the highest salary`: the one of the record; where its groups' sums tell another, nobody."""
    if len(telling.measured) < max(len(telling.plan.kept), 1):
        return None
    sums: dict[str, float] = {}
    for at in telling.measured:
        sums[by.texts[at]] = sums.get(by.texts[at], 0.0) + telling.cell(at).value
    ordered = _ordered(telling)
    pick = min if telling.plan.operation is Operation.LOWEST else max
    group = by.texts[ordered[0]]
    if not group or pick(sums, key=lambda name: sums[name]) != group:
        return None
    found = extreme(telling)
    return found and RecordAnswer(
        found.plan, Told(f"{group}: {found.told.text}", found.told.rows), found.cells, found.chunks
    )


def extreme(telling: RecordTelling) -> RecordAnswer | None:
    """Return the records with the most or the least of what is measured, as many as are asked for."""
    plan = telling.plan
    if plan.measure is None:
        return None
    ordered = _ordered(telling)
    name = plan.operation.value
    if plan.most:
        places = ordered[: min(plan.most, MOST_TOLD)]
        each = telling.listed([telling.named(at) for at in places]) + telling.without
        which = "least" if plan.operation is Operation.LOWEST else "most"
        told = {"count": len(places), "heading": plan.measure.told, "where": telling.where}
        text = telling.say(which, **told, each=each)
        return answer_of(telling, text, [telling.made(telling.cell(places[0]), name, len(places), "rows")], places)
    best = telling.cell(ordered[0])
    ties = [at for at in ordered if telling.cell(at).value == best.value][:MOST_TOLD]
    if plan.quoted:
        text = ". ".join(f"{telling.name(at)}: {plan.measure.told} {plan.measure.texts[at]}" for at in ties)
        return answer_of(telling, f"{text}{telling.without}.", (), ties)
    others = [at for at in ordered if at not in ties][: MOST_TOLD // 3]
    behind = telling.say("next", names=telling.listed([telling.named(at) for at in others])) if others else ""
    behind += telling.without
    who = telling.listed([telling.name(at) for at in ties])
    figures = {"value": telling.shown(best.value, best.unit, best.cell), "next": behind}
    phrase = f"{name} several" if len(ties) > 1 else name
    text = telling.say(phrase, who=who, heading=plan.measure.heading, where=telling.where, **figures)
    return answer_of(telling, text, (), [*ties, *others])


def _ordered(telling: RecordTelling) -> list[int]:
    return sorted(
        telling.measured, key=lambda at: telling.cell(at).value, reverse=telling.plan.operation is not Operation.LOWEST
    )
