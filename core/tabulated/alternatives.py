"""Lines that a question sets side by side: `Which grew faster, research or marketing?`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from core.reading.lexicon import pattern_of
from core.reading.roles import Role
from core.tabulated.expressions import without_edges
from core.tabulated.finding import Sheets, Wanted
from core.tabulated.groups import Group
from core.tabulated.labels import squeeze

_MOST = 6
_OR = "qqor"
_EDGE = "qqx"  # stands where words that ask were: no name goes on across them


def alternatives_in(text: str, asking: Sequence[Role]) -> tuple[str, ...]:
    """Return the names that a plain question parts by `or`; `asking` are the roles of words that only ask."""
    text = pattern_of("table_or").sub(_OR, text)
    for role in asking:
        text = pattern_of(role).sub(f" {_EDGE} ", text)
    runs = text.split()
    places = [at for at, run in enumerate(runs) if run == _OR]
    if not places or len(places) >= _MOST:
        return ()
    ends = [-1, *places, len(runs)]
    parts = [runs[first + 1 : last] for first, last in pairwise(ends)]
    parts[0] = parts[0][_behind_the_last(parts[0]) :]
    parts[-1] = parts[-1][: parts[-1].index(_EDGE)] if _EDGE in parts[-1] else parts[-1]
    names = tuple(without_edges(" ".join(part)) for part in parts)
    return names if all(squeeze(name) and _EDGE not in name for name in names) else ()


def _behind_the_last(runs: Sequence[str]) -> int:
    return max((at + 1 for at, run in enumerate(runs) if run == _EDGE), default=0)


def group_named(names: Sequence[str], sheets: Sheets, wanted: Wanted) -> Group | None:
    """Return the lines of these names in a period as a group; None where one is not found, or units differ."""
    found = {squeeze(name): sheets.at(name, wanted) for name in names}
    cells = {name: cell for name, cell in found.items() if cell is not None}
    same_unit = len({cell.unit.name for cell in cells.values()}) == 1
    return Group(cells, 0) if len(cells) == len(names) > 1 and same_unit else None
