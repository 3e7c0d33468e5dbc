"""A table that a passage's end cut in two is put together again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from core.extraction.tables import Row, read_rows
from core.reading.markdown_marks import is_table_rule
from core.tabulated.cells import is_text
from core.tabulated.labels import stems_of
from core.tabulated.table import Line, TypedTable

_BAR = "\\|"  # a bar within a cell
_LABEL_AND_FIGURE = 2  # columns
_FEWEST = 2  # words of a heading that a row says again


def joined(tables: Sequence[TypedTable]) -> list[TypedTable]:
    """Return tables with what goes on in the next passage: below the same header, and the same words above that."""
    found: list[TypedTable] = []
    for table in tables:
        before = found[-1] if found else None
        if before is not None and _goes_on_in(before, table):
            found[-1] = replace(before, lines=(*before.lines, *table.lines), notes=(*before.notes, *table.notes))
        else:
            found.append(replace(table, number=len(found) + 1))
    return [replace(table, lines=tuple(_closed(table.lines))) for table in found]


def _closed(lines: Sequence[Line]) -> Iterator[Line]:
    """Yield rows, each below the heading that it says again: `Cash from operating activities` is none of `Changes in`.

    What stands behind such a row, up to the next heading, is of no smaller part either.
    """
    heads: list[tuple[str, ...]] = []
    opened: tuple[str, ...] = ()
    back: tuple[str, ...] | None = None
    for line in lines:
        if line.section != opened:
            heads, opened, back = [*heads, opened], line.section, None
        said = stems_of(line.label)
        if opened and not stems_of(opened[-1]) <= said:
            again = (head for head in reversed(heads) if head and len(stems_of(head[-1])) >= _FEWEST)
            back = next((head for head in again if stems_of(head[-1]) <= said), back)
        yield line if back is None else replace(line, section=back)


def resumed(lines: Sequence[str], heads: Sequence[str], header: Sequence[str]) -> list[str]:
    """Return the rows of a passage below those that head its first ones (`Europe`) at the end of the passage before.

    Only of a table that goes on, below the same header: what heads rows is no row by itself.
    """
    rule = next((at for at, line in enumerate(lines) if is_table_rule(line)), len(lines))
    first = next(iter(read_rows(lines)), None) if heads and rule < len(lines) else None
    if first is None or first.header != tuple(header):
        return list(lines)
    blank = " |" * (len(first.header) - 1)
    return [*lines[: rule + 1], *(f"| {head.replace('|', _BAR)} |{blank}" for head in heads), *lines[rule + 1 :]]


def below_headings(rows: Iterable[tuple[str, ...]], header: tuple[str, ...]) -> Iterator[Row]:
    """Yield rows that go on without a header, each below what heads it (`Financing activities:`, and nothing else)."""
    heads: list[str] = []
    stacked = False
    for row in rows:
        alone = [cell for cell in row if cell]
        if len(alone) == 1 and row[0] and len(row) > _LABEL_AND_FIGURE:
            heads = [*heads, alone[0]] if stacked else alone
            stacked = True
        elif alone:
            stacked = False
            yield Row(header, row, heads[-1] if heads else "", tuple(heads))


def _goes_on_in(before: TypedTable, table: TypedTable) -> bool:
    head = (before.columns, before.corner, before.section, before.scale, before.currency)
    same = head == (table.columns, table.corner, table.section, table.scale, table.currency)
    next_to_it = before.lines[-1].chunk + 1 == table.lines[0].chunk
    labels = [line.label for line in before.lines]
    repeats = len(set(labels)) < len(labels)  # of records, what stands beside their label tells them apart
    alike = _named(before).isdisjoint(_named(table)) if repeats else _labels(before).isdisjoint(_labels(table))
    apart = next_to_it and alike
    return same and apart and bool(table.columns) and before.caption.endswith(table.caption)


def _labels(table: TypedTable) -> set[str]:
    return {line.label for line in table.lines}


def _named(table: TypedTable) -> set[tuple[str, ...]]:
    """What each row is called: with its words, where they part rows of one label (`Ashby | Wages`)."""
    return {(line.label, *(cell for cell in line.cells if is_text(cell))) for line in table.lines}
