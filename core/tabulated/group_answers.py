"""Questions of rows that belong together: which is highest, which grew fastest, how many fell, what they add up to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from core.facts.mentions import plain_named
from core.facts.plan import When
from core.facts.readable import readable
from core.facts.told import beside, listed
from core.model import FactRow
from core.reading.lexicon import either, opens_with, pattern_of, words_of
from core.reading.number_words import NUMBERS
from core.reading.roles import Role
from core.reading.senses import idle_senses, senses_of
from core.tabulated.alternatives import alternatives_in, group_named
from core.tabulated.asking import TableQuestion, when_in
from core.tabulated.document import DocumentTables
from core.tabulated.finding import Found, Sheets, Wanted
from core.tabulated.groups import Group, group_of, periods_in
from core.tabulated.periods import quarter_asked
from core.tabulated.rows import called, derived_row, is_fiscal, shown, shown_period, stated_row
from core.tabulated.subject import names_in, without_subject

_MOST_TOLD = 12


@dataclass(frozen=True, slots=True)
class _Kind:
    """What is asked of a group, and by which words: one of each of `roles`. `moves` needs two periods."""

    name: str
    roles: tuple[tuple[Role, ...], ...]
    moves: bool = False


_KINDS: Final = (
    _Kind("grew fastest", (("table_group_ask",), ("table_fastest",)), moves=True),
    _Kind("grew least", (("table_group_ask",), ("table_slowest",)), moves=True),
    _Kind("fell", (("table_group_ask",), ("table_less",), ("plan_compare",), ("table_than",)), moves=True),
    _Kind("rose", (("table_group_ask",), ("table_more",), ("plan_compare",), ("table_than",)), moves=True),
    _Kind("lowest", (("table_group_ask",), ("plan_lowest",))),
    _Kind("highest", (("table_group_ask",), ("plan_highest",))),
    _Kind("average", (("plan_average",),)),
    _Kind("sum", (("table_add_up",),)),
    _Kind("fell", (("table_group_ask",), ("plan_fall",)), moves=True),
    _Kind("rose", (("table_group_ask",), ("plan_rise",)), moves=True),
)
_COMPARED: Final = (
    _Kind("grew fastest", (("table_faster", "table_fastest"),), moves=True),
    _Kind("grew least", (("table_slower", "table_slowest"),), moves=True),
    _Kind("highest", (("table_more", "plan_highest"),)),
    _Kind("lowest", (("table_less", "plan_lowest"),)),
)
_IN_PERCENT: Final = ("grew fastest", "grew least")
_ASKS: tuple[Role, ...] = (
    *("table_group_ask", "table_fastest", "table_slowest", "table_than", "plan_highest", "plan_lowest"),
    *("plan_average", "table_add_up", "table_idle", "ratio_word", "plan_percent", "months_word", "weeks_word"),
)
_MOVED: tuple[Role, ...] = ("table_less", "table_more", "plan_fall", "plan_rise", "plan_compare", "plan_change")
_NUMBER = re.compile(rf"(?<!\w)(?P<n>\d{{1,3}}|{either(NUMBERS)})\s+(?P<of>\w+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class GroupAnswer:
    """The sentence, the rows behind it (computed ones first) and the cells it rests on."""

    text: str
    rows: tuple[FactRow, ...]
    cells: tuple[Found, ...]
    whose: str
    when: When


@dataclass(frozen=True, slots=True)
class _Asked:
    kind: _Kind
    senses: frozenset[str]
    spare: frozenset[str]
    count: int
    whose: str


def answer_from_group(question: TableQuestion, document: DocumentTables) -> GroupAnswer | None:
    """Return what is asked of rows together, where the question names the document and a group is sure."""
    told = without_subject(question.text, document.subject)
    when, rest = when_in(told.rest, question.today)
    if told.whose and (found := _of_alternatives(question, plain_named(rest), when, _Telling(told.whose, document))):
        return found
    asked = _read(plain_named(rest), told.whose, names_in(told.rest), document)
    if asked is None or (asked.kind.name in _IN_PERCENT and _says(question.asked, "plan_in_money")):
        return None  # what moved most in percent need not have in dollars
    sheets = Sheets(document.tables, document.subject)
    wanted = _periods(question, when, sheets, moves=asked.kind.moves)
    for senses in _readings(asked):
        groups = [group_of(senses, sheets, one) for one in wanted]
        known = [group for group in groups if group is not None]
        if not known or len(known) < len(groups) or asked.count not in (0, len(known[-1].cells)):
            continue
        text, made, cells = _TOLD[asked.kind.name](known, _Telling(asked.whose, document))
        if text:
            stated = tuple(stated_row(cell, asked.whose, document) for cell in cells)
            return GroupAnswer(text, (*made, *stated), cells, asked.whose, when)
    return None


def _of_alternatives(question: TableQuestion, rest: str, when: When, telling: _Telling) -> GroupAnswer | None:
    """`Which was larger, the North or the South?`: lines by their names."""
    kind = next((one for one in _COMPARED if all(_says(rest, *roles) for roles in one.roles)), None)
    names = alternatives_in(rest, (*_ASKS, *_MOVED, "table_faster", "table_slower")) if kind else ()
    if kind is None or not names:
        return None
    sheets = Sheets(telling.document.tables, telling.document.subject)
    wanted = _periods(question, when, sheets, moves=kind.moves)
    written = [_as_written(name, question.text) for name in names]
    groups = [group for one in wanted if (group := group_named(written, sheets, one)) is not None]
    if not groups or len(groups) < len(wanted):
        return None
    text, made, cells = _TOLD[kind.name](groups, telling)
    stated = tuple(stated_row(cell, telling.whose, telling.document) for cell in cells)
    return GroupAnswer(text, (*made, *stated), cells, telling.whose, when) if text else None


def _as_written(name: str, text: str) -> str:
    """A name as the question has it: `R&D`."""
    at = text.casefold().find(name)
    return text[at : at + len(name)] if at >= 0 else name


def _read(rest: str, whose: str, names: frozenset[str], document: DocumentTables) -> _Asked | None:
    kind = next((one for one in _KINDS if all(_says(rest, *roles) for roles in one.roles)), None)
    if kind is None or _says(rest, "plan_in_which"):
        return None
    known = document.words
    if not whose and not (names and names <= known):
        return None
    roles = (*_ASKS, *_MOVED) if kind.moves else _ASKS
    left = rest
    for role in roles:
        left = pattern_of(role).sub(" ", left)
    found = _NUMBER.search(rest)
    senses = _senses(left)
    count = _count(found) if found is not None and senses_of(found["of"]) & senses else 0
    # A name that rows bear is asked for: `Zone GC and Zone AOA together` are not all zones.
    spare = senses & frozenset(senses_of(" ".join(names))) - senses_of(" ".join(document.texts))
    if kind.moves and (senses <= _group_nouns() or opens_with("asks_what_does", rest)):
        return None  # of `which region shrank` nobody knows what of it did
    return _Asked(kind, senses, spare, count, whose) if senses else None


def _says(text: str, *roles: Role) -> bool:
    return any(pattern_of(role).search(text) for role in roles)


def _senses(text: str) -> frozenset[str]:
    kept = (word for word in text.split() if word.strip(".,:;?") not in NUMBERS and not word.isdigit())
    return senses_of(" ".join(kept)) - idle_senses()


def _count(found: re.Match[str]) -> int:
    said = found["n"].lower()
    return int(said) if said.isdigit() else int(NUMBERS[said])


def _readings(asked: _Asked) -> Iterator[frozenset[str]]:
    """All that is said; without names, which may be the document's; a kind of part by the name statements give it."""
    nouns = _group_nouns()
    segment = senses_of("segment")
    for senses in dict.fromkeys((asked.senses, asked.senses - asked.spare)):
        yield senses
        if senses & nouns:
            yield (senses - nouns) | segment


@cache
def _group_nouns() -> frozenset[str]:
    return frozenset().union(*(senses_of(noun) for noun in words_of("table_group_noun")))


def _periods(question: TableQuestion, when: When, sheets: Sheets, *, moves: bool) -> list[Wanted]:
    span, years = question.span or quarter_asked(when), sorted(when.span.years)
    if question.days or len(years) > 2 or (len(years) > 1 and not moves):
        return []
    if moves:
        pair = [years[0] - 1, years[0]] if len(years) == 1 else years
        return [Wanted(year, span) for year in pair] or periods_in(sheets, span)[-2:]
    if years:
        return [Wanted(years[0], span)]
    return periods_in(sheets, span)[-1:] or [Wanted()]


@dataclass(frozen=True, slots=True)
class _Telling:
    whose: str
    document: DocumentTables

    def derived(self, cell: Found, name: str, value: float, unit: str = "") -> FactRow:
        return derived_row(cell, (self.whose, name), value, unit, self.document)


_Told = tuple[str, tuple[FactRow, ...], tuple[Found, ...]]


def _name(cell: Found) -> str:
    return called(cell)[:1].upper() + called(cell)[1:]


def _figure(cell: Found, value: float | None = None) -> str:
    return shown(cell.value, cell.unit, cell.cell) if value is None else shown(value, cell.unit)


def _in(cell: Found) -> str:
    when = shown_period(cell.period, None, fiscal=is_fiscal(cell))
    return f" in {when}" if when else ""


def _extreme(groups: Sequence[Group], telling: _Telling, *, highest: bool) -> _Told:
    cells = sorted(groups[-1].cells.values(), key=lambda cell: cell.value, reverse=highest)
    first, second = cells[:2]
    if first.value == second.value:
        return "", (), ()
    others = listed([beside(_name(cell), _figure(cell)) for cell in cells[1:_MOST_TOLD]])
    word = "highest" if highest else "lowest"
    text = f"{_name(first)} was {word}{_in(first)}, at {_figure(first)}; the others: {others}."
    return text, (), tuple(cells[:_MOST_TOLD])


def _pairs(groups: Sequence[Group]) -> list[tuple[Found, Found]]:
    """A row's two periods; none where a row has only one, as nobody knows how that moved."""
    if len(groups) != len(("first", "last")):
        return []
    first, last = groups
    return (
        [(first.cells[at], cell) for at, cell in last.cells.items()] if first.cells.keys() == last.cells.keys() else []
    )


def _growth(groups: Sequence[Group], telling: _Telling, *, fastest: bool) -> _Told:
    pairs = [pair for pair in _pairs(groups) if pair[0].value > 0]
    rates = sorted(((100 * (b.value / a.value - 1), a, b) for a, b in pairs), key=lambda one: one[0], reverse=fastest)
    if len(rates) < len(_pairs(groups)) or not rates:
        return "", (), ()
    rate, before, after = rates[0]
    others = [f"{_name(b)} {readable(other, 'percent')}" for other, _, b in rates[1:_MOST_TOLD]]
    word = "grew fastest" if fastest else "grew least"
    verb = "up" if rate >= 0 else "down"
    text = (
        f"{_name(after)} {word}: {verb} {readable(abs(rate), 'percent')}, from {_figure(before)}{_in(before)} to "
        f"{_figure(after)}{_in(after)}{f'; the others: {listed(others)}' if others else ''}."
    )
    made = tuple(telling.derived(b, f"{b.label} growth", other, "percent") for other, _, b in rates[1:_MOST_TOLD])
    pairs = [(a, b) for _, a, b in rates[:_MOST_TOLD]]
    growth = telling.derived(after, "growth", rate, "percent")
    return text, (growth, *made), tuple(cell for pair in pairs for cell in pair)


def _moved(groups: Sequence[Group], telling: _Telling, *, up: bool) -> _Told:
    pairs = _pairs(groups)
    moved = [(a, b) for a, b in pairs if a.value != b.value and (b.value > a.value) is up]
    if not pairs:
        return "", (), ()
    verb = "rose" if up else "fell"
    each = [_move(a, b) for a, b in moved[:_MOST_TOLD]]
    text = f"{len(moved)} of {len(pairs)} {verb}{': ' + listed(each) if each else ''}."
    made = tuple(telling.derived(b, f"{b.label} change", b.value - a.value) for a, b in moved)
    counted = tuple(telling.derived(pairs[0][1], "count", n, "ratio") for n in (len(moved), len(pairs)))
    return text, (*counted, *made), tuple(cell for pair in (moved or pairs)[:_MOST_TOLD] for cell in pair)


def _move(before: Found, after: Found) -> str:
    by = _figure(after, abs(after.value - before.value))
    return f"{_name(after)} by {by}, from {_figure(before)}{_in(before)} to {_figure(after)}{_in(after)}"


def _whole(groups: Sequence[Group], telling: _Telling, *, average: bool) -> _Told:
    cells = tuple(groups[-1].cells.values())
    total = sum(cell.value for cell in cells)
    if cells[0].unit.name == "percent" and not average:
        return "", (), ()
    value = total / len(cells) if average else total
    parts = listed([beside(_name(cell), _figure(cell)) for cell in cells[:_MOST_TOLD]])
    rest = f" and {len(cells) - _MOST_TOLD} more" if len(cells) > _MOST_TOLD else ""
    how = "On average, it was" if average else "Together, it was"
    text = f"{how} {_figure(cells[0], value)}{_in(cells[0])}: {parts}{rest}."
    made = [telling.derived(cells[0], "average" if average else "total", value)]
    made += [telling.derived(cells[0], "count", len(cells) - _MOST_TOLD, "ratio")] if rest else []
    return text, tuple(made), cells


_TOLD: Mapping[str, Callable[[Sequence[Group], _Telling], _Told]] = {
    "highest": lambda groups, telling: _extreme(groups, telling, highest=True),
    "lowest": lambda groups, telling: _extreme(groups, telling, highest=False),
    "grew fastest": lambda groups, telling: _growth(groups, telling, fastest=True),
    "grew least": lambda groups, telling: _growth(groups, telling, fastest=False),
    "rose": lambda groups, telling: _moved(groups, telling, up=True),
    "fell": lambda groups, telling: _moved(groups, telling, up=False),
    "sum": lambda groups, telling: _whole(groups, telling, average=False),
    "average": lambda groups, telling: _whole(groups, telling, average=True),
}
