"""Parts of collections: their readers are on record before a document is, and answers follow it."""

from __future__ import annotations

import pytest

from core.access.readers import NOBODY, group_of, part_of
from core.access.rights import rests_on
from core.indexing.sync import sync
from core.model import Answer, Outcome, Passage, PassageMeta, Question, Source
from storage.access.parts import forget_parts, keep_part, parts_of
from storage.conversations.store import answer_to_json, exchange_of, get_answer, put_answer
from storage.database import open_database
from storage.index.parted import PartedIndex
from storage.tables.access import PartRow
from tests.fakes_index import HashingEmbedder, InMemoryIndex

BOB = group_of(["slack:U1"])
PART = part_of("hr", BOB)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    url = f"sqlite:///{tmp_path / 'e.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    opened = open_database(url)
    yield opened
    opened.close()


def parts(database, *collections):
    return database.transaction(lambda session: parts_of(session, collections or None))


def record(database, number, *cited, rests=("hr",)):
    metas = [PassageMeta("c", path, "md", document=path, collection=inside) for inside, path in cited]
    sources = tuple(Source(n, Passage("Text.", meta)) for n, meta in enumerate(metas, 1))
    made = Answer(number, Question("q", f"q{number}"), "Text.", Outcome.ANSWERED, 0.9, Question("").mode, sources)
    made = Answer(**{f: getattr(made, f) for f in made.__dataclass_fields__} | {"rests_on": rests})
    database.transaction(lambda session: put_answer(session, made, answer_to_json(made)))


def test_parts_are_told_with_their_readers_and_forgotten_with_their_collection(database):
    database.transaction(lambda session: [keep_part(session, PART, BOB), keep_part(session, "default/1", NOBODY)])
    database.transaction(lambda session: keep_part(session, PART, BOB))
    assert parts(database) == {PART: BOB, "default/1": NOBODY}
    assert parts(database, "hr", "hr2") == parts(database, PART) == {PART: BOB}
    database.transaction(lambda session: forget_parts(session, "hr"))
    assert parts(database) == {"default/1": NOBODY}
    database.transaction(lambda session: session.add(PartRow(name="a/1", collection="a", readers="nonsense")))
    assert parts(database, "a") == {"a/1": NOBODY}


async def test_readers_are_on_record_before_their_document_is_stored(database):
    class Failing(InMemoryIndex):
        async def replace_document(self, document, chunks, vectors):
            assert parts(database, "hr") == {PART: BOB}
            await super().replace_document(document, chunks, vectors)

    index = PartedIndex(Failing(), lambda: database, lent=True)
    from core.indexing.documents import Document

    await index.replace_document(Document(PART, "a.md", "md", "h", (), readers=BOB), [], None)
    assert await index.collections() == [PART]


async def test_answers_follow_a_document_into_its_part_and_others_stay(database, tmp_path):
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "päy.md").write_text("# Pay\n\nWe pay well.")
    (docs / "b.md").write_text("# B\n\nBeta.")
    index = PartedIndex(InMemoryIndex(), lambda: database, lent=True)
    await sync(docs, "hr", index, HashingEmbedder())
    record(database, "cites", ("hr", "päy.md"), ("hr", "b.md"))
    record(database, "other", ("hr", "b.md"))
    record(database, "elsewhere", ("default", "päy.md"), rests=("default",))
    (docs / "päy.md").write_text("---\nreaders: [slack:U1]\n---\n# Pay\n\nWe pay well.")
    await sync(docs, "hr", index, HashingEmbedder())

    def look(session):
        return {name: get_answer(session, name) for name in ("cites", "other", "elsewhere")}

    kept = database.transaction(look)
    assert {name: rests_on(answer) for name, answer in kept.items()} == {
        "cites": {"hr", PART}, "other": {"hr"}, "elsewhere": {"default"},
    }  # fmt: skip
    assert [source.passage.meta.collection for source in kept["cites"].sources] == [PART, "hr"]
    exchange = database.transaction(lambda session: exchange_of(session, "cites"))
    assert exchange.collections == {"hr", PART}
