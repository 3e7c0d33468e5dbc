"""Five people give a thousand votes; how much longer do others wait for their answers, and what does it cost.

    python -m benchmarks.vote_flood [--votes 1000] [--blocks 5] [--databases sqlite postgres] [--rate 20 0] [--record]

A real bot and worker on a loopback Slack; the scripted model answers at once, so that queues are what is measured.
Blocks without votes and blocks in which they pour in take turns, in one run on one machine, so that whatever else that
does falls on both. One question is asked after another; the five put a thumbs-down on all answers there are and take it
back, over and over: twenty a second in all, which is what Discord lets five people's clients do (Slack: five), or as
fast as they are acknowledged (`--rate 0`). All votes are taken in, not just twenty a minute of each (`--pace 20`).
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func
from sqlmodel import Session, col, select

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
IDLE = 5.0  # seconds
SOON = 6.0  # seconds: votes that wait to go along with others do so no longer
AT_ONCE = 20  # votes not yet acknowledged
MOST_LOOKS = len(VOTERS) * MOST_OF_ALL
COLUMNS = (
    *("database", "votes", "how fast", "answered anew", "at most", "model calls for it"),
    *(
        "wait without, s",
        "wait with votes, s",
        "x",
        "slowest without / with, s",
        "processor ms a vote",
        "votes standing",
        "machine",
    ),
)


@dataclass
class Scene:
    """A bot, what stands to be voted on, and how often the five have voted."""

    slack: LossySlack
    database: Database
    programs: tuple[Program, ...]
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

    def processor_seconds(self) -> float:
        """Return the processor time that the bot's processes have used."""
        return sum(program.processor_seconds() for program in self.programs)

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
        programs = tuple(
            Program(arguments[0], arguments, variables, folder) for arguments in (["slack", "--no-work"], ["worker"])
        )
        for program in programs:
            stack.push_async_callback(program.kill)
            await program.start()
        for user in VOTERS:
            slack.add_user(user)
            slack.members["C1"].add(user)
        found = Scene(slack, database, programs)
        for _ in range(ASKED_FIRST):
            await found.wait()
        found.note_answers()
        yield found


@dataclass
class _Share:
    """What blocks of one kind came to: how long each question waited, how long they took, and their processor time."""

    waited: list[float] = field(default_factory=list)
    seconds: float = 0.0
    processor: float = 0.0


async def block(told: Scene, votes: int, rate: float, share: _Share) -> None:
    """Ask one question after another while so many votes pour in, until nothing is left to do."""
    begun, used = time.perf_counter(), told.processor_seconds()
    pouring = asyncio.create_task(_pour(told, votes, rate))
    asked = 0
    while asked < ASKED_A_BLOCK or not pouring.done():
        share.waited.append(await told.wait())
        asked += 1
    await pouring
    await _settled(told)
    share.seconds += time.perf_counter() - begun
    share.processor += told.processor_seconds() - used


async def _idle(told: Scene) -> float:
    """Return the processor seconds a second of a bot that has nothing to do."""
    used = told.processor_seconds()
    await asyncio.sleep(IDLE)
    return (told.processor_seconds() - used) / IDLE


async def _pour(told: Scene, votes: int, rate: float) -> None:
    places = asyncio.Semaphore(AT_ONCE)
    begun = time.perf_counter()

    async def one(number: int) -> None:
        if rate:
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        async with places:
            await told.vote()

    await asyncio.gather(*(one(number) for number in range(votes)))


async def measured(kind: str, rate: float, given: argparse.Namespace) -> list[object]:
    """Return one row."""
    async with scene(kind, given.pace) as told:
        await _settled(told)
        idle, before = await _idle(told), _spent(told.database)
        quiet, loud = _Share(), _Share()
        for _ in range(given.blocks):
            await block(told, 0, rate, quiet)
            await block(told, given.votes // given.blocks, rate, loud)
        after = _spent(told.database)
        asked = len(quiet.waited) + len(loud.waited)
        calls = after.calls - before.calls - round(before.calls / ASKED_FIRST * asked)
        usual, then = statistics.median(quiet.waited), statistics.median(loud.waited)
        slowest = f"{max(quiet.waited):.2f} / {max(loud.waited):.2f}"
        waits = [f"{usual:.2f}", f"{then:.2f}", f"{then / usual:.2f}", slowest]
        of_questions = (quiet.processor - idle * quiet.seconds) * len(loud.waited) / len(quiet.waited)
        for_votes = loud.processor - idle * loud.seconds - of_questions
        cost = f"{1e3 * for_votes / told.voted:.1f}"
        fast = f"{rate:g} a second" if rate else "as fast as taken"
        return [kind, told.voted, fast, after.looks, MOST_LOOKS, calls, *waits, cost, after.standing, load_average()]


async def _settled(told: Scene) -> None:
    """Wait until nothing is due: a block without votes is to have none of the last one's. Looks that wait are left."""

    def left(session: Session) -> int:
        unfinished = (col(WorkRow.state).not_in(("done", "dead")), WorkRow.not_before <= time.time() + SOON)
        return int(session.exec(select(func.count()).select_from(WorkRow).where(*unfinished)).one())

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
    parser.add_argument("--blocks", type=int, default=5)
    parser.add_argument("--rate", type=float, nargs="+", default=[20.0, 0.0])
    parser.add_argument("--pace", type=int, default=100_000)
    parser.add_argument("--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"])
    may_record(parser)
    given = parser.parse_args()
    rows = []
    for kind in given.databases:
        for rate in given.rate:
            rows.append(asyncio.run(measured(kind, rate, given)))
            print(*rows[-1], flush=True)
    if given.record:
        record("Votes: a thousand of five people, and how long others wait", table(COLUMNS, rows))


if __name__ == "__main__":
    main()
