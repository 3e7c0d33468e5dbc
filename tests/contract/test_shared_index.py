"""What the index in PostgreSQL must do beyond the contract: scripts, several machines, one order of changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import numpy as np
import pytest
from sqlalchemy import text

from core.errors import BadInput, Unavailable
from storage.database import Database
from storage.index import pinecone_index, postgres_sql
from storage.index.postgres_corpus import PostgresCorpus
from tests.bags_of_words import DIMENSIONS, EMBEDDER, chunks_of, document, embed, put
from tests.contract.test_index_contract import found, near
from tests.emulators.pinecone_emu import PineconeEmulator
from tests.indexes import empty, over_pinecone
from tests.indexes import postgres_database as postgres_database


@pytest.fixture
async def shared(postgres_database: Database) -> AsyncIterator[PostgresCorpus]:
    empty(postgres_database)
    opened = PostgresCorpus(postgres_database, EMBEDDER)
    yield opened
    await opened.close()


@pytest.fixture
async def elsewhere(postgres_database: Database, shared: PostgresCorpus) -> AsyncIterator[PostgresCorpus]:
    opened = PostgresCorpus(postgres_database, EMBEDDER)
    yield opened
    await opened.close()


@pytest.mark.parametrize(
    ("passage", "query"),
    [
        ("Das Gerät wird jährlich überprüft", "gerat jahrlich"),
        ("La société a été créée à Orléans", "societe orleans"),
        ("Η ταχύτητα του φωτός", "ταχύτητα"),
        ("скорость света", "скорость"),
        ("会社の収入は昨年増加した。", "昨年の収入は？"),
        ("公司去年的收入增长了百分之十。", "收入"),
        ("公司去年的收入增长了百分之十。", "去年收入增长多少"),
        ("회사의 매출은 작년에 증가했다", "매출"),
        ("บริษัทมีรายได้เพิ่มขึ้น", "รายได้เพิ่มขึ้น"),
        ("型番ＡＢＣ１２３の仕様", "ABC123"),
        ("営業時間は九時から五時", "五時"),
        ("営業時間は九時から五時", "業"),
        ("営業時間は九時から五時", "時"),
        ("Bericht mit 売上高 in der Mitte", "売上高"),
        ("The machines were running", "machine runs"),
        ("see snake_case_name there", "case"),
        ("version 1.2.3 of foo-bar/baz", "foo bar baz"),
        ("O'Brien's backslash \\ here", "o'brien's \\"),
    ],
)
async def test_text_of_many_scripts_is_found(shared: PostgresCorpus, passage: str, query: str) -> None:
    await put(shared, "a.md", passage)
    await put(shared, "b.md", "something else in plain English")
    assert await found(shared, query) == ["default/a.md#0"]


async def test_stop_words_decide_nothing_unless_there_is_nothing_else(shared: PostgresCorpus) -> None:
    await put(shared, "a.md", "what is it that you do", "pears")
    assert await found(shared, "what is it about pears") == ["default/a.md#1"]
    assert await found(shared, "what is it") == ["default/a.md#0"]


async def test_a_rare_word_counts_more_than_a_frequent_one_and_often_more_than_once(shared: PostgresCorpus) -> None:
    await put(shared, "a.md", *["common talk"] * 8, "common rare", "rare rare rare talk", "a word among others")
    assert await found(shared, "common rare", limit=2) == ["default/a.md#9", "default/a.md#8"]


async def test_the_counts_that_ranking_goes_by_follow_the_documents(shared: PostgresCorpus) -> None:
    await put(shared, "a.md", "one two three", "four five")
    await put(shared, "b.md", "six")
    await put(shared, "a.md", "seven eight")
    await shared.remove_document("default", "b.md")
    rows = shared._database.transaction(
        lambda session: session.execute(text("SELECT chunks, words FROM index_collections")).all()
    )
    assert [tuple(row) for row in rows] == [(1, 2)]


async def test_what_another_machine_writes_is_found_at_once(shared: PostgresCorpus, elsewhere: PostgresCorpus) -> None:
    await put(shared, "a.md", "first words")
    assert await near(elsewhere, "first") == ["default/a.md#0"]
    await put(elsewhere, "b.md", "second words")
    assert set(await near(shared, "words")) == {"default/a.md#0", "default/b.md#0"}
    await shared.remove_document("default", "a.md")
    assert await near(elsewhere, "words") == ["default/b.md#0"]
    assert await shared.version() == await elsewhere.version()


async def test_machines_that_write_at_once_agree_in_the_end(shared: PostgresCorpus, elsewhere: PostgresCorpus) -> None:
    machines = (shared, elsewhere)
    writes = [put(machine, f"{n}.md", f"text {n} here", "more") for n in range(6) for machine in machines]
    looks = [near(machine, "text", limit=40) for _ in range(6) for machine in machines]
    await asyncio.gather(*writes, *looks)
    assert len(await shared.documents()) == 6
    one, two = [await near(machine, "text more", limit=40) for machine in machines]
    assert one == two
    assert len(one) == 12


async def test_who_fell_behind_the_change_log_reads_everything_anew(
    shared: PostgresCorpus, elsewhere: PostgresCorpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_sql, "CHANGES_KEPT", 2)
    monkeypatch.setattr(postgres_sql, "TRIMMED_EVERY", 1)
    await put(shared, "a.md", "first")
    assert await near(elsewhere, "first") == ["default/a.md#0"]
    for number in range(8):
        await put(shared, "b.md", f"second {number}")
    await shared.remove_document("default", "a.md")
    assert await near(elsewhere, "second 7 first") == ["default/b.md#0"]
    kept = shared._database.transaction(lambda s: s.execute(text("SELECT count(*) FROM index_changes")).scalar_one())
    assert kept < 10


async def test_an_emptied_database_is_another_corpus(shared: PostgresCorpus, elsewhere: PostgresCorpus) -> None:
    await put(shared, "a.md", "first")
    name, version = await shared.name(), await shared.version()
    assert await near(elsewhere, "first") == ["default/a.md#0"]
    empty(shared._database)
    await put(shared, "b.md", "first")
    assert await shared.name() != name
    assert await shared.version() != version
    assert await near(elsewhere, "first") == ["default/b.md#0"]


async def test_vectors_of_another_embedder_count_as_not_embedded(shared: PostgresCorpus) -> None:
    await put(shared, "a.md", "first", "second")
    other = PostgresCorpus(shared._database, "another@2")
    assert [entry.embedded for entry in await other.documents()] == [0]
    assert await near(other, "first") == []
    await put(other, "a.md", "first", "second")
    assert await near(shared, "first") == []


async def test_vectors_must_fit_the_chunks_and_names_are_made_storable(shared: PostgresCorpus) -> None:
    with pytest.raises(BadInput, match="2 chunks"):
        await shared.replace_document(document("a.md"), chunks_of("a.md", ["a", "b"]), embed("a"))
    for path in ("caf\udce9.md", "a\0b.md"):
        await put(shared, path, "words")
    assert [entry.path for entry in await shared.documents()] == ["a\ufffdb.md", "caf\ufffd.md"]
    unlike = np.random.default_rng(1).integers(0x4E00, 0x9000, 4_000)  # compresses to more than an index entry takes
    with pytest.raises(BadInput, match="Rename"):
        await put(shared, "".join(map(chr, unlike)), "words")
    assert len(await shared.documents()) == 2


async def test_a_failed_write_leaves_the_old_document(shared: PostgresCorpus) -> None:
    await put(shared, "a.md", "the old wording")
    twins = chunks_of("a.md", ["the new wording"]) * 2
    with pytest.raises(Exception, match="unique"):
        await shared.replace_document(document("a.md"), twins, embed("the new wording", "the new wording"))
    assert await found(shared, "wording") == await near(shared, "old wording") == ["default/a.md#0"]
    assert (await shared.passages(["default/a.md#0"]))["default/a.md#0"].text == "the old wording"


async def test_a_server_that_is_gone_is_said_to_be(postgres_database: Database) -> None:
    from sqlalchemy import create_engine

    gone = Database("postgresql", create_engine("postgresql+psycopg://postgres@127.0.0.1:1/none"))
    with pytest.raises(Unavailable, match="database"):
        await PostgresCorpus(gone, EMBEDDER, opened=True).collections()


async def test_machines_share_one_pinecone_index_which_may_be_lost(
    shared: PostgresCorpus,
    elsewhere: PostgresCorpus,
    pinecone_emulator: PineconeEmulator,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await put(shared, "a.md", "indexed before there was a key")
    one = over_pinecone(shared, pinecone_emulator, DIMENSIONS)
    two = over_pinecone(elsewhere, pinecone_emulator, DIMENSIONS)
    assert await two.catch_up() == 1
    pinecone_emulator.visible_after = 0.1
    await put(one, "b.md", "written here")
    assert await near(two, "written here", limit=1) == ["default/b.md#0"]
    pinecone_emulator.visible_after = 0.0
    pinecone_emulator.settle()
    pinecone_emulator.fail("delete", status=400)
    await put(two, "b.md", "written there")
    monkeypatch.setattr(pinecone_index, "KEPT_SECONDS", -5.0)
    await put(two, "c.md", "after which the rest is swept")
    (space,) = pinecone_emulator.indexes["errata"].spaces.values()
    assert len(space) == 3
    pinecone_emulator.indexes.clear()
    three = over_pinecone(shared, pinecone_emulator, DIMENSIONS)
    await put(three, "d.md", "makes the index anew")
    assert await three.catch_up() == 3
    assert len(await near(three, "written", limit=10)) == 4
    for index in (one, two, three):
        await index._vectors.close()
