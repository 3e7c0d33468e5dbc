"""The bot as people start it: real processes, real signals, loopback platforms."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import asynccontextmanager

import pytest

from benchmarks.platforms import Program, discord_settings, environment, slack_settings
from bots.wiring import open_library
from core.indexing.sync import sync
from core.settings import Settings
from storage.database import open_database
from storage.work.enqueue import Entry, put_all
from tests import forked
from tests.emulators.common import PATIENCE
from tests.emulators.openai_emu import OpenAIEmulator
from tests.quick_schema import prepared_home

LEAVE = "Every employee gets 28 days of paid leave a year."


@pytest.fixture
def variables(tmp_path):
    """An environment of its own, with the data folder in it; extracts answer."""
    return environment(prepared_home(tmp_path), "")


class ForkedProgram(Program):
    """A program that has imported everything before it starts."""

    async def _made(self):
        return await forked.start(self._arguments, self._environment, self._folder)


@asynccontextmanager
async def program(*arguments, variables, folder, started=True, kind=ForkedProgram):
    """One `errata ...` that is gone at the end, whatever happens."""
    process = kind(arguments[0], arguments, variables, folder)
    try:
        if started:
            await process.start()
        yield process
    finally:
        await process.kill()


async def errata(*arguments, variables, folder):
    """Run a command to its end; returns exit code, output and errors."""
    done = await asyncio.to_thread(forked.run, arguments, b"", variables, folder)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


async def learn(folder):
    """Index one document here: that is quicker than a process."""
    (folder / "handbook.md").write_text(f"# Leave\n\n{LEAVE}\n")
    async with open_library(Settings(errata_home=folder)) as library:
        report = await sync(folder / "handbook.md", "default", library.index, library.embedder)
    assert report.indexed


def answers(slack):
    return [m for m in slack.messages["C1"].values() if m["user"] == slack.bot_user_id]


async def test_errata_slack_answers_a_mention_by_itself_and_ends_in_good_order(slack_emulator, variables, tmp_path):
    slack = slack_emulator
    variables |= slack_settings(slack)
    await learn(tmp_path)
    async with program("slack", variables=variables, folder=tmp_path, kind=Program) as bot:
        asked = await slack.app_mention("C1", "U1", "<@UBOT> How many days of paid leave are there?")
        await asked.acked()
        posted = await slack.wait_call("chat.postMessage")
        assert "28 days" in json.dumps(posted.args["blocks"])
        assert posted.args["thread_ts"] == asked.payload["event"]["ts"]
        bot.signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.ended(), PATIENCE) == 0


async def test_a_gateway_that_is_down_does_not_keep_the_process_from_its_work(
    discord_emulator, refusing_port, variables, tmp_path
):
    variables |= discord_settings(discord_emulator) | {"DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{refusing_port}/"}
    async with program("discord", variables=variables, folder=tmp_path, started=False) as bot:
        starting = asyncio.create_task(bot.start())
        await bot.heard("gateway is gone")
        await bot.heard("Working as")
        bot.signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.ended(), PATIENCE) == 0
        await asyncio.gather(starting, return_exceptions=True)


async def test_errata_run_starts_all_that_is_configured_and_ends_its_tree(
    slack_emulator, discord_emulator, variables, tmp_path
):
    variables |= slack_settings(slack_emulator) | discord_settings(discord_emulator)
    async with program("run", variables=variables, folder=tmp_path, started=False, kind=Program) as tree:
        starting = asyncio.create_task(tree.start())
        await slack_emulator.wait_connected()
        await discord_emulator.wait_ready()
        await tree.heard("Working as")
        tree.signal(signal.SIGTERM)
        assert await asyncio.wait_for(tree.ended(), PATIENCE) == 0
        await asyncio.gather(starting, return_exceptions=True)
        await slack_emulator.until(lambda: not slack_emulator.sockets, what="the end of Slack's process")
        await discord_emulator.until(lambda: not discord_emulator.sockets, what="the end of Discord's process")


async def test_a_missing_or_wrong_token_is_one_clear_line_and_exit_code_2(
    slack_emulator, discord_emulator, variables, tmp_path
):
    variables |= {"SLACK_API_URL": slack_emulator.api_url, "LOG_LEVEL": "warning"}
    variables |= {name: url for name, url in discord_settings(discord_emulator).items() if name.endswith("URL")}
    wrong = {"SLACK_BOT_TOKEN": "xoxb-wrong", "SLACK_APP_TOKEN": "xapp-wrong", "DISCORD_TOKEN": "wrong"}
    cases = [
        ("slack", {}, "SLACK_APP_TOKEN is not set"),
        ("discord", {}, "DISCORD_TOKEN is not set"),
        ("run", {}, "Nothing is configured to run"),
        ("run", {"SLACK_BOT_TOKEN": "xoxb-1", "DISCORD_TOKEN": "1"}, "SLACK_APP_TOKEN is not set"),
        ("run", {"SLACK_APP_TOKEN": "xapp-1"}, "SLACK_BOT_TOKEN is not set"),
        ("slack", wrong, "rejected SLACK_BOT_TOKEN"),
        ("discord", wrong, "rejected DISCORD_TOKEN"),
    ]
    for role, given, named in cases:
        code, out, err = await errata(role, variables=variables | given, folder=tmp_path)
        assert (code, out) == (2, "")
        assert named in err
        assert len(err.splitlines()) == 1, err


async def test_a_worker_killed_in_mid_answer_is_followed_by_one_that_delivers_once(slack_emulator, variables, tmp_path):
    slack = slack_emulator
    async with OpenAIEmulator() as model:
        variables |= slack_settings(slack) | {"OPENAI_BASE_URL": model.api_url, "OPENAI_API_KEY": model.api_key}
        thinking = asyncio.Event()

        async def think(_):
            thinking.set()
            await asyncio.sleep(60)

        model.script("[COMPLETED]", "[COMPLETED]")
        model.script("[ANSWER]", think, times=1)
        model.script("[ANSWER]", f"[ANSWER]\n{LEAVE} [1]\n[CITED_SOURCES]\n1")
        await learn(tmp_path)
        async with program("slack", "--no-work", variables=variables, folder=tmp_path):
            async with program("worker", variables=variables, folder=tmp_path) as first:
                await (await slack.app_mention("C1", "U1", "<@UBOT> How many days of paid leave?")).acked()
                await asyncio.wait_for(thinking.wait(), PATIENCE)
                await first.kill()
            async with program("worker", variables=variables, folder=tmp_path) as second:
                await slack.wait_call("chat.postMessage")
                second.signal(signal.SIGTERM)
                await asyncio.wait_for(second.ended(), PATIENCE)
        assert len(answers(slack)) == 1


async def test_errata_jobs_lists_what_was_given_up_and_revives_it(variables, tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    entry = Entry("job:1", "jobs", "index.file", "{}")
    database.transaction(lambda session: put_all(session, [entry]))
    with database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE work SET state = 'dead', error = 'The file is gone.' WHERE id = 'job:1'")
    database.close()
    code, out, _ = await errata("jobs", "list", "--json", variables=variables, folder=tmp_path)
    assert (code, json.loads(out)[0]["id"], json.loads(out)[0]["error"]) == (0, "job:1", "The file is gone.")
    code, out, _ = await errata("jobs", "retry", "job:1", variables=variables, folder=tmp_path)
    assert code == 0
    code, out, _ = await errata("jobs", "list", variables=variables, folder=tmp_path)
    assert (code, out.strip()) == (0, "Nothing was given up.")
