"""Repair: the next draft, which must carry something that the last one did not have."""

from __future__ import annotations

from dataclasses import replace

from core.checks.registry import searches
from core.drafts.evidence_text import quoted
from core.drafts.markers import neutralise
from core.drafts.marking import renumbered
from core.drafts.prompting import fragment
from core.errors import ErrataError
from core.model import Attempt, Draft, Evidence, Question, ToolCall, ToolResult
from core.ports import Kit, Progress
from core.reading.digits import years_in
from core.reading.notes import note
from core.steps.gather import with_facts
from core.steps.generate import generate
from core.steps.search_again import look_for, look_nearby, look_up_gaps
from core.tasks import Generate


async def repair(question: Question, attempts: list[Attempt], kit: Kit) -> tuple[Evidence, Draft]:
    """Return evidence and draft of the next attempt.

    A fix that verification wrote is that draft, unless it wants a search made first. Otherwise the failed verdicts'
    hints are its instruction, and it is written over more evidence: what verification wants searched, rows of years
    that were not fetched, another retrieval, the web where the mode allows; the last attempt is another model's, where
    there is one.
    """
    last = attempts[-1]
    searching = bool(last.search) and all(last.search != attempt.search for attempt in attempts[:-1])
    if not searching and last.fix is not None and all(last.fix.text != attempt.draft.text for attempt in attempts):
        kit.report(Progress("fixing", "verification corrected the draft", last.number + 1))
        return last.evidence, last.fix
    evidence = await _more_evidence(question, last if searching else replace(last, search=""), kit)
    previous, instruction = _carried(last, evidence)
    task = Generate(
        question,
        evidence,
        instruction=instruction,
        previous=previous,
        other_model=len(attempts) >= 2,
        force_citations=question.retry is not None,
    )
    return await generate(task, kit, last.number + 1)


def novelty(attempt: Attempt, before: Attempt | None) -> str:
    """Say, for the receipt, what an attempt had that the one before had not."""
    if before is None:
        return "first draft"
    if before.fix is not None and attempt.draft.text == before.fix.text:
        return "verification's correction"
    known = {p.meta.chunk_id for p in before.evidence.passages}
    new = sum(p.meta.chunk_id not in known for p in attempt.evidence.passages)
    rows = len(attempt.evidence.rows) - len(before.evidence.rows)
    parts = [f"a search for {before.search}" if before.search else "what the checks found"]
    parts += [f"{new} new passages"] if new else []
    parts += [f"{rows} more fact rows"] if rows > 0 else []
    parts += [f"another model ({attempt.draft.model})"] if attempt.draft.model != before.draft.model else []
    return ", ".join(parts)


def _carried(last: Attempt, evidence: Evidence) -> tuple[Draft, str]:
    """Return the last draft and what was wrong with it, in the numbers that the sources have now.

    Hints may quote evidence, and quote it harmlessly.
    """
    before, after = last.evidence.passages, evidence.passages
    faults = (quoted(v.hint or v.detail) for v in last.verdicts if v.failed)
    hints = "\n".join(f"- {fault}" for fault in faults) or "- It could not be verified."
    draft = replace(last.draft, text=neutralise(last.draft.text))
    if after[: len(before)] != before:
        draft, hints = replace(draft, text=renumbered(draft.text, before, after)), renumbered(hints, before, after)
    return draft, fragment("repair", previous=draft.text or "(empty)", hints=hints)


async def _more_evidence(question: Question, last: Attempt, kit: Kit) -> Evidence:
    kit.provenance.saw(last.evidence)  # what is searched for now follows from it
    evidence = await _refetched(question, last, kit)
    if last.reflection is not None:
        return await look_up_gaps(replace(last.reflection, search=last.search), question, evidence, kit)
    if last.search:
        return await look_for(last.search, question, evidence, kit)
    if any(v.failed and searches(v) for v in last.verdicts) or last.draft.refused:
        return await look_nearby(question, last, evidence, kit)
    return evidence


async def _refetched(question: Question, last: Attempt, kit: Kit) -> Evidence:
    """Fetch rows of years that are named and exist in the table, but were not fetched."""
    evidence = last.evidence
    named = set(years_in(f"{question.text} {last.draft.text}"))
    fetched = {_year_of(row.values) for row in evidence.rows}
    missing = sorted((named & evidence.known_years) - fetched)
    if not missing or kit.facts is None or not evidence.tool_results or evidence.tool_results[0].told:
        return evidence
    kit.report(Progress("fetching figures", ", ".join(map(str, missing))))
    before = evidence.tool_results[0]
    years = sorted({*missing, *(y for y in fetched if y)})
    try:
        wider = ToolCall(before.call.tool, {**before.call.args, "years": years, "limit": 50})
        result = await kit.facts.run(wider, question.collections)
    except ErrataError as error:
        kit.provenance.named(error)
        kit.receipt.note(note("note years", error=error))
        return evidence
    return with_facts(evidence, _merged(before, result))


def _merged(before: ToolResult, after: ToolResult) -> ToolResult:
    rows = {tuple(sorted(map(str, r.values.items()))): r for r in (*after.rows, *before.rows)}
    return replace(
        after,
        rows=tuple(rows.values()),
        known_years=before.known_years | after.known_years,
        collections=tuple(sorted({*before.collections, *after.collections})),
    )


def _year_of(values: object) -> int | None:
    year = values.get("fiscal_year") if hasattr(values, "get") else None
    return int(year) if isinstance(year, int | float | str) and str(year).isdigit() else None
