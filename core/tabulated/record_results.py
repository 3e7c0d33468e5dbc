"""What a plan over records comes to: how many there are, what they add up to, what one of them has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from core.facts.plan import Operation
from core.reading.phrases import say
from core.tabulated.document import DocumentTables
from core.tabulated.record_groups import FOLDS, by_group, extreme
from core.tabulated.record_plans import MOST_TOLD, RecordPlan
from core.tabulated.record_tables import Field
from core.tabulated.record_telling import RecordAnswer, RecordTelling, answer_of


def carried_out(plan: RecordPlan, document: DocumentTables, language: str) -> RecordAnswer | None:
    """Return what a plan over records comes to, told in a language (ISO 639-1); None where it comes to nothing."""
    telling = RecordTelling(plan, document, language)
    if plan.by is not None:
        return by_group(telling, plan.by)
    if plan.operation in (Operation.COUNT, Operation.WHICH):
        return _count(telling)
    if plan.operation is Operation.VALUE and not telling.measured:
        return _without_value(telling)
    if not telling.measured or (plan.operation is not Operation.VALUE and not telling.is_of_one_unit):
        return None
    return _TOLD[plan.operation](telling) if plan.operation in _TOLD else None


def _count(telling: RecordTelling) -> RecordAnswer | None:
    plan, records = telling.plan, telling.plan.records
    if not plan.kept:
        return _none(telling)
    tells = plan.tells if plan.operation is Operation.WHICH else None
    if tells is not None and plan.names_one and len(plan.kept) == 1:
        return answer_of(telling, _told_of_one(telling, tells), (), plan.kept[:1])
    if tells is not None and len(plan.kept) <= MOST_TOLD:
        said = telling.listed([f"{telling.name(at)} {tells.texts[at] or telling.say('nothing')}" for at in plan.kept])
        return answer_of(telling, f"{tells.told}{telling.where}: {said}.", (), plan.kept[:1])
    names = [telling.name(at) for at in plan.kept[:MOST_TOLD]]
    rest = len(plan.kept) - len(names)
    more = telling.say("more", count=telling.count(rest)) if rest else ""
    told = f": {telling.listed(names) if not rest else ', '.join(names)}{more}" if any(records.name.texts) else ""
    rows, whole = telling.counted(len(plan.kept)), telling.count(len(records.lines))
    text = telling.say("is" if len(plan.kept) == 1 else "are", rows=rows, where=telling.where, all=whole, names=told)
    if told and records.name.heading and len(plan.kept) == len(records.lines):
        text = f"{records.name.told}: {whole}{told.replace(': ', ' (', 1)})."  # `Plan: 3 (Boulder, Rope and Full).`
    numbers = dict.fromkeys((len(plan.kept), len(records.lines), *([rest] if rest else [])))
    place = telling.cell(plan.kept[0])
    return answer_of(telling, text, [telling.made(place, telling.rows, n, "rows") for n in numbers], plan.kept)


def _none(telling: RecordTelling) -> RecordAnswer | None:
    """That no row meets what is asked of a column, with what the rows have there that were looked at.

    Of a name or a kind that no row has, nobody knows whether the table tells of all there are.
    """
    plan = telling.plan
    if plan.held_to is None or not plan.looked_at or not all(plan.held_to.texts[at] for at in plan.looked_at):
        return None
    places, rest = plan.looked_at[:MOST_TOLD], len(plan.looked_at) - MOST_TOLD
    each = ", ".join(f"{telling.name(at)} {plan.held_to.texts[at]}" for at in places)
    each += telling.say("more", count=telling.count(rest)) if rest > 0 else ""
    bound = f" {telling.say('joint')} ".join(plan.conditions)
    text = say("rows none", telling.language, bound=bound, each=each)
    place = telling.cell(plan.looked_at[0])
    numbers = dict.fromkeys((0, *([rest] if rest > 0 else [])))
    return answer_of(telling, text, [telling.made(place, telling.rows, n, "rows") for n in numbers], plan.looked_at)


def _told_of_one(telling: RecordTelling, tells: Field) -> str:
    """What the record named has: `Weight: 1.4 kg`, `Department of Ada Lind: Sales`."""
    name, has = telling.name(telling.plan.kept[0]), tells.texts[telling.plan.kept[0]] or telling.say("nothing")
    only = sum(one.at >= 0 for one in telling.plan.records.fields) == 1
    return f"{name}: {has}." if only else telling.say("value", heading=tells.told, name=name, value=has)


def _without_value(telling: RecordTelling) -> RecordAnswer | None:
    """That nothing is stated of the one record that is named: its name alone would tell nothing."""
    plan = telling.plan
    if not plan.names_one or len(plan.kept) != 1 or plan.measure is None:
        return None
    return answer_of(telling, _told_of_one(telling, plan.measure), (), plan.kept)


def _value(telling: RecordTelling) -> RecordAnswer | None:
    places = telling.measured
    if len(places) > MOST_TOLD or telling.plan.measure is None:
        return None
    heading, first = telling.plan.measure.told, telling.cell(places[0])
    figure = telling.shown(first.value, first.unit, first.cell)
    one = telling.say("value", heading=heading, name=telling.name(places[0]), value=figure)
    several = f"{heading}{telling.where}: {telling.listed([telling.named(at) for at in places])}."
    text = one if len(places) == 1 else several
    return answer_of(telling, text, (), places)


def _folded(telling: RecordTelling) -> RecordAnswer | None:
    plan, places = telling.plan, telling.measured
    name, fold = FOLDS[plan.operation]
    first = telling.cell(places[0])
    if plan.measure is None or (first.unit.name == "percent" and plan.operation is Operation.SUM):
        return None
    value, figures = fold([telling.cell(at).value for at in places]), [telling.cell(at).cell for at in places]
    named = [telling.named(at) for at in places[:MOST_TOLD]]
    rest = len(places) - len(named)
    more = telling.say("more", count=telling.count(rest))
    parts = (f"{', '.join(named)}{more}" if rest else telling.listed(named)) + telling.without
    told = {
        "heading": plan.measure.told,
        "value": telling.shown(_told_so(value, first.unit.scale, figures), first.unit),
        "over": telling.over,
    }
    text = telling.say(name, **told, parts=parts)
    counted = [telling.made(first, telling.rows, n, "rows") for n in (len(places), *([rest] if rest else []))]
    return answer_of(telling, text, [telling.made(first, f"{name} {plan.measure.heading}", value), *counted], places)


def _told_so(value: float, scale: float, cells: Sequence[str]) -> float:
    """Return a figure with one decimal more than the cells it was made of, two at least: `4.97` of whole degrees."""
    decimals = max(len(cell.rpartition(".")[2]) if "." in cell else 0 for cell in cells)
    return round(value / scale, max(_DECIMALS, decimals + 1)) * scale


_DECIMALS: Final = 2


_TOLD: Final[Mapping[Operation, Callable[[RecordTelling], RecordAnswer | None]]] = {
    Operation.VALUE: _value,
    Operation.SUM: _folded,
    Operation.AVERAGE: _folded,
    Operation.MEDIAN: _folded,
    Operation.HIGHEST: extreme,
    Operation.LOWEST: extreme,
}
