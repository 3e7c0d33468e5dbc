"""What the small models add: the cross-encoder (or else the embedder) reads question and candidate together."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.errors import ErrataError
from core.extraction.segments import Segment
from core.extraction.support import Query, Support
from core.ports import Embedder, Reranker
from core.reading.detection import language_of
from core.reading.words import content_words
from core.retrieval.language import may_read

# 8 pairs of up to 64 tokens are one batch of the shipped cross-encoder; the count, not a clock, bounds the work, so
# that the same evidence gives the same answer on a busy machine.
_CANDIDATES = 8
_HANGING = 5.0
_WORDS_SHARE = 0.55
_READ = 240  # characters of a segment


async def sharpen(
    query: Query, ranked: Sequence[Support], reranker: Reranker | None, embedder: Embedder | None
) -> list[Support]:
    """Return the candidates re-scored, best first; unchanged where there is no model or it fails.

    The score is a mix: a low logit alone never condemns a candidate that holds the question's words (paraphrases get
    logits down to -10), and a high one lifts a candidate that says the same in other words.
    """
    head, tail = ranked[:_CANDIDATES], ranked[_CANDIDATES:]
    if not head:
        return []
    if not is_read(query, ranked, reranker, embedder):
        return list(ranked)
    try:
        async with asyncio.timeout(_HANGING):
            meanings = await _meanings(
                query.text, [in_context(s.segment, query.weights) for s in head], reranker, embedder
            )
    except (ErrataError, TimeoutError):
        return list(ranked)
    if meanings is None:
        return list(ranked)
    mixed = [_mixed(support, meaning) for support, meaning in zip(head, meanings, strict=True)]
    # What the model did not read keeps its words' share: it can't overtake what was read and found fitting.
    mixed += [replace(s, score=_WORDS_SHARE * s.score) for s in tail]
    return sorted(mixed, key=lambda s: (-s.score, s.segment.source, s.segment.position))


def is_read(query: Query, ranked: Sequence[Support], reranker: Reranker | None, embedder: Embedder | None) -> bool:
    """Tell whether a model that is there reads the language: one made for others says nothing of it.

    One word of a question may deceive about its language; what it would be answered with decides.
    """
    model = reranker or embedder
    if model is None:
        return False
    languages = model.languages
    if languages is None or query.language in ("", *languages):
        return True
    head = " ".join(s.segment.text for s in ranked[:_CANDIDATES])
    return may_read(languages, query.text) and language_of(head) in ("", *languages)


async def _meanings(
    question: str, texts: list[str], reranker: Reranker | None, embedder: Embedder | None
) -> list[float] | None:
    if reranker is not None:
        return [_from_logit(logit) for logit in await reranker.score(question, texts)]
    if embedder is not None:
        vectors = await embedder.embed_passages([question, *texts])
        return [_from_cosine(float(cosine)) for cosine in vectors[1:] @ vectors[0]]
    return None


def _from_logit(logit: float) -> float:
    return 1 / (1 + math.exp(-(max(min(logit, 50.0), -50.0) - 1.0) / 2.5))


def _from_cosine(cosine: float) -> float:
    # Cosines of this kind of model run from 0.6 (unrelated) to 0.9 (the same said otherwise).
    return min(max((cosine - 0.6) / 0.3, 0.0), 1.0)


def support_with(support: Support, logit: float) -> Support:
    """Return a support re-scored by a cross-encoder's logit, as `sharpen` does."""
    return _mixed(support, _from_logit(logit))


def _mixed(support: Support, meaning: float) -> Support:
    return replace(support, score=_WORDS_SHARE * support.score + (1 - _WORDS_SHARE) * meaning * support.fit)


def in_context(segment: Segment, weights: Mapping[str, float] | None = None) -> str:
    """Return a segment behind the end of what it is about, as the cross-encoder reads it: of a long one, a part.

    With the question's words weighed, that is the part that holds most of them; else its beginning.
    """
    parts = [part for part in segment.context.split(" > ") if part]
    return f"{' - '.join(dict.fromkeys(parts))[-80:]}: {_telling_part(segment.text, weights or {})}"


def _telling_part(text: str, weights: Mapping[str, float]) -> str:
    """Return the earliest `_READ` characters from a word's beginning on that hold most of the weighed words."""
    if len(text) <= _READ:
        return text
    asked: list[tuple[int, str]] = []
    starts, at = [0], 0
    for word in text.split(" "):
        asked += [(at, term) for term in content_words(word) if term in weights]
        at += len(word) + 1
        if 0 < at <= len(text) - _READ:
            starts.append(at)
    held = {start: sum(weights[t] for t in {t for w, t in asked if start <= w < start + _READ}) for start in starts}
    best = max(starts, key=lambda start: (held[start], -start))
    return text[best : best + _READ]
