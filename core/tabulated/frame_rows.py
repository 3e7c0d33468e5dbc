"""The rows of a document that have the periods of a question, each with the ways to say what it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import pairwise

from core.reading.lexicon import speaks_of, words_of
from core.reading.senses import idle_senses, senses_of
from core.tabulated.document import DocumentTables
from core.tabulated.finding import Found, Sheets, Wanted, cells_of
from core.tabulated.groups import heading_of
from core.tabulated.labels import item_of, kind_of, squeeze, stems_of, without_asides
from core.tabulated.line_items import LINE_ITEMS, LineItem
from core.tabulated.meanings import is_stated, ways_of
from core.tabulated.plain_words import KINDS_SAID
from core.tabulated.table import Line, TypedTable

_LONGEST = 120
_CAPTION = 200
_SAME = 0.005


@dataclass(frozen=True, slots=True)
class Row:
    """Cells of one row, one for each period asked for, and the ways to say what they are.

    `own` are the senses of its label and heading; `around` of all that stands around it, too; `ways` what it may be
    called; `stems` the words of its label, headings and caption, which names must be among.
    """

    cells: tuple[Found, ...]
    ways: tuple[str, ...]
    own: frozenset[str]
    around: frozenset[str]
    stems: frozenset[str]
    stated: bool
    heading: str = ""

    @property
    def name(self) -> str:
        """What a reader tells it by."""
        return self.cells[0].label


def rows_in(document: DocumentTables, times: Sequence[Wanted], *, at_end: bool = False) -> tuple[Row, ...]:
    """Return the rows of a document that have a cell in each period; of flows none, where its end is asked of."""
    sheets = Sheets(document.tables, document.subject)
    tables = (one for one in document.tables if not (at_end and _is_of_flows(one)))
    return tuple(row for table in tables for row in _rows(table, sheets, times))


def _is_of_flows(table: TypedTable) -> bool:
    return speaks_of("statement_of_flows", f"{table.section} {table.caption[-_CAPTION:]}")


def _rows(table: TypedTable, sheets: Sheets, times: Sequence[Wanted]) -> Iterator[Row]:
    stated = is_stated(table)
    in_cash = speaks_of("plan_cash_flow_statement", f"{table.section} {table.caption[-_CAPTION:]}")
    labels = senses_of(" ".join(" ".join((line.label, *line.section)) for line in table.lines))
    around = senses_of(f"{table.caption[-_CAPTION:]} {table.section}") - labels
    for line in table.lines:
        if not line.label or len(line.label) > _LONGEST:
            continue
        for heading, cells in _by_heading(table, line, sheets, times).items():
            above, _, label = (without_asides(line.label) or line.label).rpartition(": ")
            kinds = _kinds(table, line, above)
            told = (*ways_of(line, heading, cells[0]), *_of_kinds(label, kinds), *_bare(line, heading))
            told = (*told, f"cash {label}") if in_cash else told
            told = (*told, *_below(label, line))
            ways = tuple(dict.fromkeys((*told, *_of_kinds(_parted(label), kinds))))
            own = senses_of(f"{label} {heading}") - lightly_said()
            said = own | senses_of(above) | senses_of(" ".join((*line.section, *ways)))
            stems = stems_of(f"{label} {heading} {' '.join(line.section)} {table.caption[-_CAPTION:]} {table.section}")
            if kinds and not heading and "," not in cells[0].label:
                cells = tuple(replace(cell, label=f"{label} {kinds[0].asked[0]}") for cell in cells)
            cells = tuple(replace(cell, value=abs(cell.value)) for cell in cells) if _is_spent(cells) else cells
            yield Row(cells, ways, own, said | around, stems, stated, heading)


def _is_spent(cells: Sequence[Found]) -> bool:
    """What was spent is told without the minus that statements of cash flows write before it."""
    return all(cell.value <= 0 for cell in cells) and speaks_of("frame_spent", cells[0].line.label)


def _by_heading(table: TypedTable, line: Line, sheets: Sheets, times: Sequence[Wanted]) -> dict[str, tuple[Found, ...]]:
    found: dict[str, dict[Wanted, list[Found]]] = {}
    for cell in cells_of(table, line):
        for wanted in times:
            if sheets.is_meant(cell, wanted):
                heading = heading_of(cell.column)
                called = replace(cell, label=f"{heading}, {cell.label}") if heading else cell
                found.setdefault(heading, {}).setdefault(wanted, []).append(called)
    return {
        heading: tuple(by_time[wanted][0] for wanted in times)
        for heading, by_time in found.items()
        if len(by_time) == len(times) and all(_alike(cells) for cells in by_time.values())
    }


def _alike(cells: Sequence[Found]) -> bool:
    return all(same_value(cells[0], cell) for cell in cells[1:])


def same_value(one: Found, other: Found) -> bool:
    """Tell whether two cells state the same amount, whatever its sign."""
    most = max(abs(one.value), abs(other.value))
    return one.unit.name == other.unit.name and abs(abs(one.value) - abs(other.value)) <= _SAME * most


def _kinds(table: TypedTable, line: Line, above: str) -> tuple[LineItem, ...]:
    """The line of statements that a row is a part of: `Mac` of net sales, by its heading, or the total below it."""
    if item_of(without_asides(line.label)) is not None or line.total:
        return ()
    section = above or (line.section[-1].strip(" :") if line.section else "")
    totals = [one.label for one in table.lines if one.total and one.section == line.section]
    texts = [section] if section and _item_in(section) else [*totals, *([table.section] if not section else [])]
    found = [item for text in texts if (item := _item_in(text)) is not None and item.asked[0] in _OF_PARTS]
    return tuple(dict.fromkeys(found))[:1]


@lru_cache(maxsize=8192)
def _item_in(text: str) -> LineItem | None:
    """The line that a heading or a total speaks of: `Net sales by reportable segment:`, `Total gross margin`."""
    bare = without_asides(text).strip(" :").lower()
    return item_of(bare) or _labelled(bare) or item_of(kind_of(f"x {bare}")[0])


@lru_cache(maxsize=8192)
def _labelled(bare: str) -> LineItem | None:
    form = squeeze(bare)
    return next((item for item in LINE_ITEMS if form in _labels(item)), None)


@cache
def _labels(item: LineItem) -> frozenset[str]:
    return frozenset(squeeze(label) for label in item.labels)


_MOST_NAMES = 8
_OF_PARTS = ("revenue", "cost of sales", "gross profit", "operating income")
"""Lines that are told of parts of a business, by what they are asked for by."""


def _of_kinds(label: str, kinds: Sequence[LineItem]) -> Iterator[str]:
    if label and kinds:
        yield from (way.format(label) for names, ways in KINDS_SAID if names in kinds[0].asked for way in ways)
    for item in kinds if label else ():
        for name in (*item.asked[:_MOST_NAMES], *item.asked[-2:]):
            yield f"{label} {name}"


def _bare(line: Line, heading: str) -> Iterator[str]:
    """The total of a column is what the column is of."""
    if heading and line.total and not senses_of(without_asides(line.label)) - idle_senses() - _totals():
        yield from (heading, f"total {heading}", f"group {heading}")


def _below(label: str, line: Line) -> Iterator[str]:
    """`Net sales` below `Tablets` are what tablets are asked of by any name of sales."""
    item = _labelled(label.lower())
    if item is None or item.asked[0] not in _OF_PARTS:
        return
    for section in (one.strip(" :") for one in line.section if _item_in(one) is None):
        yield from (f"{section} {name}" for name in (*item.asked[:_MOST_NAMES], *item.asked[-2:]))
        yield from (way.format(section) for names, ways in KINDS_SAID if names in item.asked for way in ways)


def _parted(label: str) -> str:
    """`Phone` of `iPhone`, `Pet Care` of `PetCare`: a name is parted before a capital; empty where none is inside."""
    runs = [_pieces(run) for run in label.split()]
    return " ".join(runs) if runs != label.split() else ""


def _pieces(run: str) -> str:
    """Single letters before a capital are left out."""
    cut = [at for at in range(1, len(run)) if run[at].isupper() and run[at - 1].islower()]
    parts = [run[a:b] for a, b in pairwise((0, *cut, len(run)))]
    return " ".join(part for part in parts if len(part) > 1) if cut and min(map(len, parts[1:])) > 2 else run


@cache
def lightly_said() -> frozenset[str]:
    """Return the senses of words that say which of its figures a line is, and are mostly left unsaid."""
    return senses_of("net total")


@cache
def _totals() -> frozenset[str]:
    return senses_of(" ".join(words_of("opens_total")))
