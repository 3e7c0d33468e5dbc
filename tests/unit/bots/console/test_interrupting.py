"""Ctrl-C while an answer is being made."""

from __future__ import annotations

import asyncio
import os
import pty
import signal
import termios
from pathlib import Path

import pytest

from bots.console.interrupting import Stopped, stoppable, unechoed


async def test_ctrl_c_stops_what_is_under_way_and_nothing_else():
    before = signal.getsignal(signal.SIGINT)
    begun = asyncio.Event()

    async def endless():
        begun.set()
        await asyncio.Event().wait()

    async def press():
        await begun.wait()
        os.kill(os.getpid(), signal.SIGINT)

    pressing = asyncio.create_task(press())
    with pytest.raises(Stopped):
        await stoppable(endless())
    await pressing
    assert signal.getsignal(signal.SIGINT) is before


async def test_what_is_not_stopped_returns_what_it_makes():
    async def work():
        return 3

    assert await stoppable(work()) == 3


def test_what_is_typed_while_something_moves_is_kept_off_the_screen_until_the_prompt(monkeypatch):
    ours, theirs = pty.openpty()
    with os.fdopen(theirs) as keyboard:
        monkeypatch.setattr("sys.stdin", keyboard)
        with unechoed():
            assert not termios.tcgetattr(theirs)[3] & termios.ECHO
        assert termios.tcgetattr(theirs)[3] & termios.ECHO
    os.close(ours)


def test_where_there_is_no_keyboard_nothing_is_done(monkeypatch):
    with Path(os.devnull).open() as nowhere:
        monkeypatch.setattr("sys.stdin", nowhere)
        with unechoed():
            pass
