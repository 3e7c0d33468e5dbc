"""A person is forgotten: afterwards no table and no file holds the id or the name, and nothing of others is lost."""

from __future__ import annotations

import asyncio
import json
import shutil
from contextlib import ExitStack
from dataclasses import replace

import pytest
from redis.asyncio import Redis
from sqlalchemy import LargeBinary, MetaData, insert, inspect, select, text
from typer.testing import CliRunner

from bots.cli import app
from bots.engine.suggesting import supplied_of
from bots.forgetting import forget_cached
from core.errors import Unavailable
from core.indexing.documents import Chunk, Document
from core.indexing.supplied import index_supplied
from core.model import Asker, Mode, Outcome, Question, Turn
from storage.access import audit
from storage.caches.stores import InDatabase
from storage.caches.tiers import StoredAnswers
from storage.conversations import questions
from storage.conversations.store import answer_to_json, put_answer
from storage.database import open_database
from storage.forgetting.applying import forget, look
from storage.forgetting.finding import is_text
from storage.forgetting.person import person_of
from storage.index.local_index import LocalIndex
from storage.learning import suggestions
from storage.learning.suggestions import APPLIED, Suggestion
from storage.moving.rows import main_tables
from storage.tables.engine import WorkRow
from tests.engine_bench import answer_to
from tests.postgres_copies import copied

ID, NAME = "U07ADALOVE", "Ada Lövelace"
OTHER = "U07BOB"


@pytest.fixture(params=["sqlite", "postgres"])
async def database(request, tmp_path):
    with ExitStack() as stack:
        if request.param == "sqlite":
            opened = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
        else:
            opened = open_database(stack.enter_context(copied(request.getfixturevalue("_migrated_postgres"))))
        await fill(opened)
        yield opened
        opened.close()


def asked_by(user, number):
    return Question(
        f"Does {NAME} have leave? ({number})",
        id=f"q{number}",
        mode=Mode.STANDARD,
        conversation_id=f"slack:T1:C1:{number}.0@{user}",
        trace_id=f"t{number}",
        asker=Asker("slack", "T1", "C1", user),
        history=(Turn("person", f"<@{ID}>: I asked before"),),
    )


async def fill(database):
    """Everything that a person leaves behind, in every table that has a column for text."""
    for number, user in enumerate((ID, OTHER), 1):
        question = asked_by(user, number)
        answer = replace(
            answer_to(question, f"Yes, <@{ID}> has."), cache_key=f"answer:k{number}", outcome=Outcome.ANSWERED
        )
        await StoredAnswers(InDatabase(database), database).put(f"answer:k{number}", answer, 3600)
        asked = questions.Asked(
            f"q{number}", f"slack:C1:{number}.0", question.conversation_id, "slack", "T1", "C1", user, question.text,
            json.dumps({"user": user}), f"w{number}",
        )  # fmt: skip

        def keep(session, asked=asked, answer=answer, user=user, number=number):
            questions.register(session, asked)
            put_answer(session, answer, answer_to_json(answer))
            questions.close(session, asked.id, answer.id, "answered", questions.posted_as(f"{number}.1"))
            audit.note(session, f"slack:T1:{user}", audit.QUESTION_ASKED, asked.id, f"slack:T1:{user}")
            body = json.dumps({"text": f"{NAME} asks", "by": ID})
            session.add(
                WorkRow(id=f"w{number}", lane="answers", name="ask", body=body, person=f"slack:T1:{user}", state="done")
            )

        database.transaction(keep)
    database.transaction(fill_the_rest)


def fill_the_rest(session):
    """A row in each table that is still empty, which names the person in every text that may."""
    connection = session.connection()
    for table in main_tables():
        if connection.execute(select(table)).first() is None:
            row = {column.name: _value(column) for column in table.columns if column.autoincrement is not True}
            connection.execute(insert(table).values(**row))

    schema = "" if connection.dialect.name == "sqlite" else "dbos."
    if schema:
        connection.execute(text("CREATE SCHEMA dbos"))
    else:
        connection.execute(text("DROP TABLE IF EXISTS workflow_status"))  # the template's, made by dbos
    connection.execute(text(f"CREATE TABLE {schema}workflow_status (workflow_uuid TEXT PRIMARY KEY, inputs TEXT)"))
    put = f"INSERT INTO {schema}workflow_status VALUES (:id, '[]'), ('w2', '')"  # noqa: S608 - constants
    connection.execute(text(put), {"id": f"slack:T1:{ID}:prepare:1"})


def _value(column):
    if isinstance(column.type, LargeBinary):
        return f"{NAME} {ID}".encode()
    if not is_text(column):
        return column.type.python_type(1)
    if column.name == "workspace":
        return "T1"
    length = getattr(column.type, "length", None) or 100
    shortest = {"conversation_id", "chat_id"}
    named = f"slack:T1:{ID}" if column.name in shortest else ID
    return named if length >= len(named) else "x"


def everything(database):
    """Each text that any table holds, also those of libraries."""
    schemas = [None, *(name for name in inspect(database.engine).get_schema_names() if name == "dbos")]
    with database.engine.connect() as connection:
        for schema in schemas:
            found = MetaData()
            found.reflect(connection, schema=schema)
            for table in found.tables.values():
                for row in connection.execute(select(table)).mappings():
                    yield table.name, " ".join(str(value) for value in row.values())


def naming(database, *words):
    said = [word.lower() for word in words for word in (word, json.dumps(word)[1:-1])]
    return {name for name, held in everything(database) if any(word in held.lower() for word in said)}


async def test_afterwards_no_table_holds_the_id_or_the_name_and_others_keep_what_is_theirs(database):
    person = person_of(f"slack:T1:{ID}", (NAME,))
    before = naming(database, ID, NAME)
    assert {"question", "answer", "work", "audit", "feedback", "booking", "cache_entry", "post"} <= before
    forget(database, person, "terminal")
    assert naming(database, ID, NAME) == set()
    with database.engine.connect() as connection:
        rows = connection.execute(text("SELECT id, user_id, text FROM question")).all()
        assert [(row.id, row.user_id) for row in rows] == [("q2", OTHER)]
        assert person.pseudonym in rows[0].text
        body = json.loads(connection.execute(text("SELECT body FROM answer")).scalar_one())
        assert body["question"]["asker"]["user"] == OTHER
    noted = database.transaction(lambda session: audit.entries(session, audit.Wanted()))
    assert sorted(entry.actor for entry in noted if entry.action == audit.QUESTION_ASKED) == sorted(
        [f"slack:T1:{OTHER}", f"slack:T1:{person.pseudonym}"]
    )
    assert look(database, person) == []


def test_what_a_platform_called_them_goes_though_nobody_named_it(database):
    called = {"slack:T1:" + ID: "Adelaide", "slack:T1:" + OTHER: "Bob"}
    given = Suggestion("s7", "evidence.inject", "", {"content": "8 days", "names": called}, author="slack:T1:" + OTHER)
    database.transaction(lambda session: suggestions.suggest(session, given))
    forget(database, person_of(f"slack:T1:{ID}", (NAME,)), "terminal:root")
    with database.engine.connect() as connection:
        kept = json.loads(connection.execute(text("SELECT details FROM fix_suggestions WHERE id = 's7'")).scalar_one())
    assert (list(kept["names"].values()), kept["content"]) == (["Bob"], "8 days")


def test_a_look_changes_nothing_and_finds_what_goes_and_what_is_renamed(database):
    person = person_of(f"slack:T1:{ID}", (NAME,))
    before = sorted(everything(database))
    held = look(database, person)
    assert {one.table.name for one in held if one.changed is None} >= {"question", "answer", "work", "cache_entry"}
    assert {one.table.name for one in held if one.changed} >= {"question", "answer", "audit"}
    assert sorted(everything(database)) == before


def test_the_same_letters_in_another_workspace_are_somebody_else(database):
    before = sorted(everything(database))
    held = look(database, person_of(f"slack:T9:{ID}"))
    assert not [one for one in held if one.table.name in ("question", "answer") and one.changed is None]
    assert sorted(everything(database)) == before


def test_while_something_of_theirs_is_being_done_nothing_is_changed(database):
    database.transaction(lambda session: session.execute(text("UPDATE work SET state = 'running'")))
    before = [row for row in sorted(everything(database)) if row[0] != "work"]
    with pytest.raises(Unavailable, match="Try again"):
        forget(database, person_of(f"slack:T1:{ID}"), "terminal")
    assert [row for row in sorted(everything(database)) if row[0] != "work"] == before
    with database.engine.connect() as connection:
        halted = connection.execute(text("SELECT id, halt FROM work ORDER BY id")).all()
    assert [tuple(row) for row in halted] == [("w1", "stopped"), ("w2", "")]


def test_no_process_uses_what_it_has_in_memory_of_an_answer_that_went(database):
    forget(database, person_of(f"slack:T1:{ID}"), "terminal")
    with database.engine.connect() as connection:
        assert "answer:k1" in set(connection.execute(text("SELECT key FROM cache_eviction")).scalars())


async def test_what_redis_keeps_of_them_goes_and_no_more(redis_url, redis_prefix):
    client = Redis.from_url(redis_url)
    keys = [f"answer:{redis_prefix}{number}" for number in (1, 2)]
    for key, user in zip(keys, (ID, OTHER), strict=True):
        await client.set(key, json.dumps({"asker": user}), ex=60)
    person = person_of(f"slack:T1:{ID}")
    assert await forget_cached(redis_url, person, delete=False) == 1
    assert await forget_cached(redis_url, person, delete=True) == 1
    assert [await client.exists(key) for key in keys] == [0, 1]
    await client.delete(*keys)
    await client.aclose()


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("ask <@U1>, not <@U12>", "ask <@P>, not <@U12>"),
        ("ADA Lövelace and Lövelaces", "P and Lövelaces"),
        ("u1 is no id", "u1 is no id"),
        ("slack:T1:U1", "slack:T1:P"),
    ],
)
def test_a_name_is_found_by_itself_alone(said, left):
    person = replace(person_of("slack:T1:U1", ("ada lövelace",)), pseudonym="P")
    assert person.without(said) == left


def test_as_typed_no_file_holds_it_either(tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    database = open_database(f"sqlite:///{home / 'errata.db'}")
    asyncio.run(fill(database))
    given = Suggestion("01SUPPLIED", "evidence.inject", "x", {"kind": "correction", "content": f"{NAME} gets 30 days."},
                       author=f"slack:T1:{ID}", owner="terminal", collection="hr")  # fmt: skip
    database.transaction(lambda session: suggestions.suggest(session, given))
    database.transaction(lambda session: suggestions.mark(session, given.id, APPLIED))
    asyncio.run(supply(home, given))
    database.close()
    (home / "chat_history").write_text(f"Does {NAME} have leave?\n")
    (home / "scratch").mkdir()
    (home / "scratch" / "left.txt").write_text(ID)

    def errata(*arguments):
        return CliRunner().invoke(
            app, ["forget", f"slack:T1:{ID}", "--name", NAME, *arguments], env={"ERRATA_HOME": str(home)}
        )

    said = errata("--export", str(tmp_path / "held.json"))
    assert "--yes does it" in said.stdout, said
    held = json.loads((tmp_path / "held.json").read_text())
    assert held["question"][0]["user_id"] == ID
    assert "hash" not in json.dumps(held["api_token"]).replace('"hash": "(not shown)"', "")
    done = json.loads(errata("--yes", "--json").stdout)
    assert (done["done"], done["supplied_documents"]) == (True, 2)
    for place in home.rglob("*"):
        if place.is_file():
            data = place.read_bytes().lower()
            for word in (ID, NAME, json.dumps(NAME)[1:-1]):
                assert word.lower().encode() not in data, place
    passages = asyncio.run(supplied(home))
    assert len(passages) == 1
    assert "gets 30 days" in passages[0].text
    shutil.rmtree(home)


async def supply(home, given):
    """A supplied text, and a page that the person taught."""
    index = LocalIndex(home / "index.db", "")
    await index_supplied(supplied_of(given), index, None)
    page = Document("hr", "page", "html", "h", (), stat_key=f"url 1 everyone slack:T1:{ID}|x")
    await index.replace_document(page, [Chunk("c", "Text.", "Text.", "h", 0, 1, "test")], None)
    await index.close()


async def supplied(home):
    index = LocalIndex(home / "index.db", "")
    passages = await index.document_passages("hr", "supplied/01SUPPLIED")
    await index.close()
    return passages
