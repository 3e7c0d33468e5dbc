"""Answers from cells that account for each word of a question: one cell, how it moved, how far it is off its target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from core.facts.plan import FactPlan, Operation
from core.facts.readable import readable
from core.facts.told import Told, listed
from core.model import FactRow
from core.reading.languages import BY_CODE
from core.reading.lexicon import pattern_of, speaks_of, words_of
from core.reading.periods import named_periods
from core.reading.roles import Role
from core.tabulated.asked_words import ENGLISH
from core.tabulated.asking import TablePlan, TableQuestion
from core.tabulated.covered_questions import Ask, readings, side_asked
from core.tabulated.covering import Cover, Covered, is_text, period_key, surest
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found
from core.tabulated.labels import without_asides
from core.tabulated.rows import derived_row, shown, shown_period, stated_row
from core.tabulated.table import DAY, YEAR

_MOST_TOLD = 12
_LONGEST_WORDS = 80


def answer_by_words(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return what a document's cells answer; None where a word of the question is left, or several cells fit."""
    for ask in readings(question):
        if not ask.words.words:
            continue
        cover = Cover(ask.words, ask.wanted, document, question.asked)
        tell = _TELLINGS.get(ask.operation)
        if ask.off_plan:
            tell = _rows_off_plan if ask.operation is Operation.WHICH else _off_plan
        found = tell(ask, cover) if tell else None
        if found is not None:
            return found
    return None


def _value(ask: Ask, cover: Cover) -> TableAnswer | None:
    if len(ask.wanted) > 1:
        return None
    cell = surest([cell for cell in cover.cells if cell.found is not None or _may_be_words(ask, cell)])
    if cell is None or not cell.own or not _is_all(ask, cell):
        return None
    if ask.asks_amount and (cell.is_of_years or _is_of_another_kind(cell, ask)):
        return None
    text = f"{_named(cell)}: {_figure(cell, ask.words.code)}{_in(cell, ask.words.code)}."
    return _answer(ask, cover, text, [cell])


def _is_all(ask: Ask, cell: Covered) -> bool:
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


def _is_of_another_kind(cell: Covered, ask: Ask) -> bool:
    """What is counted is no amount of money."""
    unit = cell.found.unit.name if cell.found else ""
    return speaks_of("plan_how_many", ask.words.text) and (
        unit.endswith("/shares") or (unit.isupper() and len(unit) == len("EUR"))
    )


def _may_be_words(ask: Ask, cell: Covered) -> bool:
    """A cell of words answers where its heading is asked for by name."""
    told = cell.text.strip("-–— ")
    return not ask.asks_amount and 0 < len(told) <= _LONGEST_WORDS and bool(ask.words.held(cell.column.label))


def _moved(ask: Ask, cover: Cover) -> TableAnswer | None:
    """One row's figure in two periods; by how much it moved, in its unit and in percent."""
    pair = _pair_of(ask, cover)
    cells = [cell for cell in pair if cell is not None and cell.found is not None]
    if len(cells) != len(("before", "after")) or cells[0].label != cells[1].label:
        return None
    return _compared(ask, cover, cells[0], cells[1])


def _pair_of(ask: Ask, cover: Cover) -> list[Covered | None]:
    """The row's cells in both periods; of a question that names none, in the two newest."""
    if ask.wanted:
        return [surest([cell for cell in cover.cells if cover.is_in(cell, one)]) for one in ask.wanted]
    best = surest(cover.cells)
    of_row = [cell for cell in cover.cells if best is not None and cell.line is best.line and cell.table is best.table]
    dated = sorted((cell for cell in of_row if period_key(cell)), key=period_key)
    alike = len({period_key(cell) for cell in dated}) == len(dated)
    return list(dated[-2:]) if alike else []


def _compared(ask: Ask, cover: Cover, one: Covered, other: Covered) -> TableAnswer | None:
    before, after = one.found, other.found
    if before is None or after is None or before.unit.name != after.unit.name:
        return None
    code, difference = ask.words.code, after.value - before.value
    told = [f"{_side(one, code)} {_figure(one, code)}", f"{_side(other, code)} {_figure(other, code)}"]
    made = [derived_row(after, ("", "difference"), difference, "", cover.document)]
    sign = "+" if difference >= 0 else "-"
    by = [f"{sign}{_written(shown(abs(difference), replace(after.unit, name=_bare(after, code))), code)}"]
    if after.unit.name != "percent" and before.value > 0:
        rate = 100 * difference / before.value
        by.append(f"{sign}{_written(readable(abs(rate), 'percent'), code)}")
        made.append(derived_row(after, ("", "change"), rate, "percent", cover.document))
    text = f"{_row_name(other)}: {told[0]}, {told[1]}: {' / '.join(by)}."
    return _answer(ask, cover, text, [one, other], made)


def _written(figure: str, code: str) -> str:
    return figure.translate(_SWAPPED) if BY_CODE[code].decimal_comma else figure


_SWAPPED = str.maketrans(".,", ",.")


def _bare(found: Found, code: str) -> str:
    return found.unit.name if code == ENGLISH else ""


def _off_plan(ask: Ask, cover: Cover) -> TableAnswer | None:
    """A row's planned figure and the one it came to."""
    planned = [cell for cell in cover.cells if speaks_of("planned_column", cell.column.label)]
    actual = [cell for cell in cover.cells if cell not in planned]
    plan = surest(planned)
    came = surest([cell for cell in actual if plan is not None and cell.line is plan.line])
    if plan is None or came is None:
        return None
    return _compared(ask, cover, plan, came)


def _rows_of_one_column(cells: Sequence[Covered]) -> list[Covered]:
    """The rows that are no totals, of the one column that is meant; none where another column or table is as likely."""
    rows = [cell for cell in cells if cell.found is not None and not cell.line.total and not cell.is_of_years]
    if not rows:
        return []
    newest = max(cell.column.period.year for cell in rows)
    rows = [cell for cell in rows if cell.column.period.year == newest]
    least = min(cell.left[1] for cell in rows)
    rows = [cell for cell in rows if cell.left[1] == least]
    first = rows[0]
    one = all(cell.table is first.table and cell.column is first.column for cell in rows)
    units = {cell.found.unit.name for cell in rows if cell.found is not None}
    names = {_row_name(cell) for cell in rows}
    sections = {cell.line.section for cell in rows}
    return rows if one and len(units) == 1 and len(names) == len(rows) and len(sections) == 1 else []


def _summed(ask: Ask, cover: Cover) -> TableAnswer | None:
    """What rows add up to, each of which says what is asked, and more: no rates, and no prices."""
    rows = _rows_of_one_column(replace(cover, loose=True).cells)
    if len(rows) < _FEWEST or not _is_all(ask, rows[0]) or not all(cell.left[0] for cell in rows):
        return None
    first = rows[0].found
    said = f"{rows[0].column.label} {' '.join(cell.line.label for cell in rows)}"
    if first is None or first.unit.name == "percent" or speaks_of("no_sum", said):
        return None
    total = sum(cell.found.value for cell in rows if cell.found is not None)
    each = listed([f"{_row_name(cell)} {_figure(cell, ENGLISH)}" for cell in rows[:_MOST_TOLD]])
    more = len(rows) - _MOST_TOLD
    rest = f" and {more:,} more" if more > 0 else ""
    heading = _heading(rows[0])
    text = f"{heading + ': t' if heading else 'T'}ogether {shown(total, first.unit)}{_in(rows[0], ENGLISH)}: {each}"
    text = f"{text}{rest}."
    made = [derived_row(first, ("", "total"), total, "", cover.document)]
    made += [derived_row(first, ("", "count"), more, "ratio", cover.document)] if more > 0 else []
    return _answer(ask, cover, text, rows, made)


def _extreme(ask: Ask, cover: Cover) -> TableAnswer | None:
    """The row that has the highest or lowest figure."""
    over = _periods_of_one_row(cover.cells)
    rows = over or _rows_of_one_column(replace(cover, loose=True).cells)
    if len(rows) < _FEWEST or not _is_all(ask, rows[0]):
        return None
    if ask.words.code != ENGLISH:
        return _extreme_elsewhere(ask, cover, rows)
    highest = ask.operation is Operation.HIGHEST
    ordered = sorted(rows, key=lambda cell: cell.found.value if cell.found else 0.0, reverse=highest)
    first = [cell for cell in ordered if cell.found and ordered[0].found and cell.found.value == ordered[0].found.value]
    if len(first) > 1:
        return None
    others = listed([f"{_row_name(cell)} {_figure(cell, ENGLISH)}" for cell in ordered[1:_MOST_TOLD]])
    word = "highest" if highest else "lowest"
    name = _heading(ordered[0])
    text = f"{_row_name(ordered[0])} has the {word} {name or 'figure'}{_in(ordered[0], ENGLISH)}, "
    text += f"{_figure(ordered[0], ENGLISH)}; the others: {others}."
    return _answer(ask, cover, text, ordered[:_MOST_TOLD])


def _periods_of_one_row(cells: Sequence[Covered]) -> list[Covered]:
    """One row's figures in the quarters of a year, where that is what its columns are."""
    quarters = [cell for cell in cells if cell.found is not None and cell.column.period.span[:1] == "Q"]
    lines = {id(cell.line) for cell in quarters}
    years = {cell.column.period.year for cell in quarters}
    return quarters if len(lines) == 1 == len(years) and len(quarters) > 1 else []


def _extreme_elsewhere(ask: Ask, cover: Cover, rows: Sequence[Covered]) -> TableAnswer | None:
    """Told in the table's own words: no sentence would fit all of them."""
    highest, code = ask.operation is Operation.HIGHEST, ask.words.code
    ordered = sorted(rows, key=lambda cell: cell.found.value if cell.found else 0.0, reverse=highest)
    if ordered[0].found and ordered[1].found and ordered[0].found.value == ordered[1].found.value:
        return None
    text = f"{_named(ordered[0])}: {_figure(ordered[0], code)}{_in(ordered[0], code)}."
    return _answer(ask, cover, text, ordered[:1])


_FEWEST = 2


def _rows_off_plan(ask: Ask, cover: Cover) -> TableAnswer | None:
    """How many rows, and which, came to more or less than was planned, or to just that."""
    side, loose = side_asked(ask.words.text), replace(cover, loose=True)
    figures = [cell for cell in loose.cells if cell.found is not None and not cell.line.total]
    planned = [cell for cell in figures if speaks_of("planned_column", cell.column.label)]
    came = {(id(cell.table), id(cell.line)): cell for cell in figures if cell not in planned}
    pairs = [(plan, came[at]) for plan in planned if (at := (id(plan.table), id(plan.line))) in came]
    one_column = len({id(cell.column) for cell in came.values()}) == 1 == len({id(plan.table) for plan, _ in pairs})
    if len(pairs) < _FEWEST or len(pairs) != len(planned) or not one_column:
        return None
    kept = [(plan, actual) for plan, actual in pairs if _side_of(plan, actual) == side]
    each = [f"{_row_name(plan)} {_figure(actual, ENGLISH)} ({_figure(plan, ENGLISH)})" for plan, actual in kept]
    told = f": {listed(each[:_MOST_TOLD])}" if kept else ""
    word = {"over": "above", "under": "below", "on": "exactly at"}[side]
    text = f"{len(kept)} of {len(pairs)} came in {word} {pairs[0][0].column.label}{told}."
    first = pairs[0][0].found
    made = [derived_row(first, ("", "count"), n, "ratio", cover.document) for n in (len(kept), len(pairs)) if first]
    return _answer(ask, cover, text, [cell for pair in (kept or pairs)[:_MOST_TOLD] for cell in pair], made)


def _side_of(plan: Covered, actual: Covered) -> str:
    if plan.found is None or actual.found is None:
        return ""
    gap = actual.found.value - plan.found.value
    return "over" if gap > 0 else "under" if gap < 0 else "on"


_TELLINGS: Final[dict[Operation, Callable[[Ask, Cover], TableAnswer | None]]] = {
    Operation.VALUE: _value,
    Operation.CHANGE: _moved,
    Operation.PERCENT_CHANGE: _moved,
    Operation.SUM: _summed,
    Operation.HIGHEST: _extreme,
    Operation.LOWEST: _extreme,
}


def _answer(ask: Ask, cover: Cover, text: str, cells: Sequence[Covered], made: Sequence[FactRow] = ()) -> TableAnswer:
    document = cover.document
    found = tuple(cell.found for cell in cells if cell.found is not None)
    rows = (*made, *(stated_row(one, "", document) for one in found))
    plan = TablePlan(FactPlan("tables", ("",), (), ask.operation), ())
    chunks = tuple(dict.fromkeys(cell.line.chunk for cell in cells))
    return TableAnswer(document, plan, Told(text, rows), found, chunks=chunks)


def _named(cell: Covered) -> str:
    """What a cell is called: its row below its heading, and its column's heading, but for a period."""
    return ", ".join(part for part in (_row_name(cell), _heading(cell)) if part)


def _heading(cell: Covered) -> str:
    return cell.column.label.rpartition(" / ")[2] if not cell.column.period.year else _beside_period(cell)


def _row_name(cell: Covered) -> str:
    above = cell.line.section[-1].strip(" :") if cell.line.section else ""
    label = cell.line.label.strip(" :")
    if sum(line.label == cell.line.label for line in cell.table.lines) > 1:
        label = " ".join((label, *(text for text in cell.line.cells if is_text(text) and text is not cell.text)))
    return f"{above}, {label}" if above else label


def _beside_period(cell: Covered) -> str:
    parts = [part for part in cell.column.label.split(" / ") if not named_periods(part).years]
    return parts[-1] if parts else ""


def _side(cell: Covered, code: str) -> str:
    return _in(cell, code).removeprefix(" (").removesuffix(")").removeprefix(" in ") or cell.column.label


def _figure(cell: Covered, code: str) -> str:
    """A figure with its unit in English; elsewhere as it stands, with the document's own words for the unit."""
    found = cell.found
    if found is None:
        return cell.text
    if code == ENGLISH:
        return cell.text if cell.is_of_years else shown(found.value, found.unit)
    unit = cell.table.unit_said
    own = without_asides(cell.line.label) != cell.line.label.rstrip(" :") or found.unit.name == "percent"
    return f"{cell.text} ({unit})" if unit and not own else cell.text


def _in(cell: Covered, code: str) -> str:
    period = cell.column.period
    if not period.year:
        return ""
    if code == ENGLISH:
        when = shown_period(period, None)
        return f" in {when}" if when else ""
    span = "" if period.span in ("", YEAR, DAY) else f"{period.span} "
    return f" ({span}{period.year})"
