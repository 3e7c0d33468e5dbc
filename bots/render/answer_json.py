"""An answer as the JSON object of the command line and of HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from bots.render.plain import language_asked_in
from bots.render.told_sources import placed_sources
from bots.render.told_tables import in_language
from core.access.readers import base_of
from core.model import (
    VERIFICATION,
    Answer,
    Attempt,
    CragDetails,
    Passage,
    PassageMeta,
    ReflectionDetails,
    Source,
    Usage,
    Verdict,
    worst,
)
from core.text.printable import legible
from core.text.secrets import masked

PREVIEW_CHARS = 200


def answer_json(answer: Answer) -> dict[str, Any]:
    """Return the whole answer; blocks that don't apply are null."""
    return {
        "query": answer.question.text,
        "answer": legible(answer.text),
        "answer_id": answer.id,
        "conversation_id": answer.question.conversation_id or None,
        "mode": str(answer.mode),
        "outcome": str(answer.outcome),
        "confidence": answer.confidence,
        "sources": [_source(source) for source in placed_sources(answer)],
        "crag_details": _crag(answer.crag),
        "reflection_details": _reflection(answer.reflection),
        "validation": validation_json(answer),
        "attempts": [_attempt(attempt) for attempt in answer.attempts],
        "table": _table(answer),
        "choices": [choice.label for choice in answer.choices] or None,
        "notes": [masked(legible(note)) for note in answer.notes],
        "cached": answer.cached,
        "model": answer.model,
        "usage": usage_json(answer.usage),
        "timings_ms": dict(answer.timings_ms),
        "trace_id": answer.question.trace_id or answer.id,
    }


def validation_json(answer: Answer) -> dict[str, Any]:
    """Return what the checks said of the delivered text; what verification said is told attempt by attempt."""
    verdicts = [verdict for verdict in answer.verdicts if verdict.check != VERIFICATION]
    return {
        "passed": not any(verdict.failed for verdict in verdicts),
        "severity": str(worst(verdicts)),
        "checks": [verdict_json(verdict) for verdict in verdicts],
    }


def verdict_json(verdict: Verdict) -> dict[str, Any]:
    """Return one verdict; spans are code points into the answer, end exclusive."""
    return {
        "check": verdict.check,
        "status": str(verdict.status),
        "severity": str(verdict.severity),
        "detail": verdict.detail,
        "hint": verdict.hint,
        "spans": [{"start": s.start, "end": s.end, "text": s.text, "reason": s.reason} for s in verdict.spans],
    }


def metadata_json(meta: PassageMeta, text: str) -> dict[str, Any]:
    """Return where a passage comes from."""
    return {
        "chunk_id": meta.chunk_id,
        "source_file": _shown(meta.source_file),
        "file_type": meta.file_type,
        "chunk_index": meta.chunk_index,
        "total_chunks": meta.total_chunks,
        "chunk_method": meta.chunk_method,
        "token_count": meta.token_count,
        "char_count": meta.char_count or len(text),
        "content_preview": " ".join(legible(text).split())[:PREVIEW_CHARS],
        "keywords": list(meta.keywords),
        "created_at": meta.created_at or None,
        "processed_at": meta.processed_at or None,
        "page": meta.page,
        "section": _shown(meta.section),
        "modified_at": meta.modified_at,
        "in_step_at": meta.in_step_at or None,
        "title": _shown(meta.title),
        "collection": base_of(meta.collection),
        "line_start": meta.line_start,
        "line_end": meta.line_end,
        "url": _shown(meta.url),
    }


def _source(source: Source) -> dict[str, Any]:
    passage = source.passage
    return {
        "number": source.number,
        "content": legible(passage.text),
        "score": round(passage.score, 4),
        "metadata": metadata_json(passage.meta, passage.text),
    }


def _shown(text: str | None) -> str | None:
    """What names a source: legible, and without the secrets of an address."""
    return masked(legible(text)) if text else text


def _crag(details: CragDetails | None) -> dict[str, Any] | None:
    if details is None:
        return None
    grading = details.evaluation
    return {
        "used_web_search": details.used_web_search,
        "evaluation": {
            "relevance_score": grading.relevance_score,
            "relevance_label": grading.relevance_label,
            "needs_web_search": grading.needs_web_search,
            "reasoning": grading.reasoning,
        },
        "web_results": [_web_result(passage) for passage in details.web_results],
    }


def _web_result(passage: Passage) -> dict[str, Any]:
    return {
        "title": _shown(passage.meta.title),
        "url": _shown(passage.meta.url),
        "content": legible(passage.text),
        "score": round(passage.score, 4),
        "chunk_id": passage.meta.chunk_id,
    }


def _reflection(details: ReflectionDetails | None) -> dict[str, Any] | None:
    if details is None:
        return None
    said = details.reflection
    return {
        "final_answer": details.final_answer,
        "iterations": details.iterations,
        "reflection": {
            "answer_grounded": said.answer_grounded,
            "reflection_score": said.reflection_score,
            "hallucination_detected": said.hallucination_detected,
            "sources_cited": said.sources_cited,
            "gaps": list(said.gaps),
            "outdated": list(said.outdated),
            "needs_regeneration": said.needs_regeneration,
            "reasoning": said.reasoning,
        },
    }


def _attempt(attempt: Attempt) -> dict[str, Any]:
    return {
        "number": attempt.number,
        "accepted": attempt.accepted,
        "novelty": attempt.novelty,
        "draft": attempt.draft.text,
        "model": attempt.draft.model,
        "severity": str(attempt.severity),
        "checks": [verdict_json(verdict) for verdict in attempt.verdicts],
    }


def _table(answer: Answer) -> Mapping[str, Any] | None:
    table = answer.table
    if table is None:
        return None
    table = in_language(table, language_asked_in(answer), figures=False)
    return {
        "title": table.title,
        "columns": list(table.columns),
        "rows": [list(row) for row in table.rows],
        "unit": table.unit,
    }


def usage_json(usage: Usage) -> dict[str, Any]:
    """Return tokens, calls and their price, in all and by model; the price is null where it is not known."""
    return {
        "prompt_tokens": usage.prompt_tokens,
        "completion_tokens": usage.completion_tokens,
        "total_tokens": usage.prompt_tokens + usage.completion_tokens,
        "calls": usage.calls,
        "cost_usd": usage.cost_usd,
        "by_model": [asdict(part) for part in usage.by_model],
    }
