"""Grade: evidence is graded beside the first draft, and poor evidence gives way to the web (crag, both)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from core.drafts.evidence_text import numbered
from core.errors import ContextTooLong, ErrataError
from core.model import Draft, Evidence, Grading, Passage, Question
from core.ports import Kit, Progress
from core.reading.notes import note
from core.retrieval.relevance import cheap_grade
from core.settings import Settings
from core.steps.beside import beside
from core.steps.generate import draft_task, estimated_tokens, generate, within_budget
from core.tasks import Grade
from core.web_vendors import WEB_SETTINGS

WEB_RESULTS = 3
Label = Literal["relevant", "ambiguous", "irrelevant"]


async def draft_while_grading(question: Question, evidence: Evidence, kit: Kit) -> tuple[Evidence, Draft]:
    """Return the evidence to rest on and a first draft over it.

    Where the mode grades, the draft is begun beside the grade; it is used if the grade is relevant, else cancelled.
    """
    evidence = within_budget(evidence, kit.settings.evidence_tokens)
    if not question.mode.grades:
        return await generate(draft_task(question, evidence), kit)
    if evidence.empty or not kit.settings.speculative_drafting:
        return await generate(draft_task(question, await grade(question, evidence, kit)), kit)
    async with beside(generate(draft_task(question, evidence), kit)) as drafting:
        graded = await grade(question, evidence, kit)
        if graded.passages == evidence.passages:
            used, draft = await drafting
            return replace(graded, passages=used.passages), draft
    # Where the grade met an outage, the draft was none of a vendor's either.
    if drafting.cancelled() and not kit.receipt.fell_back:
        kit.receipt.enter_abandoned(kit.model.name, estimated_tokens(numbered(evidence)))
    return await generate(draft_task(question, graded), kit)


async def grade(question: Question, evidence: Evidence, kit: Kit) -> Evidence:
    """Return the evidence with its grade, and routed by it.

    relevant -> documents; ambiguous -> documents and web; irrelevant -> web. Fact rows always stay. Where the web
    brings nothing (no key, down), the documents stay, and the receipt says that the web was not asked.
    """
    kit.report(Progress("grading"))
    documents = replace(evidence, passages=tuple(p for p in evidence.passages if not p.meta.is_web))
    grading = await _graded(question, documents, kit)
    if grading.relevance_label == "relevant":
        return replace(documents, grading=grading)
    earlier = tuple(p for p in evidence.passages if p.meta.is_web)
    web = together(earlier, await look_up(evidence.query or question.text, evidence, kit))
    if not web:
        return replace(documents, grading=grading)
    kept = documents.passages
    if grading.relevance_label == "irrelevant":
        kept = tuple(p for p in kept if p.meta.is_facts)
    return within_budget(replace(evidence, passages=kept + web, grading=grading), kit.settings.evidence_tokens)


async def look_up(query: str, evidence: Evidence, kit: Kit) -> tuple[Passage, ...]:
    """Return web results for `query`; none, with a note in the receipt, where the web can't or may not be asked.

    `evidence` is what the query follows from: text of it may not leave the house where its collection may not.
    """
    kit.provenance.saw(evidence)
    if kit.web is None:
        kit.receipt.note(note("note web not configured", settings=WEB_SETTINGS))
        return ()
    kit.report(Progress("searching the web", query))
    with kit.receipt.timed("web"):
        try:
            found = tuple(await kit.web.search(query, WEB_RESULTS))
        except ErrataError as error:
            kit.receipt.note(note("note web not asked", error=error))
            return ()
    if not found:
        kit.receipt.note(note("note web empty"))
    return found


def together(earlier: tuple[Passage, ...], found: tuple[Passage, ...]) -> tuple[Passage, ...]:
    """Return web results of two searches, each page once, newest search first, numbered through."""
    pages = {p.meta.url or p.text: p for p in (*earlier, *found)}
    kept = sorted(pages.values(), key=lambda p: p not in found)
    return tuple(replace(p, meta=replace(p.meta, chunk_id=f"web_search_{n}")) for n, p in enumerate(kept))


def labelled(score: float, settings: Settings) -> Label:
    """Return the label of a relevance score by the two thresholds."""
    if score >= settings.crag_relevance_threshold:
        return "relevant"
    return "ambiguous" if score >= settings.crag_ambiguous_threshold else "irrelevant"


async def _graded(question: Question, evidence: Evidence, kit: Kit) -> Grading:
    """Grade by model or cheaply; the label always follows from the score, whatever the model called it."""
    if evidence.empty:
        grading = Grading(0.0, "irrelevant", needs_web_search=True, reasoning="Nothing was found in the documents.")
    elif kit.settings.crag_grader == "cheap":
        grading = cheap_grade(question, evidence)
    else:
        grading = await _graded_by_model(question, evidence, kit)
    label = labelled(grading.relevance_score, kit.settings)
    return replace(grading, relevance_label=label, needs_web_search=label != "relevant")


async def _graded_by_model(question: Question, evidence: Evidence, kit: Kit) -> Grading:
    try:
        return (await kit.model.do(Grade(question, evidence))).value
    except ContextTooLong as error:
        kit.receipt.note(note("note graded by rules", error=error))
        return cheap_grade(question, evidence)
