"""Is anything that a draft states proven? If not, it is not worth delivering, marked or not."""

from __future__ import annotations

from core.checks.registry import proves
from core.extraction.verifying import supported
from core.model import Attempt, Evidence, Question
from core.reading.cited_sentences import sentences_of
from core.reading.marks import without_marks


def proves_something(attempt: Attempt, question: Question) -> bool:
    """Say whether one statement of the draft stands in the evidence, and holds nothing that a check proved wrong.

    Which source it cites does not matter here: a true statement with a false mark is still worth telling.
    """
    wrong = [span for v in attempt.verdicts if v.failed and proves(v) for span in v.spans]
    return any(
        _stands(without_marks(sentence.text).strip(), question, attempt.evidence)
        for sentence in sentences_of(attempt.draft.text)
        if not any(span.start < sentence.end and sentence.start < span.end for span in wrong)
    )


def _stands(sentence: str, question: Question, evidence: Evidence) -> bool:
    """What only leads in to a list, or asks, states nothing."""
    return (
        bool(sentence)
        and not sentence.endswith((":", "：", "?", "？"))
        and supported(question.text, evidence, sentence)
    )
