"""What was spent against what was set, row by row, and which of them a sentence says to be over or under its budget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.checks.cells import Cell, Row
from core.checks.grids import Grid, grids_of
from core.checks.ledger import ledger_of
from core.reading.claim_words import language_said, tokens_of
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any
from core.reading.roles import Role

_SIDES: tuple[tuple[Role, bool], ...] = (("over_budget", True), ("under_budget", False))
_DENIES: tuple[Role, ...] = ("negation", "denied", "of_only", "may", "still_to_come", "planned")
_ALL: tuple[Role, ...] = ("of_all", "of_both")
_LIMIT: tuple[Role, ...] = ("limit_heading", "limit_planned")
_SPENT: tuple[Role, ...] = ("actual_heading", "money_out")


@dataclass(frozen=True, slots=True)
class Budget:
    """What one thing had and what it spent, in one unit; `scale` of both (0: nobody says)."""

    name: frozenset[str]
    limit: float
    spent: float
    scale: float
    label: str

    @property
    def over(self) -> bool:
        """More was spent."""
        return self.spent > self.limit


@dataclass(frozen=True, slots=True)
class Said:
    """On which side of their budgets some are said to be, and where."""

    start: int
    end: int
    over: bool
    budgets: tuple[Budget, ...]


def budgets_said(text: str, sources: Sequence[str]) -> Said | None:
    """Return what a sentence says of budgets that the sources tell; None where it denies it, or names none."""
    if not speaks_of_any(("over_budget", "under_budget"), text):
        return None  # As most sentences, which one look tells.
    language = language_said(text)
    found = [(match, over) for role, over in _SIDES for match in pattern_of(role).finditer(text)]
    if not found or len({over for _, over in found}) > 1 or speaks_of_any(_DENIES, text, language):
        return None
    told = budgets_of(tuple(sources))
    said = tokens_of(text)
    named = tuple(b for b in told if b.name and b.name <= said)
    if not named and told and (len(told) == 1 or speaks_of_any(_ALL, text, language)):
        named = told
    match, over = found[0]
    return Said(match.start(), match.end(), over, named) if named else None


@lru_cache(maxsize=64)
def budgets_of(sources: tuple[str, ...]) -> tuple[Budget, ...]:
    """Return what tables set against each other by row, and what sentences do where there is one budget alone."""
    tables = tuple(budget for grid in grids_of(sources) for budget in _of_grid(grid))
    return tables or tuple(_of_prose(sources))


def _of_grid(grid: Grid) -> Iterator[Budget]:
    limits = [c for c in grid.figures if speaks_of("limit_heading", c.heading)]
    spent = [c for c in grid.figures if speaks_of("actual_heading", c.heading) and c not in limits]
    if len(limits) != 1 or len(spent) != 1 or limits[0].scale != spent[0].scale or grid.names is None:
        return
    for name, limit, came in zip(grid.names.cells, limits[0].values, spent[0].values, strict=True):
        yield Budget(tokens_of(name), limit, came, limits[0].scale, f"{name}: {came:,g} of {limit:,g}")


def _of_prose(sources: tuple[str, ...]) -> Iterator[Budget]:
    """One figure by a word for what is set, and one by a word for what was spent."""
    by_kind: dict[bool, list[tuple[float, float, str]]] = {True: [], False: []}
    for row in ledger_of(sources).rows:
        for cell in row.cells if row.origin == "prose" else ():
            if not (cell.loose or cell.percent) and (kind := _kind_of(row, cell)) is not None:
                by_kind[kind].append((cell.raw, cell.scale, cell.unit))
    if [len(one) for one in by_kind.values()] == [1, 1]:
        (limit, scale, unit), (spent, other, beside) = by_kind[True][0], by_kind[False][0]
        if (scale, unit) == (other, beside):
            yield Budget(frozenset(), limit, spent, scale, f"{spent:,g} of {limit:,g}")


def _kind_of(row: Row, cell: Cell) -> bool | None:
    """Whether a figure is what was set (True) or spent, by the words before it, else by those behind it."""
    start, end = cell.place
    places = sorted(other.place for other in row.cells)
    before = row.text[max((high for low, high in places if low < start), default=0) : start]
    behind = row.text[end : min((low for low, _ in places if low > start), default=len(row.text))]
    for words in (before, behind):
        kinds = [is_limit for roles, is_limit in ((_LIMIT, True), (_SPENT, False)) if speaks_of_any(roles, words)]
        if kinds:
            return kinds[0] if len(kinds) == 1 else None
    return None
