"""An index of another version: brought up to date from what it holds, or refused without a change."""

from __future__ import annotations

import hashlib
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from sqlalchemy import text
from sqlmodel import select

from core.errors import StoreCorrupt
from core.indexing.documents import Block, Chunk, Document
from core.model import Standing
from core.ports import Index
from storage.database import open_database
from storage.index import postgres_objects
from storage.index import sqlite_file as index_file
from storage.index.keyword_query import searchable
from storage.index.local_corpus import LocalCorpus
from storage.index.local_index import LocalIndex
from storage.index.postgres_corpus import PostgresCorpus
from storage.index.postgres_keywords import WORDS_VERSION, words_of
from storage.tables.index import IndexState

EMBEDDER = "test/embedder"
PASSAGES = {"leave.md": "Employees are running marathons, with 28 days of leave.", "zh.md": "去年的收入是三百万。"}


async def filled(path: Path, opened: type[LocalIndex] = LocalIndex) -> None:
    """An index of the present version with two documents and their vectors."""
    index = opened(path, EMBEDDER)
    await fill(index)
    await index.close()


async def fill(index: Index) -> None:
    for number, (name, said) in enumerate(PASSAGES.items()):
        document = Document(
            "hr", name, "md", f"hash-{name}", (), title=name[:-3].title(), root="/docs", stat_key="1:2|1"
        )
        chunk = Chunk(f"{name}-0", said, f"{name}\n{said}", f"text-{name}", 0, 12, "structure", section="Leave")
        await index.replace_document(document, [chunk], np.eye(4, dtype=np.float32)[[number]])


def change(path: Path, *statements: str, version: int = 0) -> None:
    """Make the file another version's."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA legacy_alter_table=ON")
        connection.executescript(";".join(statements))
        connection.execute(f"PRAGMA user_version={version}")
        connection.commit()


DROP_KEYWORDS = (
    "DROP TRIGGER keyword_came", "DROP TRIGGER keyword_went", "DROP TABLE keyword", "DROP VIEW keyword_source",
)  # fmt: skip
VERSION_1 = (
    *DROP_KEYWORDS, "ALTER TABLE chunk ADD COLUMN unspaced INTEGER NOT NULL DEFAULT 1",
    "UPDATE chunk SET search_text = 'Report > Leave' || char(10) || text",
    "CREATE VIEW trigram_source AS SELECT id, 'c' || collection AS scope, search_text AS words FROM chunk",
    "CREATE VIRTUAL TABLE trigram USING fts5(scope, words, content='trigram_source', content_rowid='id')",
    "CREATE VIRTUAL TABLE trigram_terms USING fts5vocab('trigram', 'row')",
    "CREATE TRIGGER trigram_came AFTER INSERT ON chunk BEGIN INSERT INTO trigram VALUES ('c1', new.search_text); END",
)  # fmt: skip
OTHER_TOKENIZER = (*DROP_KEYWORDS, "CREATE VIRTUAL TABLE keyword USING fts5(words, tokenize='ascii')")
OLDER = {
    "another tokenizer": OTHER_TOKENIZER,
    "no keyword tables": DROP_KEYWORDS,
    "a missing column": ("ALTER TABLE chunk DROP COLUMN line_end", "ALTER TABLE document DROP COLUMN imports"),
    "no stored search text": (*DROP_KEYWORDS, "ALTER TABLE chunk DROP COLUMN search_text"),
    "a table of trigrams": VERSION_1,
    "a column that is no more": ("ALTER TABLE chunk ADD COLUMN former TEXT",),
}  # fmt: skip


@pytest.mark.parametrize("statements", OLDER.values(), ids=OLDER)
@pytest.mark.parametrize("opened", [LocalIndex, LocalCorpus])
async def test_an_older_index_is_found_by_words_by_characters_and_by_vectors_as_before(tmp_path, statements, opened):
    path = tmp_path / "index.db"
    await filled(path, opened)
    change(path, *statements)
    index = opened(path, EMBEDDER)
    assert [hit.chunk_id for hit in await index.keyword_search("marathon run", ["hr"], 5)] == ["leave.md-0"]
    assert [hit.chunk_id for hit in await index.keyword_search("收入", None, 5)] == ["zh.md-0"]
    nearest = await index.dense_search(np.eye(4, dtype=np.float32)[1], ["hr"], 1)
    assert [hit.chunk_id for hit in nearest] == ["zh.md-0"]
    passage = (await index.passages(["leave.md-0"]))["leave.md-0"]
    assert (passage.text, passage.meta.section, passage.meta.title) == (PASSAGES["leave.md"], "Leave", "Leave")
    entries = await index.documents()
    assert [(entry.path, entry.content_hash, entry.embedded) for entry in entries] == [
        ("leave.md", "hash-leave.md", 1),
        ("zh.md", "hash-zh.md", 1),
    ]
    assert await index.remove_document("hr", "zh.md")
    assert await index.keyword_search("收入", None, 5) == []
    await index.close()
    with closing(sqlite3.connect(path)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        assert not [name for name in names if name.startswith("former_")]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert "trigram" not in names
        connection.execute("INSERT INTO keyword (keyword, rank) VALUES ('integrity-check', 1)")


async def test_what_an_index_of_trigrams_searched_beside_the_text_is_searched_on(tmp_path):
    path = tmp_path / "index.db"
    await filled(path)
    change(path, *VERSION_1, version=1)
    index = LocalIndex(path, EMBEDDER)
    assert [hit.chunk_id for hit in await index.keyword_search("report", None, 5)] == ["leave.md-0", "zh.md-0"]
    assert [hit.chunk_id for hit in await index.keyword_search("收", None, 5)] == ["zh.md-0"]
    await index.close()


async def test_what_documents_say_of_their_standing_is_read_from_the_text_of_an_older_index(tmp_path):
    path = tmp_path / "index.db"
    index = LocalIndex(path, EMBEDDER)
    await fill_dated(index)
    await index.close()
    change(path, "ALTER TABLE document DROP COLUMN standing", "ALTER TABLE document DROP COLUMN subject", version=1)
    index = LocalIndex(path, EMBEDDER)
    assert (await index.passages(["dated-0"]))["dated-0"].meta.standing == DATED
    await index.close()


DATED = Standing(dated="2024-03-01", dated_by="in_force", version=(3, 1))


async def fill_dated(index: Index) -> None:
    said = "Valid from: 1 March 2024\nVersion: 3.1\n\nLeave is 28 days."
    document = Document("hr", "leave.md", "md", "hash", (Block("text", said),), title="Leave")
    await index.replace_document(document, [Chunk("dated-0", said, said, "t", 0, 9, "structure")], None)


async def test_only_what_can_not_be_carried_over_is_named_and_read_again(tmp_path, caplog):
    path = tmp_path / "index.db"
    await filled(path)
    change(path, "UPDATE chunk SET text = x'ff', search_text = '' WHERE chunk_id = 'zh.md-0'")
    with caplog.at_level(logging.WARNING, "errata"):
        index = LocalIndex(path, EMBEDDER)
    assert "hr/zh.md" in caplog.text
    assert "leave.md" not in caplog.text
    entries = {entry.path: (entry.content_hash, entry.stat_key) for entry in await index.documents()}
    assert entries == {"leave.md": ("hash-leave.md", "1:2|1"), "zh.md": ("", "")}
    assert [hit.chunk_id for hit in await index.keyword_search("marathon", None, 5)] == ["leave.md-0"]
    await index.close()


async def test_a_vector_of_which_nobody_knows_the_text_is_made_again(tmp_path):
    path = tmp_path / "index.db"
    await filled(path)
    change(path, "DROP INDEX chunk_text_hash", "ALTER TABLE chunk DROP COLUMN text_hash")
    index = LocalIndex(path, EMBEDDER)
    assert [entry.embedded for entry in await index.documents()] == [0, 0]
    assert len(await index.keyword_search("marathon", None, 5)) == 1
    await index.close()


@pytest.mark.parametrize(
    ("statements", "version", "said"),
    [
        ((), 99, "newer version.*Upgrade"),
        (("ALTER TABLE chunk RENAME COLUMN text TO body",), 0, r"chunk\.text.*errata ingest"),
        (("PRAGMA foreign_keys=OFF", "ALTER TABLE meta RENAME TO other"), 0, r"meta\.key"),
    ],
)
async def test_what_can_not_be_read_here_is_said_in_a_sentence_and_left_as_it_is(tmp_path, statements, version, said):
    path = tmp_path / "index.db"
    await filled(path)
    change(path, *statements, version=version)
    with closing(sqlite3.connect(path)) as connection:
        before = list(connection.iterdump())
    with pytest.raises(StoreCorrupt, match=said):
        LocalIndex(path)
    with closing(sqlite3.connect(path)) as connection:
        assert list(connection.iterdump()) == before


def test_whoever_changes_the_tables_or_the_folding_counts_the_version_up():
    """The marks of each version so far: a change without a new number would leave older files as they are."""
    texts = ("Ｆull-width ｶﾅ, café é去年 x\0y", "去年 x 12", "والمدرسة كِتابها", "लड़कियों फ़रवरी", "매출은 3억 원")
    made_of = "".join([index_file._TABLES, *map(searchable, texts)])
    assert {5: "5949a37a8acac071"}[index_file.SCHEMA_VERSION] == _mark(made_of)
    made_of = repr([words_of(text) for text in texts]) + postgres_objects._STEMS
    assert {2: "233343113eedd4af"}[WORDS_VERSION] == _mark(made_of)


def _mark(made_of: str) -> str:
    return hashlib.sha256(made_of.encode()).hexdigest()[:16]


@pytest.fixture
def shared(postgres_url):
    database = open_database(postgres_url)
    yield database
    database.close()


async def test_the_words_of_a_shared_index_are_made_anew_from_its_text_where_an_older_version_made_them(shared):
    await filled_shared(shared)
    for statement in ("UPDATE index_words SET words = ''", "UPDATE index_state SET keywords = 0"):
        shared.transaction(lambda session, statement=statement: session.execute(text(statement)))
    index = PostgresCorpus(shared, EMBEDDER)
    assert [hit.chunk_id for hit in await index.keyword_search("marathon run", ["hr"], 5)] == ["leave.md-0"]
    assert [hit.chunk_id for hit in await index.keyword_search("收入", None, 5)] == ["zh.md-0"]
    assert [entry.embedded for entry in await index.documents()] == [1, 1]
    state = shared.transaction(lambda session: session.exec(select(IndexState)).one())
    assert state.keywords == WORDS_VERSION


async def test_what_documents_say_of_their_standing_is_read_from_the_text_of_an_older_shared_index(shared):
    await fill_dated(PostgresCorpus(shared, EMBEDDER))
    shared.transaction(lambda session: session.execute(text("UPDATE index_documents SET standing = NULL")))
    index = PostgresCorpus(shared, EMBEDDER)
    version = (await index.passages(["dated-0"]))["dated-0"].meta.standing
    assert version == DATED


async def test_a_shared_index_of_a_newer_version_is_refused_in_a_sentence(shared):
    await filled_shared(shared)
    shared.transaction(lambda session: session.execute(text("UPDATE index_state SET keywords = 99")))
    with pytest.raises(StoreCorrupt, match="newer version"):
        await PostgresCorpus(shared, EMBEDDER).documents()


async def filled_shared(database) -> None:
    await fill(PostgresCorpus(database, EMBEDDER))
