"""Gathers gaps by meaning: questions that ask for the same thing are one gap, however they are put.

Never across collections: what one lacks is none of another's, and whoever answers says into which the reply goes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bots.engine.transactions import look, transact
from bots.manners.remarks import is_no_question
from core.errors import ErrataError
from core.learning.rephrasing import is_asked_again
from core.learning.same_question import asks_the_same
from core.ports import Embedder, Vectors
from core.retrieval.language import reads
from storage.database import Database
from storage.learning import gaps
from storage.learning.gaps import Gap, Topic

_SAME: Final = 1.0
"""By so much the same question is nearer than one that is only near in meaning."""


async def gathered(
    database: Database, embedder: Embedder | None, status: str = "", owner: str = "", limit: int = 200
) -> list[Gap]:
    """Return gaps, most often met first; those noted since the last time are put to the others before.

    What is no question (thanks, a correction in words) is no gap, however it was answered, and leaves none.
    """
    new, known = await look(database, lambda session: (gaps.unclustered(session), gaps.heads(session)))
    if nothing := {topic.id for topic in new if is_no_question(topic.text)}:
        await transact(database, lambda session: gaps.drop(session, nothing))
        new = [topic for topic in new if topic.id not in nothing]
    if new:
        clusters = _clusters(new, known, await _meanings([*known, *new], embedder))
        await transact(database, lambda session: gaps.put(session, clusters))
    return await look(database, lambda session: gaps.listed(session, status, owner, limit))


@dataclass(frozen=True, slots=True)
class _Meanings:
    """Vectors of topics, by the ids of their gaps: of those alone that the embedder reads the language of."""

    vectors: Vectors | None
    places: dict[str, int]

    def cosine(self, one: Topic, other: Topic) -> float:
        at, to = self.places.get(one.id), self.places.get(other.id)
        return 0.0 if self.vectors is None or at is None or to is None else float(self.vectors[at] @ self.vectors[to])


def _clusters(new: list[Topic], known: list[Topic], meanings: _Meanings) -> dict[str, str]:
    """Return the cluster of each new gap: that of the nearest that means the same, else its own."""
    heads = list(known)
    found: dict[str, str] = {}
    for topic in new:
        near = max(((_nearness(topic, head, meanings), head.id) for head in heads), default=(0.0, ""))
        found[topic.id] = near[1] if near[0] > 0 else topic.id
        if near[0] <= 0:
            heads.append(topic)
    return found


def _nearness(topic: Topic, head: Topic, meanings: _Meanings) -> float:
    """Return how near two topics are where they ask the same of the same collections, else 0."""
    if topic.collections != head.collections:
        return 0.0
    cosine = meanings.cosine(topic, head)
    if topic.text.strip().casefold() == head.text.strip().casefold() or asks_the_same(topic.text, head.text):
        return 1 + _SAME + cosine
    return 1 + cosine if is_asked_again(head.text, topic.text, cosine) else 0.0


async def _meanings(topics: list[Topic], embedder: Embedder | None) -> _Meanings:
    read = [topic for topic in topics if embedder is not None and reads(embedder, topic.text)]
    if embedder is None or not read:
        return _Meanings(None, {})
    try:
        vectors = await embedder.embed_passages([topic.text for topic in read])
    except ErrataError:  # by their words alone, then
        return _Meanings(None, {})
    return _Meanings(vectors, {topic.id: at for at, topic in enumerate(read)})
