"""Candidates: what keyword and dense search find for a question, at once, and how they rank together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from core.errors import KeyRejected, QuotaExhausted, Transient
from core.ports import Embedder, Hit, Kit
from core.retrieval.fusion import Ranking, fuse

# Dense search does better on claims (SciFact), keywords on figures (TAT-QA): close to even, so that neither suffers.
KEYWORD_WEIGHT, DENSE_WEIGHT = 1.0, 1.25


@dataclass(frozen=True, slots=True)
class Candidates:
    """Chunk ids with fused scores, best first, and what each search said. `dense` is empty without an embedder.

    `note` is what a person should know: that the vectors' store failed, so that keywords alone were searched.
    """

    rankings: tuple[Ranking, ...]
    fused: dict[str, float]
    keyword: tuple[Hit, ...] = ()
    dense: tuple[Hit, ...] = ()
    cosines: dict[str, float] = field(default_factory=dict)
    note: str = ""


async def find_candidates(
    query: str, collections: Sequence[str] | None, kit: Kit, limit: int, hypothesis: str = ""
) -> Candidates:
    """Return up to `limit` chunks of each search, fused.

    `hypothesis` is a made-up answer (HyDE, Gao et al. 2022): its nearest chunks are one ranking more.
    """
    keyword, (dense, note), (supposed, _) = await asyncio.gather(
        kit.index.keyword_search(query, collections, limit),
        _dense(query, collections, kit, limit),
        _dense(hypothesis, collections, kit, limit),
    )
    weighed = ((keyword, KEYWORD_WEIGHT), (dense, DENSE_WEIGHT), (supposed, DENSE_WEIGHT))
    rankings = tuple(Ranking([hit.chunk_id for hit in hits], weight) for hits, weight in weighed if hits)
    cosines = {hit.chunk_id: hit.score for hit in dense}
    return Candidates(rankings, fuse(rankings), tuple(keyword), tuple(dense), cosines, note)


async def _dense(text: str, collections: Sequence[str] | None, kit: Kit, limit: int) -> tuple[list[Hit], str]:
    """Return hits, and why there are none where the vectors' store failed: keywords still find something."""
    embedder: Embedder | None = kit.embedder
    if embedder is None or not text.strip():
        return [], ""
    vector = await embedder.embed_query(text)
    away = kit.settings.pinecone_api_key is not None
    inside = kit.provenance.searched_at_home(collections) if away else collections
    try:
        return await kit.index.dense_search(vector, inside, limit), ""
    except (Transient, KeyRejected, QuotaExhausted) as error:
        return [], f"Searched by keywords alone: {error}"
