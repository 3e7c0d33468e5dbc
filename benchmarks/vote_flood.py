"""Five people give a thousand votes; how much longer do others wait for their answers, and what does it cost.

    python -m benchmarks.vote_flood [--votes 1000] [--blocks 6] [--databases sqlite postgres] [--pace 20] [--record]

A real bot and worker on a loopback Slack; the scripted model answers at once, so that queues are what is measured.
Blocks without votes and blocks in which they pour in take turns, in one run on one machine, so that whatever else that
does falls on both. One question is asked after another; the five put a thumbs-down on all answers there are and take it
back, over and over. The default pace takes twenty votes a minute from one person; `--pace 100000` takes all.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func
from sqlmodel import Session, select

from benchmarks.flood import answered
from benchmarks.platforms import (
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
from core.learning.second_looks import MOST_OF_ALL
from core.learning.signals import JobName
from storage.database import Database, open_database
from storage.tables.bookings import BookingRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow

VOTERS = tuple(f"V{number}" for number in range(5))
ASKED_FIRST, ASKED_A_BLOCK = 10, 6
AT_ONCE = 20  # votes not yet acknowledged
MOST_LOOKS = len(VOTERS) * MOST_OF_ALL
COLUMNS = (
    *("database", "votes", "votes a minute taken of one", "answered anew", "at most", "model calls for it"),
    *("wait without, s", "wait with votes, s", "x", "slowest without / with, s", "votes standing", "machine"),
)


@dataclass
class Scene:
    """A bot, what stands to be voted on, and how often the five have voted."""

    slack: LossySlack
    database: Database
    answers: list[str] = field(default_factory=list)
    asked: int = 0
    voted: int = 0

    async def wait(self) -> float:
        """Let somebody ask; returns the seconds until they are answered. They never ask faster than they may."""
        self.asked += 1
        user = f"A{self.asked % 40}"
        if user not in self.slack.users:
            self.slack.add_user(user)
            self.slack.members["C1"].add(user)
        return await answered(self.slack, user, self.asked)

    async def vote(self) -> None:
        """Let one of the five put a thumbs-down, or take it back."""
        number, self.voted = self.voted, self.voted + 1
        user, turn = VOTERS[number % len(VOTERS)], number // len(VOTERS)
        ts, back = self.answers[turn // 2 % len(self.answers)], turn % 2
        press = self.slack.reaction_removed if back else self.slack.reaction_added
        receipt = await press("C1", ts, user, "-1")
        await receipt.done.wait()

    def note_answers(self) -> None:
        """Remember what stands in the channel as an answer."""
        messages = list(self.slack.messages["C1"].values())
        self.answers = [m["ts"] for m in messages if m.get("thread_ts") and m.get("user") == self.slack.bot_user_id]


@asynccontextmanager
async def scene(kind: str, pace: int) -> AsyncIterator[Scene]:
    """Run a bot with a worker on an empty database, with answers to vote on."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(fresh_database(kind, folder))
        slack = await stack.enter_async_context(LossySlack(ack_timeout=60))
        model = await stack.enter_async_context(language_model())
        variables = environment(folder, url, model, QUESTIONS_PER_MINUTE=str(pace)) | slack_settings(slack)
        await teach(variables, folder)
        database = open_database(url)
        stack.callback(database.close)
        for arguments in (["slack", "--no-work"], ["worker"]):
            program = Program(arguments[0], arguments, variables, folder)
            stack.push_async_callback(program.kill)
            await program.start()
        for user in VOTERS:
            slack.add_user(user)
            slack.members["C1"].add(user)
        found = Scene(slack, database)
        for _ in range(ASKED_FIRST):
            await found.wait()
        found.note_answers()
        yield found


async def block(told: Scene, votes: int) -> list[float]:
    """Ask one question after another while so many votes pour in; returns how long each waited, in seconds."""
    pouring = asyncio.create_task(_pour(told, votes))
    waited = [await told.wait() for _ in range(ASKED_A_BLOCK)]
    await pouring
    return waited


async def _pour(told: Scene, votes: int) -> None:
    places = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with places:
            await told.vote()

    await asyncio.gather(*(one() for _ in range(votes)))


async def measured(kind: str, votes: int, blocks: int, pace: int) -> list[object]:
    """Return one row."""
    async with scene(kind, pace) as told:
        before = _spent(told.database)
        quiet: list[float] = []
        loud: list[float] = []
        for _ in range(blocks):
            quiet += await block(told, 0)
            loud += await block(told, votes // blocks)
            await _settled(told)
        after = _spent(told.database)
        asked = len(quiet) + len(loud)
        calls = after.calls - before.calls - round(before.calls / ASKED_FIRST * asked)
        usual, then = statistics.median(quiet), statistics.median(loud)
        waits = [f"{usual:.2f}", f"{then:.2f}", f"{then / usual:.2f}", f"{max(quiet):.2f} / {max(loud):.2f}"]
        return [kind, told.voted, pace, after.looks, MOST_LOOKS, calls, *waits, after.standing, load_average()]


async def _settled(told: Scene) -> None:
    """Wait until nothing is left to do: a block without votes is to have none of the last one's."""

    def left(session: Session) -> int:
        unfinished = select(func.count()).select_from(WorkRow).where(WorkRow.state.not_in(("done", "dead")))  # type: ignore[attr-defined]
        return int(session.exec(unfinished).one())

    async with asyncio.timeout(300):
        while await told.database.read(left):  # noqa: ASYNC110 - a database tells nobody of a change
            await asyncio.sleep(0.2)


@dataclass(frozen=True, slots=True)
class _Spent:
    looks: int
    calls: int
    standing: int


def _spent(database: Database) -> _Spent:
    def read(session: Session) -> _Spent:
        def count(query: object) -> int:
            return int(session.exec(query).one())  # type: ignore[call-overload]

        retries = select(func.count()).select_from(WorkRow).where(WorkRow.name == JobName.RETRY_ANSWER)
        votes = select(func.count()).select_from(FeedbackRow).where(FeedbackRow.active)
        return _Spent(count(retries), count(select(func.count()).select_from(BookingRow)), count(votes))

    return database.transaction(read)


def main() -> None:
    """Measure, and record it if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--votes", type=int, default=1_000)
    parser.add_argument("--blocks", type=int, default=6)
    parser.add_argument("--pace", type=int, nargs="+", default=[20, 100_000])
    parser.add_argument("--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"])
    may_record(parser)
    given = parser.parse_args()
    rows = []
    for kind in given.databases:
        for pace in given.pace:
            rows.append(asyncio.run(measured(kind, given.votes, given.blocks, pace)))
            print(*rows[-1], flush=True)
    if given.record:
        record("Votes: a thousand of five people, and how long others wait", table(COLUMNS, rows))


if __name__ == "__main__":
    main()
