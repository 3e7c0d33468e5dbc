"""Can a figure be computed from the evidence? A bounded search, guided by the words around the figure.

Differences, growth, ratios, shares, sums and averages are tried over the cells that the claim speaks of (first
ring), then over the rows that it might (second ring). In the second ring a hit counts only where chance hardly
explains it: the expected number of chance hits is the number of tries times the width of the figure's own rounding.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from core.checks.cells import Cell
from core.checks.claim import Claim
from core.checks.column_sums import is_plain_share, shares_of_columns, sums_of_columns
from core.checks.derived import Derived
from core.checks.matching import close_to, readings, rounds_to
from core.checks.operands import is_of_others
from core.checks.ranking import Ranked, is_usable, named_cells
from core.reading.amounts import PERCENT, POINTS, Amount
from core.reading.lexicon import speaks_of

MOST_TRIES = 3_000
"""Candidates computed for one figure in one ring at most."""

CHANCE = 0.05
"""Chance hits to be expected at most where a hit of the second ring is taken for proof."""

NEAR_CELLS = 14
NOTHING = 0.001
"""Share of a figure that changes nothing in it where it is added or taken away."""

RINGS = (10, 20, 40)
"""How many of the best cells the outer rings search."""


def derive(amount: Amount, claim: Claim, cells: Sequence[Ranked]) -> Derived | None:
    """Return the derivation that yields the figure, or None. `cells` are ranked, best first."""
    if claim.plain:
        return None
    near = [r.cell for r in named_cells(cells, claim, NEAR_CELLS)]
    for tried, candidate in enumerate(_candidates(near, claim, amount)):
        if tried > MOST_TRIES:
            break
        if meets(amount, candidate, claim) and not is_of_others(candidate, claim, cells):
            return candidate
    ranked = [r for r in cells if is_usable(r, claim)]
    for tries in (sums_of_columns(ranked, claim), shares_of_columns(ranked, claim, amount)):
        of_columns = list(tries)  # A share of the total speaks of a sum, and is none: each is a try of its own.
        telling = len(of_columns) * _width(amount) <= CHANCE or is_plain_share(of_columns, claim, ranked)
        if telling and (whole := next((c for c in of_columns if meets(amount, c, claim)), None)):
            return whole
    usable = [r.cell for r in ranked]
    hits = (hit for most in RINGS if (hit := _unlikely_by_chance(amount, claim, usable[:most])))
    return next((hit for hit in hits if not is_of_others(hit, claim, cells)), None)


def closest_computed(amount: Amount, claim: Claim, cells: Sequence[Ranked]) -> Derived | None:
    """Return the value that can be computed for the years named and comes closest to the figure; None where none can.

    A change where the claim speaks of one, an average or sum where it is of several years together.
    """
    near = [r.cell for r in named_cells(cells, claim, NEAR_CELLS) if r.cell.years]
    whole = [c for c in near if claim.when.quarters or c.quarter <= 0]
    kinds = _kinds(amount, claim, near)
    found = (c for c in _candidates(whole, claim, amount) if c.kind in kinds)
    fitting = [c for c in islice(found, MOST_TRIES) if _is_of_the_years(c, claim)]
    return min(fitting, key=lambda c: abs(abs(c.value) - abs(_reading(amount, c))), default=None)


def _kinds(amount: Amount, claim: Claim, near: Sequence[Cell]) -> tuple[str, ...]:
    if claim.speaks_of("whole"):
        return ("average",) if claim.speaks_of("average") else ("sum",)
    if not claim.speaks_of("change") or amount.unit == POINTS:
        return ()
    return ("growth",) if amount.percent and not any(c.percent for c in near[:1]) else ("difference",)


def _is_of_the_years(derived: Derived, claim: Claim) -> bool:
    """Of one row, and of exactly the years named; where one is, of the change from the year before."""
    if len({c.row for c in derived.cells}) > 1:
        return False
    years = sorted(max(c.years) for c in derived.cells)
    wanted = sorted(set(claim.when.years))
    return years == (wanted if len(wanted) > 1 else [wanted[0] - 1, wanted[0]]) if wanted else True


def _reading(amount: Amount, derived: Derived) -> float:
    scale = 1.0 if derived.pure or amount.percent else _common_scale(derived.cells)
    return readings(amount, scale, exact=any(c.exact for c in derived.cells) and not derived.pure)[0]


def _width(amount: Amount) -> float:
    """The part of all figures of its size that would do for this one."""
    return 2 * amount.step / abs(amount.value) if amount.value else 1.0


def _unlikely_by_chance(amount: Amount, claim: Claim, cells: Sequence[Cell]) -> Derived | None:
    width = _width(amount)
    hit: Derived | None = None
    for tried, candidate in enumerate(_candidates(cells, claim, amount), 1):
        if tried > MOST_TRIES or tried * width > CHANCE:
            return hit if tried > MOST_TRIES else None
        if hit is None and meets(amount, candidate, claim):
            hit = candidate
    return hit


def _candidates(cells: Sequence[Cell], claim: Claim, amount: Amount) -> Iterator[Derived]:
    for a, b in combinations(cells, 2):
        if _comparable(a, b):
            yield from _pair(a, b, claim, amount)
    if claim.speaks_of("sum", "average", "share"):
        for group in _groups(cells):
            yield from _totals(group, claim)


def _comparable(a: Cell, b: Cell) -> bool:
    """In the same row, the same column, or in sentences; a change column is not to be mixed with its operands.

    Nor in sentences a sum of money with a count that is nothing beside it: `$455 million` and `eleven countries`.
    """
    if a.column < 0 and b.column < 0 and a.unit != b.unit and "" in (a.unit, b.unit):
        small, large = sorted((abs(a.raw), abs(b.raw)))
        if small < NOTHING * large:
            return False
    return a.row == b.row or a.column == b.column or a.column < 0 or b.column < 0


def _pair(a: Cell, b: Cell, claim: Claim, amount: Amount) -> Iterator[Derived]:
    old, new, ordered = _in_time(a, b)
    both_percent = old.percent and new.percent
    if old.percent != new.percent:
        return
    if (
        claim.speaks_of("change")
        and (not amount.percent or both_percent)
        and not (both_percent and _needs_points(amount, claim))
    ):
        yield Derived(new.raw - old.raw, "difference", (old, new), ordered and not claim.speaks_of("unsigned"))
    if claim.speaks_of("sum") and _add_up(old, new):
        yield Derived(old.raw + new.raw, "sum", (old, new))
    if claim.speaks_of("average"):
        yield Derived((old.raw + new.raw) / 2, "average", (old, new))
    if not amount.scaled:
        yield from _quotients(old, new, ordered, claim, amount)


def _add_up(a: Cell, b: Cell) -> bool:
    """Boxes and metres are no sum, by the units that sentences give them."""
    if a.column >= 0 or b.column >= 0:
        return True
    one, other = (cell.measure.quantity if cell.measure else "" for cell in (a, b))
    return one == other


def _needs_points(amount: Amount, claim: Claim) -> bool:
    """A sentence that says `rose by 2 %` of a share that went from 38 to 40 % means percentage points."""
    return amount.unit == PERCENT and claim.direction != "none"


def _quotients(old: Cell, new: Cell, ordered: bool, claim: Claim, amount: Amount) -> Iterator[Derived]:
    if amount.percent and claim.speaks_of("change") and amount.unit != POINTS:
        telling = not old.percent or amount.step <= 0.005 * abs(amount.value)
        if old.raw and telling:
            yield Derived(
                (new.raw - old.raw) / old.raw * 100, "growth", (old, new), ordered and not claim.speaks_of("unsigned")
            )
            if claim.speaks_of("compound") and ordered and (rate := _yearly(old, new)) is not None:
                yield Derived(rate, "growth", (old, new), signed=True)
        if new.raw and not ordered and telling:
            yield Derived((old.raw - new.raw) / new.raw * 100, "growth", (new, old))
    if claim.speaks_of("share"):
        factor, kind = (100.0, "share") if amount.percent else (1.0, "ratio")
        if old.raw:
            yield Derived(new.raw / old.raw * factor, kind, (new, old))
        if new.raw:
            yield Derived(old.raw / new.raw * factor, kind, (old, new))


def _yearly(old: Cell, new: Cell) -> float | None:
    """The compound rate a year, in percent: (new / old) ^ (1 / years) - 1."""
    span = max(new.years, default=0) - max(old.years, default=0)
    if span < 2 or not (old.years and new.years) or new.raw / old.raw <= 0:
        return None
    return (math.pow(new.raw / old.raw, 1 / span) - 1) * 100


def _in_time(a: Cell, b: Cell) -> tuple[Cell, Cell, bool]:
    """Return earlier, later, and whether the order is known."""
    first, second = _moment(a), _moment(b)
    if first and second and first != second:
        return (a, b, True) if first < second else (b, a, True)
    return a, b, False


def _moment(cell: Cell) -> tuple[int, int, int] | None:
    if not (cell.years or cell.quarter or cell.month):
        return None
    return (max(cell.years, default=0), cell.quarter, cell.month)


def _groups(cells: Sequence[Cell]) -> Iterator[tuple[Cell, ...]]:
    """Three to six cells of one row, or of one column."""
    rows: dict[int, list[Cell]] = {}
    columns: dict[int, list[Cell]] = {}
    for cell in cells:
        rows.setdefault(cell.row, []).append(cell)
        if cell.column >= 0:
            columns.setdefault(cell.column, []).append(cell)
    for line in [*rows.values(), *columns.values()]:
        if len(line) > 2:
            yield from _subsets(line[:8])


def _subsets(line: Sequence[Cell]) -> Iterator[tuple[Cell, ...]]:
    for size in range(3, min(len(line), 6) + 1):
        yield from combinations(line, size)


def _totals(group: tuple[Cell, ...], claim: Claim) -> Iterator[Derived]:
    total = sum(c.raw for c in group)
    if claim.speaks_of("sum"):
        yield Derived(total, "sum", group)
    if claim.speaks_of("average"):
        yield Derived(total / len(group), "average", group)


def meets(amount: Amount, derived: Derived, claim: Claim) -> bool:
    """The figure is the derived value, to its own rounding, and of the time that is claimed."""
    if not _of_that_time(derived, claim):
        return False
    if amount.percent and not derived.pure and not all(c.percent or not c.unit for c in derived.cells):
        return False
    if not amount.percent and derived.kind in ("growth", "share"):
        return False
    scale = 1.0 if derived.pure or amount.percent else _common_scale(derived.cells)
    exact = not derived.pure and any(c.exact for c in derived.cells)
    is_met = close_to if amount.bound and amount.from_words and derived.kind == "share" else rounds_to
    return any(is_met(amount, abs(w), abs(derived.value)) for w in readings(amount, scale, exact=exact)) and (
        _sign_fits(amount, derived, claim)
    )


def _of_that_time(derived: Derived, claim: Claim) -> bool:
    """What is claimed of one year rests on a figure of that year; a change that is dated so ends in it.

    `rose 5.5% in 2021` is no change from 2019 to 2020, and `rose 33.3% in 2020` none from 2020 to 2021.
    """
    if len(claim.when.years) != 1 or not all(c.years for c in derived.cells):
        return True
    years = [y for c in derived.cells for y in c.years]
    if derived.kind == "sum" and not all(claim.when.years[0] in c.years for c in derived.cells):
        return len(set(years)) > 1 and claim.when.years[0] in years
    if not all(c.exact for c in derived.cells):
        return True
    if claim.when.years[0] not in years:
        return False
    dated = derived.signed and claim.when.said
    return not dated or claim.when.years[0] == max(years) or speaks_of("set_against", claim.text)


def _common_scale(cells: Sequence[Cell]) -> float:
    scales = {c.scale for c in cells}
    return scales.pop() if len(scales) == 1 else 0.0


def _sign_fits(amount: Amount, derived: Derived, claim: Claim) -> bool:
    """Changes in time carry a sign (`fell by 5` is -5); a negative figure never stands for a positive total."""
    if not derived.value or not amount.value:
        return True
    bracketed = claim.sign == "aside" and claim.direction != "fall"
    if bracketed and derived.value > 0:
        return True
    if not derived.signed:
        return (amount.value < 0) <= (derived.value < 0) or derived.kind in ("difference", "growth")
    if amount.value < 0 or amount.signed:
        return (amount.value < 0) == (derived.value < 0)
    return claim.direction != "fall" if derived.value > 0 else claim.direction in ("fall", "either")
