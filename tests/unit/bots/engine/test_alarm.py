"""Whoever waits for an event is woken without its being set, and hears what rang while they were busy."""

import threading

import pytest

from bots.engine.alarm import Alarm

LONG = 60.0  # seconds; longer than any test may take


class Waiting:
    """A thread that waits again and again, and notes what each wait returned."""

    def __init__(self, event):
        self.looks, self.busy, self.go_on = [], threading.Semaphore(0), threading.Semaphore(0)
        self.thread = threading.Thread(target=self._wait, args=(event,), daemon=True)
        self.thread.start()

    def _wait(self, event):
        while not event.wait(LONG):
            self.looks.append(False)
            self.busy.release()
            self.go_on.acquire()
        self.looks.append(True)
        self.busy.release()

    def looked(self) -> list[bool]:
        assert self.busy.acquire(timeout=LONG)
        return list(self.looks)


@pytest.fixture
def event():
    return threading.Event()


def test_a_thread_looks_once_at_once_and_then_at_every_ring(event):
    alarm, waiting = Alarm(event), Waiting(event)
    assert waiting.looked() == [False]
    waiting.go_on.release()
    alarm.ring()
    assert waiting.looked() == [False, False]
    event.set()
    waiting.go_on.release()
    assert waiting.looked() == [False, False, True]


def test_a_ring_while_a_thread_was_busy_is_heard_by_its_next_wait(event):
    alarm, waiting = Alarm(event), Waiting(event)
    waiting.looked()
    alarm.ring()
    alarm.ring()
    waiting.go_on.release()
    assert waiting.looked() == [False, False], "once, for both"


def test_all_who_wait_hear_it_and_what_was_set_is_told_with_a_ring(event):
    alarm, all_waiting = Alarm(event), [Waiting(event) for _ in range(3)]
    for waiting in all_waiting:
        waiting.looked()
        waiting.go_on.release()
    event.set()
    alarm.ring()
    assert [waiting.looked()[-1] for waiting in all_waiting] == [True] * 3


def test_without_a_ring_a_wait_ends_with_its_time(event):
    Alarm(event)
    assert event.wait(0) is False, "the first look"
    assert event.wait(0.001) is False
