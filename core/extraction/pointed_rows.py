"""The rows that who rejected an answer names, several of one table: `the lorry and the van, both on 30 November`."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from core.extraction.segments import Segment
from core.reading.characters import has_digit, runs_of
from core.reading.digits import figures_in
from core.reading.words import content_words

_FEWEST: Final = 2
_MOST: Final = 6  # rows: who names more tells the table


def rows_named(reason: str, figures: Set[str], fitting: Sequence[Segment]) -> tuple[Segment, ...]:
    """Return the rows of one table whose names a reason says, in their order; none unless they tell all it says.

    Each must be needed: every row tells a figure of the reason or, where that has none, has a name that it says; no
    figure of the reason (`figures`) may stand in none of them, and no word of it in neither rows nor headings.
    """
    said = {word for word in content_words(reason) if not has_digit(word)}
    runs = set(runs_of(reason.casefold()))
    tables: dict[tuple[int, tuple[str, ...]], list[Segment]] = {}
    for one in fitting:
        if one.row is not None and _is_named(one.row.name, said, runs):
            tables.setdefault((one.source, one.row.header), []).append(one)
    found = [rows for rows in tables.values() if _tell_all(rows, said, figures)]
    return tuple(found[0]) if len(found) == 1 else ()


def _is_named(name: str, said: Set[str], runs: Set[str]) -> bool:
    words = {word for word in content_words(name) if not has_digit(word)}
    return words <= said if words else bool(runs_of(name.casefold())) and set(runs_of(name.casefold())) <= runs


def _tell_all(rows: Sequence[Segment], said: Set[str], figures: Set[str]) -> bool:
    if not _FEWEST <= len(rows) <= _MOST or len({one.row.name for one in rows if one.row}) < len(rows):
        return False
    told = [_figures(one.text) & figures for one in rows]
    around = {word for one in rows for word in content_words(f"{one.text} {one.heading} {one.context}")}
    return set().union(*told) == set(figures) and (not figures or all(told)) and said <= around


def _figures(text: str) -> set[str]:
    return {figure.replace(",", "") for figure in figures_in(text)}
