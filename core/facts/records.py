"""Rows as they come, made into records that may be stored, or refused with the column and the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from core.errors import BadInput
from core.facts.cells import BadCell, day, flag, number, shown, text
from core.facts.metrics import metric_name
from core.facts.years import FIRST_YEAR, LAST_YEAR

if TYPE_CHECKING:
    from core.model import Scalar

Record: TypeAlias = "dict[str, Scalar]"

# The largest bank's assets in the smallest currency are about 1e16; beyond a hundred times that it is a mistake.
MAX_AMOUNT = 1e18
MAX_PER_SHARE = 1e9
MAX_VOLUME = 10**13


@dataclass(frozen=True, slots=True)
class BadRow:
    """A row that was left out: its line (from 1, the header counts), the column and why."""

    line: int
    column: str
    reason: str


_COMPANY = {
    "company": ("company", "companyname", "name", "entityname"),
    "ticker": ("ticker", "symbol"),
    "cik": ("cik",),
}
_ALIASES: dict[str, dict[str, tuple[str, ...]]] = {
    "company_metrics": {
        **_COMPANY,
        "metric": ("metric", "metricname", "concept", "lineitem"),
        "period": ("period", "fp", "fiscalperiod", "periodtype"),
        "fiscal_year": ("fiscalyear", "fy", "year"),
        "start": ("start", "startdate", "periodstart"),
        "end": ("end", "enddate", "periodend", "reportdate"),
        "value": ("value", "val", "amount"),
        "unit": ("unit", "uom", "currency"),
        "tag": ("usgaaptag", "tag"),
        "accession": ("latestaccession", "accession", "accessionnumber", "accn"),
        "form": ("latestform", "form", "filingtype", "formtype"),
        "filing_date": ("latestfiled", "filed", "filingdate", "datefiled"),
        "first_accession": ("firstaccession",),
        "first_filing_date": ("firstfiled", "firstfilingdate"),
        "first_value": ("firstvalue",),
        "restated": ("restated",),
        "derived": ("derived",),
    },
    "prices": {
        **_COMPANY,
        "date": ("date", "day", "tradingday"),
        "open": ("open",),
        "high": ("high",),
        "low": ("low",),
        "close": ("close", "closelast", "closingprice", "price"),
        "volume": ("volume",),
        "currency": ("currency", "unit"),
    },
    "filings": {
        **_COMPANY,
        "accession": ("accessionnumber", "accession", "accn", "accessionno"),
        "form": ("form", "filingtype", "formtype", "type"),
        "filing_date": ("filingdate", "filed", "datefiled", "fileddate"),
        "report_date": ("reportdate", "periodofreport", "periodend", "end"),
        "fiscal_year": ("fiscalyear", "fy"),
        "period": ("fiscalperiod", "fp", "period"),
        "items": ("items",),
        "description": ("description", "primarydocdescription", "title"),
        "url": ("url", "link"),
    },
}
_CIK_DIGITS = 10
TABLES = tuple(_ALIASES)
COLUMNS = {table: tuple(columns) for table, columns in _ALIASES.items()}
_NEEDED = {
    "company_metrics": {"metric", "fiscal_year", "end", "value"},
    "prices": {"date", "close"},
    "filings": {"accession", "form", "filing_date"},
}


def guess_table(columns: Iterable[str]) -> str:
    """Tell from its columns which table a file is for.

    Raises `BadInput` naming what is missing where none fits.
    """
    names = tuple(columns)
    for table in TABLES:
        if not missing_columns(table, names):
            return table
    shown = ", ".join(name[:40] for name in names[:20]) or "none"
    raise BadInput(
        f"These columns fit none of the tables {', '.join(TABLES)}: {shown}.",
        hint="Metrics need metric, fiscal_year, end, value; prices date, close; filings accession, form, filing_date.",
    )


def missing_columns(table: str, columns: Iterable[str]) -> list[str]:
    """Return the columns that `table` can't do without and that are not there under any name."""
    return sorted(_NEEDED[table] - set(canonical(table, tuple(columns)).values()))


@lru_cache(maxsize=256)
def canonical(table: str, columns: tuple[str, ...]) -> dict[str, str]:
    """Map a file's column names to the table's; unknown ones are left out, of two aliases the better is taken."""
    folded = {folded_column(column): column for column in reversed(columns)}
    names: dict[str, str] = {}
    for name, aliases in _ALIASES[table].items():
        found = next((folded[alias] for alias in aliases if alias in folded), None)
        if found is not None and found not in names:
            names[found] = name
    return names


def folded_column(name: str) -> str:
    """Return a column's name as names are compared: Latin letters and digits alone, in lower case."""
    return "".join(c for c in name.casefold() if c.isascii() and c.isalnum())


def make_record(table: str, raw: Mapping[str, Any]) -> Record:
    """Make a record of one row of a file, `company`, `ticker` and `cik` possibly empty.

    Raises `BadCell`.
    """
    names = canonical(table, tuple(raw))
    cells = {name: raw[column] for column, name in names.items()}
    record: Record = {
        "company": text(cells, "company", 200) or "",
        "ticker": _ticker(cells),
        "cik": _cik(cells),
    }
    record.update(_MAKERS[table](cells))
    return record


def _metric(cells: Mapping[str, Any]) -> Record:
    unit = text(cells, "unit", 20) or ""
    end = _needed_day(cells, "end")
    start = day(cells, "start")
    if start is not None and start > end:
        raise BadCell("start", f"{start} is after the end {end}")
    first = cells.get("first_value")
    return {
        "metric": _metric_name(cells),
        "period": _period(cells) or "FY",
        "fiscal_year": _fiscal_year(cells, end),
        "unit": unit,
        "start": start,
        "end": end,
        "value": _amount(cells, "value", unit),
        "tag": text(cells, "tag", 200),
        "accession": text(cells, "accession", 25),
        "form": text(cells, "form", 20),
        "filing_date": day(cells, "filing_date"),
        "first_accession": text(cells, "first_accession", 25),
        "first_filing_date": day(cells, "first_filing_date"),
        "first_value": None if first in (None, "") else _amount(cells, "first_value", unit),
        "restated": flag(cells, "restated"),
        "derived": flag(cells, "derived"),
    }


def _price(cells: Mapping[str, Any]) -> Record:
    record: Record = {"date": _needed_day(cells, "date"), "currency": text(cells, "currency", 3) or ""}
    for name in ("open", "high", "low", "close"):
        blank = name != "close" and cells.get(name) in (None, "")
        record[name] = None if blank else _share_price(cells, name)
    high, low = record["high"], record["low"]
    if high is not None and low is not None and float(high) < float(low):
        raise BadCell("high", f"{high} is below the low {low}")
    record["volume"] = _volume(cells)
    return record


def _filing(cells: Mapping[str, Any]) -> Record:
    accession = text(cells, "accession", 25)
    if not accession:
        raise BadCell("accession", "missing")
    form = text(cells, "form", 20)
    if not form:
        raise BadCell("form", "missing")
    year = cells.get("fiscal_year")
    return {
        "accession": accession,
        "form": form.upper(),
        "filing_date": _needed_day(cells, "filing_date"),
        "report_date": day(cells, "report_date"),
        "fiscal_year": None if year in (None, "") else _year(cells),
        "period": _period(cells),
        "items": text(cells, "items", 200),
        "description": text(cells, "description", 300),
        "url": text(cells, "url", 500),
    }


_MAKERS: dict[str, Callable[[Mapping[str, Any]], Record]] = {
    "company_metrics": _metric,
    "prices": _price,
    "filings": _filing,
}


def _needed_day(cells: Mapping[str, Any], column: str) -> str:
    found = day(cells, column)
    if found is None:
        raise BadCell(column, "missing")
    return found


def _amount(cells: Mapping[str, Any], column: str, unit: str) -> float:
    value = number(cells, column)
    most = MAX_PER_SHARE if unit.endswith("/shares") else MAX_AMOUNT
    if abs(value) > most:
        raise BadCell(column, f"{value:g} {unit} is beyond any company's figures")
    return value


def _share_price(cells: Mapping[str, Any], column: str) -> float:
    value = number(cells, column)
    if not 0 < value <= MAX_PER_SHARE:
        raise BadCell(column, f"{value:g} is no share price")
    return value


def _volume(cells: Mapping[str, Any]) -> int | None:
    if cells.get("volume") in (None, ""):
        return None
    value = number(cells, "volume")
    if not 0 <= value <= MAX_VOLUME:
        raise BadCell("volume", f"{value:g} is no number of shares traded in a day")
    return int(value)


@lru_cache(maxsize=5_000)
def _known_metric_name(written: str) -> str:
    return metric_name(written)


def _metric_name(cells: Mapping[str, Any]) -> str:
    written = text(cells, "metric", 200)
    if not written:
        raise BadCell("metric", "missing")
    try:
        return _known_metric_name(written)
    except BadInput as error:
        raise BadCell("metric", f"“{shown(written)}” is {error.message}") from error


_PERIODS = {
    **dict.fromkeys(("fy", "annual", "year", "yearly", "a", "12m", "q0"), "FY"),
    **{spelling.format(q): f"Q{q}" for q in range(1, 5) for spelling in ("q{}", "{}q", "quarter {}", "{}")},
}


def _period(cells: Mapping[str, Any]) -> str | None:
    written = text(cells, "period", 200)
    if written is None:
        return None
    period = _PERIODS.get(written.casefold())
    if period is None:
        raise BadCell("period", f"“{shown(written)}” is none of FY, Q1, Q2, Q3, Q4")
    return period


def _year(cells: Mapping[str, Any]) -> int:
    value = number(cells, "fiscal_year")
    if value != int(value) or not FIRST_YEAR <= value <= LAST_YEAR:
        raise BadCell("fiscal_year", f"{value:g} is no year")
    return int(value)


def _fiscal_year(cells: Mapping[str, Any], end: str) -> int:
    year = _year(cells)
    if abs(year - int(end[:4])) > 1:
        raise BadCell("fiscal_year", f"{year} does not fit a period that ended {end}")
    return year


def _ticker(cells: Mapping[str, Any]) -> str:
    return (text(cells, "ticker", 12) or "").upper()


def _cik(cells: Mapping[str, Any]) -> str:
    written = text(cells, "cik", 20)
    if not written:
        return ""
    if not (written.isdecimal() and written.isascii() and len(written) <= _CIK_DIGITS):
        raise BadCell("cik", f"“{shown(written)}” is no CIK (up to ten digits)")
    return written.zfill(10)
