"""A backtracking matcher that counts its steps: slow, and as Python's own in the order in which it tries."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import contextmanager
from functools import lru_cache
from re import _constants as c
from re import _parser
from typing import Any

from tests.linearity.alphabet import CHARACTERS, SENSES, matcher, remember

_Then = Callable[[int], int]
_Node = Callable[[int, _Then], int]
_DEEP = 200_000


class TooManySteps(Exception):
    """More steps than allowed."""


def steps(pattern: re.Pattern[Any], text: Any, mode: str, most: int = 1_000_000) -> int:
    """Return the steps it takes to find all matches in a text (or to match it once). Raises `TooManySteps`."""
    return _stepper(pattern).run(text, mode, most)


def spans(pattern: re.Pattern[Any], text: Any) -> list[tuple[int, int]]:
    """Return where the matches of a pattern stand: what `finditer` finds."""
    stepper = _stepper(pattern)
    stepper.run(text, "search", sys.maxsize)
    return stepper.found


@lru_cache(maxsize=256)
def _stepper(pattern: re.Pattern[Any]) -> _Stepper:
    return _Stepper(pattern)


class _Stepper:
    """A pattern made ready to be stepped through one text after another."""

    def __init__(self, pattern: re.Pattern[Any]) -> None:
        self.text: Any = ""
        self.most = self.count = 0
        self.found: list[tuple[int, int]] = []
        self.binary = isinstance(pattern.pattern, bytes)
        self._fitting: dict[tuple[str, int], Callable[[int], bool]] = {}
        self._reading: dict[Callable[[int], bool], _Node] = {}
        self.whole = self._sequence(_parser.parse(pattern.pattern, pattern.flags & ~re.DEBUG), pattern.flags)

    def run(self, text: Any, mode: str, most: int) -> int:
        self.text, self.most, self.count, self.found = text, most, 0, []
        end = len(self.text)
        with _deep():
            if mode != "search":
                self.whole(0, lambda i: i if mode == "match" or i == end else -1)
                return self.count
            at = 0
            while at <= end:
                self._step()
                # Behind an empty match only a longer one may begin at the same place.
                barred = at if self.found and self.found[-1] == (at, at) else -1
                end_of = self.whole(at, lambda i, barred=barred: i if i != barred else -1)
                if end_of >= 0:
                    self.found.append((at, end_of))
                at = end_of if end_of >= 0 else at + 1
            return self.count

    def _step(self) -> None:
        self.count += 1
        if self.count > self.most:
            raise TooManySteps

    def _sequence(self, tree: Any, flags: int) -> _Node:
        nodes = [self._item(item, flags) for item in tree]
        if len(nodes) == 1:
            return nodes[0]

        def run(i: int, then: _Then, at: int = 0) -> int:
            if at == len(nodes):
                return then(i)
            return nodes[at](i, lambda j: run(j, then, at + 1))

        return run

    def _item(self, item: Any, flags: int) -> _Node:
        op, value = item
        if op in CHARACTERS:
            return self._reads(self._fits(item, flags))
        if op is c.BRANCH:
            return self._branch([self._sequence(a, flags) for a in value[1]])
        if op is c.SUBPATTERN:
            return self._sequence(value[3], (flags | value[1]) & ~value[2])
        if op is c.ATOMIC_GROUP:
            return self._atomic(self._sequence(value, flags))
        if op in (c.MAX_REPEAT, c.MIN_REPEAT, c.POSSESSIVE_REPEAT):
            return self._repeat(op, value, flags)
        if op in (c.ASSERT, c.ASSERT_NOT):
            return self._look(op is c.ASSERT, value, flags)
        return self._position(value, flags)

    def _reads(self, fits: Callable[[int], bool]) -> _Node:
        if fits not in self._reading:
            self._reading[fits] = lambda i, then: then(i + 1) if fits(i) else -1
        return self._reading[fits]

    def _fits(self, item: Any, flags: int) -> Callable[[int], bool]:
        key = (remember(item), flags & SENSES)
        if key not in self._fitting:
            self._fitting[key] = self._fits_one(matcher(*key, self.binary).match)
        return self._fitting[key]

    def _fits_one(self, test: Callable[[Any], object]) -> Callable[[int], bool]:
        known: dict[Any, bool] = {}

        def fits(i: int) -> bool:
            self.count += 1
            if self.count > self.most:
                raise TooManySteps
            text = self.text
            if i >= len(text):
                return False
            found = known.get(text[i])
            if found is None:
                found = known[text[i]] = test(text[i : i + 1]) is not None
            return found

        return fits

    def _branch(self, nodes: list[_Node]) -> _Node:
        def run(i: int, then: _Then) -> int:
            for node in nodes:
                found = node(i, then)
                if found >= 0:
                    return found
            return -1

        return run

    def _atomic(self, node: _Node) -> _Node:
        def run(i: int, then: _Then) -> int:
            found = node(i, lambda j: j)
            return then(found) if found >= 0 else -1

        return run

    def _repeat(self, op: Any, value: Any, flags: int) -> _Node:
        least, most, body = value
        bound = sys.maxsize if most is c.MAXREPEAT else int(most)
        if len(body) == 1 and body[0][0] in CHARACTERS and op is not c.MIN_REPEAT:
            return self._run(self._fits(body[0], flags), least, bound, possessive=op is c.POSSESSIVE_REPEAT)
        node = self._sequence(body, flags)

        def again(i: int, then: _Then, count: int) -> int:
            self._step()
            more = lambda j: again(j, then, count + 1) if j > i or count < least else -1  # noqa: E731
            if count < least:
                return node(i, more)
            if op is c.MIN_REPEAT:
                found = then(i)
                return found if found >= 0 or count >= bound else node(i, more)
            found = node(i, more) if count < bound else -1
            return found if found >= 0 else then(i)

        whole: _Node = lambda i, then: again(i, then, 0)  # noqa: E731
        return self._atomic(whole) if op is c.POSSESSIVE_REPEAT else whole

    def _run(self, fits: Callable[[int], bool], least: int, bound: int, *, possessive: bool) -> _Node:
        """A run of one kind of character: taken in one go, given back one by one."""

        def run(i: int, then: _Then) -> int:
            end = i
            while end - i < bound and fits(end):
                end += 1
            if possessive:
                return then(end) if end - i >= least else -1
            while end - i >= least:
                self._step()
                found = then(end)
                if found >= 0:
                    return found
                end -= 1
            return -1

        return run

    def _look(self, wanted: bool, value: Any, flags: int) -> _Node:
        direction, body = value
        node = self._sequence(body, flags)
        width = body.getwidth()[0] if direction < 0 else 0

        def run(i: int, then: _Then) -> int:
            self._step()
            seen = i >= width and node(i - width, lambda j: j) >= 0
            return then(i) if seen == wanted else -1

        return run

    def _position(self, where: Any, flags: int) -> _Node:
        lines = "(?m:" if flags & re.MULTILINE else "(?:"
        signs = {
            c.AT_BEGINNING: lines + "^)",
            c.AT_BEGINNING_STRING: r"\A",
            c.AT_END: lines + "$)",
            c.AT_END_STRING: r"\Z",
            c.AT_BOUNDARY: r"\b",
            c.AT_NON_BOUNDARY: r"\B",
        }
        sign: Any = signs[where].encode() if self.binary else signs[where]
        test = re.compile(sign).match

        def run(i: int, then: _Then) -> int:
            self._step()
            return then(i) if test(self.text, i) else -1

        return run


@contextmanager
def _deep() -> Any:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(_DEEP)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
