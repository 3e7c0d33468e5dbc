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
    steps = _steps(ours, theirs)
    gaps: list[Gap] = []
    between: list[tuple[Word, ...]] = []
    turns: list[Word] = []
    mine: list[Word] = []
    its: list[Word] = []
    common: list[Word] = []
    odd: list[Word] = []
    small = words_of("article", "determiner")

    def close() -> None:
        if gaps and common and all(w.lowered in small for w in common) and any(w.stems for w in (*mine, *its)):
            # Nothing but an article parts it from the gap before: `the pump` for `the filter`.
            ours_before, theirs_before = gaps.pop()
            mine[:0], its[:0], common[:] = ours_before, theirs_before, between.pop()
        odd.extend(w for w in (*mine, *its) if not w.stems)
        if any(w.stems for w in (*mine, *its)):
            gaps.append(Gap(tuple(w for w in mine if w.stems), tuple(w for w in its if w.stems)))
            between.append(tuple(common))
            common.clear()
        mine.clear()
        its.clear()

    for one, other in steps:
        if one and other and is_same(one, other):
            close()
            common.append(one)
        elif one and other and are_opposites(one.lowered, other.lowered):
            close()
            common.append(one)
            turns.append(one)
        else:
            mine += [one] if one else []
            its += [other] if other else []
    close()
    return Beside(tuple(gaps), tuple(between), tuple(turns), tuple(odd), tuple(common))


def _steps(ours: Sequence[Word], theirs: Sequence[Word]) -> list[tuple[Word | None, Word | None]]:
    """The words side by side at the least cost, without what stands before and behind in the other order."""
    rows, columns = len(ours), len(theirs)
    cost = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    for i in range(1, rows + 1):
        cost[i][0] = cost[i - 1][0] + (_ADDED if ours[i - 1].stems else _SMALL)
        for j in range(1, columns + 1):
            cost[i][j] = min(cost[i + a][j + b] + c for a, b, c in _ways(ours[i - 1], theirs[j - 1], i == rows))
    i, j = rows, columns
    found: list[tuple[Word | None, Word | None]] = []
    while i and j:
        ways = _ways(ours[i - 1], theirs[j - 1], i == rows)
        a, b, _ = min(ways, key=lambda way: cost[i + way[0]][j + way[1]] + way[2])
        if a or i < rows:
            found.append((ours[i - 1] if a else None, theirs[j - 1] if b else None))
        i, j = i + a, j + b
    found += [(word, None) for word in reversed(ours[:i])]
    return found[::-1]


def _ways(one: Word, other: Word, behind: bool) -> tuple[tuple[int, int, float], ...]:
    if is_same(one, other) or are_opposites(one.lowered, other.lowered):
        together = 0.0
    else:
        together = _OTHER if bool(one.stems) == bool(other.stems) and one.stems else _SMALL * 2
        together = together if bool(one.stems) == bool(other.stems) else _ADDED + _DROPPED
    dropped = 0.0 if behind else (_DROPPED if other.stems else _SMALL)
    return (-1, -1, together), (0, -1, dropped), (-1, 0, _ADDED if one.stems else _SMALL)
