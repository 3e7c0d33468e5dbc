"""Examine: the checks that cost no model call and run before anybody verifies."""

from __future__ import annotations

from core import checks
from core.checks.registry import judges_refusals
from core.model import VERIFICATION, Draft, Evidence, Question, Severity, Status, Verdict


def examine(draft: Draft, question: Question, evidence: Evidence) -> tuple[Verdict, ...]:
    """Return one verdict a check (`CHECKS`), and one on the reply's form where it is bad."""
    if evidence.empty or draft.choices:  # to ask which is meant states nothing
        return ()
    form = _form(draft)
    if form is not None:
        return (form,)
    verdicts = checks.examine(draft.text, question.text, evidence)
    # What declines to answer has nothing to cite; a "no data for 2020" in it is checked all the same.
    return tuple(_skipped(v) if draft.refused and not judges_refusals(v) else v for v in verdicts)


def _form(draft: Draft) -> Verdict | None:
    if not draft.text.strip():
        return _fault("the reply was empty", "Write an answer in the form asked for.")
    if draft.truncated:
        return _fault("the reply was cut off", "Write a much shorter answer, complete and in the form asked for.")
    return None


def _skipped(verdict: Verdict) -> Verdict:
    return Verdict(verdict.check, Status.SKIP, detail="a refusal needs no source")


def _fault(detail: str, hint: str) -> Verdict:
    return Verdict(VERIFICATION, Status.FAIL, Severity.HIGH, detail, hint)
