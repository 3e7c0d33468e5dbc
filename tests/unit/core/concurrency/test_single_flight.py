"""Single flight: made once for all who wait, cancelled only when nobody does."""

from __future__ import annotations

import asyncio

import pytest

from core.concurrency.single_flight import SingleFlight


class Work:
    def __init__(self) -> None:
        self.begun = 0
        self.go = asyncio.Event()
        self.stubborn = asyncio.Event()

    async def make(self) -> int:
        self.begun += 1
        mine = self.begun
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            await self.stubborn.wait()
            raise
        return mine


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_asks_after_all_others_left_is_not_robbed_of_the_flight_by_the_one_being_cancelled():
    flights, work = SingleFlight(), Work()
    first = asyncio.create_task(flights.do("k", work.make))
    await settled()
    first.cancel()
    await settled()
    second = asyncio.create_task(flights.do("k", work.make))
    await settled()
    work.stubborn.set()
    await settled()
    third = asyncio.create_task(flights.do("k", work.make))
    await settled()
    work.go.set()
    assert await second == (2, False)
    assert await third == (2, True)
    assert work.begun == 2


async def test_a_failure_reaches_all_who_wait_and_the_next_one_tries_anew():
    flights = SingleFlight()
    calls = []

    async def fail() -> int:
        calls.append(1)
        await asyncio.sleep(0)
        raise ValueError("no")

    both = await asyncio.gather(flights.do("k", fail), flights.do("k", fail), return_exceptions=True)
    assert [type(error) for error in both] == [ValueError, ValueError]
    with pytest.raises(ValueError, match="no"):
        await flights.do("k", fail)
    assert len(calls) == 2
