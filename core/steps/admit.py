"""Admit: what a language model wrote is held to the question, as quotes are, whatever the model says of it."""

from __future__ import annotations

from core.extraction.gate.admission import Admission, admission
from core.extraction.lookup import which_is_meant
from core.model import EXTRACTIVE, RELEVANCE, Attempt, Draft, Evidence, Question, Severity, Status, Verdict
from core.ports import Kit
from core.reading.detection import language_of
from core.reading.phrases import say

_LONGEST = 200  # characters of what was found instead
_HARDLY = "What is cited hardly says what was asked"
_HINT = (
    "The sources cited do not say what was asked: its subject, its period and what is asked of it must stand there. "
    "Cite a source that says it, or say that the sources do not."
)


async def admit(draft: Draft, question: Question, evidence: Evidence, kit: Kit) -> tuple[Verdict, ...]:
    """Return a verdict on a language model's draft: failed where what it cites does not bear what was asked.

    Where it may, in other words, nothing is judged: it is delivered, with less confidence.

    Quotes are chosen by the same gate. A draft that refuses needs none.
    """
    if draft.model == EXTRACTIVE or draft.refused or evidence.empty or not draft.text.strip():
        return ()
    found = await admission(question.text, evidence, draft, kit.reranker, kit.embedder)
    if question.asked and not found.admitted:  # a model may have made another question of what was typed
        typed = await admission(question.asked, evidence, draft, kit.reranker, kit.embedder)
        found = typed if typed.admitted else found
    if found.doubted:
        return (Verdict(RELEVANCE, Status.SKIP, detail=_HARDLY),)
    if found.admitted:
        return (Verdict(RELEVANCE, Status.PASS),)
    return (Verdict(RELEVANCE, Status.FAIL, Severity.HIGH, _instead(found, question, evidence), _HINT),)


def turned_away(attempt: Attempt) -> Verdict | None:
    """Return the verdict of a draft that may not be delivered as an answer."""
    return next((v for v in attempt.verdicts if v.check == RELEVANCE and v.severity is Severity.HIGH), None)


def _instead(found: Admission, question: Question, evidence: Evidence) -> str:
    """Say what was found instead of what was asked, or what the question may mean."""
    language = language_of(question.text)
    if found.ruling is not None:
        return which_is_meant(question.text, found.ruling, evidence.passages).text
    if found.nearest is None:
        return say("refusal", language)
    meta = evidence.passages[found.nearest.source - 1].meta
    return say("of_another", language, names=f"{meta.title or meta.source_file}: {found.nearest.text[:_LONGEST]}")
