"""What a figure is once it is read: value, unit, scale, and the precision that it was written with."""

from __future__ import annotations

from dataclasses import dataclass

PERCENT, POINTS, BASIS_POINTS, TIMES = "%", "pp", "bp", "x"
OF_PERCENT = frozenset((PERCENT, POINTS))
_HUNDREDTH = 1e-2
_NO_CURRENCY = frozenset(("", PERCENT, POINTS, TIMES))


@dataclass(frozen=True, slots=True)
class Amount:
    """A figure as it was written.

    `value` is in base units (scale applied; percent, points and basis points in percent, `25 bp` is 0.25);
    `coefficient` is the bare number; `step` is half a unit of the last digit written, in `value`'s units;
    `scale` is 1 where none was written (`scaled` tells); `unit` is a currency code, `%`, `pp`, `x` or empty.
    """

    start: int
    end: int
    text: str
    value: float
    coefficient: float
    step: float
    scale: float = 1.0
    scaled: bool = False
    unit: str = ""
    signed: bool = False
    approximate: bool = False
    bound: int = 0
    """1 where the words make it a lower bound (`over 1,200`), -1 an upper one (`nearly 400`)."""
    from_words: bool = False
    noun: str = ""

    @property
    def percent(self) -> bool:
        """Percent, percentage points or basis points."""
        return self.unit in OF_PERCENT

    @property
    def money(self) -> bool:
        """A currency was written, or what is a hundredth of one (`80 cents`)."""
        return self.unit not in _NO_CURRENCY or (self.scale == _HUNDREDTH and not self.unit)
