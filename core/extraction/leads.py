"""Subjects that no heading names: paragraphs and list items of one section that open with whom or what they speak of.

`In the chemistry laboratory, ... The room is locked at eight.` beside `In the biology laboratory, ...`: what sets an
opening apart from those beside it is the subject of all its sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace

from core.extraction.segments import Segment
from core.reading.characters import runs_of
from core.reading.plurals import is_plural
from core.reading.words import content_words

_OPENING = 8  # words in which a paragraph says what it is about
_LONGEST_LEAD = 4  # words before a colon or a dash
_MOST_UNITS = 40
_FEWEST, _ALIKE = 2, 2
"""Words that two paragraphs have in common, at least, where they tell the same of two subjects."""
_WITHIN = "-‐‑'’"  # signs that part no words: one half of `Full-time` names nothing
_MARKS = (": ", " - ", " – ", " — ", "：")

Unit = tuple[int, int, int]
"""A paragraph (source, group, -1), or an item of a list (source, group, position)."""


@dataclass(frozen=True, slots=True)
class Lead:
    """What a paragraph is about: `name` as it is written, `stem` of the word that sets it apart.

    `beside` are the other stems of the opening.
    """

    name: str
    stem: str
    beside: frozenset[str] = frozenset()


def unit_of(segment: Segment) -> Unit:
    """Return the paragraph or item that a segment is part of."""
    return segment.source, segment.group, segment.position if segment.kind == "item" else -1


def leads_of(pool: Sequence[Segment]) -> dict[Unit, Lead]:
    """Return what each paragraph is about that stands among others that tell alike of something else."""
    sections: dict[tuple[int, str], dict[Unit, list[Segment]]] = {}
    for segment in pool:
        if segment.kind in ("sentence", "item"):
            units = sections.setdefault((segment.source, segment.heading), {})
            units.setdefault(unit_of(segment), []).append(segment)
    found: dict[Unit, Lead] = {}
    for units in sections.values():
        if _FEWEST <= len(units) <= _MOST_UNITS:
            found |= _parallel(units)
    return found


def with_leads(pool: Sequence[Segment]) -> tuple[Segment, ...]:
    """Return the segments with what their paragraph is about in their context."""
    leads = leads_of(pool)
    told = ((segment, leads.get(unit_of(segment))) for segment in pool)
    return tuple(
        replace(s, context=f"{s.context} > {lead.name}") if lead and _is_of(s, lead) else s for s, lead in told
    )


def _is_of(segment: Segment, lead: Lead) -> bool:
    """A sentence that repeats a word of the opening names its own: `The Plus account` behind `The Basic account`."""
    return not lead.beside & set(content_words(segment.text))


def _parallel(units: Mapping[Unit, Sequence[Segment]]) -> dict[Unit, Lead]:
    openings = {unit: _opening(parts[0].text) for unit, parts in units.items()}
    bodies = {unit: {t for part in parts for t in content_words(part.text)} for unit, parts in units.items()}
    first = next(iter(units))
    # What leads in to all of them may name each: `Dogs, cats and rabbits ...`.
    beside = [opening for unit, opening in openings.items() if unit != first or len(units) == _FEWEST]
    shared, anywhere = _shared(beside), _shared(list(openings.values()))
    leads = {}
    for unit, opening in openings.items():
        lead = _lead(units[unit][0].text, opening, shared, anywhere)
        elsewhere = (body for other, body in bodies.items() if other not in (unit, first))
        if lead and not any(lead.stem in body for body in elsewhere):
            leads[unit] = lead
    return {unit: lead for unit, lead in leads.items() if _has_sibling(unit, leads, bodies)}


def _has_sibling(unit: Unit, leads: Mapping[Unit, Lead], bodies: Mapping[Unit, Set[str]]) -> bool:
    return any(len(bodies[unit] & bodies[other]) >= _ALIKE for other in leads if other != unit)


def _opening(text: str) -> list[tuple[str, str]]:
    """Return the first words, each with its stem; nothing for a word that carries no meaning."""
    return [(word, next(iter(content_words(word)), "")) for word in runs_of(text, _WITHIN)[:_OPENING]]


def _shared(openings: Sequence[list[tuple[str, str]]]) -> frozenset[str]:
    counted = Counter(stem for opening in openings for stem in {stem for _, stem in opening if stem})
    return frozenset(stem for stem, times in counted.items() if times > 1)


def _lead(text: str, opening: Sequence[tuple[str, str]], shared: Set[str], anywhere: Set[str]) -> Lead | None:
    """Return the first word that others have not, with the words around it that they have: `biology laboratory`."""
    at = next((i for i, (_, stem) in enumerate(opening) if stem and stem not in shared), None)
    if at is None or opening[at][1][0].isdigit():
        return None
    beside = frozenset(stem for _, stem in opening if stem) - {opening[at][1]}
    marked = min((text.split(mark)[0] for mark in _MARKS if mark in text), key=len, default="")
    if marked and len(marked.split()) <= _LONGEST_LEAD and opening[at][0] in marked:
        return Lead(marked.strip(" *_"), opening[at][1], beside)
    start, end = at, at + 1
    while start and opening[start - 1][1] in anywhere and _adjoin(text, opening, start):
        start -= 1
    while end < len(opening) and opening[end][1] in anywhere and _adjoin(text, opening, end):
        if is_plural(opening[end - 1][0]):
            break  # whoever they are, what they do is no part of the name: `interns receive`
        end += 1
    return Lead(" ".join(word for word, _ in opening[start:end]), opening[at][1], beside)


def _adjoin(text: str, opening: Sequence[tuple[str, str]], at: int) -> bool:
    return f"{opening[at - 1][0]} {opening[at][0]}" in text
