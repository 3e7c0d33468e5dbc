"""What a follow-up points back at (`that year`, `those three`, `the other two quarters`), put in words or periods."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from core.facts.periods_stored import QUARTERS, Key
from core.facts.plan import Cell, FactPlan, Operation, When
from core.facts.timespans import TimeSpan
from core.reading.digits import years_in
from core.reading.lexicon import alternatives, opens_with, pattern_of, speaks_of, standing_alone, words_of
from core.reading.number_words import NUMBERS
from core.reading.roles import Role


@dataclass(frozen=True, slots=True)
class Referred:
    """A question with what it points at said, or left out of it: then the measures and the time that are meant."""

    text: str
    measures: tuple[str, ...] = ()
    when: When | None = None


def resolved(question: str, previous: FactPlan | None) -> Referred:
    """Return a question that leans on `previous` with its references resolved, as far as they can be."""
    text = without_opening(question)
    if previous is None:
        return Referred(text)
    quarter = _quarter_told(previous)
    if quarter is not None:
        text = pattern_of("plan_that_quarter").sub(f"{quarter[1]} {quarter[0]}", text)
    year = year_told(previous)
    if year is not None:
        text = pattern_of("plan_that_year").sub(str(year), text)
    for refer in (_same_time, _others, _counted):
        if (found := refer(text, previous)) is not None:
            return found
    return Referred(text)


def without_opening(question: str) -> str:
    """Leave out what only opens a turn: `ok,`, `thanks -`, `back to`."""
    question = question.lstrip()
    found = _opening().match(question)
    return question[found.end() :] or question if found else question


def asks_how_many(text: str) -> bool:
    """`And how many employees?` asks of the figure itself; `and employees?` of the lowest, where that was asked for."""
    lead = pattern_of("leads_in").match(text) or pattern_of("also").match(text)
    return opens_with("plan_how_many", text[lead.end() :].lstrip(" ,") if lead else text)


@cache
def _opening() -> re.Pattern[str]:
    return re.compile(rf"(?:{alternatives('plan_opening')}(?=\W)[\s,.!:;–-]*)+", re.IGNORECASE)


def year_told(previous: FactPlan) -> int | None:
    """The one year that was told last; None where there were several, or none."""
    span = previous.when.span
    years = {year for year, _ in previous.shown} or set(span.years)
    if not years and span.start is not None and span.end is not None:
        years = {span.start.year, span.end.year}
    return next(iter(years)) if len(years) == 1 else None


def _quarter_told(previous: FactPlan) -> Key | None:
    key = previous.shown[-1] if len(previous.shown) == 1 else None
    return key if key is not None and key[1] in QUARTERS else None


def _same_time(text: str, previous: FactPlan) -> Referred | None:
    if pattern_of("plan_same_time").search(text) is None:
        return None
    whole = previous.when.said and previous.operation in _SINGLED_OUT  # the one told is not the time that was asked of
    when = When(TimeSpan(periods=previous.shown)) if previous.shown and not whole else previous.when
    return Referred(pattern_of("plan_same_time").sub(" ", text), when=when)


_SINGLED_OUT = frozenset((Operation.HIGHEST, Operation.LOWEST, Operation.RANGE, Operation.FIRST, Operation.WHICH))


def _others(text: str, previous: FactPlan) -> Referred | None:
    """The quarters of the year that was told last of which nothing was told."""
    cells = [cell for cell in previous.talked.told if cell[0] in previous.measures and cell[2] in QUARTERS]
    found = _other_quarters().search(text)
    if found is None or not cells:
        return None
    year = cells[-1][1]
    told = {period for _, of, period in cells if of == year}
    left = tuple((year, quarter) for quarter in QUARTERS if quarter not in told)
    if not left or (found["n"] and NUMBERS.get(found["n"].lower()) != len(left)):
        return None
    return Referred(_cut(text, found), when=When(TimeSpan(periods=left)))


@cache
def _other_quarters() -> re.Pattern[str]:
    n = rf"(?:(?P<n>{alternatives('count_word')}) )?"
    return re.compile(rf"{alternatives('plan_other')} {n}{alternatives('plan_quarters')}", re.IGNORECASE)


def _counted(text: str, previous: FactPlan) -> Referred | None:
    """`Those three` are the latest three figures told: of one measure its periods, of one period its measures."""
    sets = _set() if not speaks_of("plan_sum", text) else _set_to_add()
    for found in sets.finditer(text):
        number = 2 if found["n"] is None else NUMBERS.get(found["n"].lower(), 0)
        after = text[found.end() :].split(maxsplit=1)
        known = words_of("plan_neutral", "plan_sum")
        usual = not after or after[0].strip("?.,!").lower() in known or not after[0][0].isalpha()
        cells = _latest(previous.talked.told, number)
        if not usual or len(cells) < max(number, 2):
            continue
        measures = tuple(dict.fromkeys(measure for measure, _, _ in cells))
        periods = tuple(sorted({(year, period) for _, year, period in cells}))
        if len(measures) == 1 or len(periods) == 1:
            left = _cut(text, found)
            said = bool(years_in(left))
            return Referred(left, measures, None if said else When(TimeSpan(periods=periods)))
    return None


@cache
def _set() -> re.Pattern[str]:
    return _set_of("plan_both_figures")


@cache
def _set_to_add() -> re.Pattern[str]:
    """`Both together` adds two figures, where `both` alone may be of years, companies or measures."""
    return _set_of("plan_both_figures", "plan_both")


def _set_of(*both: Role) -> re.Pattern[str]:
    counted = rf"{alternatives('plan_those')} (?P<n>{alternatives('count_word')})(?: {alternatives('plan_set')})?"
    return standing_alone(rf"{counted}|{alternatives(*both)}", r"\w-")


def _latest(told: Sequence[Cell], number: int) -> list[Cell]:
    """The latest distinct cells; those of one turn told again count from then."""
    return list(dict.fromkeys(reversed(told)))[:number][::-1]


def _cut(text: str, found: re.Match[str]) -> str:
    return f"{text[: found.start()]} {text[found.end() :]}"
