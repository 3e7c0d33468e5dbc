"""Which index is opened for which settings, and what becomes of a corpus when they change."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.commands.doctor import examine
from bots.wiring import open_index, open_library, probe_pinecone
from core.errors import KeyRejected
from core.indexing.sync import sync
from core.settings import Settings
from storage.index.local_index import LocalIndex
from storage.index.pinecone_index import PineconeIndex
from storage.index.postgres_corpus import PostgresCorpus
from tests.emulators.pinecone_emu import PineconeEmulator
from tests.fakes_index import HashingEmbedder


def configured(folder: Path, emulator: PineconeEmulator | None = None, database: str = "") -> Settings:
    pinecone = {"pinecone_api_key": emulator.api_key, "pinecone_controller_host": emulator.api_url} if emulator else {}
    return Settings(errata_home=folder, database_url=database, **pinecone)


def files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_without_anything_set_the_index_is_a_file(tmp_path: Path) -> None:
    index = open_index(configured(tmp_path))
    assert type(index.inner) is LocalIndex
    await index.close()


async def test_a_postgres_database_keeps_the_index_too(tmp_path: Path, postgres_url: str) -> None:
    index = open_index(configured(tmp_path, database=postgres_url))
    assert type(index.inner) is PostgresCorpus
    assert await index.documents() == []
    await index.close()
    assert files(tmp_path) == []


async def test_a_pinecone_key_takes_the_vectors_of_either_there(
    tmp_path: Path, postgres_url: str, pinecone_emulator: PineconeEmulator
) -> None:
    embedder = HashingEmbedder(16)
    for number, database in enumerate(("", postgres_url), start=1):
        index = open_index(configured(tmp_path, pinecone_emulator, database), embedder)
        assert type(index.inner) is PineconeIndex
        (tmp_path / "docs").mkdir(exist_ok=True)
        (tmp_path / "docs" / "a.md").write_text("The refund period is thirty days.")
        await sync(tmp_path / "docs", "default", index, embedder)
        hits = await index.dense_search(await embedder.embed_query("refund period"), None, 3)
        assert len(hits) == 1
        assert len(pinecone_emulator.indexes["errata"].spaces) == number
        await index.close()


async def test_setting_the_key_brings_what_was_indexed_before(
    tmp_path: Path, pinecone_emulator: PineconeEmulator
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "a.md").write_text("The refund period is thirty days.")
    async with open_library(configured(tmp_path)) as library:
        if library.embedder is None:
            pytest.skip("the shipped embedder is not installed")
        await sync(tmp_path / "docs", "default", library.index, library.embedder)
    async with open_library(configured(tmp_path, pinecone_emulator)) as library:
        assert library.embedder is not None
        assert len(pinecone_emulator.calls_to("upsert")) == 1
        hits = await library.index.dense_search(await library.embedder.embed_query("refunds"), None, 3)
        assert len(hits) == 1
    async with open_library(configured(tmp_path, pinecone_emulator)):
        assert len(pinecone_emulator.calls_to("upsert")) == 1


async def test_doctor_says_how_pinecone_is(tmp_path: Path, pinecone_emulator: PineconeEmulator) -> None:
    found = {finding.name: finding for finding in await examine(configured(tmp_path, pinecone_emulator))}
    assert found["pinecone"].well
    assert "first document makes it" in found["pinecone"].said
    pinecone_emulator.api_key = "pcsk_changed"
    wrong = Settings(
        errata_home=tmp_path, pinecone_api_key="pcsk_old", pinecone_controller_host=pinecone_emulator.api_url
    )
    with pytest.raises(KeyRejected):
        await probe_pinecone(wrong)
