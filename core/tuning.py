"""What was learnt of ranking and thresholds: how much each ranking counts, and thresholds that moved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from core.settings import Settings

# Dense search does better on claims (SciFact), keywords on figures (TAT-QA): close to even, so that neither suffers.
KEYWORD_WEIGHT: Final = 1.0
DENSE_WEIGHT: Final = 1.25
RERANKER_WEIGHT: Final = 0.5  # of the cross-encoder's order beside the searches' 1 each
FARTHEST: Final = 0.15  # that a threshold moves from what the operator set


@dataclass(frozen=True, slots=True)
class Shift:
    """A threshold (a setting's name, 0-1) that was learnt to be better at `now` where the operator has it at `was`."""

    setting: str
    was: float
    now: float


@dataclass(frozen=True, slots=True)
class Tuning:
    """How much the rankings of a search count beside each other, and thresholds that were learnt."""

    keyword: float = KEYWORD_WEIGHT
    dense: float = DENSE_WEIGHT
    reranker: float = RERANKER_WEIGHT
    shifts: tuple[Shift, ...] = ()

    def applied(self, settings: Settings) -> Settings:
        """Return settings with what was learnt; a threshold that the operator set anew since is theirs."""
        moved = {one.setting: one.now for one in self.shifts if getattr(settings, one.setting) == one.was}
        return settings.model_copy(update=moved) if moved else settings


UNTUNED: Final = Tuning()


def tuning_as_json(tuning: Tuning) -> dict[str, Any]:
    """Return a tuning as a JSON object."""
    return asdict(tuning)


def tuning_from_json(kept: Mapping[str, Any]) -> Tuning:
    """Return the tuning that `tuning_as_json` wrote."""
    shifts = tuple(Shift(**shift) for shift in kept.get("shifts", ()))
    weights = {name: float(kept[name]) for name in ("keyword", "dense", "reranker") if name in kept}
    return Tuning(**weights, shifts=shifts)
