"""Candidates: what keyword and dense search find for a question, at once, and how they rank together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from core.errors import KeyRejected, QuotaExhausted, Transient
from core.model import Passage
from core.ports import Embedder, Hit, Kit, Reranker
from core.retrieval.fusion import Ranking, fuse
from core.retrieval.language import LOOKED_AT, reads_all, reads_surely, share_read
from core.tuning import UNTUNED, Tuning

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
    `embedder_share` and `reranker_share` are the shares of its weight that a model keeps here, 0-1: less than 1
    where it was made for other languages.
    """

    rankings: tuple[Ranking, ...]
    fused: dict[str, float]
    keyword: tuple[Hit, ...] = ()
    dense: tuple[Hit, ...] = ()
    cosines: dict[str, float] = field(default_factory=dict)
    note: str = ""
    embedder_share: float = 1.0
    reranker_share: float = 1.0
    tuning: Tuning = UNTUNED


async def find_candidates(
    query: str, collections: Sequence[str] | None, kit: Kit, limit: int, hypothesis: str = ""
) -> Candidates:
    """Return up to `limit` chunks of each search, fused.

    `hypothesis` is a made-up answer (HyDE, Gao et al. 2022): its nearest chunks are one ranking more.
    """
    texts = (query, hypothesis)
    if all(reads_surely(model, query) for model in (kit.embedder, kit.reranker)):
        keyword, dense = await asyncio.gather(
            kit.index.keyword_search(query, collections, limit), _by_meaning(texts, collections, kit, limit)
        )
        return _fused(keyword, dense, kit.tuning, kit.tuning.dense)
    keyword = await kit.index.keyword_search(query, collections, limit)
    first = await kit.index.passages([hit.chunk_id for hit in keyword[:LOOKED_AT]])
    shares = [_share(model, query, list(first.values())) for model in (kit.embedder, kit.reranker)]
    weight = _dense_weight(shares[0], keyword, kit)
    dense = await _by_meaning(texts, collections, kit, limit) if weight else ByMeaning()
    return replace(_fused(keyword, dense, kit.tuning, weight), embedder_share=shares[0], reranker_share=shares[1])


def _share(model: Embedder | Reranker | None, query: str, first: Sequence[Passage]) -> float:
    return 1.0 if model is None or reads_surely(model, query) else share_read(model.languages, query, first)


def _dense_weight(share: float, keyword: Sequence[Hit], kit: Kit) -> float:
    """Return how much the nearest chunks count: 0 where they need not be searched."""
    if reads_all(kit.embedder):
        return kit.tuning.dense
    # Where words found next to nothing, what the embedder makes of them fills up the end.
    return max(share * kit.tuning.dense, FILLING_WEIGHT if len(keyword) < LOOKED_AT else 0.0)


def _fused(keyword: Sequence[Hit], dense: ByMeaning, tuning: Tuning, weight: float) -> Candidates:
    weighed = ((keyword, tuning.keyword), (dense.hits, weight), (dense.supposed, weight))
    rankings = tuple(Ranking([hit.chunk_id for hit in hits], weight) for hits, weight in weighed if hits)
    cosines = {hit.chunk_id: hit.score for hit in dense.hits}
    return Candidates(rankings, fuse(rankings), tuple(keyword), dense.hits, cosines, dense.note, tuning=tuning)


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
