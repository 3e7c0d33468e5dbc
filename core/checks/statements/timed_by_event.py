"""The time of one event is said of another of the same sentence: `went public in 1998` where it was founded then.

Proved where the evidence tells of two events, each with its time, and all words by the time in the answer are those of
the other event, or of what both are of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.timed_otherwise import Told, is_same, labelled, places_in, told_in
from core.reading.claim_words import language_said
from core.reading.clock_times import Moment, moments_in
from core.reading.kindred import says_any
from core.reading.label_words import Words
from core.reading.lexicon import speaks_of
from core.reading.roles import Role

MOST = 0.75
"""Share of the words of the other event that must be said."""
_DENIES: tuple[Role, ...] = ("denied", "negates")


def _timed_by_event(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    moments = moments_in(text)
    told = [t for source in said.sources for t in told_in(source)] if moments else []
    held = [(moment, own) for moment in moments if (own := _own(moment, told))]
    # What is said of a moment is read where it may be another's alone: few are.
    if held and len(places_in(text)) > len(moments):  # whose figure it is, and of which year, the figures are held to
        moments = tuple(moment for moment in moments if moment.sort != "year")
    for moment, own in ((moment, own) for moment, own in held if moment in moments):
        words = _said_of(moment, moments, text)
        others = [_other(t, told, words) for t in own] if words else []
        if others and all(others) and not says_any(_DENIES, text):
            start, (low, high) = said.sentence.start, moment.place
            reason = "the evidence gives this time to something else"
            hint = (
                f'The evidence has: "{others[0].text[:200] if others[0] else ""}". Say what `{text[low:high]}` is of.'
            )
            yield Misstatement(start + low, start + high, reason, hint)


def _own(moment: Moment, told: Sequence[Told]) -> list[Told]:
    """Where the evidence names the moment; nothing where that is not always beside another one."""
    own = [t for t in told if is_same(t.moment, moment)]
    return own if all(any(_is_beside(o, t) for o in told) for t in own) else []


def _is_beside(one: Told, two: Told) -> bool:
    """Another moment of the same sentence; two that no words part share their label."""
    return one.text == two.text and one.moment.sort == two.moment.sort and one.moment.place != two.moment.place


def _said_of(moment: Moment, moments: Sequence[Moment], text: str) -> Words:
    """The words that the answer says of a moment; none of an end of a span, or of one that goes up to it."""
    labels = labelled(text)
    clause = labels[moment.place].clause
    shared = any(m.place != moment.place and labels[m.place].clause.near == clause.near for m in moments)
    return frozenset() if shared or speaks_of("until", text, language_said(text)) else clause.words


def _other(own: Told, told: Sequence[Told], said: Words) -> Told | None:
    ours = own.label.clause.words
    for other in told:
        if not _is_beside(own, other):
            continue
        theirs = other.label.clause.words
        if other.label.clause.near == own.label.clause.near or not (ours - theirs and theirs - ours):
            continue
        mine, its = len(ours & said) / len(ours), len(theirs & said) / len(theirs)
        if said <= ours | theirs and mine < 1 and its > mine and (its >= MOST or (said <= theirs and not mine)):
            return other
    return None


TIMED_BY_EVENT = Said("timed_by_event", _timed_by_event, of_prose=True)
