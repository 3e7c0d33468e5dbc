"""Admit: what a language model wrote is held to the question, as quotes are, whatever the model says of it."""

from __future__ import annotations

from collections.abc import Sequence

from core.checks.registry import derives
from core.concurrency.threads import computed
from core.drafts.evidence_text import with_text_of
from core.errors import ContextTooLong
from core.extraction.gate.admission import Admission, admission
from core.extraction.gate.conclusion import concluded
from core.extraction.gate.proof import proof
from core.extraction.gate.quotation import best_quotation, cited_sources
from core.extraction.gate.subject import label_of
from core.extraction.lookup import which_is_meant
from core.model import EXTRACTIVE, RELEVANCE, Attempt, Draft, Evidence, Question, Severity, Status, Verdict
from core.ports import Kit, Progress
from core.reading.phrases import say
from core.spoken import language_to
from core.steps.budget import tokens_are_left
from core.tasks import Quotation, Quote

_LONGEST = 200  # characters of what was found instead, or of what was quoted
_CONCLUDED = "It is read as an answer, out of sources of what was asked"
_UNCOMPARED = "What is cited is in another language than the question: its names and years were compared, not its words"
_HARDLY = "What is cited hardly says what was asked"
_HINT = (
    "The sources cited do not say what was asked: its subject, its period and what is asked of it must stand there. "
    "Cite a source that says it, or say that the sources do not."
)
_WHICH = (
    "Several sources fit and differ. If the question or the conversation tells which is meant, name it in the answer: "
    "whose figure it is, its document, its row and its period. Else say that the question does not tell."
)
_UNQUOTED = "No sentence could be quoted from the sources cited that says what was asked. "


async def admit(
    draft: Draft, question: Question, evidence: Evidence, kit: Kit, examined: Sequence[Verdict] = ()
) -> tuple[Verdict, ...]:
    """Return a verdict on a language model's draft: failed where what it cites does not bear what was asked.

    Where it may, in other words, its own words must be read as an answer; else the model is asked for the sentence that
    says so: one that stands there, and is read as an answer, proves the draft. Where no model can read it, its words
    alone leave it in doubt: less confidence.

    `examined` is what the checks said of it. Quotes are chosen by the same gate. A draft that refuses needs none.
    """
    if draft.model == EXTRACTIVE or draft.refused or evidence.empty or not draft.text.strip():
        return ()
    proven = any(map(derives, examined))
    found = await admission(question.text, evidence, draft, kit.reranker, kit.embedder, proven=proven)
    if question.asked and not found.admitted:  # a model may have made another question of what was typed
        typed = await admission(question.asked, evidence, draft, kit.reranker, kit.embedder, proven=proven)
        found = typed if typed.admitted else found
    if found.admitted and found.uncompared:
        return (Verdict(RELEVANCE, Status.SKIP, detail=_UNCOMPARED),)
    if found.admitted:
        said = Verdict(RELEVANCE, Status.SKIP, detail=_HARDLY) if found.hardly else Verdict(RELEVANCE, Status.PASS)
        return (said,)
    for asked in filter(None, (question.text, question.asked) if found.ruling is None else ()):
        if await concluded(asked, evidence, draft, kit.reranker, proven=proven):
            return (Verdict(RELEVANCE, Status.PASS, detail=_CONCLUDED),)
    if found.doubted:
        quoted = await _by_quotation(draft, question, evidence, kit, proven=proven)
        return (quoted,) if quoted else (await computed(_not_quoted, found, draft, question, evidence),)
    return (_turned_away(_instead(found, question, evidence), _HINT if found.ruling is None else _WHICH),)


def turned_away(attempt: Attempt) -> Verdict | None:
    """Return the verdict of a draft that may not be delivered as an answer."""
    return next((v for v in attempt.verdicts if v.check == RELEVANCE and v.severity is Severity.HIGH), None)


async def _by_quotation(
    draft: Draft, question: Question, evidence: Evidence, kit: Kit, *, proven: bool
) -> Verdict | None:
    """Return the verdict on a draft that a quotation proves, None where none does."""
    kit.report(Progress("checking", "the sentence that answers"))
    quotation = await _quotation(draft, question, evidence, kit)
    found = await proof(question.text, evidence, draft, quotation, kit.reranker, proven=proven)
    if found is None and quotation.text:  # a model that misquotes may be right: by the sentence that rules choose
        chosen = await computed(best_quotation, question.text, evidence, draft)
        found = await proof(question.text, evidence, draft, chosen, kit.reranker, proven=proven)
    if found is None:
        return None
    if found.read:
        return Verdict(RELEVANCE, Status.PASS, detail=f"It is proven by: “{found.segment.text[:_LONGEST]}”")
    return Verdict(RELEVANCE, Status.SKIP, detail=_HARDLY)


async def _quotation(draft: Draft, question: Question, evidence: Evidence, kit: Kit) -> Quotation:
    """Ask for the sentence that answers; where the question's tokens or the model's window don't do, rules choose."""
    if tokens_are_left(kit):
        shown = await computed(_shown, evidence, draft)
        try:
            return (await kit.model.do(Quote(question, shown, draft))).value
        except ContextTooLong:
            pass
    return await computed(best_quotation, question.text, evidence, draft)


def _shown(evidence: Evidence, draft: Draft) -> Evidence:
    return with_text_of(evidence, cited_sources(evidence, draft))


def _turned_away(detail: str, hint: str) -> Verdict:
    return Verdict(RELEVANCE, Status.FAIL, Severity.HIGH, detail, hint)


def _instead(found: Admission, question: Question, evidence: Evidence) -> str:
    """Say what was found instead of what was asked, or what the question may mean."""
    language = language_to(question)
    if found.ruling is not None:
        return which_is_meant(question.text, found.ruling, evidence.passages).text
    if found.nearest is None:
        return say("refusal", language)
    name = _name(evidence, found.nearest.source)
    return say("of_another", language, names=f"{name}: {found.nearest.text[:_LONGEST]}")


def _not_quoted(found: Admission, draft: Draft, question: Question, evidence: Evidence) -> Verdict:
    return _turned_away(_nowhere(found, draft, question, evidence), _UNQUOTED + _HINT)


def _nowhere(found: Admission, draft: Draft, question: Question, evidence: Evidence) -> str:
    """Say what was found instead, and that no sentence could be quoted."""
    names = dict.fromkeys(_name(evidence, number) for number in sorted(cited_sources(evidence, draft)))
    tried = say("not_quoted", language_to(question), names="; ".join(names)[:_LONGEST])
    return f"{_instead(found, question, evidence).removesuffix('.')}. {tried}" if found.nearest else tried


def _name(evidence: Evidence, number: int) -> str:
    return label_of(evidence.passages[number - 1].meta)
