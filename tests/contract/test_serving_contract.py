"""Who may take which work, what a closed question has to show, and who runs: alike on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
import time
from importlib import resources

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError
from sqlmodel import select

from bots.health import problems
from storage import database as store
from storage.conversations import questions
from storage.conversations.questions import Asked
from storage.database import migrate, open_database
from storage.tables.conversations import PostRow, QuestionRow
from storage.tables.engine import LeaseRow, WorkRow
from storage.work import leases, members, queues
from storage.work import pieces as work
from storage.work.enqueue import Entry, put_all
from storage.work.leases import Holder
from tests.queues import plenty, room_for

SLACK = Holder("w0.A", "w0", "", 1, ("slack",))
DISCORD = Holder("w1.B", "w1", "elsewhere", 2, ("discord",))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    return f"sqlite:///{tmp_path / 'e.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres_url")


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request, tmp_path):
    return (
        f"sqlite:///{tmp_path / 'e.db'}" if request.param == "sqlite" else request.getfixturevalue("empty_postgres_url")
    )


@pytest.fixture
def database(url):
    opened = open_database(url)
    yield opened
    opened.close()


def asked(database, name: str, platform: str, lane: str = "answers", age: float = 0.0) -> None:
    entry = Entry(name, lane, "ask", "{}", platform=platform)
    database.transaction(lambda session: put_all(session, [entry]))
    then = text("UPDATE work SET created_at = created_at - :age WHERE id = :name").bindparams(age=age, name=name)
    database.transaction(lambda session: session.execute(then))


def row_of(database, name: str) -> WorkRow:
    return database.transaction(lambda session: session.exec(select(WorkRow).where(WorkRow.id == name)).one())


def test_only_what_a_process_serves_is_started_by_it_and_the_rest_waits_on(database):
    for name, platform in (("s", "slack"), ("d", "discord"), ("job", "")):
        asked(database, name, platform)

    assert database.transaction(lambda session: queues.due(session, 9, plenty("slack"))) == [
        ("job", "answers", 0),
        ("s", "answers.slack", 0),
    ]
    assert not database.transaction(lambda session: queues.startable(session, plenty("slack")))
    assert database.transaction(lambda session: queues.startable(session, plenty("discord")))
    assert row_of(database, "d").state == "waiting"


def test_a_claim_of_what_a_process_cannot_serve_puts_it_back_uncounted(database):
    asked(database, "d", "discord")
    database.transaction(lambda session: queues.due(session, 9, plenty("discord")))
    for holder in (SLACK, DISCORD):
        database.transaction(lambda session, holder=holder: leases.acquire(session, holder))

    claim = database.transaction(lambda session: work.claim(session, "d", 0, SLACK.executor, SLACK.serves))
    back = row_of(database, "d")
    assert claim is None
    assert (back.state, back.attempts, back.put_offs, back.epoch) == ("waiting", 0, 0, 0)

    ((_, queue, generation),) = database.transaction(lambda session: queues.due(session, 9, plenty("discord")))
    taken = database.transaction(lambda session: work.claim(session, "d", generation, DISCORD.executor, ["discord"]))
    assert (queue, taken.attempts) == ("answers.discord", 1)


def test_work_that_turns_out_to_post_elsewhere_is_put_back_uncounted_by_who_holds_it_alone(database):
    asked(database, "job", "")
    database.transaction(lambda session: leases.acquire(session, SLACK))
    database.transaction(lambda session: queues.due(session, 9, plenty()))
    held = database.transaction(lambda session: work.claim(session, "job", 0, SLACK.executor, SLACK.serves))
    database.transaction(lambda session: work.put_back(session, held, "discord"))

    back = row_of(database, "job")
    assert (back.state, back.platform, back.attempts, back.put_offs) == ("waiting", "discord", 0, 0)
    with pytest.raises(leases.LeaseLost):
        database.transaction(lambda session: work.put_back(session, held, "slack"))


def test_a_crowd_on_one_platform_fills_no_lane_of_another(database):
    entries = [Entry(f"s{n}", "answers", "ask", "{}", platform="slack") for n in range(2)]
    entries.append(Entry("d0", "answers", "ask", "{}", platform="discord"))
    receipts = database.transaction(lambda session: put_all(session, entries, room_for(answers=2)))

    assert [receipt.position for receipt in receipts] == [1, 2, 1]


def question(name: str) -> Asked:
    return Asked(name, name, "c", "slack", "T1", "C1", "U1", "How long?", "{}", f"work-{name}")


def test_no_question_can_be_closed_without_its_post_or_a_reason(database):
    database.transaction(lambda session: questions.register(session, question("q1")))
    closing = text("UPDATE question SET state = 'closed', outcome = 'answered', delivered = :how")
    for delivered in ("", "posted ", "posted", "unposted: ", "yes", "returned"):  # that is HTTP's alone
        with pytest.raises(IntegrityError, match="question_closed_with_proof"):
            database.transaction(lambda session, how=delivered: session.execute(closing.bindparams(how=how)))
    assert database.transaction(lambda session: session.exec(select(QuestionRow.state)).one()) == "open"


def test_a_question_is_closed_with_what_became_of_it_and_opened_anew_by_an_edit(database):
    def told() -> tuple[str, str, str]:
        row = database.transaction(lambda session: session.exec(select(QuestionRow)).one())
        return row.state, row.outcome, row.delivered

    database.transaction(lambda session: questions.register(session, question("q1")))
    database.transaction(lambda session: questions.close(session, "q1", "A0", "answered"))
    assert told() == ("open", "answered", "")  # an answer alone closes nothing
    database.transaction(lambda session: questions.fail(session, "work-q1", "The channel is gone."))
    assert told() == ("closed", "failed", "unposted: The channel is gone.")
    database.transaction(lambda session: questions.close(session, "q1", "A1", "answered", questions.posted_as("m1")))
    assert told() == ("closed", "answered", "posted m1")
    database.transaction(lambda s: questions.reopen(s, questions.find(s, "q1"), "How far?", "work-2"))
    assert told() == ("open", "answered", "")
    database.transaction(lambda session: questions.fail(session, "work-2", ""))
    assert told() == ("closed", "failed", "unposted: unknown")


HERE = {"llm_model": "1", "channels_file": "2"}


def join(database, holder: Holder, settings, ttl: float = 60.0):
    return database.transaction(lambda session: members.join(session, holder, settings, ttl))


def test_a_process_with_another_value_is_refused_as_long_as_the_other_lives(database):
    assert join(database, SLACK, HERE) is None
    assert join(database, DISCORD, HERE | {"top_k": "3"}) is None  # what one has not is not compared

    refused = join(database, Holder("w2.C", "w2", "", 3), {"llm_model": "other", "channels_file": "2"})
    assert (refused.worker, refused.settings) == ("w0", ("llm_model",))
    assert [row.worker for row in database.transaction(members.members)] == ["w0", "w1"]

    for holder in (SLACK, DISCORD):
        database.transaction(lambda session, holder=holder: leases.release(session, holder.executor))
    assert join(database, Holder("w2.C", "w2", "", 3), {"llm_model": "other"}) is None


def test_a_lease_that_ran_out_or_whose_process_is_gone_refuses_nobody(database):
    here = leases.machine_id()
    join(database, SLACK, HERE, ttl=-1.0)
    join(database, Holder("w1.B", "w1", here, 2**22 + 1), HERE)  # no process has such an id
    assert join(database, DISCORD, {"llm_model": "other"}) is None


async def test_what_nobody_alive_serves_is_named_until_somebody_does(database):
    asked(database, "d", "discord", age=120.0)
    asked(database, "s", "slack", age=120.0)
    asked(database, "new", "discord")
    database.transaction(lambda session: leases.acquire(session, SLACK))

    (found,) = database.transaction(lambda session: members.unserved(session, 15.0))
    assert (found.platform, found.pieces) == ("discord", 1)
    lines = await problems(database)
    assert lines == [
        "Nothing is worked on for 2 min: does `errata worker` run?",  # Slack's, though somebody could
        "No running process can serve Discord: 1 piece waits for 2 min. "
        "One is needed with DISCORD_TOKEN (`errata discord` or `errata worker`).",
    ]
    database.transaction(lambda session: leases.acquire(session, DISCORD))
    assert database.transaction(lambda session: members.unserved(session, 15.0)) == []


def old_home(url: str):
    """A database as version 0001 made it, filled."""
    made = store.create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(resources.files("storage") / "migrations"))
    with made.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        _fill(connection)
    made.dispose()


def _fill(connection) -> None:
    def event(platform: str) -> str:
        return json.dumps({"event_id": "e", "kind": "ask", "place": {"platform": platform, "channel": "C1"}})

    rows = [
        ("slack:1", "ask", event("slack"), "waiting"),
        ("discord:1", "ask", event("discord"), "queued"),
        ("web:1", "feedback_added", event("web"), "running"),
        ("job:1", "index.file", json.dumps({"path": "a.md"}), "waiting"),
        ("job:2", "answer.retry", json.dumps({"answer_id": "A1"}), "dead"),
        ("odd:1", "ask", "no JSON", "waiting"),
        ("slack:0", "ask", event("slack"), "done"),
    ]
    for name, kind, body, state in rows:
        connection.execute(
            text(
                "INSERT INTO work (id, lane, name, body, state, generation, epoch, attempts, put_offs, owner, halt, "
                "error, not_before, created_at, finished_at) VALUES (:id, 'answers', :kind, :body, :state, 0, 0, 0, 0, "
                "'', '', '', 0, :now, 0)"
            ),
            {"id": name, "kind": kind, "body": body, "state": state, "now": time.time()},
        )
    for name, platform, state in (
        ("posted", "slack", "closed"),
        ("lost", "discord", "closed"),
        ("http", "web", "closed"),
        ("open", "slack", "open"),
        ("stopped", "slack", "stopped"),
    ):
        connection.execute(
            text(
                "INSERT INTO question (id, source, conversation_id, platform, workspace, channel, user_id, text, "
                "place, state, work_id, answer_id, outcome, asked_at) "
                "VALUES (:id, :id, '', :platform, '', 'C1', 'U1', 'Q?', "
                "'{}', :state, '', '', 'answered', 1)"
            ),
            {"id": name, "platform": platform, "state": state},
        )
    for message, part in (("m2", 1), ("m1", 0)):
        connection.execute(
            text(
                "INSERT INTO post (platform, channel, message, part, key, answer_id, question_id, place, created_at) "
                "VALUES ('discord', 'C1', :message, :part, 'k', 'A1', 'posted', '{}', 1)"
            ),
            {"message": message, "part": part},
        )
    connection.execute(
        text(
            "INSERT INTO answer (id, question_id, conversation_id, question, text, outcome, confidence, body, "
            "replaces, hidden, tokens, created_at) "
            "VALUES ('A1', 'posted', '', 'Q?', 'A.', 'answered', 1, '{}', '', false, 0, 1)"
        )
    )
    connection.execute(
        text(
            "INSERT INTO lease (executor, worker, machine, pid, started_at, expires_at, reaper, reaper_until) "
            "VALUES ('old.1', 'old', '', 1, 0, 1e12, '', 0)"
        )
    )


def test_a_home_of_the_first_version_is_told_who_serves_what_and_how_questions_were_closed(empty_url):
    old_home(empty_url)
    database = open_database(empty_url)

    rows = database.transaction(lambda session: dict(session.exec(select(WorkRow.id, WorkRow.platform)).all()))
    assert {name: platform for name, platform in rows.items() if platform} == {
        "slack:1": "slack",
        "discord:1": "discord",
        "job:2": "discord",  # where its answer stands
    }
    told = database.transaction(lambda session: dict(session.exec(select(QuestionRow.id, QuestionRow.delivered)).all()))
    assert told == {
        "posted": "posted m1",
        "lost": "unposted: unknown, closed by an earlier version",
        "http": "returned",
        "open": "",
        "stopped": "",
    }
    assert len(database.transaction(lambda session: session.exec(select(PostRow)).all())) == 2
    # A process of the old version is known as a worker, and as nothing else: it says nothing of its settings.
    assert [row.serves for row in database.transaction(lambda s: s.exec(select(LeaseRow)).all())] == [""]
    assert join(database, SLACK, HERE) is None
    with pytest.raises(IntegrityError):  # what was unique stays so
        database.transaction(lambda session: session.add(QuestionRow(id="new", source="open")))
    indexes = {index["name"] for index in inspect(database.engine).get_indexes("question")}
    assert {"question_by_age", "question_by_channel", "question_by_conversation", "question_by_user"} <= indexes
    migrate(database)
    database.close()
