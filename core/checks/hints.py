"""Why a figure is wrong, the closest true values, and what may be said: the next draft's instruction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.checks.cells import Cell, Row
from core.checks.claim import Claim
from core.checks.derivations import closest_computed, derive
from core.checks.matching import equals, readings, same_kind
from core.checks.phrasing import listed, period_of, shown
from core.checks.ranking import Ranked, is_usable
from core.reading.amounts import PERCENT, POINTS, Amount

MOST_ALLOWED = 8
MOST_LOOKED_AT = 400
SLIPS = (1e3, 1e6, 1e9, 1e12, 1e-3, 1e-6, 1e-9, 1e-12, 10.0, 0.1, 100.0, 0.01)
THOUSANDS = 8
"""The first slips are whole thousands: unlikely by chance."""

TELLING = 50.0
"""Percent that the closest figure may be off to be named; beyond, the figure was not found at all."""

LONGEST_LABEL = 60
"""Characters of a row's name, or of a sentence, that tell whose a figure is."""

LIKELY = 0.6
"""Cells whose words fit at least this well, compared with the best, may be what was meant."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a figure is wrong, what to do, and the cells that it may have meant."""

    reason: str
    hint: str
    meant: tuple[Cell, ...] = ()
    computed: str = ""
    """What it is when computed from the evidence."""


def explain(amount: Amount, claim: Claim, cells: Sequence[Ranked]) -> Fault:
    """Say what is wrong with an unproved figure. `cells` are ranked, best first."""
    meant = _meant(amount, claim, cells)
    return (
        _other_period(amount, claim, cells, meant)
        or _currency(amount, cells)
        or _points(amount, claim, cells)
        or _another_unit(amount, claim, meant, cells)
        or _slip(amount, meant)
        or _sign(amount, meant)
        or _computed(amount, claim, cells, meant)
        or _of_another(amount, meant, cells)
        or _closest(amount, meant)
    )


def allowed(faults: Sequence[Fault | None]) -> str:
    """Return the list of the values that may be used, with their periods; empty where none is known."""
    cells = list(dict.fromkeys(c for f in faults if f for c in f.meant))[:MOST_ALLOWED]
    computed = dict.fromkeys(f"`{f.computed}` (computed)" for f in faults if f and f.computed)
    return (
        f" Allowed: {listed([*computed, *map(_said, cells)])}."
        if computed or cells
        else " Use only figures that the evidence states."
    )


def _meant(amount: Amount, claim: Claim, cells: Sequence[Ranked]) -> tuple[Cell, ...]:
    """The cells of the row and kind that the claim speaks of, those of its period first."""
    shown_kind = [r for r in cells[:MOST_LOOKED_AT] if same_kind(amount, r.cell)]
    likely = [r for r in shown_kind if r.score > 0 or _same_noun(amount, r.cell)]
    if not likely:
        return ()
    best = max(r.score for r in likely)
    likely = [r for r in likely if r.score >= LIKELY * best or _same_noun(amount, r.cell)]
    likely.sort(
        key=lambda r: (not r.timely, not is_usable(r, claim), _part_of_year(r, claim), *_unlike(amount, r.cell))
    )
    return tuple(r.cell for r in likely[:MOST_ALLOWED])


def _unlike(amount: Amount, cell: Cell) -> tuple[bool, float]:
    return not _same_noun(amount, cell), _distance(amount, cell)


def _same_noun(amount: Amount, cell: Cell) -> bool:
    """Both count the same thing: `45 minutes` and `47 minutes`."""
    return bool(amount.noun) and amount.noun == cell.noun


def _part_of_year(ranked: Ranked, claim: Claim) -> bool:
    """A quarter's figure where no quarter is named."""
    return ranked.cell.quarter > 0 and not claim.when.quarters


def _other_period(amount: Amount, claim: Claim, cells: Sequence[Ranked], meant: Sequence[Cell]) -> Fault | None:
    """The value is right, for another period than the one named."""
    hit = next((r.cell for r in cells[:MOST_LOOKED_AT] if not r.timely and equals(amount, r.cell)), None)
    if hit is None or not claim.when.years:
        return None
    wanted = listed(list(claim.when.years))
    right = next((c for c in meant if set(c.years) & set(claim.when.years)), None)
    instead = f"; {period_of(right)} is `{shown(right)}`" if right else ""
    reason = f"this is the value of {period_of(hit)}, not of {wanted}{_plain(instead)}"
    return Fault(reason, f"`{amount.text}` is the value of {period_of(hit)}{instead}.", tuple(meant))


def _computed(amount: Amount, claim: Claim, cells: Sequence[Ranked], meant: Sequence[Cell]) -> Fault | None:
    """The closest value that can be computed for what is claimed, unless a figure of the evidence is closer."""
    derived = closest_computed(amount, claim, cells)
    if derived is None:
        return None
    scale = derived.cells[0].scale or 1.0
    off = abs(abs(derived.value) - abs(amount.value if derived.pure else amount.value / scale))
    if (
        meant
        and not derived.pure
        and not claim.speaks_of("whole")
        and _distance(amount, meant[0]) * abs(meant[0].raw) < off
    ):
        return None
    said = f"{derived.value:.3g} %" if derived.pure else shown(replace(derived.cells[0], raw=derived.value, text=""))
    said = said or f"{derived.value:,.6g}"
    reason = f"computed from the evidence it is {said}"
    hint = f"`{amount.text}`: computed, it is `{said}` ({derived.formula})."
    return Fault(reason, hint, tuple(meant) or derived.cells, said)


def _points(amount: Amount, claim: Claim, cells: Sequence[Ranked]) -> Fault | None:
    """The figure is the change of a share, in percentage points, and says percent."""
    if amount.unit != PERCENT or claim.direction == "none":
        return None
    derived = derive(replace(amount, unit=POINTS), claim, cells)
    if derived is None or derived.kind != "difference":
        return None
    reason = "these are percentage points, not percent"
    return Fault(reason, f"`{amount.text}`: say percentage points ({derived.formula}).", derived.cells)


def _currency(amount: Amount, cells: Sequence[Ranked]) -> Fault | None:
    """The figure is right in another currency than the one written."""
    others = [r.cell for r in cells[:MOST_LOOKED_AT] if amount.money and r.timely and len(r.cell.unit) == 3]
    hit = next((c for c in others if c.unit != amount.unit and equals(replace(amount, unit=c.unit), c)), None)
    if hit is None:
        return None
    reason = f"another currency: it is {_plain(_said(hit))}"
    return Fault(reason, f"`{amount.text}`: closest {_said(hit)}, in another currency.", (hit,))


def _row_of(cell: Cell, cells: Sequence[Ranked]) -> Row | None:
    return next((r.row for r in cells[:MOST_LOOKED_AT] if r.cell is cell), None)


def _another_unit(amount: Amount, claim: Claim, meant: Sequence[Cell], cells: Sequence[Ranked]) -> Fault | None:
    """What is closest is told in another unit than the figure: by how much it is off, digits don't tell."""
    cell = next(iter(meant), None)
    if cell is None or cell.measure is None or claim.measure in (None, cell.measure):
        return None
    row = _row_of(cell, cells)
    behind = row.text[cell.place[1] :].split(maxsplit=1) if row else []
    value = " ".join((cell.text, *(word.rstrip(".,;:") for word in behind[:1])))
    return Fault(f"in another unit: it is {value}", f"`{amount.text}`: in another unit, `{value}`.", tuple(meant))


def _of_another(amount: Amount, meant: Sequence[Cell], cells: Sequence[Ranked]) -> Fault | None:
    """The figure is there, and not of what is said: say whose it is."""
    row = _row_of(meant[0], cells) if meant and not round(_distance(amount, meant[0]), 3) else None
    if row is None or not row.label:
        return None
    label = row.label if len(row.label) <= LONGEST_LABEL else f"{row.label[:LONGEST_LABEL]}..."
    named = f"“{label}”" if row.origin == "prose" else label
    whose = ", ".join(dict.fromkeys(name for name in (named, meant[0].heading, period_of(meant[0])) if name))
    reason = f"the evidence gives this figure to {_plain(whose)}"
    return Fault(reason, f"`{amount.text}` is the figure of {whose}.", tuple(meant))


def _slip(amount: Amount, meant: Sequence[Cell]) -> Fault | None:
    """The digits are right and the scale is wrong."""
    for i, cell in enumerate(meant):
        slips = SLIPS if i == 0 else SLIPS[:THOUSANDS]
        for value in readings(amount, cell.scale, exact=cell.exact):
            factor = next((s for s in slips if abs(abs(value * s) - abs(cell.raw)) <= 0.005 * abs(cell.raw)), None)
            if factor and cell.raw:
                return _scaled(amount, cell, factor, meant)
    return None


def _scaled(amount: Amount, cell: Cell, factor: float, meant: Sequence[Cell]) -> Fault:
    times, value = f"{max(factor, 1 / factor):,.0f}", _plain(_said(cell))
    if factor > 1:
        reason, off = f"wrong scale: {times} times too small, it is {value}", f"{times} times too small"
    else:
        reason, off = f"wrong scale: {times} times too large, it is {value}", f"{times} times too large"
    return Fault(reason, f"`{amount.text}`: closest {_said(cell)}, {off}.", tuple(meant))


def _sign(amount: Amount, meant: Sequence[Cell]) -> Fault | None:
    """The value is right and its sign is wrong."""
    cell = next((c for c in meant if equals(amount, c)), None)
    if cell is None or (cell.raw < 0) == (amount.value < 0):
        return None
    return Fault(
        f"wrong sign: it is {shown(cell)}", f"`{amount.text}`: closest {_said(cell)}, wrong sign.", tuple(meant)
    )


def _closest(amount: Amount, meant: Sequence[Cell]) -> Fault:
    if not meant:
        return Fault("not in the evidence", f"`{amount.text}` is not in the evidence.")
    timely = meant[0]
    off = 100 * _distance(amount, timely)
    if off > TELLING:
        return Fault(
            "not in the evidence", f"`{amount.text}` is not found in the evidence, nor anything near it.", tuple(meant)
        )
    by = f", {off:.1f} % off"
    reason = f"not in the evidence: closest is {_plain(_said(timely))}{by}"
    return Fault(reason, f"`{amount.text}`: closest {_said(timely)}{by}.", tuple(meant))


def _plain(text: str) -> str:
    """For a reader of spans, figures are not set off."""
    return text.replace("`", "")


def _distance(amount: Amount, cell: Cell) -> float:
    """Relative distance between the figure, in its likeliest reading, and the cell's value."""
    true = abs(cell.raw) or 1e-12
    scale = 1.0 if amount.percent else cell.scale
    return min(abs(abs(v) - abs(cell.raw)) / true for v in readings(amount, scale, exact=cell.exact))


def _said(cell: Cell) -> str:
    period = period_of(cell)
    return f"`{shown(cell)}`" + (f" ({period})" if period else "")
