"""What a segment's document calls somebody or something by another name: that name stands in its context, too.

A contract defines `Polar Gate B.V. ("Provider")` once and says `the Provider` ever after; a question says `CFO` of what
a release calls the `Chief Financial Officer`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from core.extraction.segments import Segment
from core.model import Passage
from core.reading.called import called_in, initials_in
from core.reading.characters import runs_of
from core.reading.words import words

_SHORTEST, _LONGEST = 2, 5  # letters of what is written by initials


def with_other_names(question: str, pool: Sequence[Segment], passages: Sequence[Passage]) -> tuple[Segment, ...]:
    """Return segments, those that use a short name with what it stands for in their context."""
    defined = _defined(tuple(passages))
    asked = frozenset(run for run in runs_of(question) if run.isupper() and _SHORTEST <= len(run) <= _LONGEST)
    if not asked and not any(defined.values()):
        return tuple(pool)
    return tuple(_named(segment, asked, defined[_document(passages[segment.source - 1])]) for segment in pool)


def _named(segment: Segment, asked: frozenset[str], defined: Mapping[str, str]) -> Segment:
    if segment.row is not None:
        return segment  # what its cells are called is read with the table
    said = f" {' '.join(words(segment.text.casefold()))} "
    names = [name for short, name in defined.items() if f" {short} " in said]
    names += sorted(asked & initials_in(segment.text)) if asked else []
    return replace(segment, context=" > ".join((segment.context, *names))) if names else segment


@lru_cache(maxsize=16)
def _defined(passages: tuple[Passage, ...]) -> Mapping[str, dict[str, str]]:
    """The short names of each document with what they stand for."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for passage in passages:
        found[_document(passage)].update(called_in(passage.text))
    return found


def _document(passage: Passage) -> str:
    return f"{passage.meta.collection}/{passage.meta.source_file}/{passage.meta.document}"
