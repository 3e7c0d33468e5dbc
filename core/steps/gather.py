"""Gather: passages and fact rows, in parallel, into numbered evidence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.errors import ErrataError
from core.facts.execution import execute, planned
from core.facts.lowering import PlannedCall
from core.facts.mentions import is_talked_of
from core.facts.narrate import narrate
from core.facts.passages_in import passage_in
from core.facts.spelt_out import language_spoken
from core.model import DEFAULT_COLLECTION, FACTS, Evidence, Passage, PassageMeta, Question, ToolCall, ToolResult
from core.ports import Facts, Kit, Progress
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of
from core.reading.notes import Why
from core.reading.words import content_words
from core.spoken import language_to
from core.steps.beside import beside
from core.steps.captured import approved_for, fitting
from core.steps.describe_schema import describe_schema
from core.steps.follow_links import follow_links
from core.steps.other_languages import in_their_languages
from core.steps.retrieve import Retrieval, retrieve
from core.steps.tabulate import tabulate
from core.steps.trace_imports import trace_imports
from core.tool_names import ToolName


async def gather(question: Question, call: ToolCall, kit: Kit) -> Evidence:
    """Return evidence for `question`: documents, and fact rows where the router chose a fact tool.

    Documents are left out where the question is wholly about figures of a company it names, and rows were found. Files
    that came with it go ahead of all others.
    """
    evidence = await _gathered(question, call, kit)
    if not question.attached:
        return evidence
    return with_passages(evidence, nearest(question.text, question.attached, kit.settings.top_k), kit.settings.top_k)


def nearest(text: str, passages: Sequence[Passage], limit: int) -> list[Passage]:
    """Return at most half of `limit` passages, those that share most words with a text first; in order among equals."""
    asked = set(content_words(text))
    ranked = sorted(passages, key=lambda passage: -len(asked.intersection(content_words(passage.text))))
    return ranked[: max(1, limit // 2)]


async def _gathered(question: Question, call: ToolCall, kit: Kit) -> Evidence:
    query = str(call.args.get("query") or question.text) if call.tool == ToolName.SEARCH_DOCUMENTS else question.text
    kit.report(Progress("searching", query))
    async with beside(_run_tool(call, question, kit)) as figures:
        found = await search(query, question, kit)
        found = await in_their_languages(query, question, found, kit)
        result = await figures
    if result is not None and _is_wholly_about(question, result):
        found = replace(found, passages=())
    told = (
        *await follow_links(question, kit),
        *await trace_imports(question, kit),
        *await describe_schema(question, kit),
    )
    if told:
        found = replace(found, passages=_once((*told, *found.passages))[: kit.settings.top_k])
    evidence = Evidence(found.passages, query=query, notes=found.notes, signals=found.signals)
    if result is None or not result.rows:
        stated = await tabulate(question, found.places, kit)
        if isinstance(stated, tuple):
            evidence = replace(evidence, meant=stated)
        else:
            return with_facts(with_passages(evidence, stated.passages, kit.settings.top_k), stated.result)
    return with_facts(evidence, result)


def _once(passages: Sequence[Passage]) -> tuple[Passage, ...]:
    return tuple({passage.meta.chunk_id: passage for passage in reversed(passages)}.values())[::-1]


def _is_wholly_about(question: Question, result: ToolResult) -> bool:
    """A company that was only assumed, being the one there are figures of, leaves the documents their say."""
    rows = result.rows
    return bool(rows) and not speaks_of("about_reasons", question.text) and is_talked_of(question, rows)


async def search(query: str, question: Question, kit: Kit) -> Retrieval:
    """Return the best passages for `query` from the collections that `question` may read, timed."""
    with kit.receipt.timed("retrieve"):
        found = await retrieve(query, question.collections, kit)
        approved = await approved_for(question, kit)
        ids = {passage.meta.chunk_id for passage in approved}
        others = [one for one in await fitting(question, found.passages, kit) if one.meta.chunk_id not in ids]
        return replace(found, passages=(*approved, *others))


def with_facts(evidence: Evidence, result: ToolResult | None) -> Evidence:
    """Return `evidence` with a tool's rows beside it, rendered into one passage that can be cited."""
    if result is None:
        return evidence
    older = tuple(p for p in evidence.passages if not p.meta.is_facts)
    rendered = (_fact_passage(result),) if result.text else ()
    return replace(
        evidence,
        passages=rendered + older,
        rows=result.rows,
        tool_results=(result,),
        known_years=evidence.known_years | result.known_years,
        notes=(*evidence.notes, *([result.note] if result.note else [])),
    )


def with_passages(evidence: Evidence, more: Iterable[Passage], limit: int) -> Evidence:
    """Return `evidence` with new passages ahead of the old ones, without repeats, at most `limit` of documents."""
    facts = tuple(p for p in evidence.passages if p.meta.is_facts)
    old = [p for p in evidence.passages if not p.meta.is_facts]
    merged: dict[str, Passage] = {}
    for passage in (*more, *old):
        merged.setdefault(passage.meta.chunk_id, passage)
    return replace(evidence, passages=facts + tuple(merged.values())[:limit])


async def _run_tool(call: ToolCall, question: Question, kit: Kit) -> ToolResult | None:
    if call.tool == ToolName.SEARCH_DOCUMENTS or kit.facts is None:
        return None
    with kit.receipt.timed("facts"):
        try:
            if call.tool == ToolName.PLAN:
                return await _planned(call, question, kit, kit.facts)
            return await _run(call, question, kit, kit.facts)
        except ErrataError as error:
            # Without figures the documents may still tell.
            kit.provenance.named(error)
            kit.receipt.note(Why(error))
            return None


async def _run(call: ToolCall, question: Question, kit: Kit, facts: Facts) -> ToolResult:
    result = await facts.run(call, question.collections)
    plan = call.plan if isinstance(call, PlannedCall) else None
    if plan is not None and not result.rows:  # Its words say best what there is instead.
        return await _planned(planned(plan), question, kit, facts)
    return _with_sentences(question, result)


async def _planned(call: ToolCall, question: Question, kit: Kit, facts: Facts) -> ToolResult:
    spoken = language_spoken(question.text)
    language = language_to(question) if spoken in ("", language_of(question.text)) else spoken
    result = await execute(call, facts, question.collections, kit.clock.now().date(), language)
    return replace(result, text=passage_in(result.text, language))


def _with_sentences(question: Question, result: ToolResult) -> ToolResult:
    """Put what the rows come to, rounded and compared as people say it, below them: what a model need not compute."""
    said = narrate(question.text, result)[0] if result.rows else ""
    result = replace(result, text=passage_in(result.text, language_spoken(question.text)))
    return replace(result, text=f"{result.text}\n\n{said}") if said else result


def _fact_passage(result: ToolResult) -> Passage:
    table = result.rows[0].table if result.rows else "facts"
    several = len(result.collections) > 1
    meta = PassageMeta(
        chunk_id="facts_0",
        source_file=table,
        file_type=FACTS,
        chunk_method="fact_rows",
        char_count=len(result.text),
        token_count=len(result.text) // 4,
        document=table,
        title=result.text.splitlines()[0].strip(" #*:.")[:80],
        # A name that no collection bears, so that nobody takes what is of several for one of them.
        collection=" + ".join(result.collections) or DEFAULT_COLLECTION,
        collections=result.collections if several else (),
    )
    return Passage(result.text, meta, score=1.0)
