"""How sure an answer may be: a logistic mix of checks, retrieval and verification, between 0 and 1."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import NamedTuple

from core.checks.registry import proves
from core.model import (
    EXTRACTIVE,
    RELEVANCE,
    VERIFICATION,
    Attempt,
    Evidence,
    Outcome,
    Question,
    Severity,
    Status,
    Verdict,
    worst,
)
from core.reading.marks import cited_in
from core.retrieval.relevance import coverage_of, relevance

_TYPICAL_MARGIN = 0.9  # relative margin of a retrieval that found something: what can't be measured counts as this
_LEAST_AGREED = -0.2  # below this, rankings that disagree more tell no more
# What a retry costs a language model's draft beside an extract's: the model was told what to mend, an extract has only
# its second best left. Assumed; the fit knows retries of extracts alone.
_MENDED = 0.4
_SUREST_REFUSAL = 0.95  # a search may have missed it
_SUREST_REJECTED = 0.4
"""What was not accepted, and is delivered since attempts ended, is never more likely right than wrong, whatever else
speaks for it: no row measures that, it is what rejection means."""


class Measures(NamedTuple):
    """What confidence rests on, each 0-1 but `agreed`, -0.2 to 0.1.

    - faulty, wrong, very_wrong: the worst failed check is at least low, medium, high.
    - proven: a check that proves passed over what a language model wrote (a quote proves itself).
    - verified: verification passed; by reflection, its score.
    - coverage: the question's words that the best cited passage holds.
    - agreed: how far keyword and dense search agreed on the best passage, beyond the usual.
    - quoted: no language model read the evidence: the answer is an extract of documents.
    - retried: it took more than one draft.
    - figures: fact rows are behind it.
    """

    faulty: float
    wrong: float
    very_wrong: float
    proven: float
    verified: float
    coverage: float
    agreed: float
    quoted: float
    retried: float
    figures: float


# Fitted with these signs held, by `python -m benchmarks.confidence`; see docs/decisions/0011-confidence.md.
_BIAS = -0.45
_WEIGHTS = Measures(
    faulty=-0.95,
    wrong=-0.45,
    very_wrong=-1.3,
    proven=0.6,
    verified=0.5,
    coverage=1.65,
    agreed=8.4,
    quoted=-1.4,
    retried=-2.1,
    figures=1.5,  # fitted 2.5, but on plain lookups alone, all of which were right
)
SIGNS = Measures(-1, -1, -1, 1, 1, 1, 1, -1, -1, 1)
"""Which way each measure may move the confidence: a fit that says otherwise has learned an accident."""


def confidence(question: Question, attempt: Attempt, outcome: Outcome, *, fell_back: bool) -> float:
    """Return the chance, 0-1, that the answer is right; a refusal's says how sure it is that nothing answers.

    The latter is what is left of the chance that the evidence holds an answer (`core.retrieval.relevance`).
    """
    if outcome is Outcome.FAILED:
        return 0.0
    if outcome is Outcome.REFUSED:
        return round(min(_SUREST_REFUSAL, 1.0 - relevance(question.text, attempt.evidence)), 2)
    measured = measures(question, attempt, fell_back=fell_back)
    score = _BIAS + sum(weight * value for weight, value in zip(_WEIGHTS, measured, strict=True))
    chance = 1 / (1 + math.exp(-score))
    return round(min(chance, _SUREST_REJECTED) if _was_rejected(attempt) else chance, 2)


def _was_rejected(attempt: Attempt) -> bool:
    return not attempt.accepted and attempt.severity.rank >= Severity.MEDIUM.rank


def measures(question: Question, attempt: Attempt, *, fell_back: bool) -> Measures:
    """Return what the confidence of an answer rests on."""
    rank = _worst_check(attempt.verdicts).rank
    rows = bool(attempt.evidence.rows)
    by_rules = fell_back or attempt.draft.model == EXTRACTIVE
    passed = any(proves(v) and v.status is Status.PASS for v in attempt.verdicts)
    return Measures(
        faulty=float(rank >= Severity.LOW.rank or _beside_the_point(attempt.verdicts)),
        wrong=float(rank >= Severity.MEDIUM.rank),
        very_wrong=float(rank >= Severity.HIGH.rank),
        proven=float(passed and not by_rules),
        verified=_verified(attempt),
        coverage=coverage_of(question.text, _cited(attempt)),
        agreed=max(_LEAST_AGREED, attempt.evidence.signals.get("relative_margin", _TYPICAL_MARGIN) - _TYPICAL_MARGIN),
        quoted=float(by_rules and not rows),
        retried=(1.0 if by_rules else _MENDED) * (attempt.number > 1),
        figures=float(rows),
    )


def _worst_check(verdicts: tuple[Verdict, ...]) -> Severity:
    """The worst of the checks; what verification found is measured by its not having passed."""
    return worst([v for v in verdicts if v.check != VERIFICATION])


def _beside_the_point(verdicts: tuple[Verdict, ...]) -> bool:
    """What is cited hardly says what was asked: that could not be judged, and lowers the confidence like a fault."""
    return any(v.check == RELEVANCE and v.status is Status.SKIP for v in verdicts)


def _verified(attempt: Attempt) -> float:
    if not any(v.check == VERIFICATION and v.status is Status.PASS for v in attempt.verdicts):
        return 0.0
    return min(1.0, max(0.0, attempt.reflection.reflection_score)) if attempt.reflection else 1.0


def _cited(attempt: Attempt) -> Evidence:
    """The passages that the draft cites; all of them where it cites none that exist."""
    passages = attempt.evidence.passages
    numbers = sorted(n for n in cited_in(attempt.draft.text) if 1 <= n <= len(passages))
    return replace(attempt.evidence, passages=tuple(passages[n - 1] for n in numbers) or passages)
