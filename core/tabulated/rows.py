"""Cells and computed figures as fact rows: what the narrator tells and the checks prove by."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from core.facts.readable import SYMBOLS, readable
from core.model import FactRow, Scalar
from core.reading.digits import years_in
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of
from core.tabulated.asking import TablePlan
from core.tabulated.cells import Unit
from core.tabulated.document import DocumentTables
from core.tabulated.expressions import Expression, numbers_in, written
from core.tabulated.finding import Found, Wanted
from core.tabulated.labels import item_of, without_asides
from core.tabulated.series import Measured
from core.tabulated.table import YEAR, Column, Line, Period, TypedTable

_MONTHS = {"3": "three", "6": "six", "9": "nine"}  # in words: a digit before `months` would be a figure to the checks
_SAME = 1e-9
_LARGE, _DECIMALS, _DECIMALS_OF_SMALL = 10, 2, 6
_BARE = Unit("")
_FEW_DIGITS = 4
OF_A_THOUSAND = 3
"""Digits behind a mark that may part thousands."""
_SCALES = ((1e12, "trillion"), (1e9, "billion"), (1e6, "million"), (1e3, "thousand"))


def shown_cell(found: Found) -> str:
    """Write a cell's figure as `shown`; as it stands, where its column numbers things (`Extension`, `Room no.`)."""
    if found.unit == _BARE and speaks_of("table_identifier", found.column.label):
        return found.cell
    return shown(found.value, found.unit, found.cell)


def stated_row(found: Found, whose: str, document: DocumentTables, wanted: Wanted | None = None) -> FactRow:
    """Return a cell as a row, with the place it stands at; `shown` is the figure as the table has it, with its unit."""
    value = abs(found.value) if _is_outflow(found) else found.value
    where: dict[str, Scalar] = {
        "document": document.name,
        "page": found.table.page,
        "table": found.table.number,
        "row": found.line.label,
        "column": found.column.label,
        "cell": found.cell,
    }
    name = called(found)
    of = _of(whose, name, (value, found.unit.name), (found.period, wanted), fiscal=is_fiscal(found))
    return FactRow(
        "company_metrics",
        {
            **of,
            "shown": shown_cell(replace(found, value=value)),
            **where,
        },
    )


class Placed(Protocol):
    """A cell, by where it stands."""

    @property
    def table(self) -> TypedTable: ...  # noqa: D102
    @property
    def line(self) -> Line: ...  # noqa: D102
    @property
    def column(self) -> Column: ...  # noqa: D102


def is_fiscal(cell: Placed) -> bool:
    """Tell whether a table says of a cell's year that it is a fiscal one: `FY2024`, `year ended 30 June 2024`.

    A year that nothing calls so is that of the calendar.
    """
    table = cell.table
    said = (table.caption, table.section, table.corner, *(column.label for column in table.columns), cell.line.label)
    ends = {column.period.end[5:] for column in table.columns} - {"", _END_OF_A_YEAR}
    return bool(ends) or any(speaks_of("fiscal", text) for text in said)


_END_OF_A_YEAR = "12-31"


def computed_row(
    plan: TablePlan, expression: Expression, one: Measured, whose: str, document: DocumentTables
) -> FactRow:
    """Return a computed figure as a row, with its formula."""
    unit, phrase = plan.unit, plan.plan.measures[0]
    money = one.cells[0].unit
    value = 100 * one.value if unit == "percent" else one.value
    name = unit if unit in ("percent", "ratio") else money.name
    figure = readable(value, unit) if unit in ("percent", "ratio") else shown(value, money)
    period = one.cells[0].period
    return FactRow(
        "company_metrics",
        {
            **_of(whose, phrase, (value, name), (period, one.wanted), fiscal=is_fiscal(one.cells[0])),
            "shown": figure,
            "formula": written(expression),
            "calculation": written(expression),
            "derived": True,
            "document": document.name,
        },
    )


def derived_row(cell: Found, named: tuple[str, str], value: float, unit: str, document: DocumentTables) -> FactRow:
    """Return a figure computed from several rows as a row; `named` is whose and what, `unit` the cell's where empty."""
    whose, name = named
    where = _of(whose, name, (value, unit or cell.unit.name), (cell.period, None), fiscal=is_fiscal(cell))
    figure = readable(value, unit) if unit else shown(value, cell.unit)
    return FactRow(
        "company_metrics",
        {**where, "shown": figure, "formula": name, "calculation": name, "derived": True, "document": document.name},
    )


def constant_rows(expression: Expression, whose: str) -> tuple[FactRow, ...]:
    """Return the numbers that a formula brings itself (the 365 days of a year) as rows, so that they can be proved."""
    numbers = dict.fromkeys(numbers_in(expression))
    return tuple(
        FactRow("company_metrics", {"company": whose, "metric": "constant", "value": number, "unit": "ratio"})
        for number in numbers
    )


def _of(
    whose: str, metric: str, amount: tuple[float, str], when: tuple[Period, Wanted | None], *, fiscal: bool
) -> dict[str, Scalar]:
    (value, unit), (period, wanted) = amount, when
    year = (wanted.year if wanted else 0) or period.year or None
    span = (wanted.span if wanted else "") or ("" if period.annual else period.span)
    return {
        "company": whose,
        "metric": metric,
        "fiscal_year": year,
        "period": "FY" if not span or span == YEAR else span,
        "end": period.end,
        "value": value,
        "unit": unit,
        "shown_period": shown_period(period, wanted, fiscal=fiscal),
    }


def shown_period(period: Period, wanted: Wanted | None, *, fiscal: bool = False) -> str:
    """Name a period as a sentence does: `2018`, `fiscal year 2018`, `Q2 2023`, `the nine months to 2023-06-30`."""
    year = (wanted.year if wanted else 0) or period.year
    span = (wanted.span if wanted else "") or ("" if period.annual else period.span)
    if not year:
        return ""
    if span[:1] in "QH" and span:
        return f"{span} {year}"
    if span.endswith("M") and span[:-1].isdigit():
        return f"the {_MONTHS.get(span[:-1], span[:-1])} months {f'to {period.end}' if period.end else f'of {year}'}"
    return f"fiscal year {year}" if fiscal else str(year)


def shown(value: float, unit: Unit, cell: str = "") -> str:
    """Write a figure as its table has it, with scale and currency: `$1,577 million`, `12.4 %`, `6.13`.

    `cell` is what the table itself writes, whose decimals are kept: `1.2` and `1.20` are told apart. A bare number
    of four digits stays as it is written there: `4711` may be an extension, or a room.
    """
    if unit == _BARE and cell.isdecimal() and len(cell) <= _FEW_DIGITS:
        return cell
    if unit.name == "percent":
        return f"{_digits(value, cell)} %"
    scale, word = next(((s, w) for s, w in _SCALES if s == unit.scale), (1.0, ""))
    symbol = SYMBOLS.get(unit.name.removesuffix("/shares"), "")
    code = "" if symbol else unit.name.removesuffix("/shares")
    body = f"{symbol}{_digits(abs(value) / scale, cell)}"
    return " ".join(part for part in (f"-{body}" if value < 0 else body, word, code, unit.measure) if part)


def shown_in(value: float, unit: Unit, language: str, cell: str = "") -> str:
    """Write the same as a language (ISO 639-1) does: in English with the scale's word, elsewhere in full."""
    if language in ("", "en"):
        return shown(value, unit, cell)
    return written_in(shown(value, replace(unit, scale=1.0), cell), language)


def written_in(figure: str, language: str) -> str:
    """Return an English figure with a language's decimal mark; without one between thousands, where it is another.

    `35.000` alone is read in two ways.
    """
    known = BY_CODE.get(language)
    return figure.translate(_COMMAS) if known and known.decimal_comma else figure


_COMMAS = str.maketrans({",": None, ".": ","})


def decimals_of(figure: str) -> int:
    """How many digits a figure has behind its last mark; none behind one that parts thousands."""
    behind = max(figure.rfind(","), figure.rfind("."))
    digits = sum(map(str.isdigit, figure[behind + 1 :])) if behind >= 0 else 0
    return 0 if digits == OF_A_THOUSAND else digits


def _digits(value: float, cell: str = "") -> str:
    as_written = f"{value:,.{decimals_of(cell)}f}"
    if cell and abs(float(as_written.replace(",", "")) - value) <= _SAME * abs(value):
        return as_written
    exact = _DECIMALS if abs(value) >= _LARGE else _DECIMALS_OF_SMALL  # `68.67`: more would tell nobody more
    text = f"{value:,.{exact}f}".rstrip("0").rstrip(".") if abs(value) >= 1e-6 else "0"
    whole, _, decimals = text.partition(".")
    return f"{whole}.{decimals}0" if len(decimals) == 1 and abs(value) < 100 else text


def called(found: Found) -> str:
    """What a sentence calls a row: its label, small at the beginning but for names and abbreviations.

    Below a heading it is `revenue of Basel`, whose year and currency stand with the figure.
    """
    row = found.line.label.strip(" :")
    heading = found.label.removesuffix(f", {row}") if row else found.label
    if heading != found.label and (told := _bare(heading)):
        return f"{_small(told)} of {row}"
    return _called(found)


def _bare(heading: str) -> str:
    """Return a heading without the years and the currency that it ends with."""
    words = without_asides(heading).split()
    while words and (years_in(words[-1]) or words[-1] in SYMBOLS or words[-1] == "%"):
        words.pop()
    return " ".join(words)


def _called(found: Found) -> str:
    label = " ".join((without_asides(found.label) or found.label).split()).rstrip(" :,.").replace(" ,", ",")
    if label.isupper() and len(label.split()) > 1:
        return label.lower()
    return _small(label) if label.split()[1:] or item_of(label) else label


def _small(label: str) -> str:
    """Return a label as it stands within a sentence: names and abbreviations stay."""
    named = any(word[:1].isupper() for word in label.split()[1:])
    return f"{label[0].lower()}{label[1:]}" if label[1:2].islower() and not named else label


def _is_outflow(found: Found) -> bool:
    item = item_of(without_asides(found.label))
    return item is not None and item.outflow
