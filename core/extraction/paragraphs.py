"""A sentence is of what its paragraph is about: `The service contract costs ...` may be the autoclave's.

Of a phrase of the question (`the centrifuge service contract`), a sentence that has the noun alone is meant where
nothing else is spoken of. Where its paragraph opens with another thing, and another paragraph has the missing word, it
is that thing's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from core.extraction.gate.stated import named_things
from core.extraction.leads import Unit, unit_of
from core.extraction.segments import Segment
from core.extraction.support import Query, Support, best_first, of_another
from core.extraction.wanted import in_english
from core.reading.characters import runs_of
from core.reading.lexicon import words_of
from core.reading.senses import idle_senses, senses_of
from core.reading.words import content_words

_PROSE: Final = ("sentence", "item")


def held_to_their_paragraph(query: Query, pool: Sequence[Segment], scored: Sequence[Support]) -> Sequence[Support]:
    """Return the supports, best first, lower what is of another paragraph's subject. Of questions in English alone."""
    things = tuple(_nouns(query.text)) if in_english(query.language) else ()
    if not things:
        return scored
    units: dict[Unit, list[Segment]] = {}
    for segment in pool:
        if segment.kind in _PROSE:
            units.setdefault(unit_of(segment), []).append(segment)
    if len(units) <= 1:
        return scored
    others = {unit for unit, parts in units.items() if _is_of_another(unit, parts, units, things, query)}
    if not others:
        return scored
    return best_first(of_another(s) if s.segment.kind in _PROSE and unit_of(s.segment) in others else s for s in scored)


def _nouns(question: str) -> Iterator[tuple[str, ...]]:
    """Yield the phrases behind a determiner or a preposition: behind `to` stands what is done."""
    opens = words_of("determiner", "preposition", language="en") - words_of("before_verb", language="en")
    told = ["", *runs_of(question, "'’-&")]
    for phrase in named_things(question):
        before = {a.casefold() for a, b in pairwise(told) if b == phrase[0]}
        if before & opens:
            yield phrase


def _is_of_another(
    unit: Unit,
    parts: Sequence[Segment],
    units: dict[Unit, list[Segment]],
    things: Sequence[tuple[str, ...]],
    query: Query,
) -> bool:
    told = " ".join(part.text for part in parts)
    around = f"{told} {parts[0].context}"
    for *kinds, head in things:
        if not _says(head, told):
            continue
        missing = [kind for kind in kinds if not _says(kind, around) and not senses_of(kind) <= idle_senses()]
        if not missing or not _opens_with_another(parts[0].text, query):
            continue
        beside = [other for at, other in units.items() if at != unit and at[0] == unit[0]]
        if all(any(_says(kind, part.text) for other in beside for part in other) for kind in missing):
            return True
    return False


def _says(word: str, text: str) -> bool:
    return not senses_of(word).isdisjoint(senses_of(text))


def _opens_with_another(text: str, query: Query) -> bool:
    """The first word that tells anything is none of the question's."""
    first = content_words(text)[:1]
    return bool(first) and not query.held(first[0]) and first[0] not in content_words(query.text)
