"""One measure of one company over its stored periods, and over those that follow from them: halves, twelve months."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from core.facts.figures import on_one_basis
from core.facts.formula import Ratio
from core.facts.metrics import BY_NAME
from core.facts.ratios import PRICE, compute
from core.model import FactRow

QUARTERS = ("Q1", "Q2", "Q3", "Q4")
FULL, TRAILING, CALENDAR = "FY", "TTM", "CY"
HALVES: Mapping[str, tuple[str, ...]] = {"H1": ("Q1", "Q2"), "H2": ("Q3", "Q4")}
Key = tuple[int, str]
"""A fiscal year and a period; a calendar year and `CY`; of twelve months, those up to the year's `TTM` quarter."""

_FISCAL_DRIFT = timedelta(days=15)  # fiscal quarters end up to a week beside the calendar's


@dataclass(frozen=True, slots=True)
class Stored:
    """Rows of one metric by fiscal year and period."""

    name: str
    rows: Mapping[Key, FactRow]

    @classmethod
    def of(cls, name: str, rows: Iterable[FactRow]) -> Stored:
        """Keep rows, oldest first, by their period."""
        return cls(name, {key_of(row): row for row in on_one_basis(list(rows))})

    def at(self, key: Key) -> FactRow | None:
        """Return the figure of a period, computed from quarters where it is not stored itself."""
        year, period = key
        if key in self.rows:
            return self.rows[key]
        if period == "Q4":
            return self._fourth(year)
        quarters = self._quarters_of(key)
        found = [row for row in map(self.at, quarters) if row is not None]
        if not found or len(found) < len(quarters):
            return None
        return _summed(found, key) if self.covers_time(found[0]) else _renamed(found[-1], key)

    def _fourth(self, year: int) -> FactRow | None:
        """A balance at the end of the fourth quarter is the year's; a flow is the year less three quarters."""
        full = self.rows.get((year, FULL))
        if full is None or not self.covers_time(full):
            return _renamed(full, (year, "Q4")) if full is not None else None
        before = [self.rows.get((year, period)) for period in QUARTERS[:3]]
        known = [row for row in before if row is not None]
        if len(known) < 3 or str(full.values["unit"]).endswith("/shares"):
            return None
        value = _value(full) - sum(map(_value, known))
        return _renamed(full, (year, "Q4"), value=value, derived=True, first_value=None, restated=None)

    def _quarters_of(self, key: Key) -> list[Key]:
        year, period = key
        if period in HALVES:
            return [(year, quarter) for quarter in HALVES[period]]
        if period == TRAILING:
            latest = [k for k in sorted(self.quarters()) if k[0] <= year][-4:]
            return latest if _unbroken(latest) else []
        if period == CALENDAR:
            inside = [k for k in sorted(self.quarters()) if (row := self.at(k)) and ends_in(row)[0] == year]
            return inside if len(inside) == 4 else []
        return []

    def quarters(self) -> list[Key]:
        """Return the quarters there are figures of."""
        years = {year for year, _ in self.rows}
        return [
            (y, q) for y in sorted(years) for q in QUARTERS if (y, q) in self.rows or (q == "Q4" and self.at((y, q)))
        ]

    def covers_time(self, row: FactRow) -> bool:
        """The metric adds up over time: a flow, or a share's part in one."""
        metric = BY_NAME.get(self.name)
        if str(row.values["unit"]).endswith("/shares"):
            return True
        return metric.flow if metric else bool(row.values.get("start"))


@dataclass(frozen=True, slots=True)
class Measure:
    """A metric as stored, or a ratio over several; `given` are results that came computed."""

    company: str
    name: str
    inputs: Mapping[str, Stored]
    ratio: Ratio | None = None
    given: Mapping[Key, FactRow] | None = None

    def covers_time(self, key: Key) -> bool:
        """Tell whether a figure of a period adds up over time; of a ratio, whether what it is made of does."""
        stored = (self.inputs[name] for name in self.inputs)
        return any((row := one.at(key)) is not None and one.covers_time(row) for one in stored)

    def at(self, key: Key) -> FactRow | None:
        """Return the measure's figure of a period, None where there is none."""
        if self.ratio is None:
            return self.inputs[self.name].at(key)
        if self.given is not None or PRICE in self.ratio.inputs:
            return (self.given or {}).get(key)
        year, period = key
        series: dict[str, dict[int, FactRow]] = {}
        for name, stored in self.inputs.items():
            found = {y: row for y in (year, year - 1) if (row := stored.at((y, period))) is not None}
            series[name] = found
        done = compute(self.ratio, series, [year])
        if not done.rows:
            return None
        return replace(done.rows[0], values={**done.rows[0].values, "period": period})

    def parts(self, key: Key) -> list[FactRow]:
        """Return the stored figures that a period's rests on."""
        return [row for stored in self.inputs.values() if (row := stored.at(key)) is not None]

    @property
    def main(self) -> Stored | None:
        """The series whose periods count: of a ratio its first input."""
        return next(iter(self.inputs.values()), None)

    def years(self) -> list[int]:
        """Return the fiscal years there are full-year figures of."""
        if self.given is not None:
            return sorted({year for year, _ in self.given})
        known = {year for stored in self.inputs.values() for year, period in stored.rows if period == FULL}
        return [year for year in sorted(known) if self.at((year, FULL)) is not None]

    def quarters(self) -> list[Key]:
        """Return the quarters there are figures of, oldest first."""
        return [key for key in (self.main.quarters() if self.main else []) if self.at(key) is not None]


def key_of(row: FactRow) -> Key:
    """Return a row's fiscal year and period."""
    return int(row.values["fiscal_year"] or 0), str(row.values["period"])


def ends_in(row: FactRow) -> tuple[int, int]:
    """Return the calendar year and month that a fiscal period belongs to: a few days over count for nothing."""
    ended = date.fromisoformat(str(row.values["end"])) - _FISCAL_DRIFT
    return ended.year, ended.month


def _unbroken(keys: Sequence[Key]) -> bool:
    numbers = [4 * year + QUARTERS.index(period) for year, period in keys]
    return len(keys) == 4 and numbers[-1] - numbers[0] == 3


def _value(row: FactRow) -> float:
    return float(row.values["value"] or 0)


def _renamed(row: FactRow, key: Key, **changed: float | bool | None) -> FactRow:
    return replace(row, values={**row.values, "fiscal_year": key[0], "period": key[1], **changed})


def _summed(rows: Sequence[FactRow], key: Key) -> FactRow:
    value = sum(_value(row) / float(row.values.get("split_factor") or 1) for row in rows)
    made = _renamed(rows[-1], key, value=value, derived=True, first_value=None, restated=None, split_factor=1.0)
    said = {"start": rows[0].values.get("start"), "formula": " + ".join(_name(row) for row in rows)}
    return replace(made, values={**made.values, **said, "calculation": said["formula"]})


def _name(row: FactRow) -> str:
    return f"{row.values['period']} FY{row.values['fiscal_year']}"
