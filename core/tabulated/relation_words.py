"""What a question asks of a relation: the operation, its words beside that, and the periods and figures it names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.facts.mentions import plain_named
from core.facts.plan import Operation
from core.reading.characters import has_digit
from core.reading.lexicon import pattern_of, speaks_of
from core.reading.names import unaccented
from core.reading.opposites import compared_by
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.reading.time_lengths import span_named
from core.tabulated.asking import TableQuestion, when_in
from core.tabulated.asks import two_periods
from core.tabulated.covered_questions import asks_once, wanted_periods
from core.tabulated.finding import Wanted
from core.tabulated.months import months_asked

_ALWAYS: tuple[Role, ...] = (
    "table_group_noun",
    "row_noun",
    "row_deed",
    "table_kind_noun",
    "table_record",
    "table_placed",
)
_MOVING: tuple[Role, ...] = (
    *("plan_percent", "percent", "plan_rise", "plan_fall", "plan_change", "plan_above", "plan_below"),
    *("plan_compare", "planned_column", "table_year_before", "plan_by_how_much"),
)
_SOFT: dict[Operation, tuple[Role, ...]] = {
    Operation.COUNT: ("plan_how_many", "table_group_ask", "none_of", "plan_below", "plan_above"),
    Operation.SUM: (
        "across_all",
        "plan_sum",
        "plan_total",
        "opens_total",
        "table_add_up",
        "plan_both",
        "plan_full_year",
        "plan_each",
    ),
    Operation.AVERAGE: ("plan_average", "calendar_word"),
    Operation.HIGHEST: ("plan_highest", "plan_lowest", "table_group_ask", "plan_sum", "plan_total"),
    Operation.PERCENT_CHANGE: _MOVING,
    Operation.VALUE: ("how_measured",),
}
_SUMS: tuple[Role, ...] = ("plan_sum", "plan_total", "opens_total", "table_add_up")
_MOVES: tuple[Role, ...] = ("plan_percent", "percent", "plan_change", "plan_by_how_much")
_SIDES: tuple[Role, ...] = ("plan_above", "plan_below", "plan_rise", "plan_fall", "table_than", "plan_compare")
_LAST_OF_QUARTER = {"Q1": (1, 3), "Q2": (4, 6), "Q3": (7, 9), "Q4": (10, 12), "6M": (1, 6), "H2": (7, 12)}


@dataclass(frozen=True)  # no slots: what is read of it is read once
class RelationAsk:
    """A question before it is known of which table: `rest` is what it says beside periods and the operation's words.

    `months` are the numbers of those that it names, or that its half year or quarter has; `numbers` are figures beside
    periods, which something must say.
    """

    said: str
    rest: str
    operation: Operation
    highest: bool
    moves: bool
    words: AskedWords
    wanted: tuple[Wanted, ...]
    months: frozenset[int]
    numbers: tuple[str, ...]

    @cached_property
    def runs(self) -> list[str]:
        """The words in order, in lower case."""
        return self.rest.split()

    @property
    def says_period(self) -> bool:
        """A quarter is asked for: `in which quarter`."""
        return speaks_of("quarter", self.said, ENGLISH)

    @property
    def sells(self) -> bool:
        """`How much did Melton turn over`: what was sold for is asked."""
        return speaks_of("plan_sell", self.rest, ENGLISH)

    def says(self, *roles: Role) -> bool:
        """Tell whether a word of one of the roles is said."""
        return any(speaks_of(role, self.rest, ENGLISH) for role in roles)


def relation_asks(question: TableQuestion) -> list[RelationAsk]:
    """Return what an English question may ask, the likeliest first; none of what leaves things out or looks ahead."""
    when, rest = when_in(question.text, question.today)
    text = plain_named(rest)
    beyond = any(speaks_of(role, text, ENGLISH) for role in ("table_not", "plan_future", "plan_instead"))
    if beyond:
        return []
    wanted, months = wanted_periods(question, when), months_asked(question.asked)
    moves = any(speaks_of(role, text, ENGLISH) for role in ("plan_rise", "plan_fall"))
    if question.year_before and len(wanted) == 1:
        wanted = two_periods(wanted)
    span = next((one.span for one in wanted if one.span), "")
    if not months and span in _LAST_OF_QUARTER:
        months = frozenset(range(_LAST_OF_QUARTER[span][0], _LAST_OF_QUARTER[span][1] + 1))
    numbers = tuple(
        run
        for run in plain_named(question.text).split()
        if has_digit(run) and not (named_periods(run).years or named_periods(run).quarters or span_named(run))
    )
    found = []
    of_somebody = speaks_of("asks_person", text, ENGLISH)
    for operation in (Operation.VALUE,) if of_somebody else _operations(text, wanted):
        if not (asks_once(question.text) or operation is Operation.HIGHEST):
            continue  # `how many, and at what price`: which one has the most, is told with how much it has
        superlatives, highest = _superlatives(text)
        left = " ".join(run for run in text.split() if run not in superlatives) if _is_extreme(operation) else text
        soft = (*_ALWAYS, *_SOFT.get(operation, ()), *(_MOVING if moves else ()))
        words = AskedWords(unaccented(left), ENGLISH, soft)
        found.append(RelationAsk(question.asked, left, operation, highest, moves, words, wanted, months, numbers))
    return found


def _is_extreme(operation: Operation) -> bool:
    return operation is Operation.HIGHEST


def _operations(text: str, wanted: Sequence[Wanted]) -> list[Operation]:
    superlatives, _ = _superlatives(text)
    if superlatives:
        return [Operation.HIGHEST]
    if speaks_of("plan_average", text, ENGLISH):
        return [Operation.AVERAGE]
    sides = any(pattern_of(role, ENGLISH).search(text) for role in _SIDES)
    if len(wanted) > 1 and (sides or any(pattern_of(role, ENGLISH).search(text) for role in _MOVES)):
        return [Operation.PERCENT_CHANGE]
    if speaks_of("plan_how_many", text, ENGLISH):
        return [Operation.VALUE, Operation.COUNT]
    summed = any(speaks_of(role, text, ENGLISH) for role in _SUMS) or speaks_of("across_all", text, ENGLISH)
    return [Operation.SUM] if summed else [Operation.VALUE, Operation.SUM]


def _superlatives(text: str) -> tuple[frozenset[str], bool]:
    """Return the words that set one before all others (`most expensive`), and whether it has most of it."""
    runs = text.split()
    found: dict[str, bool] = {}
    for at, run in enumerate(runs):
        by = compared_by(run, ENGLISH)
        if by is not None and by.most:
            found[run] = by.more
        elif by is not None and at and (of := compared_by(runs[at - 1], ENGLISH)) is not None and of.most:
            found[run] = by.more is of.more
    ways: tuple[tuple[Role, bool], ...] = (("plan_highest", True), ("plan_lowest", False))
    for role, more in ways:
        found.update({run: found.get(run, more) for run in runs if speaks_of(role, run, ENGLISH)})
    return frozenset(found), list(found.values())[-1] if found else True


def says_heading(run: str, heading: str) -> bool:
    """Tell whether a word of a question is one of a heading's."""
    senses = senses_of(run)
    return bool(senses) and senses <= senses_of(heading)
