"""Retrieve: keyword and dense candidates, fused, re-ranked, and merged into the passages an answer may rest on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from core.errors import ContextTooLong, ContractInvalid, Transient
from core.kits.tuning import tuned
from core.model import Passage, Question
from core.ports import Kit
from core.precedence import with_ranks
from core.retrieval.candidates import Candidates, find_candidates
from core.retrieval.changes import with_changes
from core.retrieval.editions import of_the_edition_asked
from core.retrieval.import_graph import imported_candidates
from core.retrieval.language import language_note
from core.retrieval.merging import merge_neighbours
from core.retrieval.reranking import rerank
from core.retrieval.signals import measure
from core.tasks import Hypothesise

OVERSAMPLING = 2  # candidates of each search for every passage wanted
FEWEST_CANDIDATES = 100  # a deep list costs a few ms, and what both searches know, if far down, is often right


@dataclass(frozen=True, slots=True)
class Retrieval:
    """Passages, best first, with scores that compare within this retrieval alone.

    `places` are the documents of all candidates (collection, path), those that words lead to first; `signals` what was
    measured on the way (see `core.retrieval.signals`); `notes` what a person should know.
    """

    passages: tuple[Passage, ...] = ()
    signals: Mapping[str, float] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    places: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class RankedDocument:
    """A document found: its best chunk and that chunk's score."""

    document: str
    collection: str
    chunk_id: str
    score: float


async def retrieve(query: str, collections: Sequence[str] | None, kit: Kit, limit: int | None = None) -> Retrieval:
    """Return the best passages for `query` in `collections` (None: all), `limit` or `settings.top_k` of them.

    Works on keywords alone without an embedder, and on the first ranking alone without a cross-encoder.
    """
    wanted = limit or kit.settings.top_k
    hypothesis, note = await _hypothesis(query, kit)
    found = await find_candidates(query, collections, kit, _candidates_for(wanted), hypothesis)
    candidates = await kit.index.passages(list(found.fused))
    ranked = await _ranked(query, found, candidates, kit, wanted * OVERSAMPLING)
    authority = kit.settings.source_authority
    passages = with_ranks(merge_neighbours(ranked, wanted), authority)
    passages = with_changes(query, passages, with_ranks(tuple(candidates.values()), authority))
    passages = of_the_edition_asked(query, passages)
    notes = (note, found.note, language_note(query, passages, kit))
    signals = measure(query, found, ranked, kit.embedder.name if kit.embedder else "")
    return Retrieval(passages, signals, tuple(filter(None, notes)), _places(found, candidates))


async def rank_documents(
    query: str, collections: Sequence[str] | None, kit: Kit, limit: int
) -> tuple[RankedDocument, ...]:
    """Return up to `limit` documents for `query`, best first, each by its best chunk.

    Looks deeper, twice as many candidates a time, while long documents take all the places.
    """
    kit, depth = await tuned(kit), _candidates_for(limit)
    while True:
        found = await find_candidates(query, collections, kit, depth)
        passages = await kit.index.passages(list(found.fused))
        sources = {(passage.meta.collection, passage.meta.document) for passage in passages.values()}
        if len(sources) >= limit or max(len(found.keyword), len(found.dense)) < depth:
            break
        depth *= 2
    documents: dict[tuple[str, str], RankedDocument] = {}
    ranked = await rerank(query, found, passages, kit.reranker)
    for name, score in ranked.items():
        meta = passages[name].meta
        best = RankedDocument(meta.document, meta.collection, name, score)
        documents.setdefault((meta.collection, meta.document), best)
    return tuple(documents.values())[:limit]


def _candidates_for(wanted: int) -> int:
    return max(wanted * OVERSAMPLING, FEWEST_CANDIDATES)


def _places(found: Candidates, passages: Mapping[str, Passage]) -> tuple[tuple[str, str], ...]:
    names = dict.fromkeys((*(hit.chunk_id for hit in found.keyword), *found.fused))
    metas = (passages[name].meta for name in names if name in passages)
    return tuple(dict.fromkeys((meta.collection, meta.source_file) for meta in metas))


async def _ranked(
    query: str, found: Candidates, candidates: Mapping[str, Passage], kit: Kit, most: int
) -> list[Passage]:
    """Return up to `most` candidates as passages with their final scores, best first."""
    passages = dict(candidates)
    first = [passages[name] for name in found.fused if name in passages]
    imported = await imported_candidates(first, kit.index)
    more = [imported] if imported else ()
    scores = await rerank(query, found, passages, kit.reranker, more)
    return [replace(passages[name], score=score) for name, score in list(scores.items())[:most]]


async def _hypothesis(query: str, kit: Kit) -> tuple[str, str]:
    """Return a made-up answer to search with (HyDE) where that is set, and a note where the model failed to."""
    if not kit.settings.hyde or kit.embedder is None:
        return "", ""
    try:
        reply = await kit.model.do(Hypothesise(Question(query)))
    except (Transient, ContextTooLong, ContractInvalid) as error:
        return "", f"Searched without a made-up answer (HYDE): {error}"
    return reply.value, ""
