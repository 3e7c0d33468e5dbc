"""What the judgements of a whole file amount to."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from core.evaluation.judging import Judgement, Mark
from core.model import NO_USAGE, Outcome, Usage

Honesty = Literal["honest", "too sure", "too modest"]
_GIVEN = (Outcome.ANSWERED, Outcome.PARTIAL)
_LEAST_GAP = 0.05  # nobody minds less, however many questions prove it
_DEVIATIONS = 2.0


@dataclass(frozen=True, slots=True)
class Scores:
    """Counts, shares (0-1) and costs. `marks` has every mark; `given` are answers that are no refusal.

    `coverage` is the share of all questions that were answered with a cited source; `seconds` are the median and the
    95th percentile (nearest rank), None where nothing was timed.
    """

    questions: int
    marks: Mapping[Mark, int]
    given: int
    cited: int
    mean_confidence: float
    honesty: Honesty
    seconds: tuple[float, float] | None
    usage: Usage
    models: Mapping[str, int]

    @property
    def share_right(self) -> float:
        """Of all questions, those answered or refused as expected."""
        return share(self.marks[Mark.RIGHT] + self.marks[Mark.REFUSED_RIGHTLY], self.questions)

    @property
    def failed(self) -> int:
        """Questions that a broken world left without an answer."""
        return self.marks[Mark.FAILED]

    @property
    def coverage(self) -> float:
        """Of all questions, those answered with a cited source."""
        return share(self.cited, self.questions)


def scores(judgements: Sequence[Judgement]) -> Scores:
    """Add up."""
    marks = Counter(one.mark for one in judgements)
    given = [one.answer for one in judgements if one.answer.outcome in _GIVEN]
    said = [one.answer.confidence for one in judgements]
    return Scores(
        questions=len(judgements),
        marks={mark: marks[mark] for mark in Mark},
        given=len(given),
        cited=sum(bool(answer.sources) for answer in given),
        mean_confidence=sum(said) / len(said) if said else 0.0,
        honesty=honesty(said, [one.right for one in judgements]),
        seconds=_percentiles([s for one in judgements if (s := seconds_of(one)) is not None]),
        usage=sum((one.answer.usage for one in judgements), NO_USAGE),
        models=Counter(one.answer.model for one in judgements if one.answer.model),
    )


def honesty(said: Sequence[float], right: Sequence[bool]) -> Honesty:
    """Tell whether confidences and the share that is right differ by more than chance.

    Were each confidence the true chance, the number right would vary by the sum of c (1 - c): a gap within two
    standard deviations of that, or within 0.05, is honest.
    """
    if not said:
        return "honest"
    gap = (sum(said) - sum(right)) / len(said)
    by_chance = _DEVIATIONS * math.sqrt(sum(c * (1 - c) for c in said)) / len(said)
    if abs(gap) <= max(_LEAST_GAP, by_chance):
        return "honest"
    return "too sure" if gap > 0 else "too modest"


def seconds_of(judgement: Judgement) -> float | None:
    """Return how long an answer took, where that is known."""
    total = judgement.answer.timings_ms.get("total")
    return None if total is None else total / 1000


def share(part: int, whole: int) -> float:
    """Return a share, 0 of nothing."""
    return part / whole if whole else 0.0


def _percentiles(seconds: Iterable[float]) -> tuple[float, float] | None:
    ranked = sorted(seconds)
    if not ranked:
        return None
    median, slow = (ranked[math.ceil(p * len(ranked)) - 1] for p in (0.5, 0.95))
    return median, slow
