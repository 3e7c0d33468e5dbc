"""Edits the plan of the question before by what a follow-up says, and keeps the rest of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from core.facts.anaphora import asks_how_many
from core.facts.composed import Joined, parts_of
from core.facts.follow_up_time import days_later, later, spanned_year, without_shift
from core.facts.grammar_parts import Parts, stating, unread
from core.facts.grammar_topics import Topical, latest_of
from core.facts.metrics import BY_NAME
from core.facts.plan import FactPlan, Operation, Talked, When
from core.facts.timespans import ALL, TimeSpan
from core.reading.characters import has_letter
from core.reading.lexicon import opens_with, pattern_of, speaks_of
from core.reading.roles import Role

_SHORT, _LONGER = 6, 14
_MOST_TALKED = 8
_OF_MANY = frozenset(
    (
        *(Operation.HIGHEST, Operation.LOWEST, Operation.RANGE, Operation.AVERAGE, Operation.MEDIAN, Operation.SUM),
        *(Operation.COUNT, Operation.WHICH, Operation.FIRST, Operation.TREND, Operation.CAGR, Operation.SINCE),
    )
)
_MOVED = frozenset((Operation.CHANGE, Operation.PERCENT_CHANGE, Operation.MULTIPLE, Operation.CAGR))
_EXTREMES = frozenset((Operation.HIGHEST, Operation.LOWEST))
_ASKS_WHEN: tuple[Role, ...] = ("plan_in_which", "plan_which")
_SPOKEN: tuple[Role, ...] = ("plan_follow_up", *_ASKS_WHEN, "plan_full_year", "plan_each")

Reread = Callable[[str], Parts | None]


def edited(parts: Parts, previous: FactPlan, reread: Reread) -> FactPlan | None:
    """Return the plan before with what `parts` say in the place of what it said; None where nothing leans on it.

    `reread` reads the question again with words added: what it is about, where only the plan before says so.
    """
    kept_form = "" if parts.topical is not None or speaks_of("plan_filing", parts.text) else previous.form
    if parts.topical is None and previous.topic in ("prices", "filings"):
        named = reread("share price" if previous.topic == "prices" else "filings")
        parts = replace(parts, topical=None) if named is None else _of_topic(parts, named)
    topical = _in_money(_joined(parts.topical, previous), parts)
    if topical is None and previous.topic == "figures" and not previous.measures:
        return None  # of what was asked before, only whose figures it is of was understood
    plan = _leaning(parts, previous) if topical is None else _with_topic(parts, topical, previous)
    if plan is not None and plan.topic == "filings" and not plan.form:
        plan = replace(plan, form=kept_form)
    return None if plan is None else replace(plan, declined=None, explained=False, talked=_talked(plan, previous))


def explained(parts: Parts | None, previous: FactPlan) -> FactPlan | None:
    """`How is that computed?` asks of what was told last, if it asks of nothing else."""
    named = parts is not None and ((parts.topical is not None and parts.topical.topic != "figures") or parts.when.said)
    own = set(parts.topical.measures) if parts is not None and parts.topical is not None else set()
    if named or own - set(previous.measures) or (parts is not None and set(parts.companies) - set(previous.companies)):
        return None
    return replace(previous, explained=True, readings=())


def _joined(topical: Topical | None, previous: FactPlan) -> Topical | None:
    """`As a share of revenue?` sets the measures of the question before in relation to the one named."""
    told = previous.topic == "figures" and bool(previous.measures)
    if topical is None or not topical.joint or not told or len(topical.measures) != 1:
        return topical
    firsts = dict.fromkeys(_part(name) for name in previous.measures)
    made = tuple(Joined(name, topical.joint, topical.measures[0]).name for name in firsts)
    return replace(topical, measures=made, joint="")


def _in_money(topical: Topical | None, parts: Parts) -> Topical | None:
    if topical is None or not speaks_of("plan_in_money", parts.text):
        return topical
    return replace(topical, measures=tuple(map(_part, topical.measures)), takes=(*topical.takes, "plan_in_money"))


def _part(name: str) -> str:
    parts = parts_of(name)
    return name if parts is None else parts.first


def _of_topic(parts: Parts, named: Parts) -> Parts:
    """The question as read with its topic, where it says anything of that: a column, a return, a link."""
    topical = named.topical
    if topical is None or topical.topic == "figures":
        return parts
    says = topical.field not in ("close", "date") or named.asked.operation is not Operation.VALUE or topical.first
    return named if says else parts


def _with_topic(parts: Parts, topical: Topical, previous: FactPlan) -> FactPlan:
    """Name what else is asked: operation and time stay where nothing is said of them."""
    stated = stating(parts, topical, parts.companies or previous.companies)
    stated = replace(stated, unread=unread_of(stated, parts))
    day_meant = stated.topic == "prices" and speaks_of("plan_that_day", parts.text)
    if day_meant and stated.when.span.start is None and previous.when.span.start is None:
        return replace(stated, unread=(*stated.unread, pattern_of("plan_that_day").search(parts.text)[0]))  # type: ignore[index]
    if stated.when.said or stated.topic != previous.topic or stated.operation is Operation.SINCE:
        return stated
    stated = replace(stated, when=_that_year(parts, previous.when), by_quarter=stated.by_quarter or previous.by_quarter)
    if stated.operation is Operation.TREND and not speaks_of("plan_trend", parts.text) and _periods(stated) == 1:
        stated = replace(stated, operation=Operation.CHANGE)
    said = parts.asked.operation is not Operation.VALUE or not _is_elliptic(parts)
    if previous.operation in _EXTREMES and not said and asks_how_many(parts.text):
        return replace(stated, by_quarter=speaks_of("by_quarter", parts.text))
    if said or stated.topic != "figures":
        return replace(stated, form=stated.form or previous.form)
    return replace(stated, operation=previous.operation, condition=previous.condition)


def _is_elliptic(parts: Parts) -> bool:
    """`And net income?` asks the same of another measure; a whole question says itself what it asks."""
    return len(parts.text.split()) <= _SHORT or opens_with("follows_on", parts.text)


def unread_of(stated: FactPlan, parts: Parts) -> tuple[str, ...]:
    """What a follow-up may say beside: `instead`, `too`, `those`."""
    return tuple(word for word in stated.unread if word in unread(word, stated.topic, *_SPOKEN))


def _that_year(parts: Parts, before: When) -> When:
    return spanned_year(before) if speaks_of("plan_that_year", parts.text) else before


@dataclass(frozen=True, slots=True)
class _Said:
    """What a follow-up says beside companies and topic; `counted` is of `the last three`, `moved` another day's."""

    parts: Parts
    operation: Operation
    rest: str
    counted: int
    quarterly: bool
    whole: bool
    moved: When | None

    @property
    def anything(self) -> bool:
        """It says something of time or operation."""
        asks = self.operation is not Operation.VALUE or any(self.speaks(role) for role in _ASKS_WHEN)
        return asks or bool(self.parts.when.said or self.counted or self.whole or self.quarterly or self.moved)

    @property
    def in_money(self) -> bool:
        """It asks for the amount behind a share of another."""
        return self.speaks("plan_in_money")

    def speaks(self, role: Role) -> bool:
        """It has a word of the role."""
        return speaks_of(role, self.parts.text)


def _read(parts: Parts, previous: FactPlan) -> _Said:
    counted, rest = latest_of(parts.asked.rest)
    operation = parts.asked.operation
    if operation is Operation.VALUE and (speaks_of("plan_sum", rest) or speaks_of("plan_total", rest)):
        operation, rest = Operation.SUM, pattern_of("plan_sum").sub(" ", rest)
    unsaid = parts.when in (When(), When(TimeSpan(quarter="all")))
    one_of_them = operation in _EXTREMES and parts.when.span.quarter is None and speaks_of("by_quarter", parts.text)
    singled = one_of_them or speaks_of("plan_which_quarter", parts.text)
    quarterly = singled or (unsaid and (parts.when.said or speaks_of("by_quarter", parts.text)))
    whole = speaks_of("plan_full_year", parts.text) and not quarterly
    moved = days_later(parts.text, previous) if previous.topic == "prices" else None
    return _Said(parts, operation, rest, counted, quarterly, whole, moved)


def _leaning(parts: Parts, previous: FactPlan) -> FactPlan | None:
    if not _leans(parts):
        return None
    said, companies = _read(parts, previous), _companies(parts, previous)
    sided = max(len(previous.companies), len(previous.talked.companies)) > 1 and said.speaks("plan_compare")
    named = companies != previous.companies or bool(parts.companies) or said.speaks("plan_table")
    if not (said.anything or named or sided or said.in_money):
        return None
    measures = tuple(map(_part, previous.measures)) if said.in_money else previous.measures
    plan = replace(
        previous, companies=companies, measures=measures, condition=parts.asked.condition or previous.condition
    )
    by_quarter = (previous.by_quarter or said.quarterly) and not said.whole
    plan = replace(plan, by_quarter=by_quarter, when=said.moved or _when(said, previous))
    plan = _compared(said, _operated(said, plan, previous), previous)
    roles = (
        *_SPOKEN,
        "plan_compare",
        *(("plan_in_money",) if said.in_money else ()),
        *(("plan_day_shift",) if said.moved is not None else ()),
    )
    left = without_shift(said.rest) if said.moved is not None else said.rest
    return replace(plan, unread=unread(_without(left, roles), previous.topic, *_SPOKEN), readings=())


def _without(rest: str, roles: tuple[Role, ...]) -> str:
    for role in roles:
        rest = pattern_of(role).sub(" ", rest)
    return rest


def _leans(parts: Parts) -> bool:
    """A short question, one that begins as follow-ups do, or one of `it`: all else is about something of its own."""
    words = [word for word in parts.text.split() if has_letter(word)]
    if len(words) <= _LONGER and parts.asked.operation is not Operation.VALUE:
        return True  # it says what to do, and not with which figures
    opens = opens_with("follows_on", parts.text) or opens_with("leads_in", parts.text)
    return parts.leans or len(words) <= _SHORT or opens or speaks_of("pronoun", parts.text)


def _companies(parts: Parts, previous: FactPlan) -> tuple[str, ...]:
    if speaks_of("plan_both", parts.text) and len(previous.companies) < 2 and len(previous.talked.companies) > 1:
        return tuple(dict.fromkeys((*previous.talked.companies[-2:], *parts.companies)))
    if not parts.companies:
        return previous.companies
    if speaks_of("plan_compare", parts.text):
        return tuple(dict.fromkeys((*previous.companies, *parts.companies)))
    return parts.companies


def _when(said: _Said, previous: FactPlan) -> When:
    now, before = said.parts.when, previous.when
    if said.speaks("plan_that_year") and not now.span.years:
        return spanned_year(before)
    if now.span == TimeSpan(latest=ALL) and (said.whole or (said.speaks("plan_ever") and _periods(previous) > 1)):
        now = When()  # did it ever fall, in the years talked of
    if said.whole:
        return _whole_years(later(before, now, previous.shown))
    if said.quarterly and now.span.years:
        return replace(now, span=replace(now.span, quarter=None))
    if said.quarterly and now.span in (TimeSpan(), TimeSpan(quarter="all")):
        years = tuple(sorted({year for year, _ in previous.shown})) if before.span.latest else before.span.years
        return replace(before, span=replace(before.span, years=years, latest=None, quarter=None), half=0)
    if said.counted:
        return _newest(before, said.counted)
    latest = now.span.latest
    if latest and now == When(TimeSpan(latest=latest)) and said.speaks("plan_only"):
        return _newest(before, latest)
    return later(before, now, previous.shown)


def _whole_years(when: When) -> When:
    """The years in which the periods lie."""
    years = when.span.years or tuple(sorted({year for year, _ in when.span.periods}))
    span = replace(when.span, years=years, quarter=None, quarters=(), periods=())
    return replace(when, span=span, half=0, trailing=False)


def _newest(before: When, counted: int) -> When:
    """`The last three` of years that were named, else of all."""
    years = before.span.years
    if len(years) > counted and not before.span.open_end:
        return replace(before, span=replace(before.span, years=years[-counted:]))
    return replace(before, span=TimeSpan(latest=counted, quarter=before.span.quarter))


def _operated(said: _Said, plan: FactPlan, previous: FactPlan) -> FactPlan:
    """Set the operation said; `yoy` of several years is the growth of each."""
    each_year = said.speaks("plan_yoy") and _periods(plan) > 1 and not plan.by_quarter
    if each_year and set(plan.measures) <= BY_NAME.keys():
        grown = tuple(f"{name}_growth" for name in plan.measures)
        return replace(plan, measures=grown, operation=Operation.VALUE, condition=None)
    return _with_operation(said, plan, previous)


def _with_operation(said: _Said, plan: FactPlan, previous: FactPlan) -> FactPlan:
    """Set it; where none is said, one over several periods ends with the several periods."""
    operation, parts, periods = said.operation, said.parts, _periods(plan)
    if operation is Operation.TREND and not said.speaks("plan_trend"):
        operation = Operation.CHANGE  # how much did it grow: over the years talked of, or since the year before
    if operation is Operation.AVERAGE and said.speaks("plan_each") and previous.operation in _MOVED:
        operation = Operation.CAGR  # what moved so much in all, moved by how much in each year
    if operation is Operation.VALUE:
        one = (parts.when.said or said.whole) and periods == 1
        ended = one and previous.operation in _OF_MANY
        return replace(plan, operation=Operation.VALUE, condition=None) if ended else plan
    if operation in _EXTREMES and len(plan.companies) > 1 and periods == 1:
        return replace(plan, operation=Operation.VALUE, condition=None)
    plan = replace(plan, operation=operation, condition=parts.asked.condition)
    if operation in (Operation.PERCENT_CHANGE, Operation.CHANGE) and not parts.when.said and periods == 1:
        return replace(plan, when=_from_the_one_told_before(plan, previous))
    if operation in _OF_MANY and not parts.when.said and periods == 1:
        return replace(plan, when=_those(plan, previous))
    trended = previous.operation is Operation.TREND and not plan.when.said
    if operation in (Operation.PERCENT_CHANGE, Operation.CHANGE) and trended:
        return replace(plan, when=When(TimeSpan(latest=ALL)))
    return plan


def _from_the_one_told_before(plan: FactPlan, previous: FactPlan) -> When:
    """`2021. And the year before? Growth?` is the growth up to the year told first."""
    told = list(dict.fromkeys(reversed(previous.talked.told)))[:2]
    if len(told) == 2 and len(plan.measures) == 1 and len(previous.shown) == 1:
        (last, year, period), (first, before, other) = told
        if last == first == plan.measures[0] and period == other and before > year:
            return When(TimeSpan(periods=((year, period), (before, period))))
    return plan.when


def _those(plan: FactPlan, previous: FactPlan) -> When:
    """The years asked for one by one, where there are several; else all that there are."""
    years = previous.talked.years
    if plan.when.span.quarter or plan.by_quarter:
        return replace(plan.when, span=replace(plan.when.span, latest=None))
    return When(TimeSpan(years=years)) if len(years) > 1 else When()


def _compared(said: _Said, plan: FactPlan, previous: FactPlan) -> FactPlan:
    """`How does that compare with 2021?` is the change between two years; between companies it is told of both."""
    parts = said.parts
    if not said.speaks("plan_compare"):
        return plan
    years, before = parts.when.span.years, previous.when.span.years or tuple(year for year, _ in previous.shown[-1:])
    if parts.when.span.shift and len(before) == 1 and not parts.when.span.shift_quarters:
        years = (before[0] + parts.when.span.shift,)
    if years and before and not parts.companies:
        both = tuple(sorted({*before, *years}))
        when = replace(plan.when, span=replace(plan.when.span, years=both))
        return replace(plan, when=when, operation=Operation.CHANGE)
    if len(previous.companies) < 2 and len(plan.companies) < 2 and len(previous.talked.companies) > 1:
        plan = replace(plan, companies=previous.talked.companies[-2:])
    if parts.companies or len(plan.companies) > 1:
        return plan if previous.operation not in _OF_MANY else replace(plan, operation=previous.operation)
    return plan


def _periods(plan: FactPlan) -> int:
    """How many periods are named; one where nothing is said, the latest."""
    when = plan.when
    if when.span.periods:
        return len(when.span.periods)
    if plan.by_quarter and when.span.quarter is None:
        return 4 * len(when.span.years) or when.span.latest or ALL
    return len(when.span.years) or when.span.latest or 1


def _talked(plan: FactPlan, previous: FactPlan) -> Talked:
    """What the conversation's questions named one by one, the latest last."""
    before = previous.talked
    companies = tuple(dict.fromkeys((*before.companies, *previous.companies, *plan.companies)))
    companies = tuple(name for name in companies if name not in plan.companies) + plan.companies
    years = {*before.years, *previous.when.span.years, *plan.when.span.years}
    return Talked(companies[-_MOST_TALKED:], tuple(sorted(years))[-_MOST_TALKED:], before.told)


def first_talked(plan: FactPlan) -> Talked:
    """What a question that leans on none names."""
    return Talked(plan.companies[-_MOST_TALKED:], plan.when.span.years[-_MOST_TALKED:])
