"""A home of the first version, opened with today's code: nothing is lost, and what was begun is finished."""

from __future__ import annotations

from importlib import resources

import numpy as np
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect
from sqlmodel import select

from bots.messages import Place
from storage.access import tokens
from storage.conversations import channels, feedback, questions
from storage.conversations.store import get_answer, turns
from storage.database import REVISIONS, open_database
from storage.facts.store import SqlFacts
from storage.index.local_index import LocalIndex
from storage.index.postgres_corpus import PostgresCorpus
from storage.tables.conversations import QuestionRow
from storage.tables.every import metadata
from storage.work import recovery
from tests.engine_bench import Bench, FakeAnswerer, answer_to
from tests.homes import ROWS, TOKEN, lost, make_home, move

pytestmark = pytest.mark.usefixtures("real_migrations")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """A home of revision 0001."""
    on_sqlite = request.param == "sqlite"
    found = f"sqlite:///{tmp_path / 'errata.db'}" if on_sqlite else request.getfixturevalue("postgres_url")
    make_home(found, tmp_path if on_sqlite else None)
    return found


@pytest.fixture
def database(url):
    opened = open_database(url)
    yield opened
    opened.close()


def test_every_table_of_the_first_version_holds_rows(url):
    engine = create_engine(url)
    tables = set(inspect(engine).get_table_names()) - {"alembic_version"}
    assert tables == set(ROWS)
    assert lost(engine) == []
    engine.dispose()


def test_no_row_is_lost_and_the_tables_are_the_ones_the_code_declares(database):
    assert lost(database.engine) == []
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, metadata) == []


def test_no_row_is_lost_on_the_way_one_revision_after_another(url):
    engine = create_engine(url)
    for revision in REVISIONS[1:]:
        move(engine, revision)
        assert lost(engine) == [], revision
    engine.dispose()
    open_database(url).close()


def test_the_revisions_are_those_that_the_code_knows_in_their_order():
    config = Config()
    config.set_main_option("script_location", str(resources.files("storage") / "migrations"))
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS, "REVISIONS of storage/database.py names each revision, the latest last"


def test_answers_votes_settings_tokens_and_figures_are_read_as_before(database):
    def look(session):
        answer = get_answer(session, "a1")
        assert (answer.text, answer.sources[0].passage.meta.collection) == ("You have 25 days [1].", "hr")
        assert [turn.role for turn in turns(session, "slack:T1:C1:1.0", 8)] == ["user", "assistant"]
        assert feedback.summary(session, "slack:T1:C1") == (0, 1, ["It is 28 days."])
        assert feedback.reason_for(session, "a1") == "It is 28 days."
        assert '"crag"' in channels.get_settings(session, ("slack", "T1", "C1"))
        token = tokens.verify(session, TOKEN)
        assert (token.name, token.collections, token.expires_at, token.used_at) == ("ada", ("hr",), 0.0, 0.0)
        assert tokens.verify(session, "gone") is None
        assert questions.post_of(session, "slack", "C1", "1.1").answer_id == "a1"
        assert [job.error for job in recovery.dead(session, 10)] == ["It was given up."]
        assert [row.id for row in questions.recent(session, "slack", "T1", "U1", 10)] != []

    database.transaction(look)


async def test_channels_and_facts_are_what_they_were(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        settings = await bench.conversation.settings(Place("slack", "C1", "T1"))
    assert (settings.mode.value, settings.collections) == ("crag", ("hr",))
    held = {(holding.table, holding.company, holding.rows) for holding in await SqlFacts(database).holdings()}
    assert held == {(table, "Apple Inc.", 1) for table in ("company_metrics", "filings", "prices")}


async def test_work_in_flight_is_finished_and_posted(database, tmp_path):
    # This channel reads `hr` alone: what was made before is looked at again before it is posted.
    async def from_hr(question):
        return answer_to(question, rests_on=("hr",))

    async with Bench(database, tmp_path, FakeAnswerer(from_hr)) as bench:
        await bench.settle()
        for ts in ("2.0", "3.0"):
            assert bench.state(f"slack:T1:C1:{ts}") == "done"
        assert [question.text for question in bench.answerer.asked] == ["How long is notice?"] * 2
        rows = {row.source: (row.state, row.outcome) for row in bench.rows(select(QuestionRow))}
        assert rows["slack:C1:2.0"] == rows["slack:C1:3.0"] == ("closed", "answered")
        assert (rows["slack:C1:4.0"][0], rows["slack:C1:5.0"][0]) == ("deleted", "stopped")


async def test_the_index_beside_it_is_searched_as_before(tmp_path):
    make_home(f"sqlite:///{tmp_path / 'errata.db'}", tmp_path)
    index = LocalIndex(tmp_path / "index.db", "test/embedder")
    assert [hit.chunk_id for hit in await index.keyword_search("day of leaves", ["hr"], 1)] == ["c1"]
    assert [hit.chunk_id for hit in await index.keyword_search("收入", None, 1)] == ["c3"]
    found = await index.dense_search(np.array([0, 1, 0, 0], dtype=np.float32), ["hr"], 1)
    assert [hit.chunk_id for hit in found] == ["c2"]
    assert [(entry.path, entry.embedded) for entry in await index.documents()] == [("zh.md", 1), ("handbook.md", 2)]
    await index.close()


async def test_the_shared_index_is_searched_as_before(postgres_url):
    make_home(postgres_url)
    database = open_database(postgres_url)
    index = PostgresCorpus(database, "test/embedder")
    assert [hit.chunk_id for hit in await index.keyword_search("days", ["hr"], 1)] == ["c1"]
    found = await index.dense_search(np.array([1, 0, 0, 0], dtype=np.float32), ["hr"], 1)
    assert [hit.chunk_id for hit in found] == ["c1"]
    assert [(entry.path, entry.embedded) for entry in await index.documents()] == [("handbook.md", 1)]
    database.close()
