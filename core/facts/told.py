"""What an executed plan brings, and the words that sentences about figures share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.facts.periods_stored import CALENDAR, FULL, HALVES, TRAILING, Key, key_of
from core.facts.ratios import ratio_label
from core.facts.readable import readable
from core.facts.series import of_somebody
from core.model import FactRow, Scalar, Table
from core.reading.calendars import months_named
from core.reading.notes import Told as Sayable
from core.reading.plurals import was_or_were


@dataclass(frozen=True, slots=True)
class Told:
    """An answer in sentences, the rows that it rests on (computed ones among them), and its table.

    `text` is English; `said` is the same for other languages, sentence by sentence.
    """

    text: str
    rows: tuple[FactRow, ...] = ()
    table: Table | None = None
    known_years: frozenset[int] = frozenset()
    said: tuple[Sayable, ...] = ()


def joined(said: Sequence[Told]) -> Told:
    """Tell one after the other; a table of several is of the rows that were not computed."""
    if len(said) == 1:
        return said[0]
    rows = tuple(row for told in said for row in told.rows)
    shown = [row for row in rows if "metric" in row.values and not row.values.get("formula")]
    known = frozenset(year for told in said for year in told.known_years)
    spoken = tuple(one for told in said for one in told.said)
    return Told(" ".join(told.text for told in said), rows, table_of(shown) if shown else None, known, spoken)


def saying(*sentences: Sayable, rows: tuple[FactRow, ...] = (), known: frozenset[int] = frozenset()) -> Told:
    """Return sentences that are known in every language, with what they rest on."""
    return Told(" ".join(one.said("en") for one in sentences), rows, None, known, sentences)


def listed(parts: Sequence[str], joint: str = "and") -> str:
    """`a, b and c`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def beside(name: str, told: str) -> str:
    """A name with its figure: `Lyon 19`, but `March: 18`, which would be a day."""
    return f"{name}: {told}" if months_named(" ".join(name.split()[-1:])) else f"{name} {told}"


def figure(row: FactRow) -> str:
    """A row's figure as people read it; as its table has it, where it is of a document's."""
    if row.values.get("shown"):
        return str(row.values["shown"])
    return amount(float(row.values["value"] or 0), str(row.values["unit"]))


def amount(value: float, unit: str) -> str:
    """A figure with its unit; counts of people and things in full."""
    if unit.islower() and unit not in ("percent", "ratio", "shares") and value == int(value):
        return f"{int(value):,} {unit}"
    return readable(value, unit)


def value_of(row: FactRow) -> float:
    """A row's figure on the latest basis of its shares."""
    return float(row.values["value"] or 0) / float(row.values.get("split_factor") or 1)


def whose(row: FactRow, which: str = "") -> str:
    """`Apple Inc.'s highest revenue`; of nobody in particular where its document names nobody."""
    return of_somebody(row.values["company"], f"{which}{name_of(row)}")


def were(row: FactRow) -> str:
    """`Was`, or `were` of what a metric's name has several of: employees, total assets."""
    return was_or_were(name_of(row))


def name_of(row: FactRow) -> str:
    """What a sentence calls the row's metric."""
    return ratio_label(str(row.values["metric"]))


def period(row: FactRow) -> str:
    """`fiscal year 2023`, `Q2 of fiscal year 2024`, `the second half of fiscal year 2022`."""
    if row.values.get("shown_period"):
        return str(row.values["shown_period"])
    return period_named(key_of(row), str(row.values.get("end") or ""))


def period_named(key: Key, end: str = "") -> str:
    """Name a period as a sentence does."""
    year, name = key
    if name == FULL:
        return f"fiscal year {year}"
    if name == CALENDAR:
        return f"calendar year {year}"
    if name == TRAILING:
        return f"the trailing year to {end}" if end else "the trailing year"
    if name in HALVES:
        return f"the {'first' if name == 'H1' else 'second'} half of fiscal year {year}"
    return f"{name} of fiscal year {year}" if name else str(year)


def computed(like: FactRow, metric: str, value: float, unit: str, formula: str) -> FactRow:
    """Make a row of a figure that was computed, for the checks and for whoever wants to see how."""
    kept = {key: like.values.get(key) for key in ("company", "ticker", "cik", "end", "fiscal_year", "period")}
    made: dict[str, Scalar] = {"metric": metric, "value": value, "unit": unit, "formula": formula}
    return FactRow("company_metrics", {**kept, **made, "calculation": formula, "derived": True})


def table_of(rows: Sequence[FactRow], title: str = "") -> Table | None:
    """Return the rows as a table from four on, or where they are of several measures or companies."""
    named = {(str(row.values["company"]), name_of(row)) for row in rows}
    if len(rows) < 4 and len(named) < 2:
        return None
    units = {str(row.values["unit"]) for row in rows}
    many = len(named) > 1
    lines = tuple(_line(row, named=many, unit=len(units) > 1) for row in rows)
    first = rows[0]
    columns = (
        *(("Company", "Measure") if many else ()),
        "Period",
        "Ended",
        "Value",
        *(("Unit",) if len(units) > 1 else ()),
    )
    if not many:
        columns = ("Period", "Ended", name_of(first))
        lines = tuple(line[:3] for line in lines)
    whose_table = title or f"{first.values['company']}: {name_of(first)}"
    return Table(whose_table, columns, lines, next(iter(units)) if len(units) == 1 else "")


def _line(row: FactRow, *, named: bool, unit: bool) -> tuple[Scalar, ...]:
    year, name = key_of(row)
    short = (
        f"FY{year}" if name == FULL else f"{name} FY{year}" if name not in (CALENDAR, TRAILING) else f"{name} {year}"
    )
    if told := str(row.values.get("shown_period") or ""):
        short = told.replace("fiscal year ", "FY")
    line: list[Scalar] = [short, str(row.values["end"]), row.values["value"]]
    if named:
        line = [str(row.values["company"]), name_of(row), *line]
    return (*line, str(row.values["unit"])) if unit else tuple(line)


def spans(years: Iterable[int]) -> str:
    """`2007 to 2013 and 2015`."""
    found = stretches(years)
    return listed([f"{a}" if a == b else f"{a} to {b}" for a, b in found]) if found else ""


def stretches(years: Iterable[int]) -> list[tuple[int, int]]:
    """Return the first and the last of years that follow each other without a gap, in order."""
    found: list[tuple[int, int]] = []
    for year in sorted(set(years)):
        if found and found[-1][1] == year - 1:
            found[-1] = (found[-1][0], year)
        else:
            found.append((year, year))
    return found
