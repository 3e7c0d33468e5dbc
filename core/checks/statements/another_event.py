"""A year that the evidence names only beside other events: `broke up in 2000`, where an album came out in 2000.

A doubt: no sentence that names the year tells of an event of that kind, or has a word of the clause.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import Source, source_of
from core.reading.characters import asides
from core.reading.cited_sentences import sentences_of
from core.reading.digits import years_at
from core.reading.events import events_in
from core.reading.lexicon import alternatives
from core.reading.periods import ranges_in
from core.reading.words import content_words

SHORTEST = 3
"""Words of a clause at least, for it to tell what happened."""

_JOINT = re.compile(rf"[,;:()]|{alternatives('coordinates', 'joins_events')}", re.IGNORECASE)
_LONGEST_SPAN = 121
"""Characters of a bracket that may hold a span of time."""
_DASHES = frozenset("-–")
_ITEMS = ("-", "–", "—", "•", "*")
_DATES = re.compile(rf"{alternatives('at_a_time')}\s(?:[^\W\d_]{{3,10}}[\s-]){{0,2}}(?:\d\d?,\s)?$", re.IGNORECASE)


def _another_event(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    for year, start, end in _dated(text):
        stems = content_words(_clause(text, start, end))
        if events_in(stems) and _is_told_of_others(year, frozenset(stems), said):
            at = said.sentence.start
            reason = f"the evidence names {year} beside something else"
            yield Misstatement(at + start, at + end, reason, f"`{year}`: {reason}: look up when this was.", doubt=True)


def _dated(text: str) -> list[tuple[int, int, int]]:
    """The only year of a sentence, where it says when (`in 2000`), and is no decade and no part of a span."""
    named = years_at(text)
    if len(named) != 1 or ranges_in(text):
        return []
    _, start, end = named[0]
    return named if _DATES.search(text[:start]) and text[end : end + 1] not in ("-", "–", "s", "/") else []


def _clause(text: str, start: int, end: int) -> str:
    """The clause of a stretch; all of the sentence, where that is too short."""
    before = [m.end() for m in _JOINT.finditer(text, 0, start) if len(text[m.end() : start].split()) > 1]
    behind = _JOINT.search(text, end)
    if _DATES.sub("", text[:start]).rstrip().endswith(","):
        return text  # `The museum opened four years after her death, in 2015`
    clause = text[before[-1] if before else 0 : behind.start() if behind else len(text)]
    return clause if len(clause.split()) >= SHORTEST else text


def _is_told_of_others(year: int, stems: frozenset[str], said: Statement) -> bool:
    """Sentences of the evidence name the year, and none of them tells of what is said."""
    named = False
    for text in said.sources:
        source = source_of(text)
        telling = _telling(stems, source)
        events = events_in(telling)
        if not events:
            return False
        for at in (i for i, years in enumerate(source.years) if str(year) in years):
            sentence, named = sentences_of(text)[at].text, True
            told = frozenset(content_words(_headed(text, at)))
            if not telling.isdisjoint(told) or not events.isdisjoint(events_in(told)) or _is_in_a_span(year, sentence):
                return False
    return named


def _headed(text: str, at: int) -> str:
    """A sentence; an item of a list behind what heads it: `Albums. - 2004: Northern Lights`."""
    told = sentences_of(text)
    first = at
    while first and told[first].text.lstrip().startswith(_ITEMS):
        first -= 1
    return told[at].text if first == at else f"{told[first].text} {told[at].text}"


def _is_in_a_span(year: int, sentence: str) -> bool:
    """The year is an end of a span in brackets, which tells of birth and death, or of whatever began and ended."""
    spans = (sentence[start:end] for start, end in asides(sentence, 0, _LONGEST_SPAN))
    return any(str(year) in span and not _DASHES.isdisjoint(span) for span in spans)


def _telling(stems: frozenset[str], source: Source) -> frozenset[str]:
    """Those that are neither figures nor the name of what the source is about."""
    return frozenset(w for w in stems if not w[0].isdecimal() and w not in source.common)


ANOTHER_EVENT = Said("another_event", _another_event, of_prose=True, of_digits=True)
