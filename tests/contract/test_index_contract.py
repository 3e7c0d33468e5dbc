"""What every index must do; then what the embedded one must survive."""

from __future__ import annotations

import importlib.util
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import BadInput, BadSetting, StoreCorrupt, Unavailable
from core.kits.validity import ValidIndex
from core.model import Subject
from core.ports import Index
from core.tabulated.table import Column, Line, Period, TypedTable
from storage.index import postgres_keywords, vector_matrix
from storage.index import sqlite_sql as index_sql
from storage.index.local_index import LocalIndex
from storage.index.sqlite_file import connect, prepare, translated, writing
from storage.index.vector_codes import CodeMatrix
from storage.index.vector_matrix import Matrix, VectorMatrix
from tests.bags_of_words import DIMENSIONS, EMBEDDER, chunks_of, document, embed, put
from tests.indexes import open_index
from tests.indexes import postgres_database as postgres_database
from tests.places import ROOT

TABLE = TypedTable(
    1, "In millions", (Column("2022", Period(2022)),), (Line("Net sales", ("12",)),), 3, "Sales", 1e6, "USD"
)


async def found(index: Index, query: str, collections: Sequence[str] | None = None, limit: int = 10) -> list[str]:
    return [hit.chunk_id for hit in await index.keyword_search(query, collections, limit)]


async def near(index: Index, text: str, collections: Sequence[str] | None = None, limit: int = 10) -> list[str]:
    return [hit.chunk_id for hit in await index.dense_search(embed(text)[0], collections, limit)]


def open_local(folder: Path) -> Index:
    return LocalIndex(folder / "index.db", EMBEDDER)


def open_in_memory(_: Path) -> Index:
    if importlib.util.find_spec("tests.fakes_index") is None:
        pytest.skip("no in-memory index")
    from tests.fakes_index import InMemoryIndex

    index = InMemoryIndex()
    index.embedder_name = EMBEDDER
    return index


CODED = pytest.param((open_local, "codes"), id="open_local, vectors as codes")
CODED_SHARED = pytest.param(("postgres", "codes"), id="postgres, vectors as codes")


@pytest.fixture(
    params=[open_local, CODED, open_in_memory, "postgres", CODED_SHARED, "pinecone", "pinecone over postgres"]
)
async def index(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Index]:
    if isinstance(request.param, tuple):
        request.param, _ = request.param
        monkeypatch.setattr(vector_matrix, "WHOLE", -1)
    if isinstance(request.param, str):
        async with AsyncExitStack() as stack:
            yield await open_index(request.param, (EMBEDDER, DIMENSIONS), tmp_path, request, stack)
    else:
        opened: Index = request.param(tmp_path)
        yield opened
        await opened.close()


class Lapsing:
    """Implements `core.ports.Replies`: what of the documents has lapsed is set."""

    documents: frozenset[str] = frozenset()

    async def questions(self, documents: Sequence[str]) -> dict[str, str]:
        return {}

    async def lapsed(self, documents: Sequence[str]) -> frozenset[str]:
        return self.documents & set(documents)


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[LocalIndex]:
    opened = LocalIndex(tmp_path / "index.db", EMBEDDER)
    yield opened
    await opened.close()


class TestEveryIndex:
    async def test_what_people_supplied_is_no_evidence_from_the_moment_it_lapsed(self, index: Index) -> None:
        for name, kind in (("supplied/gone", "answer"), ("supplied/holds", "correction"), ("a.md", "md")):
            text = f"lunch costs six euros says {name}"
            await index.replace_document(replace(document(name), file_type=kind), chunks_of(name, [text]), embed(text))
        lapsing = Lapsing()
        valid = ValidIndex(index, lapsing)
        names = [f"default/{path}#0" for path in ("supplied/gone", "supplied/holds", "a.md")]
        assert set(await valid.passages(names)) == set(names)
        lapsing.documents = frozenset({"supplied/gone"})
        assert set(await valid.passages(names)) == set(names[1:])
        assert await valid.document_passages("default", "supplied/gone") == []
        assert len(await valid.document_passages("default", "supplied/holds")) == 1
        assert len(await valid.documents()) == 3, "it is still there to be removed"

    async def test_finds_a_chunk_by_its_words_and_by_its_vector(self, index: Index) -> None:
        await put(index, "a.md", "the refund period is thirty days", "shipping costs five euros")
        assert await found(index, "How long is the refund period?") == ["default/a.md#0"]
        assert (await near(index, "shipping costs"))[0] == "default/a.md#1"

    async def test_a_word_of_very_many_chunks_is_left_to_the_others_and_found_where_it_stands_alone(
        self, index: Index, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for module in (index_sql, postgres_keywords):
            monkeypatch.setattr(module, "COMMON", 3)
        await put(index, "a.md", "the lamp", "a lamp is a lamp", "lamp and lantern", "lamp oil", "lamp", "lantern")
        assert set(await found(index, "which lamp or lantern?")) >= {"default/a.md#2", "default/a.md#5"}
        assert len(await found(index, "which lamp?")) == 5
        assert len(await found(index, "which lamp of Zanzibar?")) == 5, "a word that nothing holds tells nothing apart"

    async def test_ranks_the_better_match_first_with_a_higher_score(self, index: Index) -> None:
        await put(index, "a.md", "apples and pears", "apples apples only", "nothing of interest")
        hits = await index.keyword_search("pears apples", None, 10)
        assert [hit.chunk_id for hit in hits] == ["default/a.md#0", "default/a.md#1"]
        assert hits[0].score > hits[1].score
        dense = await index.dense_search(embed("apples and pears")[0], None, 3)
        assert dense[0].chunk_id == "default/a.md#0"
        assert dense[0].score == pytest.approx(1.0, abs=1e-5)
        assert [hit.score for hit in dense] == sorted((hit.score for hit in dense), reverse=True)

    async def test_returns_no_more_than_the_limit(self, index: Index) -> None:
        await put(index, "a.md", *[f"apples number {n}" for n in range(20)])
        assert len(await found(index, "apples", limit=7)) == 7
        assert len(await near(index, "apples", limit=7)) == 7

    async def test_a_document_is_listed_with_the_day_that_its_format_keeps(self, index: Index) -> None:
        await put(index, "lifting.md", "lift slowly", saved="2025-09-02")
        assert [entry.saved for entry in await index.documents()] == ["2025-09-02"]

    async def test_a_document_is_listed_and_its_passages_are_given_with_its_subject(self, index: Index) -> None:
        await put(index, "lifting.md", "lift slowly", properties=("Company: Ottil plc", "audience: crew"))
        said = Subject("Ottil plc", audience="crew")
        assert [entry.subject for entry in await index.documents()] == [said]
        (passage,) = await index.document_passages("default", "lifting.md")
        assert passage.meta.subject == said

    async def test_a_replaced_document_leaves_nothing_of_its_former_self(self, index: Index) -> None:
        await put(index, "a.md", "the old wording", "more old wording")
        await put(index, "a.md", "a fresh text")
        assert await found(index, "old wording") == []
        assert await near(index, "old wording", limit=5) == ["default/a.md#0"]
        assert await index.passages(["default/a.md#1"]) == {}
        assert [entry.chunks for entry in await index.documents()] == [1]

    async def test_a_removed_document_is_gone_and_removing_it_again_says_so(self, index: Index) -> None:
        await put(index, "a.md", "some words")
        assert await index.remove_document("default", "a.md") is True
        assert await index.remove_document("default", "a.md") is False
        assert await found(index, "words") == []
        assert await near(index, "words") == []
        assert await index.documents() == []
        assert await index.collections() == []

    async def test_tables_are_kept_with_their_document_replaced_and_removed_with_it(self, index: Index) -> None:
        assert await index.document_tables("default", "a.md") is None
        await put(index, "a.md", "Acme Corporation", "| Net sales | 12 |", title="Acme", tables=(TABLE, TABLE))
        kept = await index.document_tables("default", "a.md")
        assert kept is not None
        assert (kept.title, kept.opening.splitlines()[0]) == ("Acme", "Acme Corporation")
        assert kept.tables == (TABLE, TABLE)
        assert await index.document_tables("other", "a.md") is None
        await put(index, "a.md", "Acme Corporation", tables=(TABLE,))
        kept = await index.document_tables("default", "a.md")
        assert kept is not None
        assert kept.tables == (TABLE,)
        await index.remove_document("default", "a.md")
        assert await index.document_tables("default", "a.md") is None

    async def test_a_document_without_tables_has_none(self, index: Index) -> None:
        await put(index, "a.md", "prose alone")
        kept = await index.document_tables("default", "a.md")
        assert kept is not None
        assert kept.tables == ()

    async def test_searches_only_the_collections_asked_for(self, index: Index) -> None:
        await put(index, "a.md", "secret salaries", collection="hr")
        await put(index, "b.md", "public salaries", collection="wiki")
        for search in (found, near):
            assert set(await search(index, "salaries")) == {"hr/a.md#0", "wiki/b.md#0"}
            assert await search(index, "salaries", ["wiki"]) == ["wiki/b.md#0"]
            assert set(await search(index, "salaries", ["wiki", "hr"])) == {"hr/a.md#0", "wiki/b.md#0"}
            assert await search(index, "salaries", ["unheard-of"]) == []
            assert await search(index, "salaries", []) == []
        assert await index.collections() == ["hr", "wiki"]

    async def test_a_query_naming_a_collections_inner_name_does_not_widen_the_search(self, index: Index) -> None:
        await put(index, "a.md", "secret salaries", collection="hr")
        await put(index, "b.md", "public holidays", collection="wiki")
        assert await found(index, 'c1 OR scope:"c1" salaries', ["wiki"]) == []

    async def test_a_filter_finds_what_many_better_chunks_elsewhere_would_hide(self, index: Index) -> None:
        for number in range(30):
            await put(index, f"{number}.md", "salaries salaries salaries", collection="hr")
        await put(index, "b.md", "a long text that mentions salaries once", collection="wiki")
        assert await found(index, "salaries", ["wiki"], 3) == ["wiki/b.md#0"]
        assert await near(index, "salaries", ["wiki"], 3) == ["wiki/b.md#0"]

    async def test_a_passage_says_where_it_comes_from(self, index: Index) -> None:
        times = {"created_at": "2024-01-01T00:00:00+00:00", "modified_at": "2024-02-01T00:00:00+00:00"}
        await put(index, "a.md", "first", "second", title="A title", url="https://example.com/a", **times)
        passage = (await index.passages(["default/a.md#1", "unknown"]))["default/a.md#1"]
        meta = passage.meta
        assert passage.text == "second"
        assert (meta.document, meta.collection, meta.file_type, meta.title) == ("a.md", "default", "md", "A title")
        assert (meta.chunk_index, meta.total_chunks, meta.page, meta.section) == (1, 2, 2, "Intro")
        assert (meta.line_start, meta.line_end, meta.keywords) == (11, 19, ("one", "zwei"))
        assert (meta.created_at, meta.modified_at) == (times["created_at"], times["modified_at"])
        assert (meta.url, meta.char_count, meta.token_count) == ("https://example.com/a", 6, 1)

    async def test_neighbours_come_in_document_order_without_the_chunk_itself(self, index: Index) -> None:
        await put(index, "a.md", *"abcdef")
        await put(index, "b.md", *"uvwxyz")
        around = await index.neighbours("default/a.md#2", 2, 1)
        assert [passage.text for passage in around] == ["a", "b", "d"]
        assert [passage.text for passage in await index.neighbours("default/a.md#0", 3, 1)] == ["b"]
        assert await index.neighbours("unknown", 1, 1) == []
        whole = await index.document_passages("default", "a.md")
        assert [passage.meta.chunk_index for passage in whole] == list(range(whole[0].meta.total_chunks))
        assert await index.document_passages("other", "a.md") == []

    async def test_vectors_once_computed_are_given_back_by_text_and_embedder(self, index: Index) -> None:
        await put(index, "a.md", "first", "second")
        hashes = [chunk.text_hash for chunk in chunks_of("a.md", ["first", "second", "third"])]
        known = await index.known_vectors(hashes, EMBEDDER)
        assert set(known) == set(hashes[:2])
        np.testing.assert_array_equal(known[hashes[0]], embed("first")[0])
        assert await index.known_vectors([], EMBEDDER) == {}

    async def test_documents_are_listed_by_collection_and_path_and_can_be_touched(self, index: Index) -> None:
        await put(index, "b.md", "x", root="/docs", stat_key="1:2")
        await put(index, "a.md", "x", "y")
        await put(index, "z.md", "x", collection="another")
        listed = await index.documents()
        assert [(entry.collection, entry.path) for entry in listed] == [
            ("another", "z.md"),
            ("default", "a.md"),
            ("default", "b.md"),
        ]
        assert [entry.path for entry in await index.documents("default")] == ["a.md", "b.md"]
        before = await index.version()
        await index.touch_document("default", "b.md", "3:4", "2024-01-01T00:00:00+00:00")
        entry = (await index.documents("default"))[1]
        assert (entry.stat_key, entry.modified_at, entry.root) == ("3:4", "2024-01-01T00:00:00+00:00", "/docs")
        assert await index.version() == before

    async def test_a_document_is_in_one_part_of_its_collection_and_no_scope_reads_a_part_it_does_not_name(
        self, index: Index
    ) -> None:
        await put(index, "a.md", "salaries of everybody", collection="hr")
        await put(index, "b.md", "leave of everybody", collection="hr")
        await put(index, "a.md", "salaries of others", collection="hr2")
        await put(index, "a.md", "salaries of nobody", collection="hr/1")
        assert [(e.collection, e.path) for e in await index.documents()] == [
            ("hr", "b.md"), ("hr/1", "a.md"), ("hr2", "a.md"),
        ]  # fmt: skip
        assert await found(index, "salaries", ["hr"]) == await near(index, "salaries of everybody", ["hr"], 0) == []
        assert await near(index, "salaries", ["hr"]) == ["hr/b.md#0"]
        assert await found(index, "salaries", ["hr", "hr/1"]) == ["hr/1/a.md#0"]
        await put(index, "a.md", "salaries of nobody", collection="hr/2")
        assert await found(index, "salaries", ["hr", "hr/1"]) == []
        assert sorted(await found(index, "salaries", None)) == ["hr/2/a.md#0", "hr2/a.md#0"]
        await put(index, "a.md", "salaries of nobody", collection="hr")
        assert await index.collections() == ["hr", "hr2"]

    async def test_the_version_changes_with_every_change_of_the_corpus(self, index: Index) -> None:
        versions = [await index.version()]
        await put(index, "a.md", "first")
        versions.append(await index.version())
        await put(index, "a.md", "second")
        versions.append(await index.version())
        await index.remove_document("default", "a.md")
        versions.append(await index.version())
        assert len(set(versions)) == 4
        assert await index.version() == versions[-1]

    @pytest.mark.parametrize(
        "query",
        [
            "",
            "   ",
            '"',
            '""" OR "',
            "a AND",
            "NOT apples",
            "apples NEAR(",
            "words:apples",
            "scope:c1",
            "apples* ^apples",
            "(((",
            "-",
            "\0apples\0",
            "apples; DROP TABLE chunk",
            "%_\\",
            "the of and",
            "🙂",
            "\ud800",
            "'",
            "{apples}",
            "a" * 100_000,
        ],
    )
    async def test_no_query_is_an_error(self, index: Index, query: str) -> None:
        await put(index, "a.md", "apples and pears")
        assert set(await found(index, query)) <= {"default/a.md#0"}

    async def test_a_query_of_ten_thousand_words_is_answered(self, index: Index) -> None:
        await put(index, "a.md", "apples and pears")
        query = "apples " + " ".join(f"word{n}" for n in range(10_000))
        assert await found(index, query) == ["default/a.md#0"]

    async def test_chunks_without_vectors_are_found_by_keyword(self, index: Index) -> None:
        await index.replace_document(document("a.md"), chunks_of("a.md", ["plain words"]), None)
        assert await found(index, "words") == ["default/a.md#0"]
        assert await near(index, "words") == []
        assert [(entry.chunks, entry.embedded) for entry in await index.documents()] == [(1, 0)]

    async def test_text_that_utf8_cant_hold_is_kept_as_far_as_it_goes(self, index: Index) -> None:
        await put(index, "a.md", "before \ud800 after \0 end")
        assert await found(index, "after") == ["default/a.md#0"]

    async def test_an_empty_document_is_listed(self, index: Index) -> None:
        await index.replace_document(document("a.md"), [], None)
        assert [entry.chunks for entry in await index.documents()] == [0]


class TestLocalIndex:
    @pytest.mark.parametrize(
        ("text", "query"),
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
            ("Bericht mit 売上高 in der Mitte", "売上高"),
        ],
    )
    async def test_text_of_many_scripts_is_found(self, local: LocalIndex, text: str, query: str) -> None:
        await put(local, "a.md", text)
        await put(local, "b.md", "something else in plain English")
        assert await found(local, query) == ["default/a.md#0"]

    async def test_vectors_of_another_embedder_count_as_not_embedded(self, local: LocalIndex) -> None:
        await put(local, "a.md", "first", "second")
        assert [entry.embedded for entry in await local.documents()] == [2]
        other = LocalIndex(local.path, "another@2")
        try:
            assert [entry.embedded for entry in await other.documents()] == [0]
            assert await near(other, "first") == []
            assert await other.known_vectors([chunks_of("a.md", ["first"])[0].text_hash], "another@2") == {}
            await put(other, "a.md", "first", "second")
            assert await near(local, "first") == []
        finally:
            await other.close()

    async def test_what_is_no_unicode_in_a_file_name_is_replaced(self, local: LocalIndex) -> None:
        await put(local, "caf\udce9.md", "words")
        assert [entry.path for entry in await local.documents()] == ["caf\ufffd.md"]

    async def test_vectors_must_fit_the_chunks(self, local: LocalIndex) -> None:
        with pytest.raises(BadInput, match="2 chunks"):
            await local.replace_document(document("a.md"), chunks_of("a.md", ["a", "b"]), embed("a"))
        assert await local.documents() == []

    async def test_a_vector_of_another_length_is_left_out_of_dense_search(self, local: LocalIndex) -> None:
        await put(local, "a.md", "first")
        await local.replace_document(document("b.md"), chunks_of("b.md", ["second"]), np.ones((1, 3), np.float32))
        assert await near(local, "first") == ["default/a.md#0"]
        assert await local.dense_search(np.ones(3, np.float32), None, 5) == []

    async def test_stop_words_decide_nothing_unless_there_is_nothing_else(self, local: LocalIndex) -> None:
        await put(local, "a.md", "what is it that you do", "pears")
        assert await found(local, "what is it about pears") == ["default/a.md#1"]
        assert await found(local, "what is it") == ["default/a.md#0"]

    async def test_words_that_are_everywhere_order_what_rarer_ones_find(
        self, local: LocalIndex, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(index_sql, "FEW_MATCHES", 2)
        monkeypatch.setattr(index_sql, "MANY_MATCHES", 5)
        for number in range(20):
            await put(local, f"{number}.md", "company report", collection="default" if number % 2 else "other")
        await put(local, "x.md", "turnover of some unit among other things that this text goes on about")
        await put(local, "y.md", "company turnover among other things that this text goes on about")
        assert await found(local, "company turnover") == ["default/y.md#0", "default/x.md#0"]
        assert await found(local, "company turnover", ["default"]) == ["default/y.md#0", "default/x.md#0"]
        assert len(await found(local, "company report", limit=5)) == 5

    async def test_the_change_log_does_not_grow_for_ever(
        self, local: LocalIndex, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(index_sql, "CHANGES_KEPT", 10)
        await put(local, "a.md", "first")
        assert await near(local, "first") == ["default/a.md#0"]
        for number in range(30):
            await put(local, "b.md", f"second {number}")
        with sqlite3.connect(local.path) as connection:
            assert connection.execute("SELECT count(*) FROM change").fetchone()[0] == 10
        connection.close()
        # The reader fell behind the log, so it read everything anew.
        assert set(await near(local, "second 29")) == {"default/a.md#0", "default/b.md#0"}

    async def test_concurrent_questions_and_writes_agree(self, local: LocalIndex) -> None:
        import asyncio

        await asyncio.gather(*(put(local, f"{n}.md", f"text {n}", "more") for n in range(20)))
        results = await asyncio.gather(*(near(local, f"text {n}", limit=40) for n in range(20)))
        assert all(len(result) == 40 for result in results)

    async def test_the_keyword_tables_agree_with_the_chunks(self, local: LocalIndex) -> None:
        for number in range(5):
            await put(local, "a.md", f"words {number}", "会社の収入")
        await local.remove_document("default", "a.md")
        await put(local, "b.md", "other words", "去年的收入")
        connection = sqlite3.connect(local.path)
        connection.execute("INSERT INTO keyword (keyword, rank) VALUES ('integrity-check', 1)")
        connection.close()


class TestOpening:
    def test_a_damaged_file_is_said_to_be_damaged_and_left_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "index.db"
        path.write_bytes(b"this is no database at all, however you look at it" * 100)
        before = path.read_bytes()
        with pytest.raises(StoreCorrupt, match=r"index\.db"):
            LocalIndex(path)
        assert path.read_bytes() == before

    def test_a_database_of_another_make_is_left_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "index.db"
        with sqlite3.connect(path) as connection:
            connection.execute("CREATE TABLE precious (x)")
        connection.close()
        before = path.read_bytes()
        with pytest.raises(StoreCorrupt, match="another make"):
            LocalIndex(path)
        assert path.read_bytes() == before

    def test_a_file_of_another_version_says_what_to_do(self, tmp_path: Path) -> None:
        path = tmp_path / "index.db"
        LocalIndex(path)._close()
        with sqlite3.connect(path) as connection:
            connection.execute("PRAGMA user_version=99")
        connection.close()
        with pytest.raises(StoreCorrupt, match="errata ingest"):
            LocalIndex(path)

    async def test_damage_met_while_searching_is_said_to_be_damage(self, tmp_path: Path) -> None:
        path = tmp_path / "index.db"
        index = LocalIndex(path, EMBEDDER)
        await put(index, "a.md", *[f"words {n}" * 50 for n in range(200)])
        await index.close()
        data = bytearray(path.read_bytes())
        data[8192:] = b"\xff" * (len(data) - 8192)  # all pages but the first
        path.write_bytes(data)
        broken = LocalIndex(path, EMBEDDER)
        with pytest.raises(StoreCorrupt):
            await found(broken, "words")
        await broken.close()

    @pytest.mark.parametrize("change", ["UPDATE chunk SET text = ", "UPDATE chunk SET keywords = "])
    async def test_text_that_is_none_any_more_is_damage(self, tmp_path: Path, change: str) -> None:
        path = tmp_path / "index.db"
        index = LocalIndex(path, EMBEDDER)
        await put(index, "a.md", "a private word")
        with sqlite3.connect(path) as connection:
            connection.execute(change + "CAST(x'707269766174652080' AS TEXT)")
        connection.close()
        with pytest.raises(StoreCorrupt, match="errata ingest") as raised:
            await index.passages(await found(index, "word"))
        await index.close()
        assert str(path) in str(raised.value)
        assert "private" not in str(raised.value), "what stands in documents is no part of an error"

    def test_a_full_disk_is_named_and_the_next_write_goes_on(self, tmp_path: Path) -> None:
        path = tmp_path / "index.db"
        prepare(path)
        connection = connect(path)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages + 1}")
        with pytest.raises(Unavailable, match="full"), translated(path), writing(connection):
            connection.execute("INSERT INTO collection (name) VALUES (?)", ["x" * 1_000_000])
        connection.execute("PRAGMA max_page_count=1000000")
        with writing(connection):
            connection.execute("INSERT INTO collection (name) VALUES ('default')")
        connection.close()

    @pytest.mark.parametrize("where", ["file/index.db", "folder"])
    def test_a_folder_that_cant_be_written_is_a_setting_to_change(self, tmp_path: Path, where: str) -> None:
        (tmp_path / "file").write_text("a file where a folder should be")
        (tmp_path / "folder").mkdir()
        with pytest.raises(BadSetting, match="ERRATA_HOME"):
            LocalIndex(tmp_path / where)


CHILD = """
    import asyncio, sys
    from pathlib import Path
    from storage.index.local_index import LocalIndex
    from tests.bags_of_words import EMBEDDER, chunks_of, document, embed, put

    async def main() -> None:
        index = LocalIndex(Path(sys.argv[1]), EMBEDDER)
        {body}
        await index.close()

    asyncio.run(main())
"""


def start_child(path: Path, body: str) -> subprocess.Popen[str]:
    script = textwrap.dedent(CHILD).replace("{body}", textwrap.indent(textwrap.dedent(body), " " * 4).strip())
    command = [sys.executable, "-c", script, str(path)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


class TestSeveralProcesses:
    async def test_what_another_process_writes_is_found_at_once(self, local: LocalIndex) -> None:
        await put(local, "a.md", "first words")
        assert await near(local, "first") == ["default/a.md#0"]
        child = start_child(
            local.path,
            """
            await put(index, "b.md", "second words")
            print("written", flush=True)
            sys.stdin.readline()
            await index.remove_document("default", "b.md")
            """,
        )
        assert child.stdout is not None
        assert child.stdout.readline() == "written\n"
        assert set(await near(local, "words")) == {"default/a.md#0", "default/b.md#0"}
        assert await found(local, "second") == ["default/b.md#0"]
        child.communicate("go on\n", timeout=240)
        assert child.returncode == 0
        assert await near(local, "words") == ["default/a.md#0"]

    async def test_several_processes_may_make_and_fill_the_file_at_once(self, tmp_path: Path) -> None:
        path = tmp_path / "index.db"
        body = """
            for number in range(10):
                await put(index, f"{NAME}-{number}.md", f"words of {NAME}", "more")
            """
        children = [start_child(path, body.replace("NAME", f"'{name}'")) for name in "abc"]
        for child in children:
            child.communicate(timeout=240)
            assert child.returncode == 0
        index = LocalIndex(path, EMBEDDER)
        assert len(await index.documents()) == 30
        assert len(await near(index, "words", limit=100)) == 60
        await index.close()

    async def test_a_process_killed_in_mid_write_leaves_the_old_document(self, local: LocalIndex) -> None:
        await put(local, "a.md", "the old wording", "its second part")
        child = start_child(
            local.path,
            """
            class Stuck(list):
                def __iter__(self):
                    yield from list.__iter__(self)
                    print("half-way", flush=True)
                    sys.stdin.readline()
            texts = ["a new wording"] * 50
            chunks = Stuck(chunk for n, chunk in enumerate(chunks_of("a.md", texts)))
            await index.replace_document(document("a.md"), chunks, embed(*texts))
            """,
        )
        assert child.stdout is not None
        assert child.stdout.readline() == "half-way\n"
        child.send_signal(signal.SIGKILL)
        child.communicate(timeout=240)
        assert await found(local, "wording") == ["default/a.md#0"]
        assert (await near(local, "old wording"))[0] == "default/a.md#0"
        assert [entry.chunks for entry in await local.documents()] == [2]
        await put(local, "a.md", "written afterwards")
        assert await found(local, "afterwards") == ["default/a.md#0"]


operations = st.lists(
    st.tuples(st.sampled_from(["put", "discard"]), st.integers(0, 12), st.integers(1, 3), st.integers(0, 9)),
    max_size=60,
)


ONE = np.array([1.0, 0.0], dtype=np.float32)


def _raw(value: float) -> bytes:
    return np.array([value, 1.0], dtype=np.float32).tobytes()


@pytest.mark.parametrize("made", [VectorMatrix, CodeMatrix])
class TestVectorMatrix:
    @given(steps=operations)
    @settings(max_examples=60, deadline=None)
    def test_holds_exactly_what_was_put_and_not_discarded(
        self, made: type[Matrix], steps: list[tuple[str, int, int, int]]
    ) -> None:
        matrix = made()
        expected: dict[int, tuple[int, float]] = {}
        for kind, chunk, collection, value in steps:
            if kind == "put":
                matrix.put([(chunk, collection, _raw(value))])
                expected[chunk] = (collection, float(value))
            else:
                matrix.discard([chunk])
                expected.pop(chunk, None)

        def nearest(inside: list[int] | None) -> dict[int, float]:
            return dict(matrix.nearest(ONE, inside, 100, lambda chunks: [(n, _raw(expected[n][1])) for n in chunks]))

        assert len(matrix) == len(expected)
        assert nearest(None) == {chunk: value for chunk, (_, value) in expected.items()}
        assert nearest([2]) == {chunk: value for chunk, (collection, value) in expected.items() if collection == 2}
        assert nearest([]) == nearest([77]) == {}

    def test_equal_scores_come_in_the_same_order_however_they_got_here(self, made: type[Matrix]) -> None:
        one, two = made(), made()
        one.put([(n, 1, _raw(1)) for n in range(8)])
        two.put([(n, 1, _raw(1)) for n in reversed(range(8))])

        def read(chunks: Sequence[int]) -> list[tuple[int, bytes]]:
            return [(n, _raw(1)) for n in chunks]

        assert one.nearest(ONE, None, 8, read) == two.nearest(ONE, None, 8, read)


def test_the_codes_of_many_vectors_lead_to_nearly_all_of_the_nearest() -> None:
    chance = np.random.default_rng(5)
    vectors = chance.standard_normal((20_000, 63), dtype=np.float32)  # an odd number, not a multiple of 64
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    matrix = CodeMatrix()
    matrix.load((n, n % 3, vector.tobytes()) for n, vector in enumerate(vectors))
    read: list[int] = []

    def noted(chunks: Sequence[int]) -> list[tuple[int, bytes]]:
        read.extend(chunks)
        return [(n, vectors[n].tobytes()) for n in chunks]

    shares = []
    for query in vectors[:20] + 0.1 * chance.standard_normal((20, 63), dtype=np.float32):
        exact = np.argsort(-(vectors @ query))[:10].tolist()
        shares.append(len(set(exact) & {chunk for chunk, _ in matrix.nearest(query, None, 10, noted)}) / 10)
    assert sum(shares) / len(shares) > 0.95
    assert len(read) == 20 * 40, "what is read is bounded"


async def test_a_corpus_that_outgrows_whole_vectors_is_held_as_codes_and_finds_the_same(
    local: LocalIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vector_matrix, "WHOLE", 3)
    await put(local, "a.md", "apples", "pears")
    assert (await near(local, "pears"))[0] == "default/a.md#1"
    assert type(local._vectors._matrix) is VectorMatrix
    await put(local, "b.md", "plums", "quinces and pears")
    assert (await near(local, "plums"))[0] == "default/b.md#0"
    held: object = local._vectors._matrix
    assert isinstance(held, CodeMatrix)
    await put(local, "b.md", "cherries")
    assert (await near(local, "pears"))[0] == "default/a.md#1"
    assert len(held) == 3
