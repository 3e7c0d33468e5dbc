"""Ctrl-C while an answer is being made."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from bots.console.interrupting import Stopped, stoppable


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
