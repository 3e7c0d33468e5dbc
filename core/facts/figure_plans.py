"""Plans over metrics and ratios: fetches each measure of each company once, and tells the operation's result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from core.errors import BadInput
from core.facts.fact_reader import Reader
from core.facts.formula import Ratio
from core.facts.honest_time import asides, first_reported, only_quarters
from core.facts.operations import tell
from core.facts.periods_asked import periods_of
from core.facts.periods_stored import FULL, Key, Measure, Stored, key_of
from core.facts.plan import FactPlan, Operation
from core.facts.ratios import PRICE, find_ratio
from core.facts.series import possessive
from core.facts.speaking import During, Formula, HowComputed, Listed, Named, Whose, Years
from core.facts.told import Told, figure, joined, listed, name_of, period, saying, table_of, value_of
from core.facts.told_results import Result
from core.model import FactRow
from core.reading.notes import Told as Sayable
from core.reading.notes import note
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
    return replace(joined(said), table=None)


def _covered(measure: Measure) -> Told:
    years, quarters = measure.years(), measure.quarters()
    named, company = Named(measure.name), measure.company
    if not years and not quarters:
        return saying(note("fact not covered", measure=named, company=company))
    parts: list[Sayable] = [Years(tuple(years))] if years else []
    if quarters:
        ends = {"first": During(quarters[0]), "last": During(quarters[-1])}
        parts.append(note("fact covered quarters", **ends))
    keys = [*((year, FULL) for year in years), *quarters]
    rows = tuple(row for key in keys if (row := measure.at(key)) is not None)
    known = frozenset(years) | {year for year, _ in quarters}
    told = note("fact covered", measure=named, company=company, parts=Listed(tuple(parts)))
    return saying(told, rows=rows, known=known)


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
    missing = _missing(measure, lacking) if lacking else ()
    needs_all = plan.operation in _NEED_BOTH_ENDS and lacking and (keys[0] in lacking or keys[-1] in lacking)
    if not rows or needs_all:
        return saying(*(missing or (_none(measure),)), known=known)
    if plan.field == "end":
        return saying(*(_ended(measure, row) for row in rows), rows=tuple(rows), known=known)
    told = tell(plan, rows, plan.condition)
    parts = tuple(part for row in rows for part in measure.parts(key_of(row)))
    each = {tuple(map(str, (r.values["metric"], r.values["end"], r.values["period"]))): r for r in (*told.rows, *parts)}
    how = how_computed(measure, told) if plan.explained else ()
    aside = saying(*how, *missing, *_basis(rows, told), *asides(plan, measure, rows, today))
    text = " ".join(part for part in (told.text, aside.text) if part)
    return replace(told, text=text, rows=tuple(each.values()), known_years=known, said=(*told.said, *aside.said))


def _ended(measure: Measure, row: FactRow) -> Sayable:
    day = str(row.values["end"])
    return note("fact ended", company=Whose(measure.company), period=During(key_of(row), day), day=day)


_NEED_BOTH_ENDS = frozenset(
    (Operation.CHANGE, Operation.PERCENT_CHANGE, Operation.CAGR, Operation.SUM, Operation.AVERAGE, Operation.MULTIPLE)
)


def how_computed(measure: Measure, told: Told) -> tuple[Sayable, ...]:
    """By which formula a ratio, or an operation's result, comes about; what is stored was filed so."""
    made = [row for row in told.rows if row.values.get("formula") and row.values["metric"] != measure.name]
    parts = [] if measure.ratio is None else [HowComputed(measure.ratio.name, Formula(measure.ratio.formula))]
    parts += [HowComputed(str(row.values["metric"]), Formula(str(row.values["formula"]))) for row in made]
    return tuple(parts) or (note("fact as filed"),)


def _basis(rows: Sequence[FactRow], told: Told) -> tuple[Sayable, ...]:
    """Per-share figures of before a split are computed with on the latest basis; where they are, that is said."""
    old = [row for row in rows if float(row.values.get("split_factor") or 1) != 1]
    if not old or len(rows) < 2 or "share split" in told.text:
        return ()
    return (note("fact split basis", period=During(key_of(old[-1]), str(old[-1].values.get("end") or ""))),)


def _missing(measure: Measure, lacking: Sequence[Key]) -> tuple[Sayable, ...]:
    """`I have no capex for Apple Inc. for fiscal year 2010; I have it for fiscal years 2013 to 2025`."""
    years = measure.years()
    full = tuple(year for year, name in lacking if name == FULL)
    others = tuple(During(key) for key in lacking if key[1] != FULL)[:6]
    asked = Listed((*([Years(full)] if full else []), *([Listed(others)] if others else [])))
    there = Years(tuple(years), bare=True)
    phrase = "fact lacking but" if years else "fact lacking"
    said = note(phrase, measure=Named(measure.name), company=measure.company, periods=asked, years=there)
    return (said, *only_quarters(measure, full))


def _none(measure: Measure) -> Sayable:
    years, named = measure.years(), Named(measure.name)
    if not years:
        return note("fact none", measure=named, company=measure.company)
    return note("fact none but", measure=named, company=measure.company, years=Years(tuple(years), bare=True))


def _several(plan: FactPlan, measures: Sequence[Measure], today: date) -> Told:
    """Several measures or companies: told one after the other, in one table."""
    if plan.operation is not Operation.VALUE:
        said = [_one(plan, measure, today) for measure in measures]
        return joined(said)
    sides = [(measure, [row for key in periods_of(plan, measure) if (row := measure.at(key))]) for measure in measures]
    if any(len(rows) != 1 for _, rows in sides):
        return joined([_one(plan, measure, today) for measure in measures])
    rows = [row for _, found in sides for row in found]
    if not rows:
        return saying(note("fact no figure"))
    parts = [part for measure, found in sides for row in found for part in measure.parts(key_of(row))]
    text = " ".join(
        _of_company(plan, rows, company) for company in dict.fromkeys(str(r.values["company"]) for r in rows)
    )
    known = frozenset(year for measure, _ in sides for year in measure.years())
    title = f"{listed(list(dict.fromkeys(map(name_of, rows))))}"
    larger = _larger(rows)
    spoken = (Result(Operation.VALUE, tuple(rows)), *larger)
    behind = "".join(f" {one.said('en')}" for one in larger)
    return Told(f"{text}{behind}", (*rows, *parts), table_of(rows, title), known, spoken)


def _of_company(plan: FactPlan, rows: Sequence[FactRow], company: str) -> str:
    own = [row for row in rows if row.values["company"] == company]
    first = f"{possessive(company)} {name_of(own[0])} was {figure(own[0])}"
    others = [f"its {name_of(row)} was {figure(row)}" for row in own[1:]]
    return f"{listed([first, *others])} in {period(own[0])}, which ended on {own[0].values['end']}."


def _larger(rows: Sequence[FactRow]) -> tuple[Sayable, ...]:
    """Of two companies' same measure in one unit, which is the higher."""
    names, companies = {name_of(row) for row in rows}, {row.values["company"] for row in rows}
    if len(rows) != 2 or len(names) > 1 or len(companies) < 2:
        return ()
    first, last = sorted(rows, key=value_of, reverse=True)
    units = (str(first.values["unit"]), str(last.values["unit"]))
    if units[0] != units[1]:
        return (note("fact not converted", first=units[0], last=units[1]),)
    higher = note("fact higher", company=str(first.values["company"]))
    return (higher,) if value_of(first) != value_of(last) else ()
