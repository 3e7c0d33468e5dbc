"""How a figure developed over the quarters of a year: each of them, in order, and how far the last is off the first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.facts.plan import Operation
from core.facts.readable import readable
from core.model import Table
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of
from core.reading.roles import Role
from core.tabulated.asking import TableQuestion, when_in
from core.tabulated.asks import Ask
from core.tabulated.cells import PERCENT
from core.tabulated.covered_telling import answered, bears_names, figure_told, heading_told, row_name
from core.tabulated.covering import Cover, Covered
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.periods import heading_period
from core.tabulated.rows import derived_row, shown
from core.tabulated.table import Period

_FEWEST = 3
_SOFT: tuple[Role, ...] = (
    *("plan_trend", "quarter", "plan_each", "plan_rise", "plan_fall", "plan_change", "plan_how_did", "year_word"),
    *("plan_quarters", "row_noun"),
)


def quarter_trend(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return the quarters of the one row, or column, that a question names; None where another is as likely."""
    said = question.asked
    trend = speaks_of("plan_trend", said, ENGLISH) or speaks_of("asks_change", said, ENGLISH)
    over = trend and speaks_of("quarter", said, ENGLISH)
    if (language_of(said) or ENGLISH) != ENGLISH or not over or question.span:
        return None
    when, rest = when_in(question.text, question.today)
    words = AskedWords(rest, ENGLISH, _SOFT)
    cover = Cover(words, (), document, said)
    series: dict[tuple[int, int], list[Covered]] = {}
    for cell in cover.cells if words.words else ():
        if cell.found is not None and not cell.line.total and _period(cell).span[:1] == "Q":
            along = cell.line if cell.column.period.span[:1] == "Q" else cell.column
            series.setdefault((id(cell.table), id(along)), []).append(cell)
    years = frozenset(when.span.years)
    likely = [one for one in series.values() if _is_whole(one) and _is_of(one, years) and bears_names(cover, one[0])]
    most = max((len(one[0].own) for one in likely), default=0)
    meant = [one for one in likely if len(one[0].own) == most]
    return _told(sorted(meant[0], key=_span), words, cover) if len(meant) == 1 and most else None


def _period(cell: Covered) -> Period:
    return cell.column.period if cell.column.period.span[:1] == "Q" else heading_period(cell.line.label)


def _span(cell: Covered) -> str:
    return _period(cell).span


def _is_whole(cells: Sequence[Covered]) -> bool:
    """Several quarters, each once, of one year and unit."""
    spans, periods = [_span(cell) for cell in cells], [_period(cell) for cell in cells]
    units = {cell.found.unit.name for cell in cells if cell.found is not None}
    one_year = len({period.year for period in periods}) == 1
    return len(spans) >= _FEWEST and len(set(spans)) == len(spans) and one_year and len(units) == 1


def _is_of(cells: Sequence[Covered], years: frozenset[int]) -> bool:
    year = _period(cells[0]).year
    told = cells[0].around
    return not years or year in years or (not year and all(str(one) in told for one in years))


def _told(cells: Sequence[Covered], words: AskedWords, cover: Cover) -> TableAnswer | None:
    first, last = cells[0], cells[-1]
    if first.found is None or last.found is None:
        return None
    of_row = first.line is last.line
    name = row_name(first) if of_row else heading_told(first)
    each = [f"{_span(cell)} {figure_told(cell, ENGLISH)}" for cell in cells]
    gap = last.found.value - first.found.value
    word = "more" if gap >= 0 else "less"
    place = last.found if _period(last).year else replace(last.found, period=Period())
    made = [derived_row(place, ("", "difference"), gap, "", cover.document)]
    rate = ""
    if first.found.value > 0 and first.found.unit.name != PERCENT:
        change = 100 * gap / first.found.value
        rate = f", or {readable(abs(change), 'percent')}"
        made.append(derived_row(place, ("", "change"), change, "percent", cover.document))
    year = f" in {_period(first).year}" if _period(first).year else ""
    moved = f"{shown(abs(gap), last.found.unit)} {word} at the end{rate}"
    text = f"{name}{year}: {', '.join(each)}: {moved}."
    found = answered(Ask(Operation.TREND, words, ()), cover, text, cells, made)
    figures = tuple((_span(cell), cell.found.value) for cell in cells if cell.found is not None)
    shown_as = Table(name, ("Quarter", name), figures, last.found.unit.name or last.found.unit.measure)
    return replace(found, told=replace(found.told, table=shown_as))
