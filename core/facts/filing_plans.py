"""Plans over filings: found by form and by what year they cover or were filed in; told, listed or counted."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from core.facts.fact_reader import Reader
from core.facts.market import filing_period, item_names
from core.facts.periods_stored import key_of
from core.facts.plan import FactPlan, Operation
from core.facts.speaking import During, Listed
from core.facts.told import Told, listed
from core.model import FactRow, Table
from core.reading.calendars import month_named
from core.reading.notes import Told as Sayable
from core.reading.notes import note
from core.reading.of_one import with_ones
from core.tool_names import ToolName

_ALL = 200
_MOST_NAMED, _MOST_DATED = 3, 20
_QUARTER_MONTHS = 3


async def tell_filings(plan: FactPlan, reader: Reader) -> Told:
    """Return what a plan over filings brings, company by company."""
    said = [await _of_one(plan, company, reader) for company in plan.companies]
    known = frozenset(year for told in said for year in told.known_years)
    return Told(
        " ".join(t.text for t in said),
        tuple(row for t in said for row in t.rows),
        said[0].table if len(said) == 1 else None,
        known,
        tuple(one for t in said for one in t.said),
    )


async def _of_one(plan: FactPlan, company: str, reader: Reader) -> Told:
    form = plan.form or None
    found = await reader.run(ToolName.RECENT_FILINGS, company=company, form=form, limit=_ALL)
    if not found.rows:
        none = (note("fact no filings", company=company),)
        return Told(found.note or f"I have no filings of {company}.", (), None, found.known_years, none)
    rows = [row for row in found.rows if _fits(row, plan)]
    name = str(found.rows[0].values["company"])
    what = f"{plan.form or ''} filings".strip()
    if not rows and plan.operation is not Operation.COUNT:
        text = f"I have no {what} of {name} {_when(plan)}{_there(found.rows)}."
        return Told(text, (), None, found.known_years, (note("fact no filings", company=name),))
    if plan.operation is Operation.COUNT:
        told = _counted(plan, rows, name, what, cut=len(found.rows) >= _ALL)
    else:
        told = _named(_chosen(plan, rows), plan)
    return replace(told, rows=told.rows or tuple(found.rows[:1]), known_years=found.known_years)


def _fits(row: FactRow, plan: FactPlan) -> bool:
    when, filed = plan.when, str(row.values["filing_date"])
    span = when.span
    if span.start is not None and span.end is not None and not (span.years and not span.start):
        reported = str(row.values.get("report_date") or "")
        days = (span.start.isoformat(), span.end.isoformat())
        return days[0] <= (reported if when.covered and reported else filed) <= days[1]
    quarter = span.quarter if span.quarter not in (None, "all") else None
    if not span.years:
        return quarter is None or row.values.get("period") == quarter
    covers = str(row.values.get("fiscal_year") or row.values.get("report_date") or "")[:4]
    if when.covered and covers:
        of_year = int(covers) in span.years
        return of_year and (quarter is None or row.values.get("period") == quarter)
    if quarter is not None:
        return int(filed[:4]) in span.years and (int(filed[5:7]) - 1) // _QUARTER_MONTHS + 1 == int(quarter[1])
    return int(filed[:4]) in span.years


def _chosen(plan: FactPlan, rows: Sequence[FactRow]) -> list[FactRow]:
    """As many as were asked for, the latest first; without a time the latest alone, or the first."""
    if plan.operation is Operation.FIRST:
        return [rows[-1]]
    latest = plan.when.span.latest
    if latest is not None:
        return list(rows[:latest])
    amended = [row for row in rows if not str(row.values["form"]).endswith("/A")]
    return list(amended or rows) if plan.when.said else list(rows[:10])


def _when(plan: FactPlan) -> str:
    span = plan.when.span
    years = listed([str(year) for year in span.years]) if span.years else ""
    if span.open_end and span.years:
        return f"for fiscal years since {span.years[0]}" if plan.when.covered else f"filed since {span.years[0]}"
    quarter = f"{span.quarter} of " if span.quarter not in (None, "all") else ""
    if span.start is not None and span.end is not None:
        if whole := _whole_month(span.start, span.end):
            return f"filed in {whole}"
        return f"filed on {span.start}" if span.start == span.end else f"filed from {span.start} to {span.end}"
    if years:
        return f"for {quarter}fiscal year {years}" if plan.when.covered else f"filed in {quarter}{years}"
    return "for that time"


def _whole_month(start: date, end: date) -> str:
    """`March 2023`, of its first day to its last: no filing is dated by them."""
    whole = start.day == 1 and end == start.replace(day=monthrange(start.year, start.month)[1])
    return month_named(start.isoformat()[:7]) if whole else ""


def _there(rows: Sequence[FactRow]) -> str:
    return f"; those that I have were filed from {rows[-1].values['filing_date']} to {rows[0].values['filing_date']}"


def _counted(plan: FactPlan, rows: Sequence[FactRow], company: str, what: str, *, cut: bool) -> Told:
    when = f" {_counted_when(plan, rows)}" if plan.when.said else " on record"
    at_least = "at least " if cut and not plan.when.said else ""
    many = what.removesuffix("s") if len(rows) == 1 else what
    text = f"I have {at_least}{len(rows)} {many} of {company}{when}"
    if rows and len(rows) <= _MOST_DATED:
        text += f": {_dated(rows)}"
    return Told(f"{text}.", tuple(rows), _table(rows, company), said=(_several(rows, company, plan.form),))


def _counted_when(plan: FactPlan, rows: Sequence[FactRow]) -> str:
    """When filings are counted; the first and the last day of a time that was asked for are no days of filings."""
    span = plan.when.span
    if span.start is None or span.end is None or span.start == span.end:
        return _when(plan)
    return _when(plan) if rows and _whole_month(span.start, span.end) else "filed in that time"


def _dated(rows: Sequence[FactRow]) -> str:
    """The days on which filings were filed; where amendments are among them, each form with its own."""
    forms = dict.fromkeys(str(row.values["form"]) for row in rows)
    days = {form: [str(row.values["filing_date"]) for row in rows if row.values["form"] == form] for form in forms}
    if len(days) == 1:
        return f"filed on {listed(next(iter(days.values())))}"
    return "; ".join(f"{form} filed on {listed(each)}" for form, each in days.items())


def _named(rows: Sequence[FactRow], plan: FactPlan) -> Told:
    company = str(rows[0].values["company"])
    if len(rows) <= _MOST_NAMED:
        said = tuple(one for row in rows for one in filed(row, link=plan.field == "url"))
        return Told(" ".join(_sentence(row, plan) for row in rows), tuple(rows), said=said)
    shown = rows[:_MOST_DATED]
    parts = [f"{row.values['form']} on {row.values['filing_date']}" for row in shown]
    more = f", the latest {len(shown)} of them" if len(rows) > len(shown) else ""
    text = with_ones(f"{company} made {len(rows)} filings{more}: {listed(parts)}.", "en")
    return Told(text, tuple(rows), _table(rows, company), said=(_several(shown, company, plan.form),))


def _several(rows: Sequence[FactRow], company: str, form: str) -> Sayable:
    """Say in any language how many filings there are, and when they were filed."""
    if not rows:
        return note("fact no filings", company=company)
    named = Listed(tuple(f"{row.values['form']} {row.values['filing_date']}" for row in rows[:_MOST_DATED]))
    forms = form or Listed(tuple(dict.fromkeys(str(row.values["form"]) for row in rows)))
    return note("fact filings", company=company, count=len(rows), form=forms, listed=named)


def filed(row: FactRow, *, link: bool = False) -> tuple[Sayable, ...]:
    """Say in any language what was filed, for which period, when and under which number."""
    values = row.values
    covers = During(key_of(row)) if values.get("period") and values.get("fiscal_year") else ""
    named = {"company": str(values["company"]), "form": str(values["form"]), "number": str(values["accession"])}
    said: list[Sayable] = [note("fact filed", **named, period=covers, day=str(values["filing_date"]))]
    if values.get("items"):
        said.append(note("fact items", items=str(values["items"])))
    if link and values.get("url"):
        said.append(note("fact link", url=str(values["url"])))
    return tuple(said)


def _sentence(row: FactRow, plan: FactPlan) -> str:
    values, period = row.values, filing_period(row)
    which = f"its {values['form']} for {period}" if period else f"a form {values['form']}"
    names = item_names(str(values.get("items") or ""))
    about = f" about {listed(names)}" if names else ""
    if plan.field == "items" and values.get("description"):
        about += f" ({values['description']})"
    ended = f" (period ended {values['report_date']})" if values.get("report_date") and period else ""
    text = (
        f"{values['company']} filed {which}{ended}{about} on {values['filing_date']}, "
        f"accession number {values['accession']}."
    )
    return f"{text} It is at {values['url']} ." if plan.field == "url" and values.get("url") else text


def _table(rows: Sequence[FactRow], company: str) -> Table | None:
    if len(rows) <= _MOST_NAMED:
        return None
    lines = tuple(
        (v["form"], v["filing_date"], filing_period(row), v["report_date"] or "", v["accession"], v.get("url") or "")
        for row in rows
        for v in (row.values,)
    )
    return Table(f"{company}: filings", ("Form", "Filed", "Period", "Period end", "Accession", "Link"), lines)
