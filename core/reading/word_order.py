"""The words of a sentence in their order, figures and times among them, and two such orders beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from core.reading.amounts import read_amounts
from core.reading.claim_words import language_said
from core.reading.clock_times import moments_in
from core.reading.label_words import LONGEST, NONE, LabelWord, Words, words_outside
from core.reading.lexicon import pattern_of, words_of
from core.reading.opposites import are_opposites, sides_of
from core.reading.roles import Role

MOST = 60
"""Words of a sentence at most that are set beside another's."""
_DROPPED, _ADDED, _SMALL, _OTHER = 0.7, 3.5, 0.25, 1.0


_OPENS: Final[tuple[Role, ...]] = ("according_to", "because_of", "comes_after", "comes_before", "preposition")
"""What begins a sentence with a capital, and is no part of the name behind it."""


class Word(NamedTuple):
    """A word or a figure in its place.

    - lowered: as written, in lower case.
    - stems: what it is compared by; nothing for a function word.
    - figure: it is a figure, a clock time, a date or a year.
    """

    start: int
    end: int
    lowered: str
    stems: Words
    figure: bool = False


class Gap(NamedTuple):
    """A stretch in which two orders differ: the words that the one has there, and those of the other."""

    ours: tuple[Word, ...]
    theirs: tuple[Word, ...]


class Beside(NamedTuple):
    """Two orders beside each other: where they differ, and how many pairs of opposites stand in the same place.

    `between` are for each gap the words in common since the one before, `behind` those behind the last; `odd` are
    function words that only one has.
    """

    gaps: tuple[Gap, ...]
    between: tuple[tuple[Word, ...], ...]
    turns: tuple[Word, ...]
    odd: tuple[Word, ...]
    behind: tuple[Word, ...] = ()


@lru_cache(maxsize=2048)
def words_in_order(text: str) -> tuple[Word, ...]:
    """Return the words and figures of a sentence, names of several words as one; nothing of a longer one."""
    text = text[:LONGEST]
    placed = {m.place: frozenset(map(str, m.readings)) for m in moments_in(text)}
    for amount in read_amounts(text):
        place = (amount.start, amount.end)
        if not any(low < place[1] and place[0] < high for low, high in placed):
            placed[place] = frozenset((f"{amount.value:g}{amount.unit}",))
    places = tuple(sorted(placed))
    words = list(_cut(words_outside(text, places), text))
    figures = [Word(*place, text[slice(*place)].lower(), placed[place], figure=True) for place in places]
    found = sorted((*figures, *_named(text, words)))
    return tuple(found) if len(found) <= MOST else ()


def _cut(words: Iterable[LabelWord], text: str) -> Iterator[LabelWord]:
    """Cut what no blanks part at words that tell who does what, and what is compared: `北京比上海大`."""
    cuts = pattern_of("parts_han", "zh")
    chinese = language_said(text) == "zh"
    for word in words:
        at = 0
        for match in cuts.finditer(word.text) if chinese else ():
            if match.start() > at:
                yield _piece(word, at, match.start())
            yield _piece(word, *match.span())
            at = match.end()
        if at < len(word.text):
            yield _piece(word, at, len(word.text)) if at else word


def _piece(word: LabelWord, start: int, end: int) -> LabelWord:
    text = word.text[start:end]
    return LabelWord(word.start + start, text, text, frozenset(text) if len(text) > 1 else NONE)


def _named(text: str, words: Sequence[LabelWord]) -> Iterator[Word]:
    """Yield words; those with a capital that nothing but a blank parts as one."""
    held: LabelWord | None = None
    word = None
    for one in words:
        named = bool(one.stems) and one.text[:1].isupper() and not one.is_month
        named = named and not (word is None and one.lowered in words_of(*_OPENS))
        if word is not None and named and held is not None and text[held.end : one.start] == " ":
            word = Word(word.start, one.end, f"{word.lowered} {one.lowered}", word.stems | one.stems)
        else:
            if word is not None:
                yield word
            word = Word(one.start, one.end, one.lowered, one.stems)
        held = one if named else None
    if word is not None:
        yield word


def content(words: Sequence[Word]) -> list[Word]:
    """Return those that carry meaning, or have an opposite (`vor`, `nach`)."""
    return [w for w in words if w.stems or sides_of(w.lowered)]


def is_same(one: Word, other: Word) -> bool:
    """Tell whether two words are one, a name and a part of it too."""
    if not one.stems or not other.stems:
        return one.lowered == other.lowered
    if one.figure or other.figure:
        return not one.stems.isdisjoint(other.stems)
    if one.stems == other.stems:
        return True
    if " " not in one.lowered + other.lowered:
        return False
    return one.stems <= other.stems or other.stems <= one.stems


def is_in_order(ours: Sequence[Word], theirs: Sequence[Word]) -> bool:
    """Tell whether all of our words that carry meaning stand in the other order in turn."""
    rest = iter(theirs)
    return all(any(is_same(word, other) for other in rest) for word in ours)


def beside(ours: Sequence[Word], theirs: Sequence[Word]) -> Beside:
    """Set one order beside another, of which what stands before and behind counts for nothing."""
    found = _Found()
    for one, other in _steps(ours, theirs):
        turned = one is not None and other is not None and are_opposites(one.lowered, other.lowered)
        if one and other and (turned or is_same(one, other)):
            found.close()
            found.common.append(one)
            found.turns += [one] if turned else []
        else:
            found.ours += [one] if one else []
            found.theirs += [other] if other else []
    found.close()
    return Beside(tuple(found.gaps), tuple(found.between), tuple(found.turns), tuple(found.odd), tuple(found.common))


class _Found:
    """What was found of two orders up to a place: the gap that is open, the words in common since the one before."""

    def __init__(self) -> None:
        self.gaps: list[Gap] = []
        self.between: list[tuple[Word, ...]] = []
        self.turns: list[Word] = []
        self.odd: list[Word] = []
        self.common: list[Word] = []
        self.ours: list[Word] = []
        self.theirs: list[Word] = []

    def close(self) -> None:
        """End the gap that is open."""
        telling = any(w.stems for w in (*self.ours, *self.theirs))
        if telling and self.gaps and self.common and all(w.lowered in _articles() for w in self.common):
            # Nothing but an article parts it from the gap before: `the pump` for `the filter`.
            before, self.common = self.gaps.pop(), list(self.between.pop())
            self.ours[:0], self.theirs[:0] = before
        self.odd += [w for w in (*self.ours, *self.theirs) if not w.stems]
        if telling:
            self.gaps.append(Gap(*(tuple(w for w in words if w.stems) for words in (self.ours, self.theirs))))
            self.between.append(tuple(self.common))
            self.common = []
        self.ours, self.theirs = [], []


def _articles() -> frozenset[str]:
    return words_of("article", "determiner")


def _steps(ours: Sequence[Word], theirs: Sequence[Word]) -> list[tuple[Word | None, Word | None]]:
    """The words side by side at the least cost, without what stands before and behind in the other order."""
    pairs = _side_by_side(ours, theirs)
    drops = [_DROPPED if other.stems else _SMALL for other in theirs]
    adds = [_ADDED if one.stems else _SMALL for one in ours]
    cost = [[0.0] * (len(theirs) + 1)]
    for add, row in zip(adds, pairs, strict=True):
        above, behind = cost[-1], len(cost) == len(ours)
        line = [above[0] + add]
        for j, together in enumerate(row):
            best = above[j] + together
            dropped = line[j] if behind else line[j] + drops[j]
            added = above[j + 1] + add
            best = dropped if dropped < best else best
            line.append(added if added < best else best)
        cost.append(line)
    return _back(ours, theirs, cost, pairs, drops)


def _back(
    ours: Sequence[Word],
    theirs: Sequence[Word],
    cost: Sequence[Sequence[float]],
    pairs: Sequence[Sequence[float]],
    drops: Sequence[float],
) -> list[tuple[Word | None, Word | None]]:
    """The way through the costs, from its end."""
    i, j = len(ours), len(theirs)
    found: list[tuple[Word | None, Word | None]] = []
    while i and j:
        if cost[i][j] == cost[i - 1][j - 1] + pairs[i - 1][j - 1]:
            i, j = i - 1, j - 1
            found.append((ours[i], theirs[j]))
        elif cost[i][j] == cost[i][j - 1] + (0.0 if i == len(ours) else drops[j - 1]):
            j -= 1
            found += [(None, theirs[j])] if i < len(ours) else []
        else:
            i -= 1
            found.append((ours[i], None))
    return [*((word, None) for word in ours[:i]), *found[::-1]]


def _side_by_side(ours: Sequence[Word], theirs: Sequence[Word]) -> list[list[float]]:
    """What it costs to set each of our words beside each of theirs: nothing where they are one, or opposites."""
    places: dict[str, list[int]] = {}
    for at, other in enumerate(theirs):
        for key in (other.lowered, *other.stems):
            places.setdefault(key, []).append(at)
    beside_content = [_OTHER if other.stems else _ADDED + _DROPPED for other in theirs]
    beside_function = [_ADDED + _DROPPED if other.stems else 2 * _SMALL for other in theirs]
    costs = []
    for one in ours:
        row = list(beside_content if one.stems else beside_function)
        for at in {at for key in (one.lowered, *one.stems) for at in places.get(key, ())}:
            row[at] = 0.0 if is_same(one, theirs[at]) else row[at]
        if sides_of(one.lowered):
            row = [0.0 if are_opposites(one.lowered, w.lowered) else cost for w, cost in zip(theirs, row, strict=True)]
        costs.append(row)
    return costs
