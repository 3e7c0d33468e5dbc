"""The time of one event is said of another of the same sentence: `went public in 1998` where it was founded then.

Proved where the evidence tells of two events, each with its time, and all words by the time in the answer are those of
the other event, or of what both are of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.timed_otherwise import Mention, Told, is_same, places_in, told_in
from core.reading.claim_words import language_said
from core.reading.clock_times import Moment, moments_in
from core.reading.kindred import says_any
from core.reading.labels import Label
from core.reading.lexicon import opens_with, speaks_of
from core.reading.roles import Role

MOST = 0.75
"""Share of the words of the other event that must be said."""
NEAR = 10
"""Characters before a moment in which a word says that something goes up to it."""
_DENIES: tuple[Role, ...] = ("denied", "negates")


def _timed_by_event(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    moments = moments_in(text)
    held = [(moment, own) for moment in moments if (own := _own(moment, said.sources))]
    # What is said of a moment is read where it may be another's alone: few are.
    if held and len(places_in(text)) > len(moments):  # whose figure it is, and of which year, the figures are held to
        moments = tuple(moment for moment in moments if moment.sort != "year")
    for moment, own in ((moment, own) for moment, own in held if moment in moments):
        ours = Mention(text, moment)
        others = [_other(t, beside, ours) for t, beside in own] if ours.label.clause.words else []
        if others and all(others) and not says_any(_DENIES, text):
            start, (low, high) = said.sentence.start, moment.place
            reason = "the evidence gives this time to something else"
            hint = (
                f'The evidence has: "{others[0].text[:200] if others[0] else ""}". Say what `{text[low:high]}` is of.'
            )
            yield Misstatement(start + low, start + high, reason, hint)


def _own(moment: Moment, sources: Sequence[str]) -> list[tuple[Told, list[Told]]]:
    """Where the evidence names the moment, with those beside it; nothing where that is not always beside another."""
    own = [(t, told) for told in map(told_in, sources) for t in told if is_same(t.moment, moment)]
    found = [(t, [other for other in told if _is_beside(t, other)]) for t, told in own]
    return found if all(beside for _, beside in found) else []


def _is_beside(one: Told, two: Told) -> bool:
    """Another moment of the same sentence, or a day of the one before or behind."""
    if one.moment.sort != two.moment.sort or is_same(one.moment, two.moment):
        return False
    return one.sentence == two.sentence or (one.moment.sort == "day" and abs(one.sentence - two.sentence) == 1)


def _other(own: Told, beside: Sequence[Told], said: Mention) -> Told | None:
    for other in beside:
        if other.label is own.label or not _ends_alike(own, other, said):
            continue
        labels = said.labels_of(other.moment)
        if any(label is said.label for label in labels):
            continue  # The other end of one span: `from March 3 to August 31`.
        if _is_of(other, own, said.label, MOST if other.sentence != own.sentence else 0.0):
            return other
        if labels and _is_within(other, own, said.label) and all(_is_within(own, other, label) for label in labels):
            return other  # The two have changed places.
    return None


def _is_of(other: Told, own: Told, label: Label, least: float) -> bool:
    """All words by a moment of the answer are those of another event, or of what both are of.

    Most of the event's are said, or at `least` that share where none is the own one's.
    """
    said, ours, theirs = label.clause.words, own.label.clause.words, other.label.clause.words
    if not (ours - theirs and theirs - ours):
        return False
    mine, its = len(ours & said) / len(ours), len(theirs & said) / len(theirs)
    if not (said <= ours | theirs and mine < 1 and its > mine):
        return False
    return its >= MOST or (said <= theirs and not mine and its >= least)


def _is_within(other: Told, own: Told, label: Label) -> bool:
    """All words by a moment of the answer are those of another event, one of them its alone."""
    said, ours, theirs = label.clause.words, own.label.clause.words, other.label.clause.words
    return said <= theirs and not said <= ours


def _ends_alike(own: Told, other: Told, said: Mention) -> bool:
    """What goes up to a moment is held against what goes up to the other alone: `until May 4` of what closes then.

    Not of a span, whose ends are told apart by what it is of.
    """
    if not _goes_up_to(said) or any(label is said.label for label in said.other_labels):
        return True
    return _goes_up_to(other.mention) and not _goes_up_to(own.mention)


def _goes_up_to(said: Mention) -> bool:
    """A word for it stands before the moment, or behind."""
    text, (start, end) = said.text, said.moment.place
    language = language_said(text)
    return speaks_of("until", text[max(0, start - NEAR) : start], language) or opens_with(
        "up_to", text[end:].lstrip(), language
    )


TIMED_BY_EVENT = Said("timed_by_event", _timed_by_event, of_prose=True)
