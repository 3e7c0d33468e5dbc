"""The trading days on which a price met a condition: how many, or which."""

from __future__ import annotations

from collections.abc import Sequence

from core.facts.plan import Condition, Sense
from core.facts.readable import readable
from core.facts.series import possessive
from core.facts.speaking import PRICES
from core.facts.told import Told, computed, listed
from core.model import FactRow
from core.reading.notes import Told as Sayable
from core.reading.notes import note

_MOST_NAMED = 10
_SAID = {
    Sense.ABOVE: ("above", "fact above"),
    Sense.BELOW: ("below", "fact below"),
    Sense.RISE: ("higher than the day before", "fact rose"),
    Sense.FALL: ("lower than the day before", "fact fell"),
}


def tell_days(condition: Condition, rows: Sequence[FactRow], column: str, *, counted: bool) -> Told:
    """Return on how many of the days a column met a condition, or on which; `rows` are of one company, in order."""
    found = _meeting(condition, rows, column)
    company, unit = str(rows[-1].values["company"]), unit_of(rows[-1], column)
    amount = condition.sense in (Sense.ABOVE, Sense.BELOW)
    than = f" {readable(condition.amount, unit)}" if amount else ""
    how = f"{_SAID[condition.sense][0]}{than}"
    span = f"from {rows[0].values['date']} to {rows[-1].values['date']}"
    many = f"{len(found)} trading day{'s' * (len(found) != 1)}" if found else "no trading day"
    text = f"{possessive(company)} {NAMED[column]} was {how} on {many} {span}."
    if found and not (counted and len(found) > _MOST_NAMED):
        text += f" {_days(found, column)}"
    made = made_of(rows[-1], "trading_days", len(found), "days", f"count of the trading days {how}")
    return Told(text, (made, rows[0], rows[-1], *found[-_MOST_NAMED:]), said=(_said(condition, rows, found, column),))


NAMED = {
    "open": "opening price",
    "high": "intraday high",
    "low": "intraday low",
    "close": "closing price",
    "volume": "trading volume",
}


def _meeting(condition: Condition, rows: Sequence[FactRow], column: str) -> list[FactRow]:
    values = [float(row.values[column] or 0) for row in rows]
    before = [values[0], *values[:-1]]
    against = before if condition.sense in (Sense.RISE, Sense.FALL) else [condition.amount] * len(values)
    sign = 1 if condition.sense in (Sense.ABOVE, Sense.RISE) else -1
    return [row for row, value, than in zip(rows, values, against, strict=True) if sign * (value - than) > 0]


def made_of(row: FactRow, metric: str, value: float, unit: str, formula: str) -> FactRow:
    """Return a row of a figure computed from prices, dated as the row."""
    like = FactRow("prices", {**row.values, "end": row.values["date"], "fiscal_year": None, "period": ""})
    return computed(like, metric, value, unit, formula)


def unit_of(row: FactRow, column: str) -> str:
    """Return the unit of a column of prices."""
    return "shares" if column == "volume" else f"{row.values['currency']}/shares"


def _days(found: Sequence[FactRow], column: str) -> str:
    latest = "The latest were " if len(found) > _MOST_NAMED else "That was on "
    shown = found[-_MOST_NAMED:]
    figures = [
        f"{row.values['date']} ({readable(float(row.values[column] or 0), unit_of(row, column))})" for row in shown
    ]
    return f"{latest}{listed(figures)}."


def _said(condition: Condition, rows: Sequence[FactRow], found: Sequence[FactRow], column: str) -> Sayable:
    count = note("fact count", count=str(len(found))) if found else note("fact never")
    return note(
        "fact met",
        measure=note(PRICES[column]),
        company=str(rows[-1].values["company"]),
        span=f"{rows[0].values['date']} - {rows[-1].values['date']}",
        how=note(_SAID[condition.sense][1]),
        count=count,
    )
