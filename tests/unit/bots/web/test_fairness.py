"""Fairness over HTTP: tokens take turns, none starves another, and what is too much is told to wait."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bots.web.pacing import Pacer
from bots.web.question_queue import FairQueue, QueueLimits
from core.errors import Overloaded, TooMany
from core.usage import Usage
from storage.access.tokens import Token
from tests.emulators.common import PATIENCE
from tests.fakes import ScriptedModel
from tests.web_bench import in_process, right_draft

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


def test_the_pace_tells_how_long_to_wait_and_holds_for_each_token_alone():
    now = [0.0]
    pacer = Pacer(20, "questions", clock=lambda: now[0])
    for _ in range(20):
        pacer.keep(ADA)
    now[0] = 12.5
    with pytest.raises(TooMany) as raised:
        pacer.keep(ADA)
    assert raised.value.retry_after == 48
    assert "so that others get their turn" in str(raised.value)
    pacer.keep(BOB)
    now[0] += raised.value.retry_after
    pacer.keep(ADA)


async def test_a_token_that_asks_more_than_twenty_a_minute_is_told_to_wait_and_another_is_not(tmp_path):
    model = ScriptedModel(generate=right_draft())
    model.usage = Usage()
    async with in_process(tmp_path, model=model) as api:
        ada, bob = await api.token("ada"), await api.token("bob")
        statuses = [(await api.ask(token=ada)).status_code for _ in range(20)]
        assert statuses == [200] * 20
        refused = await api.ask(token=ada)
        assert refused.status_code == 429
        assert 0 < int(refused.headers["Retry-After"]) <= 60
        error = refused.json()["error"]
        assert error["type"] == "too_many"
        assert "20 questions a minute" in error["message"]
        assert (await api.ask(token=bob)).status_code == 200


async def test_votes_keep_the_same_pace(tmp_path):
    async with in_process(tmp_path) as api:
        answer_id = (await api.ask()).json()["answer_id"]
        votes = [(await api.post("/api/feedback", {"answer_id": answer_id, "kind": "up"})) for _ in range(21)]
        assert [vote.status_code for vote in votes] == [202] * 20 + [429]
