"""Reads what a question asks of cells that account for its words: the operation, the words beside it, the periods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.extraction.gate.operations import asks_apart
from core.facts.grammar_operations import Wording, read_operation
from core.facts.mentions import plain_named
from core.facts.plan import Operation, When
from core.reading.detection import language_of
from core.reading.lexicon import opens_with, pattern_of, speaks_of, words_of
from core.reading.opposites import compared_by
from core.reading.periods import dates_in, named_periods
from core.reading.roles import Role
from core.tabulated.asking import TableQuestion, when_in
from core.tabulated.asks import Ask, two_periods
from core.tabulated.covered_elsewhere import readings_elsewhere
from core.tabulated.finding import Wanted, month_ended
from core.tabulated.periods import quarter_asked

_MOVES: Final = (Operation.CHANGE, Operation.PERCENT_CHANGE)


def readings(question: TableQuestion) -> Iterator[Ask]:
    """Yield what a question may ask of cells, the likeliest first."""
    code = language_of(question.asked) or ENGLISH
    yield from _in_english(question) if code == ENGLISH else readings_elsewhere(question, code)


def _in_english(question: TableQuestion) -> Iterator[Ask]:
    when, rest = when_in(question.text, question.today)
    wanted = wanted_periods(question, when)
    if speaks_of("planned_column", rest) and any(pattern_of(role).search(rest) for role in _OFF):
        soft = (*_OFF, "planned_column", "plan_how_much", "plan_percent", "percent", "table_year_before")
        counted = opens_with("table_group_ask", rest) or opens_with("plan_how_many", rest)
        counted = counted and bool(side_asked(rest))
        for operation in (Operation.VALUE, Operation.WHICH) if counted else (Operation.VALUE,):
            yield Ask(operation, AskedWords(rest, ENGLISH, (*soft, *_GROUPS)), wanted, off_plan=True)
    if made := list(_made(rest, wanted, question)):
        yield from made
        return
    amount = speaks_of("plan_how_much", rest) or speaks_of("plan_how_many", rest)
    if asks_once(question.text):
        yield Ask(Operation.VALUE, AskedWords(rest, ENGLISH), wanted, asks_amount=amount)
        yield from _per(rest, wanted)
        yield from _of_rows(rest, wanted)
        yield from _of_quarters(rest, wanted)
    asked = read_operation(Wording(rest, rest, when))
    moved = question.year_before or len(wanted) > 1
    if asked.operation in _MOVES or (moved and any(pattern_of(role).search(rest) for role in _MOVED)):
        operation = asked.operation if asked.operation in _MOVES else Operation.CHANGE
        soft = (*_MOVED, "plan_percent", "percent", "plan_how_much", "plan_how_many", "table_year_before")
        yield Ask(operation, AskedWords(rest, ENGLISH, soft), two_periods(wanted))


def _made(rest: str, wanted: tuple[Wanted, ...], question: TableQuestion) -> Iterator[Ask]:
    """What is made of two cells; a question that asks for it is not answered by one of them."""
    if len(wanted) > 1 or question.year_before:
        return
    if (sides := _sides(rest)) is not None:
        made = "times" if speaks_of("plan_multiplied", rest) else "difference"
        first, second = (AskedWords(side, ENGLISH, _COMPARING) for side in sides)
        yield Ask(Operation.MULTIPLE, first, wanted, made=made, other=second)
        return
    divided = pattern_of("plan_share_of", ENGLISH).search(rest)
    if divided is not None and AskedWords(rest[: divided.start()], ENGLISH).every:
        first, second = (
            AskedWords(side, ENGLISH, _COMPARING) for side in (rest[: divided.start()], rest[divided.end() :])
        )
        yield Ask(Operation.MULTIPLE, first, wanted, made="quotient", other=second)
    elif divided is not None or speaks_of("table_part", rest) or speaks_of("asks_share", rest, ENGLISH):
        bare = _left_out(rest, ("asks_share", "plan_share_of", "table_part"))
        yield Ask(Operation.VALUE, AskedWords(bare, ENGLISH, _WHOLE), wanted, made="share")
    elif speaks_of("margin_word", rest):
        bare = _left_out(rest, ("margin_word", "percent"))
        bare = bare if speaks_of("profit_word", bare) else f"{bare} profit"
        yield Ask(Operation.VALUE, AskedWords(rest, ENGLISH), wanted)
        yield Ask(Operation.VALUE, AskedWords(bare, ENGLISH, _OF_A_PART), wanted, made="margin")


def _per(rest: str, wanted: tuple[Wanted, ...]) -> Iterator[Ask]:
    """`How many parcels per driver`: one figure of a row by another, whose heading is what stands behind `per`."""
    before, per, behind = rest.partition(" per ")
    noun, _, rest_of_it = behind.partition(" ")
    noun = noun.strip("?.,")
    if per and len(wanted) <= 1 and noun.isalpha() and not speaks_of("calendar_word", noun, ENGLISH):
        words = AskedWords(f"{before} {rest_of_it}", ENGLISH, ("plan_average", "ratio_word", "plan_how_many"))
        yield Ask(Operation.VALUE, words, wanted, made="ratio", other=AskedWords(noun, ENGLISH))


def _left_out(text: str, roles: Sequence[Role]) -> str:
    for role in roles:
        text = pattern_of(role, ENGLISH).sub(" ", text)
    return " ".join(text.split())


def _sides(rest: str) -> tuple[str, str] | None:
    """`How much more in Europe than in Japan`, `the difference between the two`: the words of each."""
    if speaks_of("plan_difference_between", rest) and " and " in rest:
        before, _, behind = rest.partition(" and ")
        return before, behind
    compares = any(speaks_of(role, rest) for role in _COMPARES) or counts_more(rest) or asks_apart(rest, ENGLISH)
    for role in _PARTING if compares else ():
        if (parted := pattern_of(role, ENGLISH).search(rest)) is not None:
            return _measured(rest[: parted.start()]), rest[parted.end() :]
    return None


_PARTING: tuple[Role, ...] = ("table_than", "table_exceeds", "set_off_by")


def _measured(side: str) -> str:
    """`How much heavier` asks for the weight, `how much higher` for whatever is named."""
    runs = []
    for run in side.split():
        by = compared_by(run, ENGLISH)
        runs.append(run if by is None or by.most else by.by if by.by in _MEASURES else "")
    return " ".join(filter(None, runs))


_MEASURES = frozenset(("weight", "price", "age", "length", "speed", "temperature"))


def counts_more(text: str) -> bool:
    """`How many more bells`, and not `how many have more than ten`."""
    asked = pattern_of("plan_how_many", ENGLISH).search(text)
    behind = text[asked.end() :].lstrip() if asked is not None else ""
    return opens_with("table_more", behind, ENGLISH) or opens_with("table_less", behind, ENGLISH)


_COMPARES: tuple[Role, ...] = ("plan_by_how_much", "plan_how_much", "plan_multiplied")
_COMPARING: tuple[Role, ...] = (
    *("plan_by_how_much", "plan_how_much", "plan_multiplied", "table_less", "table_more", "plan_higher", "plan_lower"),
    *("plan_difference_between", "table_add_up", "plan_percent", "table_exceeds", "plan_how_many", "asks_apart"),
    *("percent", "set_off_by", "asks_how_far"),
)
_OF_A_PART: tuple[Role, ...] = ("percent", "plan_percent", "table_group_noun", "table_kind_noun")
_WHOLE: tuple[Role, ...] = ("opens_total", "plan_total", "percent", "plan_percent", "made_up_of", "plan_sum")


def _of_quarters(rest: str, wanted: tuple[Wanted, ...]) -> Iterator[Ask]:
    """A year of which there are only quarters: all four of them, added up."""
    if len(wanted) == 1 and wanted[0].year and not wanted[0].span and not wanted[0].end:
        quarters = tuple(Wanted(wanted[0].year, f"Q{n}") for n in range(1, 5))
        yield Ask(
            Operation.VALUE,
            AskedWords(rest, ENGLISH, ("plan_sum", "plan_total", "opens_total")),
            quarters,
            made="quarters",
        )


def asks_once(text: str) -> bool:
    """`How many ..., and at what price?` asks two things, of which one cell says one."""
    runs = plain_named(text).split()
    asks = [at for at, run in enumerate(runs) if run in words_of("question_word", language=ENGLISH)]
    return not any(at and runs[at - 1] in ("and", "at", "for") and at > asks[0] for at in asks)


def _of_rows(rest: str, wanted: tuple[Wanted, ...]) -> Iterator[Ask]:
    """Rows together: the highest or lowest of them, and what they add up to."""
    if len(wanted) > 1:
        return
    lowest, highest = speaks_of("plan_lowest", rest), speaks_of("plan_highest", rest)
    if lowest is not highest:
        words = AskedWords(rest, ENGLISH, ("plan_lowest", "plan_highest", "table_group_ask", "table_kind_noun"))
        yield Ask(Operation.LOWEST if lowest else Operation.HIGHEST, words, wanted)
    elif speaks_of("plan_average", rest):
        yield Ask(Operation.AVERAGE, AskedWords(rest, ENGLISH, ("plan_average", "ratio_word")), wanted)
    elif any(speaks_of(role, rest) for role in _SUMS[2:]):
        yield Ask(Operation.SUM, AskedWords(rest, ENGLISH, _SUMS), wanted)


_SUMS: tuple[Role, ...] = (
    "table_kind_noun",
    "plan_both",
    "plan_sum",
    "opens_total",
    "table_add_up",
    "plan_how_many",
    "plan_total",
)
_GROUPS: tuple[Role, ...] = ("table_group_ask", "plan_how_many", "table_group_noun")


def is_off_plan(question: TableQuestion) -> bool:
    """Tell whether a question asks how far a figure is off what was planned (`over its budget`): no cell tells that."""
    said = question.text
    asks = any(speaks_of(role, said, ENGLISH) for role in ("plan_by_how_much", "plan_difference_between", "off_target"))
    return asks and speaks_of("planned_column", said, ENGLISH)


def side_asked(text: str) -> str:
    """`Over`, `under` or `on` what was planned, where a question says one of them."""
    said = [side for side, role in _SIDES if pattern_of(role).search(text)]
    return said[0] if len(said) == 1 else ""


_SIDES: tuple[tuple[str, Role], ...] = (("over", "over_plan"), ("under", "under_plan"), ("on", "on_plan"))
_OFF: tuple[Role, ...] = (
    *("off_target", "plan_rise", "plan_fall", "table_less", "table_more", "plan_above", "plan_below"),
    *("table_than", "table_faster", "table_slower", "plan_difference_between", "plan_change"),
)
_MOVED: tuple[Role, ...] = (
    *("plan_rise", "plan_fall", "plan_change", "plan_compare", "table_less", "table_more", "table_than"),
    *("table_faster", "table_slower", "plan_by_how_much"),
)


def wanted_periods(question: TableQuestion, when: When) -> tuple[Wanted, ...]:
    """Return the periods that a question names, the earliest year first."""
    span = question.span or quarter_asked(when)
    if question.days:
        return tuple(Wanted(int(day[:4]), span, day) for day in question.days)
    if when.ended:
        return (Wanted(when.ended[0], span, month_ended(when.ended)),)
    dated = {day[0] for found in dates_in(question.asked) for day in found.readings[:1] if day[0]}
    years = when.span.years or named_periods(question.asked).years or dated
    if not years and span[:1] == "Q":
        return (Wanted(0, span),)  # a quarter of the one year that there is
    return tuple(Wanted(year, span) for year in sorted(years))
