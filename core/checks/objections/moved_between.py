"""What is said to rise or fall from one year to another, without a figure, went the other way, or did not move.

`Profit rose from 2021 to 2022`, where the row of profit has 30 and 25.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.checks.objections.not_so_compared import about, is_denied
from core.checks.phrasing import shown
from core.checks.rule import Finding, Grounds, Spoken, faulty
from core.checks.series import has_series
from core.reading.amounts import Amount
from core.reading.lexicon import pattern_of, speaks_of
from core.reading.periods import named_periods

PAIR = 2
MOST = 140
"""Characters of such a sentence at most: a longer one tells of several things."""


def _moved_between(grounds: Grounds) -> Iterator[Finding]:
    text = grounds.sentence.text
    if grounds.beside or len(text) > MOST or not has_series(grounds.ledger):
        return
    years = sorted(set(named_periods(text).years))
    if len(years) != PAIR or is_denied(text) or speaks_of("per_share", text):
        return
    ups, downs = pattern_of("rise").search(text), pattern_of("fall").search(text)
    if bool(ups) == bool(downs):
        return
    match = ups or downs
    against = []
    for series in about(grounds):
        ends = [next((m.cell for m in series.members if m.years == (year,) and not m.quarter), None) for year in years]
        one, two = ends
        if one is None or two is None or two.raw == 0 or one.raw * two.raw < 0:
            return  # A smaller loss is told as a rise as well as a fall.
        if (two.raw <= one.raw) if ups else (two.raw >= one.raw):
            against.append((one, two))
        else:
            return
    if against and match:
        start = grounds.sentence.start
        place = (start + match.start(), start + match.end())
        said = Amount(*place, match[0], 0.0, 0.0, 0.0, from_words=True)
        yield faulty(said, f"it goes from {shown(against[0][0])} to {shown(against[0][1])}")


MOVED_BETWEEN = Spoken("moved_between", _moved_between)
