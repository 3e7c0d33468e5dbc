"""Vectors of a collection that may not leave never reach Pinecone, and leave it once they may no longer be there."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bots.wiring import open_index, withdraw_from_pinecone
from core.access.provenance import KeptIn, Provenance
from core.indexing.documents import Chunk, Document
from core.loop import answer
from core.ports import Index
from core.retrieval.candidates import find_candidates
from core.settings import Settings
from storage.access.departures import StoredDepartures, let
from storage.database import Database, open_database
from storage.index.local_corpus import LocalCorpus
from storage.index.pinecone_index import PineconeIndex
from storage.index.pinecone_search import Freshness
from storage.index.pinecone_vectors import Access, Patience, PineconeVectors
from storage.index.postgres_corpus import PostgresCorpus
from tests.emulators.pinecone_emu import PineconeEmulator
from tests.fakes import ScriptedModel, kit_of, question
from tests.fakes_index import HashingEmbedder, InMemoryIndex
from tests.unit.core.test_loop import INVENTED, RIGHT

EMBEDDER = HashingEmbedder(32)


async def put(index: Index, path: str, text: str, collection: str) -> None:
    hashed = hashlib.sha256(text.encode()).hexdigest()
    chunk = Chunk(f"{collection}-{path}-{hashed[:8]}", text, text, hashed, 0, 1, "structure")
    document = Document(collection, path, "md", hashed, ())
    await index.replace_document(document, [chunk], await EMBEDDER.embed_passages([text]))


async def near(index: Index, text: str, *collections: str) -> list[str]:
    hits = await index.dense_search(await EMBEDDER.embed_query(text), collections or None, 10)
    return [passage.text for hit in hits for passage in (await index.passages([hit.chunk_id])).values()]


def settle(database: Database, **ways: bool) -> None:
    database.transaction(lambda session: let(session, "board", ways))


def spaces(emulator: PineconeEmulator) -> dict[str, int]:
    """How many vectors lie in each collection's namespace."""
    emulator.settle()
    found = emulator.indexes["errata"].spaces if emulator.indexes else {}
    return {name.partition(".")[0]: len(space) for name, space in found.items() if len(space)}


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path) -> Iterator[Database]:
    url = f"sqlite:///{tmp_path / 'e.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    opened = open_database(url)
    yield opened
    opened.close()


@pytest.fixture
async def index(database, tmp_path, pinecone_emulator) -> AsyncIterator[PineconeIndex]:
    own = LocalCorpus(tmp_path / "index.db", EMBEDDER.name)
    corpus = own if database.is_sqlite else PostgresCorpus(database, EMBEDDER.name)
    access = Access(pinecone_emulator.api_key, "errata", pinecone_emulator.api_url)
    vectors = PineconeVectors(access, 32, Patience(query=60.0, poll=0.01))
    found = PineconeIndex(corpus, vectors, Freshness(wait=60.0, poll=0.01, pause=0.0), StoredDepartures(database))
    yield found
    await found.close()
    if database.is_sqlite is False:
        await own.close()


async def test_what_is_kept_in_is_never_written_there_and_still_found_by_meaning(index, database, pinecone_emulator):
    settle(database, to_pinecone=False)
    await put(index, "a.md", "the merger is signed in spring", "board")
    assert await near(index, "merger signed", "board") == ["the merger is signed in spring"]
    assert await index.catch_up() == 0
    assert pinecone_emulator.calls == []
    await put(index, "a.md", "the merger of two teams", "wiki")
    found = await near(index, "the merger is signed in spring")
    assert found == ["the merger is signed in spring", "the merger of two teams"]
    assert {call.args.get("namespace", "").partition(".")[0] for call in pinecone_emulator.calls_to("query")} == {
        "wiki"
    }
    assert spaces(pinecone_emulator) == {"wiki": 1}


async def test_what_may_stay_there_no_longer_is_deleted_by_the_next_ingest_and_found_by_no_search_meanwhile(
    index, database, pinecone_emulator
):
    for collection in ("board", "wiki"):
        await put(index, "a.md", f"the merger in {collection}", collection)
    assert spaces(pinecone_emulator) == {"board": 1, "wiki": 1}
    settle(database, to_pinecone=False)
    pinecone_emulator.calls.clear()
    assert await near(index, "merger", "board") == ["the merger in board"]
    assert pinecone_emulator.calls == []
    assert await index.catch_up() == 0
    assert spaces(pinecone_emulator) == {"wiki": 1}
    settle(database, to_pinecone=True)
    assert await index.catch_up() == 1
    assert spaces(pinecone_emulator) == {"board": 1, "wiki": 1}
    assert await near(index, "merger", "board") == ["the merger in board"]


async def test_what_could_not_be_deleted_is_deleted_the_next_time(index, database, pinecone_emulator):
    await put(index, "a.md", "the merger", "board")
    settle(database, to_pinecone=False)
    pinecone_emulator.fail("delete", status=400)
    assert await index.withdraw() == 1
    assert spaces(pinecone_emulator) == {"board": 1}
    assert await index.withdraw() == 0
    assert spaces(pinecone_emulator) == {}


async def test_a_write_that_was_under_way_when_it_was_kept_in_does_not_come_into_force(
    index, database, pinecone_emulator
):
    await put(index, "b.md", "something else", "wiki")
    copy = await index._write("board", [0], await EMBEDDER.embed_passages(["the merger"]))
    settle(database, to_pinecone=False)
    await index.withdraw()
    assert spaces(pinecone_emulator) == {"wiki": 1}
    assert not await index._corpus.transact(lambda corpus: corpus.copies.forget([copy.generation]))


async def test_an_index_as_it_is_wired_keeps_it_in_and_withdraws_it(database, tmp_path, pinecone_emulator):
    settings = Settings(
        errata_home=tmp_path,
        database_url=database.url,
        pinecone_api_key=pinecone_emulator.api_key,
        pinecone_controller_host=pinecone_emulator.api_url,
    )
    index = open_index(settings, EMBEDDER)
    await put(index, "a.md", "the merger", "board")
    settle(database, to_pinecone=False)
    assert await withdraw_from_pinecone(settings, database) == 1
    await put(index, "b.md", "the price of the merger", "board")
    await index.close()
    assert spaces(pinecone_emulator) == {}


@pytest.mark.parametrize(
    ("met", "asked", "searched"),
    [
        (set(), None, None),
        ({"wiki"}, ["board", "wiki"], ["board", "wiki"]),
        ({"board"}, ["board", "wiki"], ["board"]),
        ({"board"}, ["wiki"], []),
        ({"board"}, None, ["board"]),
    ],
)
async def test_a_query_that_follows_from_what_is_kept_in_is_no_vector_there(met, asked, searched):
    index, kept = Watched(), KeptIn(pinecone=frozenset({"board", "other"} if asked else {"board"}))
    kit = kit_of(ScriptedModel(), index, settings={"pinecone_api_key": "pcsk"}, embedder=EMBEDDER)
    await find_candidates("the merger", asked, replace(kit, provenance=Provenance(kept, evidence=met)), 5)
    assert index.searched == [searched]


async def test_a_draft_over_what_is_kept_in_is_no_vector_there_either():
    index = Watched()
    await put(index, "a.md", "Every employee gets 28 days of paid leave a year.", "board")
    model = ScriptedModel(generate=[INVENTED, RIGHT])
    kit = kit_of(model, index, settings={"pinecone_api_key": "pcsk"}, embedder=EMBEDDER, departures=KeptFromPinecone())
    given = await answer(question(collections=("board", "wiki")), kit)
    assert index.searched == [("board", "wiki"), ["board"]]
    assert (len(given.attempts), given.rests_on) == (2, ("board",))


class Watched(InMemoryIndex):
    """Remembers where it was searched by meaning."""

    def __init__(self) -> None:
        super().__init__()
        self.searched = []

    async def dense_search(self, vector, collections, limit):
        self.searched.append(collections)
        return await super().dense_search(vector, collections, limit)

    async def collections(self):
        return ["board", "wiki"]


class KeptFromPinecone:
    """Keeps `board` from Pinecone alone."""

    async def kept_in(self):
        return KeptIn(pinecone=frozenset({"board"}))


def test_setting_where_text_may_go_opens_no_collection_and_closes_none(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'e.db'}")
    from storage.tables.access import CollectionRow

    for name in ("board", "default"):
        database.transaction(lambda session, name=name: let(session, name, {"to_web": False}))
    rows = database.transaction(lambda session: [session.get(CollectionRow, name) for name in ("board", "default")])
    assert [(row.everyone, row.to_model, row.to_web, row.to_pinecone) for row in rows] == [
        (None, True, False, True),
        (None, True, False, True),
    ]
    database.transaction(lambda session: let(session, "other", {}))
    assert database.transaction(lambda session: session.get(CollectionRow, "other")) is None
    database.close()
