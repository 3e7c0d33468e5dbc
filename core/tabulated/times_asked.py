"""The periods that a question names, where they stand: `the six months through March 29, 2025`, `H1 2023`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from core.reading.calendars import MONTH_NUMBERS
from core.reading.lexicon import words_of
from core.reading.number_words import NUMBERS, ORDINALS
from core.reading.time_lengths import YEAR, span_named
from core.tabulated.finding import Wanted, month_ended

MARK: Final = "¤"
"""Stands where a period was."""
_OPENS, _CLOSES = "([\"'“‘", ")]\"'”’?!.:;"
_LONGEST_STRETCH = 8  # words between a length of time and the day it ended on
_QUARTERS = ("", "Q1", "Q2", "Q3", "Q4")
_HALVES = ("", "6M", "H2")


@dataclass(frozen=True, slots=True)
class Timed:
    """A question's words, `MARK` where a period was named, and these periods in order.

    `ranges` tells which periods (by place) end a range that the one before begins: `fiscal 2022 through 2024`.
    """

    runs: tuple[str, ...]
    times: tuple[Wanted, ...]
    ranges: frozenset[int] = frozenset()

    @property
    def text(self) -> str:
        """The words, small."""
        return " ".join(self.runs).lower()


_Read = tuple[Wanted, int]


def timed(question: str) -> Timed:
    """Part a question into its words and the periods that they name."""
    runs = runs_of(question)
    kept: list[str] = []
    times: list[Wanted] = []
    at = 0
    while at < len(runs):
        found = _period(runs, at, times)
        if found is None:
            kept.append(runs[at])
            at += 1
            continue
        kept.append(MARK)
        times.append(found[0])
        at = found[1]
    return Timed(tuple(kept), tuple(times), _ranges(kept))


def _ranges(runs: Sequence[str]) -> frozenset[int]:
    """Periods with a word like `through` between them, and nothing else."""
    places = [at for at, run in enumerate(runs) if run == MARK]
    until = words_of("until", language="en")
    pairs = enumerate(pairwise(places), 1)
    return frozenset(n for n, (a, b) in pairs if b - a == 2 and runs[a + 1].lower() in until | {"-", "–"})


def runs_of(text: str) -> list[str]:
    """Return a text's words without the marks around them; a comma, colon or dash stands by itself as a comma."""
    found: list[str] = []
    for run in text.replace("%", " percent ").replace("–", " – ").replace("—", " , ").split():
        if run in ("-", "–", "+", "&"):
            found.append(run)
            continue
        parts = _parts(run.strip(_OPENS))
        bare = [part.rstrip(_CLOSES + ",") for part in parts]
        found += [part for part in bare if part]
        if parts and parts[-1].rstrip(")]\"'”’").endswith((",", ":", ";")):
            found.append(",")
    return found


def _parts(run: str) -> list[str]:
    """`January-June`, `FY22-FY24` and `Q1/2023` are two words each, `long-term` is one."""
    for sign in ("-", "/"):
        first, parted, second = run.partition(sign)
        if parted and _names_a_time(first) and _names_a_time(second):
            return [first, "to", second] if sign == "-" else [first, second]
    return [run]


def _names_a_time(run: str) -> bool:
    bare = run.rstrip(_CLOSES + ",")
    return _month(bare) > 0 or _year(bare) > 0 or _coded(bare) != ""


def _month(run: str) -> int:
    return MONTH_NUMBERS.get(run.lower().rstrip("."), 0)


def _year(run: str) -> int:
    """`2021`, `FY2021`, `FY21`, `FY'21`, `2021's`."""
    bare = run.lower().removesuffix("'s").removesuffix("’s")
    digits = bare.removeprefix("fy").lstrip("'’")
    if not digits.isdecimal() or not digits.isascii():
        return 0
    if len(digits) == 2 and bare != digits:
        return 2000 + int(digits)
    return int(digits) if len(digits) == 4 and 1950 <= int(digits) <= 2100 else 0


def _coded(run: str) -> str:
    """`Q1`, `1Q`, `H1`, `1H`."""
    bare = run.lower()
    if len(bare) != 2:
        return ""
    number, letter = (bare[1], bare[0]) if bare[0] in "qh" else (bare[0], bare[1])
    if letter not in "qh" or not number.isdecimal() or not 1 <= int(number) <= (4 if letter == "q" else 2):
        return ""
    return (_QUARTERS if letter == "q" else _HALVES)[int(number)]


def _at(runs: Sequence[str], at: int) -> str:
    return runs[at].lower() if 0 <= at < len(runs) else ""


def _skip(runs: Sequence[str], at: int, *words: str) -> int:
    while _at(runs, at) in words:
        at += 1
    return at


def _year_at(runs: Sequence[str], at: int) -> tuple[int, int]:
    """`fiscal year 2021`, `the 2021 fiscal year`, `FY 2021`; 0 where none is."""
    start = _skip(runs, at, "the", "all", "both")
    start += _at(runs, start) in NUMBERS and _at(runs, start + 1) in ("fiscal", "financial", "calendar", "years")
    start = _skip(runs, start, "fiscal", "financial", "calendar", "year", "years", "fy")
    year = _year(_at(runs, start)) if start < len(runs) else 0
    short = _at(runs, start - 1) == "fy" and _at(runs, start).isdecimal() and len(_at(runs, start)) == 2
    year = year or (2000 + int(_at(runs, start)) if short else 0)
    if not year:
        return 0, at
    end = start + 1
    behind = _skip(runs, end, "fiscal", "financial")
    return year, behind + 1 if behind > end and _at(runs, behind) == "year" else end


def _day(run: str) -> int:
    digits = run.lower()
    for ending in ("st", "nd", "rd", "th"):
        digits = digits.removesuffix(ending)
    return int(digits) if digits.isdecimal() and len(digits) <= 2 and 1 <= int(digits) <= 31 else 0


def _date_at(runs: Sequence[str], at: int) -> _Read | None:
    """A day, else a month of a year: `September 24, 2022`, `24 September 2022`, `September 2022`."""
    at = _skip(runs, at, "the")
    iso = _at(runs, at)
    if len(iso) == len("2022-09-24") and iso[:4].isdecimal() and iso[4:5] == iso[7:8] == "-":
        return Wanted(int(iso[:4]), "", iso), at + 1
    if day := _day(_at(runs, at)):
        month, behind = _month(_at(runs, _skip(runs, at + 1, "of"))), _skip(runs, at + 1, "of") + 1
        year = _year(_at(runs, _skip(runs, behind, ",")))
        return (_on(year, month, day), _skip(runs, behind, ",") + 1) if month and year else None
    month = _month(_at(runs, at))
    if not month:
        return None
    day, behind = _day(_at(runs, at + 1)), _skip(runs, at + 2, ",")
    if day and _year(_at(runs, behind)):
        return _on(_year(_at(runs, behind)), month, day), behind + 1
    behind = _skip(runs, at + 1, "of", ",")
    year, end = _year_at(runs, behind)
    return (Wanted(year, "", month_ended((year, month))), end) if year else None


def _on(year: int, month: int, day: int) -> Wanted:
    return Wanted(year, "", f"{year:04}-{month:02}-{day:02}")


def _length_at(runs: Sequence[str], at: int) -> tuple[str, int]:
    """`the three months`, `12 weeks`, `the fiscal year`, `quarter`; empty where none is."""
    start = _skip(runs, at, "the")
    start = start + 1 if ORDINALS.get(_at(runs, start)) == 1 and _counted(runs, start + 1) else start
    if said := _counted(runs, start):
        return span_named(said[0]), said[1]
    start = _skip(runs, start, "fiscal", "financial")
    spans = {"quarter": "3M", "half": "6M", "half-year": "6M", "year": YEAR}
    end = _skip(runs, start + 1, "year") if _at(runs, start) == "half" else start + 1
    return (spans[_at(runs, start)], end) if _at(runs, start) in spans else ("", at)


def _counted(runs: Sequence[str], at: int) -> tuple[str, int] | None:
    first, second = _at(runs, at), _at(runs, at + 1)
    number, dash, unit = first.partition("-")
    if dash and unit in ("month", "months", "week", "weeks"):
        return f"{number} {unit}s".replace("ss", "s"), _skip(runs, at + 1, "period")
    if second in ("months", "weeks") and (first.isdecimal() or first in NUMBERS):
        return f"{first} {second}", _skip(runs, at + 2, "period")
    return None


def _ended_at(runs: Sequence[str], at: int, _: Sequence[Wanted]) -> _Read | None:
    """`Three months ended June 30, 2023`, `the quarter that ended in March 2025`."""
    span, behind = _length_at(runs, at)
    if not span:
        return None
    joins = ("that", "which", "ended", "ending", "ends", "to", "through", "until", "up", "till", "on", "in")
    day = _skip(runs, behind, *joins)
    found = _date_at(runs, day) if behind < day <= behind + _LONGEST_STRETCH else None
    return (replace(found[0], span=span), found[1]) if found else None


def _part_at(runs: Sequence[str], at: int, _: Sequence[Wanted]) -> _Read | None:
    """`The first half of fiscal 2025`, `the first six months of 2023`, `Q1 FY23`."""
    span, behind = _part(runs, at)
    if not span:
        return None
    behind = _skip(runs, behind, "of", "in", "for", "the", ",")
    year, end = _year_at(runs, behind)
    return (Wanted(year, span), end) if year else None


def _part(runs: Sequence[str], at: int) -> tuple[str, int]:
    at = _skip(runs, at, "the", "fiscal")
    if coded := _coded(_at(runs, at)):
        return coded, at + 1
    number = ORDINALS.get(_at(runs, at).replace("-", " ").partition(" ")[0], 0)
    word = _at(runs, at).partition("-")[2]
    behind = at + 1 if word else _skip(runs, at + 1, "fiscal")
    word = word or _at(runs, behind)
    behind = behind if _at(runs, at).partition("-")[2] else behind + 1
    if not number:
        return "", at
    if word == "quarter" and number <= 4:
        return _QUARTERS[int(number)], behind
    if word in ("half", "half-year") and number <= 2:
        return _HALVES[int(number)], behind
    counted = _counted(runs, at + 1)
    return (span_named(counted[0]), counted[1]) if counted and number == 1 else ("", at)


def _of_a_year(runs: Sequence[str], at: int, _: Sequence[Wanted]) -> _Read | None:
    """`Fiscal 2023's first quarter`, `2023 Q1`; else the year itself."""
    year, behind = _year_at(runs, at)
    if not year:
        return None
    span, end = _part(runs, behind)
    return (Wanted(year, span), end) if span and _at(runs, behind) not in ("the",) else (Wanted(year), behind)


def _months_at(runs: Sequence[str], at: int, _: Sequence[Wanted]) -> _Read | None:
    """`January to June 2023`."""
    first, second = _month(_at(runs, at)), _month(_at(runs, at + 2))
    if not first or not second or _at(runs, at + 1) not in ("to", "-", "–", "through", "until", "till", "and"):
        return None
    year, end = _year_at(runs, at + 3)
    span = span_named(f"{runs[at]} - {runs[at + 2]}")
    return (Wanted(year, span), end) if year and span else None


def _month_quarter(runs: Sequence[str], at: int, _: Sequence[Wanted]) -> _Read | None:
    """`The March 2025 quarter`."""
    found = _date_at(runs, at)
    if found and len(found[0].end) == len("2025-03") and _at(runs, found[1]) == "quarter":
        return replace(found[0], span="3M"), found[1] + 1
    return None


def _end_of(runs: Sequence[str], at: int, _: Sequence[Wanted]) -> _Read | None:
    """`The end of fiscal 2023`, `year-end 2023`, `the close of August 2022`."""
    start = _skip(runs, at, "the")
    if _at(runs, start) in ("year-end", "yearend"):
        start += 1
    elif _at(runs, start) in ("end", "close") and _at(runs, start + 1) == "of":
        start += 2
    else:
        return None
    if found := _date_at(runs, start):
        return found
    if found := _part_at(runs, start, ()):
        return found
    year, end = _year_at(runs, start)
    return (Wanted(year), end) if year else None


def _same_of(runs: Sequence[str], at: int, before: Sequence[Wanted]) -> _Read | None:
    """`The same half of FY24`, `a year earlier`: as long as the period before it."""
    if not before:
        return None
    start = _skip(runs, at, "the")
    if _at(runs, start) == "same":
        behind = _skip(runs, start + 1, "fiscal", "six", "three", "nine")
        behind = _skip(runs, behind + 1, "of", "in", "the", "a")
        year, end = _year_at(runs, behind)
        if year:
            return Wanted(year, before[-1].span), end
        if _at(runs, behind) in ("year", "prior", "previous", "last", "one"):
            return year_before(before[-1]), _skip(runs, behind, "year", "prior", "previous", "last", "one", *_EARLIER)
        return None
    start = _skip(runs, start, "a", "one", "prior", "previous")
    is_year = _at(runs, start) in ("year", "year-earlier", "year-ago")
    end = _skip(runs, start + 1, *_EARLIER)
    said = end > start + 1 or _at(runs, start) != "year" or _at(runs, start - 1) in ("prior", "previous")
    return (year_before(before[-1]), end) if is_year and said else None


_EARLIER = ("before", "earlier", "ago", "previously", "prior")


def year_before(time: Wanted) -> Wanted:
    """Return the same period of the year before."""
    month = time.end[5:7]
    end = month_ended((time.year - 1, int(month))) if month and time.span else ""
    return Wanted(time.year - 1, time.span, end)


def _date(runs: Sequence[str], at: int, _: Sequence[Wanted]) -> _Read | None:
    return _date_at(runs, at)


def _period(runs: Sequence[str], at: int, before: Sequence[Wanted]) -> _Read | None:
    for read in _READERS:
        if (found := read(runs, at, before)) is not None:
            return found
    return None


_READERS: Final[tuple[Callable[[Sequence[str], int, Sequence[Wanted]], _Read | None], ...]] = (
    *(_end_of, _ended_at, _part_at, _months_at, _month_quarter, _date, _same_of, _of_a_year),
)
