"""A private answer is shared by its asker alone, once, and only where all that it rests on may be read."""

from __future__ import annotations

import pytest
from sqlmodel import select

from bots.engine.sharing import NOT_READ_THERE, NOT_SHARED, SHARED
from bots.messages import Kind
from storage.database import open_database
from storage.tables.conversations import AnswerRow
from tests.engine_bench import Bench, FakeAnswerer, answer_to, incoming


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


def asked(**changes):
    there = {"thread": "", "message": "", "private": True, "interaction": "https://hooks.test/1"}
    return incoming(text="Bonus?", **(there | changes))


async def shared(bench, user="U1"):
    answer = bench.rows(select(AnswerRow))[0]
    wish = incoming(Kind.SHARE, user=user, thread="", message="", payload={"answer_id": answer.id})
    await bench.hear(wish)


async def test_a_private_answer_is_posted_once_for_everybody_where_it_was_asked(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("5 [1].")) as bench:
        await bench.hear(asked())
        await shared(bench)
        private, public = bench.platform.messages.values()
        assert (public.text, public.place.channel, public.place.private) == ("5 [1].", "C1", False)
        assert private.place.private
        await shared(bench)
        assert len(bench.platform.messages) == 2
        assert bench.platform.verbs("tell") == [SHARED]


async def test_nobody_else_shares_it_and_what_everybody_sees_is_not_shared(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(asked())
        await shared(bench, user="U2")
    assert bench.platform.verbs("tell") == [NOT_SHARED]
    assert len(bench.platform.messages) == 1


async def test_what_the_channel_may_not_read_stays_with_its_asker(database, tmp_path):
    async def boards(question):
        return answer_to(question, "5 [1].", rests_on=("board",))

    async with Bench(database, tmp_path, FakeAnswerer(boards)) as bench:
        await bench.hear(asked())
        await shared(bench)
        assert bench.platform.verbs("tell") == [NOT_READ_THERE]
        assert len(bench.platform.messages) == 1


async def test_a_vote_on_the_copy_corrects_the_copy(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("5 [1].", "7 [1].")) as bench:
        await bench.hear(asked())
        await shared(bench)
        down = {"vote": "down", "via": "button"}
        await bench.hear(incoming(Kind.FEEDBACK_ADDED, thread="", message="m2", payload=down))
        assert [message.text for message in bench.platform.messages.values()] == ["5 [1].", "7 [1]."]
