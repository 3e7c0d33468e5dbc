"""Plans over metrics and ratios: fetches each measure of each company once, and tells the operation's result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from core.errors import BadInput
from core.facts.fact_reader import Reader
from core.facts.formula import Ratio
from core.facts.honest_time import asides, first_reported, only_quarters
from core.facts.operations import named_formula, tell
from core.facts.periods_asked import periods_of
from core.facts.periods_stored import FULL, Key, Measure, Stored, key_of
from core.facts.plan import FactPlan, Operation
from core.facts.ratios import PRICE, find_ratio, ratio_label
from core.facts.series import possessive
from core.facts.told import (
    Told,
    figure,
    joined,
    listed,
    name_of,
    period,
    period_named,
    spans,
    table_of,
    value_of,
)
from core.model import FactRow
from core.tool_names import ToolName

_ALL = 200
_MOST_SIDES = 12


async def tell_figures_asked(plan: FactPlan, reader: Reader) -> Told:
    """Return what a plan over figures brings; no rows where there is no figure of the measure or the period."""
    measures = [await _measure(company, name, reader) for company in plan.companies for name in plan.measures]
    if len(measures) == 1:
        return _one(plan, measures[0], reader.today)
    return _several(plan, measures[:_MOST_SIDES], reader.today)


async def tell_coverage(plan: FactPlan, reader: Reader) -> Told:
    """Say for which years there are figures."""
    said: list[Told] = []
    for company in plan.companies:
        for name in plan.measures:
            measure = await _measure(company, name, reader)
            said.append(_covered(measure))
    rows = tuple(row for told in said for row in told.rows)
    return Told(" ".join(told.text for told in said), rows, None, frozenset().union(*(t.known_years for t in said)))


def _covered(measure: Measure) -> Told:
    years, quarters = measure.years(), measure.quarters()
    of = f"{ratio_label(measure.name)} for {measure.company}"
    if not years and not quarters:
        return Told(f"I have no {of}.")
    parts = [f"fiscal years {spans(years)}"] if years else []
    if quarters:
        parts.append(f"by quarter from {period_named(quarters[0])} to {period_named(quarters[-1])}")
    keys = [*((year, FULL) for year in years), *quarters]
    rows = tuple(row for key in keys if (row := measure.at(key)) is not None)
    return Told(f"I have {of}: {listed(parts)}.", rows, None, frozenset(years) | {year for year, _ in quarters})


async def _measure(company: str, name: str, reader: Reader) -> Measure:
    names = await reader.metrics(company)
    ratio = None if name in names else find_ratio(name, names)
    if ratio is None:
        stored, called = await _stored(company, name, reader)
        return Measure(called or company, name, {name: stored})
    if PRICE in ratio.inputs:
        return await _priced(company, ratio, reader)
    inputs: dict[str, Stored] = {}
    called = ""
    for part in ratio.inputs:
        inputs[part], whose = await _stored(company, part, reader)
        called = called or whose
    return Measure(called or company, ratio.name, inputs, ratio)


async def _stored(company: str, metric: str, reader: Reader) -> tuple[Stored, str]:
    try:
        found = await reader.run(
            ToolName.FINANCIALS_BY_METRIC, company=company, metric=metric, period="all", years=None, limit=_ALL
        )
    except BadInput as error:
        if "metric" not in error.message:
            raise
        return Stored(metric, {}), ""
    rows = [row for row in found.rows if not row.values.get("formula")]
    return Stored.of(metric, rows), str(rows[0].values["company"]) if rows else ""


async def _priced(company: str, ratio: Ratio, reader: Reader) -> Measure:
    found = await reader.run(ToolName.FINANCIAL_METRIC, company=company, name=ratio.name, years=None, limit=_ALL)
    given = {key_of(row): row for row in found.rows if row.values.get("formula")}
    called = next((str(row.values["company"]) for row in given.values()), company)
    return Measure(called, ratio.name, {}, ratio, given)


def _one(plan: FactPlan, measure: Measure, today: date) -> Told:
    keys = periods_of(plan, measure)
    rows = [first_reported(row) if plan.first_reported else row for key in keys if (row := measure.at(key)) is not None]
    lacking = [key for key in keys if measure.at(key) is None]
    known = frozenset(measure.years()) | {year for year, _ in measure.quarters()}
    missing = _missing(measure, lacking) if lacking else ""
    needs_all = plan.operation in _NEED_BOTH_ENDS and lacking and (keys[0] in lacking or keys[-1] in lacking)
    if not rows or needs_all:
        return Told(missing or _none(measure), (), None, known)
    if plan.field == "end":
        text = " ".join(f"{possessive(measure.company)} {period(row)} ended on {row.values['end']}." for row in rows)
        return Told(text, tuple(rows), None, known)
    told = tell(plan, rows, plan.condition)
    parts = tuple(part for row in rows for part in measure.parts(key_of(row)))
    each = {tuple(map(str, (r.values["metric"], r.values["end"], r.values["period"]))): r for r in (*told.rows, *parts)}
    how = how_computed(measure, told) if plan.explained else ""
    aside = (how, missing, _basis(rows, told), *asides(plan, measure, rows, today))
    text = " ".join(part for part in (told.text, *aside) if part)
    return replace(told, text=text, rows=tuple(each.values()), known_years=known)


_NEED_BOTH_ENDS = frozenset(
    (Operation.CHANGE, Operation.PERCENT_CHANGE, Operation.CAGR, Operation.SUM, Operation.AVERAGE, Operation.MULTIPLE)
)


def how_computed(measure: Measure, told: Told) -> str:
    """By which formula a ratio, or an operation's result, comes about; what is stored was filed so."""
    parts = []
    if measure.ratio is not None:
        parts.append(f"{sentence_start(measure.ratio.label)} is computed as {named_formula(measure.ratio.formula)}.")
    made = [row for row in told.rows if row.values.get("formula") and row.values["metric"] != measure.name]
    parts += [
        f"{sentence_start(name_of(row))} is computed as {named_formula(str(row.values['formula']))}." for row in made
    ]
    return " ".join(parts) or "It is as reported in the filings, and was not computed."


def sentence_start(text: str) -> str:
    """Begin with a capital."""
    return text[:1].upper() + text[1:]


def _basis(rows: Sequence[FactRow], told: Told) -> str:
    """Per-share figures of before a split are computed with on the latest basis; where they are, that is said."""
    old = [row for row in rows if float(row.values.get("split_factor") or 1) != 1]
    if not old or len(rows) < 2 or "share split" in told.text:
        return ""
    shown = f"Figures up to {period(old[-1])} are shown as filed before a share split"
    return f"{shown}; compared, they stand on today's basis."


def _missing(measure: Measure, lacking: Sequence[Key]) -> str:
    """`I have no capex for Apple Inc. for fiscal year 2010; I have it for fiscal years 2013 to 2025`."""
    years = measure.years()
    full = [year for year, name in lacking if name == FULL]
    which = f"fiscal {'years' if len(full) > 1 else 'year'} {spans(full)}" if full else ""
    others = listed([period_named(key) for key in lacking if key[1] != FULL][:6]) if len(full) < len(lacking) else ""
    there = f"; I have it for fiscal years {spans(years)}" if years else ""
    asked = listed([part for part in (which, others) if part])
    return (
        f"I have no {ratio_label(measure.name)} of {measure.company} for {asked}{there}.{only_quarters(measure, full)}"
    )


def _none(measure: Measure) -> str:
    years = measure.years()
    there = f"; I have it for fiscal years {spans(years)}" if years else ""
    return f"I have no {ratio_label(measure.name)} of {measure.company} for that{there}."


def _several(plan: FactPlan, measures: Sequence[Measure], today: date) -> Told:
    """Several measures or companies: told one after the other, in one table."""
    if plan.operation is not Operation.VALUE:
        said = [_one(plan, measure, today) for measure in measures]
        return joined(said)
    sides = [(measure, [row for key in periods_of(plan, measure) if (row := measure.at(key))]) for measure in measures]
    if any(len(rows) != 1 for _, rows in sides):
        return joined([_one(plan, measure, today) for measure in measures])
    rows = [row for _, found in sides for row in found]
    parts = [part for measure, found in sides for row in found for part in measure.parts(key_of(row))]
    text = " ".join(
        _of_company(plan, rows, company) for company in dict.fromkeys(str(r.values["company"]) for r in rows)
    )
    known = frozenset(year for measure, _ in sides for year in measure.years())
    title = f"{listed(list(dict.fromkeys(map(name_of, rows))))}"
    return Told(f"{text}{_larger(rows)}", (*rows, *parts), table_of(rows, title), known)


def _of_company(plan: FactPlan, rows: Sequence[FactRow], company: str) -> str:
    own = [row for row in rows if row.values["company"] == company]
    first = f"{possessive(company)} {name_of(own[0])} was {figure(own[0])}"
    others = [f"its {name_of(row)} was {figure(row)}" for row in own[1:]]
    return f"{listed([first, *others])} in {period(own[0])}, which ended on {own[0].values['end']}."


def _larger(rows: Sequence[FactRow]) -> str:
    """Of two companies' same measure in one unit, which is the higher."""
    names, companies = {name_of(row) for row in rows}, {row.values["company"] for row in rows}
    if len(rows) != 2 or len(names) > 1 or len(companies) < 2:
        return ""
    first, last = sorted(rows, key=value_of, reverse=True)
    if first.values["unit"] != last.values["unit"]:
        return f" The figures are in {first.values['unit']} and {last.values['unit']} and were not converted."
    return f" That of {first.values['company']} is the higher." if value_of(first) != value_of(last) else ""
