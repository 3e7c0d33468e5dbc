"""Whether a row tells of months, halves or quarters alone, where a whole year is asked for."""

from __future__ import annotations

from core.extraction.gate.asked import Asked
from core.extraction.tables import Row, name_columns
from core.reading.characters import has_digit
from core.reading.lexicon import speaks_of
from core.reading.time_lengths import YEAR, span_named


def is_of_a_part(asked: Asked, row: Row) -> bool:
    """Tell whether the figures of a row that say how long they are of, are of parts of years: `January-June 2023`."""
    if not asked.years or asked.quarters or asked.days or span_named(asked.text) or speaks_of("half", asked.text):
        return False
    named = name_columns(row.cells)
    figures = (at for at, cell in enumerate(row.cells) if at not in named and has_digit(cell))
    spans = {span_named(row.header[at]) for at in figures if at < len(row.header)} - {""}
    return bool(spans) and YEAR not in spans
