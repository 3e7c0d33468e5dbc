"""What is made of the cells that a question names, in any language: a difference, a sum, the rows that meet a bound."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import median
from typing import Final

from core.facts.plan import Operation
from core.reading.lexicon import speaks_of
from core.tabulated.cells import PERCENT
from core.tabulated.covered_telling import is_unclear
from core.tabulated.covering import Covered
from core.tabulated.relation_grid import Grid, Row

_FEWEST, _MOST = 2, 60
_SAME = 0.01
"""Of a total, so much may parts be off that are rounded each."""


@dataclass(frozen=True, slots=True)
class Made:
    """What is made of cells: how well they account for the question (the most is best), and the result.

    `cells` are those it is made of, in the order they are told in; `whole` is what a share is of; `of_one_row` tells
    that they stand in one row, and columns tell them apart; `rows` counts all the rows that a bound was held to;
    `without` are the names of those that have no figure, `looked_at` the cells of which none meets a bound.
    """

    cells: tuple[Covered, ...]
    fit: tuple[int, int]
    result: float
    whole: float = 0.0
    of_one_row: bool = False
    rows: int = 0
    without: tuple[str, ...] = ()
    looked_at: tuple[Covered, ...] = ()


def made_of(grid: Grid) -> Iterator[Made]:
    """Yield what a question may ask to be made of a table's cells."""
    yield from _MADE[grid.wish.operation](grid)


def _apart(grid: Grid) -> Iterator[Made]:
    """Two rows of one column, or two columns of one row, each named by words that the other has not."""
    if len(grid.named) == _FEWEST and grid.named[0].own != grid.named[1].own:
        for at, cells in grid.column(grid.named):
            if _are_alike(cells):
                ordered = sorted(cells, key=_value, reverse=True)
                yield Made(tuple(ordered), _fit(grid, at, grid.named), _value(ordered[0]) - _value(ordered[1]))
    for row in grid.kept if len(grid.named) == 1 else ():
        for one, other in combinations(row.cells, 2):
            sides = grid.columns[one], grid.columns[other]
            cells = [row.cells[one], row.cells[other]]
            parted = sides[0] - sides[1] and sides[1] - sides[0]
            if parted and not grid.left(row.own, *sides) and _are_alike(cells):
                ordered = sorted(cells, key=_value, reverse=True)
                fit = (len(row.own | sides[0] | sides[1]), -sum(_beside(grid, cell) for cell in cells))
                yield Made(tuple(ordered), fit, _value(ordered[0]) - _value(ordered[1]), of_one_row=True)


def _moved(grid: Grid) -> Iterator[Made]:
    """From an earlier period of a row to a later one, in percent of the earlier."""
    for made in _apart(grid):
        first, last = sorted(made.cells, key=lambda cell: cell.column.period.year)
        if first.column.period.year < last.column.period.year and _value(first) > 0:
            rate = 100 * (_value(last) / _value(first) - 1)
            yield Made((first, last), made.fit, rate, of_one_row=True)


def _summed(grid: Grid) -> Iterator[Made]:
    for made in _together(grid):
        if not any(_is_a_rate(cell) for cell in made.cells):
            yield made


def _averaged(grid: Grid) -> Iterator[Made]:
    for made in _together(grid):
        mean = made.result / len(made.cells)
        yield Made(made.cells, made.fit, mean, made.result, of_one_row=made.of_one_row)


def _middle(grid: Grid) -> Iterator[Made]:
    for made in _together(grid):
        ordered = tuple(sorted(made.cells, key=_value))
        yield Made(ordered, made.fit, median(map(_value, ordered)), of_one_row=made.of_one_row)


def _together(grid: Grid) -> Iterator[Made]:
    """The rows that are named, or all of them, in a column; of one row the columns that are named, or periods alike."""
    if len(grid.kept) >= _FEWEST:
        for at, cells in grid.column(grid.kept):
            if len(cells) <= _MOST and _are_alike(cells) and (grid.named or grid.is_titled(at)):
                yield Made(tuple(cells), _fit(grid, at, grid.kept), sum(map(_value, cells)))
        return
    for row in grid.named:
        cells = [row.cells[at] for at in _columns_of(grid, row)]
        if len(cells) >= _FEWEST and _are_alike(cells):
            yield Made(tuple(cells), (len(row.own), 0), sum(map(_value, cells)), of_one_row=True)


def _columns_of(grid: Grid, row: Row) -> list[int]:
    """The columns that a question names, all from the first to the last where it says so; of none all, if periods."""
    said = [at for at in row.cells if grid.columns[at] - grid.around]
    periods = [at for at in row.cells if grid.is_a_period(at)]
    if grid.left(row.own, *(grid.columns[at] for at in said)):
        return []
    if not said and len(periods) == len(row.cells):
        return periods
    if grid.wish.spans:
        return [at for at in row.cells if said and said[0] <= at <= said[-1]]
    return said


def _shared(grid: Grid) -> Iterator[Made]:
    """So much of all rows of a column as those have that are named."""
    if not grid.named or len(grid.kept) == len(grid.rows):
        return
    own = frozenset().union(*(row.own for row in grid.kept))
    for at, cells in grid.column(grid.kept):
        if not grid.is_titled(at, own):
            continue  # prose above it names another whole: `Lindhafen's share of revenue`
        every = [row.cells[at] for row in grid.rows if at in row.cells]
        whole = sum(map(_value, every))
        totals = [v for line in grid.table.lines if line.total and (v := grid.value(line, at)) is not None]
        agree = all(abs(total - whole) <= _SAME * abs(whole) for total in totals[-1:])
        if len(every) == len(grid.rows) and whole > 0 and agree and _are_alike(every) and not _is_a_rate(every[0]):
            yield Made(
                tuple(cells), _fit(grid, at, grid.kept), 100 * sum(map(_value, cells)) / whole, whole, rows=len(every)
            )


def _bounded(grid: Grid) -> Iterator[Made]:
    """The rows whose figure meets a bound."""
    bound = grid.wish.bound
    rows = grid.kept
    if bound is None:
        yield from _saying_yes(grid)
        return
    for at, cells in grid.column(rows, whole=False):
        if is_unclear(grid.words.code, cells):
            continue
        kept = [cell for cell in cells if bound.holds(_value(cell))]
        lacking = tuple(row.line.label for row in rows if at not in row.cells)
        looked_at = tuple(cells) if not kept and grid.columns[at] else ()
        yield Made(tuple(kept), _fit(grid, at, ()), len(kept), rows=len(rows), without=lacking, looked_at=looked_at)


def _saying_yes(grid: Grid) -> Iterator[Made]:
    """The rows that say yes (no, where the question negates) in the one column that it names."""
    wanted = not speaks_of("negates", grid.words.text, grid.words.code)
    for at, column in enumerate(grid.table.columns):
        said = grid.says_yes(at)
        if (
            grid.named
            or not grid.columns[at]
            or grid.left(grid.columns[at])
            or len({yes for _, yes in said}) != _FEWEST
        ):
            continue
        cells = [
            Covered(grid.table, line, column, line.cells[at], None, (0, 0, 0), frozenset())
            for line, yes in said
            if yes is wanted
        ]
        yield Made(tuple(cells), (len(grid.columns[at]), 0), len(cells), rows=len(said))


def _extreme(grid: Grid) -> Iterator[Made]:
    """All rows that are meant, those with the most or the least first; of one row, its periods."""
    for row in grid.named if len(grid.named) == 1 else ():
        yield from _first([row.cells[at] for at in _columns_of(grid, row)], grid, (len(row.own), 0), of_one_row=True)
    for at, cells in grid.column(grid.kept, whole=False) if len(grid.kept) >= _FEWEST else ():
        lacking = tuple(row.line.label for row in grid.kept if at not in row.cells)
        yield from (replace(made, without=lacking) for made in _first(cells, grid, _fit(grid, at, grid.kept)))


def _first(cells: list[Covered], grid: Grid, fit: tuple[int, int], *, of_one_row: bool = False) -> Iterator[Made]:
    ordered = sorted(cells, key=_value, reverse=grid.wish.operation is Operation.HIGHEST)
    if len(cells) >= _FEWEST and _are_alike(cells, of_rates=True) and _value(ordered[0]) != _value(ordered[-1]):
        yield Made(tuple(ordered), fit, _value(ordered[0]), of_one_row=of_one_row)


_MADE: Final[Mapping[Operation, Callable[[Grid], Iterator[Made]]]] = {
    Operation.CHANGE: _apart,
    Operation.PERCENT_CHANGE: _moved,
    Operation.SUM: _summed,
    Operation.AVERAGE: _averaged,
    Operation.MEDIAN: _middle,
    Operation.MULTIPLE: _shared,
    Operation.COUNT: _bounded,
    Operation.WHICH: _bounded,
    Operation.HIGHEST: _extreme,
    Operation.LOWEST: _extreme,
}


def _fit(grid: Grid, at: int, rows: Sequence[Row]) -> tuple[int, int]:
    said = grid.columns[at].union(*(row.own for row in rows))
    return len(said), -grid.words.unasked(grid.table.columns[at].label)


def _beside(grid: Grid, cell: Covered) -> int:
    return grid.words.unasked(f"{cell.line.label} {cell.column.label}")


def _value(cell: Covered) -> float:
    return cell.found.value if cell.found is not None else 0.0


def _is_a_rate(cell: Covered) -> bool:
    return (cell.found is not None and cell.found.unit.name == PERCENT) or speaks_of("no_sum", cell.column.label)


def _are_alike(cells: Sequence[Covered], *, of_rates: bool = False) -> bool:
    units = {(cell.found.unit.name, cell.found.unit.measure) for cell in cells if cell.found is not None}
    return len(units) == 1 and (of_rates or units != {(PERCENT, "")})
