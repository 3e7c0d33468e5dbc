"""Signals: what a retrieval shows about how well the passages fit, for grading and confidence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.model import Passage
from core.reading.words import content_words
from core.retrieval.candidates import Candidates
from core.retrieval.fusion import RANK_OFFSET

KNOWN_EMBEDDER = "bge-small-en-int8"  # the shipped one: what its cosines mean was measured
FEWEST_RANKED = 5  # of fewer passages, the rankings agree by chance


def measure(query: str, found: Candidates, ranked: Sequence[Passage], embedder: str = "") -> Mapping[str, float]:
    """Return signals between 0 and 1 (a cosine can be less); one that can't be measured is absent.

    - best_cosine: of the question and the nearest chunk, under the present embedder (whose name is `embedder`).
    - known_cosine: the same, only under the shipped embedder: elsewhere the same number means something else.
    - keyword_coverage: the share of the question's content words in the best passage of the first three.
    - rank_margin: how far the best passage's score stands above the last one's; scores are rank-based, so this
      says that the rankings agree on one, not that it is right.
    - relative_margin: the same as a share of what it would be if all rankings agreed, so that long lists and short
      ones compare; only where keyword and dense search both found something, as one ranking agrees with itself.
    - agreement: the share of the ten best that keyword and dense search both found.
    """
    signals: dict[str, float] = {}
    known = embedder.startswith(KNOWN_EMBEDDER)
    dense = () if known and not found.embedder_share else found.dense  # its cosines of a text it can't read say nothing
    if dense:
        signals["best_cosine"] = dense[0].score
        if known:
            signals["known_cosine"] = dense[0].score
    wanted = set(content_words(query))
    if wanted and ranked:
        signals["keyword_coverage"] = max(coverage(wanted, passage) for passage in ranked[:3])
    if len(ranked) > 1:
        signals["rank_margin"] = ranked[0].score - ranked[-1].score
    if len(ranked) >= FEWEST_RANKED and dense and found.keyword:
        in_agreement = 1 - (RANK_OFFSET + 1) / (RANK_OFFSET + len(ranked))
        signals["relative_margin"] = min(1.0, signals["rank_margin"] / in_agreement)
    if dense and found.keyword:
        words = {hit.chunk_id for hit in found.keyword}
        best = [passage.meta.chunk_id for passage in ranked[:10]]
        both = sum(1 for name in best if name in words and name in found.cosines)
        signals["agreement"] = both / len(best) if best else 0.0
    return signals


def coverage(wanted: set[str], passage: Passage) -> float:
    """Return the share of the wanted content words that a passage, its title or its section holds; 0 where none is."""
    held = set(content_words(f"{passage.meta.title or ''} {passage.meta.section or ''} {passage.text}"))
    return len(wanted & held) / len(wanted) if wanted else 0.0
