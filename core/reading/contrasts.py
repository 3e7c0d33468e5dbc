"""By which words two figures of one text are told apart, and whether what is said names the other's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from core.reading.beside import Beside
from core.reading.label_words import NONE, Words
from core.reading.labels import Label
from core.reading.languages import READ

MOST = 0.6
"""Share of a loose label that must be said."""
TAIL = 2
"""Words behind a figure, and what it counts, at most for them to label it: `417 were destroyed`."""
TELLING = 2
"""Words that two sentences share at least to say the same of what they begin with."""
ITEM = 6
"""Words of an item of a list at most."""
NEARLY_ALL = 0.75
"""Share of what stands before a figure that must be said for it to be meant, where one may leave words to the other."""
FEW, FEW_CHARACTERS = 4, 16
"""Names in a clause at most for them to tell whose the figure is."""


_WITHOUT_CAPITALS = frozenset(language.code for language in READ if language.script != "latin")


@dataclass(frozen=True, slots=True)
class Contrast:
    """The words that label the one figure, and those that label the other.

    `of_things`: they are what is counted; `loose`: only most of a label of several words tells; `elliptic`: the one may
    leave out what the other says for both (`the head office 15 days of leave, the branch 18`).
    """

    ours: Words
    theirs: Words
    of_things: bool = False
    loose: bool = False
    elliptic: bool = False

    @property
    def turned(self) -> Contrast:
        """The same from the other figure's side."""
        return replace(self, ours=self.theirs, theirs=self.ours)

    def is_meant(self, said: Words) -> bool:
        """What is said names one of the two."""
        if self.elliptic:
            return max(_share(self.ours, said), _share(self.theirs, said)) >= NEARLY_ALL
        return bool(said & (self.ours | self.theirs))

    def is_swapped(self, said: Words) -> bool:
        """What is said names the other figure's label, and nothing of the own one."""
        if self.elliptic:
            ours, theirs = _share(self.ours, said), _share(self.theirs, said)
            return ours < theirs and theirs >= (NEARLY_ALL if not ours else 1.0)
        if said & self.ours or not said & self.theirs:
            return False
        return not self.loose or len(self.theirs & said) >= max(2, MOST * len(self.theirs))


def _share(words: Words, said: Words) -> float:
    return len(words & said) / len(words)


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
    if not (ours and theirs):
        return
    if near and a.language in _WITHOUT_CAPITALS and a.before - b.words and b.before - a.words:
        yield Contrast(a.before - b.words, b.before - a.words, elliptic=True)
    for mine, its in _pairs(a, b, near=near):
        if mine & ours and its & theirs:
            yield Contrast(mine & ours, its & theirs)
    if not near and (mine := _union(one.clause.lead) & ours) and (its := _union(two.clause.lead) & theirs):
        yield Contrast(mine, its, loose=True)


def contrasts_apart(one: Label, two: Label) -> Iterator[Contrast]:
    """Yield by which months or names two figures of two sentences, or two items of a list, are told apart."""
    a, b = one.whole, two.whole
    items = max(len(a.words), len(b.words)) <= ITEM and all(_union(x.lead) == x.before for x in (a, b))
    shared = a.words & b.words
    if shared and a.months - b.months and b.months - a.months:
        yield Contrast(a.months - b.months, b.months - a.months)
    verb = (a.before & b.before) - a.names - b.names
    if a.thing.isdisjoint(b.thing) and ((a.thing and b.thing) or ((a.thing or b.thing) and not verb)):
        return
    if not (items or shared) or max(len(a.names), len(b.names)) > FEW:
        return
    if len(shared) >= TELLING and a.begins_with_its_lead and b.begins_with_its_lead:
        yield from _subjects(a, b)
    elided = bool(a.thing) != bool(b.thing)
    names = (NONE, NONE) if elided else (a.names - a.thing, b.names - b.thing)
    for mine, its in (names, _leads(a, b) if items else (NONE, NONE)):
        ours, theirs = mine - b.words, its - a.words
        if ours and theirs:
            yield Contrast(ours, theirs)


def _subjects(a: Beside, b: Beside) -> Iterator[Contrast]:
    """What two sentences that say the same begin with: `Cardiology treated 2,140. The stroke unit, 960`."""
    ours, theirs = (_union(x.lead) - other.words for x, other in ((a, b), (b, a)))
    if ours and theirs:
        yield Contrast(ours, theirs, loose=len(theirs) > 1)


def _pairs(a: Beside, b: Beside, *, near: bool) -> Iterator[tuple[Words, Words]]:
    yield a.months, b.months
    ours, theirs = a.tail or a.thing, b.tail or b.thing
    if near and max(len(ours), len(theirs)) <= TAIL:
        yield ours, theirs
    others = b.objects
    objects = ((words, others[p]) for p, words in a.objects.items() if p in others and words != others[p])
    most = FEW if a.language not in _WITHOUT_CAPITALS else FEW_CHARACTERS
    shared = [(w, o) for w, o in objects if max(len(w), len(o)) <= most]
    yield _union(w for w, _ in shared), _union(w for _, w in shared)
    if max(len(a.names), len(b.names)) <= FEW:
        yield a.names - a.thing, b.names - b.thing
    if near and a.attribute and b.attribute:
        least = min(len(a.attribute), len(b.attribute))
        yield _union(a.attribute[:least]), _union(b.attribute[:least])
        return
    # Behind a figure of the same clause, the verb is left out: `Leeds handled 4,310, Hull 2,975`.
    if not near or (_union(b.lead) == b.before and a.led_in == b.led_in):
        yield _leads(a, b)


def _leads(a: Beside, b: Beside) -> tuple[Words, Words]:
    least = min(len(a.lead), len(b.lead))
    return _union(a.lead[:least]), _union(b.lead[:least])


def _union(sets: Iterable[Words]) -> Words:
    return NONE.union(*sets)
