"""By which words two figures of one text are told apart, and whether what is said names the other's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from core.reading.labels import NONE, Beside, Label, Words

MOST = 0.6
"""Share of a loose label that must be said."""
TAIL = 2
"""Words behind a figure, and what it counts, at most for them to label it: `417 were destroyed`."""
ITEM = 6
"""Words of an item of a list at most."""
FEW = 4
"""Names in a clause at most for them to tell whose the figure is."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """The words that label the one figure, and those that label the other.

    `of_things`: they are what is counted; `loose`: only most of a label of several words tells.
    """

    ours: Words
    theirs: Words
    of_things: bool = False
    loose: bool = False

    @property
    def turned(self) -> Contrast:
        """The same from the other figure's side."""
        return replace(self, ours=self.theirs, theirs=self.ours)

    def is_meant(self, said: Words) -> bool:
        """What is said names one of the two."""
        return bool(said & (self.ours | self.theirs))

    def is_swapped(self, said: Words) -> bool:
        """What is said names the other figure's label, and nothing of the own one."""
        if said & self.ours or not said & self.theirs:
            return False
        return not self.loose or len(self.theirs & said) >= max(2, MOST * len(self.theirs))


def contrasts(one: Label, two: Label, *, counted: bool = True) -> Iterator[Contrast]:
    """Yield by which words two figures of one sentence, in order, are told apart.

    Months stand for months, the words behind a preposition for those behind the same, names for names, and what a
    clause begins with for what the other does. Figures of two things are told apart by these, where they are `counted`
    and bear no unit.
    """
    near = one.section == two.section
    a, b = (one.clause, two.clause) if near else (one.whole, two.whole)
    if counted and b.thing and not a.thing & b.thing:
        if a.thing:
            yield Contrast(a.thing, b.thing, of_things=True)
            yield Contrast(a.words - b.words, b.words - a.words, loose=True)
        return
    ours = a.words - b.words - (NONE if b.thing else a.thing)
    theirs = b.words - a.words
    pairs = [(mine, its, False) for mine, its in _pairs(a, b, near=near)]
    if not near:
        pairs += [(_union(one.clause.lead), _union(two.clause.lead), True)]
    yield from (
        Contrast(mine & ours, its & theirs, loose=loose) for mine, its, loose in pairs if mine & ours and its & theirs
    )


def contrasts_apart(one: Label, two: Label) -> Iterator[Contrast]:
    """Yield by which names two figures of two sentences, or two items of a list, are told apart."""
    a, b = one.whole, two.whole
    items = max(len(a.words), len(b.words)) <= ITEM and all(_union(x.lead) == x.before for x in (a, b))
    if (a.thing or b.thing) and not a.thing & b.thing:
        return
    if not (items or a.words & b.words) or max(len(a.names), len(b.names)) > FEW:
        return
    for mine, its in ((a.names - a.thing, b.names - b.thing), _leads(a, b) if items else (NONE, NONE)):
        ours, theirs = mine - b.words, its - a.words
        if ours and theirs:
            yield Contrast(ours, theirs)


def _pairs(a: Beside, b: Beside, *, near: bool) -> Iterator[tuple[Words, Words]]:
    yield a.months, b.months
    if near and max(len(a.tail), len(b.tail)) <= TAIL:
        yield a.tail, b.tail
    others = dict(b.objects)
    objects = ((words, others[p]) for p, words in a.objects if p in others and words != others[p])
    shared = [(w, o) for w, o in objects if max(len(w), len(o)) <= FEW]
    yield _union(w for w, _ in shared), _union(w for _, w in shared)
    if max(len(a.names), len(b.names)) <= FEW:
        yield a.names - a.thing, b.names - b.thing
    # Behind a figure of the same clause, the verb is left out: `Leeds handled 4,310, Hull 2,975`.
    if not near or (_union(b.lead) == b.before and a.led_in == b.led_in):
        yield _leads(a, b)


def _leads(a: Beside, b: Beside) -> tuple[Words, Words]:
    least = min(len(a.lead), len(b.lead))
    return _union(a.lead[:least]), _union(b.lead[:least])


def _union(sets: Iterable[Words]) -> Words:
    return NONE.union(*sets)
