"""From which confidence on an answer is called sure, and how sure one may be called that was verified in part."""

from __future__ import annotations

from typing import Final

from core.model import Outcome

HIGH, MEDIUM = 0.75, 0.45
"""From which confidence on it is called so, wherever it is put into words."""

_SUREST_PARTIAL: Final = HIGH - 0.01
"""What is called partly verified is not called sure in the same breath. No row measures that: two words that
contradict each other are worth less than either."""


def as_verified(confidence: float, outcome: str) -> float:
    """Return a confidence (0-1) as far as an outcome allows: of what was verified in part it is never high."""
    return min(confidence, _SUREST_PARTIAL) if outcome == Outcome.PARTIAL else confidence
