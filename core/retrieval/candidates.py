"""Candidates: what keyword and dense search find for a question, at once, and how they rank together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from core.errors import KeyRejected, QuotaExhausted, Transient
from core.ports import Embedder, Hit, Kit
from core.retrieval.fusion import Ranking, fuse
from core.retrieval.language import LOOKED_AT, english_share, is_english, reads_english_alone

# Dense search does better on claims (SciFact), keywords on figures (TAT-QA): close to even, so that neither suffers.
KEYWORD_WEIGHT, DENSE_WEIGHT = 1.0, 1.25
FILLING_WEIGHT = 0.1


@dataclass(frozen=True, slots=True)
class ByMeaning:
    """What dense search found for a query and for a made-up answer, and why nothing where its store failed."""

    hits: tuple[Hit, ...] = ()
    supposed: tuple[Hit, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Candidates:
    """Chunk ids with fused scores, best first, and what each search said. `dense` is empty without an embedder.

    `note` is what a person should know: that the vectors' store failed, so that keywords alone were searched.
    `english` is the share of its weight that a model which reads English alone keeps here, 0-1.
    """

    rankings: tuple[Ranking, ...]
    fused: dict[str, float]
    keyword: tuple[Hit, ...] = ()
    dense: tuple[Hit, ...] = ()
    cosines: dict[str, float] = field(default_factory=dict)
    note: str = ""
    english: float = 1.0


async def find_candidates(
    query: str, collections: Sequence[str] | None, kit: Kit, limit: int, hypothesis: str = ""
) -> Candidates:
    """Return up to `limit` chunks of each search, fused.

    `hypothesis` is a made-up answer (HyDE, Gao et al. 2022): its nearest chunks are one ranking more.
    """
    texts = (query, hypothesis)
    if is_english(query) or not (reads_english_alone(kit.embedder) or reads_english_alone(kit.reranker)):
        keyword, dense = await asyncio.gather(
            kit.index.keyword_search(query, collections, limit), _by_meaning(texts, collections, kit, limit)
        )
        return _fused(keyword, dense, DENSE_WEIGHT)
    keyword = await kit.index.keyword_search(query, collections, limit)
    first = await kit.index.passages([hit.chunk_id for hit in keyword[:LOOKED_AT]])
    english = english_share(query, list(first.values()))
    weight = _dense_weight(english, keyword, kit)
    dense = await _by_meaning(texts, collections, kit, limit) if weight else ByMeaning()
    return replace(_fused(keyword, dense, weight), english=english)


def _dense_weight(english: float, keyword: Sequence[Hit], kit: Kit) -> float:
    """Return how much the nearest chunks count: 0 where they need not be searched."""
    if not reads_english_alone(kit.embedder):
        return DENSE_WEIGHT
    # Where words found next to nothing, what the embedder makes of them fills up the end.
    return max(english * DENSE_WEIGHT, FILLING_WEIGHT if len(keyword) < LOOKED_AT else 0.0)


def _fused(keyword: Sequence[Hit], dense: ByMeaning, weight: float) -> Candidates:
    weighed = ((keyword, KEYWORD_WEIGHT), (dense.hits, weight), (dense.supposed, weight))
    rankings = tuple(Ranking([hit.chunk_id for hit in hits], weight) for hits, weight in weighed if hits)
    cosines = {hit.chunk_id: hit.score for hit in dense.hits}
    return Candidates(rankings, fuse(rankings), tuple(keyword), dense.hits, cosines, dense.note)


async def _by_meaning(texts: tuple[str, str], collections: Sequence[str] | None, kit: Kit, limit: int) -> ByMeaning:
    (hits, note), (supposed, _) = await asyncio.gather(*(_dense(text, collections, kit, limit) for text in texts))
    return ByMeaning(tuple(hits), tuple(supposed), note)


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
