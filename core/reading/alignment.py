"""Which year belongs to which figure of a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from core.reading.amounts import Amount
from core.reading.calendars import era_years
from core.reading.claim_words import language_said
from core.reading.kindred import kindred
from core.reading.languages import READ
from core.reading.lexicon import alternatives, ends_with, opens_with, pattern_of, speaks_of, words_of
from core.reading.number_words import ORDINALS
from core.reading.periods import LONGEST_RANGE, YEAR, named_periods, ranges_in
from core.reading.roles import Role

_SHORT = (
    r"(?:(?<=FY\d\d)|(?<=FY['’\s]\d\d)|(?<=FY\s['’]\d\d)|(?<=(?:Q[1-4]|[1-4]Q)\d\d)|(?<=(?:Q[1-4]|[1-4]Q)['’]\d\d))"
)
_YEAR = re.compile(rf"{YEAR}|(\d{{2}}){_SHORT}(?![\d.,]\d|\d)")
_MAY_NAME_A_YEAR = re.compile(r"[12FQ](?:[5-90]\d\d|Y|[1-4]|(?<=[1-4])Q)|[1-4]Q")
_BREAK = re.compile(
    rf"[;:]|.\(|,\s{alternatives('coordinates', 'compares', 'moves_on')}|{alternatives('compares', 'compared_from')}"
)
_CLAUSE = re.compile(rf";|,\s{alternatives('coordinates')}")
Years = tuple[int, ...]
_STEPS: tuple[tuple[Role, int], ...] = (("year_before", -1), ("year_after", 1))
_HEAD_FINAL = frozenset(language.code for language in READ if language.head_final)
_CLAUSE_MARKS = frozenset(",;")
REACH = 60
"""Characters between a figure and the year behind it at most."""


def years_of_figures(text: str, amounts: Sequence[Amount], start: int = 0) -> list[tuple[int, ...]]:
    """Return for each figure of one sentence the year it is about, or nothing where the sentence does not tell.

    `$5 and $4 in 2019 and 2018, respectively` is read in order; `(2018: $4)` and `$4 (2018)` by the bracket; `$4 in
    2018` by the year behind; else the last year before the figure that is not another figure's. `start` is the
    sentence's offset in the text of the amounts.
    """
    years = [(at + start, named) for at, named in _with_relative(text, _years_named(text))]
    if not years:
        return [()] * len(amounts)
    distinct = list(dict.fromkeys(y for _, y in years))
    if len(amounts) == 1:
        return [_of_its_clause(text, amounts[0], years, start) or named_periods(text).years]
    if len(distinct) > 1 and speaks_of("in_turn", text) and len(amounts) % len(distinct) == 0:
        return [distinct[i % len(distinct)] for i in range(len(amounts))]
    if led := _led(text, start, amounts, years):
        return led
    behind = {i: y for i in range(len(amounts)) if (y := _behind(text, start, amounts, i, years))}
    taken = set(behind.values())
    return [_year_of(amounts, i, behind, [y for y in years if y not in taken]) for i in range(len(amounts))]


def quarters_of_figures(text: str, amounts: Sequence[Amount], start: int = 0) -> list[tuple[int, ...]]:
    """Return for each figure of one sentence the quarter that it is about; all that are named where that is not told.

    It is told where just one stands before each figure (`in Q1 18,200, in Q2 21,450`), or just one behind each.
    """
    named = named_periods(text).quarters
    if not named or len(amounts) < PAIR:
        return [named] * len(amounts)
    edges = [0, *(e for a in amounts for e in (a.start - start, a.end - start)), len(text)]
    read = _named_in if speaks_of("half", text) else _quarters_in
    gaps = [read(text[low:high]) for low, high in zip(edges[::2], edges[1::2], strict=True)]
    if len(named) < PAIR and sum(map(len, gaps)) < PAIR:
        return [named] * len(amounts)
    for told, rest in ((gaps[:-1], gaps[-1]), (gaps[1:], gaps[0])):
        if not rest and all(len(quarters) == 1 for quarters in told):
            return told
    return [named] * len(amounts)


def _led(text: str, start: int, amounts: Sequence[Amount], years: Sequence[tuple[int, Years]]) -> list[Years]:
    """The year before each figure, where each begins a clause: `En 2023 contó 41.200 visitas y en 2024 contó 48.900`.

    Nothing where one figure has none before it, or several, where one stands behind the last, or in a figure's clause.
    """
    if len(years) != len(amounts) or len(years) < PAIR or years[0][0] >= amounts[0].start:
        return []
    joints = _joints(language_said(text))
    for (at, _), before, behind in zip(years[1:], amounts, amounts[1:], strict=False):
        if not before.end <= at < behind.start:
            return []
        words = text[before.end - start : at - start].replace(",", " , ").lower().split()
        if not any(word in joints or word == "," for word in words[-LEADS:]):
            return []
    return [named for _, named in years]


@cache
def _joints(language: str) -> frozenset[str]:
    """What joins clauses in a language and in those that it may be taken for, where no preposition is written so."""
    spoken = kindred(language)
    return frozenset(
        word
        for code in spoken
        for word in words_of("coordinates", language=code)
        if code == language or all(word not in words_of("preposition", language=other) for other in spoken)
    )


PAIR = 2
LEADS = 3
"""Words before a year, with the one that joins its clause: `y en el año`."""


def _named_in(text: str) -> Years:
    return named_periods(text).quarters


def _quarters_in(text: str) -> Years:
    """The quarters that a stretch names; the word itself may be left to another: `17,850 in the second`."""
    named = named_periods(text).quarters
    if named or (text.isascii() and not any(ordinal in text for ordinal in ORDINALS)):
        return named
    words = (word.strip(",;()").lower() for word in text.split())
    return tuple(dict.fromkeys(ORDINALS[word] for word in words if word in ORDINALS))


def _of_its_clause(text: str, amount: Amount, years: Sequence[tuple[int, Years]], start: int) -> Years:
    """The years of the clause of a sentence's only figure, or all where no clause parts them from it."""
    near = [y for y in years if not _CLAUSE.search(text, *_between(amount, y[0], start))]
    return tuple(dict.fromkeys(y for _, named in near or years for y in named)) if len(near) < len(years) else ()


def _between(amount: Amount, at: int, start: int) -> tuple[int, int]:
    return (amount.end - start, at - start) if at >= amount.end else (at - start, amount.start - start)


def _years_named(text: str) -> list[tuple[int, Years]]:
    """Years in order with their places; a range (`2021-2023`) is one, of all its years."""
    eras: list[tuple[int, Years]] = [(start, (year,)) for year, start, _ in era_years(text)]
    if not _MAY_NAME_A_YEAR.search(text):
        return eras
    ranges = {at: tuple(range(a, b + 1)) for a, b, at in ranges_in(text) if a < b <= a + LONGEST_RANGE}
    found: list[tuple[int, Years]] = []
    inside = -1
    for match in _YEAR.finditer(text):
        if match.start() in ranges:
            found.append((match.start(), ranges[match.start()]))
            inside = match.end() + len(" through 2023")
        elif not (match.start() < inside and int(match[1] or 0) in found[-1][1][1:]):
            found.append((match.start(), (_full(match[1] or match[2]),)))
    return sorted((*eras, *found)) if eras else found


def _with_relative(text: str, years: list[tuple[int, Years]]) -> list[tuple[int, Years]]:
    """Add the years that are told by another: `2,447 a year before`, `36.9 in 2021, 52.3 the following year`."""
    steps = [(role, step) for role, step in _STEPS if years and speaks_of(role, text)]
    found = ((match, step) for role, step in steps for match in pattern_of(role).finditer(text))
    told = [(match.start(), step) for match, step in found if not _is_compared_with(text, match)]
    added = [(at, (_anchor(at, years) + step,)) for at, step in told]
    return sorted((*years, *added))


def _is_compared_with(text: str, match: re.Match[str]) -> bool:
    """Only the comparison is of that year: `전년보다 8.3% 증가`, `比上年增长4.5%`."""
    if text.isascii() or language_said(text) == "en":
        return False
    return ends_with("than", text[: match.start()]) or opens_with("than", text[match.end() :])


def _anchor(at: int, years: Sequence[tuple[int, Years]]) -> int:
    """The year named last before a place, or else first behind it."""
    before = [named for place, named in years if place < at]
    return max(before[-1]) if before else min(years[0][1])


def _year_of(
    amounts: Sequence[Amount], i: int, behind: dict[int, tuple[int, Years]], free: list[tuple[int, Years]]
) -> Years:
    if i in behind:
        return behind[i][1]
    before = [y for at, y in free if at < amounts[i].start]
    return before[-1] if before else ()


def _behind(
    text: str, start: int, amounts: Sequence[Amount], i: int, years: list[tuple[int, Years]]
) -> tuple[int, Years] | None:
    """Return place and year of the year behind the figure (or before it in `2018: $4`), with no clause between."""
    amount = amounts[i]
    before = [y for y in years if y[0] < amount.start]
    if before and _heads(text[before[-1][0] - start : amount.start - start]):
        return before[-1]
    if not text.isascii() and before and language_said(text) in _HEAD_FINAL:
        return None
    until = amounts[i + 1].start if i + 1 < len(amounts) else start + len(text)
    after = next((y for y in years if amount.end <= y[0] < until), None)
    if after is None or after[0] - amount.end > REACH:
        return None
    if before and i + 1 < len(amounts) and _leads_the_next(text, start, after[0], amounts[i + 1], years):
        return None
    between = text[amount.end - start : after[0] - start]
    if before and i + 1 < len(amounts) and speaks_of("coordinates", between, language_said(text)):
        return None  # `in 2023 it counted 41,200 visitors and in 2024 it counted 48,900`: so do those that `and` joins
    if "," in between and before and not _CLAUSE_MARKS.intersection(text[before[-1][0] - start : amount.start - start]):
        return None  # `2023 sold 48,500, 2022 only 45,200`: each clause begins with its year.
    return None if _BREAK.search(between.removeprefix(" (").removeprefix("(")) else after


def _leads_the_next(text: str, start: int, at: int, amount: Amount, years: Sequence[tuple[int, Years]]) -> bool:
    """A year, a comma and a figure that has no other year behind it: `in 2019 we sold 1,250 and in 2022, 2,030`."""
    between = text[at - start : amount.start - start].rstrip()
    if between.isdecimal():
        return True  # `2022 sold 18,400 and 2023 21,250`
    alone = between.endswith(",") and between[:-1].isdecimal()
    return alone and not any(place >= amount.end for place, _ in years)


def _heads(between: str) -> bool:
    """A year, maybe a colon or an equals sign, and nothing else: `2018: `, `2018 `."""
    return between.rstrip().rstrip(":=").rstrip().isdecimal()


def _full(year: str) -> int:
    number = int(year)
    return number if number > 100 else (2000 + number if number < 70 else 1900 + number)
