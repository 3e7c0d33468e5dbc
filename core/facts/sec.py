"""The SEC's own `companyfacts` and `submissions` JSON, made into rows such as other files have.

In companyfacts `fy` and `fp` say which filing states a figure, not which period it is of: a 10-K states three years
under one `fy`. So the period is told from the dates: first which day ends which fiscal period (the day most figures of
a 10-K or 10-Q are of), then each figure by its end and its length. Shapes: https://www.sec.gov/search-filings/edgar-application-programming-interfaces
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from core.facts.metrics import BY_NAME, TAG_RANK, TAG_TO_NAME
from core.facts.sec_entries import FORMS, Fault, sift

Row = dict[str, Any]
_SAME_DAYS = 10  # fiscal years of 52 or 53 weeks end on days that differ by a week


@dataclass(frozen=True, slots=True)
class _Fact:
    """One stated figure."""

    tag: str
    unit: str
    start: date | None
    end: date
    value: float
    accession: str
    form: str
    filed: str


@dataclass(frozen=True, slots=True)
class _PeriodEnd:
    """A day that ends a fiscal period."""

    day: date
    fiscal_year: int
    period: str


def companyfacts_rows(document: Mapping[str, Any]) -> Iterator[Row | Fault]:
    """Yield one row a metric, unit and fiscal period: the latest statement, with the first beside it; Q4 derived.

    Raises `KeyError`, `TypeError`, `AttributeError` or `ValueError` where the document has another shape.
    """
    entity = {"company": document.get("entityName") or "", "cik": str(document.get("cik") or "")}
    sifted = sift(document)
    ends = _period_ends(sifted.facts)
    for name, tags in _by_metric(sifted.facts).items():
        series = _series(name, tags, ends)
        yield from ({**entity, **row} for row in [*series, *_fourth_quarters(name, series)])
    yield from sifted.faults


def submissions_rows(document: Mapping[str, Any]) -> Iterator[Row]:
    """Yield one row a filing, of `submissions/CIK##########.json` or one of its continuation files.

    Raises `KeyError`, `TypeError`, `AttributeError` or `ValueError` where the document has another shape.
    """
    columns = document["filings"]["recent"] if "filings" in document else document
    year_end = str(document.get("fiscalYearEnd") or "")
    entity = {
        "company": document.get("name") or "",
        "ticker": next(iter(document.get("tickers") or []), ""),
        "cik": str(document.get("cik") or ""),
    }
    names = [name for name, column in columns.items() if isinstance(column, list)]
    if len({len(columns[name]) for name in names}) > 1:
        raise ValueError("its columns differ in length")
    for cells in zip(*(columns[name] for name in names), strict=True):
        row = {**entity, **dict(zip(names, cells, strict=True))}
        yield {**row, "url": _url(row), **_fiscal_period(row, year_end)}


def _by_metric(facts: Mapping[str, Any]) -> dict[str, dict[str, list[Any]]]:
    """Group by the name a metric gets, then by tag: `{name: {tag: [(unit, entry), ...]}}`."""
    grouped: dict[str, dict[str, list[Any]]] = defaultdict(dict)
    for concepts in facts.values():
        for tag, concept in concepts.items():
            entries = [(unit, entry) for unit, listed in concept["units"].items() for entry in listed]
            grouped[TAG_TO_NAME.get(tag, tag)].setdefault(tag, []).extend(entries)
    return grouped


def _series(name: str, tags: Mapping[str, list[Any]], ends: list[_PeriodEnd]) -> list[Row]:
    stated: dict[tuple[str, str, int], dict[str, list[_Fact]]] = defaultdict(lambda: defaultdict(list))
    for tag, entries in tags.items():
        for unit, entry in entries:
            fact = _fact(tag, unit, entry)
            period = _period_of(fact, ends)
            if period is not None:
                stated[unit, period.period, period.fiscal_year][tag].append(fact)
    return [_row(name, key, by_tag) for key, by_tag in sorted(stated.items())]


def _fact(tag: str, unit: str, entry: Mapping[str, Any]) -> _Fact:
    start = date.fromisoformat(entry["start"]) if entry.get("start") else None
    end = date.fromisoformat(entry["end"])
    return _Fact(tag, unit, start, end, entry["val"], entry["accn"], entry["form"], entry["filed"])


def _row(name: str, key: tuple[str, str, int], by_tag: Mapping[str, list[_Fact]]) -> Row:
    unit, period, year = key
    tag = min(by_tag, key=lambda t: (TAG_RANK.get(t, 99), t))
    facts = sorted(by_tag[tag], key=lambda fact: (fact.filed, fact.accession))
    first, latest = facts[0], facts[-1]
    return {
        "metric": name,
        "period": period,
        "fiscal_year": year,
        "start": latest.start.isoformat() if latest.start else None,
        "end": latest.end.isoformat(),
        "value": latest.value,
        "unit": unit,
        "us_gaap_tag": tag,
        "latest_accession": latest.accession,
        "latest_form": latest.form,
        "latest_filed": latest.filed,
        "first_accession": first.accession,
        "first_filed": first.filed,
        "first_value": first.value,
        "restated": first.value != latest.value,
        "derived": False,
    }


def _fourth_quarters(name: str, series: list[Row]) -> Iterator[Row]:
    """Q4 = FY - Q1 - Q2 - Q3, where all are stated and the metric can be summed: amounts over a time, not per share."""
    if name in BY_NAME and not BY_NAME[name].flow:
        return
    known = {(row["unit"], row["fiscal_year"], row["period"]): row for row in series if row["start"]}
    for (unit, year, period), full in known.items():
        quarters = [known.get((unit, year, quarter)) for quarter in ("Q1", "Q2", "Q3")]
        is_amount = unit.isupper() and len(unit) == 3
        if period != "FY" or not is_amount or (unit, year, "Q4") in known or None in quarters:
            continue
        rest = full["value"] - sum(row["value"] for row in quarters if row is not None)
        yield {
            **full,
            "period": "Q4",
            "start": None,
            "value": rest,
            "first_accession": None,
            "first_filed": None,
            "first_value": None,
            "restated": False,
            "derived": True,
        }


def _period_ends(facts: Mapping[str, Any]) -> list[_PeriodEnd]:
    """Find which day ends which fiscal period: of each filing, the day that most of its figures are of."""
    days: dict[str, Counter[str]] = defaultdict(Counter)
    stated: dict[str, tuple[str, Any, Any]] = {}
    for concept in facts.get("us-gaap", {}).values():
        for entries in concept["units"].values():
            for entry in entries:
                days[entry["accn"]][entry["end"]] += 1
                stated[entry["accn"]] = (entry["filed"], entry.get("fy"), entry.get("fp"))
    found: dict[str, _PeriodEnd] = {}
    for accession, (_, year, period) in sorted(stated.items(), key=lambda item: item[1][0]):
        end = max(days[accession].items(), key=lambda item: (item[1], item[0]))[0]
        if year and period in ("FY", "Q1", "Q2", "Q3"):
            found.setdefault(end, _PeriodEnd(date.fromisoformat(end), int(year), period))
    return list(found.values())


def _period_of(fact: _Fact, ends: list[_PeriodEnd]) -> _PeriodEnd | None:
    """Name a figure's fiscal period, or None for half years, nine months and days within a period."""
    length = (fact.end - fact.start).days if fact.start else None
    if length is None:
        return _nearest(fact.end, ends, ("FY", "Q1", "Q2", "Q3"))
    if 345 <= length <= 380:
        return _nearest(fact.end, ends, ("FY",))
    if not 75 <= length <= 105:
        return None
    found = _nearest(fact.end, ends, ("FY", "Q1", "Q2", "Q3"))
    if found is not None and found.period == "FY":
        return _PeriodEnd(found.day, found.fiscal_year, "Q4")
    return found


def _nearest(day: date, ends: list[_PeriodEnd], periods: tuple[str, ...]) -> _PeriodEnd | None:
    """Find the period ending on `day`, also where only the same period of another year was filed."""
    best: tuple[int, _PeriodEnd] | None = None
    for end in ends:
        if end.period not in periods:
            continue
        years = round((day - end.day).days / 365.25)
        off = abs((day - end.day).days - round(years * 365.25))
        if off <= _SAME_DAYS and (best is None or abs(years) * 20 + off < best[0]):
            best = (abs(years) * 20 + off, _PeriodEnd(day, end.fiscal_year + years, end.period))
    return best[1] if best else None


def _url(row: Mapping[str, Any]) -> str:
    if not str(row.get("cik") or "").isdecimal():
        return ""
    folder = str(row["accessionNumber"]).replace("-", "")
    return f"https://www.sec.gov/Archives/edgar/data/{int(row['cik'])}/{folder}/{row.get('primaryDocument') or ''}"


def _fiscal_period(row: Mapping[str, Any], year_end: str) -> Row:
    """Tell the fiscal period of an annual or quarterly report from the month and day that end the company's year.

    A year is named for the calendar year it ends in, which is the SEC's own habit.
    """
    form, reported = str(row.get("form") or ""), str(row.get("reportDate") or "")
    if not form.startswith(FORMS) or not reported or len(year_end) != 4:
        return {}
    try:
        day = date.fromisoformat(reported)
        ends = [date(year, int(year_end[:2]), min(int(year_end[2:]), 28)) for year in (day.year, day.year + 1)]
    except ValueError:
        return {}  # a date that is none is refused with its row
    end = next(end for end in ends if (day - end).days <= _SAME_DAYS)
    if not form.startswith("10-Q"):
        return {"fiscal_year": end.year, "fiscal_period": "FY"}
    quarter = 4 - round((end - day).days / 91.3)
    return {"fiscal_year": end.year, "fiscal_period": f"Q{quarter}" if 1 <= quarter <= 3 else None}
