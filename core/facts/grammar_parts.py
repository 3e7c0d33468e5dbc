"""What a question was found to say, and the plan that it states by itself."""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.facts.composed import PLUS, Joined, parts_of
from core.facts.grammar_names import COMPANY
from core.facts.grammar_operations import Asked
from core.facts.grammar_topics import Topical
from core.facts.metrics import spoken
from core.facts.plan import FactPlan, Operation, Topic, When
from core.facts.ratios import known_ratio, ratio_label
from core.reading.lexicon import opens_with, pattern_of, speaks_of, words_of
from core.reading.roles import Role


@dataclass(frozen=True, slots=True)
class Parts:
    """A question's companies, topic, time and operation; `text` is all of it in plain words.

    It `leans` on the question before where something in it points back.
    """

    companies: tuple[str, ...]
    topical: Topical | None
    when: When
    asked: Asked
    text: str
    leans: bool = False


def stating(parts: Parts, topical: Topical, companies: tuple[str, ...]) -> FactPlan:
    """Return the plan of a question that names what it is about; `companies` are whose it is."""
    asked, when = parts.asked, parts.when
    rest = pattern_of("plan_first_reported").sub(" ", topical.accounted(asked))
    explained = topical.topic == "figures" and speaks_of("plan_computed", parts.text)
    rest = pattern_of("plan_computed").sub(" ", rest) if explained else rest
    quarterly = when.span.quarter == "all" or (
        when.span.quarter is None and asked.operation in _OVER_PERIODS and speaks_of("by_quarter", parts.text)
    )
    return FactPlan(
        topic=topical.topic,
        companies=companies,
        measures=topical.measures,
        operation=topical.operation_of(asked),
        when=topical.when_of(when, parts.text, asked),
        field=topical.field,
        form=topical.form,
        condition=asked.condition,
        by_quarter=quarterly and not when.ended and not when.trailing,
        year_range=topical.year_range,
        first_reported=speaks_of("plan_first_reported", parts.text),
        explained=explained,
        unread=(
            *_unnamed(unread(rest, topical.topic), topical.measures),
            *([topical.joint.strip("_")] if topical.joint else []),
            *_when(parts, topical, asked),
        ),
    )


def _when(parts: Parts, topical: Topical, asked: Asked) -> tuple[str, ...]:
    """`When did ...?` is answered by no figure of a period that nobody named."""
    told = parts.when.said or topical.field or asked.condition is not None or asked.operation is not Operation.VALUE
    asks = topical.topic == "figures" and not told and opens_with("plan_when", parts.text)
    return (parts.text.split()[0],) if asks else ()


def added_up(parts: Parts) -> Parts:
    """`R&D and SG&A together`: two measures of one period, asked for in all, are one."""
    topical, several = parts.topical, len(parts.when.span.years) > 1 or len(parts.when.span.periods) > 1
    if topical is None or topical.topic != "figures" or len(topical.measures) != _TWO or several:
        return parts
    if not speaks_of("plan_sum", parts.asked.rest) or parts.asked.operation is not Operation.VALUE:
        return parts
    rest = pattern_of("plan_sum").sub(" ", parts.asked.rest)
    made = (Joined(topical.measures[0], PLUS, topical.measures[1]).name,)
    return replace(parts, topical=replace(topical, measures=made), asked=replace(parts.asked, rest=rest))


_TWO = 2


def moved_most(parts: Parts) -> Parts:
    """`When did revenue jump the most?` asks for the greatest of its changes, `grow fastest` for that in percent."""
    topical, asked = parts.topical, parts.asked
    if topical is None or topical.topic != "figures" or asked.operation not in _ENDS_OF_A_SCALE:
        return parts
    falls = pattern_of("plan_fall").search(asked.rest) is not None
    relative = any(pattern_of(role).search(asked.rest) for role in _RELATIVE) or speaks_of("plan_fastest", parts.text)
    moved = falls or relative or any(pattern_of(role).search(asked.rest) for role in ("plan_rise", "plan_change"))
    if not moved or any(known_ratio(name) is not None or parts_of(name) is not None for name in topical.measures):
        return parts
    rest = asked.rest
    for role in (*_RELATIVE, *_MOVES, "plan_from_one_to_next"):
        rest = pattern_of(role).sub(" ", rest)
    ending = "_growth" if relative else "_change"
    operation = _ENDS_OF_A_SCALE[asked.operation] if falls else asked.operation
    measures = tuple(f"{name}{ending}" for name in topical.measures)
    return replace(
        parts,
        topical=replace(topical, measures=measures),
        asked=replace(asked, rest=rest, operation=operation),
    )


_ENDS_OF_A_SCALE = {Operation.HIGHEST: Operation.LOWEST, Operation.LOWEST: Operation.HIGHEST}
_RELATIVE: tuple[Role, ...] = ("plan_percent", "plan_pace")


def of_two_days(plan: FactPlan, text: str) -> FactPlan:
    """Of one day there is no return: since which other day, nothing says."""
    span = plan.when.span
    if plan.operation is not Operation.RETURN or span.start is None or span.start != span.end:
        return plan
    return replace(plan, unread=(*plan.unread, *_moved(text)))


def _moved(text: str) -> tuple[str, ...]:
    found = (pattern_of(role).search(text) for role in _MOVES)
    return tuple(match[0] for match in found if match is not None)[:1] or (text,)


_MOVES: tuple[Role, ...] = ("plan_return", "plan_rise", "plan_fall", "plan_change", "plan_percent")


def _unnamed(words: tuple[str, ...], measures: tuple[str, ...]) -> tuple[str, ...]:
    """`Earned per share, diluted`: a word that the measure's name has belongs to it."""
    named = {word for name in measures for word in (*name.split("_"), *spoken(ratio_label(name)).split())}
    return tuple(word for word in words if word not in named)


_OVER_PERIODS = frozenset(
    (
        *(Operation.HIGHEST, Operation.LOWEST, Operation.RANGE, Operation.COUNT, Operation.WHICH, Operation.FIRST),
        *(Operation.AVERAGE, Operation.TREND, Operation.SINCE),
    )
)


def unread(rest: str, topic: Topic, *usual: Role) -> tuple[str, ...]:
    """Return the words of `rest` that questions about a topic are not made of; what `per` leads to splits them."""
    known = words_of("plan_neutral", *(("plan_filing",) if topic == "filings" else ()), *usual)
    aside, splits = words_of("plan_carrier"), words_of("plan_splits_by")
    words = [word.strip("'./-$&") for word in rest.replace(COMPANY, " ").split() if word != "'s"]
    said = zip(["", *words], words, strict=False)
    left = (w for before, w in said if w not in aside or before in splits)
    return tuple(dict.fromkeys(w for w in left if w and w not in known and w.removesuffix("'s") not in known))
