"""Which years, quarters and dates a stretch of text names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.reading.calendars import era_years, months_named
from core.reading.characters import has_digit
from core.reading.digits import numbers_in, years_at
from core.reading.lexicon import alternatives, either, terms_in, words_of
from core.reading.number_words import ORDINALS
from core.reading.thing_patterns import CLOSE_QUARTER, HALVES_ABROAD, NUMBERED_PERIOD, QUARTERS_ABROAD, Kind
from core.reading.things import things_of
from core.reading.years import MEASURED

YEAR = r"(?:(?<![\d.$€£])(?<!\d,)|(?<=\d[./]\d[./])|(?<=\d[./]\d\d[./]))((?:1[5-9]|20)\d{2})(?!\d|,\d|\.\d(?!\d?\.\d))"
"""A year by itself or in a date (`31.12.2019`), no part of a figure."""
_YEAR = re.compile(rf"{YEAR}(?!{MEASURED})")
_CENTURIES = ("20", "19", "18", "17", "16", "15")
"""What a text has that names one in full: quicker to look for."""
_SHORT = re.compile(
    rf"\b(?:{either(terms_in('fiscal_year'))}|Q[1-4]|[1-4]Q|H[12]|[12]H)\s?['’]?(\d{{2}})(?!\d|[.,]\d)(?:\s?[/–-]\s?(\d{{2}})(?!\d))?",
    re.IGNORECASE,
)
_RANGE = re.compile(rf"((?:19|20)\d{{2}})\s?(?:--|[-–—]|{either(terms_in('until'))})\s?((?:19|20)\d{{2}})(?!\d)")
_SPLIT = re.compile(r"(20|19)(\d{2})(?<!\d\d{4})\s?(?:--|[/–-])\s?(\d{2})(?!\d|-\d)")
_ORDER = ORDINALS | dict.fromkeys(terms_in("final"), 4)
_QUARTER = re.compile(
    rf"\bQ([1-4])(?!\d)|\b([1-4])Q|(?<!\d)([1-4一二三四])(?:/4)?{CLOSE_QUARTER}"
    rf"|\b({either(_ORDER)})(?:\s+fiscal)?[\s-]+{either(terms_in('quarter'))}"
    rf"|\b(?:H([12])|([12])H)(?=\W|\d\d|$)"
    rf"|\b({either(w for w, n in ORDINALS.items() if n < 3)})(?:\s+fiscal)?[\s-]+{alternatives('half')}"
    rf"|(?<![\d.,])([1-4]){NUMBERED_PERIOD}(?:({QUARTERS_ABROAD})|{HALVES_ABROAD})"
    rf"|(?:({QUARTERS_ABROAD})|{HALVES_ABROAD})\s({either(ORDINALS)})(?!\w)"
    rf"|({either(terms_in('first_half'))})|{either(terms_in('second_half'))}",
    re.IGNORECASE,
)
_QUARTER_SIGNS = tuple(sign for n in "1234" for letter in "qh" for sign in (f"{letter}{n}", f"{n}{letter}"))
_QUARTER_NAMES = tuple(term.removesuffix("*") for term in terms_in("quarter", "half", "first_half", "second_half"))
_MAY_NAME_A_SHORT_YEAR = re.compile(r"\d\d(?<=[\s'’1-4A-Za-z]\d\d)(?!\d)")
_PLAIN_NAMES = tuple(name for name in _QUARTER_NAMES if name.isascii())
_FISCAL = frozenset(word for term in terms_in("fiscal_year") for word in term.split())
FULL_YEAR = 4
"""Digits of a year that is written in full."""
LONGEST_RANGE = 15
"""Years between the two that a range names at most, for all of them to be named."""


@dataclass(frozen=True, slots=True)
class Named:
    """The years (ranges spelt out) and quarters (1-4) that a text names, in order of mention."""

    years: tuple[int, ...] = ()
    quarters: tuple[int, ...] = ()


@lru_cache(maxsize=512)
def named_periods(text: str) -> Named:
    """Return the years and quarters named; `2017-2019` names three years, `FY19` one."""
    text = text[:4_000]
    dated = any(map(text.__contains__, _CENTURIES))
    years = {int(m[1]): m.start() for m in reversed(list(_YEAR.finditer(text)))} if dated else {}
    for year, start, _ in era_years(text):
        years.setdefault(year, start)
    for match in _SHORT.finditer(text) if _MAY_NAME_A_SHORT_YEAR.search(text) else ():
        for short in filter(None, match.groups()):
            years.setdefault(_century(int(short)), match.start())
    for first, last, at in ranges_in(text) if dated else ():
        if 0 < abs(last - first) <= LONGEST_RANGE:  # `2019 to 2017`, too
            years.update({y: at for y in range(min(first, last), max(first, last) + 1) if y not in years})
    found = _QUARTER.finditer(text) if _may_name_a_quarter(text) else ()
    quarters = dict.fromkeys(q for m in found for q in _quarters(m))
    return Named(tuple(sorted(years, key=lambda y: years[y])), tuple(quarters))


def quarters_at(text: str) -> list[tuple[int, int, int]]:
    """Return the quarters named and their places, in order; those of a half are none."""
    found = _QUARTER.finditer(text) if _may_name_a_quarter(text) else ()
    return [(named[0], m.start(), m.end()) for m in found if len(named := _quarters(m)) == 1]


def _may_name_a_quarter(text: str) -> bool:
    """Quicker to tell than the quarter itself."""
    lowered = text.lower()
    names = _PLAIN_NAMES if lowered.isascii() else _QUARTER_NAMES
    if any(map(lowered.__contains__, names)):
        return True
    return has_digit(lowered) and any(map(lowered.__contains__, _QUARTER_SIGNS))


@lru_cache(maxsize=512)
def ranges_in(text: str) -> tuple[tuple[int, int, int], ...]:
    """Return first and last year of each range, and where it stands: `2017-2019`, `2017-19`, `2007 -- 08`."""
    whole = [(int(m[1]), int(m[2]), m.start()) for m in _RANGE.finditer(text)]
    return (*whole, *((int(m[1] + m[2]), int(m[1] + m[3]), m.start()) for m in _SPLIT.finditer(text)))


@lru_cache(maxsize=512)
def only_span(text: str) -> tuple[int, ...]:
    """Return the two years of `between 2018 and 2020`, nothing where a text names others, or does not say so."""
    named = years_at(text)
    if len(named) != len(("first", "last")):
        return ()
    (first, start, end), (last, at, _) = named
    before, between = _but_fiscal(text[:start]), _but_fiscal(text[end:at])
    opened = before[-1:] and before[-1] in words_of("span_opens")
    return (first, last) if opened and len(between) == 1 and between[0] in words_of("until", "both_ends") else ()


def _but_fiscal(text: str) -> list[str]:
    return [word for word in text.lower().split() if word not in _FISCAL]


def month_numbers(text: str) -> frozenset[int]:
    """Return the months (1-12) a text names."""
    return frozenset(months_named(text))


@lru_cache(maxsize=512)
def days_named(text: str) -> tuple[str, ...]:
    """Return the full dates a text names as ISO days (`2024-11-01`), in order; `03/04/2020` is read both ways."""
    return tuple(f"{y:04d}-{m:02d}-{d:02d}" for date in dates_in(text) for y, m, d in date.readings if y and m and d)


def days_listed(text: str) -> tuple[str, ...]:
    """Return the full dates a text names, those of years that are listed behind one among them.

    >>> days_listed("as of June 30, 2018 and 2019")
    ('2018-06-30', '2019-06-30')
    """
    days = list(days_named(text))
    for date in dates_in(text):
        year, month, day = date.readings[0]
        if year and month and day:
            days += [f"{one}-{month:02d}-{day:02d}" for one in years_listed(text[date.end :])[0]]
    return tuple(dict.fromkeys(days))


def years_listed(text: str) -> tuple[list[str], int]:
    """Return the years that a list goes on with at the start of a text (`, 2019 and 2020`), and where the last ends."""
    years, end, at = list[str](), 0, 0
    joined = text.lstrip().startswith(",")
    for run in text.split():
        at = text.index(run, at) + len(run)
        bare = run.lstrip(",&").rstrip(_BEHIND_A_YEAR)
        if joined and bare.isdecimal() and len(bare) == len("2019"):
            years.append(bare)
            end = text.rindex(bare, 0, at) + len(bare)
        elif bare != run.strip(",&") or (bare and bare.casefold() not in words_of("list_and")):
            break
        joined = True
    return years, end


_BEHIND_A_YEAR = ".,;?!)&"


Day = tuple[int, int, int]


def opening_day(text: str) -> Day | None:
    """Return the ISO day that a text begins with (`2023-09-30T12:00`), None for any other."""
    year, month, day = text[:4], text[5:7], text[8:10]
    written = f"{year}-{month}-{day}" == text[:10] and (year + month + day).isdecimal() and len(day) == len("30")
    return (int(year), int(month), int(day)) if written else None


_DATES: frozenset[Kind] = frozenset(("date",))


@dataclass(frozen=True, slots=True)
class Date:
    """A date as named: where, and its readings as (year, month, day), 0 for what is not said."""

    start: int
    end: int
    text: str
    readings: tuple[Day, ...]


@lru_cache(maxsize=512)
def dates_in(text: str) -> tuple[Date, ...]:
    """Return the dates of a text; those that no calendar has are read as (0, 0, 0)."""
    return tuple(Date(t.start, t.end, t.text, _readings(t.text)) for t in things_of(_DATES, text))


_LONGEST_JOINT = 12
_DASHES = frozenset("-–—")


@lru_cache(maxsize=512)
def opening_days_in(text: str) -> tuple[Date, ...]:
    """Return the days that a date behind them tells the month of: 11 August of `from 11 to 22 August`."""
    return tuple(found for date in dates_in(text) if (found := _opening(text, date)) is not None)


def _opening(text: str, date: Date) -> Date | None:
    before = text[max(0, date.start - _LONGEST_JOINT) : date.start].rstrip()
    joint = before[-1:] if before[-1:] in _DASHES else before.rpartition(" ")[2]
    if not joint or (joint not in _DASHES and joint.lower() not in words_of("until", "both_ends")):
        return None
    ahead = before[: len(before) - len(joint)].rstrip().removesuffix(".")
    day = ahead[len(ahead.rstrip("0123456789")) :]
    if not 0 < len(day) <= len("31") or ahead[-len(day) - 1 : -len(day)].strip(" (") or not int(day):
        return None
    start = date.start - len(text[max(0, date.start - _LONGEST_JOINT) : date.start]) + len(ahead) - len(day)
    readings = tuple(_valid(year, month, int(day)) for year, month, of_month in date.readings if month and of_month)
    return Date(start, start + len(day), day, readings) if readings else None


def _readings(text: str) -> tuple[Day, ...]:
    for year, _, end in era_years(text):
        return (_valid(year, *(*map(int, numbers_in(text[end:])), 0)[:2]),)
    written, months = numbers_in(text), months_named(text)
    parts = [int(number) for number in written]
    if months or len(parts) not in (2, 3):
        return _with_a_name(text, written, next(iter(months), 0))
    if len(written[0]) == FULL_YEAR:  # `2019-03-31`, `2019年3月`
        year, month, day = (*parts, 0)[:3]
        return (_valid(year, month, day),)
    if len(parts) == 2:  # `3月5日`
        return (_valid(0, parts[0], parts[1]),)
    first, second, last = parts
    year = last if len(written[2]) == FULL_YEAR else _century(last)
    both = (_valid(year, first, second), _valid(year, second, first))
    return tuple(dict.fromkeys(day for day in both if any(day))) or ((0, 0, 0),)


def _with_a_name(text: str, written: Sequence[str], month: int) -> tuple[Day, ...]:
    """`March 3, 2019`, `3-5 March`, `3-Mar-19`."""
    year = next((year for year, _, _ in years_at(text)), 0)
    if not year and text[0].isdecimal() and text[-1].isdecimal():
        return (_valid(_century(int(written[-1])), month, int(written[0])),)
    days = [int(number) for number in written if len(number) < FULL_YEAR] or [0]
    return tuple(_valid(year, month, day) for day in days)


def _valid(year: int, month: int, day: int) -> Day:
    return (year, month, day) if month <= 12 and day <= 31 else (0, 0, 0)


def _century(short: int) -> int:
    return 2000 + short if short < 70 else 1900 + short


def _quarters(match: re.Match[str]) -> tuple[int, ...]:
    """The quarter named, or both of a half year."""
    quarter, half = match[1] or match[2] or match[3], match[5] or match[6]
    if quarter or match[4]:
        return ((int(quarter) if quarter.isdecimal() else _HAN[quarter]) if quarter else _ORDER[match[4].lower()],)
    numbered, ordinal = match[8], match[11]
    if numbered or ordinal:
        place = int(numbered) if numbered else _ORDER[ordinal.lower()]
        return (place,) if match[9] or match[10] else _of_half(place)
    if half or match[7]:
        return _of_half(int(half or _ORDER[match[7].lower()]))
    return _of_half(1 if match[12] else 2)


def _of_half(half: int) -> tuple[int, ...]:
    return (1, 2) if half == 1 else (3, 4)


_HAN = {"一": 1, "二": 2, "三": 3, "四": 4}
