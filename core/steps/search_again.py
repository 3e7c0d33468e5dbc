"""Search again: documents, then the web where the mode allows, for what a draft or its verification lacked."""

from __future__ import annotations

from dataclasses import replace

from core.errors import ContextTooLong, ContractInvalid
from core.model import Attempt, Evidence, Passage, Question, Reflection
from core.ports import Kit, Progress
from core.reading.notes import note
from core.steps.gather import search, with_passages
from core.steps.generate import within_budget
from core.steps.grade import grade, look_up, together
from core.tasks import Refine
from core.text.printable import printable


async def look_for(query: str, question: Question, evidence: Evidence, kit: Kit) -> Evidence:
    """Return the evidence with what a search for `query` finds ahead of it.

    Where the mode grades, what was found is graded for what was looked for, not together with what was there before
    and fits the question anyway: so that a gap that no document fills reaches the web. Documents that were there stay,
    results of the web unless the documents are enough now.
    """
    kit.report(Progress("searching again", query))
    found = await search(query, question, kit)
    new = within_budget(Evidence(found.passages, query=query, signals=found.signals), kit.settings.evidence_tokens)
    if question.mode.grades:
        new = await grade(replace(question, text=query), new, kit)
    documents = [p for p in new.passages if not _is_web(p)]
    enough = new.grading is not None and new.grading.relevance_label == "relevant"
    earlier = () if enough else tuple(filter(_is_web, evidence.passages))
    web = together(earlier, tuple(filter(_is_web, new.passages)))
    older = replace(evidence, passages=tuple(p for p in evidence.passages if not _is_web(p)))
    merged = with_passages(older, documents, kit.settings.top_k)
    fresh = any(map(_is_web, new.passages))
    # What was looked for and found on the web alone comes first: what is cut off for want of room is at the end.
    passages = (*web, *merged.passages) if fresh else (*merged.passages, *web)
    merged = replace(merged, passages=_facts_first(passages), query=query, signals=found.signals)
    return within_budget(replace(merged, grading=new.grading or evidence.grading), kit.settings.evidence_tokens)


async def look_up_gaps(said: Reflection, question: Question, evidence: Evidence, kit: Kit) -> Evidence:
    """Search for what the reflection missed, by its own words where it gave some, else by a refined query."""
    gaps = (*said.gaps, *said.outdated)
    kit.report(Progress("refining the search", "; ".join(gaps) or said.reasoning))
    query = said.search or await _refined(Refine(question, evidence.query, gaps, said.reasoning), kit) or question.text
    found = await look_for(query, question, evidence, kit)
    if not question.mode.grades:
        return found
    return await _brought_up_to_date(said.outdated, evidence, found, kit)


async def look_nearby(question: Question, last: Attempt, evidence: Evidence, kit: Kit) -> Evidence:
    """Search with the draft's own words beside the question's: passages nearer to what it claims."""
    query = f"{question.text} {last.draft.text}"[:1000]
    found = await search(query, question, kit)
    known = {p.meta.chunk_id for p in evidence.passages}
    fresh = [p for p in found.passages if p.meta.chunk_id not in known]
    # New passages go behind the old ones, so that the numbers in the draft and in the hints keep their meaning.
    return within_budget(
        replace(evidence, passages=evidence.passages + tuple(fresh)[: kit.settings.top_k // 2]),
        kit.settings.evidence_tokens,
    )


async def _refined(task: Refine, kit: Kit) -> str:
    try:
        return printable((await kit.model.do(task)).value).strip()
    except (ContextTooLong, ContractInvalid) as error:
        kit.receipt.note(note("note not refined", error=error))
        return " ".join((task.question.text, *task.gaps))


async def _brought_up_to_date(outdated: tuple[str, ...], before: Evidence, evidence: Evidence, kit: Kit) -> Evidence:
    """Look what may be outdated up on the web, unless the grade has just led there."""
    known = {p.meta.url or p.text for p in before.passages}
    if not outdated or any(_is_web(p) and (p.meta.url or p.text) not in known for p in evidence.passages):
        return evidence
    earlier = tuple(filter(_is_web, evidence.passages))
    web = together(earlier, await look_up("; ".join(outdated), evidence, kit))
    documents = tuple(p for p in evidence.passages if not _is_web(p))
    return within_budget(replace(evidence, passages=documents + web), kit.settings.evidence_tokens)


def _facts_first(passages: tuple[Passage, ...]) -> tuple[Passage, ...]:
    return tuple(sorted(passages, key=lambda passage: not passage.meta.is_facts))


def _is_web(passage: Passage) -> bool:
    return passage.meta.is_web
