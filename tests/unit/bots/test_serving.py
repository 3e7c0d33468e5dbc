"""Work goes to a process that can post it; what nobody can waits and is named; processes agree on their settings."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlmodel import select

from bots.agreement import FRONT, OWN, TOKENS, WHETHER, must_agree
from bots.channel_settings import load_channels
from bots.engine.engine import Engine
from bots.engine.executor import Executor
from bots.membership import Membership, member
from bots.messages import Kind
from bots.processes import running as running_processes
from bots.processes import waiting
from bots.workflows import HANDLERS
from core.errors import BadSetting, Forbidden, Unavailable
from core.model import Mode
from core.settings import Settings
from storage.database import open_database
from storage.tables.conversations import PostRow, QuestionRow
from storage.tables.engine import WorkRow
from storage.work import leases, members, queues, recovery
from storage.work.enqueue import Entry, put_all
from storage.work.leases import Holder
from tests.engine_bench import QUICK, Bench, FakeAnswerer, incoming, until
from tests.queues import plenty
from tests.web_bench import in_process


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


def serving(bench: Bench, *platforms: str) -> None:
    """Let the bench hold couriers for these platforms alone."""
    bench.services = replace(bench.services, couriers=dict.fromkeys(platforms, bench.courier))
    bench.executor = Executor(bench.services, bench.keeper, HANDLERS)


@asynccontextmanager
async def engine_for(bench: Bench, *platforms: str):
    couriers = dict.fromkeys(platforms, bench.courier)
    engine = Engine(replace(bench.services, couriers=couriers, limits=QUICK), HANDLERS)
    await engine.start()
    try:
        yield engine
    finally:
        await engine.stop()


async def test_a_question_is_left_alone_by_who_cannot_post_its_answer_and_answered_by_who_can(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        serving(bench, "discord")
        event = incoming(text="How long?")
        await bench.hear(event)
        await bench.executor.execute(event.event_id)  # even where its workflow got here

        assert bench.state(event.event_id) == "waiting"
        assert bench.answerer.asked == []
        serving(bench, "discord", "slack")
        await bench.settle()
        assert bench.platform.texts() == ["Answer to How long?"]
        (question,) = bench.rows(select(QuestionRow))
        assert (question.state, question.delivered) == ("closed", "posted m1")
        assert bench.rows(select(PostRow.message)) == ["m1"]


async def test_what_an_older_version_queued_without_a_platform_is_put_back_by_who_cannot_post_it(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        serving(bench)
        event = incoming(text="How long?")
        await bench.intake.accept(event)
        with database.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE work SET platform = ''")
        await bench.settle()

        (row,) = bench.rows(select(WorkRow))
        assert (row.state, row.platform, row.attempts, row.put_offs) == ("waiting", "slack", 0, 0)
        serving(bench, "slack")
        await bench.settle()
        assert bench.platform.texts() == ["Answer to How long?"]


async def test_a_retry_goes_to_who_can_change_the_answer_and_an_index_job_to_anybody(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="How long?"))
        await bench.intake.accept(incoming(Kind.FEEDBACK_ADDED, message="m1", payload={"vote": "down", "emoji": "-1"}))
        ((vote, _, generation),) = bench._due()
        await bench.executor.execute(vote, generation)

        jobs = bench.rows(select(WorkRow).where(WorkRow.state == "waiting").order_by(WorkRow.name))
        assert [(job.name, job.platform) for job in jobs] == [("answer.retry", "slack"), ("index.file", "")]


async def test_a_question_whose_channel_is_gone_is_closed_with_the_reason(database, tmp_path):
    async with Bench(database, tmp_path) as bench:

        async def gone(*_):
            raise Forbidden("The bot is not in this channel any more.")

        bench.courier.post_answer = gone
        event = incoming(text="How long?")
        await bench.hear(event)

        assert bench.state(event.event_id) == "dead"
        (question,) = bench.rows(select(QuestionRow))
        assert (question.state, question.outcome) == ("closed", "failed")
        assert question.delivered == "unposted: The bot is not in this channel any more."
        del bench.courier.post_answer
        database.transaction(lambda session: recovery.revive(session, event.event_id))
        await bench.settle()
        assert bench.rows(select(QuestionRow.delivered)) == ["posted m1"]


async def test_an_apology_is_a_post_too(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer(RuntimeError("odd"))) as bench:
        await bench.hear(incoming(text="How long?"))

        assert "could not answer" in bench.platform.texts()[0]
        assert bench.rows(select(QuestionRow.delivered)) == ["posted m1"]


async def test_each_engine_takes_what_it_serves_also_from_the_queues_of_the_last_version(database, tmp_path):
    bench = Bench(database, tmp_path)
    ours, theirs, old = incoming(text="D?", platform="discord"), incoming(text="S?"), incoming(text="Old?", message="2")
    async with engine_for(bench, "discord") as engine:
        await bench.intake.accept(old)
        database.transaction(lambda session: _queue_as_before(session, engine, old.event_id))
        for event in (theirs, ours):
            await bench.intake.accept(event)
        await until(lambda: bench.state(ours.event_id) == "done")
        await until(lambda: bench.state(old.event_id) == "waiting")  # it met it, and put it back
        assert database.transaction(leases.served) == {"discord"}
        assert bench.state(theirs.event_id) == "waiting"
        assert bench.platform.texts() == ["Answer to D?"]
    async with engine_for(bench, "slack"):
        await until(lambda: {bench.state(event.event_id) for event in (theirs, old)} == {"done"})
    assert sorted(bench.platform.texts()) == ["Answer to D?", "Answer to Old?", "Answer to S?"]
    assert all(told.startswith("posted m") for told in bench.rows(select(QuestionRow.delivered)))
    await bench.intake.close()


def _queue_as_before(session, engine: Engine, work_id: str) -> None:
    ((found, _, generation),) = queues.due(session, 1, plenty("slack"))
    assert found == work_id
    engine._durable.enqueue(session, work_id, "answers", generation)


def left_waiting(database, platform: str = "discord") -> None:
    entry = Entry("e1", "answers", "ask", "{}", platform=platform)
    database.transaction(lambda session: put_all(session, [entry]))
    with database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE work SET created_at = created_at - 240")


async def test_ready_names_what_no_living_process_can_serve_and_stays_ready(tmp_path):
    async with in_process(tmp_path) as api:
        assert (await api.client.get("/readyz")).json()["parts"]["work"] == "ok"
        left_waiting(api.parts.database)
        response = await api.client.get("/readyz")

        assert response.status_code == 200
        assert response.json()["status"] == "degraded"
        assert response.json()["parts"]["work"] == "waits: no running process serves discord"


async def test_the_doctor_names_processes_what_they_serve_and_what_waits_for_none(database, tmp_path):
    found = Settings(errata_home=tmp_path)
    assert await running_processes(found) == "none run on this database"
    assert await waiting(found) == "somebody can serve all there is"
    left_waiting(database)
    with pytest.raises(Unavailable, match="No running process can serve Discord: 1 piece waits for 4 min"):
        await waiting(found)

    theirs = must_agree(found.model_copy(update={"llm_model": "other"}), {}, answers=True)
    for holder, settings in ((Holder("w.A", "w", "", 1), theirs), (Holder("d.B", "d", "", 2), {})):
        database.transaction(lambda s, h=holder, given=settings: members.join(s, h, given or {"x": "1"}, 60.0))
    database.transaction(lambda session: leases.acquire(session, Holder("w.C", "w", "", 1, ("discord", "slack"))))
    assert await running_processes(found) == (
        "d (takes events in), w (works for discord and slack); one with these settings would be refused: "
        "CHANNELS_FILE, LLM_MODEL: another value than in w, which runs on the same database."
    )


async def test_what_nobody_can_serve_is_logged_once_and_again_when_that_changes(database, tmp_path, caplog):
    caplog.set_level(logging.WARNING, logger="errata")  # another test may have set it higher
    membership = Membership(database, Holder("w.A", "w", "", 1), {"x": "1"}, beat=0.001)
    await membership.join()
    keeping = asyncio.create_task(membership.keep())
    left_waiting(database)
    await until(lambda: "can serve Discord" in caplog.text)
    left_waiting_too = Entry("e2", "answers", "ask", "{}", platform="slack")
    database.transaction(lambda session: put_all(session, [left_waiting_too]))
    with database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE work SET created_at = created_at - 240")
    await until(lambda: "can serve Slack" in caplog.text)
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)

    assert caplog.text.count("can serve Discord") == 2


async def test_a_process_taken_for_dead_that_differs_by_now_stops(database, tmp_path):
    mine, theirs = Holder("w.A", "w", "", 1), Holder("v.B", "v", "", 2)
    membership = Membership(database, mine, {"llm_model": "old"}, beat=0.001)
    await membership.join()
    database.transaction(lambda session: _take_over(session, mine, theirs))
    with pytest.raises(BadSetting, match="LLM_MODEL: another value than in v"):
        await membership.keep()


def _take_over(session, mine: Holder, theirs: Holder) -> None:
    leases.release(session, mine.executor)
    assert members.join(session, theirs, {"llm_model": "new"}, 60.0) is None


async def test_what_ends_a_membership_ends_its_process_with_that_error(database):
    async def serve():
        async with member(database, mine, {"llm_model": "old"}, beat=0.01):
            database.transaction(lambda session: _take_over(session, mine, theirs))
            await asyncio.Event().wait()

    mine, theirs = Holder("w.A", "w", "", 1), Holder("v.B", "v", "", 2)
    with pytest.raises(BadSetting, match="LLM_MODEL"):
        await serve()
    assert [row.worker for row in database.transaction(members.members)] == ["v"]


async def test_a_process_that_differs_is_refused_as_soon_as_the_other_shows_that_it_lives(database):
    first = Membership(database, Holder("w.A", "w", "", 1), {"llm_model": "old"}, beat=0.05)
    await first.join()
    keeping = asyncio.create_task(first.keep())
    with pytest.raises(BadSetting, match="LLM_MODEL: another value than in w, which runs on the same database"):
        await Membership(database, Holder("v.B", "v", "", 2), {"llm_model": "new"}).join()
    await Membership(database, Holder("u.C", "u", "", 3), {"llm_model": "old"}).join()
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    await first.leave()

    assert [row.worker for row in database.transaction(members.members)] == ["u"]


async def test_a_process_of_another_machine_that_differs_is_waited_for_until_its_lease_tells(database):
    other = Holder("w.A", "w", "another machine", 1)
    database.transaction(lambda session: members.join(session, other, {"llm_model": "old"}, 1.2))
    await Membership(database, Holder("v.B", "v", "", 2), {"llm_model": "new"}).join()  # it is dead: its lease runs out

    assert [row.worker for row in database.transaction(members.members)] == ["v"]


def agreed(tmp_path, answers=True, channels=None, **given):
    return must_agree(Settings(errata_home=tmp_path, **given), channels or {}, answers=answers)


def differing(one, other):
    return {name for name in one.keys() & other.keys() if one[name] != other[name]}


def test_what_must_agree_is_all_that_is_not_named_as_a_processs_own(tmp_path):
    assert set(Settings.model_fields) >= OWN | WHETHER | FRONT
    plain = agreed(tmp_path)
    assert set(Settings.model_fields) - OWN - set(plain) == TOKENS
    for given in (
        *({"llm_model": "x"}, {"llm_fallback_model": "x"}, {"embedding_model": "x"}, {"reranker_model": "x"}),
        *({"openai_base_url": "http://u:hunter2@h/v1"}, {"openai_api_key": "k"}, {"redis_url": "redis://h/0"}),
        *({"pinecone_api_key": "k"}, {"pinecone_index": "x"}, {"tavily_api_key": "k"}, {"errata_admins": ("U1",)}),
        *({"errata_mode": Mode.CRAG}, {"daily_token_cap": 5}, {"top_k": 3}),
    ):
        assert differing(plain, agreed(tmp_path, **given)) == set(given)
    for given in ({"port": 1}, {"worker_id": "w"}, {"log_level": "debug"}, {"slack_app_token": "x"}):
        assert differing(plain, agreed(tmp_path, **given)) == set()


def test_keys_may_differ_but_not_whether_there_is_one_and_no_value_is_told(tmp_path):
    one = agreed(tmp_path, openai_api_key="sk-hunter2", slack_bot_token="xoxb-hunter2")
    assert differing(one, agreed(tmp_path, openai_api_key="sk-other", discord_token="x")) == set()
    assert differing(one, agreed(tmp_path, openai_api_key="k", slack_bot_token="xoxb-other")) == {"slack_bot_token"}
    assert "hunter2" not in json.dumps(one)


def test_a_channels_file_counts_by_what_it_says_and_for_takers_of_events_too(tmp_path):
    (tmp_path / "a.toml").write_text('[slack.C1]\ncollections = ["hr"]\n')
    (tmp_path / "b.toml").write_text('# The same.\n[slack.C1]\ncollections = ["hr"]\n')
    a, b = load_channels(tmp_path / "a.toml"), load_channels(tmp_path / "b.toml")
    worker = agreed(tmp_path, channels=a, channels_file=tmp_path / "a.toml")
    taker = agreed(tmp_path, answers=False, channels=b, channels_file=tmp_path / "b.toml", llm_model="any")
    assert differing(worker, taker) == set()
    assert differing(worker, agreed(tmp_path, answers=False)) == {"channels_file"}


def test_an_index_beside_another_database_is_another_one(tmp_path):
    near, far = tmp_path / "near", tmp_path / "far"
    default, named = agreed(near), agreed(near, database_url=f"sqlite:///{near / 'errata.db'}")
    assert differing(default, named) == set()
    assert differing(named, agreed(far, database_url=f"sqlite:///{near / 'errata.db'}")) == {"errata_home"}
    assert "errata_home" not in agreed(far, database_url="postgresql+psycopg://u@h/d")
