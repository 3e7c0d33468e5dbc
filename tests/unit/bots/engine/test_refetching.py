"""A learnt page is fetched again only for whom has the right of who taught it, and not too often."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bots.channel_settings import ChannelSettings
from bots.indexer import BOT_OPTIONS, LibraryIndexer
from bots.messages import Kind
from core.indexing.learnt import TERMINAL, Learnt, learnt_of
from storage.database import open_database
from tests.engine_bench import Bench, FakeAnswerer, incoming
from tests.fakes_index import InMemoryIndex
from tests.unit.core.indexing.test_web import LOOPBACK, PAGE, server


class Calendar:
    """A clock that is set by hand."""

    def __init__(self):
        self.time = datetime(2026, 3, 1, tzinfo=UTC)

    def now(self):
        return self.time


@pytest.fixture
async def library():
    """An indexer that reaches a page on loopback, which it was taught by somebody whom the channel lets teach."""
    index, calendar = InMemoryIndex(), Calendar()
    async with server({"/": (200, {"Content-Type": "text/html"}, PAGE)}) as (port, seen):
        indexer = LibraryIndexer(index, None, replace(BOT_OPTIONS, now=calendar.now), LOOPBACK)
        indexer.page, indexer.seen, indexer.calendar = f"http://a.example:{port}/", seen, calendar
        yield indexer


async def taught(library, learnt):
    said = await library.ingest([], [library.page], "default", learnt=learnt)
    assert "Indexed" in said
    library.seen.clear()
    library.calendar.time += timedelta(hours=1)


async def test_without_a_right_nothing_is_fetched(library):
    await taught(library, Learnt("slack:T1:U1", "everyone"))
    assert "had not changed" in await library.reindex(library.page, "default")
    assert not library.seen


@pytest.mark.parametrize(
    ("teacher", "voter", "fetched"),
    [
        ("everyone", "everyone", True), ("everyone", "admins", True), ("admins", "everyone", False),
        ("admins", "admins", True), ("everyone", "", False), ("", "", False),
    ],
)  # fmt: skip
async def test_it_takes_the_right_of_who_taught_the_page(library, teacher, voter, fetched):
    await taught(library, Learnt("slack:T1:U1", teacher))
    await library.reindex(library.page, "default", refetch=voter)
    assert bool(library.seen) is fetched


async def test_what_the_operator_taught_takes_an_admin(library):
    await taught(library, TERMINAL)
    await library.reindex(library.page, "default", refetch="everyone")
    assert not library.seen
    await library.reindex(library.page, "default", refetch="admins")
    assert library.seen


async def test_a_page_is_fetched_at_most_every_ten_minutes_also_where_it_does_not_answer(library):
    await taught(library, Learnt("slack:T1:U1", "everyone"))
    for _ in range(3):
        await library.reindex(library.page, "default", refetch="admins")
    assert len(library.seen) == 1
    library.calendar.time += timedelta(minutes=11)
    gone = LibraryIndexer(library._index, None, library._options, replace(LOOPBACK, allow=lambda _: False))
    await gone.reindex(library.page, "default", refetch="admins")
    await library.reindex(library.page, "default", refetch="admins")
    assert len(library.seen) == 1


async def test_who_taught_a_page_stays_on_record_when_it_is_fetched_again(library):
    await taught(library, Learnt("slack:T1:U|1", "everyone"))
    await library.reindex(library.page, "default", refetch="admins")
    (entry,) = await library._index.documents("default")
    found = learnt_of(entry)
    assert (found.by, found.right, found.at) == ("slack:T1:U 1", "everyone", library.calendar.time.timestamp())


async def test_a_page_of_an_index_made_before_was_the_operators(library):
    await taught(library, TERMINAL)
    await library._index.touch_document("default", library.page, "|1/e", None)
    (entry,) = await library._index.documents("default")
    assert learnt_of(entry) == TERMINAL


async def test_a_file_that_became_a_link_is_not_read_anew(library, tmp_path):
    folder = tmp_path / "docs"
    folder.mkdir()
    (tmp_path / "secret.md").write_text("The secret is 42.")
    (folder / "a.md").write_text("Hello.")
    await library.ingest([folder], [], "default")
    (folder / "a.md").unlink()
    (folder / "a.md").symlink_to(tmp_path / "secret.md")
    await library.reindex("a.md", "default", refetch="admins")
    texts = [chunk.text for _, chunks, _ in library._index.stored.values() for chunk in chunks]
    assert texts == ["Hello."]


@pytest.mark.parametrize(
    ("ingesters", "user", "right"),
    [("admins", "U1", ""), ("everyone", "U1", "everyone"), ("nobody", "U1", ""), ("admins", "BOSS", "admins")],
)
async def test_a_vote_carries_the_right_of_its_voter(tmp_path, ingesters, user, right):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    configured = {"default": ChannelSettings(ingesters=ingesters)}
    async with Bench(database, tmp_path, FakeAnswerer("One."), configured=configured, admins=["BOSS"]) as bench:
        await bench.hear(incoming(text="Revenue?"))
        await bench.hear(
            incoming(Kind.FEEDBACK_ADDED, message="m1", user=user, payload={"vote": "down", "via": "reaction"})
        )
        assert bench.indexer.reindexed == [("handbook.md", "default")]
        assert bench.indexer.rights == [right]
        payload = {"urls": ["https://a.example/"]}
        await bench.hear(incoming(Kind.INGEST, user=user, payload=payload))
        assert [(learnt.by, learnt.right) for learnt in bench.indexer.learnt] == (
            [(f"slack:T1:{user}", right)] if right else []
        )
    database.close()
