"""What a question asks of the figures, as one value: whose, what, when and which operation."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as dataclass_field
from enum import StrEnum
from typing import Literal

from core.facts.timespans import TimeSpan

Topic = Literal["figures", "prices", "filings", "coverage", "tables"]


class Operation(StrEnum):
    """What is done with the figures that whose, what and when name."""

    VALUE = "value"
    TREND = "trend"
    CHANGE = "change"
    PERCENT_CHANGE = "percent_change"
    CAGR = "cagr"
    SUM = "sum"
    AVERAGE = "average"
    MEDIAN = "median"
    HIGHEST = "highest"
    LOWEST = "lowest"
    RANGE = "range"
    FIRST = "first"
    COUNT = "count"
    WHICH = "which"
    RETURN = "return"
    MULTIPLE = "multiple"
    SINCE = "since"


class Declined(StrEnum):
    """Why no figure is told, where the question asks for what there is not, or for no figure."""

    COMPANY = "company"
    MEASURE = "measure"
    WHOSE = "whose"
    OPINION = "opinion"
    DEFINITION = "definition"
    WHICH_COMPANIES = "which_companies"
    REASON = "reason"


class Sense(StrEnum):
    """How a condition compares: with an amount, or with the period before."""

    ABOVE = "above"
    BELOW = "below"
    RISE = "rise"
    FALL = "fall"


@dataclass(frozen=True, slots=True)
class Condition:
    """What periods are counted, listed or looked for by; `amount` in the figures' own units, none for rise and fall."""

    sense: Sense
    amount: float = 0.0


@dataclass(frozen=True, slots=True)
class When:
    """The periods meant: `span` as it was read, and what goes beyond fiscal years and quarters.

    `half` is 1 or 2; `trailing` the latest four quarters; `calendar` that its years are calendar years; `ended` the
    year and month that a quarter ended in; `covered` that a filing's years are those it reports on.
    """

    span: TimeSpan = dataclass_field(default_factory=TimeSpan)
    half: int = 0
    trailing: bool = False
    calendar: bool = False
    ended: tuple[int, int] | None = None
    covered: bool = False

    @property
    def said(self) -> bool:
        """Something is said about time."""
        return self != When()


Cell = tuple[str, int, str]
"""A figure that was told: its measure, fiscal year and period."""


@dataclass(frozen=True, slots=True)
class Talked:
    """Whose and which years a conversation's questions named one by one, and the figures told, the latest last."""

    companies: tuple[str, ...] = ()
    years: tuple[int, ...] = ()
    told: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class FactPlan:
    """One question over fact rows.

    `measures` are metrics and ratios by name, `field` the column of prices or filings, `form` of filings. `unread` are
    the content words that nothing here accounts for: with any, no figure is told, nor where it is `declined`. Figures
    that were `first_reported` are told before later filings restated them; `explained` ones with how they come
    about. `readings` say what a misspelt word was taken for.
    """

    topic: Topic
    companies: tuple[str, ...]
    measures: tuple[str, ...] = ()
    operation: Operation = Operation.VALUE
    when: When = dataclass_field(default_factory=When)
    field: str = ""
    form: str = ""
    condition: Condition | None = None
    by_quarter: bool = False
    year_range: bool = False
    unread: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    declined: Declined | None = None
    first_reported: bool = False
    explained: bool = False
    talked: Talked = Talked()
    shown: tuple[tuple[int, str], ...] = ()
