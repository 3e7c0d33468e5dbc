"""`errata collections` as typed, and what the doctor and `ingest` say of audiences."""

from __future__ import annotations

import asyncio
import hashlib
import json
from contextlib import contextmanager
from importlib import resources

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from typer.testing import CliRunner

from bots.audience_list import subject
from bots.audience_upgrade import upgrade_of
from bots.cli import app
from core.errors import BadInput, NotFound
from core.indexing.documents import Chunk, Document
from core.model import Question
from core.settings import Settings
from storage.access import audiences, tokens
from storage.conversations.channels import get_settings, put_settings
from storage.conversations.store import answer_to_json, exchanges, put_answer
from storage.database import HEAD, open_database
from storage.index.local_index import LocalIndex
from storage.learning import folders
from storage.peek import revision_at
from tests.engine_bench import answer_to

PLACE = '{"platform": "slack", "channel": "C7"}'
DIRECT = '{"platform": "slack", "channel": "D7", "direct": true}'
ASKED = (
    "INSERT INTO question (id, source, conversation_id, platform, workspace, channel, user_id, text, place, state, "
    "work_id, answer_id, outcome, asked_at) VALUES "
    "(:id, :id, '', 'slack', 'T1', :channel, 'U1', 'hi', :place, 'closed', '', '', 'answered', 1)"
)
ANSWERED = (
    "INSERT INTO answer (id, question_id, conversation_id, question, text, outcome, confidence, body, replaces, "
    "hidden, tokens, created_at) VALUES ('a1', 'q1', 'c1', 'q', 'It is so.', 'answered', 1, :body, '', :no, 0, 1)"
)


def errata(folder, *arguments, **environ):
    return CliRunner().invoke(app, arguments, env={"ERRATA_HOME": str(folder), **environ})


@contextmanager
def opened(folder):
    database = open_database(f"sqlite:///{folder / 'errata.db'}")
    try:
        yield database
    finally:
        database.close()


def audience(folder, name):
    listed = json.loads(errata(folder, "collections", "list", "--json").stdout)
    return next(one for one in listed if one["name"] == name)


@pytest.fixture
def home(tmp_path):
    async def put_in():
        index = LocalIndex(tmp_path / "index.db", "")
        pay = Chunk("c", "The boss earns 9,999.", "The boss earns 9,999.", "t", 0, 5, "test")
        await index.replace_document(Document("hr", "pay.md", "md", "h", ()), [pay], None)
        await index.close()

    asyncio.run(put_in())
    open_database(f"sqlite:///{tmp_path / 'errata.db'}").close()
    return tmp_path


def test_a_new_collection_is_closed_and_the_operator_is_told_how_to_open_it(tmp_path):
    file = tmp_path / "a.md"
    file.write_text("# Pay\nThe boss earns 9,999.")
    said = errata(tmp_path, "ingest", str(file), "--collection", "hr").stderr
    assert "hr is closed" in said
    assert "errata collections open hr" in said
    errata(tmp_path, "collections", "open", "hr")
    assert "closed" not in errata(tmp_path, "ingest", str(file), "--collection", "hr").stderr
    assert isinstance(errata(tmp_path, "ingest", str(file), "--collection", "all").exception, BadInput)


def test_a_collection_is_opened_given_closed_and_removed(home):
    errata(home, "tokens", "create", "ada")
    given = errata(
        home, "collections", "give", "hr", "--channel", "slack:T1:C1", "--user", "discord:5:7", "--token", "ada"
    )
    assert "slack:T1:C1, discord::7, token ada" in given.stdout
    assert json.loads(errata(home, "collections", "open", "hr", "--json").stdout)["everyone"]
    errata(home, "collections", "close", "hr", "--channel", "slack:T1:C1")
    assert audience(home, "hr") == {
        "name": "hr", "documents": 1, "passages": 1, "figures": False, "everyone": False,
        "channels": [], "users": ["discord::7"], "tokens": ["ada"],
    }  # fmt: skip
    errata(home, "collections", "close", "hr", "--all")
    assert "closed" in errata(home, "collections", "list").stdout
    assert "--yes" in str(errata(home, "collections", "remove", "hr").exception)
    with opened(home) as database:
        for inside in ("hr", "it"):
            database.transaction(lambda session, inside=inside: folders.note(session, "/shelf", inside))
    errata(home, "collections", "remove", "hr", "--yes")
    assert "hr" not in errata(home, "collections", "list").stdout
    with opened(home) as database:
        left = database.transaction(lambda session: folders.due(session, None, 1e12))
    assert left == [("/shelf", "it")], "no question brings it back"


def test_a_removed_document_is_not_brought_back_by_a_look_through_its_folder(home):
    with opened(home) as database:
        database.transaction(lambda session: folders.note(session, "/shelf", "hr"))
    assert errata(home, "documents", "remove", "pay.md", "--collection", "hr").exit_code == 0
    with opened(home) as database:
        assert not database.transaction(lambda session: folders.due(session, None, 1e12))


@pytest.mark.parametrize(
    ("named", "arguments", "told"),
    [
        ("hr", ("close", "hr", "--channel", "slack:T1:C1"), True),
        ("hr", ("close", "hr", "--all"), True),
        ("hr", ("remove", "hr", "--yes"), True),
        ("hr,default", ("close", "hr", "--channel", "slack:T1:C1"), False),
        ("hr", ("close", "hr", "--channel", "slack:T1:C2"), False),
    ],
)
def test_who_leaves_a_channel_with_nothing_to_read_is_told_so_and_how_to_undo_it(home, named, arguments, told):
    database = open_database(f"sqlite:///{home / 'errata.db'}")
    body = json.dumps({"collections": named})
    database.transaction(lambda session: put_settings(session, ("slack", "T1", "C1"), body, "U1"))
    database.close()
    said = errata(home, "collections", *arguments).stderr
    assert ("slack:T1:C1 now reads nothing. To undo: set collections=" in said) is told


def test_what_a_limited_token_may_read_is_taken_back_too_and_opens_nothing_else(home):
    errata(home, "tokens", "create", "ada", "--collection", "hr")
    errata(home, "collections", "close", "hr", "--all")
    database = open_database(f"sqlite:///{home / 'errata.db'}")
    assert [token.collections for token in database.transaction(tokens.list_tokens)] == [()]
    database.close()


@pytest.mark.parametrize(
    "typed",
    [
        ("open", "nope"),
        ("give", "nope", "--channel", "slack:T1:C1"),
        ("close", "nope"),
        ("remove", "nope", "--yes"),
        ("give", "hr"),
        ("give", "hr", "--channel", "C1"),
        ("give", "hr", "--token", "nobody"),
    ],
)
def test_a_slip_of_the_operator_is_one_line_and_changes_nothing(home, typed):
    failed = errata(home, "collections", *typed)
    assert isinstance(failed.exception, BadInput | NotFound)
    assert audience(home, "hr") == audience(home, "hr") | {"everyone": False, "channels": [], "users": [], "tokens": []}


def test_a_gift_that_a_setting_overrules_is_said(home):
    file = home / "channels.toml"
    file.write_text("[slack.C1]\ncollections = ['default']\n[slack.C2]\ncollections = ['hr']\n")
    given = CliRunner().invoke(
        app,
        ["collections", "give", "hr", "--channel", "slack:T1:C1"],
        env={"ERRATA_HOME": str(home), "CHANNELS_FILE": str(file)},
    )
    assert "does not read hr yet" in given.stderr
    assert "slack::C2" in given.stdout


@pytest.mark.parametrize("typed", ["C1", "teams:T1:C1", "slack:", "slack:T1", "slack:T1:C1:x", ""])
def test_what_names_nobody_is_refused(typed):
    with pytest.raises(BadInput):
        subject(typed)


def of_revision_0001(url, body="{}"):
    """Make a database as an earlier version left it, with questions, an answer, a channel's setting and tokens."""
    engine = create_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(resources.files("storage") / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for id_, channel, place in (("q1", "C7", PLACE), ("q2", "C8", PLACE), ("q3", "D7", DIRECT)):
            connection.execute(text(ASKED), {"id": id_, "channel": channel, "place": place})
        connection.execute(text(ANSWERED), {"body": body, "no": False})
        named = json.dumps({"collections": "hr"})
        connection.execute(text("INSERT INTO channel VALUES ('slack', 'T1', 'C8', :body, 'U1', 1)"), {"body": named})
        for name, scope, limits in (("ada", "ask", ""), ("bob", "ask", '["hr"]'), ("boss", "admin", "")):
            row = {"name": name, "scope": scope, "limits": limits}
            connection.execute(text("INSERT INTO api_token VALUES (:name, :name, 'x', :scope, :limits, 1, 0)"), row)
    engine.dispose()


def test_before_an_upgrade_it_is_said_who_would_read_less_and_nothing_is_migrated(home):
    path = home / "errata.db"
    path.unlink()
    of_revision_0001(f"sqlite:///{path}")
    before = hashlib.sha256(path.read_bytes()).hexdigest()
    said = errata(home, "doctor").stdout
    assert hashlib.sha256(path.read_bytes()).hexdigest() == before
    assert revision_at(f"sqlite:///{path}") == "0001"
    for line in (
        "tables of revision 0001",
        "channel slack:T1:C7: no more hr",
        "token ada: no more hr",
        "errata collections open hr",
        "errata collections give hr --channel slack:T1:C7",
        "errata collections give hr --token ada",
    ):
        assert line in said
    for name in ("C8", "D7", "bob", "boss"):
        assert f"{name}: no more" not in said


def test_after_an_upgrade_what_nobody_was_given_is_said_until_somebody_decides(home):
    path = home / "errata.db"
    path.unlink()
    of_revision_0001(f"sqlite:///{path}")
    settings = Settings(errata_home=home)
    open_database(settings.database).close()
    assert revision_at(settings.database) == HEAD
    upgrade = asyncio.run(upgrade_of(settings))
    assert (upgrade.before, upgrade.closed) == (False, ())  # a channel was set to hr, so it was thought of
    database = open_database(settings.database)
    assert database.transaction(audiences.everyones) == {"default"}
    database.close()
    errata(home, "collections", "close", "hr", "--all")
    upgrade = asyncio.run(upgrade_of(settings))
    assert upgrade.closed == ("hr",)
    assert [reader.name for reader in upgrade.readers] == ["slack:T1:C7", "ada"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_an_answer_of_an_earlier_version_rests_on_its_sources(kind, tmp_path, request):
    url = f"sqlite:///{tmp_path / 'e.db'}" if kind == "sqlite" else request.getfixturevalue("empty_postgres_url")
    old = answer_to(Question("q", "q1", conversation_id="c1"), "It is so.")
    body = json.loads(answer_to_json(old))
    del body["rests_on"], body["question"]["wanted"], body["question"]["asker"]
    of_revision_0001(url, json.dumps(body))
    database = open_database(url)
    [found] = database.transaction(lambda session: exchanges(session, "c1", 4))
    assert (found.said, found.collections) == ("It is so.", {"default"})
    new = answer_to(Question("q", "q9", conversation_id="c9"), rests_on=("hr",))
    database.transaction(lambda session: put_answer(session, new, answer_to_json(new)))
    [found] = database.transaction(lambda session: exchanges(session, "c9", 4))
    assert found.collections == {"hr"}
    database.close()


def test_what_a_channels_own_setting_gave_is_taken_back_too(home):
    database = open_database(f"sqlite:///{home / 'errata.db'}")
    body = json.dumps({"collections": "hr, default"})
    database.transaction(lambda session: put_settings(session, ("slack", "T1", "C5"), body, "U1"))
    errata(home, "collections", "close", "hr", "--channel", "slack:T1:C5")
    assert database.transaction(lambda session: json.loads(get_settings(session, ("slack", "T1", "C5")))) == {
        "collections": "default"
    }
    database.close()
    assert audience(home, "hr")["channels"] == []


def test_a_home_that_was_never_without_audiences_is_told_of_no_before(home):
    errata(home, "tokens", "create", "ada")
    said = errata(home, "doctor").stdout
    assert "given to nobody: hr" in said
    assert "Reads less" not in said
    assert "give hr back" not in said
