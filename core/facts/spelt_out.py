"""A question as it was typed in haste, spelt out: `rev fy22-24 vs prev yr` in the words that the grammar reads."""

from __future__ import annotations

import re
from collections.abc import Collection
from datetime import date
from functools import cache

from core.facts.metrics import SPOKEN, spoken
from core.facts.ratios import spoken_ratios
from core.reading.calendars import MONTH_NUMBERS
from core.reading.detection import language_of, sure_language_of
from core.reading.languages import LANGUAGES
from core.reading.lexicon import alternatives, either, pattern_of, standing_alone

_SPACED_RANGE = re.compile(r"(?<=\d{4})\s[-–—]\s(?=\d{4}(?!\d))")  # `2019 - 2022`
_EARLIEST, _AHEAD = 1990, 5
_FEW = 4


def spelt_out(question: str, companies: Collection[str], today: date) -> str:
    """Return a question with shorthand and years of two digits written in full, and without what is mere courtesy.

    A symbol of `companies`, written as it is, stays: `NI` may be a ticker.
    """
    text = _shorthand().sub(lambda match: _in_full(match[0], companies), question)
    text = _SPACED_RANGE.sub("-", pattern_of("plan_courtesy").sub(" ", _without_signs(text)))
    return _behind_a_measure(_short_years().sub(lambda match: _years_in_full(match, today), text), today)


def _without_signs(text: str) -> str:
    """`Close > 50` and `2022 -> 2023` in words."""
    for sign, words in _SIGNS:
        text = text.replace(sign, words)
    return _with_one(text)


def _with_one(text: str) -> str:
    """`A billion`, `one million` and `half a billion` with a figure: as words they may be none."""
    words = text.split(" ")
    for at, word in enumerate(words[1:], start=1):
        if word.strip(",.?!").casefold() not in _SCALES or words[at - 1].casefold() not in ("a", "one"):
            continue
        halved = at > 1 and words[at - 2].casefold() == "half"
        words[at - 1] = "0.5" if halved else "1"
        words[at - 2] = "" if halved else words[at - 2]
    return " ".join(words)


_SCALES = frozenset(("thousand", "million", "billion", "trillion"))


_SIGNS = (
    *(("->", " to "), ("=>", " to "), ("→", " to "), (">=", " at least "), ("≥", " at least "), ("<=", " at most ")),
    *(("≤", " at most "), (" > ", " above "), (" < ", " below "), ("Δ", " change ")),
)


def language_spoken(question: str) -> str:
    """Return a question's language; one word alone (`op income`) may be haste: then that of what it stands for."""
    found = language_of(question)
    if found in ("", "en") or sure_language_of(question):
        return found
    return language_of(_shorthand().sub(lambda match: _in_full(match[0], ()), question))


def _behind_a_measure(text: str, today: date) -> str:
    """`Capex 24`: a measure and two digits, and nothing else."""
    said = text.rstrip(" ?.!").split()
    last = said[-1].lstrip("'’") if len(said) > 1 else ""
    if len(said) > _FEW or not (last.isdecimal() and len(last) == len("24")):
        return text
    year = _year(last, today)
    named = any(spoken(" ".join(said[at:-1])) in {**SPOKEN, **spoken_ratios()} for at in range(len(said) - 1))
    return " ".join((*said[:-1], str(year))) if named and year is not None and year <= today.year + 1 else text


def _in_full(written: str, companies: Collection[str]) -> str:
    return written if written in companies else _stands_for()[" ".join(written.casefold().split())]


@cache
def _stands_for() -> dict[str, str]:
    """Of all languages: so few words are in haste that none can be told."""
    return {short: full for language in LANGUAGES for short, full in language.shorthand.items()}


@cache
def _shorthand() -> re.Pattern[str]:
    return standing_alone(either(_stands_for(), whole=True), r"\w&/'’-")


@cache
def _short_years() -> re.Pattern[str]:
    """Two digits behind what leads to a year, or two such years as a range, before nothing that they would count."""
    leads = rf"{alternatives('plan_leads_to_year')}|q[1-4]|h[12]|{either(MONTH_NUMBERS)}"
    period = r"(?<![\w.])(?P<part>(?:q[1-4]|h[12]|fy)\s+)['’]?(?P<of>\d\d)(?![\w.,%–-])(?!\s*\d)"
    ends = rf"(?=\s*(?:$|[?!,;.)]|[-–]\s?\d\d\b|{alternatives('plan_joins_years')}\s))(?!,?\s*\d{{4}})"
    single = rf"(?<![\w.])(?P<lead>(?:{leads})\.?\s+)['’]?(?P<year>\d\d){ends}"
    pair = r"(?<![\w.,$€£/–-])['’]?(?P<first>\d\d)\s?(?P<dash>[-–])\s?['’]?(?P<last>\d\d)(?![\w.,/%–-])"
    return re.compile(f"{pair}|{single}|{period}", re.IGNORECASE)


def _years_in_full(match: re.Match[str], today: date) -> str:
    written = [match[name] for name in ("first", "last", "year", "of") if match[name]]
    years = [_year(digits, today) for digits in written]
    if any(year is None for year in years) or (len(years) == 2 and years != sorted(years, key=lambda y: y or 0)):
        return match[0]
    return f"{match['lead'] or match['part']}{years[0]}" if len(years) == 1 else f"{years[0]}-{years[1]}"


def _year(digits: str, today: date) -> int | None:
    """The year of the last decades or the next few that ends so."""
    latest = today.year + _AHEAD
    year = latest - (latest - int(digits)) % 100
    return year if year >= _EARLIEST else None
