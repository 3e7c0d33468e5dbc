"""Halves of letters and NUL, through every door, on both databases: replaced, never fatal."""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import dataclass, replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlmodel import select

from bots.channel_settings import load_channels
from bots.messages import Kind
from core.clients.json_replies import RefineReply, parse
from core.errors import BadInput
from core.indexing.documents import Chunk, Document
from core.indexing.isolation import IsolatedReader
from core.indexing.sync import sync
from core.model import Question
from core.text.storable import storable, storable_value
from storage.access import tokens
from storage.caches.tiers import CachedEmbedder
from storage.conversations.store import answer_to_json, put_answer
from storage.database import open_database
from storage.facts.store import SqlFacts
from storage.index.local_index import LocalIndex
from storage.index.postgres_corpus import PostgresCorpus
from storage.tables.conversations import QuestionRow
from storage.tables.feedback import FeedbackRow
from tests import forked
from tests.engine_bench import Bench, FakeAnswerer, answer_to, incoming
from tests.fakes_index import HashingEmbedder, InMemoryIndex
from tests.quick_schema import prepared_home
from tests.web_bench import ADMIN, bearer, in_process

BAD = "a\x00b\ud800c\udcffd"
GOOD = "a\ufffdb\ufffdc\ufffdd"
ODD = st.text(st.sampled_from("a\x00\ud800\udfff\udc80é😀 \n"), min_size=1, max_size=12)
QUICK = settings(max_examples=10, suppress_health_check=list(HealthCheck))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    url = f"sqlite:///{tmp_path / 'errata.db'}"
    opened = open_database(url if request.param == "sqlite" else request.getfixturevalue("postgres_url"))
    yield opened
    opened.close()


@dataclass(frozen=True)
class Held:
    text: str
    inside: dict
    number: int = 1


def test_text_is_replaced_wherever_it_stands_and_all_else_stays_itself():
    assert storable(BAD) == GOOD
    held = Held(BAD, {BAD: [BAD, (BAD, {BAD})], "n": 1.5})
    assert storable_value(held) == Held(GOOD, {GOOD: [GOOD, (GOOD, {GOOD})], "n": 1.5})
    for value in (Held("é😀", {"a": [1, None, b"\x00"]}), ["a", ("b",)], {"k": {"é"}}, 3, None, Kind.ASK):
        assert storable_value(value) is value


def test_what_is_nested_without_end_is_cut():
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    assert json.dumps(storable_value([deep, BAD]))


@given(st.recursive(ODD | st.integers(), lambda inner: st.lists(inner) | st.dictionaries(ODD, inner), max_leaves=10))
def test_whatever_was_made_storable_is(value):
    text = json.dumps(storable_value(value), ensure_ascii=False)
    text.encode()
    assert "\\u0000" not in text


@given(text=ODD)
@settings(QUICK, max_examples=2)
async def test_an_event_of_such_text_is_answered_voted_on_and_kept(database, tmp_path, text):
    async with Bench(database, tmp_path, FakeAnswerer(text or "x", f"better {text}")) as bench:
        name = f"slack:{text}:{id(text)}:{len(bench.rows(select(QuestionRow)))}"
        asked = incoming(text=f"Q {text}", event_id=name, message=text, thread=text, user=text, payload={text: [text]})
        await bench.conversation.heard(asked)
        await bench.hear(asked, replace(asked, event_id=f"{name}2", kind=Kind.EDIT, text=f"E {text}"))
        posted = list(bench.platform.messages)
        assert posted
        payload = {"vote": "down", "via": "reaction", "emoji": text}
        await bench.hear(incoming(Kind.FEEDBACK_ADDED, message=posted[0], user=text, payload=payload))
        await bench.hear(incoming(Kind.REASON, message=posted[0], user=text, text=f"because {text}"))
        assert bench.rows(select(FeedbackRow))
        await bench.hear(incoming(Kind.INGEST, user=text, payload={"urls": [text], "collection": text}))
        await bench.hear(incoming(Kind.CONFIGURE, user=text, payload={"changes": {"collections": text}}))
        await bench.hear(incoming(Kind.VERIFY_CLAIM, user=text, text=text))
        await bench.hear(incoming(Kind.STOP, user=text, thread=text))
        await bench.conversation.recent_questions(asked.place, text)


@given(text=ODD)
@QUICK
def test_rows_names_and_answers_of_such_text_are_kept(database, text):
    answer = answer_to(Question(text, id=text, conversation_id=text, collections=(text,)), text or "x", files=(text,))
    database.transaction(lambda session: put_answer(session, answer, answer_to_json(answer)))
    database.transaction(lambda session: session.get(QuestionRow, text))
    with contextlib.suppress(BadInput):
        database.transaction(lambda session: tokens.create(session, f"{text}{answer.id}", "ask", [text]))
    assert database.transaction(lambda session: tokens.verify(session, text)) is None


async def test_an_index_takes_documents_of_such_text(database, tmp_path):
    index = PostgresCorpus(database) if not database.is_sqlite else LocalIndex(tmp_path / "index.db")
    document = Document(BAD, f"{BAD}.md", "md", "hash", (), title=BAD, root=BAD, url=BAD, imports=(BAD,))
    chunk = Chunk(f"c{BAD}", BAD, f"word {BAD}", "t", 0, 3, "test", section=BAD, keywords=(BAD,))
    await index.replace_document(document, [chunk], None)
    assert await index.collections() == [GOOD]
    (entry,) = await index.documents(BAD)
    assert (entry.path, entry.title) == (f"{GOOD}.md", GOOD)
    assert await index.keyword_search("word", [BAD], 5)
    await index.keyword_search(BAD, None, 5)
    await index.touch_document(BAD, f"{BAD}.md", BAD, None)
    assert await index.remove_document(BAD, f"{BAD}.md")
    await index.close()


async def test_figures_are_looked_up_by_such_text(database):
    facts = SqlFacts(database)
    await facts.version()
    assert await facts.companies(None) is not None


async def test_files_of_such_text_are_read_by_name_record_and_cell(tmp_path):
    folder = tmp_path / "docs"
    folder.mkdir()
    record = json.dumps({"_id": BAD, "title": BAD, "text": BAD, "url": BAD})
    (folder / "a.jsonl").write_text(record + "\n")
    (folder / "b.json").write_text(json.dumps({"key": [BAD, BAD]}))
    (folder / "c.csv").write_text("name,text\n" + "x,y\n" * 20_000 + "\x00,\x00\n")
    (folder / "d.md").write_text("# Title\n\n" + "words " * 20_000 + "\x00 end")
    index = InMemoryIndex()
    report = await sync(folder, "default", index, HashingEmbedder())
    assert sorted(entry.path for entry in report.indexed) == ["a.jsonl", "b.json", "c.csv", "d.md"]
    for document, chunks, _ in index.stored.values():
        json.dumps([document.path, document.title, [c.search_text for c in chunks]], ensure_ascii=False).encode()
        assert not any("\x00" in chunk.text for chunk in chunks)


async def test_a_file_of_such_a_name_is_read():
    async with IsolatedReader() as reader:
        assert (await reader.read(f"{BAD}.md", b"Hello.")).file_type == "markdown"


@pytest.mark.parametrize("path", ["/api/ask", "/api/feedback"])
async def test_a_body_of_such_text_is_taken(tmp_path, path):
    async with in_process(tmp_path) as api:
        answer_id = (await api.ask()).json()["answer_id"]
        bodies = {
            "/api/ask": {"question": f"How many days {BAD}", "collections": [BAD]},
            "/api/feedback": {"answer_id": answer_id, "kind": "down", "reason": BAD},
        }
        headers = bearer(ADMIN) | {"Content-Type": "application/json"}
        response = await api.client.post(path, content=json.dumps(bodies[path]).encode(), headers=headers)
        assert response.status_code in (202, 404), response.text  # there is no such collection
        question = {"question": f"How many days {BAD}?"}
        assert (await api.client.post("/api/ask", content=json.dumps(question), headers=headers)).status_code == 200


@pytest.mark.parametrize(
    "path", ["/%00", "/%ED%A0%80", "/api/answers/%00", "/api/answers/%ED%A0%80", "/?x=%ED%A0%80%00"]
)
async def test_an_address_of_such_text_is_no_fault_of_ours(tmp_path, path):
    async with in_process(tmp_path) as api:
        assert (await api.get(path)).status_code in (200, 404, 422)


def test_a_models_reply_of_such_text_is_read():
    assert parse(json.dumps({"refined_query": BAD}), RefineReply).value() == GOOD


def test_channel_settings_of_such_text_are_read(tmp_path):
    file = tmp_path / "channels.toml"
    file.write_text('[slack.C1]\ncollections = ["a\\u0000b"]\n')
    assert load_channels(file)["slack.C1"].collections == ("a\ufffdb",)


async def test_vectors_are_cached_for_such_text():
    class Nowhere:
        async def get(self, key):
            return None

        async def put(self, key, value, ttl):
            return None

    assert len(await CachedEmbedder(HashingEmbedder(), Nowhere()).embed_query("a")) == 64


@pytest.mark.parametrize("command", [["ask"], ["search", "word", "--collection"]])
def test_arguments_of_such_bytes_end_no_command_in_a_crash(tmp_path, command):
    variables = {"ERRATA_HOME": str(prepared_home(tmp_path)), "HOME": str(tmp_path)}
    done = forked.run([*command, os.fsdecode(b"a\xffb")], b"", variables)
    assert done.returncode in (0, 1, 2)
    assert b"Traceback" not in done.stderr
    assert b"unexpected" not in done.stderr.lower()
