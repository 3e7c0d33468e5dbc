"""Whether a backtracking matcher can be made to take more than linearly many steps: the cycles that allow it.

The number of steps on a text is the number of paths that a matcher walks before it fails. It grows faster than the
text only where one and the same word leads round a cycle in two ways (exponential), or round one cycle, over to a
second, and round that (polynomial; Weber and Seidl, 1991). A search that begins anew at every character is itself a
cycle, the first. What can end the match wherever it goes round never fails there, and costs nothing.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from tests.linearity.automaton import EDGE, Automaton

_State = tuple[int, int]  # a node, and the atom read last


@dataclass(frozen=True)
class Ambiguity:
    """How a pattern is made slow: `prefix`, then `pump` again and again, then something that fits nowhere."""

    growth: str  # "exponential" or "polynomial"
    prefix: str
    pump: str


class Paths:
    """All the states that a matcher can be in, and the words that lead from one to another."""

    def __init__(self, pattern: re.Pattern[Any], mode: str = "search") -> None:
        self.automaton = Automaton(pattern, mode)
        self._inner: dict[_State, dict[_State, int]] = {}
        self._round: dict[tuple[int, int], dict[_State, int]] = {}
        self.reached = self._reach()
        self.component = _components(_through_shared(self.edges))
        self.cyclic = [s for s in self.edges if self._in_cycle(s)]

    def ambiguity(self) -> Ambiguity | None:
        """Return the dearest that makes the pattern super-linear; None is the proof that nothing does."""
        if not self.automaton.loops:
            return None
        # From the dearest to the cheapest: two ways round one cycle, then from one cycle to another.
        found = next(self._exponential(), None)
        return found or next(self._polynomial(), None)

    def rounds(self) -> Iterator[tuple[_State, str, str]]:
        """Of every cycle but the search itself, by kinds of character: a state, the way there, and the way round."""
        inner = {s: self._going_round(s) for s in self.cyclic}
        met: set[tuple[int, int]] = set()
        for state in self.cyclic:
            if state[0] == self.automaton.start or (self.component[state], state[1]) in met:
                continue
            for there in islice(inner[state], 1):
                word = [there[1], *_word_between(inner, there, state)]
                met.update((self.component[state], atom) for atom in word)
                yield state, self.reached[state], self._spelt(word)

    def breaker(self, state: _State) -> str:
        """Return a character that leads nowhere from a state; nothing where all lead on."""
        read = {there[1] for there in self.edges[state] if there[0] != self.automaton.start}
        return next((a for i, a in enumerate(self.automaton.atoms) if i not in read), "")

    def _spelt(self, word: list[int]) -> str:
        return "".join(self.automaton.atoms[a] for a in word)

    def _reach(self) -> dict[_State, str]:
        """Every state that can be reached, with a word that leads there."""
        start = (self.automaton.start, EDGE)
        words = {start: ""}
        self.edges: dict[_State, dict[_State, int]] = {}
        spelt: dict[int, dict[_State, int]] = {}
        queue = deque([start])
        while queue:
            state = queue.popleft()
            moves = self.automaton.moves(*state)
            # Where what stands before makes no difference, states share their moves.
            if id(moves) in spelt:
                self.edges[state] = spelt[id(moves)]
                continue
            edges = spelt[id(moves)] = self.edges[state] = {}
            for atom, nodes in moves.items():
                for node, ways in nodes.items():
                    there = (node, atom)
                    edges[there] = ways
                    if there not in words:
                        words[there] = words[state] + self.automaton.atoms[atom]
                        queue.append(there)
        return words

    def _in_cycle(self, state: _State) -> bool:
        return bool(self._going_round(state))

    def _going_round(self, state: _State) -> dict[_State, int]:
        """Moves that stay in a state's own component, the same dict for all states of it that share their moves."""
        edges, component = self.edges[state], self.component[state]
        key = (id(edges), component)
        if key not in self._round:
            self._round[key] = {there: ways for there, ways in edges.items() if self.component[there] == component}
        return self._round[key]

    def _within(self, state: _State) -> dict[_State, int]:
        """Moves that stay in a state's own cycle and can't end the match instead."""
        if state not in self._inner:
            accepts = self.automaton.accepts(*state)
            self._inner[state] = {
                there: ways for there, ways in self._going_round(state).items() if not accepts(there[1])
            }
        return self._inner[state]

    # -- two ways round one cycle

    def _exponential(self) -> Iterator[Ambiguity]:
        begins = [s for s in self.cyclic if s[0] != self.automaton.start]
        for state in begins:
            for there, ways in self._within(state).items():
                if ways > 1:
                    yield self._told("exponential", state, self._way_back(there, state, there[1]))
        pairs = self._pairs(begins)
        groups = _components(pairs)
        for (one, other), more in pairs.items():
            if one != other or not more:
                continue
            for pair in more:
                if pair[0] != pair[1] and groups[pair] == groups[(one, other)]:
                    word = _word_between(pairs, pair, (one, other))
                    yield self._told("exponential", one, [pair[0][1], *word])

    def _pairs(self, begins: list[_State]) -> dict[Any, dict[Any, int]]:
        """Two walks over one word, both in one cycle."""
        graph: dict[Any, dict[Any, int]] = {}
        queue = deque((s, s) for s in begins)
        while queue:
            pair = queue.popleft()
            if pair in graph:
                continue
            graph[pair] = {}
            for one in self._within(pair[0]):
                for other in self._within(pair[1]):
                    if one[1] == other[1]:
                        graph[pair][(one, other)] = 1
                        queue.append((one, other))
        return graph

    def _way_back(self, here: _State, there: _State, atom: int) -> list[int]:
        inner = {s: dict.fromkeys(self._within(s), 1) for s in self.cyclic}
        return [atom, *_word_between(inner, here, there)]

    # -- round one cycle, over to another, and round that

    def _polynomial(self) -> Iterator[Ambiguity]:
        rounds: dict[int, list[_State]] = {}
        for state in self.cyclic:
            if self._within(state):
                rounds.setdefault(self.component[state], []).append(state)
        for first in rounds.values():
            for second in rounds.values():
                # Within one cycle it would be exponential, and was looked for.
                if first is not second and self.automaton.start not in {s[0] for s in second}:
                    yield from self._between(first, second)

    def _between(self, first: list[_State], second: list[_State]) -> Iterator[Ambiguity]:
        atoms = {s[1] for s in first} & {s[1] for s in second}
        near = self._leading(second, atoms)
        for here in first:
            for there in second:
                if here[1] == there[1] and here in near:
                    word = self._across(here, there, near)
                    if word:
                        yield self._told("polynomial", here, word)

    @cached_property
    def back(self) -> dict[_State, list[_State]]:
        """By state: those that lead to it."""
        back: dict[_State, list[_State]] = {}
        for state, edges in self.edges.items():
            for there in edges:
                back.setdefault(there, []).append(state)
        return back

    def _leading(self, goals: list[_State], atoms: set[int]) -> set[_State]:
        """The states from which a word of these atoms alone leads to one of the goals."""
        met = {goal for goal in goals if goal[1] in atoms}
        stack = list(met)
        while stack:
            for state in self.back.get(stack.pop(), ()):
                if state[1] in atoms and state not in met:
                    met.add(state)
                    stack.append(state)
        return met

    def _across(self, first: _State, second: _State, near: set[_State]) -> list[int]:
        """A word that leads from the first round to itself, from the first to the second, and round the second."""
        start, goal = (first, first, second), (first, second, second)
        came: dict[Any, tuple[Any, int]] = {}
        queue = deque([start])
        while queue:
            state = queue.popleft()
            for there in self._triple(*state, near):
                if there in came:
                    continue
                came[there] = (state, there[0][1])
                if there == goal:
                    return _retraced(came, start, goal)
                queue.append(there)
        return []

    def _triple(self, x: _State, y: _State, z: _State, near: set[_State]) -> Iterator[tuple[_State, _State, _State]]:
        for z2 in self._within(z):
            atom = z2[1]
            rounds = [x2 for x2 in self._within(x) if x2[1] == atom]
            for y2 in self.automaton.moves(*y).get(atom, ()) if rounds else ():
                if (y2, atom) in near:
                    for x2 in rounds:
                        yield x2, (y2, atom), z2

    def _told(self, growth: str, state: _State, word: list[int]) -> Ambiguity:
        return Ambiguity(growth, self.reached[state], self._spelt(word))


def _word_between(graph: dict[Any, dict[Any, int]], start: Any, goal: Any) -> list[int]:
    """The atoms of a shortest walk; states are pairs of (node, atom) or one."""
    if start == goal:
        return []
    came: dict[Any, tuple[Any, int]] = {}
    queue = deque([start])
    while queue:
        state = queue.popleft()
        for there in graph.get(state, {}):
            if there in came:
                continue
            came[there] = (state, there[1] if isinstance(there[1], int) else there[0][1])
            if there == goal:
                return _retraced(came, start, goal)
            queue.append(there)
    return []


def _retraced(came: dict[Any, tuple[Any, int]], start: Any, goal: Any) -> list[int]:
    word = []
    state = goal
    while True:
        state, atom = came[state]
        word.append(atom)
        if state == start:
            return word[::-1]


def _through_shared(edges: dict[_State, dict[_State, int]]) -> dict[Any, Any]:
    """The same graph with a vertex for each dict of moves, so that what many states share is walked once."""
    shared: dict[Any, Any] = {id(moves): moves for moves in edges.values()}
    return {state: (id(moves),) for state, moves in edges.items()} | shared


def _components(graph: dict[Any, Any]) -> dict[Any, int]:
    """Number the strongly connected components (Tarjan, without recursion)."""
    index: dict[Any, int] = {}
    low: dict[Any, int] = {}
    stack: list[Any] = []
    on_stack: set[Any] = set()
    component: dict[Any, int] = {}
    for root in graph:
        if root in index:
            continue
        work = [(root, iter(graph[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, moves = work[-1]
            for there in moves:
                if there not in index:
                    index[there] = low[there] = len(index)
                    stack.append(there)
                    on_stack.add(there)
                    work.append((there, iter(graph[there])))
                    break
                if there in on_stack:
                    low[node] = min(low[node], index[there])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    number = len(component)
                    while True:
                        member = stack.pop()
                        on_stack.discard(member)
                        component[member] = number
                        if member == node:
                            break
    return component
