"""One person asks ten thousand questions at once; how much later is another's answer.

    python -m benchmarks.flood [--events 10000] [--databases sqlite postgres] [--record]

A real bot and worker on a loopback Slack; the scripted model answers at once, so that queues are what is measured. The
other asks one question after another, first alone, then through the flood: with the pace of twenty a minute, and with
none (then turns alone stand between them).
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from benchmarks.platforms import (
    QUESTION,
    LossySlack,
    Program,
    environment,
    fresh_database,
    language_model,
    load_average,
    slack_settings,
    teach,
)
from benchmarks.results import may_record, record, table

ASKED_ALONE, ASKED_MEANWHILE = 8, 12
AT_ONCE = 200  # of the flood, not yet acknowledged
WITHIN = 120.0
COLUMNS = (
    *(
        "database",
        "questions a minute",
        "events",
        "of them taken",
        "told to wait",
        "alone, s",
        "meanwhile, s",
        "slowest, s",
    ),
    *("x", "acknowledged p99, ms", "machine"),
)


@asynccontextmanager
async def bot(kind: str, pace: str) -> AsyncIterator[LossySlack]:
    """Run a bot with a worker on an empty database."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(fresh_database(kind, folder))
        slack = await stack.enter_async_context(LossySlack(ack_timeout=60))
        model = await stack.enter_async_context(language_model())
        variables = environment(folder, url, model, QUESTIONS_PER_MINUTE=pace) | slack_settings(slack)
        await teach(variables, folder)
        for program in (
            Program("slack", ["slack", "--no-work"], variables, folder),
            Program("worker", ["worker"], variables, folder),
        ):
            stack.push_async_callback(program.kill)
            await program.start()
        yield slack


async def answered(slack: LossySlack, user: str, number: int) -> float:
    """Let another person ask; returns the seconds until the answer stands there."""
    begun = time.perf_counter()
    receipt = await slack.app_mention("C1", user, "<@UBOT> " + QUESTION.format(name=f"other-{number}"))
    asked = receipt.payload["event"]["ts"]
    messages = slack.messages["C1"]
    await slack.until(
        lambda: any(m.get("thread_ts") == asked for m in list(messages.values())[-400:]), WITHIN, "an answer"
    )
    return time.perf_counter() - begun


async def flood(slack: LossySlack, events: int, seconds: list[float]) -> None:
    """Let one person ask as fast as events are acknowledged."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with places:
            receipt = await slack.app_mention("C1", "U1", "<@UBOT> " + QUESTION.format(name=f"flood-{number}"))
            await receipt.acked(60)
            seconds.append(receipt.ack_seconds or 0.0)

    await asyncio.gather(*(one(number) for number in range(events)))


async def measured(kind: str, pace: str, events: int) -> list[object]:
    """Return one row."""
    async with bot(kind, pace) as slack:
        for user in ("U2", "U3"):  # two others: one's questions alone and meanwhile are more than the pace takes
            slack.add_user(user)
            slack.members["C1"].add(user)
        await answered(slack, "U2", 0)
        alone = [await answered(slack, "U2", number) for number in range(1, ASKED_ALONE + 1)]
        acknowledged: list[float] = []
        flooding = asyncio.create_task(flood(slack, events, acknowledged))
        await asyncio.sleep(1.0)
        meanwhile = []
        for number in range(ASKED_MEANWHILE):
            meanwhile.append(await answered(slack, "U3", 1_000 + number))
            await asyncio.sleep(0.5)
        await flooding
        told = sum("a minute are taken" in str(call.args) for call in slack.calls_to("chat.postEphemeral"))
        messages = list(slack.messages["C1"].values())
        flooded = {m["ts"] for m in messages if "flood-" in str(m.get("text", "")) and not m.get("thread_ts")}
        taken = len({m["thread_ts"] for m in messages if m.get("thread_ts") in flooded})
        usual, then = statistics.median(alone), statistics.median(meanwhile)
        ordered = sorted(acknowledged)
        p99 = ordered[int(len(ordered) * 0.99)] * 1e3
        row = [kind, pace, events, taken, told, f"{usual:.2f}", f"{then:.2f}", f"{max(meanwhile):.2f}"]
        return [*row, f"{then / usual:.1f}", f"{p99:.0f}", load_average()]


def main() -> None:
    """Measure, and record it if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=10_000)
    parser.add_argument("--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"])
    may_record(parser)
    given = parser.parse_args()
    rows = []
    for kind in given.databases:
        for pace in ("20", "100000"):
            rows.append(asyncio.run(measured(kind, pace, given.events if pace == "20" else min(given.events, 1_000))))
            print(*rows[-1], flush=True)
    if given.record:
        record("Flood: one person's questions and another's answer", table(COLUMNS, rows))


if __name__ == "__main__":
    main()
