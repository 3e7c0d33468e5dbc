"""One suite for every cache: in this process, in SQLite, in PostgreSQL, in Redis."""

from __future__ import annotations

import asyncio
from uuid import uuid4

import numpy as np
import pytest

from core.errors import Unavailable
from core.loop import answer
from core.model import Answer, Mode, Outcome, Turn
from core.tasks import Generate
from storage.caches.redis_store import InRedis
from storage.caches.stores import InDatabase, InProcess, sweep_cache
from storage.caches.tiers import CachedEmbedder, CachedWeb, StoredAnswers
from storage.database import open_database
from tests.emulators.common import PATIENCE
from tests.fakes import FakeWeb, ScriptedModel, draft, kit_of, passage, question
from tests.fakes_index import HashingEmbedder
from tests.unit.core.test_loop import RIGHT, corpus


@pytest.fixture
def database(tmp_path):
    opened = open_database(f"sqlite:///{tmp_path / 'e.db'}")
    yield opened
    opened.close()


@pytest.fixture(params=["sqlite", "postgres", "redis", "in process"])
async def store(request, database):
    if request.param == "postgres":
        opened = open_database(request.getfixturevalue("postgres_url"))
        yield InDatabase(opened)
        opened.close()
    elif request.param == "redis":
        redis = InRedis(request.getfixturevalue("redis_url"))
        yield redis
        await redis.close()
    else:
        inner = InDatabase(database)
        yield InProcess(inner) if request.param == "in process" else inner


def key() -> str:
    return f"answer:test-{uuid4().hex}"


def an_answer(text: str = "28 days [1].") -> Answer:
    return Answer("a1", question(), text, Outcome.ANSWERED, 0.9, Mode.STANDARD)


async def test_what_was_put_is_got_until_it_is_deleted(store):
    name = key()
    assert await store.get(name) is None
    await store.put(name, b"\x00value", 60)
    await store.put(name, b"newer", 60)
    assert await store.get(name) == b"newer"
    await store.delete(name)
    assert await store.get(name) is None


async def test_a_value_is_gone_after_its_time(store):
    name = key()
    await store.put(name, b"value", 0.001)
    async with asyncio.timeout(PATIENCE):
        while await store.get(name) is not None:  # noqa: ASYNC110 - the store has no event for a time that ran out
            await asyncio.sleep(0.002)


async def test_answers_come_back_whole_and_leave_when_evicted(store, database):
    answers, name = StoredAnswers(store, database), key()
    await answers.put(name, an_answer(), 60)
    assert await answers.get(name) == an_answer()
    await answers.evict(name)
    assert await answers.get(name) is None
    await answers.put(name, an_answer("29 days [1]."), 60)
    kept = await answers.get(name)
    assert kept is not None
    assert kept.text == "29 days [1]."


async def test_an_eviction_counts_in_every_process_at_once(database):
    shared = InDatabase(database)
    here, there, name = StoredAnswers(InProcess(shared), database), StoredAnswers(InProcess(shared), database), key()
    await here.put(name, an_answer(), 60)
    assert await here.get(name)
    await there.evict(name)
    assert await here.get(name) is None


async def test_a_redis_that_is_gone_is_slower_but_never_wrong(database):
    redis = InRedis("redis://127.0.0.1:1/0")
    answers, name = StoredAnswers(redis, database), key()
    await answers.put(name, an_answer(), 60)
    assert await answers.get(name) is None
    await answers.evict(name)
    await redis.close()


async def test_a_value_that_comes_back_after_its_eviction_is_not_used(database):
    store, name = InDatabase(database), key()
    answers = StoredAnswers(store, database)
    await answers.put(name, an_answer(), 60)
    old = await store.get(name)
    await answers.evict(name)
    await store.put(name, old, 60)
    assert await answers.get(name) is None


async def test_a_value_of_an_older_version_is_a_miss(database):
    store, name = InDatabase(database), key()
    await store.put(name, b'{"kept_at": 1, "answer": "{}"}', 60)
    assert await StoredAnswers(store, database).get(name) is None


async def test_expired_entries_are_swept(database):
    store = InDatabase(database)
    await store.put("answer:old", b"x", -1)
    await store.put("answer:new", b"x", 60)
    assert sweep_cache(database) == 1
    assert await store.get("answer:new") == b"x"


async def test_query_vectors_are_raw_float32_and_computed_once(store):
    inner = HashingEmbedder(name=f"hashing-{uuid4().hex}")
    embedder = CachedEmbedder(inner, store)
    first, second = await embedder.embed_query("leave"), await embedder.embed_query("leave")
    assert np.array_equal(first, second)
    assert second.dtype == np.float32
    assert embedder.counts == {"miss": 1, "hit": 1}
    other = CachedEmbedder(HashingEmbedder(name=f"other-{uuid4().hex}"), store)
    await other.embed_query("leave")
    assert other.counts == {"miss": 1}


async def test_web_results_are_fetched_once_and_failures_are_not_kept(store):
    page = passage(f"Oslo is sunny {uuid4().hex}.", "web_search_0", file_type="web_search", url="https://w")
    inner = FakeWeb(page)
    web, asked = CachedWeb(inner, store), f"weather {uuid4().hex}"
    assert await web.search(asked, 3) == await web.search(f" {asked} ", 3) == [page]
    assert len(inner.queries) == 1
    inner.error = Unavailable("down")
    other = f"news {uuid4().hex}"
    for _ in range(2):
        with pytest.raises(Unavailable):
            await web.search(other, 3)


class KeptFor:
    """A store that only remembers for how long it was asked to keep something."""

    def __init__(self) -> None:
        self.seconds: list[int] = []

    async def get(self, key):
        return None

    async def put(self, key, value, ttl_seconds):
        self.seconds.append(ttl_seconds)


PRESENT = (
    "What is the weather in Oslo?", "Who is our head of sales?", "What does the Pro plan cost today?",
    "What is Apple's share price?", "Was kostet es derzeit?", "Quién es el director?", "最新版本是什么？",
)  # fmt: skip


async def test_what_is_asked_of_the_present_is_kept_for_minutes():
    page = passage("Oslo is sunny.", "web_search_0", file_type="web_search", url="https://w")
    for asked in PRESENT:
        store, cache = KeptFor(), KeptFor()
        await CachedWeb(FakeWeb(page), store).search(asked, 3)
        price = ", at 12 EUR" if "cost" in asked else ""
        said = f"{asked.rstrip('?？')}: that is so{price}."
        kit = kit_of(ScriptedModel(generate=draft(f"{said} [1]", 1)), await corpus(said), cache=cache)
        await answer(question(asked), kit)
        assert store.seconds == cache.seconds == [300], asked
    store, cache = KeptFor(), KeptFor()
    await CachedWeb(FakeWeb(page), store).search("How many days of leave?", 3)
    await answer(question(), kit_of(ScriptedModel(generate=RIGHT), await corpus(), cache=cache))
    assert (store.seconds, cache.seconds) == ([1800], [3600])


async def test_the_same_question_is_answered_once_and_remembered(database):
    model, cache = ScriptedModel(generate=RIGHT), StoredAnswers(InDatabase(database), database)
    kit = kit_of(model, await corpus(), cache=cache)
    first = await answer(question(), kit)
    second = await answer(question("  how many DAYS of leave do I get?"), kit)
    assert (first.cached, second.cached) == (False, True)
    assert second.text == first.text
    assert second.id != first.id, "feedback is about one message"
    assert len(model.calls(Generate)) == 1


async def test_a_hundred_equal_questions_at_once_cost_one_answer():
    model = ScriptedModel(generate=RIGHT)
    kit = kit_of(model, await corpus())
    given = await asyncio.gather(*(answer(question(), kit) for _ in range(100)))
    assert len(model.calls(Generate)) == 1
    assert len({a.id for a in given}) == 100


async def test_a_waiter_that_leaves_does_not_take_the_answer_from_the_others():
    begun, go = asyncio.Event(), asyncio.Event()

    class Waiting(ScriptedModel):
        async def do(self, task):
            begun.set()
            await go.wait()
            return await super().do(task)

    kit = kit_of(Waiting(generate=RIGHT), await corpus())
    first = asyncio.create_task(answer(question(), kit))
    await begun.wait()
    second = asyncio.create_task(answer(question(), kit))
    await asyncio.sleep(0)
    first.cancel()
    go.set()
    assert (await second).outcome is Outcome.ANSWERED


@pytest.mark.parametrize(
    "change",
    ["corpus", "mode", "collections", "retry", "conversation"],
)
async def test_what_an_answer_depends_on_is_part_of_its_key(database, change):
    from core.model import Retry

    cache, index = StoredAnswers(InDatabase(database), database), await corpus()
    model = ScriptedModel(generate=RIGHT)
    kit = kit_of(model, index, cache=cache)
    asked = question()
    await answer(asked, kit)
    parts = {
        "mode": {"mode": Mode.SELF_REFLECTIVE},
        "collections": {"collections": ("default",)},
        "retry": {"retry": Retry("a1")},
        "conversation": {"history": (Turn("user", "About contractors."), Turn("assistant", "Yes?"))},
    }
    if change == "corpus":
        index.changes += 1
    again = await answer(question(**parts.get(change, {})), kit)
    assert not again.cached


async def test_a_follow_up_in_two_threads_never_shares_an_answer(database):
    cache = StoredAnswers(InDatabase(database), database)
    model = ScriptedModel(generate=[draft("28 days [1].", 1), draft("31 March [1].", 1)])
    kit = kit_of(model, await corpus(), cache=cache)
    about = [(Turn("user", f"Tell me about {what}"), Turn("assistant", "Sure.")) for what in ("days", "expiry")]
    one = await answer(question("and the year before?", history=about[0]), kit)
    two = await answer(question("and the year before?", history=about[1]), kit)
    assert not two.cached
    assert one.text != two.text


async def test_only_accepted_answers_are_kept(database):
    cache = StoredAnswers(InDatabase(database), database)
    kit = kit_of(ScriptedModel(generate=draft("28 days [9].", 9)), await corpus(), cache=cache)
    assert (await answer(question(), kit)).outcome is Outcome.PARTIAL
    assert not (await answer(question(), kit)).cached
