"""A pattern as the paths that a backtracking matcher can take through it.

The graph over-states where it must (what a longer look-around rules out is let through), never the other way, so what
has no ambiguous cycle here has none in Python's matcher either.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from re import _constants as c
from re import _parser
from typing import Any

from tests.linearity.alphabet import CHARACTERS, candidates, fitting, remember

# From here on a bounded repeat costs like an unbounded one: 50,000 restarts times 128 characters are a second.
LONG = 128
_COPIES = 6
EDGE = -1  # the atom before the first character, and after the last


@dataclass(frozen=True, eq=False)
class Condition:
    """What must hold between two characters for an empty move."""

    holds: Callable[[int, int], bool]  # of the atoms before and behind
    sure: bool = True  # false where only a part of what must hold is known


_UNSURE = Condition(lambda _, __: True, sure=False)


@dataclass
class Automaton:
    """Nodes are numbers; each has empty moves, with a condition or none, and at most one move over a character."""

    pattern: re.Pattern[Any]
    mode: str  # "search", "match" or "fullmatch"
    empty: list[list[tuple[Condition | None, int]]] = field(default_factory=list)
    reads: dict[int, tuple[frozenset[int], int]] = field(default_factory=dict)
    atoms: list[str] = field(default_factory=list)
    loops: bool = False
    _seen: dict[tuple[str, int], frozenset[int]] = field(default_factory=dict)
    _closures: dict[int, list[tuple[tuple[Condition, ...], int]]] = field(default_factory=dict)
    _conditions: dict[int, tuple[Condition, ...]] = field(default_factory=dict)
    _ends: dict[int, list[tuple[Condition, ...]]] = field(default_factory=dict)
    _moves: dict[tuple[int, Hashable], dict[int, dict[int, int]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.binary = isinstance(self.pattern.pattern, bytes)
        tree = _parser.parse(self.pattern.pattern, self.pattern.flags & ~re.DEBUG)
        self._sort_characters(tree)
        self.start = self._node()
        self.accept = self._node()
        first = self._node()
        last = self._sequence(tree, first, self.pattern.flags)
        self._link(last, self.accept, Condition(_end_of_text) if self.mode == "fullmatch" else None)
        if self.mode == "search":
            self.reads[self.start] = (frozenset(range(len(self.atoms))), self.start)
        self._link(self.start, first)

    # -- the alphabet

    def _sort_characters(self, tree: Any) -> None:
        items = {(remember(item), flags) for item, flags in _character_items(tree, self.pattern.flags)}
        tests = [fitting(item, flags, self.binary) for item, flags in sorted(items)]
        word = re.compile(r"\w") if not self.binary else re.compile(rb"\w")
        kinds: dict[tuple[bool, ...], str] = {}
        for character in sorted(candidates(tree), key=lambda x: (not x.isalnum(), not x.isprintable(), x)):
            if self.binary and ord(character) > 255:
                continue
            inside = bool(word.fullmatch(self._as_text(character)))
            signature = (*[test[character] for test in tests], inside, character == "\n")
            kinds.setdefault(signature, character)
        self.atoms = list(kinds.values())
        self.word = frozenset(i for i, x in enumerate(self.atoms) if word.fullmatch(self._as_text(x)))
        self.newline = frozenset(i for i, x in enumerate(self.atoms) if x == "\n")

    def _as_text(self, character: str) -> Any:
        return character.encode("latin-1") if self.binary else character

    def _set(self, item: Any, flags: int) -> frozenset[int]:
        key = (remember(item), flags)
        if key not in self._seen:
            test = fitting(*key, self.binary)
            self._seen[key] = frozenset(i for i, x in enumerate(self.atoms) if test[x])
        return self._seen[key]

    # -- building

    def _node(self) -> int:
        self.empty.append([])
        return len(self.empty) - 1

    def _link(self, here: int, there: int, condition: Condition | None = None) -> None:
        self.empty[here].append((condition, there))

    def _sequence(self, tree: Any, here: int, flags: int) -> int:
        for item in tree:
            here = self._item(item, here, flags)
        return here

    def _item(self, item: Any, here: int, flags: int) -> int:
        op, value = item
        if op in CHARACTERS:
            there = self._node()
            self.reads[via := self._node()] = (self._set(item, flags), there)
            self._link(here, via)
            return there
        handler: dict[Any, Callable[[Any, int, int], int]] = {
            c.BRANCH: self._branch,
            c.SUBPATTERN: self._group,
            c.ATOMIC_GROUP: lambda v, h, f: self._sequence(v, h, f),
            c.MAX_REPEAT: self._repeat,
            c.MIN_REPEAT: self._repeat,
            c.POSSESSIVE_REPEAT: self._possessive,
            c.ASSERT: lambda v, h, f: self._look(v, h, f, wanted=True),
            c.ASSERT_NOT: lambda v, h, f: self._look(v, h, f, wanted=False),
            c.AT: self._position,
        }
        if op not in handler:
            raise NotImplementedError(f"{op} in {self.pattern.pattern!r}: a back-reference is not linear")
        return handler[op](value, here, flags)

    def _branch(self, value: Any, here: int, flags: int) -> int:
        there = self._node()
        for alternative in value[1]:
            first = self._node()
            self._link(here, first)
            self._link(self._sequence(alternative, first, flags), there)
        return there

    def _group(self, value: Any, here: int, flags: int) -> int:
        _, more, less, body = value
        return self._sequence(body, here, (flags | more) & ~less)

    def _repeat(self, value: Any, here: int, flags: int, leave: Condition | None = None) -> int:
        least, most, body = value
        endless = most is c.MAXREPEAT or most > LONG
        self.loops = self.loops or endless
        exit_ = self._node()
        for _ in range(min(least, _COPIES) - (1 if endless and least else 0)):
            here = self._sequence(body, here, flags)
        if endless:
            first = self._node()
            self._link(here, first)
            last = self._sequence(body, first, flags)
            self._link(last, first)
            self._link(last, exit_, leave)
            if not least:
                self._link(here, exit_, leave)
            return exit_
        for _ in range(min(most - min(least, _COPIES), _COPIES)):
            self._link(here, exit_)
            first = self._node()
            self._link(here, first)
            here = self._sequence(body, first, flags)
        self._link(here, exit_)
        return exit_

    def _possessive(self, value: Any, here: int, flags: int) -> int:
        """A possessive repeat of one kind of character is left only where another follows."""
        _, most, body = value
        if most is c.MAXREPEAT and len(body) == 1 and (kind := self._one(body[0], flags)) is not None:
            return self._repeat(value, here, flags, Condition(lambda _, after: after not in kind))
        return self._repeat(value, here, flags)

    def _one(self, item: Any, flags: int) -> frozenset[int] | None:
        """The atoms of an item that is one character wide."""
        op, value = item
        if op in CHARACTERS:
            return self._set(item, flags)
        if op is c.SUBPATTERN and len(value[3]) == 1:
            return self._one(value[3][0], (flags | value[1]) & ~value[2])
        if op is c.BRANCH and all(len(a) == 1 for a in value[1]):
            parts = [self._one(a[0], flags) for a in value[1]]
            return None if None in parts else frozenset().union(*parts)  # type: ignore[arg-type]
        return None

    def _look(self, value: Any, here: int, flags: int, *, wanted: bool) -> int:
        direction, body = value
        there = self._node()
        if not len(body) and not wanted:  # `(?!)`, what a group of no words is: nothing is read behind it
            return there
        kind = self._one(body[0], flags) if len(body) == 1 else None
        if kind is not None:
            exact = kind
            if direction < 0:
                self._link(here, there, Condition(lambda before, _: (before in exact) == wanted))
            else:
                self._link(here, there, Condition(lambda _, after: (after in exact) == wanted))
            return there
        if direction > 0:  # its paths lead nowhere, but they are walked
            first = self._node()
            self._link(here, first)
            self._sequence(body, first, flags)
        self._link(here, there, self._nearest(body, direction, flags) if wanted else _UNSURE)
        return there

    def _nearest(self, body: Any, direction: int, flags: int) -> Condition:
        """What the character next to a longer look-around must be, where that is plain."""
        kind = self._one(body[0 if direction > 0 else -1], flags) if len(body) else None
        if kind is None:
            return _UNSURE
        if direction < 0:
            return Condition(lambda before, _: before in kind, sure=False)
        return Condition(lambda _, after: after in kind, sure=False)

    def _position(self, where: Any, here: int, flags: int) -> int:
        there = self._node()
        self._link(here, there, self._place(where, bool(flags & re.MULTILINE)))
        return there

    def _place(self, where: Any, lines: bool) -> Condition:
        newline, word = self.newline, self.word
        places: dict[Any, Condition] = {
            c.AT_BEGINNING_STRING: Condition(lambda before, _: before == EDGE),
            c.AT_BEGINNING: Condition(lambda before, _: before == EDGE or (lines and before in newline)),
            c.AT_END_STRING: Condition(_end_of_text),
            c.AT_END: Condition(lambda _, after: after == EDGE or after in newline, sure=lines),
            c.AT_BOUNDARY: Condition(lambda before, after: (before in word) != (after in word)),
            c.AT_NON_BOUNDARY: Condition(lambda before, after: (before in word) == (after in word)),
        }
        return places[where]

    # -- walking

    def _closure(self, node: int) -> list[tuple[tuple[Condition, ...], int]]:
        """The nodes that empty moves lead to, once a way, with what must hold on the way."""
        if node not in self._closures:
            self._closures[node] = list(self._ways(node, (), frozenset({node})))
        return self._closures[node]

    def _ways(
        self, node: int, conditions: tuple[Condition, ...], met: frozenset[int]
    ) -> Iterator[tuple[tuple[Condition, ...], int]]:
        stack = [(node, conditions, met)]
        while stack:
            node, conditions, met = stack.pop()
            if node in self.reads or node == self.accept:
                yield conditions, node
            for condition, there in reversed(self.empty[node]):
                if there not in met:
                    more = conditions if condition is None else (*conditions, condition)
                    # What leads on by no empty move is in nobody's way.
                    stack.append((there, more, met | {there} if self.empty[there] else met))

    def _held(self, node: int, before: int) -> Hashable:
        """What stands before, as far as it makes a difference: the atoms behind of which each condition holds."""
        if node not in self._conditions:
            met = (condition for conditions, _ in self._closure(node) for condition in conditions)
            self._conditions[node] = tuple(dict.fromkeys(met))
        atoms = range(len(self.atoms))
        return tuple(tuple([x.holds(before, atom) for atom in atoms]) for x in self._conditions[node])

    def moves(self, node: int, before: int) -> dict[int, dict[int, int]]:
        """By the next atom: the nodes behind it, and the number of ways to each (two stands for more).

        Where what stands before makes no difference, it is the same dict.
        """
        key = (node, self._held(node, before))
        if key not in self._moves:
            moves: dict[int, dict[int, int]] = {}
            for conditions, via in self._closure(node):
                if via == self.accept:
                    continue
                kinds, there = self.reads[via]
                for atom in kinds:
                    if all(x.holds(before, atom) for x in conditions):
                        ways = moves.setdefault(atom, {})
                        ways[there] = min(2, ways.get(there, 0) + 1)
            self._moves[key] = moves
        return self._moves[key]

    def accepts(self, node: int, before: int) -> Callable[[int], bool]:
        """Return what tells of the next atom whether a match may end here, for sure."""
        ends = self._ends_of(node)
        if not ends:
            return lambda _: False
        if () in ends:
            return lambda _: True
        return lambda after: any(all(x.holds(before, after) for x in conditions) for conditions in ends)

    def _ends_of(self, node: int) -> list[tuple[Condition, ...]]:
        """What must hold, in one way or another, for a match to end at a node."""
        if node not in self._ends:
            self._ends[node] = [
                conditions
                for conditions, via in self._closure(node)
                if via == self.accept and all(x.sure for x in conditions)
            ]
        return self._ends[node]


def _end_of_text(_: int, after: int) -> bool:
    return after == EDGE


def _character_items(tree: Any, flags: int) -> Iterator[tuple[Any, int]]:
    for item in tree:
        op, value = item
        if op in CHARACTERS:
            yield item, flags
        elif op is c.BRANCH:
            for alternative in value[1]:
                yield from _character_items(alternative, flags)
        elif op is c.SUBPATTERN:
            yield from _character_items(value[3], (flags | value[1]) & ~value[2])
        elif op is c.ATOMIC_GROUP:
            yield from _character_items(value, flags)
        elif op in (c.MAX_REPEAT, c.MIN_REPEAT, c.POSSESSIVE_REPEAT):
            yield from _character_items(value[2], flags)
        elif op in (c.ASSERT, c.ASSERT_NOT):
            yield from _character_items(value[1], flags)
