"""The labels of a figure: the words by it, by the part they play there, and those that tell it from another figure."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise

from core.reading.beside import COMMAS, Beside, prepositions_of
from core.reading.claim_words import language_said
from core.reading.label_words import LONGEST, LabelWord, Place, Words, stems_of, words_outside
from core.reading.lexicon import speaks_of, words_of

NOTHING = Beside()
"""Beside figures that words label in turn: whose is whose is not told."""
SHORTEST_LIST, LONGEST_LIST, LONGEST_NAME, LONGEST_GAP = 2, 12, 4, 16
"""Figures in a row that are those of as many names, words of a name, and characters from one figure to the next."""
_SECTIONS = frozenset(";；")
_ITEM_ENDS = frozenset(")./")
LONGEST_NUMBER = len("(12)")


@dataclass(frozen=True, eq=False)
class Label:
    """What stands beside a figure in its clause, what its section of the sentence begins with, and which that is."""

    clause: Beside = NOTHING
    led: Sequence[LabelWord] = ()
    section: int = 0
    in_turn: bool = False
    """The sentence lists things and then as many figures, or the other way."""

    @cached_property
    def whole(self) -> Beside:
        """The clause, with what its section begins with."""
        own = self.clause
        return Beside(own.text, [*self.led, *own.near], own.figure) if self.led else own

    @cached_property
    def head(self) -> Words:
        """What its section begins with."""
        return stems_of(self.led)


@lru_cache(maxsize=256)
def labels_of(text: str, places: tuple[Place, ...]) -> tuple[Label, ...]:
    """Return the label of each figure of one sentence; `places` are theirs, in order.

    `In summer the ferry makes 18 crossings a day, in winter only 6` labels the first by `in summer` and the other by
    `in winter`. Figures that no word parts (`20 to 25`) share their label.
    """
    words = _Words(text[:LONGEST], places)
    if speaks_of("in_turn", text):
        return _in_turn(text, words, places)
    if listed := _in_lists(text, words, places):
        return listed
    groups = _groups(text, words, places)
    edges = [0, *(_edge(text, words, one[-1][1], two[0][0]) for one, two in pairwise(groups)), len(text)]
    labels: list[Label] = []
    section, begun, starts = 0, 0, [p[0] for p in places]
    for group, (low, high) in zip(groups, pairwise(edges), strict=True):
        if low and text[low - 1] in _SECTIONS:
            section, begun = section + 1, low
        behind = group[-1][1]
        end = _section_in(text, behind, high)
        end = high if end < 0 else end
        later = bisect_left(starts, begun)
        first = starts[later] if later < len(starts) else low
        clause = Beside(text, words.within(low, end), (group[0][0], behind))
        labels += [Label(clause, words.within(begun, min(low, first)), section)] * len(group)
    return tuple(labels)


def _in_turn(text: str, words: _Words, places: Sequence[Place]) -> tuple[Label, ...]:
    """The labels of figures that name theirs in turn, before the first or behind the last; none where counts differ.

    `Oslo, Bergen and Moss have 24, 31 and 18 beds, respectively`.
    """
    before, behind = (_listed(text, words, *edges) for edges in ((0, places[0][0]), (places[-1][1], len(text))))
    count = len(places)
    if 1 < count <= len(before):
        named = before[-count:]
    elif count > 1 and count == len(behind):
        named = behind
    else:
        return (Label(),) * count
    return _each_of_its(_with_common(named, text), text, places)


def _with_common(named: Sequence[Sequence[LabelWord]], text: str) -> Sequence[Sequence[LabelWord]]:
    """Where particles part words, what stands behind the last name is of all: `남관의 객실은`."""
    language, last = language_said(text), named[-1]
    if not words_of("topic_mark", language=language):
        return named
    at = next((i for i, word in enumerate(last) if i and not word.stems), len(last))
    common = [word for word in last[at:] if not speaks_of("in_turn", word.text)]
    return [*([*item, *common] for item in named[:-1]), [*last[:at], *common]]


def _each_of_its(named: Sequence[Sequence[LabelWord]], text: str, places: Sequence[Place]) -> tuple[Label, ...]:
    return tuple(Label(Beside(text, near, place), in_turn=True) for near, place in zip(named, places, strict=True))


def _in_lists(text: str, words: _Words, places: Sequence[Place]) -> tuple[Label, ...]:
    """The labels of figures that nothing but commas and a joint part, behind a list of as many short names.

    `Anvil, Borax and Calyx cost 18, 27 and 35 euros`; two need a joint: `Lund and Moss hold 320 and 180 pallets`.
    """
    count = len(places)
    if not SHORTEST_LIST <= count <= LONGEST_LIST or not _are_listed(text, words, places):
        return ()
    named = _listed(text, words, 0, places[0][0])
    extra, named = named[:-count], named[-count:]
    short = len(named) == count and all(len(item) <= LONGEST_NAME for item in named[1:-1])
    joint = text[named[-2][-1].end : named[-1][0].start].strip() if short else ""
    joined = joint.strip("".join(COMMAS) + " ") or (count > SHORTEST_LIST and not _puts_joints(text))
    led = not extra or (len(extra) == 1 and extra[0][0].lowered in prepositions_of(language_said(text)))
    return _each_of_its(_with_common(named, text), text, places) if short and led and joined else ()


def _are_listed(text: str, words: _Words, places: Sequence[Place]) -> bool:
    """Nothing but commas, a joint and what the last of them counts stands between figures."""
    joints = words_of("coordinates", "joins_names", language=language_said(text))
    counted = stems_of(words.within(places[-1][1], len(text))[:1])
    for (_, end), (start, _) in pairwise(places):
        parted = words.within(end, start)
        between = [w for w in parted if w.lowered not in joints]
        of_these = len(between) < SHORTEST_LIST and all(w.stems and w.stems <= counted for w in between)
        if not of_these or start - end > LONGEST_GAP or not _parts_items(text[end:start], parted, joints):
            return False
    return True


def _parts_items(gap: str, words: Sequence[LabelWord], joints: Words) -> bool:
    return not COMMAS.isdisjoint(gap) or any(word.lowered in joints for word in words)


def _puts_joints(text: str) -> bool:
    return bool(words_of("article", language=language_said(text)))


def _listed(text: str, words: _Words, low: int, high: int) -> list[Sequence[LabelWord]]:
    """The words of each item that a stretch of a sentence lists, with no item that says nothing but `respectively`."""
    joints = words_of("coordinates", "joins_names", language=language_said(text))
    commas = [at for at in range(low, high) if text[at] in COMMAS]
    edges = sorted({low, *commas, *(w.start for w in words.within(low, high) if w.lowered in joints), high})
    items = [[w for w in words.within(*edge) if w.lowered not in joints] for edge in pairwise(edges)]
    return [item for item in items if item and not (len(item) == 1 and speaks_of("in_turn", item[0].text))]


def _section_in(text: str, low: int, high: int) -> int:
    """Where the first mark that parts sections stands in a stretch, -1 where none does."""
    return min((at for mark in _SECTIONS if (at := text.find(mark, low, high)) >= 0), default=-1)


def _item_in(gap: str) -> int:
    """Where the number of a list's next item stands between two figures: `within 60 days 4/ Wait, at most 45`."""
    at = 0
    for word in gap.split(" "):
        if at and word[-1:] in _ITEM_ENDS and word[:-1].removeprefix("(").isdecimal() and len(word) <= LONGEST_NUMBER:
            return at
        at += len(word) + 1
    return 0


class _Words:
    """The words of a sentence, by where they begin."""

    def __init__(self, text: str, places: Sequence[Place]) -> None:
        self._all = words_outside(text, places)
        self._starts = [w.start for w in self._all]

    def within(self, low: int, high: int) -> Sequence[LabelWord]:
        """Return those that begin in a stretch of the sentence."""
        return self._all[bisect_left(self._starts, low) : bisect_left(self._starts, high)]


def _groups(text: str, words: _Words, places: Sequence[Place]) -> list[list[Place]]:
    joins = words_of("joins_figures", language=language_said(text))
    groups: list[list[Place]] = []
    for place in places:
        since = groups[-1][-1][1] if groups else 0
        between = words.within(since, place[0]) if groups else ()
        joined = len(between) < 2 and all(w.lowered in joins for w in between)
        if groups and joined and _SECTIONS.isdisjoint(text[since : place[0]]) and not _is_aside(text, since, place):
            groups[-1].append(place)
        else:
            groups.append([place])
    return groups


def _is_aside(text: str, since: int, place: Place) -> bool:
    """A bracket opens before the figure and tells more of it: `20 euros (25 euros on Sundays)`."""
    behind = text[place[1] :].partition(")")[0]
    return "(" in text[since : place[0]] and any(map(str.isalpha, behind)) and ")" in text[place[1] :]


def _edge(text: str, words: _Words, since: int, until: int) -> int:
    """Where the clause of one figure ends and that of the next begins: at the strongest break between them."""
    gap = text[since:until]
    if item := _item_in(gap):
        return since + item
    if (at := _section_in(text, since, until)) >= 0:
        return at + 1
    joint = words_of("coordinates", "clause_joint", "compares", "alternates", language=language_said(text))
    commas = [since + at for at, mark in enumerate(gap) if mark in COMMAS]
    joints = [w.start for w in words.within(since, until) if w.lowered in joint]
    both = next((j for j in joints if any(not text[c + 1 : j].strip() for c in commas)), None)
    opened = gap.find("(") if ")" not in gap else -1
    return both or (commas[0] + 1 if commas else joints[0] if joints else since + opened if opened > 0 else until)
