"""Gathers gaps by meaning: questions that ask for the same thing are one gap, however they are put."""

from __future__ import annotations

from bots.engine.transactions import look, transact
from core.errors import ErrataError
from core.learning.rephrasing import is_asked_again
from core.ports import Embedder, Vectors
from storage.database import Database
from storage.learning import gaps
from storage.learning.gaps import Gap


async def gathered(
    database: Database, embedder: Embedder | None, status: str = "", owner: str = "", limit: int = 200
) -> list[Gap]:
    """Return gaps, most often met first; those noted since the last time are put to the others before."""
    new, known = await look(database, lambda session: (gaps.unclustered(session), gaps.heads(session)))
    if new:
        vectors = await _vectors([topic for _, topic in (*known, *new)], embedder)
        clusters = _clusters(new, known, vectors)
        await transact(database, lambda session: gaps.put(session, clusters))
    return await look(database, lambda session: gaps.listed(session, status, owner, limit))


def _clusters(new: list[tuple[str, str]], known: list[tuple[str, str]], vectors: Vectors | None) -> dict[str, str]:
    """Return the cluster of each new gap: that of the nearest that means the same, else its own."""
    heads = [(gap_id, topic, at) for at, (gap_id, topic) in enumerate(known)]
    found: dict[str, str] = {}
    for at, (gap_id, topic) in enumerate(new, start=len(known)):
        near = [
            (_cosine(vectors, at, other), head)
            for head, said, other in heads
            if _alike(topic, said, vectors, at, other)
        ]
        found[gap_id] = max(near)[1] if near else gap_id
        if not near:
            heads.append((gap_id, topic, at))
    return found


def _alike(topic: str, said: str, vectors: Vectors | None, at: int, other: int) -> bool:
    same = topic.strip().casefold() == said.strip().casefold()
    return same or is_asked_again(said, topic, _cosine(vectors, at, other))


def _cosine(vectors: Vectors | None, at: int, other: int) -> float:
    return float(vectors[at] @ vectors[other]) if vectors is not None else 0.0


async def _vectors(texts: list[str], embedder: Embedder | None) -> Vectors | None:
    if embedder is None:
        return None
    try:
        return await embedder.embed_passages(texts)
    except ErrataError:  # by their words alone, then
        return None
