"""A table that a passage's end cut in two is put together again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.tabulated.cells import is_text
from core.tabulated.table import TypedTable


def joined(tables: Sequence[TypedTable]) -> list[TypedTable]:
    """Return tables with what goes on in the next passage: below the same header, and the same words above that."""
    found: list[TypedTable] = []
    for table in tables:
        before = found[-1] if found else None
        if before is not None and _goes_on_in(before, table):
            found[-1] = replace(before, lines=(*before.lines, *table.lines), notes=(*before.notes, *table.notes))
        else:
            found.append(replace(table, number=len(found) + 1))
    return found


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
