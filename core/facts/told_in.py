"""Tells plain figures in the question's language: its sentence, its marks for decimals and thousands, its scales."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Decimal

from core.facts.metrics import label
from core.facts.periods_stored import FULL, QUARTERS
from core.facts.plan import Declined, FactPlan, Operation
from core.facts.readable import SYMBOLS
from core.facts.series import points_of
from core.model import FactRow, Scalar, ToolResult
from core.reading.language import FigureWording, Language, terms_of
from core.reading.languages import BY_CODE
from core.reading.phrases import say
from core.tool_names import ToolName

_MOST = 12
_DECLINED = {
    Declined.OPINION: "figures no opinion",
    Declined.REASON: "figures no reason",
    Declined.DEFINITION: "figures no definition",
}


def told_in(code: str, question: str, result: ToolResult) -> str:
    """Return the sentences of a result in a language (ISO 639-1); empty where they can be told in English alone."""
    language = BY_CODE.get(code)
    wording = language.figures if language is not None else None
    if language is None or wording is None:
        return ""
    if not result.rows:
        return _nothing(language, wording, result)
    if computed := told_computed(language, wording, result):
        return computed
    measures = _measures(result)
    rows = [row for row in result.rows if row.values.get("metric") in measures]
    rows = [point.row for point in points_of(question, rows, result.call.args.get("limit"))]
    plain = all(_is_plain(row, language) for row in rows)
    if not measures or not rows or not plain:
        return ""
    if len(rows) > _MOST:
        return _tell_course(rows, language, wording)
    return " ".join(_sentence(row, language, wording) for row in rows)


def _tell_course(rows: Sequence[FactRow], language: Language, wording: FigureWording) -> str:
    """Return the first and the last of more figures than one reads, the highest and the lowest: a table has all."""
    if len({(row.values["company"], row.values["metric"], row.values["period"]) for row in rows}) != 1:
        return ""
    told = _Computed(rows, (), "", language, wording)
    extremes = [_tell_extreme(replace(told, operation=kind)) for kind in (Operation.HIGHEST, Operation.LOWEST)]
    return " ".join((told.sentence(rows[0]), told.sentence(rows[-1]), *extremes)) if wording.computed else ""


def figure_in(code: str, value: float, unit: str) -> str:
    """Return a figure as a language (ISO 639-1) writes it; empty where it has no way of its own."""
    language = BY_CODE.get(code)
    wording = language.figures if language is not None else None
    money = unit == "percent" or unit.partition("/")[0].isupper()
    return _figure(value, unit, language, wording) if language is not None and wording is not None and money else ""


def measure_in(code: str, metric: str) -> str:
    """Return what a language that knows a metric calls it."""
    language = BY_CODE[code]
    return _named(metric, language, language.figures) if language.figures is not None else label(metric)


def told_computed(language: Language, wording: FigureWording, result: ToolResult) -> str:
    """Return what was computed of one company's years; empty where it is something else, or can't be said."""
    plan = _plan(result)
    if plan is None:
        ratios = [row for row in result.rows if row.values.get("formula")]
        told = result.call.tool == ToolName.FINANCIAL_METRIC and all(_is_ratio(row, language) for row in ratios)
        return " ".join(_sentence(row, language, wording) for row in ratios[:_MOST]) if told else ""
    tell = _COMPUTED.get(plan.operation)
    plain = plan.topic == "figures" and len(plan.measures) == 1 and not plan.by_quarter and not plan.explained
    own = [row for row in result.rows if row.values.get("metric") == plan.measures[0]] if plain else []
    whole = all(_is_plain(row, language) and row.values["period"] == FULL for row in own)
    if tell is None or not wording.computed or len(own) < _FEWEST or not whole:
        return ""
    made = [row for row in result.rows if row.values.get("derived")]
    one = len({row.values["company"] for row in result.rows}) == 1
    return tell(_Computed(own, made, plan.operation.value, language, wording)) if one else ""


@dataclass(frozen=True, slots=True)
class _Computed:
    """Figures of years, what was made of them, and how that is said."""

    rows: Sequence[FactRow]
    made: Sequence[FactRow]
    operation: str
    language: Language
    wording: FigureWording

    @property
    def years(self) -> tuple[Scalar, Scalar]:
        return self.rows[0].values["fiscal_year"], self.rows[-1].values["fiscal_year"]

    def sentence(self, row: FactRow) -> str:
        return _sentence(row, self.language, self.wording)

    def figure(self, row: FactRow) -> str:
        return _figure(_value(row), str(row.values["unit"]), self.language, self.wording)


def _tell_extreme(told: _Computed) -> str:
    best = (max if told.operation == Operation.HIGHEST else min)(told.rows, key=_value)
    first, last = told.years
    sentence = told.sentence(best)
    return f"{sentence[:-1]} ({told.wording.computed[told.operation].format(first=first, last=last)}){sentence[-1:]}"


def _tell_whole(told: _Computed) -> str:
    made = [row for row in told.made if row.values["unit"] == told.rows[0].values["unit"]]
    if len(made) != 1:
        return ""
    first, last = told.years
    measure = _named(str(told.rows[0].values["metric"]), told.language, told.wording)
    named = f"{measure}, {told.rows[0].values['company']}, {first}–{last}"
    return f"{told.wording.computed[told.operation]} ({named}): {told.figure(made[0])}."


def _tell_change(told: _Computed) -> str:
    first, last = told.rows[0], told.rows[-1]
    figures = [f"{'+' if _value(row) > 0 else ''}{told.figure(row)}" for row in told.made]
    if not figures:
        return ""
    return f"{told.sentence(first)} {told.sentence(last)} {told.wording.computed['change']}: {' / '.join(figures)}."


_FEWEST = 2
_COMPUTED: Mapping[Operation, Callable[[_Computed], str]] = {
    Operation.HIGHEST: _tell_extreme,
    Operation.LOWEST: _tell_extreme,
    Operation.AVERAGE: _tell_whole,
    Operation.SUM: _tell_whole,
    Operation.CHANGE: _tell_change,
    Operation.PERCENT_CHANGE: _tell_change,
}


def _value(row: FactRow) -> float:
    return float(row.values["value"] or 0)


def _is_ratio(row: FactRow, language: Language) -> bool:
    """A ratio in percent that the language has a word for."""
    return row.values["unit"] == "percent" and label(str(row.values["metric"])) in language.figure_words


def _nothing(language: Language, wording: FigureWording, result: ToolResult) -> str:
    """Why there is no figure, as far as the language can say it."""
    plan = _plan(result)
    if plan is not None and plan.unread and plan.declined is None:
        return wording.unread.format(words=", ".join(f"“{word}”" for word in plan.unread))
    if plan is not None and plan.declined in _DECLINED:
        return say(_DECLINED[plan.declined], language.code)
    years = sorted(result.known_years)
    if result.call.tool not in (ToolName.PLAN, ToolName.FINANCIALS_BY_METRIC) or not years:
        return ""
    return wording.nothing.format(first=years[0], last=years[-1])


def _plan(result: ToolResult) -> FactPlan | None:
    plan = result.call.args.get("plan")
    return plan if isinstance(plan, FactPlan) else None


def _measures(result: ToolResult) -> Sequence[str]:
    """What is told is the stored figures themselves; none where anything else was asked of them."""
    if result.call.tool == ToolName.FINANCIALS_BY_METRIC:
        return (str(result.call.args["metric"]),)
    plan = _plan(result)
    told = plan is not None and plan.topic == "figures" and plan.operation in (Operation.VALUE, Operation.TREND)
    more = plan is not None and bool(plan.field or plan.explained or plan.first_reported or plan.readings)
    return plan.measures if plan is not None and told and not more and "also" not in result.call.args else ()


def _is_plain(row: FactRow, language: Language) -> bool:
    values = row.values
    unit = str(values.get("unit") or "")
    known = str(values["metric"]) in language.measures and values.get("period") in (FULL, *QUARTERS)
    money = unit.split("/")[0].isupper()
    return known and not values.get("formula") and (money or unit == values["metric"])


def _sentence(row: FactRow, language: Language, wording: FigureWording) -> str:
    values = row.values
    period = wording.year if values["period"] == FULL else wording.quarter
    told = wording.value.format(
        measure=_named(str(values["metric"]), language, wording),
        company=values["company"],
        period=period.format(year=values["fiscal_year"], quarter=str(values["period"])[1:]),
        end=values["end"],
        figure=_figure(float(values["value"] or 0), str(values["unit"]), language, wording),
    )
    return told[:1].upper() + told[1:]


def _named(metric: str, language: Language, wording: FigureWording) -> str:
    if metric in wording.named:
        return wording.named[metric]
    terms = language.measures.get(metric) or language.figure_words[label(metric)]
    name = next(iter(terms_of(terms)))
    return name[:1].upper() + name[1:] if language.nouns_in_capitals else name


def _figure(value: float, unit: str, language: Language, wording: FigureWording) -> str:
    currency, _, share = unit.partition("/")
    number = Decimal(repr(value))
    if unit == "percent":
        return f"{_number(number, 1, language)} %"
    if not currency.isupper():
        return _number(number, 0, language)
    scale, word = 1.0, ""
    if not share:
        scale, word = next(((size, name) for size, name in wording.scales if abs(value) >= size), (1.0, ""))
    number /= Decimal(scale)
    written = _number(number, 1 if abs(number) >= _ONE_DECIMAL else 2, language)
    named = wording.currencies.get(currency) or SYMBOLS.get(currency) or currency
    return " ".join(wording.money.format(number=written, scale=word, currency=named).split())


_ONE_DECIMAL = 100


def _number(number: Decimal, digits: int, language: Language) -> str:
    rounded = number.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    written = f"{rounded:,f}"
    return written.translate(_COMMAS) if language.decimal_comma else written


_COMMAS = str.maketrans({",": ".", ".": ","})
