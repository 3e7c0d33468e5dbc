"""What a newer document changed of what was found best, although search ranks it below all that repeat the older."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.model import Passage
from core.precedence import day_of, precedence
from core.reading.lexicon import speaks_of
from core.reading.sentences import sentences
from core.reading.words import content_words

MOST = 2
"""Passages that are taken in beside those that rank best: who moved it last is enough."""


def with_changes(query: str, passages: Sequence[Passage], candidates: Iterable[Passage]) -> tuple[Passage, ...]:
    """Return the passages, as many as they were, with what says that it changes the best of them behind that.

    That is a candidate of a document that goes before the best one's for certain, with a sentence that says of as many
    of the query's words that they are moved, raised, called off. Most documents don't date themselves: then none is.
    """
    if not passages:
        return ()
    best, taken = passages[0], {passage.meta.chunk_id for passage in passages}
    shared = frozenset(content_words(query)).intersection(content_words(best.text))
    found = [
        one for one in candidates if one.meta.chunk_id not in taken and _says(one, shared) and _goes_before(one, best)
    ]
    latest = sorted(found, key=lambda one: day_of(one.meta), reverse=True)[:MOST]
    return (best, *latest, *passages[1:])[: len(passages)] if len(passages) > MOST else (*passages, *latest)


def _goes_before(one: Passage, best: Passage) -> bool:
    found = precedence(best.meta, one.meta) if one.meta.document != best.meta.document else None
    return found is not None and found.firm and found.first == 1


def _says(passage: Passage, shared: frozenset[str]) -> bool:
    if not shared or not speaks_of("changed_since", passage.text) or not shared <= set(content_words(passage.text)):
        return False
    return any(
        speaks_of("changed_since", sentence) and shared & set(content_words(sentence))
        for line in passage.text.splitlines()
        for sentence in sentences(line)
    )
