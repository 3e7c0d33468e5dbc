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


@dataclass(frozen=True)
class Sample:
    """Features (n, d), labels 0 or 1 (n,), weights (n,) and the group of each row: groups are never split."""

    features: Floats
    labels: Floats
    weights: Floats
    groups: tuple[str, ...]


def fit(sample: Sample, signs: Sequence[int], penalty: float = 1e-2) -> Floats:
    """Return the bias and `d` weights of a logistic regression, each weight of its sign or 0 (sign 0: free).

    Projected gradient descent on the weighted log loss, with an L2 `penalty` on the weights of the standardised
    features.
    """
    share = sample.weights / sample.weights.sum()
    middle = share @ sample.features
    spread = np.sqrt(share @ (sample.features - middle) ** 2) + 1e-9
    design = np.column_stack([np.ones(len(sample.labels)), (sample.features - middle) / spread])
    held = np.array([0, *signs])
    theta = np.zeros(design.shape[1])
    for _ in range(_STEPS):
        slope = design.T @ (share * (_sigmoid(design @ theta) - sample.labels))
        slope[1:] += penalty * theta[1:]
        theta -= _RATE * slope
        theta = np.where(held * theta < 0, 0.0, theta)
    weights = theta[1:] / spread
    return np.concatenate([[theta[0] - weights @ middle], weights])


def predict(theta: Floats, features: Floats) -> Floats:
    """Return probabilities (n,)."""
    return _sigmoid(theta[0] + features @ theta[1:])


def held_out(sample: Sample, signs: Sequence[int], folds: int = 5) -> Floats:
    """Return each row's probability under a fit on the other folds; a group lies in one fold."""
    fold = np.array([_digest(g) % folds for g in sample.groups])
    found = np.zeros(len(sample.labels))
    for number in range(folds):
        test, rest = fold == number, fold != number
        kept = tuple(g for g, keep in zip(sample.groups, rest, strict=True) if keep)
        part = Sample(sample.features[rest], sample.labels[rest], sample.weights[rest], kept)
        found[test] = predict(fit(part, signs), sample.features[test])
    return found


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
