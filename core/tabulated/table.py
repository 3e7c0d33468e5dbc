"""A table of a document, typed: what its rows and columns are of, in which unit, and where it stands."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

YEAR, DAY = "year", "day"
"""Spans of a period: a whole year, or the state on a day. `3M`, `6M`, `9M` are months, `12W` weeks, `Q1` a quarter."""


@dataclass(frozen=True, slots=True)
class Period:
    """When a column's (or row's) figures are of: `year` 0 where it names none, `end` an ISO day where it says one.

    `span` is empty where a heading says no more than a year: a whole year, or its end.
    """

    year: int = 0
    span: str = ""
    end: str = ""

    @property
    def annual(self) -> bool:
        """A year, or a day, as far as the heading says."""
        return self.span in ("", YEAR, DAY)


@dataclass(frozen=True, slots=True)
class Column:
    """A column that holds values: its heading, all levels joined, and the period that names."""

    label: str
    period: Period = Period()


@dataclass(frozen=True, slots=True)
class Line:
    """A row: its label, the headings among the rows above it, outermost first, and a cell a column, empty where none.

    `total` tells that it sums up others: it is left out where rows are added or compared. `chunk` is the position of
    the passage that holds it.
    """

    label: str
    cells: tuple[str, ...]
    section: tuple[str, ...] = ()
    total: bool = False
    chunk: int = 0


@dataclass(frozen=True, slots=True)
class TypedTable:
    """A table. `number` counts the document's tables from 1; `caption` is what stands above it.

    `scale` is what turns its figures into units, 1.0 where it says none; `currency` a code, empty where it says none.
    `notes` are the footnotes below it; `corner` heads the column that names its rows. `unit_said` is what says the
    unit, as it stands above (`Angaben in Mio. EUR`); `decimal_comma` that a comma parts decimals, a point thousands.
    """

    number: int
    caption: str
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    page: int | None = None
    section: str = ""
    scale: float = 1.0
    currency: str = ""
    notes: tuple[str, ...] = ()
    corner: str = ""
    unit_said: str = ""
    decimal_comma: bool = False


def to_json(table: TypedTable) -> str:
    """Return what a database keeps of a table."""
    return json.dumps(asdict(table), ensure_ascii=False, separators=(",", ":"))


def from_json(kept: str) -> TypedTable:
    """Return the table that a database kept. Raises `ValueError` or `TypeError` for what none of ours wrote."""
    values: dict[str, Any] = json.loads(kept)
    columns = tuple(Column(one["label"], Period(**one["period"])) for one in values.pop("columns"))
    lines = tuple(_line(one) for one in values.pop("lines"))
    return TypedTable(**{**values, "notes": tuple(values["notes"])}, columns=columns, lines=lines)


def _line(values: dict[str, Any]) -> Line:
    return Line(**{**values, "cells": tuple(values["cells"]), "section": tuple(values["section"])})
