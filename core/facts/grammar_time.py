"""What a question says about time, beyond years and quarters: halves, twelve months, calendar years, quarters ended."""

from __future__ import annotations

import calendar
import re
from dataclasses import replace
from datetime import date

from core.facts.plan import When
from core.facts.timespans import read_timespan
from core.reading.lexicon import alternatives, pattern_of, speaks_of_any, standing_alone
from core.reading.roles import Role

_MONTHS = {name.lower(): i for i, name in enumerate(calendar.month_name) if name}
_MONTHS |= {name.lower(): i for i, name in enumerate(calendar.month_abbr) if name}
_M = "|".join(sorted(_MONTHS, key=len, reverse=True))
_ORDINALS = {
    "first": 1,
    "1st": 1,
    "second": 2,
    "2nd": 2,
    "opening": 1,
    "closing": 2,
    "last": 2,
    "final": 2,
    "1": 1,
    "2": 2,
}
_APART = r"\w-"
_OF_EACH: tuple[Role, ...] = ("plan_average", "plan_median", "plan_highest", "plan_lowest", "plan_trend", "plan_count")
"""What is asked of the last four quarters one by one, not of the year that they make."""
_OF_A_YEAR = r"(?=[ -][\w -]{3,16} (?:of|in) (?:the )?(?:[a-z]+ )?(?:fy ?)?\d{4})"
_HALF = standing_alone(
    rf"(?:(?:in|for|during|over) )?(?:the )?"
    rf"(?:(?P<o>first|second|1st|2nd|(?:opening|closing|last|final){_OF_A_YEAR})[ -]{alternatives('plan_half')}"
    r"|h(?P<h>[12])|(?P<n>[12])h)(?: of)?",
    _APART,
)
_ENDED = standing_alone(
    rf"(?:(?:in|for|during) )?(?:the )?{alternatives('plan_quarter_ended')}(?: in| on)?(?: \d{{1,2}})? "
    rf"(?P<m>{_M})\.?(?: \d{{1,2}})?,? (?P<y>\d{{4}})",
    _APART,
)
_SINCE_MONTH = standing_alone(
    rf"(?:since|after|from) (?P<m>{_M})\.? (?P<y>\d{{4}})(?: on(?:wards?)?)?(?! ?(?:to|until|and|-))", _APART
)
_AGO = re.compile(rf"(?<![\w-])(?:in )?(?:the )?{alternatives('plan_calendar')} (?=\d{{4}})")


def read_when(text: str, today: date) -> tuple[When, str]:
    """Return what a plain question says about time, and its text without those words."""
    half, text = _half(text)
    ended, text = _ended(text)
    found = pattern_of("plan_trailing").search(text)
    trailing = found is not None and not ("quarters" in found[0] and speaks_of_any(_OF_EACH, text))
    text = pattern_of("plan_trailing").sub(" ", text) if trailing else text
    is_calendar = _AGO.search(text) is not None
    text = _AGO.sub(" ", text)
    since, text = _since(text, today)
    span, text = read_timespan(text, today)
    if since:
        span = replace(span, start=since[0], end=since[1])
    return When(span, half, trailing, is_calendar, ended), text


def _half(text: str) -> tuple[int, str]:
    found = _HALF.search(text)
    if found is None:
        return 0, text
    return _ORDINALS[found["o"] or found["h"] or found["n"]], f"{text[: found.start()]} {text[found.end() :]}"


def _ended(text: str) -> tuple[tuple[int, int] | None, str]:
    found = _ENDED.search(text)
    if found is None:
        return None, text
    return (int(found["y"]), _MONTHS[found["m"]]), f"{text[: found.start()]} {text[found.end() :]}"


def _since(text: str, today: date) -> tuple[tuple[date, date] | None, str]:
    found = _SINCE_MONTH.search(text)
    if found is None:
        return None, text
    start = date(int(found["y"]), _MONTHS[found["m"]], 1)
    return (start, max(today, start)), f"{text[: found.start()]} {text[found.end() :]}"
