"""Vectors in Pinecone, the rest in the database: what crashes, delays and faults may and may not do."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from core.errors import BadSetting, KeyRejected, QuotaExhausted, RateLimited, Unavailable
from core.indexing.documents import Chunk, Document
from core.ports import Index, Kit
from core.settings import Settings
from core.steps.retrieve import retrieve
from storage.index import pinecone_index
from storage.index.local_corpus import LocalCorpus
from storage.index.local_index import LocalIndex
from storage.index.pinecone_index import PineconeIndex
from storage.index.pinecone_search import Freshness
from storage.index.pinecone_vectors import Access, Patience, PineconeVectors
from tests.emulators.pinecone_emu import PineconeEmulator
from tests.fakes_index import HashingEmbedder
from tests.indexes import over_pinecone

DIMENSIONS = 32
EMBEDDER = HashingEmbedder(DIMENSIONS)
QUICK = Freshness(wait=60.0, poll=0.01, pause=0.0)
HASTY = Patience(query=60.0, poll=0.01)


async def put(index: Index, path: str, *texts: str, collection: str = "default") -> None:
    hashes = [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    chunks = [
        Chunk(f"{path}-{hashed[:8]}", text, text, hashed, place, 1, "structure")
        for place, (text, hashed) in enumerate(zip(texts, hashes, strict=True))
    ]
    document = Document(collection, path, "md", "".join(hashes), ())
    await index.replace_document(document, chunks, await EMBEDDER.embed_passages(texts))


async def near(index: Index, text: str, collections: list[str] | None = None, limit: int = 10) -> list[str]:
    hits = await index.dense_search(await EMBEDDER.embed_query(text), collections, limit)
    return [passage.text for hit in hits for passage in (await index.passages([hit.chunk_id])).values()]


def ids(emulator: PineconeEmulator) -> set[str]:
    """Ids of all records, also of those that no search sees yet."""
    emulator.settle()
    return {record for index in emulator.indexes.values() for space in index.spaces.values() for record in space}


def opened(folder: Path, emulator: PineconeEmulator, freshness: Freshness = QUICK) -> PineconeIndex:
    return over_pinecone(LocalCorpus(folder / "index.db", EMBEDDER.name), emulator, DIMENSIONS, freshness, HASTY)


@pytest.fixture
async def index(tmp_path: Path, pinecone_emulator: PineconeEmulator) -> AsyncIterator[PineconeIndex]:
    found = opened(tmp_path, pinecone_emulator)
    yield found
    await found.close()


class TestOpening:
    async def test_the_index_is_made_with_the_embedders_dimension_by_cosine(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        await put(index, "a.md", "apples")
        assert pinecone_emulator.indexes["errata"].dense == {
            "type": "dense_vector",
            "dimension": DIMENSIONS,
            "metric": "cosine",
        }

    async def test_an_index_that_takes_its_time_is_waited_for(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        pinecone_emulator.ready_after = 0.1
        await put(index, "a.md", "apples")
        assert await near(index, "apples") == ["apples"]

    async def test_another_process_may_be_quicker_to_make_it(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        pinecone_emulator.create("errata", DIMENSIONS)
        pinecone_emulator.fail("indexes.describe", status=404)
        await put(index, "a.md", "apples")
        assert await near(index, "apples") == ["apples"]

    @pytest.mark.parametrize(("dimension", "metric"), [(DIMENSIONS + 1, "cosine"), (DIMENSIONS, "euclidean")])
    async def test_an_index_for_other_vectors_is_one_clear_setting_to_change(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator, dimension: int, metric: str
    ) -> None:
        pinecone_emulator.create("errata", dimension, metric)
        with pytest.raises(BadSetting, match="PINECONE_INDEX"):
            await put(index, "a.md", "apples")
        assert await index.documents() == []

    async def test_a_wrong_key_is_said_without_showing_it(
        self, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        vectors = PineconeVectors(Access("pcsk_wrong", "errata", pinecone_emulator.api_url), DIMENSIONS)
        index = PineconeIndex(LocalCorpus(tmp_path / "index.db", EMBEDDER.name), vectors)
        with pytest.raises(KeyRejected, match="PINECONE_API_KEY") as raised:
            await put(index, "a.md", "apples")
        assert "pcsk_wrong" not in str(raised.value)
        assert await index.documents() == []
        await index.close()

    async def test_looking_at_the_index_does_not_make_it(self, pinecone_emulator: PineconeEmulator) -> None:
        vectors = PineconeVectors(Access(pinecone_emulator.api_key, "errata", pinecone_emulator.api_url), DIMENSIONS)
        assert "no index errata yet" in await vectors.look()
        assert pinecone_emulator.indexes == {}
        await vectors.open()
        assert "ready" in await vectors.look()
        await vectors.close()

    def test_a_key_that_no_header_may_hold_is_a_setting_to_change(self, tmp_path: Path) -> None:
        emulator = PineconeEmulator(api_key=" ")
        with pytest.raises(BadSetting, match="PINECONE_API_KEY"):
            opened(tmp_path, emulator)

    async def test_reading_text_never_reaches_pinecone(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        assert await index.documents() == []
        assert await index.keyword_search("apples", None, 5) == []
        assert await near(index, "apples") == []
        assert await index.remove_document("default", "a.md") is False
        assert pinecone_emulator.calls == []


class TestWriting:
    async def test_each_collection_has_a_namespace_whatever_its_name(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        for collection in ("wiki", "Größe & Zahl", "会社" * 100):
            await put(index, "a.md", f"apples in {len(collection)}", collection=collection)
        spaces = list(pinecone_emulator.indexes["errata"].spaces)
        assert len(spaces) == 3
        assert all(space.isascii() and len(space) < 256 for space in spaces)
        assert spaces[0].startswith("wiki.")
        assert await near(index, "apples", ["会社" * 100]) == ["apples in 200"]

    async def test_two_databases_never_see_each_others_vectors_in_one_index(
        self, index: PineconeIndex, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        await put(index, "a.md", "apples")
        (tmp_path / "other").mkdir()
        other = opened(tmp_path / "other", pinecone_emulator)
        await put(other, "a.md", "pears")
        await put(other, "a.md", "more pears")
        assert await near(other, "apples") == ["more pears"]
        assert await near(index, "pears") == ["apples"]
        await other.close()

    async def test_vectors_are_sent_in_requests_of_less_than_two_megabytes(
        self, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        wide = over_pinecone(LocalCorpus(tmp_path / "index.db", "wide"), pinecone_emulator, 3_000)
        vectors = np.random.default_rng(1).normal(size=(120, 3_000)).astype(np.float32)
        chunks = [Chunk(f"c{n}", f"text {n}", f"text {n}", str(n), n, 1, "structure") for n in range(120)]
        await wide.replace_document(Document("default", "a.md", "md", "h", ()), chunks, vectors)
        assert len(pinecone_emulator.calls_to("upsert")) > 1
        nearest = await wide.dense_search(vectors[7], None, 1)
        assert [hit.chunk_id for hit in nearest] == ["c7"]
        await wide.close()

    async def test_no_text_leaves_the_database(self, index: PineconeIndex, pinecone_emulator: PineconeEmulator) -> None:
        await put(index, "secret.md", "salaries")
        sent = str([call.args for call in pinecone_emulator.calls])
        assert "salaries" not in sent
        assert "secret" not in sent

    async def test_a_text_without_any_word_has_no_vector_and_does_no_harm(self, index: PineconeIndex) -> None:
        await put(index, "a.md", "...", "apples")
        assert await near(index, "apples") == ["apples"]
        assert await near(index, "...") == []

    async def test_former_vectors_are_deleted(self, index: PineconeIndex, pinecone_emulator: PineconeEmulator) -> None:
        await put(index, "a.md", "one", "two", "three")
        await put(index, "a.md", "four")
        assert len(ids(pinecone_emulator)) == 1
        await index.remove_document("default", "a.md")
        assert ids(pinecone_emulator) == set()

    async def test_thousands_of_former_vectors_are_deleted_in_several_requests(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        await put(index, "a.md", *[f"text {n}" for n in range(1_200)])
        await index.remove_document("default", "a.md")
        assert ids(pinecone_emulator) == set()

    async def test_vectors_that_cant_be_deleted_now_are_swept_later(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await put(index, "a.md", "old wording")
        pinecone_emulator.fail("delete", status=400)
        await put(index, "a.md", "new wording")
        assert await near(index, "old wording") == ["new wording"]
        assert len(ids(pinecone_emulator)) == 2
        monkeypatch.setattr(pinecone_index, "KEPT_SECONDS", -5.0)
        await put(index, "b.md", "another text")
        assert len(ids(pinecone_emulator)) == 2
        assert set(await near(index, "wording")) == {"new wording", "another text"}

    async def test_writers_of_one_document_at_once_lose_nothing(
        self, index: PineconeIndex, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        other = opened(tmp_path, pinecone_emulator)
        await asyncio.gather(*(put(one, "a.md", f"wording {n}", "same") for n in range(5) for one in (index, other)))
        entries = await index.documents()
        assert [(entry.chunks, entry.embedded) for entry in entries] == [(2, 2)]
        assert len(await near(index, "wording same")) == 2
        await other.close()


class TestCrashes:
    """Every call to Pinecone and the commit may be the last thing a process does."""

    @pytest.mark.parametrize("after", [False, True])
    async def test_while_vectors_are_written_the_old_document_stands(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator, after: bool
    ) -> None:
        await put(index, "a.md", "old wording")
        pinecone_emulator.fail("upsert", status=400, after=after)
        with pytest.raises(Exception, match="refused"):
            await put(index, "a.md", "new wording")
        assert await near(index, "wording") == ["old wording"]
        assert [hit.chunk_id[:4] for hit in await index.keyword_search("old", None, 5)] == ["a.md"]
        assert len(ids(pinecone_emulator)) == 1

    async def test_a_process_killed_before_the_commit_leaves_the_old_document_and_no_rubbish(
        self,
        index: PineconeIndex,
        tmp_path: Path,
        pinecone_emulator: PineconeEmulator,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        await put(index, "a.md", "old wording")
        killed = opened(tmp_path, pinecone_emulator)

        written = killed._write

        async def written_and_killed(*args: Any) -> Any:
            await written(*args)
            raise asyncio.CancelledError  # what ends a task without any clean-up of ours

        monkeypatch.setattr(killed, "_write", written_and_killed)
        with pytest.raises(asyncio.CancelledError):
            await put(killed, "a.md", "new wording")
        assert len(ids(pinecone_emulator)) == 2
        assert await near(index, "new wording") == ["old wording"]
        monkeypatch.setattr(pinecone_index, "KEPT_SECONDS", -5.0)
        await put(index, "b.md", "something else")
        assert len(ids(pinecone_emulator)) == 2
        assert await near(index, "wording", limit=1) == ["old wording"]
        await killed.close()

    async def test_a_writer_that_was_given_up_meanwhile_does_not_commit(
        self,
        index: PineconeIndex,
        tmp_path: Path,
        pinecone_emulator: PineconeEmulator,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        await put(index, "a.md", "old wording")
        paused = opened(tmp_path, pinecone_emulator)
        written = paused._write

        async def written_then_swept(*args: Any) -> Any:
            copy = await written(*args)
            with monkeypatch.context() as patch:
                patch.setattr(pinecone_index, "KEPT_SECONDS", -5.0)
                await index._sweep()
            return copy

        monkeypatch.setattr(paused, "_write", written_then_swept)
        with pytest.raises(Unavailable, match="took too long"):
            await put(paused, "a.md", "new wording")
        assert await near(index, "wording") == ["old wording"]
        await paused.close()

    async def test_many_orphans_hide_no_passage(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        await put(index, "a.md", "apples in autumn")
        space = next(iter(pinecone_emulator.indexes["errata"].spaces.values()))
        record = next(iter(space.values()))
        for number in range(150):
            space[f"01ORPHAN#{number}"] = record
        space["not one of ours"] = record
        space["#3"] = record
        assert await near(index, "apples in autumn", limit=1) == ["apples in autumn"]

    async def test_a_lost_pinecone_index_is_filled_again_without_embedding(
        self, index: PineconeIndex, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        await put(index, "a.md", "apples")
        await put(index, "b.md", "pears", collection="fruit")
        await index.close()
        pinecone_emulator.indexes.clear()
        again = opened(tmp_path, pinecone_emulator)
        await put(again, "c.md", "plums")
        embedded = len(EMBEDDER.embedded)
        assert await again.catch_up() == 2
        assert await again.catch_up() == 0
        assert len(EMBEDDER.embedded) == embedded
        assert set(await near(again, "apples pears plums")) == {"apples", "pears", "plums"}
        await again.close()


class TestMoving:
    async def test_a_corpus_indexed_without_a_key_is_brought_to_pinecone(
        self, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        local = LocalIndex(tmp_path / "index.db", EMBEDDER.name)
        await put(local, "a.md", "apples", "...")
        await local.close()
        index = opened(tmp_path, pinecone_emulator)
        assert await near(index, "apples") == []
        assert await index.catch_up() == 1
        assert await near(index, "apples") == ["apples"]
        await index.close()

    async def test_without_a_key_again_nothing_is_lost_and_the_copies_are_remembered(
        self,
        index: PineconeIndex,
        tmp_path: Path,
        pinecone_emulator: PineconeEmulator,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        await put(index, "a.md", "apples")
        await put(index, "b.md", "pears")
        local = LocalIndex(tmp_path / "index.db", EMBEDDER.name)
        assert await near(local, "apples", limit=1) == ["apples"]
        await local.remove_document("default", "a.md")
        await local.close()
        assert await near(index, "apples") == ["pears"]
        monkeypatch.setattr(pinecone_index, "KEPT_SECONDS", -5.0)
        await put(index, "c.md", "plums")
        assert len(ids(pinecone_emulator)) == 2

    async def test_nothing_to_catch_up_with_costs_no_call(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        assert await index.catch_up() == 0
        assert pinecone_emulator.calls == []


class TestFreshness:
    async def test_what_was_written_a_moment_ago_is_found_by_every_process(
        self, index: PineconeIndex, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        await put(index, "a.md", "old wording")
        pinecone_emulator.visible_after = 0.15
        other = opened(tmp_path, pinecone_emulator)
        await put(index, "a.md", "new wording")
        assert await near(other, "wording") == ["new wording"]
        await put(index, "a.md", "newer wording")
        assert await near(index, "wording") == ["newer wording"]
        await other.close()

    async def test_where_no_log_position_is_told_the_vectors_themselves_are_looked_for(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(pinecone_emulator, "_log_position", lambda name: {})
        pinecone_emulator.visible_after = 0.15
        await put(index, "a.md", "new wording")
        assert await near(index, "wording") == ["new wording"]
        assert pinecone_emulator.calls_to("fetch")

    async def test_waiting_has_an_end(
        self, tmp_path: Path, pinecone_emulator: PineconeEmulator, caplog: pytest.LogCaptureFixture
    ) -> None:
        impatient = opened(tmp_path, pinecone_emulator, Freshness(wait=0.05, poll=0.01))
        pinecone_emulator.visible_after = 3600
        await put(impatient, "a.md", "new wording")
        with caplog.at_level(logging.WARNING):
            assert await near(impatient, "wording") == []
        assert "does not show" in caplog.text
        await impatient.close()

    async def test_nobody_waits_for_a_bulk_load_nor_for_what_is_long_written(
        self, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        for patience in (Freshness(few=2, wait=60), Freshness(recent=0.0, wait=60)):
            folder = tmp_path / str(patience.few)
            folder.mkdir()
            index = opened(folder, pinecone_emulator, patience)
            for number in range(3):
                await put(index, f"{number}.md", f"wording {number}")
            pinecone_emulator.visible_after = 3600
            await put(index, "4.md", "not yet to be seen")
            assert len(await near(index, "wording")) == 3
            pinecone_emulator.visible_after = 0.0
            pinecone_emulator.settle()
            await index.close()

    async def test_closing_waits_until_others_see_it(
        self, index: PineconeIndex, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        pinecone_emulator.visible_after = 0.1
        writer = opened(tmp_path, pinecone_emulator)
        await put(writer, "a.md", "new wording")
        await writer.close()
        assert not pinecone_emulator.indexes["errata"].pending


class TestFaults:
    @pytest.mark.parametrize(
        ("fault", "error"),
        [
            ({"status": 401}, KeyRejected),
            ({"status": 403}, KeyRejected),
            ({"status": 403, "message": "Project quota reached"}, QuotaExhausted),
            ({"status": 402}, QuotaExhausted),
            ({"status": 429, "retry_after": 0, "times": 9}, RateLimited),
            (
                {
                    "status": 429,
                    "retry_after": 0,
                    "times": 9,
                    "message": "Reached your read limit for the current month",
                },
                QuotaExhausted,
            ),
            ({"status": 500, "retry_after": 0, "times": 9}, Unavailable),
            ({"body": "<html>a login page</html>"}, Unavailable),
            ({"body": "[]"}, Unavailable),
            ({"body": "null"}, Unavailable),
            ({"body": '{"matches": 5}'}, Unavailable),
        ],
    )
    async def test_a_failed_search_is_an_error_of_ours(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator, fault: dict[str, Any], error: type[Exception]
    ) -> None:
        await put(index, "a.md", "apples")
        pinecone_emulator.fail("query", **fault)
        with pytest.raises(error):
            await near(index, "apples")
        pinecone_emulator.faults.clear()
        assert await near(index, "apples") == ["apples"]

    async def test_a_fault_that_passes_is_not_noticed(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        for name in ("indexes.describe", "upsert", "query"):
            pinecone_emulator.fail(name, drop=True)
        pinecone_emulator.fail("upsert", status=500, retry_after=0, after=True)
        pinecone_emulator.rate_limit("query", retry_after=0)
        await put(index, "a.md", "apples")
        assert await near(index, "apples") == ["apples"]

    async def test_a_search_that_hangs_is_given_up(self, tmp_path: Path, pinecone_emulator: PineconeEmulator) -> None:
        corpus = LocalCorpus(tmp_path / "index.db", EMBEDDER.name)
        index = over_pinecone(corpus, pinecone_emulator, DIMENSIONS, QUICK, Patience(query=0.1))
        await put(index, "a.md", "apples")
        pinecone_emulator.fail("query", delay=30)
        with pytest.raises(Unavailable, match="in time"):
            await near(index, "apples")
        await index.close()

    async def test_after_a_failure_pinecone_is_left_alone_for_a_while(
        self, tmp_path: Path, pinecone_emulator: PineconeEmulator
    ) -> None:
        index = opened(tmp_path, pinecone_emulator, Freshness(poll=0.01, pause=60))
        await put(index, "a.md", "apples")
        pinecone_emulator.fail("query", body="<html>")
        for _ in range(3):
            with pytest.raises(Unavailable):
                await near(index, "apples")
        assert len(pinecone_emulator.calls_to("query")) == 1
        await index.close()

    async def test_an_upsert_that_took_only_some_is_no_success(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        pinecone_emulator.create("errata", DIMENSIONS)
        pinecone_emulator.fail("upsert", body='{"upsertedCount": 1}')
        with pytest.raises(Unavailable, match="1 of 2"):
            await put(index, "a.md", "apples", "pears")
        assert await index.documents() == []

    async def test_an_unknown_namespace_is_an_empty_one(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        await put(index, "a.md", "apples")
        pinecone_emulator.fail("query", status=404, message="Namespace not found")
        assert await near(index, "apples") == []
        pinecone_emulator.fail("delete", status=404, message="Namespace not found")
        assert await index.remove_document("default", "a.md") is True

    async def test_a_question_is_answered_by_keywords_alone_and_says_so(
        self, index: PineconeIndex, pinecone_emulator: PineconeEmulator
    ) -> None:
        await put(index, "a.md", "the refund period is thirty days")
        kit = Kit(Settings(), None, index, None, None, embedder=EMBEDDER)  # type: ignore[arg-type]
        whole = await retrieve("refund period", None, kit)
        assert not whole.notes
        pinecone_emulator.fail("query", status=401)
        found = await retrieve("refund period", None, kit)
        assert [passage.meta.document for passage in found.passages] == ["a.md"]
        assert any("keywords alone" in note and "rejected the key" in note for note in found.notes)
