"""Fairness: nothing is refused below the pace, what is above is told once, and keys take turns."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.concurrency.fairness import Pace, Paces, RoundRobin, Ruling, ruling

TWENTY = Pace(20, 60.0)


def test_nothing_is_refused_below_twenty_a_minute():
    paces = Paces(TWENTY)
    assert all(paces.ask("ada", second * 3.0).taken for second in range(1_000))


def test_the_twenty_first_within_a_minute_waits_until_the_first_is_a_minute_old():
    paces = Paces(TWENTY)
    assert [paces.ask("ada", at / 10).taken for at in range(20)] == [True] * 20
    assert paces.ask("ada", 2.0) == Ruling(taken=False, pause=58.0, tell=True)
    assert not paces.ask("ada", 59.9).taken
    assert paces.ask("ada", 60.0).taken


def test_who_asks_too_much_is_told_once_a_minute_and_trying_on_costs_nothing():
    paces = Paces(TWENTY)
    told = [paces.ask("ada", at / 10).tell for at in range(600)]
    assert told.count(True) == 1
    assert paces.ask("ada", 60.0).taken
    told = [paces.ask("ada", 61.9 + at / 100).tell for at in range(30)]
    assert told.count(True) == 1, "a new minute, a new word"


def test_one_does_not_slow_another_down():
    paces = Paces(TWENTY)
    for _ in range(500):
        paces.ask("flood", 1.0)
    assert paces.ask("ada", 1.0).taken


def test_askers_who_left_are_forgotten_and_those_who_are_at_it_are_not():
    paces = Paces(Pace(1, 60.0))
    for number in range(1_000):
        paces.ask(f"old {number}", 0.0)
    paces.ask("ada", 59.0)
    assert not paces.ask("ada", 61.0).taken
    paces.ask("bob", 120.0)
    assert len(paces._known) < 10


def test_a_crowd_of_askers_is_looked_through_once_a_window():
    paces = Paces(Pace(1, 60.0))
    for number in range(1_000):
        paces.ask(number, 0.0)
    looked_through = []
    paces._known = Counted(looked_through, paces._known)
    for number in range(100):
        paces.ask(f"new {number}", 1.0)
    assert len(looked_through) <= 1


class Counted(dict):
    def __init__(self, seen, known):
        super().__init__(known)
        self._seen = seen

    def items(self):
        self._seen.append(len(self))
        return super().items()


def test_the_rule_serves_times_that_are_kept_elsewhere_too():
    assert ruling(TWENTY, [0.0] * 19, None, 1.0).taken
    assert ruling(TWENTY, [0.0] * 19 + [30.0], 2.0, 40.0) == Ruling(taken=False, pause=20.0, tell=False)
    assert ruling(TWENTY, list(range(100)), None, 100.0).pause == pytest.approx(40.0)


def test_one_keys_hundred_wait_behind_anothers_first():
    line = RoundRobin()
    for number in range(100):
        line.push("flood", ("flood", number))
    line.push("ada", ("ada", 0))
    assert [line.pop(), line.pop(), line.pop()] == [("flood", 0), ("ada", 0), ("flood", 1)]
    assert (len(line), line.waiting("flood"), line.waiting("ada")) == (98, 98, 0)


@given(st.lists(st.sampled_from(["push a", "push b", "push c", "pop"]), max_size=200))
def test_keys_take_turns_and_each_keeps_its_order(acts):
    line, pushed, popped, waited = RoundRobin(), Counter(), [], Counter()
    for act in acts:
        if act == "pop" and len(line):
            key, number = line.pop()
            assert number == sum(1 for known, _ in popped if known == key), "first in, first out within a key"
            popped.append((key, number))
            waited = Counter({other: waited[other] + 1 for other in "abc" if other != key and line.waiting(other)})
            assert max(waited.values(), default=0) <= 2, "nobody waits for more than one of each other key"
        elif act != "pop":
            key = act[-1]
            line.push(key, (key, pushed[key]))
            pushed[key] += 1
    assert len(line) == pushed.total() - len(popped)


def test_nothing_comes_out_of_an_empty_line():
    with pytest.raises(IndexError):
        RoundRobin().pop()
