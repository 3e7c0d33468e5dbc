"""Gates: shares that are taken every day, and whether one has fallen against the day before."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from typing import Final

from core.learning.signals import Reason, signal_of
from core.model import Signal

LEAST_DROP: Final = 0.05  # of a share: less is no news, however many answers it was taken from
SURE: Final = 1.645  # standard errors: by chance alone one day in twenty would look so bad


class Gate(StrEnum):
    """`io_gate`: model outputs that met their contract; `coverage`: questions answered with citations."""

    IO = "io_gate"
    COVERAGE = "coverage"


REASON_OF: Final[dict[Gate, Reason]] = {Gate.IO: "io_gate_drop", Gate.COVERAGE: "coverage_drop"}


@dataclass(frozen=True, slots=True)
class Share:
    """How many of how many. `of` is 0 on a day without any."""

    good: int
    of: int

    @property
    def value(self) -> float:
        """The share, 0-1; 1 where there was nothing."""
        return self.good / self.of if self.of else 1.0


def has_fallen(before: Share, now: Share) -> bool:
    """Say whether a share fell by more than `LEAST_DROP` and more than chance explains (two-proportion z-test)."""
    if not before.of or not now.of or before.value - now.value <= LEAST_DROP:
        return False
    pooled = (before.good + now.good) / (before.of + now.of)
    error = sqrt(pooled * (1 - pooled) * (1 / before.of + 1 / now.of))
    return (before.value - now.value) / error > SURE


def dropped(gate: Gate, day: str, before: Share, now: Share) -> Signal:
    """Return the signal of a share that has fallen on a day (ISO 8601)."""
    return signal_of(
        "gate", REASON_OF[gate], day=day, value=round(now.value, 4), before=round(before.value, 4), of=now.of
    )
