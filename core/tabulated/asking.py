"""Reads what a question asks of a document's tables: the plan, and the expressions that its measures stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date

from core.extraction.gate.asked import asking_part
from core.extraction.gate.asked_words import ENGLISH
from core.facts.grammar_operations import Asked, Wording, read_operation
from core.facts.grammar_time import read_when
from core.facts.mentions import plain_named
from core.facts.plan import FactPlan, Operation, When
from core.facts.timespans import ALL
from core.reading.asking_why import asks_reason
from core.reading.averages import asks_for_average
from core.reading.calendars import MONTH_NUMBERS
from core.reading.characters import without_asides
from core.reading.detection import language_of
from core.reading.lexicon import (
    alternatives,
    before_ending,
    either,
    pattern_of,
    speaks_of,
    standing_alone,
    words_of,
)
from core.reading.notation import CURRENCY_NAMES
from core.reading.number_words import ORDINALS
from core.reading.periods import dates_in, named_periods, years_listed
from core.reading.roles import Role
from core.reading.time_lengths import without_spans
from core.tabulated.definitions import definitions_in
from core.tabulated.expressions import (
    Computation,
    Expression,
    Term,
    expanded,
    without_edges,
)
from core.tabulated.finding import Wanted, month_ended
from core.tabulated.formulas import formula_of
from core.tabulated.labels import is_item, item_of, kind_of, runs_within, squeeze
from core.tabulated.subject import DocumentSubject, names_in, without_subject

_YEARS_LONG = standing_alone(rf"\d{{1,2}}[ -]?{alternatives('period_word')}")
_HELD = "qqnow"
_HYPHENED = re.compile(rf"(?<=\w)-(?={alternatives('quarter', 'half')})", re.IGNORECASE)
_MONTHS_QUARTER = standing_alone(
    rf"(?P<month>{either(MONTH_NUMBERS)})\.?\s(?P<year>\d{{4}})\s{alternatives('quarter')}"
)
_QUARTER_NUMBERED = standing_alone(rf"q[1-4]|{either(ORDINALS)}\s{alternatives('quarter')}")


@dataclass(frozen=True, slots=True)
class TableQuestion:
    """A question before it is known whose tables it is asked of: what asks in it, and what it defines.

    `span` is the length of time that it names (`3M`), empty for years; `days` are the dates that periods end on, or the
    months that they end in (ISO);
    `counts` tells that it asks how many there are, `year_before` that it speaks of the same period of the year before;
    `today` is when it is asked. `asked` is its part that asks, as it stands; `of_lines` tells that it names a period or
    a line, without which only records are asked for; `each_half` that all the halves there are, are asked for. `whole`
    is the question as it was put.
    """

    text: str
    today: date
    definitions: Mapping[str, Expression]
    in_percent: bool = False
    span: str = ""
    days: tuple[str, ...] = ()
    counts: bool = False
    year_before: bool = False
    asked: str = ""
    of_lines: bool = True
    each_half: bool = False
    whole: str = ""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A plan over a document's tables. `expressions` are what its measures stand for, one each.

    `unit` says how the result of a formula is told: percent, ratio or money, empty for what a table states itself;
    `stated` is the line of that name, which goes before a formula where a table has it. `names` are the stems of what
    the question writes with a capital and is not the document's name. `wanted` are its periods, where they are known.
    """

    plan: FactPlan
    expressions: tuple[Expression, ...]
    unit: str = ""
    stated: Term | None = None
    span: str = ""
    days: tuple[str, ...] = ()
    names: frozenset[str] = frozenset()
    year_before: bool = False
    wanted: tuple[Wanted, ...] = ()


def read_question(question: str, today: date) -> TableQuestion | None:
    """Return what a question asks that tables may answer; None of a reason or an opinion."""
    definitions, rest = definitions_in(question)
    asking = asking_part(rest)
    if asks_reason(asking) or speaks_of("plan_opinion", asking) or _asks_what_it_means(asking):
        return None
    in_percent = "%" in question or speaks_of("percent", question)
    text = _with_ranges(without_asides(asking)).replace("%", " percent ")
    text = _HYPHENED.sub(" ", _MONTHS_QUARTER.sub(_quarter_ended, text))
    span, text = without_spans(" ".join(text.split()))
    days, text = _without_days(text, months=bool(span))
    before = pattern_of("table_year_before").search(text) is not None
    text = pattern_of("table_year_before").sub(" ", text)
    if (days or before) and not span and not _QUARTER_NUMBERED.search(text):
        span = "3M" if speaks_of("quarter", text) else ""
    each_half = False
    if (halves := pattern_of("table_half_years").search(text)) and not span and not speaks_of("half_year", text):
        each_half = speaks_of("plan_each", halves[0]) or speaks_of("plan_both", halves[0])
        span, text = "6M", pattern_of("table_half_years").sub(" ", text)
    of_lines = bool(definitions or span or days or named_periods(text).years or _names_a_line(text))
    of_lines = of_lines and not speaks_of("asks_person", asking, language_of(question))
    counts = speaks_of("plan_how_many", text) and not any(name in text.casefold().split() for name in CURRENCY_NAMES)
    return TableQuestion(
        text, today, definitions, in_percent, span, days, counts, before, asking, of_lines, each_half, question
    )


def _asks_what_it_means(asking: str) -> bool:
    """`What do two lamps mean`: the verb, and no average."""
    code = language_of(asking) or ENGLISH
    return code == ENGLISH and speaks_of("average", asking, code) and not asks_for_average(asking, code)


def _quarter_ended(found: re.Match[str]) -> str:
    """`The March 2025 quarter` is the quarter ended in March 2025."""
    return f"quarter ended {found['month']} {found['year']}"


def _names_a_line(text: str) -> bool:
    """It says `net income`, `quick ratio` or the like."""
    return any(item_of(phrase) or formula_of(phrase) for phrase in runs_within(plain_named(text).split(), 1, 5))


def _with_ranges(text: str) -> str:
    """`FY2015 - FY2017` is a range; dashes between other words are none."""
    runs = text.split()
    for at in range(1, len(runs) - 1):
        dashed = runs[at] in ("-", "–", "—")
        if dashed and named_periods(runs[at - 1]).years and named_periods(runs[at + 1]).years:
            runs[at] = "to"
    return " ".join(runs)


def _without_days(text: str, *, months: bool) -> tuple[tuple[str, ...], str]:
    """Take the full dates out of a question, and `months` that a length of time ends in (`2025-03`)."""
    days: list[str] = []
    for found in reversed(dates_in(text)):
        year, month, day = found.readings[0]
        if year and month and (day or months):
            at = text.rfind(found.text)
            behind = text[at + len(found.text) :]
            listed, end = years_listed(behind) if day else ([], 0)
            dated = [f"{one}-{month:02}-{day:02}" for one in (f"{year:04}", *listed)]
            days[:0] = dated if day else [month_ended((year, month))]
            text = f"{text[:at]} {behind[end:]}"
    return tuple(dict.fromkeys(days)), " ".join(text.split())


def plans_for(question: TableQuestion, subject: DocumentSubject, *, alone: bool = False) -> Iterator[TablePlan]:
    """Yield the plans that a question may mean of a document, the likeliest first.

    None where the question names neither it nor a thing by its own name with the period's length or day, unless it is
    the only document (`alone`).
    """
    told = without_subject(question.text, subject)
    names = names_in(told.rest)
    when, rest = when_in(told.rest, question.today)
    dated = bool(question.days or question.span or when.half or when.ended or when.span.years)
    if not (told.whose or alone or (names and dated)):
        return
    if question.each_half and not when.span.years:
        when = replace(when, span=replace(when.span, latest=ALL))
    lower = _YEARS_LONG.sub(" ", rest)
    how = pattern_of("how_measured").match(lower)
    lower = lower[how.end() :] if how else lower
    for asked in _readings(lower, when):
        for phrase in _phrases(asked.rest):
            for measures in _measures(phrase, question):
                plan = FactPlan("tables", (told.whose,), (phrase,), asked.operation, when, condition=asked.condition)
                yield replace(
                    measures,
                    plan=plan,
                    span=question.span,
                    days=question.days,
                    names=names,
                    year_before=question.year_before,
                )


def _phrases(rest: str) -> Iterator[str]:
    """`The total amount of inventories` may be called so, or `inventories`."""
    said = _without_tail(rest.split())
    yield from (line for at in range(len(said)) if (line := _line_behind(said, at)))
    with_nouns = without_edges(rest, but=words_of("money_noun"))
    if with_nouns.split()[-1:] != without_edges(rest).split()[-1:]:
        yield with_nouns  # `personnel expenses` are no personnel
    phrase = without_edges(rest)
    first, _, behind = phrase.partition(" ")
    bare = without_edges(behind) if first in words_of("opens_total") else ""
    kept = without_edges(" ".join(pattern_of("table_idle").sub(" ", phrase).split()))
    yield from (one for one in dict.fromkeys((phrase, bare, kept)) if squeeze(one))


def _without_tail(said: list[str]) -> list[str]:
    """`..., and how much was it?` asks for what is told anyway."""
    usual, end = words_of("plan_neutral"), len(said)
    while end and said[end - 1] in usual:
        end -= 1
    return said[:end]


def _line_behind(said: list[str], at: int) -> str:
    """`Pay for property, plant and equipment` is one line, `property, plant and equipment` another."""
    if said[at] not in words_of("plan_neutral") or (at and said[at - 1] not in words_of("plan_neutral")):
        return ""
    line = " ".join(said[at:])
    return line if is_item(line) else ""


def when_in(text: str, today: date) -> tuple[When, str]:
    """Return what a question says about time, and its other words; `current assets` are no assets of this year."""
    lower = plain_named(text)
    words = pattern_of("current_word").sub(_HELD, lower)
    when, rest = read_when(words, today)
    current = pattern_of("current_word").search(lower)
    return when, rest.replace(_HELD, current[0] if current else "")


def _readings(lower: str, when: When) -> Iterator[Asked]:
    """First as the name of a line, word for word; then as an operation over lines."""
    yield Asked(Operation.VALUE, None, lower)
    asked = read_operation(Wording(lower, lower, when))
    if asked.operation is not Operation.VALUE or asked.rest.split() != lower.split():
        yield asked


def _measures(phrase: str, question: TableQuestion) -> Iterator[TablePlan]:
    blank = FactPlan("tables", ())
    yield from _added_up(phrase)
    if (defined := _defined(phrase, question.definitions)) is not None:
        whole = expanded(defined, question.definitions)
        yield TablePlan(blank, (whole,), "percent" if question.in_percent else _unit(whole))
        return
    bare = " ".join(pattern_of("percent").sub(" ", phrase).split())
    named = formula_of(phrase) or formula_of(bare) or formula_of(_without_ratio(bare))
    if named is not None:
        as_ratio = question.in_percent or _without_ratio(phrase) != phrase
        stated = Term(phrase) if named.unit == "money" or not as_ratio else None
        yield TablePlan(blank, (named.expression,), named.unit, stated)
        return
    yield from _quotients(phrase, question)
    term = _term(phrase)
    if term is not None:
        yield TablePlan(blank, (term,))
        yield from _several(phrase)


def _without_ratio(phrase: str) -> str:
    """`Current ratio`, `return on equity in percent`."""
    cuts = (before_ending(role, phrase) for role in _RATIOS)
    return next((before.rstrip() for before in cuts if before and before[-1].isspace()), phrase)


_RATIOS: tuple[Role, ...] = ("ratio_word", "percent")


def _added_up(phrase: str) -> Iterator[TablePlan]:
    """`Japan and the rest of Asia together: what sales`: two lines, of each of which is asked what is said behind."""
    bare, whole = pattern_of("table_add_up").subn(" ", phrase)
    if not whole:
        return
    first, joint, second = " ".join(bare.split()).partition(" and ")
    kept = [without_edges(" ".join(pattern_of("table_idle").sub(" ", part).split())) for part in (first, second)]
    parts = [term for part in kept if (term := _term(part)) is not None]
    if joint and len(parts) > 1:
        kind, _ = kind_of(parts[1].phrase)
        one, other = (Term(_with_kind(part.phrase, kind)) for part in parts)
        yield TablePlan(FactPlan("tables", ()), (Computation("+", one, other),), "money")


def _with_kind(phrase: str, kind: str) -> str:
    return phrase if not kind or kind in phrase or kind_of(phrase)[0] else f"{phrase} {kind}"


def _defined(phrase: str, definitions: Mapping[str, Expression]) -> Expression | None:
    """By its name, or by its initials: `return on assets` where the question defines `ROA`."""
    initials = "".join(word[:1] for word in phrase.split())
    return definitions.get(squeeze(phrase)) or definitions.get(initials)


def _unit(defined: Expression) -> str:
    """A quotient is told as a number; a sum or a difference of amounts is money."""
    divides = isinstance(defined, Computation) and (
        defined.sign == "/" or "ratio" in (_unit(defined.left), _unit(defined.right))
    )
    return "ratio" if divides else "money"


def _quotients(phrase: str, question: TableQuestion) -> Iterator[TablePlan]:
    blank = FactPlan("tables", ())
    shared = pattern_of("plan_share_of").match(phrase) or pattern_of("table_part").match(phrase)
    if shared is not None:
        for part, whole in _part_and_whole(phrase[shared.end() :].split()):
            yield TablePlan(blank, (Computation("/", part, whole),), "percent")
    divided, margin = pattern_of("plan_share_of").search(phrase), before_ending("margin_word", phrase)
    if divided is not None and divided.start():
        numerator, denominator = _term(phrase[: divided.start()]), _term(phrase[divided.end() :])
        if numerator and denominator:
            yield TablePlan(blank, (Computation("/", numerator, denominator),), "percent")
    elif margin and (numerator := _term(before_ending("percent", margin) or margin)) and _is_of_all(numerator):
        yield TablePlan(blank, (Computation("/", numerator, Term("revenue")),), "percent", Term(phrase))


def _is_of_all(profit: Term) -> bool:
    """`EBITDA margin` is of all sales, the operating margin of a segment of that segment's own."""
    return is_item(profit.phrase) or is_item(f"{profit.phrase} income")


def _part_and_whole(words: list[str]) -> Iterator[tuple[Term, Term]]:
    """`(share of) sales were services`: parted where words stand that name nothing."""
    usual = words_of("plan_neutral")
    for at in range(1, len(words) - 1):
        if words[at] in usual and (whole := _term(" ".join(words[:at]))) and (part := _term(" ".join(words[at:]))):
            yield Term(f"{part.phrase} {whole.phrase}"), whole
            yield part, whole


def _several(phrase: str) -> Iterator[TablePlan]:
    """`Revenue and net income`: each by itself."""
    parts = [part for part in phrase.replace(", ", " and ").split(" and ") if part.strip()]
    terms = [term for part in parts if (term := _term(part)) is not None]
    if 1 < len(parts) == len(terms) <= 4:
        yield TablePlan(FactPlan("tables", ()), tuple(terms))


def _term(phrase: str) -> Term | None:
    bare = phrase if is_item(phrase) else without_edges(phrase, but=words_of("money_noun"))
    return Term(bare) if squeeze(bare) and not named_periods(bare).years else None
