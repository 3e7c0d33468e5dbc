"""What every drawing of figures has in common: which column of a table is drawn, and between which round figures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from core.facts.readable import readable
from core.model import Scalar, Table
from core.reading.days_told import day_told, is_day, with_days
from core.reading.languages import BY_CODE
from core.text.printable import legible

FEWEST, MOST_BARS, MOST_POINTS = 3, 16, 400
MOST_LABELS = 9
_SWAPPED = str.maketrans(",.", ".,")
_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)
_WANTED_RULES = 5
_MOST_TOLD = 12  # figures in the alternative text


@dataclass(frozen=True, slots=True)
class Series:
    """Figures with a label each; `in_time`: the labels are periods, the earliest first."""

    title: str
    labels: tuple[str, ...]
    values: tuple[float, ...]
    unit: str
    in_time: bool

    def told(self, language: str = "") -> str:
        """Return what a drawing of it shows, in words."""
        labels = [with_days(at, language) for at in self.labels]
        pairs = [f"{at} {figure(v, self.unit, language)}" for at, v in zip(labels, self.values, strict=True)]
        shown = pairs if len(pairs) <= _MOST_TOLD else [*pairs[: _MOST_TOLD // 2], "…", *pairs[-_MOST_TOLD // 2 :]]
        return f"{self.title}: {', '.join(shown)}"[:1_000]


def series_of(table: Table) -> Series | None:
    """Return a table's last column of figures; None where people would rather read it.

    That is where there are fewer than three figures, or too many to tell apart.
    """
    column = next((at for at in reversed(range(1, len(table.columns))) if _is_figures(table, at)), 0)
    if not column:
        return None
    labels = tuple(legible(str(row[0] if row[0] is not None else "")) for row in table.rows)
    values = tuple(float(row[column] or 0) for row in table.rows)
    in_time = all(map(_is_period, labels))
    if in_time and labels[0] > labels[-1] and len({len(label) for label in labels}) == 1:
        labels, values = labels[::-1], values[::-1]
    most = MOST_POINTS if in_time else MOST_BARS
    if not FEWEST <= len(values) <= most or len(set(values)) == 1:
        return None
    return Series(legible(table.title), labels, values, table.unit, in_time)


def times_told(labels: Sequence[str], language: str) -> Sequence[str]:
    """Return fiscal years as bare ones where `FY` says nothing, and days as the language writes them.

    Days of one year do without it: there is little room below a drawing, and what is said of it in words names them.
    """
    if language not in ("", "en") and all(map(is_day, labels)):
        several = len({label[:4] for label in labels}) > 1
        return [day_told(label, language, year=several) for label in labels]
    bare = language not in ("", "en") and all(label.startswith("FY") for label in labels)
    return [label.removeprefix("FY") for label in labels] if bare else labels


@dataclass(frozen=True, slots=True)
class Scale:
    """Where values stand: from `low` to `high`, with a rule at each round figure between."""

    low: float
    high: float
    rules: tuple[float, ...]

    @classmethod
    def over(cls, values: Sequence[float], *, zero: bool, whole: bool = False) -> Scale:
        """Return a scale over values of which some differ, or one is not nothing; `zero`: it begins there.

        `whole`: they are counts, and so are its rules.
        """
        low, high = min(values), max(values)
        # A line that does not begin at zero shows its course; a bar that does not lies.
        if zero or low < (high - low) * 2:
            low, high = min(low, 0.0), max(high, 0.0)
        step = _round_step(((high - low) or 1.0) / _WANTED_RULES)
        step = float(math.ceil(step)) if whole else step
        first, last = int(low // step), -int(-high // step)
        rules = tuple(n * step for n in range(first, max(last, first + 1) + 1))
        return cls(rules[0], rules[-1], rules)

    def share(self, value: float) -> float:
        """Return how far up a value stands: 0 is the lowest rule, 1 the highest."""
        return (value - self.low) / (self.high - self.low)


def figure(value: float, unit: str, language: str = "") -> str:
    """Return a figure as a language (ISO 639-1; empty: English) writes it: `0,50`, `391,0 Mrd. $`."""
    from core.facts.told_in import figure_in  # loads what tells figures in sentences: only who draws needs it

    own = figure_in(language, value, unit) if unit else ""
    written = readable(value, unit)
    return own or (written.translate(_SWAPPED) if _has_comma(language) else written)


def in_full(value: float, language: str = "", *, decimals: int = 0) -> str:
    """Return a count with the marks of its thousands, as a language writes them: `1,360`, `1.360`."""
    written = f"{value:,.{decimals}f}"
    return written.translate(_SWAPPED) if _has_comma(language) else written


def tick(value: float, unit: str, language: str = "") -> str:
    """Return a round figure without a fraction of zeros: `$400B` for `$400.0B`."""
    mark = "," if _has_comma(language) else "."
    whole, point, rest = figure(value, unit, language).partition(mark)
    digits = rest[: len(rest) - len(rest.lstrip("0123456789"))]
    return whole + rest[len(digits) :] if not point or not digits.strip("0") else f"{whole}{mark}{rest}"


def _has_comma(language: str) -> bool:
    known = BY_CODE.get(language)
    return known is not None and known.decimal_comma


def cut(text: str, limit: int) -> str:
    """Return a text of at most `limit` characters."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def _is_figures(table: Table, column: int) -> bool:
    cells = [row[column] for row in table.rows if column < len(row)]
    return len(cells) == len(table.rows) and bool(cells) and all(map(_is_figure, cells))


def _is_figure(value: Scalar) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_period(label: str) -> bool:
    from core.reading.periods import named_periods  # only a worker draws, and its patterns take long to load

    named = named_periods(label)
    return bool(named.years or named.quarters)


def _round_step(rough: float) -> float:
    power = 1.0
    while power * 10 <= rough:
        power *= 10
    while power > rough:
        power /= 10
    return next(power * step for step in _STEPS if power * step >= rough)
