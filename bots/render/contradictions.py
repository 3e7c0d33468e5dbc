"""Contradictions between documents, for a terminal and as JSON."""

from __future__ import annotations

from typing import Any

from bots.render.rows import on_one_row
from bots.render.terminal import clean
from core.access.readers import base_of
from core.contradictions.claims import Claim
from core.contradictions.pairing import Contradiction
from core.contradictions.survey import Survey
from core.indexing.supplied import is_supplied
from core.precedence import Reason, day_of, described
from core.reading.of_one import with_ones
from core.text.secrets import masked

WHY: dict[Reason, str] = {
    "archived": "the other no longer holds",
    "draft": "the other is a draft",
    "early": "the other is not yet in force",
    "lower": "the other has less authority",
    "older": "the other is older",
    "otherwise": "the other was changed longer ago, or is named after an earlier year",
}


def contradictions_text(survey: Survey, limit: int) -> str:
    """Return each contradiction as two sentences with their documents and dates, what answers go by first."""
    shown = survey.contradictions[:limit]
    blocks = [_block(number, found) for number, found in enumerate(shown, 1)]
    more = len(survey.contradictions) - len(shown)
    counted = with_ones(f"{len(survey.contradictions):,} contradictions in {survey.documents:,} documents", "en")
    last = [f"{counted}, of {survey.claims:,} sentences."]
    last += [f"{more:,} more are not shown (--limit)."] if more else []
    last += (
        [] if survey.complete else ["Not everything was looked at: give it more time (--seconds) or one --collection."]
    )
    return "\n\n".join([*blocks, " ".join(last)])


def contradictions_json(survey: Survey, limit: int) -> dict[str, Any]:
    """Return the same as values; `goes_first` is null where nothing tells which document does."""
    return {
        "contradictions": [_pair(found) for found in survey.contradictions[:limit]],
        "found": len(survey.contradictions),
        "documents": survey.documents,
        "statements": survey.claims,
        "complete": survey.complete,
    }


def _block(number: int, found: Contradiction) -> str:
    why = f"The first goes first: {WHY[found.goes_first.reason]}." if found.goes_first else "Nothing tells which holds."
    return "\n".join([f"{number}. {why}", *_lines(found.one), *_lines(found.other)])


def _lines(claim: Claim) -> tuple[str, str]:
    meta = claim.meta
    name = (meta.title if is_supplied(meta.source_file) else "") or meta.source_file
    place = f"{base_of(meta.collection)}/{masked(name)}"
    page = f"page {meta.page}" if meta.page else ""
    where = ", ".join(part for part in (place, page, masked(meta.section or ""), _standing(claim)) if part)
    return f"   {clean(on_one_row(where))}", f"     {clean(' '.join(claim.text.split()))}"


def _standing(claim: Claim) -> str:
    day = day_of(claim.meta)
    if is_supplied(claim.meta.source_file):
        return f"of {day}"  # until when it holds, its title says
    return described(claim.meta) or (f"of {day}" if day else "")


def _pair(found: Contradiction) -> dict[str, Any]:
    return {
        "goes_first": _statement(found.one)["document"] if found.goes_first else None,
        "reason": found.goes_first.reason if found.goes_first else None,
        "firm": bool(found.goes_first and found.goes_first.firm),
        "statements": [_statement(found.one), _statement(found.other)],
    }


def _statement(claim: Claim) -> dict[str, Any]:
    meta = claim.meta
    return {
        "collection": base_of(meta.collection),
        "document": masked(meta.source_file),
        "title": meta.title and masked(meta.title),
        "page": meta.page,
        "section": meta.section and masked(meta.section),
        "chunk_id": meta.chunk_id,
        "date": day_of(meta) or None,
        "standing": described(meta) or None,
        "text": claim.text,
    }
