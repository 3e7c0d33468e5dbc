"""Fairness over HTTP: tokens take turns, none starves another, and what is too much is told to wait."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bots.web.pacing import PATIENCE as PATIENCE_OF_PROGRAMS
from bots.web.pacing import Pacer
from bots.web.question_queue import FairQueue, QueueLimits
from core.errors import Overloaded, TooMany
from core.usage import Usage
from storage.access.tokens import Token
from tests.emulators.common import PATIENCE
from tests.fakes import ScriptedModel
from tests.web_bench import ADMIN, QUESTION, in_process, right_draft

ADA, BOB = Token("ada", "ada", "ask"), Token("bob", "bob", "ask")


async def served(queue: FairQueue, asked: list[tuple[str, str]]) -> list[str]:
    """Admit all before any is done, and return in which order they were begun."""
    begun = []

    async def work(name):
        begun.append(name)
        await asyncio.sleep(0)

    await asyncio.gather(*(queue.admit(who, name, partial(work, name)) for who, name in asked))
    assert queue.inside == 0
    return begun


async def test_one_tokens_hundred_wait_behind_anothers_first():
    flood = [("flood", f"flood {number}") for number in range(100)]
    begun = await served(FairQueue(QueueLimits(1, 120, 500, PATIENCE)), [*flood, ("ada", "ada 0"), ("bob", "bob 0")])
    assert begun[:4] == ["flood 0", "flood 1", "ada 0", "bob 0"]
    assert begun[4:] == [f"flood {number}" for number in range(2, 100)]


async def test_who_asks_what_another_waits_for_is_called_by_whichever_of_them_is_first():
    flood = [("flood", f"flood {number}") for number in range(50)]
    begun = await served(FairQueue(QueueLimits(1, 120, 500, PATIENCE)), [*flood, ("flood", "equal"), ("ada", "equal")])
    assert begun.index("equal") <= 3
    assert begun.count("equal") == 2


async def test_who_gives_up_waiting_leaves_no_place_taken_and_no_turn_lost():
    queue, go = FairQueue(QueueLimits(1, 9, 9, PATIENCE)), asyncio.Event()

    async def work():
        await go.wait()

    first, gone, last = (queue.admit("ada", name, work) for name in ("first", "gone", "last"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    go.set()
    await asyncio.gather(first, last)
    assert await served(queue, [("ada", "again")]) == ["again"]


async def test_each_token_has_room_of_its_own():
    queue, go = FairQueue(QueueLimits(1, 2, 500, PATIENCE)), asyncio.Event()
    tasks = [queue.admit("flood", number, go.wait) for number in range(3)]
    with pytest.raises(Overloaded):
        queue.admit("flood", 3, go.wait)
    tasks.append(queue.admit("ada", 0, go.wait))
    go.set()
    await asyncio.gather(*tasks)


async def test_the_pace_tells_how_long_to_wait_and_holds_for_each_token_alone():
    now = [0.0]
    pacer = Pacer(20, clock=lambda: now[0])
    for _ in range(20):
        await pacer.keep(ADA)
    now[0] = 12.5
    with pytest.raises(TooMany) as raised:
        await pacer.keep(ADA)
    assert raised.value.retry_after == 48
    assert "so that others get their turn" in str(raised.value)
    await pacer.keep(BOB)
    now[0] += raised.value.retry_after
    await pacer.keep(ADA)


class Clock:
    """Time that passes only while somebody sleeps, or where a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.mark.parametrize("most", [12, 20, 600, 7_000])
async def test_a_program_that_asks_one_after_another_never_meets_a_refusal_and_keeps_its_pace(most):
    clock = Clock()
    pacer = Pacer(most, PATIENCE_OF_PROGRAMS, clock, clock.sleep)
    for _ in range(3 * most):
        before = clock.now
        await pacer.keep(ADA)
        assert clock.now - before <= PATIENCE_OF_PROGRAMS
    assert clock.now == pytest.approx(180, abs=PATIENCE_OF_PROGRAMS + 0.1)


async def test_a_program_that_asks_far_more_at_once_waits_in_turns_and_is_then_told_to_come_again():
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    pacer = Pacer(600, PATIENCE_OF_PROGRAMS, lambda: 0.0, sleep)
    for _ in range(100):
        await pacer.keep(ADA)
    with pytest.raises(TooMany) as raised:
        await pacer.keep(ADA)
    assert slept == [5.0] * 50
    assert raised.value.retry_after == 10
    await pacer.keep(BOB)


async def test_a_person_at_the_page_is_told_to_wait_after_twenty_a_minute_and_a_program_is_not(tmp_path):
    model = ScriptedModel(generate=right_draft())
    model.usage = Usage()
    async with in_process(tmp_path, model=model) as api:
        await api.client.post("/session", data={"token": ADMIN, "to": "/"})
        asked = [await api.client.post("/api/ask", json={"question": QUESTION}) for _ in range(21)]
        assert [response.status_code for response in asked] == [200] * 20 + [429]
        assert 0 < int(asked[-1].headers["Retry-After"]) <= 60
        error = asked[-1].json()["error"]
        assert error["type"] == "too_many"
        assert "20 a minute" in error["message"]
        assert [(await api.ask()).status_code for _ in range(21)] == [200] * 21


async def test_votes_keep_the_same_pace(tmp_path):
    async with in_process(tmp_path) as api:
        vote = {"answer_id": (await api.ask()).json()["answer_id"], "kind": "up"}
        assert [(await api.post("/api/feedback", vote)).status_code for _ in range(21)] == [202] * 21
        await api.client.post("/session", data={"token": ADMIN, "to": "/"})
        votes = [await api.client.post("/api/feedback", json=vote) for _ in range(21)]
        assert [response.status_code for response in votes] == [202] * 20 + [429]
