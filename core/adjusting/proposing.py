"""Proposes a tuning from what people confirmed: of a few weights, those that rank right documents first."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from core.adjusting.confirmed import Confirmed
from core.ports import Kit
from core.settings import Settings
from core.steps.retrieve import rank_documents
from core.tuning import FARTHEST, Shift, Tuning

FEWEST: Final = 8  # cases with a right document, below which weights would be fitted to chance
FEWEST_SCORED: Final = 20  # of good and of bad answers with a score, for a threshold
LEAST_GAIN: Final = 0.01  # of the mean reciprocal rank
RANKED: Final = 10  # documents looked at
_DENSE: Final = (0.5, 0.8, 1.25, 1.8, 2.5)
_RERANKER: Final = (0.0, 0.25, 0.5, 0.8, 1.2)
_HELD_OUT: Final = 4  # one of so many is not learnt from, and says whether it was chance
_STEP: Final = 0.05


@dataclass(frozen=True, slots=True)
class Proposal:
    """A tuning, and how well right documents are ranked by it and by the one before (`ranks`), 0-1."""

    tuning: Tuning
    learnt_from: int
    held_out: int
    before: float
    after: float
    held_out_before: float
    held_out_after: float

    @property
    def is_better(self) -> bool:
        """It ranks better what it was learnt from, and no worse what it was not; or thresholds alone moved."""
        gains = self.after >= self.before + LEAST_GAIN and self.held_out_after >= self.held_out_before
        return gains or (bool(self.tuning.shifts) and self.after >= self.before)


async def propose(cases: Sequence[Confirmed], kit: Kit) -> Proposal:
    """Return the best tuning near the one that holds, one weight moved at a time."""
    ranked = [case for case in cases if case.good]
    learnt = [case for case in ranked if not _is_held_out(case)] or ranked
    apart = [case for case in ranked if _is_held_out(case)]
    before = await ranks(learnt, kit)
    best, score = kit.tuning, before
    if len(ranked) >= FEWEST:
        for moves in (_by_meaning, _by_cross_encoder):
            for tried in moves(best):
                if tried != best and (found := await ranks(learnt, replace(kit, tuning=tried))) >= score + LEAST_GAIN:
                    best, score = tried, found
    other = replace(kit, tuning=best)
    moved = replace(best, shifts=tuple(shifts(cases, kit.settings)) or best.shifts)
    held = (await ranks(apart, kit), await ranks(apart, other)) if best != kit.tuning else (0.0, 0.0)
    return Proposal(moved, len(learnt), len(apart), before, score, *held)


def _by_meaning(tuning: Tuning) -> list[Tuning]:
    return [replace(tuning, dense=weight) for weight in _DENSE]


def _by_cross_encoder(tuning: Tuning) -> list[Tuning]:
    return [replace(tuning, reranker=weight) for weight in _RERANKER]


async def ranks(cases: Iterable[Confirmed], kit: Kit) -> float:
    """Return how well documents are ranked: the mean of 1 / rank of the first right one, less that of a wrong one."""
    told = [await _rank(case, kit) for case in cases]
    return sum(told) / len(told) if told else 0.0


async def _rank(case: Confirmed, kit: Kit) -> float:
    found = await rank_documents(case.text, case.collections, replace(kit, tunings=None), RANKED)
    places = [(one.collection, one.document) for one in found]
    return _reciprocal(places, case.good) - _reciprocal(places, case.bad)


def _reciprocal(found: Sequence[tuple[str, str]], wanted: Iterable[tuple[str, str]]) -> float:
    return max((1 / (found.index(place) + 1) for place in wanted if place in found), default=0.0)


def shifts(cases: Iterable[Confirmed], settings: Settings) -> Iterable[Shift]:
    """Return thresholds that part good answers from bad ones better than the operator's; none on thin evidence."""
    told = list(cases)
    graded = [(case.score, case.was_good) for case in told if case.score is not None]
    reflected = [(case.reflection, case.was_good) for case in told if case.reflection is not None]
    for name, scored in (("crag_relevance_threshold", graded), ("reflection_min_score", reflected)):
        was = float(getattr(settings, name))
        now = threshold(scored, was)
        if now != was and (name != "crag_relevance_threshold" or now >= settings.crag_ambiguous_threshold):
            yield Shift(name, was, now)


def threshold(scored: Sequence[tuple[float, bool]], was: float) -> float:
    """Return the threshold near `was` that parts good from bad best (Youden's J); `was` where little is known."""
    good = [score for score, is_good in scored if is_good]
    bad = [score for score, is_good in scored if not is_good]
    if min(len(good), len(bad)) < FEWEST_SCORED:
        return was

    def parts(at: float) -> float:
        return sum(score >= at for score in good) / len(good) - sum(score >= at for score in bad) / len(bad)

    steps = int(FARTHEST / _STEP)
    near = [round(was + step * _STEP, 2) for step in range(-steps, steps + 1)]
    best = max((at for at in near if 0 < at < 1), key=lambda at: (parts(at), -abs(at - was)))
    return best if parts(best) > parts(was) + LEAST_GAIN else was


def _is_held_out(case: Confirmed) -> bool:
    return int(hashlib.sha256(case.text.casefold().encode()).hexdigest(), 16) % _HELD_OUT == 0
