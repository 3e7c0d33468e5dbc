"""A time is said of something that the evidence gives another, be it of the clock, a day, a month or a year.

`York opens at 8:00`: proved where the evidence names both, tells them apart by words (`Leeds opens at 8:00, York at
9:30`), and the sentence has the other's, and none of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import nsmallest
from itertools import chain
from typing import NamedTuple

from core.checks.rule import Misstatement, Said, Statement
from core.reading.adjoining import are_ends
from core.reading.amounts import read_amounts
from core.reading.beside import Beside
from core.reading.cited_sentences import sentences_of
from core.reading.clock_times import Moment, Place, moments_in
from core.reading.contrasts import Contrast, contrasts, contrasts_apart
from core.reading.label_words import LabelWord
from core.reading.labels import Label, labels_of
from core.reading.lexicon import speaks_of_any, words_of
from core.reading.named_times import named_times_in
from core.reading.told_aside import BESIDE, SETS_APART, is_told_aside

NEAR = 2
"""Sentences from one moment to another at most, for them to be told apart by what they are about."""
NEAREST = 16
"""Moments that one is told apart from, the nearest: a sentence may list hundreds."""
MOST = 200
"""Moments of one source that are compared."""
MOST_SAID = 48
"""Moments of one sentence that are judged: each is told apart from several of each source."""

_NAMED = ("weekday", "month")
"""Moments that an exception is told by, and that none has of its own."""


class Mention(NamedTuple):
    """A moment in its sentence."""

    text: str
    moment: Moment

    @property
    def label(self) -> Label:
        """What the sentence says of it. Reading labels costs: only where another moment stands near."""
        return labelled(self.text)[self.moment.place]

    def labels_of(self, other: Moment) -> list[Label]:
        """What the sentence says of another moment, which it may name several times."""
        labels = labelled(self.text)
        told = _by_readings(self.text)
        places = {place for reading in other.readings for place in told.get((other.sort, reading), ())}
        return [labels[place] for place in sorted(places)]

    @property
    def other_labels(self) -> list[Label]:
        """What the sentence says of its other moments."""
        labels = labelled(self.text)
        return [labels[m.place] for m in named_times_in(self.text) if m.place != self.moment.place]


class Told(NamedTuple):
    """A moment of a source, in its sentence."""

    moment: Moment
    sentence: int
    text: str

    @property
    def mention(self) -> Mention:
        """The moment in its sentence, wherever that stands."""
        return Mention(self.text, self.moment)

    @property
    def label(self) -> Label:
        """What the sentence says of it."""
        return self.mention.label


def _timed_otherwise(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    for moment in named_times_in(text)[:MOST_SAID]:
        told = [(t, all_told) for all_told in map(told_in, said.sources) for t in all_told if is_same(t.moment, moment)]
        rivals = [(t, _rivals(t, all_told)) for t, all_told in told]
        if not rivals or not all(near for _, near in rivals):
            continue
        others = [_other(t, near, Mention(text, moment)) for t, near in rivals]
        if all(others):
            start, end = moment.place
            at, of = said.sentence.start, others[0]
            reason = "the evidence gives this time to something else"
            hint = f'The evidence has: "{of.text[:200] if of else ""}". Say whose `{text[start:end]}` is.'
            yield Misstatement(at + start, at + end, reason, hint)


def _rivals(own: Told, told: Sequence[Told]) -> list[Told]:
    """Other moments near by."""
    near = (o for o in told if abs(o.sentence - own.sentence) <= NEAR and o.moment.sort == own.moment.sort)
    rivals = [o for o in near if not is_same(o.moment, own.moment)]
    return rivals if len(rivals) <= NEAREST else nsmallest(NEAREST, rivals, key=lambda o: _away(own, o))


def _away(own: Told, other: Told) -> tuple[int, int]:
    """How far off another moment stands: in sentences, then in characters."""
    return abs(other.sentence - own.sentence), abs(other.moment.place[0] - own.moment.place[0])


def is_same(one: Moment, two: Moment) -> bool:
    """Tell whether two moments may be one."""
    return one.sort == two.sort and not one.readings.isdisjoint(two.readings)


def _other(own: Told, rivals: Sequence[Told], said: Mention) -> Told | None:
    """The moment whose label is said, where the other has one of its own that isn't.

    One that the answer says as well is another end of the same span (`from March 3 to August 31`), or has changed
    places with the moment.
    """
    for other in rivals:
        labels = said.labels_of(other.moment)
        if any(label is said.label for label in labels):
            continue
        if not labels and _is_told_aside(own, other, said):
            return other
        apart = (c for c in _apart(own, other) if not _leaves_out_its_subject(own, other, c))
        contrast = next((c for c in apart if c.is_meant(said.label.clause.words)), None)
        if contrast is None or not contrast.is_swapped(said.label.clause.words):
            continue
        if all(contrast.turned.is_swapped(label.clause.words) for label in labels):
            return other
    return None


def _is_told_aside(own: Told, other: Told, said: Mention) -> bool:
    """The time of the exception is said to be that of all the rest."""
    away = abs(own.sentence - other.sentence)
    if own.moment.sort in _NAMED or away > BESIDE or speaks_of_any(SETS_APART, said.text) or _is_of_a_span(own, other):
        return False
    first = (own.sentence, own.moment.place) < (other.sentence, other.moment.place)
    return is_told_aside(own.label, other.label, said.label.clause.words, first=first, near=not away)


def _is_of_a_span(own: Told, other: Told) -> bool:
    one, two = sorted((own.moment.place, other.moment.place))
    return own.sentence == other.sentence and are_ends(own.text, one, two)


def _leaves_out_its_subject(own: Told, other: Told, contrast: Contrast) -> bool:
    """`The lease started in May 2022 and ends in June 2026` is of the lease both times."""
    behind = own.sentence == other.sentence and own.moment.place > other.moment.place
    return (
        behind
        and contrast.ours.isdisjoint(own.label.clause.names)
        and not _is_its_own_subject(contrast, own.label.clause.near)
    )


def _is_its_own_subject(contrast: Contrast, near: Sequence[LabelWord]) -> bool:
    """A word that tells the two apart has an article before it, or behind it a mark of who does it: `o festival`."""
    for before, word, behind in zip((None, *near), near, (*near[1:], None), strict=False):
        if not contrast.ours.isdisjoint(word.stems):
            led = before is not None and before.lowered in words_of("article")
            marked = behind is not None and behind.lowered in words_of("marks_doer", "topic_mark")
            if led or marked:
                return True
    return False


def _apart(own: Told, other: Told) -> Iterator[Contrast]:
    if own.sentence != other.sentence:
        return contrasts_apart(own.label, other.label)
    if own.moment.place < other.moment.place:
        told = contrasts(own.label, other.label, counted=False)
    else:
        told = (c.turned for c in contrasts(other.label, own.label, counted=False))
    return chain(told, _by_event(own.label.clause, other.label.clause))


def _by_event(own: Beside, other: Beside) -> Iterator[Contrast]:
    """By what happened then, whoever it happened to: `joined the bank in 1988, became its head in 2005`."""
    names = own.names | other.names
    ours, theirs = own.before - other.words - names, other.before - own.words - names
    if ours and theirs:
        yield Contrast(ours, theirs, loose=len(theirs) > 1)


@lru_cache(maxsize=64)
def told_in(source: str) -> tuple[Told, ...]:
    """Return the moments of a source, in order."""
    found: list[Told] = []
    for number, sentence in enumerate(sentences_of(source)):
        moments = named_times_in(sentence.text)
        found += [Told(m, number, sentence.text) for m in moments]
        if len(found) >= MOST:
            break
    return tuple(found[:MOST])


@lru_cache(maxsize=512)
def _by_readings(text: str) -> dict[tuple[str, object], list[Place]]:
    """Where a sentence names each moment, by its sort and what it may be."""
    found: dict[tuple[str, object], list[Place]] = {}
    for moment in named_times_in(text):
        for reading in moment.readings:
            found.setdefault((moment.sort, reading), []).append(moment.place)
    return found


@lru_cache(maxsize=512)
def labelled(text: str) -> dict[Place, Label]:
    """Return the labels of a sentence's figures and moments, by their places: a day labels the clock times by it."""
    plain = places_in(text)
    named = [m.place for m in named_times_in(text) if m.place not in plain]
    found = _labelled_at(text, plain)
    if not named:
        return found
    beside = (p for p in plain if not any(low < p[1] and p[0] < high for low, high in named))
    return _labelled_at(text, tuple(sorted((*named, *beside)))) | found


def _labelled_at(text: str, places: tuple[Place, ...]) -> dict[Place, Label]:
    return dict(zip(places, labels_of(text, places), strict=True)) if places else {}


@lru_cache(maxsize=512)
def places_in(text: str) -> tuple[Place, ...]:
    """Return where a sentence's figures and moments stand, in order."""
    moments = [m.place for m in moments_in(text)]
    free = [(a.start, a.end) for a in read_amounts(text)]
    apart = [p for p in free if not any(low < p[1] and p[0] < high for low, high in moments)]
    return tuple(sorted({*moments, *apart}))


TIMED_OTHERWISE = Said("timed_otherwise", _timed_otherwise, of_prose=True)
