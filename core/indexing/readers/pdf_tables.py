"""Finds rows of figures among a page's lines and gives them columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from core.indexing.documents import Block
from core.indexing.readers.pdf_headers import names_above
from core.indexing.readers.pdf_lines import Span
from core.indexing.readers.tables import table_block
from core.reading.characters import longest_word
from core.reading.digits import is_year
from core.reading.lexicon import pattern_of
from core.reading.things import things_in

_CELL = re.compile(
    r"(?<!\S)(?P<cell>[-–(]?\s?(?:[$€£¥]\s?)?[-–(]?\d[\d,]*(?:\.\d+)?\s?\)?(?:\s?(?:%|bps|pts|x|bn|mn|[KMBT])(?!\w))?\s?\)?"
    r"|[$€£¥]?\s?[—–-]|N/?[AM]|nm)\s*$"
)
_UNITS = ("thousands", "millions", "billions", "percent", "usd", "eur", "%")
_FEWEST_ROWS = 2
_MOST_ABOVE = 8
_IN_LINE = 3.0
"""Points that words of one column may begin apart."""
_A_COLUMN_APART = 6.0
"""Points between two columns: more than a blank of running text has."""


@dataclass(frozen=True, slots=True)
class Row:
    """A label and its figures; a row without figures is a label within a table."""

    label: str
    cells: tuple[str, ...]


def parse_row(text: str) -> Row:
    """Split a line into a label and the figures at its end."""
    cells: list[str] = []
    rest = text.rstrip()
    while found := _CELL.search(rest):
        cells.insert(0, "".join(found.group("cell").split()))
        rest = rest[: found.start()].rstrip()
    # `(1)` before the figures marks a footnote.
    while len(cells) > 1 and _is_footnote(cells[0]):
        rest = f"{rest} {cells.pop(0)}"
    return Row(rest, tuple(cells))


def _is_footnote(cell: str) -> bool:
    return len(cell) == len("(1)") and cell[0] == "(" and cell[1].isdecimal() and cell[2] == ")"


@dataclass(frozen=True, slots=True)
class FoundTable:
    """Lines `first` to `end` (exclusive) are this table."""

    first: int
    end: int
    block: Block
    heads: tuple[str, ...] = ()


def find_tables(lines: Sequence[str], page: int, spans: Sequence[Sequence[Span]] = ()) -> list[FoundTable]:
    """Return the runs of at least two rows with the same number (two or more) of figures, with their header.

    Rows of a figure, words and figures are such as well where all three stand one below the other. `spans` tell where
    the words of each line stand: those of the line above name the columns that they stand over.
    """
    rows = [parse_row(line) for line in lines]
    found: list[FoundTable] = []
    at = 0
    while at < len(rows):
        width = len(rows[at].cells)
        end = _run_end(rows, at, width) if width >= 2 and rows[at].label else at
        if sum(1 for row in rows[at:end] if row.cells) >= _FEWEST_ROWS:
            above = names_above(lines[at - 1 : end], spans[at - 1 : end], width) if spans and at else []
            found.append(_table(lines, rows, (at, end), found[-1] if found else None, page, above))
            at = end
        elif spans and (keyed := _keyed_table(lines, rows, at, page, spans)):
            found.append(keyed)
            at = keyed.end
        else:
            at += 1
    return found


def _keyed_table(
    lines: Sequence[str], rows: Sequence[Row], first: int, page: int, spans: Sequence[Sequence[Span]]
) -> FoundTable | None:
    """Return the table whose rows begin with a figure (`8,000 Turbocharger overhaul 60`), below a line of names.

    What tells it from prose: its words begin one below the other, whatever the figures before them are as long as.
    """
    width, end = len(rows[first].cells), first
    while end < len(rows) and width and len(rows[end].cells) == width and _begins_with_a_figure(rows[end].label):
        end += 1
    if end - first < _FEWEST_ROWS or not first:
        return None
    keys = [line[0] for line in spans[first:end] if len(line) > width + 1]
    labels = [line[1][0] for line in spans[first:end] if len(line) > width + 1]
    if (
        len(keys) < end - first
        or max(labels) - min(labels) > _IN_LINE
        or min(labels) - max(right for _, right in keys) < _A_COLUMN_APART
    ):
        return None
    names = names_above(lines[first - 1 : end], spans[first - 1 : end], width, keyed=True)
    parted = [[*row.label.split(maxsplit=1), *row.cells] for row in rows[first:end]]
    block = table_block([names, *parted], page=page) if names else None
    return None if block is None else FoundTable(first - 1, end, block, tuple(names[-width:]))


def _begins_with_a_figure(label: str) -> bool:
    key, _, named = label.partition(" ")
    return _CELL.fullmatch(key) is not None and any(map(str.isdecimal, key)) and longest_word(named) > 1


def _run_end(rows: Sequence[Row], start: int, width: int) -> int:
    """Return where the run ends: rows of the same width, with at most one label line between two of them."""
    end = at = start
    while at < len(rows):
        if len(rows[at].cells) == width and rows[at].label:
            end = at + 1
        elif rows[at].cells or at > end or len(rows[at].label) > 80:
            break
        at += 1
    return end


def _table(  # noqa: PLR0913, PLR0917 - what is read, where, and what stands around it
    lines: Sequence[str],
    rows: Sequence[Row],
    span: tuple[int, int],
    before: FoundTable | None,
    page: int,
    above: Sequence[str],
) -> FoundTable:
    first, end = span
    floor = before.end if before else 0
    width = len(rows[first].cells)
    label = _first_label(lines, floor, first)
    top, heads = _header(lines, (floor, label), width)
    corner = ""
    if not heads and label > floor and above and label == first:
        top, (corner, *heads) = label - 1, above
    if not heads and before and len(before.heads) == width and _goes_on(lines[floor:label]):
        heads = list(before.heads)
    body = [[row.label, *row.cells, *[""] * (width - len(row.cells))] for row in rows[label:end]]
    top, caption = _caption(lines, floor, top)
    named = [[corner, *heads], *body] if heads else body
    block = table_block(named, header_rows=1 if heads else 0, page=page, caption=caption)
    if block is None:
        raise AssertionError("a run of rows has cells")
    return FoundTable(top, end, block, tuple(heads))


def _first_label(lines: Sequence[str], floor: int, first: int) -> int:
    """Labels such as `Net sales:` between the header and the first row belong to the rows."""
    while first > max(floor, 0) and lines[first - 1].endswith(":") and len(lines[first - 1]) <= 40:
        first -= 1
    return first


def _caption(lines: Sequence[str], floor: int, top: int) -> tuple[int, str]:
    """Take the line that announces the table or names its unit, with the full lines it goes on from."""
    for first in range(top - 1, max(floor, top - 3) - 1, -1):
        if len(lines[first]) <= 200 and _announces(lines[first]):
            while (
                first > max(floor, top - 4) and len(lines[first - 1]) > 80 and not lines[first - 1].endswith((".", ":"))
            ):
                first -= 1
            return first, " ".join(lines[first:top])
        if len(lines[first]) > 60:
            break
    return top, ""


def _announces(line: str) -> bool:
    """A line that ends in a colon, stands in brackets, or names a unit: `Net sales (in millions)`."""
    words = line.casefold().replace("(", " ").split()
    named = any(word == "in" and after.startswith(_UNITS) for word, after in pairwise(words))
    return named or line.endswith(":") or (line.startswith("(") and line.endswith(")"))


def _goes_on(between: Sequence[str]) -> bool:
    """Only labels stand between two parts of one table."""
    return len(between) <= 6 and not any(line.endswith(".") or len(line) > 100 for line in between)


def _header(lines: Sequence[str], span: tuple[int, int], width: int) -> tuple[int, list[str]]:
    """Return where the header begins, and a name a column; empty where no line above has as many names as columns.

    Names may stand side by side in one line (`2022 2021 2020`), or one below the other, dates broken in two.
    """
    floor, end = span
    names: list[str] = []
    for at in range(end - 1, max(floor, end - _MOST_ABOVE) - 1, -1):
        parts = _names(lines[at])
        if not parts:
            break
        names = [*parts, *names]
        whole = _joined(names)
        above = at > floor and len(_names(lines[at - 1])) == 1
        if len(whole) == width and not (above and len(parts) == 1):
            return at, whole
    return end, []


def _names(line: str) -> list[str]:
    """Return the names of columns that a line consists of (`2022 2021`, `June 30, Change`), none where it says more."""
    found = [(thing.start, thing.end) for thing in things_in(line) if thing.kind in ("date", "period", "year")]
    spans = sorted([*found, *(match.span() for match in pattern_of("heads_column").finditer(line))])
    ends = [0, *(end for _, end in spans)]
    between = [line[end:start] for end, (start, _) in zip(ends, [*spans, (len(line), len(line))], strict=True)]
    return [] if any(rest.strip(" ,|()") for rest in between) else [line[start:end] for start, end in spans]


def _joined(names: Sequence[str]) -> list[str]:
    """Put a year back to the day it was broken from: `September 24,` `2022`."""
    whole: list[str] = []
    for name in names:
        if whole and is_year(name) and _is_day(whole[-1]):
            whole[-1] = whole[-1] if whole[-1][-4:].isdecimal() else f"{whole[-1].rstrip(',')}, {name}"
        else:
            whole.append(name)
    return whole


def _is_day(name: str) -> bool:
    return longest_word(name) > 0 and name.removesuffix(",")[-1:].isdecimal()
