"""Fits and judges probabilities: logistic regression with signs held, folds by group, and the usual measures."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benchmarks.results import table

Floats = npt.NDArray[np.float64]
_STEPS, _RATE = 2_000, 0.5
_SAME = 1e-6  # a spread below it is none
_DRAWN, _DRAWN_FEW, _FEW = 5.0, 100.0, 500.0
"""Rows that what weights are drawn to counts for; where there are few, and from how many on they are not."""


@dataclass(frozen=True)
class Sample:
    """Features (n, d), labels 0 or 1 (n,), weights (n,) and the group of each row: groups are never split."""

    features: Floats
    labels: Floats
    weights: Floats
    groups: tuple[str, ...]


def fit(sample: Sample, signs: Sequence[int], toward: Floats | None = None) -> Floats:
    """Return the bias and `d` weights of a logistic regression, each weight of its sign or 0 (sign 0: free).

    Projected gradient descent on the weighted log loss. The weights of the standardised features are drawn to those of
    `toward` (bias and `d` weights; none: to 0), the more, the fewer rows there are: few rows say little beside what is
    known of others, and a feature in which they do not differ keeps its weight. Labels are smoothed as by Platt (1999).
    """
    share = sample.weights / sample.weights.sum()
    rows = 1 / float(share @ share)  # Kish's effective number
    middle = share @ sample.features
    spread = np.sqrt(share @ (sample.features - middle) ** 2)
    spread = np.where(spread < _SAME, 1.0, spread)
    design = np.column_stack([np.ones(len(sample.labels)), (sample.features - middle) / spread])
    right = rows * float(share @ sample.labels)
    wanted = np.where(sample.labels == 1, (right + 1) / (right + 2), 1 / (rows - right + 2))
    drawn_by = _DRAWN if rows >= _FEW or toward is None else _DRAWN_FEW
    held, drawn = np.array([0, *signs]), np.zeros(design.shape[1])
    if toward is not None:
        drawn[1:] = toward[1:] * spread
    theta = drawn.copy()
    for _ in range(_STEPS):
        slope = design.T @ (share * (_sigmoid(design @ theta) - wanted))
        slope[1:] += drawn_by / rows * (theta - drawn)[1:]
        theta -= _RATE * slope
        theta = np.where(held * theta < 0, 0.0, theta)
    weights = theta[1:] / spread
    return np.concatenate([[theta[0] - weights @ middle], weights])


def predict(theta: Floats, features: Floats) -> Floats:
    """Return probabilities (n,)."""
    return _sigmoid(theta[0] + features @ theta[1:])


def held_out(sample: Sample, signs: Sequence[int]) -> Floats:
    """Return each row's probability under a fit on the other folds."""
    fold, found = folds_of(sample.groups), np.zeros(len(sample.labels))
    for number in sorted(set(fold)):
        found[fold == number] = predict(fit(within(sample, fold != number), signs), sample.features[fold == number])
    return found


def folds_of(groups: Sequence[str], folds: int = 5) -> npt.NDArray[np.int64]:
    """Return the fold of each row; a group lies in one."""
    return np.array([_digest(group) % folds for group in groups])


def within(sample: Sample, chosen: npt.NDArray[np.bool_]) -> Sample:
    """Return some of the rows."""
    kept = tuple(group for group, keep in zip(sample.groups, chosen, strict=True) if keep)
    return Sample(sample.features[chosen], sample.labels[chosen], sample.weights[chosen], kept)


def balanced(sources: Sequence[str], shares: dict[str, float]) -> Floats:
    """Return weights that give each source its share of the whole, however many rows it has; the mean is 1."""
    counts = {name: sources.count(name) for name in set(sources)}
    weights = np.array([shares.get(name, 1.0) / counts[name] for name in sources])
    return np.asarray(weights / weights.mean())


def measures(labels: Floats, said: Floats, weights: Floats) -> tuple[float, float, float]:
    """Return ECE (10 equal bins; Naeini et al. 2015), Brier score and AUROC, all weighted."""
    error = sum(abs(row.said - row.seen) * row.share for row in reliability(labels, said, weights))
    brier = float(np.average((said - labels) ** 2, weights=weights))
    return error, brier, _auroc(labels, said, weights)


@dataclass(frozen=True)
class Bin:
    """Answers whose confidence fell between `low` and `low + 0.1`: mean said, share seen, rows, share of weight."""

    low: float
    said: float
    seen: float
    rows: int
    share: float


def reliability(labels: Floats, said: Floats, weights: Floats) -> list[Bin]:
    """Return the bins that hold any row."""
    place = np.minimum((said * 10).astype(int), 9)
    bins = []
    for number in range(10):
        inside = place == number
        if inside.any():
            w = weights[inside]
            predicted, seen = (float(np.average(values[inside], weights=w)) for values in (said, labels))
            bins.append(Bin(number / 10, predicted, seen, int(inside.sum()), float(w.sum() / weights.sum())))
    return bins


def reliability_table(labels: Floats, said: Floats, weights: Floats) -> str:
    """Return the reliability table as Markdown."""
    rows = [
        (f"{b.low:.1f}-{b.low + 0.1:.1f}", f"{b.said:.2f}", f"{b.seen:.2f}", b.rows, f"{b.share:.0%}")
        for b in reliability(labels, said, weights)
    ]
    return table(("bin", "predicted", "observed", "n", "weight"), rows)


def _auroc(labels: Floats, said: Floats, weights: Floats) -> float:
    right, wrong = labels == 1, labels == 0
    if not right.any() or not wrong.any():
        return float("nan")
    above = (said[right][:, None] > said[wrong][None, :]) + 0.5 * (said[right][:, None] == said[wrong][None, :])
    return float(weights[right] @ above @ weights[wrong] / (weights[right].sum() * weights[wrong].sum()))


def _sigmoid(values: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.clip(values, -40, 40))))


def _digest(group: str) -> int:
    return int(hashlib.md5(group.encode(), usedforsecurity=False).hexdigest(), 16)
