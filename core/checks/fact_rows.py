"""Fact rows as the ledger keeps them: one row a metric and company, one exact cell a period."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from core.checks.cells import Cell, Row
from core.facts.metrics import METRICS, TAG_TO_NAME
from core.facts.ratios import ratio_label
from core.model import FactRow, Scalar
from core.reading.amounts import PERCENT, TIMES
from core.reading.characters import has_letter
from core.reading.claim_words import tokens_of
from core.reading.identifiers import words_of_name

MOST_FACTS = 4_000
_OF_A_PERIOD = ("fiscal_year", "year", "quarter", "month", "period", "end", "start", "date", "filed", "frame")
_OF_A_VALUE = ("metric", "value", "unit", "currency", "restated", "first_value")
_OWN = frozenset((*_OF_A_PERIOD, *_OF_A_VALUE, "form", "accession", "table", "taxonomy", "source", "label", "note"))
"""What a row of a figure has beside a name: what it is of, how much, when, from where."""
ANNUAL = -1
"""The quarter of a figure for a whole year."""

PRICES = ("open", "high", "low", "close", "volume")
_SYNONYMS = {m.name: (m.label, *m.synonyms) for m in METRICS}


def rows_of_facts(facts: Sequence[FactRow]) -> tuple[Row, ...]:
    """Read metric and price rows; filings hold no figures. Rows without a finite number are left out."""
    series: dict[tuple[str, str], list[Cell]] = {}
    for fact in facts[:MOST_FACTS]:
        entity = _text(fact.values, "ticker") or _text(fact.values, "company")
        company = _text(fact.values, "company") or ("" if entity else _named(fact.values))
        for metric, cell in _cells(fact, len(series)):
            series.setdefault((metric, f"{company}|{entity}"), []).append(cell)
    return tuple(_row(metric, whose, cells) for (metric, whose), cells in series.items())


def _named(values: Mapping[str, Scalar]) -> str:
    """Whose a figure is where no company is named: `site`, `product`, the first of its names that is no period's."""
    return next((_text(values, name) for name in values if name not in _OWN and has_letter(_text(values, name))), "")


def _cells(fact: FactRow, number: int) -> Iterable[tuple[str, Cell]]:
    values = fact.values
    if "metric" in values:
        yield from _metric_cells(values, number)
        return
    for name in PRICES:
        value = _number(values.get(name))
        if value is not None and fact.table != "filings":
            unit = "shares" if name == "volume" else _text(values, "currency") or "USD"
            yield f"{name} price" if name != "volume" else name, _dated(value, unit, values, number)


def _metric_cells(values: Mapping[str, Scalar], number: int) -> Iterable[tuple[str, Cell]]:
    metric = str(values["metric"])
    value = _number(values.get("value"))
    if value is not None:
        yield metric, _dated(value, str(values.get("unit") or ""), values, number)
    first = _number(values.get("first_value"))
    if first is not None and first != value and values.get("restated"):
        yield metric, _dated(first, str(values.get("unit") or ""), values, number)


def _dated(value: float, unit: str, values: Mapping[str, Scalar], number: int) -> Cell:
    day = _text(values, "date")
    end = day or _text(values, "end")
    return Cell(
        raw=value,
        step=0.0,
        scale=1.0,
        unit=_unit(unit),
        row=number,
        column=-1,
        years=_years(_year(values), end),
        quarter=_quarter(_period(values)),
        exact=True,
        heading=_period_name(values, day),
        month=int(end[5:7]) if day and end[5:7].isdigit() else 0,
        day=day,
    )


def _year(values: Mapping[str, Scalar]) -> Scalar:
    return values.get("fiscal_year") or values.get("year")


def _period(values: Mapping[str, Scalar]) -> str:
    return _text(values, "period") or _text(values, "quarter")


def _unit(unit: str) -> str:
    if unit.lower() in ("percent", "%"):
        return PERCENT
    if unit.lower() in ("ratio", "pure", "x", "times"):
        return TIMES
    code = unit.removesuffix("/shares")
    if len(code) == 3 and code.isascii() and code.isalpha() and code.isupper():
        return code
    return "shares" if unit.lower() == "shares" else ""


def _years(fiscal: Scalar, end: str) -> tuple[int, ...]:
    """The fiscal year first, then the calendar year it ends in where that is another."""
    years = [int(fiscal)] if isinstance(fiscal, int | float | str) and str(fiscal).isdigit() else []
    if end[:4].isdigit() and int(end[:4]) not in years:
        years.append(int(end[:4]))
    return tuple(years)


def _quarter(period: str) -> int:
    if len(period) == 2 and period[0] == "Q" and period[1] in "1234":
        return int(period[1])
    return ANNUAL if period == "FY" else 0


def _period_name(values: Mapping[str, Scalar], day: str) -> str:
    if day:
        return day
    year, period = _year(values), _period(values)
    return f"{period} {year or ''}".strip() if period != "FY" else str(year or "")


def _row(metric: str, whose: str, cells: list[Cell]) -> Row:
    company, _, ticker = whose.partition("|")
    words, known = words_of_name(metric), _known_name(metric)
    written = (words, metric.replace("_", " "), ratio_label(known), *_SYNONYMS.get(known, ()))
    names = tuple(map(tokens_of, dict.fromkeys(written)))
    whose_tokens = frozenset(t for t in tokens_of(company) | {ticker.lower()} if t not in _FORMS and t)
    return Row(words, names[0], frozenset(), tuple(cells), 0, origin="facts", entity=whose_tokens, names=names)


def _known_name(metric: str) -> str:
    """The name that the ledger keeps a metric under: `net_income` for `NetIncome` and `NetIncomeLoss`."""
    return TAG_TO_NAME.get(metric) or words_of_name(metric).replace(" ", "_").lower()


_FORMS = frozenset(
    ("inc", "corp", "corporation", "co", "company", "ltd", "limited", "plc", "llc", "sa", "ag", "nv", "the")
)


def _text(values: Mapping[str, Scalar], name: str) -> str:
    value = values.get(name)
    return value.strip() if isinstance(value, str) else ""


def _number(value: Scalar) -> float | None:
    if isinstance(value, str):
        try:
            value = float(value)
        except ValueError:
            return None
    if value is None or isinstance(value, bool):
        return None
    return float(value) if abs(value) < 1e18 else None
