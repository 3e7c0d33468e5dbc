"""A relevance grade that costs no model call: term coverage, cosine, rank margin, never a cross-encoder score."""

from __future__ import annotations

import math

from core.model import FACTS, WEB, Evidence, Grading, Passage, Question
from core.reading.words import content_words
from core.retrieval.signals import coverage

# Logistic weights by which signals there are: bias, coverage, cosine, margin. Fitted on questions with and without
# their gold passage by `python -m benchmarks.grading`; see docs/decisions/0011-confidence.md.
_WEIGHTS = {
    (True, True): (-11.9, 3.8, 4.1, 7.8),
    (False, True): (-11.5, 4.2, 0.0, 8.8),
    (True, False): (-4.9, 4.0, 4.8, 0.0),
    (False, False): (-3.5, 4.8, 0.0, 0.0),
}
_UNRELATED_COSINE = 0.55  # of English texts that share no topic, under the shipped embedder
# Rows that a fact tool brought are of the metric and company asked for: what documents measure does not condemn them.
_WITH_ROWS = 0.8
CLOSEST = 3  # documents that a refusal names
_HALF = 0.5
_NO_DOCUMENTS = (FACTS, WEB)


def cheap_grade(question: Question, evidence: Evidence) -> Grading:
    """Return a grade whose score is the calibrated chance, 0-1, that the evidence holds what was asked for.

    The label is left to the thresholds.
    """
    score = max(relevance(question.text, evidence), _WITH_ROWS if evidence.rows else 0.0)
    covered = coverage_of(question.text, evidence)
    reasoning = f"{covered:.0%} of the question's words are in the best passage."
    return Grading(round(score, 2), "irrelevant", needs_web_search=True, reasoning=reasoning)


def relevance(text: str, evidence: Evidence) -> float:
    """Return the chance, 0-1, that the passages hold what `text` asks for, by what retrieval measured."""
    if not evidence.passages:
        return 0.0
    known = ("known_cosine" in evidence.signals, "relative_margin" in evidence.signals)
    bias, *weights = _WEIGHTS[known]
    measured = relevance_features(text, evidence)
    return 1 / (1 + math.exp(-bias - sum(w * m for w, m in zip(weights, measured, strict=True))))


def relevance_features(text: str, evidence: Evidence) -> tuple[float, float, float]:
    """Return coverage of the question's words, cosine above that of unrelated texts, and rank margin, each 0-1."""
    cosine = (evidence.signals.get("known_cosine", 0.0) - _UNRELATED_COSINE) / (1 - _UNRELATED_COSINE)
    margin = evidence.signals.get("relative_margin", 0.0)
    return coverage_of(text, evidence), min(1.0, max(0.0, cosine)), min(1.0, max(0.0, margin))


def coverage_of(text: str, evidence: Evidence) -> float:
    """Return the largest share of the question's content words that one passage (or the fact rows) holds, 0-1."""
    wanted = set(content_words(text))
    return max((coverage(wanted, passage) for passage in evidence.passages), default=0.0)


def closest(text: str, evidence: Evidence) -> tuple[Passage, ...]:
    """Return one passage of each document, `CLOSEST` at most, with half of the words of `text`."""
    wanted = set(content_words(text))
    enough = max(_HALF, min(2, len(wanted)) / max(len(wanted), 1))  # one word of two says nothing
    best: dict[str, Passage] = {}
    for passage in evidence.passages:
        if passage.meta.file_type not in _NO_DOCUMENTS and coverage(wanted, passage) >= enough:
            best.setdefault(passage.meta.document, passage)
    return tuple(best.values())[:CLOSEST]
