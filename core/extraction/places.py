"""Places of a document that are each of a subject of their own: its sections, and paragraphs that open with one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from core.extraction.leads import leads_of, unit_of
from core.extraction.segments import Segment
from core.model import Passage
from core.reading.lexicon import opens_with
from core.reading.words import content_words

QUOTABLE = ("sentence", "item")
"""Kinds of segments that say something by themselves."""
_LONGEST_NAME = 3  # words
_LEAST = 2

Places = Mapping[str, Sequence[Segment]]
"""What stands in each place, by the place's name."""


def places_of(pool: Sequence[Segment], passages: Sequence[Passage]) -> Iterator[Places]:
    """Yield the sections of each document, and its paragraphs, where there are several; as documents were found."""
    leads = leads_of(pool)
    sections: dict[str, dict[str, list[Segment]]] = {}
    paragraphs: dict[str, dict[str, list[Segment]]] = {}
    for segment in pool:
        document = passages[segment.source - 1].meta.document
        if segment.kind in QUOTABLE and segment.heading and is_a_subject(segment.heading):
            sections.setdefault(document, {}).setdefault(segment.heading, []).append(segment)
        if segment.kind in QUOTABLE and unit_of(segment) in leads:
            paragraphs.setdefault(document, {}).setdefault(leads[unit_of(segment)].name, []).append(segment)
    for document in dict.fromkeys(passage.meta.document for passage in passages):
        found = (sections.get(document, {}), paragraphs.get(document, {}))
        yield from (places for places in found if len(places) >= _LEAST)


def is_a_subject(heading: str) -> bool:
    """Tell whether a heading names a subject, in a few words; `Passing values on to a node`, `How to fix it` don't."""
    return 0 < len(content_words(heading)) <= _LONGEST_NAME and not opens_with("question_word", heading)
