"""Describes a series of figures in a sentence or two: a value, a comparison, a trend, an extreme, an average, a sum."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from core.facts.metrics import BY_NAME
from core.facts.ratios import ratio_label
from core.facts.readable import readable
from core.facts.rendering import period_name
from core.model import FactRow, Scalar, Table
from core.reading.lexicon import speaks_of
from core.reading.plurals import was_or_were
from core.reading.roles import Role

LONG = 7  # points from which on a sentence can't carry them


@dataclass(frozen=True, slots=True)
class Point:
    """One figure of a series, with the row it is from."""

    row: FactRow

    @property
    def value(self) -> float:
        """The figure as filed."""
        return float(self.row.values["value"] or 0)

    @property
    def unit(self) -> str:
        """Its unit."""
        return str(self.row.values["unit"])

    @property
    def text(self) -> str:
        """The figure as people read it."""
        if self.unit == self.row.values["metric"] and self.value == int(self.value):
            return f"{int(self.value):,}"  # heads, and whatever else is counted by its own name
        return readable(self.value, self.unit)

    @property
    def period(self) -> str:
        """`fiscal year 2023`, or `the second quarter of fiscal year 2024`."""
        year, period = self.row.values["fiscal_year"], str(self.row.values["period"])
        if period == "FY":
            return f"fiscal year {year}"
        return f"{period} of fiscal year {year}"

    @property
    def current_basis(self) -> bool:
        """No share split lies between this figure and the latest ones."""
        return float(self.row.values.get("split_factor") or 1) == 1


def points_of(question: str, rows: Sequence[FactRow], limit: object) -> list[Point]:
    """Return the rows to speak of: quarters alone where quarters are asked for, and no more than were counted."""
    periods = {row.values["period"] for row in rows}
    if speaks_of("by_quarter", question) and periods - {"FY"}:
        rows = [row for row in rows if row.values["period"] != "FY"]
        if isinstance(limit, int) and 1 < limit < 50:
            rows = rows[-(limit - limit // 5 - (1 if limit > 2 else 0)) :]
    return [Point(row) for row in rows]


def describe(question: str, points: Sequence[Point]) -> tuple[str, Table | None]:
    """Describe a series, oldest first; a table is added from four points on."""
    table = _table(points) if len(points) >= 4 else None
    if len(points) == 1:
        return _single(points[0]), None
    comparable = [point for point in points if point.current_basis]
    spoken = comparable if len(comparable) >= 2 else points
    for asks, tell in _SPECIAL:
        if speaks_of(asks, question) and (tell is not _total or _can_be_summed(spoken)):
            return f"{tell(spoken)}{_basis_note(points)}", table
    if len(points) < 4:
        return f"{_few(points)}{_basis_note(points)}", None
    return f"{_trend(spoken, len(points))}{_basis_note(points)}", table


def possessive(name: str) -> str:
    """`Apple Inc.'s`, `Starbucks'`."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def of_somebody(company: object, what: str) -> str:
    """`Apple Inc.'s revenue`; of nobody in particular where its document names nobody: `The revenue`, but `Finance`."""
    if company:
        return f"{possessive(str(company))} {what}"
    return what if what[:1].isupper() else f"The {what}"


def _subject(point: Point, which: str = "") -> str:
    return of_somebody(point.row.values["company"], f"{which}{_name(point)}")


def _were(point: Point) -> str:
    return was_or_were(_name(point))


def _name(point: Point) -> str:
    return ratio_label(str(point.row.values["metric"]))


def _single(point: Point) -> str:
    ended = point.row.values["end"]
    if _holds_on_a_day(point):
        when = f"at the end of {point.period}, on {ended}"
    else:
        when = f"in {point.period}, which ended on {ended}"
    over = " over the year before" if str(point.row.values["metric"]).endswith("_growth") else ""
    return f"{_subject(point)}{over} {_were(point)} {point.text} {when}{_how(point)}.{_remarks(point)}"


def _holds_on_a_day(point: Point) -> bool:
    metric = BY_NAME.get(str(point.row.values["metric"]))
    return metric is not None and not metric.flow and not point.row.values.get("start")


def _how(point: Point) -> str:
    """Behind a ratio, how it comes about; with the inputs' figures where they are used as filed."""
    values = point.row.values
    if not values.get("formula"):
        return ""
    if str(values["metric"]).endswith("_growth"):
        return ""
    words = str(values["formula"] if values.get("note") else values["calculation"])
    return f" ({' '.join(map(_with_label, words.split(' ')))})"


def _with_label(word: str) -> str:
    name = word.strip("()")
    return word.replace(name, ratio_label(name)) if "_" in name else word


def _remarks(point: Point) -> str:
    values = point.row.values
    found = ""
    if values.get("restated") and values.get("first_value") is not None:
        found += f" It was restated; the first report said {readable(float(values['first_value'] or 0), point.unit)}."
    if values.get("derived") and not values.get("formula"):
        found += " It was not reported by itself: it is the full year less the quarters before."
    if not point.current_basis:
        found += " It is as filed before a later share split, so it does not compare with later figures as it is."
    if values.get("note"):
        found += f" {values['note']}."
    return found


def _few(points: Sequence[Point]) -> str:
    parts = [f"{point.text} in {point.period}" for point in points]
    listed = f"{', '.join(parts[:-1])} and {parts[-1]}"
    return f"{_subject(points[0])} {_were(points[0])} {listed}{_change(*points) if len(points) == 2 else ''}."


def _change(first: Point, last: Point) -> str:
    percent = _moved(first, last)
    if percent is None:
        return ""
    by = readable(abs(last.value - first.value), first.unit)
    return f", {'an increase' if percent >= 0 else 'a decrease'} of {by} or {_percent(percent)}"


def _moved(first: Point, last: Point) -> float | None:
    """A change in percent where it means something: not from a loss, not of percents, not across a share split."""
    if first.unit in ("percent", "ratio") or first.value <= 0 or first.unit != last.unit:
        return None
    if first.current_basis != last.current_basis:
        return None
    return 100 * (last.value - first.value) / first.value


def _percent(value: float) -> str:
    return readable(abs(value), "percent")


def _trend(points: Sequence[Point], shown: int) -> str:
    first, last = points[0], points[-1]
    high, low = max(points, key=_value), min(points, key=_value)
    see = "; for every period, check the data table below." if shown > LONG else "."
    percent = _moved(first, last)
    moved = "" if not percent else f" by {_percent(percent)},"
    return (
        f"{_subject(first)} {_direction(points)}{moved} from {first.text} in {first.period} "
        f"to {last.text} in {last.period}. "
        f"The highest {_name(first)} was {high.text} in {high.period} and the lowest {low.text} in {low.period}{see}"
    )


def _value(point: Point) -> float:
    return point.value


def _direction(points: Sequence[Point]) -> str:
    steps = [later.value - earlier.value for earlier, later in pairwise(points)]
    first, last = points[0].value, points[-1].value
    if last == first:
        return "changed and came back"
    verb = "rose" if last > first else "fell"
    steady = all(step >= 0 for step in steps) if last > first else all(step <= 0 for step in steps)
    return verb if steady else f"{verb} overall"


def _highest(points: Sequence[Point]) -> str:
    best = max(points, key=_value)
    return f"{_subject(best, 'highest ')} {_were(best)} {best.text} in {best.period}.{_covered(points)}"


def _lowest(points: Sequence[Point]) -> str:
    worst = min(points, key=_value)
    return f"{_subject(worst, 'lowest ')} {_were(worst)} {worst.text} in {worst.period}.{_covered(points)}"


def _average(points: Sequence[Point]) -> str:
    mean = sum(point.value for point in points) / len(points)
    text = readable(mean, points[0].unit)
    return f"On average, {_subject(points[0])} {_were(points[0])} {text}.{_covered(points)}"


def _total(points: Sequence[Point]) -> str:
    text = readable(sum(point.value for point in points), points[0].unit)
    return f"In all, {_subject(points[0])} {_were(points[0])} {text}.{_covered(points)}"


def _can_be_summed(points: Sequence[Point]) -> bool:
    """What covers a time adds up; what holds on a day, a share's figures and percents do not."""
    metric = BY_NAME.get(str(points[0].row.values["metric"]))
    kinds = {(point.unit, point.row.values["period"] == "FY") for point in points}
    return metric is not None and metric.flow and len(kinds) == 1 and points[0].unit == "USD"


def _covered(points: Sequence[Point]) -> str:
    """The periods an extreme is the extreme of: a range, or one by one where some are left out."""
    see = "; for the others, check the data table below" if len(points) >= 4 else ""
    return f" That is of {_periods(points)}{see}."


def _periods(points: Sequence[Point]) -> str:
    first, last = points[0], points[-1]
    years = [int(str(point.row.values["fiscal_year"])) for point in points]
    if first.row.values["period"] == "FY" and years[-1] - years[0] >= len(points):
        return f"the fiscal years {', '.join(map(str, years[:-1]))} and {years[-1]}"
    return f"{first.period} {'and' if len(points) == 2 else 'to'} {last.period}"


_SPECIAL: tuple[tuple[Role, Callable[[Sequence[Point]], str]], ...] = (
    ("highest", _highest),
    ("lowest", _lowest),
    ("mean_value", _average),
    ("in_all", _total),
)


def _basis_note(points: Sequence[Point]) -> str:
    old = [point for point in points if not point.current_basis]
    if not old or len(old) == len(points):
        return ""
    return f" Figures up to {old[-1].period} are as filed before a share split and do not compare with later ones."


def _table(points: Sequence[Point]) -> Table:
    first = points[0]
    lines: list[tuple[Scalar, ...]] = []
    for point in points:
        values = point.row.values
        period = period_name(values)
        lines.append((period, values["end"], values["value"]))
    title = f"{first.row.values['company']}: {_name(first)}"
    return Table(title, ("Period", "Ended", _name(first)), tuple(lines), first.unit)
