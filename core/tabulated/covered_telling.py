"""How cells that account for a question are told: what they are called, their figures and units, and their rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import FactPlan, Operation
from core.facts.readable import SYMBOLS
from core.facts.told import Told
from core.model import FactRow
from core.reading.characters import has_digit, has_letter
from core.reading.column_names import column_in_words
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any, words_of
from core.reading.line_names import in_english
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.reading.time_lengths import span_named
from core.tabulated.asking import TablePlan
from core.tabulated.asks import Ask
from core.tabulated.cells import Unit, code_behind, is_text
from core.tabulated.covering import Cover, Covered
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found, found_at
from core.tabulated.labels import stems_of, without_asides
from core.tabulated.parting_words import before_period
from core.tabulated.rows import (
    OF_A_THOUSAND,
    decimals_of,
    derived_row,
    is_fiscal,
    shown,
    shown_cell,
    shown_period,
    stated_row,
    written_in,
)
from core.tabulated.subject import names_in, without_subject
from core.tabulated.table import DAY, YEAR, Period


def says_all(ask: Ask, cell: Covered) -> bool:
    """Numbers that the question says beside its period, and `per`, must stand around a cell, too."""
    around = cell.around.casefold()
    runs = ask.words.text.casefold().split()
    numbers = [run for run in runs if any(map(str.isdigit, run)) and not named_periods(run).years]
    by_unit = words_of("per", language=ask.words.code) & set(runs)
    moves = (found[0] for role in _MOVES_SAID for found in pattern_of(role).finditer(ask.words.text))
    unread = moves if ask.operation is Operation.VALUE and not ask.off_plan else ()
    said = (*(run.strip(".,?") for run in numbers), *unread)
    return all(one in around for one in said) and all(word in around.split() for word in by_unit)


_MOVES_SAID: tuple[Role, ...] = ("plan_rise", "plan_fall", "plan_change", "plan_by_how_much")


def bears_names(cover: Cover, *cells: Covered) -> bool:
    """What the question writes as a name is the document's, or stands by a cell: a text above may speak of others."""
    subject = cover.document.subject
    names = names_in(cover.said) - subject.named - stems_of(without_subject(cover.said, subject).whose)
    beside = " ".join(f"{cell.beside} {cell.table.section}" for cell in cells)
    return cover.asked.code != ENGLISH or names <= stems_of(f"{beside} {in_english(beside)}")


def is_unclear(code: str, cells: Sequence[Covered]) -> bool:
    """`1.200` is a thousand in one country and one in another: nobody computes with it, where nothing tells."""
    pointed = BY_CODE[code].decimal_comma
    return pointed and any(is_read_in_two_ways(cell.text) and not cell.table.decimal_comma for cell in cells)


def is_read_in_two_ways(text: str) -> bool:
    """One mark, and three digits behind it: a thousand in one country, and one with three decimals in another."""
    marks = [at for at, character in enumerate(text) if character in ".,"]
    behind = text[marks[0] + 1 :] if len(marks) == 1 else ""
    return sum(map(str.isdigit, behind)) == OF_A_THOUSAND


def answered(ask: Ask, cover: Cover, text: str, cells: Sequence[Covered], made: Sequence[FactRow] = ()) -> TableAnswer:
    """Return the answer with its rows, the computed ones first; a cell of words brings a figure of its row along."""
    document = cover.document
    found = tuple(one for cell in cells if (one := cell.found or _any_figure(cell)) is not None)
    made = made if made or found else [row_told(cell, cover) for cell in cells[:1]]
    rows = (*made, *(stated_row(one, "", document) for one in found))
    plan = TablePlan(FactPlan("tables", ("",), (), ask.operation), ())
    chunks = tuple(dict.fromkeys(cell.line.chunk for cell in cells))
    return TableAnswer(document, plan, Told(_parted(text, cells, cover.asked.code), rows), found, chunks=chunks)


def _parted(text: str, cells: Sequence[Covered], code: str) -> str:
    """A sentence with the thousands of bare amounts parted as its language does: `734000` of a file reads badly."""
    mark = "\u202f" if BY_CODE[code].decimal_comma else ","
    for cell in dict.fromkeys(one.text for one in cells if one.found is not None and _is_long_amount(one)):
        text = _replaced(cell, f"{int(cell):,}".replace(",", mark), text)
    return text


def _is_long_amount(cell: Covered) -> bool:
    """A bare number of five digits and more, where nothing says that it numbers things: `Extension`, `Order no.`."""
    numbers: tuple[Role, ...] = ("table_identifier", "phone_heading", "code_noun", "name_in_digits")
    bare = cell.text.isascii() and cell.text.isdecimal() and cell.text[:1] != "0"
    return bare and len(cell.text) >= _LONG and not speaks_of_any(numbers, cell.column.label)


_LONG: Final = 5  # digits


def _replaced(figure: str, parted: str, text: str) -> str:
    at = text.find(figure)
    while at >= 0:
        end = at + len(figure)
        around = f"{text[max(at - 1, 0) : at]}{text[end : end + 1]}"
        whole = not any(map(str.isdigit, around)) and not has_digit(text[at - 2 : at] + text[end + 1 : end + 2])
        text = f"{text[:at]}{parted}{text[end:]}" if whole else text
        at = text.find(figure, at + len(parted if whole else figure))
    return text


def end_of_sentence(code: str) -> str:
    """Return what a sentence of a language (ISO 639-1) ends with."""
    return "。" if code in ("ja", "zh") else "."


OF_A_ROW: Final = "row"
"""What is counted where a cell of words is told: the one row that it stands in."""


def row_told(cell: Covered, cover: Cover) -> FactRow:
    """Return the row that words stand in, counted: it is one."""
    place = Found(cell.line.label, Period(), 1.0, Unit("rows"), cell.text, cell.table, cell.line, cell.column)
    return derived_row(place, ("", OF_A_ROW), 1, "rows", cover.document)


def _any_figure(cell: Covered) -> Found | None:
    """Some figure of its row, by which a cell of words is placed."""
    places = zip(cell.table.columns, cell.line.cells, strict=False)
    figures = (found_at((cell.table, cell.line, column, text), cell.line.label, Period()) for column, text in places)
    return next((found for found in figures if found is not None), None)


def named(cell: Covered) -> str:
    """What a cell is called: its row below its heading, and its column's heading, but for a period."""
    return ", ".join(part for part in (row_name(cell), heading_named(cell)) if part)


def heading_named(cell: Covered) -> str:
    """What a column is called, also where that stands before its year and others are of the same: `Left in 2026`."""
    alike = [one for one in cell.table.columns if one.period == cell.column.period]
    return heading_told(cell) or (before_period(cell.column.label) if len(alike) > 1 else "")


def heading_told(cell: Covered) -> str:
    """What a column is called beside its period; its unit stands behind the figure."""
    name = cell.column.label.rpartition(" / ")[2] if not cell.column.period.year else _beside_period(cell)
    if cell.found is not None and cell.found.unit.measure:
        name = name.removesuffix(f"({cell.found.unit.measure})").rstrip()
    return column_in_words(name.removesuffix(code_behind(name)).rstrip())


def row_name(cell: Covered) -> str:
    """What a row is called: with the heading above it, and with its words where others bear its name."""
    above = cell.line.section[-1].strip(" :") if cell.line.section else ""
    label = cell.line.label.strip(" :")
    if sum(line.label == cell.line.label for line in cell.table.lines) > 1:
        label = " ".join((label, *(text for text in cell.line.cells if is_text(text) and text is not cell.text)))
    return f"{above}, {label}" if above else label


def _beside_period(cell: Covered) -> str:
    parts = [one for one in cell.column.label.split(" / ") if not (named_periods(one).years or span_named(one))]
    return parts[-1] if parts else ""


def side(cell: Covered, code: str) -> str:
    """When, or in which column, a figure is compared."""
    return period_told(cell, code).removeprefix(" (").removesuffix(")").removeprefix(" in ") or cell.column.label


def figure_told(cell: Covered, code: str) -> str:
    """A figure with its unit in English; elsewhere as it stands, with the document's own words for the unit."""
    found = cell.found
    if found is None:
        return cell.text
    if code == ENGLISH:
        says_its_unit = found.unit == Unit("") and has_letter(cell.text)  # `120 EUR`, read as a bare number
        return cell.text if cell.is_of_years or says_its_unit else shown_cell(found)
    unit = cell.table.unit_said
    if speaks_of("counts_people", f"{cell.line.label} {cell.table.corner} {cell.table.section}"):
        return cell.text
    own = without_asides(cell.line.label) != cell.line.label.rstrip(" :") or found.unit.name == "percent"
    return f"{cell.text} ({unit})" if unit and not own else cell.text


def made_told(value: float, like: Covered, code: str, *, exact: bool = False) -> str:
    """A figure made of cells: in English with its unit, elsewhere with the language's scale, or the table's words.

    `exact`: with two decimals where it is not whole, though the cell has none: a mean.
    """
    if like.found is None or code == ENGLISH:
        return shown(value, like.found.unit) if like.found else f"{value:g}"
    unit, wording = like.found.unit, BY_CODE[code].figures
    decimals = decimals_of(like.text)
    told = f"{value / unit.scale:,.{max(decimals, _EXACT) if exact else decimals}f}"
    whole, _, behind = told.partition(".")
    behind = behind[:decimals] + behind[decimals:].rstrip("0")
    number = written_in(f"{whole}.{behind}" if behind else whole, code)
    scale = next((name for size, name in wording.scales if size == unit.scale), "") if wording else ""
    if wording is None or not scale:
        return f"{number} {figure_told(replace(like, text=''), code).strip()}".strip()
    currency = wording.currencies.get(unit.name) or SYMBOLS.get(unit.name) or unit.name
    return " ".join(wording.money.format(number=number, scale=scale, currency=currency).split())


_EXACT = 2  # decimals


def period_told(cell: Covered, code: str) -> str:
    """When a cell is of, as a sentence says it; empty where its column says nothing of it."""
    period = cell.column.period
    if not period.year:
        return ""
    if code == ENGLISH and period.end and period.span in ("", DAY):
        return f" at {period.end}"
    if code == ENGLISH:
        when = shown_period(period, None, fiscal=is_fiscal(cell))
        return f" in {when}" if when else ""
    return f" ({_period_as_headed(cell)})"


def _period_as_headed(cell: Covered) -> str:
    """The part of a heading that names its period, in its own words: `S1 2024`, `9M 2024`, `2023年度`."""
    parts = [part.strip() for part in cell.column.label.split(" / ")]
    dated = [part for part in parts if named_periods(part).years and len(part) <= _LONGEST_PERIOD]
    period = cell.column.period
    if period.span in ("", YEAR, DAY):
        return str(period.year)
    return dated[-1] if dated and not _beside_period(cell) else f"{period.span} {period.year}"


_LONGEST_PERIOD = 24  # characters
