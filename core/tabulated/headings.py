"""The columns of a table: what their headings name, together with what the lines above say of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from core.reading.characters import has_digit, has_letter
from core.reading.digits import is_year
from core.reading.lexicon import terms_in
from core.reading.periods import dates_in
from core.reading.things import things_in
from core.reading.time_lengths import YEAR, spans_in
from core.tabulated.cells import is_value
from core.tabulated.periods import heading_period
from core.tabulated.table import Column, Period

UNCLEAR = "?"
"""The span of a column whose year another column of the table has too, where nothing tells them apart."""

_NEAR = 4  # lines above a header that may say how long its periods are
_LONGEST = 200


def columns_of(labels: Sequence[str], above: Sequence[str]) -> tuple[Column, ...]:
    """Return the columns that bear these headings, below the lines `above`."""
    near = " ".join(line[:_LONGEST] for line in above[-_NEAR:])
    named = [heading_period(label[:_LONGEST]) for label in labels]
    if not all(period.year for period in named):
        named = _from_above(labels, above) or _of_all(named, near)
    periods = _with_spans(named, near)
    ended = _day_above(near)
    dated = [replace(p, end=f"{p.year:04}{ended}") if p.year and ended and not p.end else p for p in periods]
    whole = _with_the_year(labels, _quarters_of_the_year(dated))
    return _told_apart([Column(label[:_LONGEST], period) for label, period in zip(labels, whole, strict=True)])


def _quarters_of_the_year(periods: Sequence[Period]) -> list[Period]:
    """Four quarters that name no year are of the one whose column stands behind them: `Q1 | Q2 | Q3 | Q4 | 2025`."""
    found = list(periods)
    for at in range(len(periods) - len(_QUARTERS)):
        quarters, behind = periods[at : at + len(_QUARTERS)], periods[at + len(_QUARTERS)]
        bare = {one.span for one in quarters if not one.year} == _QUARTERS
        if bare and behind.year and behind.annual:
            found[at : at + len(_QUARTERS)] = [replace(one, year=behind.year) for one in quarters]
    return found


def _with_the_year(labels: Sequence[str], periods: Sequence[Period]) -> list[Period]:
    """`Total` beside the four quarters of a year is of that year."""
    quarters = {(period.year, period.span) for period in periods if period.year}
    years = {year for year, _ in quarters}
    if len(years) != 1 or {span for _, span in quarters} != _QUARTERS:
        return list(periods)
    whole = Period(years.pop(), YEAR)
    return [
        whole if not period.year and opens_a_total(label) else period
        for label, period in zip(labels, periods, strict=True)
    ]


_QUARTERS = frozenset(("Q1", "Q2", "Q3", "Q4"))


def _from_above(labels: Sequence[str], above: Sequence[str]) -> list[Period]:
    """The dates that stand together above columns without words, one each: `November 20, 2022 November 21, | 2021`."""
    if any(map(has_letter, labels)):
        return []
    told = " ".join(label for label in labels if not is_value(label) or is_year(label.strip("$ ")))
    for lines in range(1, _NEAR + 1):
        text = f"{' '.join(line[-_LONGEST:] for line in above[-lines:])} {told}"
        times = [heading_period(thing.text) for thing in things_in(text) if thing.kind in _TIMES]
        dated = [period for period in times if period.year]
        if len(dated) >= len(labels):
            return dated if len(dated) == len(labels) else []
    return []


_TIMES = ("date", "year", "period")


def _of_all(named: Sequence[Period], near: str) -> list[Period]:
    """A table of one period names it above all its columns: `January-June 2023`."""
    told = [period for period in named if period.year]
    whole = told[0] if len(told) == 1 < len(named) else heading_period(near)
    return [whole] * len(named) if whole.year and whole.span and len(told) < 2 else list(named)


def _with_spans(periods: Sequence[Period], near: str) -> list[Period]:
    """Give columns the lengths of time that stand above them: all the same, or each its share from the left."""
    spans = spans_in(near)
    bare = [at for at, period in enumerate(periods) if period.year and not period.span]
    found = list(periods)
    if spans and bare and len(bare) % len(spans) == 0:
        share = len(bare) // len(spans)
        for place, at in enumerate(bare):
            found[at] = replace(found[at], span=spans[place // share])
    return found


def _told_apart(columns: Sequence[Column]) -> tuple[Column, ...]:
    """A column that has the words and the period of another is of none: nobody knows which is which."""
    seen = [(_words_of(column.label), column.period) for column in columns]
    return tuple(
        replace(column, period=replace(column.period, span=UNCLEAR))
        if column.period.year and seen.count(one) > 1
        else column
        for column, one in zip(columns, seen, strict=True)
    )


def _words_of(label: str) -> str:
    return "".join(sign for sign in label.casefold() if sign.isalpha())


def _day_above(near: str) -> str:
    """`Years ended December 31` above bare years: `-12-31`."""
    days = {day[1:] for found in dates_in(near) for day in found.readings[:1] if not day[0] and day[1] and day[2]}
    return "-{:02}-{:02}".format(*next(iter(days))) if len(days) == 1 else ""


@lru_cache(maxsize=8192)
def opens_a_total(label: str) -> bool:
    """Tell whether a row's label says that it sums up other rows: `Total assets`, also run together (`Totalassets`)."""
    lowered = label.casefold().lstrip(" -–—")
    return not has_digit(lowered[:5]) and any(lowered.startswith(term) for term in terms_in("opens_total"))
