"""How soon somebody who asks sees that they were heard, behind a model that takes its time.

    python -m benchmarks.first_feedback [--asked N] [--databases sqlite postgres] [--record]

Each platform runs in this process, the bot, its worker and the model in processes of their own. Measured from the
event's leaving the platform to the first request that shows something: a status line, a reaction, typing, or the
response to a command.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from benchmarks.platforms import (
    QUESTION,
    LossyDiscord,
    LossySlack,
    Program,
    discord_settings,
    environment,
    fresh_database,
    load_average,
    slack_settings,
    teach,
)
from benchmarks.results import may_record, record, table
from tests.emulators.openai_emu import OpenAIEmulator

SLOW = 8.0  # seconds that the model takes for each reply
APART = 0.4  # seconds between two questions
WAITED = 20.0
SIGNS = ("assistant.threads.setStatus", "reactions.add", "chat.postMessage", "chat.postEphemeral")


@asynccontextmanager
async def scene(platform: str, kind: str) -> AsyncIterator[LossySlack | LossyDiscord]:
    """Set one up on an empty database, with a model that is slow."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(fresh_database(kind, folder))
        model = await stack.enter_async_context(OpenAIEmulator())
        model.fail("*", delay=SLOW, times=1_000_000)
        there = await stack.enter_async_context(LossySlack(ack_timeout=60) if platform == "slack" else LossyDiscord())
        settings = slack_settings(there) if isinstance(there, LossySlack) else discord_settings(there)
        variables = environment(folder, url, model.api_url, LOG_LEVEL="info") | settings
        await teach(variables | {"OPENAI_API_KEY": "", "OPENAI_BASE_URL": ""}, folder)
        for name, arguments in (("bot", [platform, "--no-work"]), ("worker", ["worker"])):
            program = Program(platform if name == "bot" else name, arguments, variables, folder)
            stack.push_async_callback(program.kill)
            await program.start()
        if isinstance(there, LossyDiscord):
            await there.until(lambda: there.commands, 60, "the commands")
        gc.freeze()  # our own pauses are not what is measured
        yield there


async def mentioned_on_slack(slack: LossySlack, number: int) -> float:
    """Mention the bot; returns the seconds until its thread shows a sign."""
    user = f"U{100 + number}"
    slack.add_user(user)
    slack.members["C1"].add(user)
    receipt = await slack.app_mention("C1", user, f"<@UBOT> {QUESTION.format(name=str(number))}")
    begun, asked = time.time(), receipt.payload["event"]["ts"]

    def sign() -> float | None:
        """Return when something was first shown where this was asked."""
        shown = (c.at for c in slack.calls if c.method in SIGNS and asked in str(c.args))
        return next(shown, None)

    await slack.until(lambda: sign() is not None, WAITED, "a sign")
    return max(0.0, (sign() or 0.0) - begun)


async def asked_on_slack(slack: LossySlack, number: int) -> float:
    """Give a command; returns the seconds until it was answered with the ephemeral that says so."""
    receipt = await slack.slash_command("U1", "C1", "/ask", QUESTION.format(name=f"c{number}"))
    return await receipt.acked(WAITED)


async def mentioned_on_discord(discord: LossyDiscord, number: int) -> float:
    """Mention the bot in a channel of its own; returns the seconds until it types there."""
    user, channel = f"person{number}", discord.add_channel(f"channel-{number}")
    discord.add_user(user)
    await discord.dispatch("CHANNEL_CREATE", discord.channels[channel], 1)
    begun = time.time()
    await discord.message(user, QUESTION.format(name=str(number)), channel=channel, mention=True)

    def sign() -> float | None:
        return next((c.at for c in discord.calls if c.method == "POST" and f"/channels/{channel}/" in c.path), None)

    await discord.until(lambda: sign() is not None, WAITED, "a sign")
    return max(0.0, (sign() or 0.0) - begun)


async def asked_on_discord(discord: LossyDiscord, number: int) -> float:
    """Give a command; returns the seconds until "thinking..."."""
    asked = await discord.slash("ask", {"question": QUESTION.format(name=f"c{number}")}, user="alice")
    await discord.until(lambda: asked.responded_after is not None, WAITED, "a response")
    return asked.responded_after or 0.0


WAYS = {
    "slack": {"a mention": mentioned_on_slack, "/ask": asked_on_slack},
    "discord": {"a mention": mentioned_on_discord, "/ask": asked_on_discord},
}


async def measured(kind: str, platform: str, count: int) -> list[list[object]]:
    """Ask so often in each way, one after the other, while answers to earlier ones are waited for."""
    rows: list[list[object]] = []
    async with scene(platform, kind) as there:
        for way, ask in WAYS[platform].items():
            await ask(there, 100_000)  # type: ignore[operator]  # the first connections are not what is measured
            pending = []
            for number in range(count):
                pending.append(asyncio.create_task(ask(there, number)))  # type: ignore[operator]
                await asyncio.sleep(APART)
            ordered = sorted(await asyncio.gather(*pending))
            shown = (f"{ordered[min(count - 1, int(count * q))] * 1e3:.0f}" for q in (0.5, 0.99))
            rows.append([kind, platform, way, count, *shown, load_average()])
            print(*rows[-1], flush=True)
    return rows


def main() -> None:
    """Measure, print, and record where told to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--asked", type=int, default=60)
    parser.add_argument("--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite"])
    may_record(parser)
    given = parser.parse_args()
    rows: list[list[object]] = []
    for kind in given.databases:
        for platform in WAYS:
            rows += asyncio.run(measured(kind, platform, given.asked))
    columns = ("database", "platform", "asked by", "times", "p50 ms", "p99 ms", "machine")
    if given.record:
        record("First sign, behind a model of 8 s", table(columns, rows))


if __name__ == "__main__":
    main()
