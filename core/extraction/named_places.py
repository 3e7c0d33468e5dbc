"""`On a Portuguese contract, ...?` names one of several sections: what the others tell of the same is of another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set

from core.extraction.gate.asked import is_period
from core.extraction.places import Places, places_of
from core.extraction.segments import Segment
from core.extraction.support import Query, Support, best_first, of_another
from core.extraction.wanted import in_english
from core.model import Passage
from core.reading.lexicon import speaks_of
from core.reading.words import content_words

_SEVERAL = 2


def held_to_the_named(
    query: Query, pool: Sequence[Segment], scored: Sequence[Support], passages: Sequence[Passage]
) -> list[Support]:
    """Return the supports, best first, lower what stands in a place beside the one that the question names.

    Places are the sections of a document, and paragraphs with a subject of their own. What tells of the same in another
    than the one named, and does not name that, is of another; so is what several others tell and the one named does
    not. What is said of all (`For everybody`) is of none. English alone: no other language tells here what is of all.
    """
    beside: set[int] = set()
    for places in places_of(pool, passages) if in_english(query.language) else ():
        if meant := _named(query, places):
            beside |= _beside(scored, places, *meant)
    if not beside:
        return list(scored)
    held = (of_another(s) if id(s.segment) in beside else s for s in scored)
    return best_first(held)


def _beside(scored: Sequence[Support], places: Places, name: str, naming: Set[str]) -> set[int]:
    place_of = {id(segment): place for place, told in places.items() for segment in told}
    told: dict[str, set[str]] = {}
    for support in scored:
        if place := place_of.get(id(support.segment)):
            told.setdefault(place, set()).update(support.covered - naming)
    counted = Counter(term for place, terms in told.items() if place != name for term in terms)
    alike = told.get(name, set()) | {term for term, times in counted.items() if times >= _SEVERAL}
    others = {place for place in places if place != name and not speaks_of("of_all", place)}
    return {
        id(s.segment)
        for s in scored
        if place_of.get(id(s.segment)) in others and s.covered & alike and not s.covered & naming
    }


def _named(query: Query, places: Places) -> tuple[str, frozenset[str]] | None:
    """Return the one place that the question names, and its words that do: of its name, or said there alone."""
    called = {name: frozenset(content_words(name)) for name in places}
    said = {name: query.held(" ".join(s.text for s in told)) for name, told in places.items()}
    insisted = frozenset(t for t in query.specifics if not is_period(t))
    found: dict[str, frozenset[str]] = {}
    for name in places:
        others = [n for n in places if n != name]
        apart = called[name].difference(*(called[n] for n in others)) & query.weights.keys()
        if naming := apart | (insisted & said[name]).difference(*(called[n] | said[n] for n in others)):
            found[name] = naming
    return next(iter(found.items())) if len(found) == 1 else None
