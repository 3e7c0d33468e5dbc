"""Reads from a question which years, quarters or days it means, and leaves the rest of its words."""

from __future__ import annotations

import calendar
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from core.reading.digits import YEAR_ASKED
from core.reading.lexicon import alternatives, pattern_of, standing_alone

_OPEN = 50  # years that `until 2015` reads as
ALL = 200  # rows: more than any company has of one metric and period
_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_COUNTS = {word: number for number, word in enumerate(_WORDS, start=1)} | {"couple of": 2, "few": 3, "several": 5}
_MONTHS = {name.lower(): i for i, name in enumerate(calendar.month_name) if name}
_MONTHS |= {name.lower(): i for i, name in enumerate(calendar.month_abbr) if name} | {"sept": 9}
_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4}


@dataclass(frozen=True, slots=True)
class TimeSpan:
    """What a question says about time; nothing said is all empty.

    `years` are fiscal where figures are asked for; `latest` counts the newest rows wanted; `quarter` is Q1..Q4,
    `all` for quarters in general; `quarters` are several of them in each year, `periods` several one by one. `start`
    and `end` are days. `shift` moves an earlier question's years or quarter. `open_start` and `open_end` say that
    `years` go further back or on than was meant: `until 2015`, `since 2019`. Of whatever is meant, the
    years `without` are left out. `shift_all` means every year up to the one moved to: `the three years before`.
    `edge` is `first` where of the days from `start` to `end` the first that has a row is meant.
    """

    years: tuple[int, ...] = ()
    latest: int | None = None
    quarter: str | None = None
    start: date | None = None
    end: date | None = None
    shift: int = 0
    shift_quarters: bool = False
    open_start: bool = False
    open_end: bool = False
    quarters: tuple[str, ...] = ()
    periods: tuple[tuple[int, str], ...] = ()
    without: tuple[int, ...] = ()
    shift_all: bool = False
    edge: str = ""

    @property
    def said(self) -> bool:
        """The question says something about time."""
        return self != TimeSpan()


@dataclass(slots=True)
class _Reading:
    text: str
    today: date
    span: TimeSpan = field(default_factory=TimeSpan)
    quarters: list[str] = field(default_factory=list)
    periods: list[tuple[int, str]] = field(default_factory=list)

    def several(self) -> TimeSpan:
        """The span with its quarters, where several were named."""
        if len(set(self.quarters)) < 2:
            return self.span
        if len(self.periods) == len(self.quarters) and len({year for year, _ in self.periods}) > 1:
            return replace(self.span, periods=tuple(sorted(self.periods)))
        return replace(self.span, quarters=tuple(sorted(set(self.quarters))))


def read_timespan(text: str, today: date) -> tuple[TimeSpan, str]:
    """Return what a lower-case question says about time, and its text without those words."""
    reading = _Reading(text, today)
    for pattern, apply in _RULES:
        reading.text = pattern.sub(lambda match, apply=apply: _applied(reading, match, apply), reading.text)  # type: ignore[misc]
    span = reading.several()
    years = tuple(year for year in span.years if year not in span.without)
    return replace(span, years=years), _without_count(reading.text, len(years) or len(span.periods))


def _without_count(text: str, named: int) -> str:
    """`The three fiscal years 2017, 2018 and 2019`: how many they are is said twice."""
    counted = next((word for word, number in _COUNTS.items() if number == named and named > 1), "")
    return " ".join(word for word in text.split(" ") if word != counted) if counted else text


_Apply = Callable[[_Reading, "re.Match[str]"], TimeSpan]


def _applied(reading: _Reading, match: re.Match[str], apply: _Apply) -> str:
    try:
        reading.span = apply(reading, match)
    except ValueError:  # 31 February: not a day, and no word of ours
        return match[0]
    return " "


def _excluding(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    """`Without 2016`, `except 2019 and 2020`, `leaving out 2018 to 2020`."""
    words = match["left_out"].replace("-", " - ").split()
    named = [_year(word) for word in words if any(map(str.isdecimal, word))]
    ranged = len(named) == 2 and bool({*words} & {*_BETWEEN})
    years = range(named[0], named[-1] + 1) if ranged else named
    return replace(reading.span, without=tuple(sorted({*reading.span.without, *years})))


def _range(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    first, last = sorted((_year(match["a"]), _year(match["b"])))
    return _with_years(reading.span, range(first, last + 1))


def _since(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    first = _year(match["a"]) + (match["since"] == "after")
    years = range(first, max(first, reading.today.year) + 1)
    return replace(_with_years(reading.span, years), open_end=True)


def _until(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    last = _year(match["a"]) - (match["until"] == "before")
    return replace(_with_years(reading.span, range(last - _OPEN + 1, last + 1)), open_start=True)


def _last(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    counted = match["n"] or ""
    number = int(counted) if counted.isdigit() else _COUNTS.get(counted, 1)
    if match["unit"].startswith("decade"):
        return replace(reading.span, latest=10 * number)
    if match["unit"].startswith("quarter"):
        return replace(reading.span, latest=number, quarter="all")
    if match["unit"].startswith(("day", "week", "month")):
        days = {"d": 1, "w": 7, "m": 30}[match["unit"][0]] * number
        return replace(reading.span, start=reading.today - timedelta(days=days), end=reading.today)
    return replace(reading.span, latest=number)


def _last_year(reading: _Reading, _: re.Match[str]) -> TimeSpan:
    return _with_years(reading.span, [reading.today.year - 1])


def _newest(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    quarter = "all" if "quarter" in match[0] else reading.span.quarter
    return replace(reading.span, latest=reading.span.latest or 1, quarter=quarter)


def _whole(reading: _Reading, _: re.Match[str]) -> TimeSpan:
    return reading.span if reading.span.years or reading.span.latest else replace(reading.span, latest=ALL)


def _quarter(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    name = match["q"]
    quarter = f"Q{_ORDINALS.get(name) or int(name)}"
    reading.quarters.append(quarter)
    return replace(reading.span, quarter=quarter)


def _quarter_range(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    last = _year(match["b"])
    first = _year(match["a"]) if match["a"] else last
    ends = 4 * first + int(match["q"]) - 1, 4 * last + int(match["q2"]) - 1
    periods = tuple((at // 4, f"Q{at % 4 + 1}") for at in range(min(ends), max(ends) + 1))
    return replace(reading.span, periods=periods)


def _quarter_of_year(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    span, year = _quarter(reading, match), _year(match["a"])
    reading.periods.append((year, str(span.quarter)))
    return _with_years(span, [year])


def _quarters(reading: _Reading, _: re.Match[str]) -> TimeSpan:
    return replace(reading.span, quarter=reading.span.quarter or "all")


def _month_range(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    first, last = _MONTHS[match["m"]], _MONTHS[match["m2"]]
    end_year = int(match["y2"])
    start = date(int(match["y"] or end_year), first, 1)
    return replace(reading.span, start=start, end=_month_end(end_year, last))


def _month(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    year, month = int(match["y"]), _MONTHS[match["m"]]
    return replace(reading.span, start=date(year, month, 1), end=_month_end(year, month))


def _edge_of_month(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    """Its last day, or for the first day of trading its first week: the first row of that is meant."""
    year, month = int(match["y"]), _MONTHS[match["m"]]
    if match.groupdict().get("which") in ("first", "opening"):
        return replace(reading.span, start=date(year, month, 1), end=date(year, month, _FIRST_WEEK), edge="first")
    return _with_day(reading.span, _month_end(year, month))


_FIRST_WEEK = 7


def _month_end(year: int, month: int) -> date:
    return date(year, month, calendar.monthrange(year, month)[1])


def _day(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    return _with_day(reading.span, date(int(match["y"]), _MONTHS[match["m"]], int(match["d"])))


def _since_day(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    start = date(int(match["y"]), _MONTHS[match["m"]], int(match["d"]))
    return replace(reading.span, start=start, end=max(reading.today, start))


def _iso_day(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    return _with_day(reading.span, date.fromisoformat(match["iso"]))


def _with_day(span: TimeSpan, day: date) -> TimeSpan:
    if span.start is None or span.end is None:
        return replace(span, start=day, end=day)
    return replace(span, start=min(span.start, day), end=max(span.end, day))


def _year_end(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    year = _year(match["a"])
    span = _with_years(reading.span, [year])
    return replace(span, start=date(year, 12, 31), end=date(year, 12, 31))


def _one_year(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    return _with_years(reading.span, [_year(match["a"])])


def _before(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    return replace(reading.span, shift=-_steps(match), shift_quarters="quarter" in match[0])


def _before_by_year(reading: _Reading, _: re.Match[str]) -> TimeSpan:
    return replace(reading.span, shift=-1, shift_quarters=False)


def _years_before(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    return replace(reading.span, shift=-_steps(match), shift_all=True)


def _years_after(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    return replace(reading.span, shift=_steps(match), shift_all=True)


def _steps(match: re.Match[str]) -> int:
    return _counted(match.groupdict().get("n"))


def _after(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    return replace(reading.span, shift=_steps(match), shift_quarters="quarter" in match[0])


def _years_beside(reading: _Reading, match: re.Match[str]) -> TimeSpan:
    """`Two years before 2023`: a year by itself."""
    number = _counted(match["n"])
    before = pattern_of("plan_before").fullmatch(match["side"]) is not None
    return _with_years(reading.span, [_year(match["a"]) + (-number if before else number)])


def _counted(written: str | None) -> int:
    return int(written) if written and written.isdigit() else _COUNTS.get(written or "", 1)


def _with_years(span: TimeSpan, years: range | list[int]) -> TimeSpan:
    return replace(span, years=tuple(sorted({*span.years, *years})))


def _year(written: str) -> int:
    digits = "".join(filter(str.isdecimal, written))
    return int(digits) if len(digits) == 4 else 2000 + int(digits)


_Y = rf"(?:(?:the )?(?:fiscal|financial|calendar) ?(?:years? )?|(?:the )?years? )?(?:fy ?'?)?{YEAR_ASKED}|fy ?'?\d\d\b"
_M = "|".join(sorted(_MONTHS, key=len, reverse=True))
_N = "|".join((r"\d{1,2}", *sorted(_COUNTS, key=len, reverse=True)))
_IN = r"(?:(?:in|for|of|during|on) )?(?:the )?"
_EACH_OF_THE = r"(?:(?:in|for|during|over|of) )?(?:each of |all )?the "
_FROM = r"(?:(?:on|from|to|between|and|until|through|since|over|in|during) )?(?:the )?"
_TO = r" ?(?:to|and|until|through|till|thru|-) ?"
_BETWEEN = ("to", "until", "through", "till", "thru", "-")
_TO_YEAR = rf" ?(?:{'|'.join(_BETWEEN)}) ?"
_D = r"(?P<d>\d{1,2})(?:st|nd|rd|th)?"
_NEWEST = "latest|most recent|newest|current"
_EACH = "by|per|each|every|all|for each|for all|in all"


def _rule(pattern: str, apply: _Apply) -> tuple[re.Pattern[str], _Apply]:
    return standing_alone(pattern, r"\w-"), apply


_RULES = [
    _rule(rf"(?:since|after) (?:the )?{_D}(?: of)? (?P<m>{_M})\.?,? (?P<y>\d{{4}})", _since_day),
    _rule(rf"(?:since|after) (?P<m>{_M})\.? {_D},? (?P<y>\d{{4}})", _since_day),
    # Days and months first: their years are no years of their own.
    _rule(rf"{_FROM}(?P<iso>{YEAR_ASKED}-\d\d-\d\d)", _iso_day),
    _rule(rf"{_FROM}(?P<m>{_M})\.? {_D},? (?P<y>\d{{4}})", _day),
    _rule(rf"{_FROM}{_D}(?: of)? (?P<m>{_M})\.?,? (?P<y>\d{{4}})", _day),
    _rule(rf"{_FROM}(?P<m>{_M})\.?(?: (?P<y>\d{{4}}))?{_TO}(?P<m2>{_M})\.? (?P<y2>\d{{4}})", _month_range),
    _rule(
        rf"(?:(?:at|by|on|as of) )?(?:the )?(?P<which>last|final|first|opening|closing) "
        rf"(?:(?:trading|business|market) )?(?:day|session)(?: \w+)? (?:of|in) (?P<m>{_M})\.?(?: of)?,? (?P<y>\d{{4}})",
        _edge_of_month,
    ),
    _rule(
        rf"(?:(?:at|by|on) )?(?P<m>{_M})'s (?P<which>last|final|first) (?:(?:trading|business|market) )?(?:day|session)"
        rf"(?: of| in)? (?P<y>\d{{4}})",
        _edge_of_month,
    ),
    _rule(rf"(?:at |by |on )?(?:the )?(?:very )?end of (?P<m>{_M})\.?(?: of)?,? (?P<y>\d{{4}})", _edge_of_month),
    _rule(rf"{_IN}(?P<m>{_M})\.?(?: of)? (?P<y>\d{{4}})", _month),
    # What is relative to a year that is named, or to an earlier question.
    _rule(
        rf"{_IN}(?P<n>{_N}|a) (?:fiscal |financial )?years? "
        rf"(?P<side>{alternatives('plan_before', 'plan_after')}) (?P<a>{_Y})",
        _years_beside,
    ),
    _rule(
        rf"{_IN}same (?:fiscal )?(?:quarter|period|time|half) (?:of )?(?:in )?(?:the )?"
        r"(?:last|previous|prior|preceding) year",
        _before_by_year,
    ),
    _rule(rf"{_EACH_OF_THE}(?P<n>{_N}) years (?:before|prior|earlier)(?: that| then)?", _years_before),
    _rule(rf"{_EACH_OF_THE}(?P<n>{_N}) years (?:after|afterwards|later)(?: that| then)?", _years_after),
    _rule(rf"{_EACH_OF_THE}(?:next|following) (?P<n>{_N}) years", _years_after),
    _rule(rf"(?P<n>{_N}) years ago", _before),
    _rule(rf"{_IN}(?:a|one) year ago|{_IN}year[- ]ago(?: quarter| period)?", _before_by_year),
    _rule(rf"{_IN}(?:year|quarter|one|period) (?:before|prior|earlier)(?: that| this| then)?", _before),
    _rule(rf"{_IN}(?:previous|prior|preceding|earlier) (?:fiscal )?(?:year|quarter|one|period)", _before),
    _rule(rf"(?:(?P<n>a|{_N}) )?(?P<unit>year|quarter)s? (?:before|earlier|prior)(?: that)?", _before),
    _rule(rf"(?:(?P<n>a|{_N}) )?(?P<unit>year|quarter)s? (?:later|after)(?: that)?", _after),
    _rule(rf"{_IN}(?:year|quarter|one|period) after(?:wards)?(?: that| this)?", _after),
    _rule(rf"{_IN}(?:next|following|subsequent) (?:fiscal )?(?:year|quarter|period)", _after),
    # Years that are left out are none of those meant.
    _rule(
        rf"(?:{alternatives('plan_excluding')}) {_IN}(?P<left_out>(?:{_Y})(?:(?:{_TO}|, | )(?:{_Y})){{0,6}})",
        _excluding,
    ),
    # Spans of quarters and of years.
    _rule(
        rf"{_FROM}q(?P<q>[1-4])(?:,? (?:of )?(?P<a>{_Y}))?{_TO_YEAR}q(?P<q2>[1-4]),? (?:of )?(?P<b>{_Y})",
        _quarter_range,
    ),
    _rule(rf"(?:at |by |on )?(?:the )?(?:end|(?:last|final) (?:trading )?day) of (?P<a>{_Y})", _year_end),
    _rule(rf"between (?P<a>{_Y}) and (?P<b>{_Y})", _range),  # without `between`, `2019 and 2022` are two years
    _rule(rf"{_FROM}(?P<a>{_Y}){_TO_YEAR}(?P<b>{_Y})", _range),
    _rule(
        rf"(?P<since>since|after|from|starting in|beginning in)(?: the)?(?: {alternatives('plan_of_the_start')})? "
        rf"(?P<a>{_Y})(?: on(?:wards?)?)?",
        _since,
    ),
    _rule(rf"(?P<until>before|until|till|up to|through|prior to) (?P<a>{_Y})", _until),
    _rule(
        rf"(?:(?:over|within|across) )?{_IN}(?:last|past|previous|recent|{_NEWEST}) (?P<n>{_N})? ?"
        r"(?:fiscal |financial )?(?P<unit>years|quarters|days|weeks|months|decades?|fy)",
        _last,
    ),
    _rule(rf"(?:over )?{_IN}(?:last|past) (?P<n>{_N})? ?(?P<unit>day|week|month)", _last),
    _rule(rf"{_IN}last (?:fiscal |financial )?year", _last_year),
    _rule(rf"{_IN}(?:last|this|{_NEWEST}) (?:fiscal |reported )?quarter(?:ly)?", _newest),
    _rule(rf"{_IN}(?:(?:{_NEWEST})(?: (?:fiscal |financial )?year)?|this (?:fiscal |financial )?year)", _newest),
    _rule(r"currently|now|right now|today|as of (?:now|today)|at the moment", _newest),
    # Quarters.
    _rule(rf"{_IN}(?:fiscal )?q(?P<q>[1-4]),? (?:of |in |for )?(?P<a>{_Y})", _quarter_of_year),
    _rule(rf"{_IN}(?:fiscal )?q(?P<q>[1-4])(?: of| in| for)?", _quarter),
    _rule(rf"{_IN}(?P<q>[1-4])q", _quarter),
    _rule(rf"{_IN}(?:fiscal )?(?P<q>{'|'.join(_ORDINALS)})(?: fiscal)? quarter(?: of| in| for)?", _quarter),
    _rule(rf"(?:{_EACH}) quarters?|quarter by quarter|quarterly|quarters", _quarters),
    # Single years, and everything there is.
    _rule(rf"{_IN}(?P<a>{_Y})(?:'s)?", _one_year),
    _rule(rf"(?:over|through|throughout|across) (?:the )?(?:years|time)|(?:{_EACH}) (?:fiscal )?years?", _whole),
    _rule(r"years? by year|annually|all[- ]time|ever|so far|historical(?:ly)?", _whole),
]
