"""What a draft says that another sentence changed since: the newer one answers, and the earlier one is named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from core.extraction.composing import cite
from core.extraction.disagreement import all_lead_ins, named
from core.extraction.segments import Segment
from core.extraction.support import Query
from core.extraction.understanding import Understanding
from core.model import Draft, Passage
from core.precedence import precedence
from core.reading.detection import language_of
from core.reading.periods import Day, dates_in
from core.reading.phrases import say
from core.reading.revising import is_decided, is_given_anew, of_the_same, takes_its_place, told_in
from core.reading.words import content_words

_TOLD = ("sentence", "item")
_MOST_SAID = 4  # sentences of a draft that are looked at
_MOSTLY = 0.6  # of a line's characters
_MOST_CHANGES = 4  # moved, and moved again


@dataclass(frozen=True, slots=True)
class _Evidence:
    query: Query
    pool: Sequence[Segment]
    passages: Sequence[Passage]


def brought_up_to_date(
    draft: Draft, read: Understanding, passages: Sequence[Passage], language: str
) -> tuple[Draft, tuple[str, ...]]:
    """Return the draft with what changed since in place of what it says, and notes: which source was set aside.

    Where it tells the newer, what that changed is named behind it. One that tells of two sources already is left alone.
    """
    if draft.refused or any(phrase in draft.text for phrase in all_lead_ins()):
        return draft, ()
    found = _Evidence(read.query, [s for s in read.pool if s.kind in _TOLD], passages)
    said = [s for s in found.pool if s.source in draft.cited and cite(s.text, s.source) in draft.text]
    for one in said[:_MOST_SAID]:
        latest = _latest(one, found)
        earlier = one if latest is not one else _changed_by(one, found)
        if earlier is not None:
            made = _with_both(draft, one, latest, earlier, language_of(read.query.text))
            return made, _notes(latest, earlier, passages, language)
    return draft, ()


def is_changed(read: Understanding, passages: Sequence[Passage]) -> bool:
    """Tell whether one of the sentences that answer best says what became of another."""
    found = _Evidence(read.query, [s.segment for s in read.scored if s.segment.kind in _TOLD][:_MOST_SAID], passages)
    return any(changes_it(one, other, found) for one, other in permutations(found.pool, 2))


def _latest(one: Segment, found: _Evidence) -> Segment:
    """Return what changed a sentence last; itself where nothing did."""
    for _ in range(_MOST_CHANGES):
        changes = [other for other in found.pool if changes_it(one, other, found)]
        if not changes:
            break
        one = changes[0]
    return one


def _changed_by(one: Segment, found: _Evidence) -> Segment | None:
    return next((other for other in found.pool if changes_it(other, one, found)), None)


def changes_it(one: Segment, other: Segment, found: _Evidence) -> bool:
    """Tell whether `other` says what became of what `one` says, as far as that was asked for."""
    query, before, after = found.query, told_in(one.text), told_in(other.text)
    if before is None or after is None or one.text == other.text:
        return False
    asked = frozenset(query.weights)
    if not query.held(other.text) & asked:
        return False
    order = _order(one, other, found)
    if order < 0:
        return False
    if is_decided(before, after):
        return order > 0 and bool(asked & after.words) and asked & after.words <= before.bare
    lacking = (query.held(one.text) - query.held(other.text)) & asked
    if not of_the_same(before, after, frozenset(content_words(one.heading))) or (
        lacking and not (query.wants_date or query.wants_figure)
    ):
        return False
    if takes_its_place(before, after, dates=query.wants_date):
        return order > 0 or not before.changes
    return order > 0 and query.wants_date and is_given_anew(before, after)


def _order(one: Segment, other: Segment, found: _Evidence) -> int:
    """Return 1 where the other is the later, -1 where it is the earlier, 0 where nothing says so for certain.

    In one document, the days that its entries stand below may tell it.
    """
    mine, theirs = (found.passages[s.source - 1].meta for s in (one, other))
    if (mine.collection, mine.document) == (theirs.collection, theirs.document):
        days = [_day_above(s, found.pool) for s in (one, other)]
        return (days[1] > days[0]) - (days[1] < days[0]) if all(days) else 0
    ruled = precedence(mine, theirs)
    return 0 if ruled is None or not ruled.firm else 1 if ruled.first else -1


def _day_above(one: Segment, pool: Sequence[Segment]) -> Day | tuple[()]:
    """Return the day in the last line before a sentence that says nothing but a day, else in its heading."""
    above = [s.text for s in pool if s.source == one.source and s.position < one.position]
    lines = [*reversed(above), one.heading]
    return next((d.readings[0] for line in lines for d in dates_in(line) if len(d.text) >= _MOSTLY * len(line)), ())


def _with_both(draft: Draft, told: Segment, latest: Segment, earlier: Segment, language: str) -> Draft:
    newer, older = cite(latest.text, latest.source), cite(earlier.text, earlier.source)
    both = f"{newer} {say('otherwise_changed', language)} {older}"
    place = cite(told.text, told.source)
    beside = newer if told is not latest else older
    before, _, behind = draft.text.partition(place)
    text = " ".join(f"{before.replace(beside, '')}{both}{behind.replace(beside, '')}".split(" "))
    cited = tuple(sorted({*draft.cited, latest.source, earlier.source}))
    return replace(draft, text=text.strip(), cited=cited)


def _notes(latest: Segment, earlier: Segment, passages: Sequence[Passage], language: str) -> tuple[str, ...]:
    followed, aside = (passages[s.source - 1].meta for s in (latest, earlier))
    if followed.document == aside.document:
        return ()
    return (say("source_followed", language, winner=named(followed), loser=named(aside)),)
