"""What a question names is told below the heading that bears its name: `the cause of INC-2207`, `Tom's extension`.

Of several short sections in one passage, what its neighbours' tell is told of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import partial

from core.extraction.places import is_a_subject
from core.extraction.segments import Segment
from core.reading.characters import runs_of
from core.reading.detection import language_of
from core.reading.identifiers import codes_in
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of
from core.reading.stems import stem
from core.reading.wording import held_terms
from core.reading.words import content_words

_ALIKE = 2
"""Words that two sections share, by which they tell the same of two subjects, where nothing tells a name."""

_Section = tuple[int, str]


def below_its_heading(question: str, pool: Sequence[Segment]) -> tuple[Segment, ...]:
    """Return what may be quoted without what stands below the headings of others.

    All is left where no heading bears a code or a name that the question has. What is told nowhere below its own is not
    told: its neighbour's is no answer.
    """
    named = codes_in(question)
    if named and not all(named.isdisjoint(codes_in(segment.heading)) for segment in pool):
        return tuple(segment for segment in pool if not _is_of_another(segment, named))
    others = dict(_others(question, pool))
    return tuple(s for s in pool if not (words := others.get((s.source, s.heading))) or words & _words(s.text))


def _is_of_another(segment: Segment, named: frozenset[str]) -> bool:
    codes = codes_in(segment.heading)
    return bool(codes) and codes.isdisjoint(named) and named.isdisjoint(codes_in(segment.text))


def _others(question: str, pool: Sequence[Segment]) -> Iterator[tuple[_Section, frozenset[str]]]:
    """Yield the sections beside those that the question names, with the words that name these in the same passage."""
    language = language_of(question) or "en"
    names = {(s.source, s.heading): _words(s.heading) for s in pool if _may_be_a_name(s)}
    asked = held_terms(frozenset[str]().union(*names.values()), question, language) if names else frozenset[str]()
    told = _told(pool) if asked else {}
    are_told_apart = partial(_are_told_apart, language=language, small=_written_small(pool), told=told)
    for source in {source for source, _ in told}:
        beside = {section: words for section, words in names.items() if section[0] == source}
        shared = frozenset(w for w in asked if sum(w in words for words in beside.values()) > 1)
        meant = {section: words & asked - shared for section, words in beside.items() if words & asked - shared}
        naming = frozenset[str]().union(*meant.values())
        for other in beside.keys() - meant.keys() if meant else ():
            if all(are_told_apart(section, other) for section in meant):
                yield other, naming


def _told(pool: Sequence[Segment]) -> dict[_Section, frozenset[str]]:
    """Return the words that stand below each heading that may be a name."""
    told: dict[_Section, frozenset[str]] = {}
    for segment in pool:
        if _may_be_a_name(segment):
            section = segment.source, segment.heading
            told[section] = told.get(section, frozenset()) | _words(segment.text)
    return told


def _may_be_a_name(segment: Segment) -> bool:
    heading = segment.heading
    return bool(heading) and segment.kind != "heading" and is_a_subject(heading) and not speaks_of("of_all", heading)


def _are_told_apart(
    one: _Section, other: _Section, language: str, small: Set[str], told: Mapping[_Section, frozenset[str]]
) -> bool:
    """Both are names; where capitals tell none, both tell the same of two subjects.

    Sections on topics (`Annual leave`, `Approvals`) may tell of one another: their words are written small somewhere.
    """
    cased = language in BY_CODE and one[1].lower() != one[1].upper() and not BY_CODE[language].nouns_in_capitals
    if cased:
        return not any(_words(heading) & small for _, heading in (one, other))
    return len(told[one] & told[other]) >= _ALIKE


def _written_small(pool: Sequence[Segment]) -> frozenset[str]:
    return frozenset(stem(run) for s in pool for run in runs_of(s.text) if run.islower())


def _words(text: str) -> frozenset[str]:
    return frozenset(content_words(text))
