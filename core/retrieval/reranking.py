"""Re-ranking: a cross-encoder's order as one more ranking - never alone, never by absolute score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.model import Passage
from core.ports import Reranker
from core.reading.words import content_words
from core.retrieval.candidates import Candidates
from core.retrieval.focus import focused
from core.retrieval.fusion import Ranking, fuse

# What 150 ms a question leave room for on 2 cores. Read whole, a passage is cut off at its beginning; focused on the
# question, 8 pairs of 96 tokens rank as well as 20 of 128 (docs/decisions/0004-shipped-models.md).
PAIRS = 8
WORDS_READ = 55


async def rerank(
    query: str,
    found: Candidates,
    passages: Mapping[str, Passage],
    reranker: Reranker | None,
    more: Sequence[Ranking] = (),
) -> dict[str, float]:
    """Return the candidates that are in `passages` with their final scores (0-1), best first.

    The cross-encoder reads the first few; its order, and `more`, are fused with those of the searches. One that was
    made for some languages weighs as much as query and candidates are in them.
    """
    rankings = [*found.rankings, *more]
    read = [name for name in found.fused if name in passages][:PAIRS]
    weight = found.tuning.reranker * found.reranker_share
    if reranker is not None and weight and len(read) > 1:
        wanted = frozenset(content_words(query))
        scores = await reranker.score(query, [_as_read(passages[name], wanted) for name in read])
        order = sorted(range(len(read)), key=lambda i: -scores[i])
        rankings.append(Ranking([read[i] for i in order], weight))
    return {name: score for name, score in fuse(rankings).items() if name in passages}


def _as_read(passage: Passage, wanted: frozenset[str]) -> str:
    """Return the telling part of a passage under its title, without which it may not be known what it is about."""
    title = passage.meta.title or ""
    body = focused(wanted, passage.text, WORDS_READ - len(title.split()))
    return body if not title or body.startswith(title) else f"{title}\n{body}"
