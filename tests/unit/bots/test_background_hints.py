"""Hints beside the taking in of events: bounded, logged, and ended in order."""

from __future__ import annotations

import asyncio
import logging

from bots import background_hints
from bots.background_hints import BackgroundHints
from core.errors import Unavailable

log = logging.getLogger("tests.beside")


async def test_what_fails_is_logged_and_stops_no_other(caplog):
    said = []

    async def fail():
        raise Unavailable("Slack is down.")

    async def say():
        said.append("hello")

    hints = BackgroundHints("Slack", log)
    hints.run(fail())
    hints.run(say())
    await hints.close()
    assert said == ["hello"]
    assert "Slack did not take a hint: Slack is down." in caplog.text


async def test_what_is_too_much_at_once_is_left_out_and_what_takes_too_long_ended(caplog):
    begun, ended = [], []

    async def wait():
        begun.append(1)
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(1)

    hints = BackgroundHints("Discord", log)
    for _ in range(background_hints._MOST + 3):
        hints.run(wait())
    await asyncio.sleep(0)
    assert len(begun) == background_hints._MOST
    assert caplog.text.count("one was left out") == 3
    await hints.close(patience=0)
    await asyncio.sleep(0)
    assert len(ended) == len(begun)


async def test_hints_let_events_go_first_that_are_being_taken_in_but_wait_no_longer_than_a_moment(monkeypatch):
    said = []

    async def say(what):
        said.append(what)

    hints = BackgroundHints("Slack", log)
    with hints.taking_in(), hints.taking_in():
        hints.run(say("greeting"))
        await asyncio.sleep(0.01)
        assert said == []
    await hints.close()
    assert said == ["greeting"]

    monkeypatch.setattr(background_hints, "_STANDS_BACK", 0.01)
    with hints.taking_in():
        hints.run(say("late"))
        await hints.close()
    assert said == ["greeting", "late"]


async def test_what_is_told_several_times_is_hinted_at_once_and_what_was_long_ago_is_forgotten(monkeypatch):
    said = []

    async def say(what):
        said.append(what)

    monkeypatch.setattr(background_hints, "_REMEMBERED", 2)
    hints = BackgroundHints("Slack", log)
    for name in ("1", "1", "2", "1", "3", "1"):
        hints.once(name, lambda name=name: say(name))
    await hints.close()
    assert said == ["1", "2", "3", "1"]
