"""Processes with different tokens on one database, as people start them: real clients, loopback platforms."""

from __future__ import annotations

import asyncio
import json
import signal

import pytest
from sqlmodel import select

from benchmarks.platforms import discord_settings, environment, slack_settings
from storage.database import open_database
from storage.tables.conversations import PostRow, QuestionRow
from storage.tables.engine import WorkRow
from storage.work.enqueue import Entry, put_all
from tests.acceptance.test_processes import answers, errata, learn, program
from tests.emulators.common import PATIENCE
from tests.engine_bench import until

EACH = 6  # questions a platform: taken by whoever was quicker, they were never all answered


@pytest.fixture
def variables(tmp_path):
    """An environment of its own, with the data folder in it; extracts answer."""
    return environment(tmp_path, "")


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


def rows(database, statement):
    return database.transaction(lambda session: list(session.exec(statement)))


async def test_two_bots_with_a_token_each_answer_all_that_their_platform_asks(
    slack_emulator, discord_emulator, variables, database, tmp_path
):
    slack, discord = slack_emulator, discord_emulator
    discord.add_user("ada")
    await learn(tmp_path)
    ours, theirs = variables | slack_settings(slack), variables | discord_settings(discord)
    async with (
        program("slack", variables=ours, folder=tmp_path) as one,
        program("discord", variables=theirs, folder=tmp_path) as other,
    ):
        await asyncio.gather(one.heard("Working as"), other.heard("Working as"))
        for number in range(EACH):
            await (await slack.app_mention("C1", "U1", f"<@UBOT> How many days of leave are there? ({number})")).acked()
            await discord.message("ada", f"How many days of leave are there? ({number})", mention=True)
        await until(lambda: len(rows(database, select(QuestionRow).where(QuestionRow.state == "closed"))) == 2 * EACH)
        told = rows(database, select(QuestionRow))
        posted = set(rows(database, select(PostRow.question_id)))

    assert [row.platform for row in told if row.id not in posted] == []
    assert len(answers(slack)) == EACH
    assert {row.platform for row in told} == {"slack", "discord"}


async def test_what_nobody_serves_stays_open_beside_a_web_that_works_until_a_worker_comes(
    slack_emulator, variables, database, tmp_path
):
    slack = slack_emulator
    tokens = slack_settings(slack)
    await learn(tmp_path)
    async with (
        program("slack", "--no-work", variables=variables | tokens, folder=tmp_path),
        program("web", "--port", "0", variables=variables, folder=tmp_path),
    ):
        await (await slack.app_mention("C1", "U1", "<@UBOT> How many days of paid leave are there?")).acked()
        job = Entry("job:1", "jobs", "index.file", json.dumps({"path": "handbook.md", "collection": "default"}))
        database.transaction(lambda session: put_all(session, [job]))
        await until(lambda: rows(database, select(WorkRow.state).where(WorkRow.id == "job:1")) == ["done"])
        ((state, platform),) = rows(database, select(WorkRow.state, WorkRow.platform).where(WorkRow.name == "ask"))
        assert (state, platform) == ("waiting", "slack")  # what came after it is done: the web met it, and left it
        assert rows(database, select(QuestionRow)) == []
        async with program("worker", variables=variables | tokens, folder=tmp_path):
            posted = await slack.wait_call("chat.postMessage")
            assert "28 days" in json.dumps(posted.args["blocks"])
            await until(lambda: rows(database, select(QuestionRow.state)) == ["closed"])


async def test_a_process_that_differs_in_what_must_agree_does_not_start_beside_a_living_one(variables, tmp_path):
    channels = tmp_path / "channels.toml"
    channels.write_text('[slack.C1]\ncollections = ["hr"]\n')
    theirs = variables | {"CHANNELS_FILE": str(channels)}
    async with program("worker", variables=theirs, folder=tmp_path) as first:
        given = {"LOG_LEVEL": "error", "TOP_K": "3"}  # and no channels file
        code, out, err = await errata("worker", variables=variables | given, folder=tmp_path)
        assert (code, out) == (2, "")
        assert "CHANNELS_FILE, TOP_K: another value than in worker, which runs on the same database" in err
        assert len(err.splitlines()) == 1, err
        await first.kill()
    async with program("worker", variables=variables, folder=tmp_path) as second:  # the dead hold up nobody
        second.signal(signal.SIGTERM)
        assert await asyncio.wait_for(second.ended(), PATIENCE) == 0
