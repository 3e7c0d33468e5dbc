"""Operations over one measure's figures, each with the sentence that tells its result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile
from statistics import median

from core.facts.metrics import BY_NAME
from core.facts.periods_stored import FULL, HALVES, key_of
from core.facts.plan import Condition, FactPlan, Operation, Sense
from core.facts.readable import readable
from core.facts.series import Point, describe
from core.facts.speaking import named_formula
from core.facts.told import Told, amount, computed, figure, listed, period, table_of, value_of, were, whose
from core.facts.told_results import Result
from core.model import FactRow

_MOST_LISTED = 12


def tell(plan: FactPlan, rows: Sequence[FactRow], condition: Condition | None) -> Told:
    """Carry out the plan's operation over a measure's rows, oldest first, at least one."""
    held = condition or Condition(Sense.ABOVE)
    told = _TELLERS[plan.operation](rows, held)
    made = tuple(
        row for row in told.rows if row.values.get("derived") and row.values.get("formula") and row not in rows
    )
    found = _met(plan.operation, rows, held)
    return replace(told, said=(Result(plan.operation, tuple(rows), made, held, found),))


def _met(operation: Operation, rows: Sequence[FactRow], condition: Condition) -> tuple[FactRow, ...]:
    """The figures that a condition is met by; of those since when it is, the run up to the latest."""
    found = _meeting(rows, condition)
    if operation is not Operation.SINCE:
        return tuple(found)
    meeting = {key_of(row) for row in found}
    return tuple(takewhile(lambda row: key_of(row) in meeting, reversed(rows)))[::-1]


def tell_value(rows: Sequence[FactRow], _: Condition) -> Told:
    """One figure by itself, several in a row."""
    if len(rows) == 1:
        return Told(_single(rows[0]), tuple(rows))
    if len(rows) > _MOST_LISTED:
        return _trend(rows, _)
    parts = [f"{figure(row)} in {period(row)}" for row in rows]
    return Told(f"{whose(rows[0])} {were(rows[0])} {listed(parts)}.", tuple(rows), table_of(rows))


def _single(row: FactRow) -> str:
    key = key_of(row)
    if key[1] == FULL and not row.values.get("formula"):
        return describe("", [Point(row)])[0]
    ended = "" if key[1] == "TTM" else f", which ended on {row.values['end']}"
    how = f", computed as {_formula(row)}" if row.values.get("formula") else ""
    return f"{whose(row)} {were(row)} {figure(row)} in {period(row)}{ended}{how}."


def _formula(row: FactRow) -> str:
    words = str(row.values["formula"])
    if key_of(row)[1] in HALVES or "FY" in words:
        return "the sum of its quarters"
    return named_formula(words)


def _trend(rows: Sequence[FactRow], _: Condition) -> Told:
    if len(rows) == 1:
        return tell_value(rows, _)
    text, table = describe("", [Point(row) for row in rows])
    return Told(text, tuple(rows), table)


def _change(rows: Sequence[FactRow], _: Condition) -> Told:
    if len(rows) < 2:
        return tell_value(rows, _)
    first, last = rows[0], rows[-1]
    by = value_of(last) - value_of(first)
    unit = str(last.values["unit"])
    shown = f"{amount(abs(by), 'ratio')} percentage points" if unit == "percent" else amount(abs(by), unit)
    percent = _percent(first, last)
    also = f", or {readable(abs(percent), 'percent')}," if percent is not None else ","
    text = f"{whose(first)} {_verb(by)} by {shown}{also} {_from_to(first, last)}."
    if not by:
        text = f"{whose(first)} {were(first)} the same in {period(first)} and in {period(last)}: {figure(last)}."
    made = [computed(last, f"{first.values['metric']}_change", by, unit, f"{period(last)} less {period(first)}")]
    if percent is not None:
        made.append(computed(last, f"{first.values['metric']}_growth", percent, "percent", "change / first"))
    return Told(text, (*rows, *made), table_of(rows))


def _percent_change(rows: Sequence[FactRow], _: Condition) -> Told:
    if len(rows) < 2:
        return tell_value(rows, _)
    first, last = rows[0], rows[-1]
    percent = _percent(first, last)
    if percent is None:
        return _change(rows, _)
    text = f"{whose(first)} {_verb(percent)} by {readable(abs(percent), 'percent')}, {_from_to(first, last)}."
    made = computed(last, f"{first.values['metric']}_growth", percent, "percent", "100 * (last - first) / first")
    return Told(text, (*rows, made), table_of(rows))


def _from_to(first: FactRow, last: FactRow) -> str:
    return f"from {figure(first)} in {period(first)} to {figure(last)} in {period(last)}"


def _percent(first: FactRow, last: FactRow) -> float | None:
    """Nothing grows in percent from zero or from a loss, and percents change by points."""
    base = value_of(first)
    if base <= 0 or str(first.values["unit"]) == "percent":
        return None
    return 100 * (value_of(last) - base) / base


def _verb(by: float) -> str:
    return "rose" if by > 0 else "fell" if by < 0 else "changed"


def _cagr(rows: Sequence[FactRow], _: Condition) -> Told:
    first, last = rows[0], rows[-1]
    if first.values["unit"] == "percent":  # percents change by points
        return _change(rows, _)
    years = key_of(last)[0] - key_of(first)[0]
    base, end = value_of(first), value_of(last)
    if years < 1 or base <= 0 or end <= 0:
        why = "a growth rate needs two figures above zero, a year or more apart"
        return Told(f"{whose(first)} has no compound rate there: {why}.")
    rate = 100 * ((end / base) ** (1 / years) - 1)
    text = (
        f"{whose(first)} {'grew' if rate >= 0 else 'changed'} at a compound annual rate of "
        f"{readable(rate, 'percent')}, {_from_to(first, last)}."
    )
    made = computed(
        last, f"{first.values['metric']}_cagr", rate, "percent", f"100 * ((last / first) ^ (1 / {years}) - 1)"
    )
    return Told(text, (*rows, made), table_of(rows))


def _sum(rows: Sequence[FactRow], _: Condition) -> Told:
    if not _adds_up(rows):
        return Told(f"{whose(rows[0])} is no amount over a time, so its figures don't add up to a total.", tuple(rows))
    total = sum(map(value_of, rows))
    unit = str(rows[0].values["unit"])
    made = computed(rows[-1], f"{rows[0].values['metric']}_total", total, unit, " + ".join(period(row) for row in rows))
    text = f"In all, {whose(rows[0])} {were(rows[0])} {amount(total, unit)} over {_over(rows)}."
    if len(rows) <= _MOST_LISTED and any(key_of(row)[1] != FULL for row in rows):
        parts = [f"{figure(row)} in {period(row)}" for row in rows]
        text = f"Added up, {whose(rows[0])} of {listed(parts)} makes {amount(total, unit)}."
    return Told(text, (*rows, made), table_of(rows))


def _adds_up(rows: Sequence[FactRow]) -> bool:
    metric, unit = BY_NAME.get(str(rows[0].values["metric"])), str(rows[0].values["unit"])
    if unit in ("percent", "ratio") or unit.endswith("/shares"):
        return False
    # What amounts of money of a metric unknown here are asked to be added up for is a flow; counts may be stocks.
    money = len(unit) == len("EUR") and unit.isupper()
    return metric.flow if metric else bool(money or rows[0].values.get("start") or rows[0].values.get("formula"))


def _over(rows: Sequence[FactRow]) -> str:
    """`fiscal years 2019 to 2023`; periods one by one where there are few, or gaps between them."""
    years = [key_of(row)[0] for row in rows]
    full = all(key_of(row)[1] == FULL for row in rows)
    if full and len(rows) > 1:
        fiscal = "fiscal years " if _are_fiscal(rows) else ""
        unbroken = years[-1] - years[0] == len(rows) - 1
        return f"{fiscal}{years[0]} to {years[-1]}" if unbroken else f"{fiscal}{listed(list(map(str, years)))}"
    if len(rows) <= _FEW:
        return listed([period(row) for row in rows])
    return f"{period(rows[0])} to {period(rows[-1])}"


def _are_fiscal(rows: Sequence[FactRow]) -> bool:
    """Years of a document's table are those of the calendar where it does not call them fiscal."""
    shown = [str(row.values.get("shown_period") or "") for row in rows]
    return not all(shown) or any(not period.isdecimal() for period in shown)


_FEW = 4


def _average(rows: Sequence[FactRow], _: Condition) -> Told:
    return _middle(rows, sum(map(value_of, rows)) / len(rows), "average")


def _median(rows: Sequence[FactRow], _: Condition) -> Told:
    return _middle(rows, median(map(value_of, rows)), "median")


def _middle(rows: Sequence[FactRow], value: float, word: str) -> Told:
    unit = str(rows[0].values["unit"])
    shown = amount(value, unit) if value == int(value) or unit.isupper() or "/" in unit else readable(value, unit)
    made = computed(rows[-1], f"{word}_{rows[0].values['metric']}", value, unit, f"{word} of {len(rows)} figures")
    return Told(
        f"{whose(rows[0], f'{word} ')} {were(rows[0])} {shown} over {_over(rows)}.", (*rows, made), table_of(rows)
    )


def _highest(rows: Sequence[FactRow], _: Condition) -> Told:
    return _extreme(rows, max(rows, key=value_of), "highest ")


def _lowest(rows: Sequence[FactRow], _: Condition) -> Told:
    return _extreme(rows, min(rows, key=value_of), "lowest ")


def _extreme(rows: Sequence[FactRow], found: FactRow, word: str) -> Told:
    of = f" That is of {_over(rows)}." if len(rows) > 1 else ""
    return Told(
        f"{whose(found, word)} {were(found)} {figure(found)} in {period(found)}.{of}", tuple(rows), table_of(rows)
    )


def _range(rows: Sequence[FactRow], _: Condition) -> Told:
    high, low = max(rows, key=value_of), min(rows, key=value_of)
    lowest = f"the lowest {figure(low)} in {period(low)}"
    text = f"{whose(high, 'highest ')} {were(high)} {figure(high)} in {period(high)}, and {lowest}."
    return Told(text, tuple(rows), table_of(rows))


def _meeting(rows: Sequence[FactRow], condition: Condition) -> list[FactRow]:
    if condition.sense is Sense.ABOVE:
        return [row for row in rows if value_of(row) > condition.amount]
    if condition.sense is Sense.BELOW:
        return [row for row in rows if value_of(row) < condition.amount]
    up = condition.sense is Sense.RISE
    return [b for a, b in pairwise(rows) if (value_of(b) > value_of(a) if up else value_of(b) < value_of(a))]


def _how(condition: Condition) -> str:
    """The amount is not said again: it stands in the question, and in no row."""
    if condition.sense in (Sense.RISE, Sense.FALL):
        return "rose" if condition.sense is Sense.RISE else "fell"
    side = "above" if condition.sense is Sense.ABOVE else "below"
    return f"was {side} {'zero' if not condition.amount else 'that'}"


def _count(rows: Sequence[FactRow], condition: Condition) -> Told:
    found, how = _meeting(rows, condition), _how(condition)
    kind = "years" if all(key_of(row)[1] == FULL for row in rows) else "quarters"
    fiscal = "fiscal " if _are_fiscal(rows) else ""
    made = computed(rows[-1], f"{fiscal}{kind}", len(found), kind, f"count of the {kind} in which it {how}")
    made = replace(made, values={**made.values, "fiscal_year": None, "period": "", "end": None})
    many = (
        f"{len(found)} {fiscal}{kind if len(found) != 1 else kind.removesuffix('s')}" if found else f"no {fiscal}{kind}"
    )
    text = f"{whose(rows[0])} {how} in {many}, of {_over(rows)}."
    each = f" {_each(rows[0], found, condition)}" if found else ""
    return Told(f"{text}{each}", (*rows, made), table_of(rows))


def _each(like: FactRow, rows: Sequence[FactRow], condition: Condition) -> str:
    shown = listed([f"{figure(row)} in {period(row)}" for row in rows[-_MOST_LISTED:]])
    latest = "of those, the latest were " if len(rows) > _MOST_LISTED else ""
    verb = {Sense.RISE: "rose to", Sense.FALL: "fell to"}.get(condition.sense, were(like))
    return f"{whose(like)} {verb} {latest}{shown}."


def _which(rows: Sequence[FactRow], condition: Condition) -> Told:
    found = _meeting(rows, condition)
    if not found:
        return _in_none(rows, condition)
    return Told(f"{_each(rows[0], found, condition)} That is of {_over(rows)}.", tuple(rows), table_of(rows))


def _in_none(rows: Sequence[FactRow], condition: Condition) -> Told:
    return Told(f"{whose(rows[0])} {_how(condition)} in none of {_over(rows)}.", tuple(rows), table_of(rows))


def _first(rows: Sequence[FactRow], condition: Condition) -> Told:
    found = _meeting(rows, condition)
    if not found:
        return _in_none(rows, condition)
    text = f"{whose(rows[0])} {_how(condition)} for the first time in {period(found[0])}, at {figure(found[0])}."
    return Told(text, tuple(rows), table_of(rows))


def _since(rows: Sequence[FactRow], condition: Condition) -> Told:
    """Since when without a break up to the latest figure."""
    run = _met(Operation.SINCE, rows, condition)
    latest, how = rows[-1], _how(condition)
    if not run:
        shown = f"{period(latest)}, at {figure(latest)}"
        side = _NOT.get(condition.sense, how.replace("was", "was not"))
        return Told(f"{whose(latest)} {side} in the latest, {shown}.", tuple(rows), table_of(rows))
    first = run[0]
    ends = f"from {figure(first)} to {figure(latest)} in {period(latest)}"
    text = f"{whose(first)} {how} in every one since {period(first)}, {ends}."
    if len(run) == 1:
        text = f"{whose(first)} {how} in {period(first)} alone, the latest, to {figure(first)}."
    return Told(f"{text} That is of {_over(rows)}.", tuple(rows), table_of(rows))


_NOT = {Sense.RISE: "did not rise", Sense.FALL: "did not fall"}


def _multiple(rows: Sequence[FactRow], _: Condition) -> Told:
    """How many times the first figure the last one is."""
    first, last = rows[0], rows[-1]
    base = value_of(first)
    if len(rows) < 2 or base <= 0 or value_of(last) <= 0:
        return _change(rows, _)
    times = value_of(last) / base
    moved = f"{whose(first)} {_verb(value_of(last) - base)} {_from_to(first, last)}"
    text = f"{moved}. That is {readable(times, 'ratio')} times as much."
    made = computed(last, f"{last.values['metric']}_multiple", times, "ratio", "last / first")
    return Told(text, (*rows, made), table_of(rows))


_TELLERS: Mapping[Operation, Callable[[Sequence[FactRow], Condition], Told]] = {
    Operation.VALUE: tell_value,
    Operation.TREND: _trend,
    Operation.CHANGE: _change,
    Operation.PERCENT_CHANGE: _percent_change,
    Operation.CAGR: _cagr,
    Operation.SUM: _sum,
    Operation.AVERAGE: _average,
    Operation.MEDIAN: _median,
    Operation.HIGHEST: _highest,
    Operation.LOWEST: _lowest,
    Operation.RANGE: _range,
    Operation.FIRST: _first,
    Operation.COUNT: _count,
    Operation.WHICH: _which,
    Operation.RETURN: _percent_change,
    Operation.MULTIPLE: _multiple,
    Operation.SINCE: _since,
}
