"""Tables as every face writes them in Markdown, with figures in their units. Pure text."""

from __future__ import annotations

from bots.languages import say
from bots.render.figure_columns import figure_columns
from bots.render.plain import one_line
from bots.render.told_tables import in_language
from core.facts.readable import readable
from core.model import Scalar, Table
from core.reading.phrases import FALLBACK

_SMALL = 10_000
_WRITTEN_WITH = frozenset({"percent", "ratio", "shares"})
_CURRENCY = len("USD")
_FIRST_YEAR, _LAST_YEAR = 1900, 2100


def table_text(table: Table | None, rows: int = 20, language: str = FALLBACK) -> str:
    """Return a table as Markdown, its first `rows` rows, or nothing."""
    if table is None or not table.columns:
        return ""
    table = in_language(table, language)
    shown = [tuple(cell_text(cell, table.unit) for cell in row) for row in table.rows[:rows]]
    right = figure_columns(shown)
    rule = tuple("---:" if at < len(right) and right[at] else "---" for at in range(len(table.columns)))
    cells = [table.columns, rule, *shown]
    lines = ["| " + " | ".join(_cell(c) for c in row) + " |" for row in cells]
    left = len(table.rows) - rows
    more = [f"_{say('more rows', language, count=left)}_"] if left > 0 else []
    behind = "" if is_written_with(table.unit) else f" ({table.unit})"
    return "\n".join([f"**{one_line(table.title, 120)}**{behind}", "", *lines, *more])


def cell_text(value: Scalar, unit: str) -> str:
    """Return one cell of a table as a person reads it: figures in their unit, years and counts as they are."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return "" if value is None else str(value)
    small = abs(value) < _SMALL and (not unit or not is_written_with(unit))
    if isinstance(value, int) and (small or _FIRST_YEAR <= value <= _LAST_YEAR):
        return str(value)
    return readable(value, unit if is_written_with(unit) else "")


def is_written_with(unit: str) -> bool:
    """Say whether figures are written with a unit; any other stands once, above them."""
    return not unit or unit in _WRITTEN_WITH or unit.endswith("/shares") or (unit.isupper() and len(unit) == _CURRENCY)


def _cell(value: object) -> str:
    return "" if value is None else one_line(str(value), 60).replace("|", "\\|")
