"""What is made of several cells: a part of its total, a margin of its sales, how far two are apart, quarters added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.facts.readable import readable
from core.facts.told import listed
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of
from core.reading.line_names import in_english
from core.reading.periods import named_periods
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.choosing import surest
from core.tabulated.covered_questions import counts_more
from core.tabulated.covered_telling import answered, bears_names, figure_told, is_unclear, named, period_told, says_all
from core.tabulated.covering import Cover, Covered, heading_words
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found, found_at, telling
from core.tabulated.labels import item_of, without_asides
from core.tabulated.rows import derived_row, shown, stated_row
from core.tabulated.table import Line

_SAME = 0.005
_OF_THE_TOTAL = 0.02
"""Parts that are each rounded add up to their total within this share of it."""
_FEWEST = 2
Pair = tuple[Covered, Covered]


def share(ask: Ask, cover: Cover) -> TableAnswer | None:
    """A row's share of its column's total, where the rows add up to that."""
    pairs = [(part, whole) for part in _named(cover) if (whole := _total_of(part)) is not None]
    return _quotient(ask, cover, pairs, "share")


def margin(ask: Ask, cover: Cover) -> TableAnswer | None:
    """A row's profit in percent of its own sales, which stand beside it or in its section: never of all sales."""
    told = cover.asked.every - cover.of_document
    cells = [cell for cell in _named(cover) if told <= cell.own]  # a caption that speaks of profit makes no row one
    pairs = [(profit, sales) for profit in cells if (sales := _sales_of(profit)) is not None]
    return _quotient(ask, cover, pairs, "margin")


def apart(ask: Ask, cover: Cover) -> TableAnswer | None:
    """Two cells of one table that the question names apart: by how much, or how many times, they differ."""
    if ask.other is None:
        return None
    firsts = _figures(cover)
    rows = {id(cell.line) for cell in firsts}
    others = replace(cover, asked=ask.other, loose=True).cells
    seconds = [cell for cell in others if cell.found is not None and (id(cell.line) in rows or not cell.left[0])]
    pairs = list(_parallel(cover, ask, firsts, seconds))
    if not pairs:
        return None
    best = min(_fit(ask, pair) for pair in pairs)
    meant = [pair for pair in pairs if _fit(ask, pair) == best]
    return _difference(ask, cover, meant) if ask.made == "difference" else _quotient(ask, cover, meant, ask.made)


def quarters(ask: Ask, cover: Cover) -> TableAnswer | None:
    """The four quarters of a year, added up, where no column has the year itself: no rates, and no heads."""
    cells = [surest([cell for cell in cover.cells if cover.is_in(cell, one)]) for one in ask.wanted]
    known = [cell for cell in cells if cell is not None and cell.found is not None and cell.own]
    if len(known) < len(ask.wanted) or any(cell.line is not known[0].line for cell in known):
        return None
    year, first = known[0].column.period.year, known[0].found
    said = f"{known[0].line.label} {known[0].table.corner} {known[0].table.section} {known[0].table.caption}"
    annual = any(column.period.annual and column.period.year == year for column in known[0].table.columns)
    counted = first is None or first.unit.name == "percent" or speaks_of("no_sum", said)
    if first is None or annual or counted or speaks_of("counts_people", said) or not says_all(ask, known[0]):
        return None
    total = sum(cell.found.value for cell in known if cell.found is not None)
    each = listed([f"{cell.column.period.span} {figure_told(cell, ask.words.code)}" for cell in known])
    text = f"{named(known[0])} in {year}: {shown(total, first.unit)}, which is {each} together."
    made = [derived_row(first, ("", "total"), total, "", cover.document)]
    return answered(ask, cover, text, known, made)


def compares_two(question: TableQuestion) -> bool:
    """Tell whether a question asks how two things differ (`how much more ... than ...`): one figure answers none."""
    said = question.asked
    compared = speaks_of("table_than", said, "en") or speaks_of("table_exceeds", said, "en")
    asked = any(speaks_of(role, said, "en") for role in ("plan_by_how_much", "plan_multiplied"))
    return compared and (asked or counts_more(said))


def _figures(cover: Cover) -> list[Covered]:
    """Cells with a figure whose row is called by words of the question alone: nothing is computed of a likely one."""
    return [cell for cell in cover.cells if cell.found is not None and not cell.left[0]]


def _named(cover: Cover) -> list[Covered]:
    return [cell for cell in _figures(cover) if bears_names(cover, cell)]


def _total_of(part: Covered) -> Found | None:
    """The one total that the rows of a column add up to; None where they don't."""
    if part.line.total or part.found is None or part.found.unit.name == "percent":
        return None
    lines = [line for line in part.table.lines if line.section == part.line.section or line.total]
    cells = [(line, found) for line in lines if (found := _cell_of(part, line)) is not None]
    totals = [found for line, found in cells if line.total]
    parts = [found.value for line, found in cells if not line.total]
    adds_up = [one for one in totals if one.value and abs(sum(parts) - one.value) <= _OF_THE_TOTAL * abs(one.value)]
    return adds_up[0] if len(adds_up) == len(totals) == 1 and len(parts) >= _FEWEST else None


def _cell_of(beside: Covered, line: Line) -> Found | None:
    """What a row has in the column of a cell."""
    at = beside.table.columns.index(beside.column)
    text = line.cells[at] if at < len(line.cells) else ""
    return found_at((beside.table, line, beside.column, text), line.label, beside.column.period) if text else None


def _sales_of(profit: Covered) -> Found | None:
    """The sales of what a profit is of: the column of its row, or the row of its section, that is called so."""
    beside_it = in_english(profit.beside)
    told = speaks_of("profit_word", beside_it) and not _is_sales(profit.line.label)
    if profit.found is None or profit.found.unit.name == "percent" or not told:
        return None
    beside: list[Found] = []
    for column, text in zip(profit.table.columns, profit.line.cells, strict=False):
        alike = (column.period.year, column.period.span) == (profit.column.period.year, profit.column.period.span)
        if column is not profit.column and alike and _is_sales(column.label.rpartition(" / ")[2]):
            found = found_at((profit.table, profit.line, column, text), profit.line.label, column.period)
            beside += [found] if found is not None else []
    if not beside:
        lines = (one for one in profit.table.lines if one.section == profit.line.section and _is_sales(one.label))
        beside = [found for line in lines if (found := _cell_of(profit, line)) is not None]
    if not beside:
        namesakes = (
            one for one in profit.table.lines if one.label == profit.line.label and _is_sales(" ".join(one.section))
        )
        beside = [found for line in namesakes if (found := _cell_of(profit, line)) is not None]
    return beside[0] if len(beside) == 1 and beside[0].unit.name == profit.found.unit.name else None


def _is_sales(label: str) -> bool:
    told = " ".join(run for run in in_english(without_asides(label)).split() if not named_periods(run).years)
    item = item_of(told)
    return item is not None and "revenue" in item.asked


def _parallel(cover: Cover, ask: Ask, firsts: Sequence[Covered], seconds: Sequence[Covered]) -> Iterator[Pair]:
    """Cells of one table and column, or row, where what the first side says beside its own is said of both."""
    for one in firsts:
        for other in seconds:
            alike = one.table is other.table and (one.column is other.column) is not (one.line is other.line)
            if not alike or one.found is None or other.found is None or one.found.unit.name != other.found.unit.name:
                continue
            if one.line is other.line and telling(one.column.label) and not cover.asked.held(heading_words(one.column)):
                continue  # `Lindhafen's share of the shops` names none of its other columns
            common = cover.asked.every - cover.asked.held(_apart(one, other))
            if common <= cover.asked.held(other.around) | cover.of_document and bears_names(cover, one, other):
                yield one, other


def _apart(one: Covered, other: Covered) -> str:
    """What the first cell's row, or its column, says where the other's is another."""
    return (
        one.column.label if one.line is other.line else " ".join((one.line.label, *one.line.section, *one.line.cells))
    )


def _fit(ask: Ask, pair: Pair) -> tuple[int, ...]:
    """First by how much both say themselves, then by what the second has of the first's words, then by the rest."""
    one, other = pair
    common = len(ask.words.held(other.beside))
    return (-len(one.own) - len(other.own), -common, sum(one.left) + sum(other.left))


def _quotient(
    ask: Ask, cover: Cover, pairs: Sequence[tuple[Covered, Covered | Found]], made: str
) -> TableAnswer | None:
    """Tell one figure divided by the other; None where pairs that fit as well differ."""
    known = [(one, one.found, _found(other)) for one, other in pairs]
    told = [(one, a.value / b.value, b) for one, a, b in known if a is not None and b is not None and b.value]
    most = max(((len(one.own), one.exact) for one, _, _ in told), default=(0, 0))
    told = [one for one in told if (len(one[0].own), one[0].exact) == most]
    if not told or any(abs(value - told[0][1]) > _SAME * abs(told[0][1]) for _, value, _ in told):
        return None
    best = min(told, key=lambda one: (-len(one[0].own), sum(one[0].left)))
    cell, value, whole = best
    if cell.found is None or is_unclear(ask.words.code, [cell]) or not cell.own or not says_all(ask, cell):
        return None
    unit = "ratio" if made == "times" else "percent"
    figure = value if made == "times" else 100 * value
    written = f"{figure:,.2f}" + ("" if made == "times" else " %")
    if BY_CODE[ask.words.code].decimal_comma:
        written = written.translate(_SWAPPED)
    english = ask.words.code == "en"
    divisor = shown(whole.value, whole.unit) if english else whole.cell
    by = f"{without_asides(whole.line.label) or whole.line.label} {divisor}"
    if whole.line is cell.line:
        by = f"{whole.column.label.rpartition(' / ')[2]} {divisor}"
    divided = figure_told(cell, ask.words.code) if english else cell.text
    row = derived_row(cell.found, ("", made), figure, unit, cover.document)
    text = f"{named(cell)}{period_told(cell, ask.words.code)}: {written} ({divided} / {by})."
    if made == "times" and english:
        text = f"{named(cell)}{period_told(cell, 'en')}: {written} times as much ({divided} / {by})."
    found = answered(ask, cover, text, [cell], [row])
    rows = (*found.told.rows, stated_row(whole, "", cover.document))
    return replace(found, cells=(*found.cells, whole), told=replace(found.told, rows=rows))


_SWAPPED = str.maketrans(".,", ",.")


def _found(cell: Covered | Found) -> Found | None:
    return cell.found if isinstance(cell, Covered) else cell


def _difference(ask: Ask, cover: Cover, pairs: Sequence[Pair]) -> TableAnswer | None:
    values = [(pair, a.value - b.value) for pair in pairs if (a := pair[0].found) and (b := pair[1].found)]
    if not values or any(abs(value - values[0][1]) > _SAME * abs(values[0][1]) for _, value in values):
        return None
    (one, other), value = values[0]
    if one.found is None or not one.own or not other.own:
        return None
    if one.found.unit.name == "percent":
        by = f"{abs(value):.2f} percentage points"
    else:
        by = shown(abs(value), one.found.unit)
    word = "more" if value >= 0 else "less"
    sides = f"{named(one)} {figure_told(one, 'en')}, {named(other)} {figure_told(other, 'en')}"
    made = [derived_row(one.found, ("", "difference"), value, "", cover.document)]
    base = other.found.value if other.found is not None else 0.0
    # Nothing is so many percent warmer: degrees begin nowhere.
    if one.found.unit.name != "percent" and "°" not in one.found.unit.name + one.found.unit.measure and base > 0:
        rate = 100 * value / base  # of what it is held against: `A is so much above B`
        by = f"{by} {word}, or {readable(abs(rate), 'percent')}"
        made.append(derived_row(one.found, ("", "change"), rate, "percent", cover.document))
    else:
        by = f"{by} {word}"
    return answered(ask, cover, f"{sides}{period_told(one, 'en')}: {by}.", [one, other], made)
