"""How fast events are acknowledged and questions answered, how much memory that takes, and how soon a bot listens.

    python -m benchmarks.load [acknowledge] [answers] [memory] [start] [--databases sqlite postgres] [--record]

Platforms and generator are this process, the bot, the worker and the scripted model are processes of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
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
    language_model,
    load_average,
    slack_settings,
    teach,
)
from benchmarks.results import may_record, record, table

BURST = 100
IN_FLIGHT = 24
ANSWERED_WITHIN = 300.0
Rows = list[list[object]]


class Scene:
    """One platform, one bot that only takes events in, and perhaps a worker."""

    def __init__(self, platform: str, slack: LossySlack, discord: LossyDiscord, bot: Program, worker: Program) -> None:
        self.platform, self.slack, self.discord = platform, slack, discord
        self.bot, self.worker = bot, worker
        self._asked = 0

    async def burst(self) -> list[float]:
        """Let 100 people ask at once; returns the seconds until each was acknowledged."""
        return await (self._burst_on_slack() if self.platform == "slack" else self._burst_on_discord())

    async def _burst_on_slack(self) -> list[float]:
        receipts = [await self.slack.app_mention("C1", "U1", f"<@UBOT> {self._text()}") for _ in range(BURST)]
        await asyncio.gather(*(receipt.acked(60) for receipt in receipts))
        return [receipt.ack_seconds or 0.0 for receipt in receipts]

    async def _burst_on_discord(self) -> list[float]:
        users = [f"asker{number}" for number in range(BURST)]
        for user in users:
            if user not in self.discord.users:
                self.discord.add_user(user)
        asked = [await self.discord.slash("ask", {"question": self._text()}, user=user) for user in users]
        await self.discord.until(lambda: all(one.responded_after is not None for one in asked), 60, "all responses")
        return [one.responded_after or 0.0 for one in asked]

    async def rest(self) -> None:
        """Wait until the bot has asked nothing of its platform for two seconds."""
        before = -1
        while before != (now := len(self.slack.calls) + len(self.discord.calls)):
            before = now
            await asyncio.sleep(2.0)

    async def answered(self, count: int) -> float:
        """Let so many questions be asked, some at a time, and answered; returns the seconds that took."""
        begun, places = time.perf_counter(), asyncio.Semaphore(IN_FLIGHT)

        async def one() -> None:
            async with places:
                await (self._answered_on_slack() if self.platform == "slack" else self._answered_on_discord())

        await asyncio.gather(*(one() for _ in range(count)))
        return time.perf_counter() - begun

    async def _answered_on_slack(self) -> None:
        text, user = self._text(), f"U{self._asked % 40 + 100}"  # one person alone would get half of the hands
        if user not in self.slack.users:
            self.slack.add_user(user)
            self.slack.members["C1"].add(user)
        receipt = await self.slack.app_mention("C1", user, f"<@UBOT> {text}")
        asked = receipt.payload["event"]["ts"]
        messages = self.slack.messages["C1"]

        def answers() -> list[str]:
            return [ts for ts in reversed(messages) if messages[ts].get("thread_ts") == asked]

        await self.slack.until(answers, ANSWERED_WITHIN, "an answer")
        self._forget(messages, [asked, *answers()])
        self.slack.receipts.pop(receipt.envelope_id)
        self.slack.calls.clear()
        self.slack.statuses.clear()
        self.slack.sessions.clear()

    async def _answered_on_discord(self) -> None:
        user = f"person{self._asked}"
        self.discord.add_user(user)
        asked = await self.discord.slash("ask", {"question": self._text()}, user=user)
        await self.discord.until(lambda: "errata:down:" in str(asked.original), ANSWERED_WITHIN, "an answer")
        assert asked.original is not None  # it was answered
        self._forget(self.discord.messages[self.discord.general], [asked.original["id"]])
        del self.discord.users[user], self.discord.interactions[asked.token]
        self.discord.calls.clear()
        for session in self.discord.sessions.values():
            session.log.clear()

    def _forget(self, messages: dict[str, dict[str, object]], keys: Sequence[str]) -> None:
        """The platform must not grow: it would be measured, too."""
        for key in keys:
            messages.pop(key, None)

    def _text(self) -> str:
        self._asked += 1
        return QUESTION.format(name=f"{self.platform}-{self._asked}")


@asynccontextmanager
async def scene(platform: str, kind: str, *, works: bool, alone: bool = False) -> AsyncIterator[Scene]:
    """Set one up on an empty database."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(fresh_database(kind, folder))
        slack = await stack.enter_async_context(LossySlack(ack_timeout=60))
        discord = await stack.enter_async_context(LossyDiscord())
        model = await stack.enter_async_context(language_model())
        settings = slack_settings(slack) if platform == "slack" else discord_settings(discord)
        variables = environment(folder, url, model, LOG_LEVEL="info") | settings
        await teach(variables, folder)
        bot = Program(platform, [platform] if alone else [platform, "--no-work"], variables, folder)
        worker = Program("worker", ["worker"], variables, folder)
        stack.push_async_callback(bot.kill)
        stack.push_async_callback(worker.kill)
        await bot.start()
        if works:
            await worker.start()
        if platform == "discord":
            await discord.until(lambda: discord.commands, 60, "the commands")
        gc.freeze()  # as the bot does: our own pauses are not what is measured
        yield Scene(platform, slack, discord, bot, worker)


async def acknowledge(given: argparse.Namespace) -> Rows:
    """Bursts of 100 events: seconds until each is acknowledged, with nobody at work, from rest, and over a backlog."""
    rows: Rows = []
    for kind in given.databases:
        for platform in ("slack", "discord"):
            for worker in ("none", "at rest", "busy"):
                async with scene(platform, kind, works=worker != "none") as there:
                    await there.burst()  # the first connections and imports are not what is measured
                    seconds: list[float] = []
                    for _ in range(given.bursts):
                        await (asyncio.sleep(1.0) if worker == "busy" else there.rest())
                        seconds += await there.burst()
                rows.append([kind, platform, worker, *_milliseconds(seconds), load_average()])
                print(*rows[-1], flush=True)
    return rows


async def answers(given: argparse.Namespace) -> Rows:
    """Answers a second, by one bot and one worker, while that goes on."""
    rows: Rows = []
    for kind in given.databases:
        for platform in ("slack", "discord"):
            async with scene(platform, kind, works=True) as there:
                await there.answered(50)
                seconds = await there.answered(given.answers)
            rows.append([kind, platform, given.answers, f"{given.answers / seconds:.1f}", load_average()])
            print(*rows[-1], flush=True)
    return rows


async def memory(given: argparse.Namespace) -> Rows:
    """Resident memory of bot and worker in MB, over many questions."""
    rows: Rows = []
    for kind in given.databases[:1]:
        async with scene("slack", kind, works=True) as there:
            done, step = 0, max(1, given.questions // 10)
            while done < given.questions:
                await there.answered(step)
                done += step
                rows.append([kind, done, f"{there.bot.memory():.0f}", f"{there.worker.memory():.0f}"])
                print(*rows[-1], flush=True)
    return rows


async def start(given: argparse.Namespace) -> Rows:
    """Seconds and memory from nothing to listening, the median of several starts after a first one."""
    rows: Rows = []
    for platform, alone in itertools.product(("slack", "discord"), (False, True)):
        async with scene(platform, "sqlite", works=False, alone=alone) as there:
            wall, processor = [], []
            for _ in range(given.starts):
                await there.bot.kill()
                there.bot.said.clear()
                await there.bot.start()
                wall.append(there.bot.started_in)
                if alone:
                    await there.bot.heard("Working as")
                processor.append(there.bot.processor_seconds())
            found = (f"{statistics.median(values):.2f}" for values in (wall, processor))
            name = f"{platform}, answers too" if alone else f"{platform} --no-work"
            rows.append([name, *found, f"{min(wall):.2f}", f"{there.bot.memory():.0f}", load_average()])
            print(*rows[-1], flush=True)
    return rows


def _milliseconds(seconds: list[float]) -> list[str]:
    ordered = sorted(seconds)
    return [f"{ordered[min(len(ordered) - 1, int(len(ordered) * q))] * 1e3:.0f}" for q in (0.5, 0.99)]


MEASURES: dict[str, tuple[Callable[[argparse.Namespace], Awaitable[Rows]], str, tuple[str, ...]]] = {
    "acknowledge": (
        acknowledge,
        "Load: acknowledgement",
        ("database", "platform", "worker", "p50 ms", "p99 ms", "machine"),
    ),
    "answers": (answers, "Load: answers", ("database", "platform", "questions", "answers a second", "machine")),
    "memory": (memory, "Load: memory", ("database", "questions", "bot MB", "worker MB")),
    "start": (
        start,
        "Cold start",
        ("process", "seconds p50", "processor seconds p50", "seconds, best", "MB", "machine"),
    ),
}


def main() -> None:
    """Measure what is named (default: all), and record it if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measures", nargs="*", choices=[[], *MEASURES], default=list(MEASURES))
    parser.add_argument("--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"])
    parser.add_argument("--bursts", type=int, default=3)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--questions", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=7)
    may_record(parser)
    given = parser.parse_args()
    for name in given.measures or MEASURES:
        measure, title, columns = MEASURES[name]
        rows = asyncio.run(measure(given))
        if given.record:
            record(title, table(columns, rows))


if __name__ == "__main__":
    main()
