"""A document of one place tells nothing of another: `Urlaub in Leeds` is none of what a Berlin page says of Berlin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from core.extraction.understanding import Understanding
from core.model import Passage
from core.reading.file_names import path_in_words
from core.reading.lexicon import words_of

_SIGNS: Final = " ?!.,;:()\"'“”„«»"
_SHORTEST: Final = 3  # letters of a name


def held_to_the_place_named(question: str, read: Understanding, passages: Sequence[Passage]) -> Understanding:
    """Return what may be quoted without documents that are called after a place, where the question is of another.

    Only where some document speaks of the place that is asked about: it is known then, whatever is said of it. Words
    of the same language bind nearer than a name: a page of another place goes before the one meant, else.
    """
    places = frozenset(_places(question))
    texts = [_all_of(passage).casefold() for passage in passages]
    known = {place for place in places if any(place in text for text in texts)}
    if not known:
        return read
    others = {
        number
        for number, (passage, text) in enumerate(zip(passages, texts, strict=True), 1)
        if not any(place in text for place in known) and _is_of_a_place(passage)
    }
    if not others or len(others) == len(passages):
        return read
    pool = tuple(segment for segment in read.pool if segment.source not in others)
    return replace(read, pool=pool, scored=tuple(s for s in read.scored if s.segment.source not in others))


def _all_of(passage: Passage) -> str:
    meta = passage.meta
    return f"{passage.text} {meta.title} {meta.section or ''} {meta.source_file}"


def _places(text: str) -> Iterator[str]:
    """Yield, in lower case, the names right behind a preposition: `in Leeds`."""
    led = words_of("preposition", "adposition", "place_word")
    for before, word in pairwise(text.split()):
        name = word.strip(_SIGNS)
        if before.strip(_SIGNS).casefold() in led and name[:1].isupper() and len(name) >= _SHORTEST:
            yield name.casefold()


def _is_of_a_place(passage: Passage) -> bool:
    """Its title or its file is called after a place that it speaks of itself: `In Berlin`, of `urlaub_berlin.md`."""
    meta = passage.meta
    path = path_in_words(meta.source_file)
    called = frozenset(word.strip(_SIGNS).casefold() for word in f"{meta.title} {path}".split())
    return not called.isdisjoint(_places(passage.text))
