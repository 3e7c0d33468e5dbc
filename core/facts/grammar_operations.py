"""Which operation a question's words ask for, and which of its words that accounts for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from core.facts.plan import Condition, Operation, Sense, When
from core.reading.lexicon import opens_with, pattern_of, speaks_of
from core.reading.roles import Role

AMOUNT = "qqamount"
"""Stands for an amount of money, percent or other figure that was read out of the question."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A question's words without names and time, and what was found in it so far."""

    rest: str
    text: str
    when: When
    measures: int = 1
    companies: int = 1
    amount: float | None = None

    def says(self, *roles: Role) -> bool:
        """One of the roles has a word in what is left."""
        return any(pattern_of(role).search(self.rest) for role in roles)

    @property
    def periods(self) -> int:
        """How many periods are named; 0 where none is."""
        span = self.when.span
        return len(span.periods) or len(span.years) * (len(span.quarters) or 1) or span.latest or 0


@dataclass(frozen=True, slots=True)
class Asked:
    """An operation, its condition, and the words left that it does not account for."""

    operation: Operation
    condition: Condition | None
    rest: str


def read_operation(said: Wording) -> Asked:
    """Return the operation asked for; `VALUE` where no word names one."""
    condition = _condition(said)
    if condition is not None:
        return Asked(_conditional(said), condition, _without(said.rest, *_CONDITIONAL))
    for rule in _RULES:
        if rule.applies(said):
            return Asked(rule.operation, None, _without(said.rest, *rule.roles))
    return Asked(Operation.VALUE, None, _without(said.rest, "plan_in_which", "plan_each"))


def _without(rest: str, *roles: Role) -> str:
    for role in roles:
        rest = pattern_of(role).sub(" ", rest)
    return rest.replace(AMOUNT, " ")


_CONDITIONAL: tuple[Role, ...] = (
    *("plan_count", "plan_which", "plan_in_which", "plan_first", "plan_above", "plan_below", "plan_loss"),
    *("plan_rise", "plan_fall", "plan_ever", "plan_since_when", "plan_recovers", "plan_compare"),
)


def _condition(said: Wording) -> Condition | None:
    if _recovers(said):
        return Condition(Sense.ABOVE)
    if said.amount is not None and said.says("plan_above", "plan_below"):
        below = said.says("plan_below") and not said.says("plan_above")
        return Condition(Sense.BELOW if below else Sense.ABOVE, said.amount)
    if said.says("plan_loss") and said.says(
        "plan_count", "plan_which", "plan_in_which", "plan_first", "plan_since_when"
    ):
        return Condition(Sense.BELOW)
    if said.says("plan_loss") and pattern_of("plan_ever").search(said.text):
        return Condition(Sense.BELOW)
    searching = said.says("plan_count", "plan_which", "plan_ever", "plan_since_when") or pattern_of("plan_ever").search(
        said.text
    )
    by_when = not said.periods and speaks_of("plan_when", said.text)
    for role, sense in _DIRECTIONS:
        if (searching or by_when) and said.says(role) and not said.says("plan_highest", "plan_lowest", "plan_percent"):
            return Condition(sense)
    return None


_DIRECTIONS: tuple[tuple[Role, Sense], ...] = (("plan_fall", Sense.FALL), ("plan_rise", Sense.RISE))


def _recovers(said: Wording) -> bool:
    """`When did they get back to profit?`: since when the figure is above zero."""
    return said.amount is None and not said.periods and said.says("plan_recovers") and speaks_of("plan_when", said.text)


def _conditional(said: Wording) -> Operation:
    if said.says("plan_since_when") or _recovers(said):
        return Operation.SINCE
    if said.says("plan_count"):
        return Operation.COUNT
    singular = said.says("plan_in_which") or said.text.startswith("when")
    return Operation.FIRST if said.says("plan_first") or (singular and said.amount is not None) else Operation.WHICH


@dataclass(frozen=True, slots=True)
class _Rule:
    operation: Operation
    applies: Callable[[Wording], bool]
    roles: tuple[Role, ...]


def _any(*roles: Role) -> Callable[[Wording], bool]:
    return lambda said: said.says(*roles)


_MOVES: tuple[Role, ...] = ("plan_change", "plan_rise", "plan_fall")


def _is_sum(said: Wording) -> bool:
    several = said.periods > 1 or said.when.span.latest is not None
    return several and (said.says("plan_sum") or "total" in said.rest.split())


def _of_one_stretch(said: Wording) -> bool:
    """Twelve months or a half are summed up as they are."""
    return said.says("plan_sum") and (said.when.trailing or said.when.half > 0)


def _moved_in_percent(said: Wording) -> bool:
    return said.says("plan_percent") and not said.says("plan_share_of")


def _moved(said: Wording) -> bool:
    return said.says(*_MOVES) and (said.periods > 0 or said.when.span.quarter not in (None, "all"))


def _set_side_by_side(said: Wording) -> bool:
    return said.says("plan_compare") and (said.companies > 1 or said.measures > 1)


def _two_periods_compared(said: Wording) -> bool:
    return said.says("plan_compare") and said.periods == 2


def _multiplied(said: Wording) -> bool:
    """`Doubled` names no amount; `how many times` counts, unless it is of two periods."""
    return said.says("plan_multiplied") and said.companies == 1 and (said.periods == 2 or not said.says("plan_count"))


def _grew_on_average(said: Wording) -> bool:
    return said.says("plan_average") and said.says("plan_rise") and said.periods > 1 and not said.says("plan_change")


def _higher_of_two(said: Wording) -> bool:
    return said.says("plan_higher") and said.periods == 2 and opens_with("plan_which_one", said.text)


def _lower_of_two(said: Wording) -> bool:
    return said.says("plan_lower") and said.periods == 2 and opens_with("plan_which_one", said.text)


_RULES = (
    _Rule(
        Operation.MULTIPLE,
        _multiplied,
        ("plan_multiplied", "plan_rise", "plan_fall", "plan_compare", "plan_above", "plan_below"),
    ),
    _Rule(Operation.CAGR, _grew_on_average, ("plan_rise", "plan_average", "plan_each", "plan_pace")),
    _Rule(Operation.HIGHEST, _higher_of_two, ("plan_higher", "plan_which_one")),
    _Rule(Operation.LOWEST, _lower_of_two, ("plan_lower", "plan_which_one")),
    _Rule(Operation.CAGR, _any("plan_cagr"), ("plan_cagr", "plan_rise", "plan_fall", "plan_pace", "plan_percent")),
    _Rule(Operation.MEDIAN, _any("plan_median"), ("plan_median", "plan_each")),
    _Rule(Operation.AVERAGE, _any("plan_average"), ("plan_average", "plan_each")),
    _Rule(
        Operation.RANGE,
        lambda said: said.says("plan_highest") and said.says("plan_lowest"),
        ("plan_highest", "plan_lowest", "plan_in_which"),
    ),
    _Rule(Operation.HIGHEST, _any("plan_highest"), ("plan_highest", "plan_in_which", "plan_ever")),
    _Rule(Operation.LOWEST, _any("plan_lowest"), ("plan_lowest", "plan_in_which", "plan_ever")),
    _Rule(Operation.VALUE, _of_one_stretch, ("plan_sum",)),
    _Rule(Operation.SUM, _is_sum, ("plan_sum", "plan_each")),
    _Rule(
        Operation.PERCENT_CHANGE,
        _moved_in_percent,
        ("plan_percent", *_MOVES, "plan_quarter_before", "plan_compare", "plan_trend"),
    ),
    _Rule(Operation.CHANGE, _moved, (*_MOVES, "plan_quarter_before", "plan_compare", "plan_trend")),
    _Rule(Operation.TREND, _any("plan_trend", *_MOVES), ("plan_trend", *_MOVES, "plan_each")),
    _Rule(Operation.VALUE, _set_side_by_side, ("plan_compare", "plan_change", "plan_each")),
    _Rule(Operation.CHANGE, _two_periods_compared, ("plan_compare",)),
)
