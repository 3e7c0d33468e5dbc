"""`On a Portuguese contract, ...?` names one of several sections: what the others tell of the same is of another."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace

from core.extraction.gate.asked import is_period
from core.extraction.places import Places, places_of
from core.extraction.segments import Segment
from core.extraction.support import IN_CONTEXT, OF_ANOTHER, Query, Support
from core.extraction.wanted import in_english
from core.model import Passage
from core.reading.lexicon import speaks_of
from core.reading.words import content_words


def held_to_the_named(
    query: Query, pool: Sequence[Segment], scored: Sequence[Support], passages: Sequence[Passage]
) -> list[Support]:
    """Return the supports, best first, with those put right that are in places of which the question names one.

    Places are the sections of a document, and paragraphs with a subject of their own. What stands in the one named is
    of it, and need not name it again; what tells of the same in another, and does not name it, is of another. What is
    said of all (`For everybody`) is of none of them. In English alone: no other language tells here what is of all.
    """
    changed: dict[int, Support] = {}
    for places in places_of(pool, passages) if in_english(query.language) else ():
        meant = _named(query, places)
        if not meant:
            continue
        name, naming = meant
        inside = {id(segment) for segment in places[name]}
        others = (told for other, told in places.items() if other != name and not speaks_of("of_all", other))
        outside = {id(segment) for told in others for segment in told}
        told = frozenset[str]().union(*(s.covered for s in scored if id(s.segment) in inside)) - naming
        for support in scored:
            if id(support.segment) in inside:
                changed[id(support.segment)] = _of_it(query, support, naming)
            elif id(support.segment) in outside and support.covered & told and not support.covered & naming:
                changed[id(support.segment)] = _of_another(support)
    if not changed:
        return list(scored)
    held = (changed.get(id(s.segment), s) for s in scored)
    return sorted(held, key=lambda s: (-s.score, s.segment.source, s.segment.position))


def _of_it(query: Query, support: Support, naming: Set[str]) -> Support:
    unsaid = naming - support.covered - query.held(support.segment.context)
    gained = sum(query.weights.get(t, 0.0) for t in unsaid) / query.total
    return replace(support, score=min(support.score + IN_CONTEXT * gained * support.fit, 1.0))


def _of_another(support: Support) -> Support:
    return replace(support, score=support.score * OF_ANOTHER, fit=support.fit * OF_ANOTHER, beside=True)


def _named(query: Query, places: Places) -> tuple[str, frozenset[str]] | None:
    """Return the one place that the question names, and its words that do: of its name, or said there alone."""
    called = {name: frozenset(content_words(name)) for name in places}
    said = {name: query.held(" ".join(s.text for s in told)) for name, told in places.items()}
    insisted = frozenset(t for t in query.specifics if not is_period(t))
    found: dict[str, frozenset[str]] = {}
    for name in places:
        elsewhere = frozenset[str]().union(*(called[n] | said[n] for n in places if n != name))
        words = (called[name] & query.weights.keys()) - frozenset[str]().union(
            *(called[n] for n in called if n != name)
        )
        if naming := words | (insisted & said[name]) - elsewhere:
            found[name] = naming
    return next(iter(found.items())) if len(found) == 1 else None
