"""The columns of a table: what their headings name, together with what the lines above say of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from core.reading.characters import has_digit
from core.reading.lexicon import terms_in
from core.reading.periods import dates_in
from core.tabulated.periods import heading_period, spans_in
from core.tabulated.table import Column, Period

UNCLEAR = "?"
"""The span of a column whose year another column of the table has too, where nothing tells them apart."""

_NEAR = 4  # lines above a header that may say how long its periods are
_LONGEST = 200


def columns_of(labels: Sequence[str], above: Sequence[str]) -> tuple[Column, ...]:
    """Return the columns that bear these headings, below the lines `above`."""
    near = " ".join(line[:_LONGEST] for line in above[-_NEAR:])
    periods = _with_spans([heading_period(label[:_LONGEST]) for label in labels], near)
    ended = _day_above(near)
    dated = [replace(p, end=f"{p.year:04}{ended}") if p.year and ended and not p.end else p for p in periods]
    return tuple(Column(label[:_LONGEST], period) for label, period in zip(labels, dated, strict=True))


def _with_spans(periods: Sequence[Period], near: str) -> list[Period]:
    """Give columns the lengths of time that stand above them: all the same, or each its share from the left."""
    spans = spans_in(near)
    bare = [at for at, period in enumerate(periods) if period.year and not period.span]
    found = list(periods)
    if spans and bare and len(bare) % len(spans) == 0:
        share = len(bare) // len(spans)
        for place, at in enumerate(bare):
            found[at] = replace(found[at], span=spans[place // share])
    seen = [(p.year, p.span, p.end) for p in found if p.year]
    twice = {one for one in seen if seen.count(one) > 1}
    return [replace(p, span=UNCLEAR) if (p.year, p.span, p.end) in twice else p for p in found]


def _day_above(near: str) -> str:
    """`Years ended December 31` above bare years: `-12-31`."""
    days = {day[1:] for found in dates_in(near) for day in found.readings[:1] if not day[0] and day[1] and day[2]}
    return "-{:02}-{:02}".format(*next(iter(days))) if len(days) == 1 else ""


@lru_cache(maxsize=8192)
def opens_a_total(label: str) -> bool:
    """Tell whether a row's label says that it sums up other rows: `Total assets`, also run together (`Totalassets`)."""
    lowered = label.casefold().lstrip(" -–—")
    return not has_digit(lowered[:5]) and any(lowered.startswith(term) for term in terms_in("opens_total"))
