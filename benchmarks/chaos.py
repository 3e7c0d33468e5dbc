"""Kill the bot's processes while people on Slack and Discord ask and judge; count what was lost or said twice.

    python -m benchmarks.chaos [--arrangement all] [--questions 1000] [--kills 200] [--record]

The processes are those of one arrangement after the other (`benchmarks/arrangements.py`), on one database, between a
loopback Slack, a loopback Discord and a scripted model. All the while the platforms limit rates, fail, cut
connections, lose answers to what they did, and deliver events twice. A question is acknowledged once its platform was
told so (Discord's gateway expects no word: there it is once it is durable).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlmodel import select

from benchmarks.arrangements import ARRANGEMENTS, DISCORD, SLACK, Role
from benchmarks.people import Attempt, DiscordPeople, Ledger, Message, People, SlackPeople
from benchmarks.platforms import (
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
from storage.database import Database, open_database
from storage.tables.conversations import PostRow, QuestionRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow

VOTES = 0.3  # of the answers get a thumbs-down
ANSWERED_WITHIN = 120.0
SETTLED_WITHIN = 180.0
IN_FLIGHT = 40
PAUSED_FOR = 12.0  # seconds: longer than a lease lives
CORRECTED = ("Corrected because", "Looked again")
SHOWN = (
    *("questions", "kills", "pauses", "faults", "asked again", "lost", "twice", "unposted", "strays"),
    *("votes", "feedback lost", "uncorrected", "dead", "seconds"),
)


@dataclass(frozen=True, slots=True)
class Share:
    """How much one run asks, kills and pauses."""

    questions: int
    kills: int
    pauses: int
    seed: int
    logs: str


@dataclass
class Chaos:
    """The processes of one run, the people, and what was counted."""

    slack: LossySlack
    discord: LossyDiscord
    programs: dict[Role, Program]
    people: dict[str, People]
    chance: random.Random
    attempts: list[Attempt] = field(default_factory=list)
    votes: list[tuple[People, Attempt]] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)
    progress: float = 0.0  # the share of the kills that is done: asking keeps pace with it

    async def kill_at_random(self, kills: int) -> None:
        """Kill one process after another, and start each again in its place.

        Never more than half of them are down (of one: that one), so that something is under way when the next dies.
        """
        most = max(1, len(self.programs) // 2)
        restarting: set[asyncio.Task[None]] = set()
        for number in range(kills):
            await asyncio.sleep(self.chance.uniform(0.4, 2.4) / most)
            while len(restarting) >= most or not (running := self._running()):
                _, restarting = await asyncio.wait(restarting, return_when=asyncio.FIRST_COMPLETED)
            program = self.chance.choice(running)
            await program.kill()
            self.counted["kills"] += 1
            self.progress = (number + 1) / kills
            if number % 10 == 9:
                print(f"{number + 1} killed, {self.counted['questions']} asked, {len(self.votes)} rejected", flush=True)
            restarting.add(asyncio.create_task(self._start(program)))
        self.progress = 1.0
        await asyncio.gather(*restarting)

    def _running(self) -> list[Program]:
        return [program for program in self.programs.values() if program.up.is_set()]

    def _pausable(self) -> list[Program]:
        return [program for role, program in self.programs.items() if role.may_pause and program.up.is_set()]

    async def start_the_late(self) -> None:
        """Start half-way what was to come late: what waited for it goes out then."""
        late = [program for role, program in self.programs.items() if role.late]
        while late and self.progress < 0.5:  # noqa: ASYNC110 - it is not worth an event
            await asyncio.sleep(0.2)
        await asyncio.gather(*map(self._start, late))

    async def _start(self, program: Program) -> None:
        for _ in range(10):
            try:
                await program.start()
                return
            except RuntimeError as error:  # the platform failed while it started: `errata run` would try again, too
                self.counted["failed starts"] += 1
                print(error, flush=True)
                await program.kill()
                await asyncio.sleep(1.0)
        raise RuntimeError(f"{program.name} does not start any more.")

    async def pause_at_random(self, pauses: int) -> None:
        """Stop a process that works for longer than its lease lives, and let it go on as if nothing had happened."""
        for number in range(pauses):
            while self.progress < (number + 0.5) / pauses:  # noqa: ASYNC110 - it is not worth an event
                await asyncio.sleep(0.2)
            while not (workers := self._pausable()):
                if self.progress >= 1.0:
                    return
                await asyncio.sleep(0.2)
            paused = self.chance.choice(workers)
            paused.signal(signal.SIGSTOP)
            await asyncio.sleep(PAUSED_FOR)
            paused.signal(signal.SIGCONT)
            self.counted["pauses"] += 1

    async def fault_at_random(self) -> None:
        """Let the platforms fail, one way or another, all the time."""
        while True:
            await asyncio.sleep(self.chance.uniform(0.3, 1.0))
            faults = (self._fail_slack, self._fail_discord, self._cut_slack, self._cut_discord)
            await self.chance.choices(faults, (8, 8, 1, 1))[0]()  # cut more often, the bots would hear nothing
            self.counted["faults"] += 1

    async def _fail_slack(self) -> None:
        name = self.chance.choice(("chat.*", "chat.postMessage", "conversations.*", "assistant.*", "auth.test"))
        self.slack.faults = self.slack.faults[-3:]  # what nothing has met yet must not pile up
        self.slack.fail(
            name, **self.chance.choice(({"status": 429, "retry_after": 1}, {"status": 503}, {"drop": True}))
        )

    async def _fail_discord(self) -> None:
        name = self.chance.choice(("POST /channels/*", "PATCH *", "GET /channels/*", "POST /interactions/*"))
        limited = {"status": 429, "retry_after": 0.5}
        self.discord.faults = self.discord.faults[-3:]
        self.discord.fail(name, **self.chance.choice((limited, {"status": 502}, {"drop": True})))

    async def _cut_slack(self) -> None:
        if self.chance.random() < 0.5:
            self.slack.drop_sockets()
        else:
            with contextlib.suppress(ConnectionError, TimeoutError):
                await self.slack.disconnect(close_after=0.1)

    async def _cut_discord(self) -> None:
        way = self.chance.random()
        with contextlib.suppress(ConnectionError):
            if way < 0.4:
                self.discord.drop()
            elif way < 0.7:
                await self.discord.reconnect()
            else:
                await self.discord.invalidate(resumable=way < 0.85)

    async def ask_all(self, questions: int) -> None:
        """Let people ask as the killing proceeds, on both platforms in turn."""
        places = asyncio.Semaphore(IN_FLIGHT)
        async with asyncio.TaskGroup() as group:
            for number in range(questions):
                while self.progress < 0.95 * number / questions - 0.02:  # noqa: ASYNC110 - nor is this
                    await asyncio.sleep(0.05)
                await places.acquire()
                people = self.people["discord" if number % 2 else "slack"]
                asking = group.create_task(self._ask(people, f"q{number:03d}"))
                asking.add_done_callback(lambda _: places.release())

    async def _ask(self, people: People, name: str) -> None:
        """Ask until there is a sign of life; then reject some of the answers."""
        for number in range(60):
            attempt = await people.ask(f"{name}-{number}")
            self.attempts.append(attempt)
            if attempt.acknowledged:
                break
            self.counted["asked again"] += 1
        self.counted["questions"] += 1
        if self.chance.random() < VOTES and (answer := await _answer_to(attempt)) is not None:
            await self._reject(people, attempt, answer)

    async def _reject(self, people: People, attempt: Attempt, answer: Message) -> None:
        for _ in range(60):
            if await people.reject(attempt, answer):
                self.votes.append((people, attempt))
                return
            self.counted["voted again"] += 1

    def count(self, database: Database) -> None:
        """Count what was lost and what was said twice."""
        rows = database.transaction(lambda session: list(session.exec(select(QuestionRow))))
        dead = database.transaction(lambda session: list(session.exec(select(WorkRow).where(WorkRow.state == "dead"))))
        feedback = database.transaction(
            lambda session: list(session.exec(select(FeedbackRow).where(FeedbackRow.kind == "down")))
        )
        outcomes = Counter(row.outcome for row in rows)
        self.counted |= Counter({f"outcome {outcome or 'none'}": number for outcome, number in outcomes.items()})
        self.counted["open"] = sum(row.state == "open" for row in rows)
        posted = database.transaction(lambda session: set(session.exec(select(PostRow.question_id))))
        unposted = [row for row in rows if row.state == "closed" and row.id not in posted]
        self.counted["unposted"] = len(unposted)
        for row in unposted:
            print("closed without a post:", row.source, row.outcome, row.delivered)
        self.counted["votes"] = len(self.votes)
        self.counted["feedback lost"] = max(0, len(self.votes) - sum(row.active for row in feedback))
        self.counted["dead"] = len(dead)
        for job in dead:
            print("dead:", job.id, job.name, f"claimed {job.attempts} times, put off {job.put_offs}:", job.error)
        self._count_shown()

    def _count_shown(self) -> None:
        """Count by what stands on the platforms, whatever the database says."""
        standing = {attempt.name: attempt.answers() for attempt in self.attempts}
        lost = [attempt.name for attempt in self.attempts if attempt.acknowledged and not standing[attempt.name]]
        twice = [name for name, found in standing.items() if len(found) > 1]
        uncorrected = [a.name for p, a in self.votes if not any(_corrected(p, m) for m in standing[a.name])]
        self.counted["lost"] = len(lost)
        self.counted["twice"] = sum(len(standing[name]) - 1 for name in twice)
        self.counted["uncorrected"] = len(uncorrected)
        claimed = {_id(message) for found in standing.values() for message in found}
        strays = [m for people in self.people.values() for m in people.answers() if _id(m) not in claimed]
        self.counted["strays"] = len(strays)
        deletions = [*self.slack.calls_to("chat.delete"), *self.discord.calls_to("DELETE /channels/*/messages/*")]
        self.counted["taken back"] = len(deletions)
        for what, found in (("lost", lost), ("twice", twice), ("uncorrected", uncorrected), ("strays", strays)):
            for one in found:
                print(f"{what}:", one, standing.get(one, []) if isinstance(one, str) else "")


async def run(url: str, folder: Path, roles: Sequence[Role], given: Share) -> Counter[str]:
    """Return what was asked, done, lost and said twice by one arrangement on one database."""
    database = open_database(url)
    ledger = Ledger(database)
    begun = time.perf_counter()
    async with _serving(url, folder, ledger, roles, given.seed) as chaos:
        keeping = asyncio.create_task(ledger.keep())
        failing = asyncio.create_task(chaos.fault_at_random())
        chaos.slack.lost = chaos.discord.lost = 0.03
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(chaos.kill_at_random(given.kills))
                group.create_task(chaos.pause_at_random(given.pauses))
                group.create_task(chaos.ask_all(given.questions))
                group.create_task(chaos.start_the_late())
            failing.cancel()
            chaos.slack.lost = chaos.discord.lost = 0.0
            chaos.slack.faults, chaos.discord.faults = [], []
            print(f"asked after {time.perf_counter() - begun:.0f} s: {dict(chaos.counted)}", flush=True)
            chaos.counted["unsettled"] = not await _settled(ledger)
        finally:
            await _cancel(failing, keeping)
        chaos.count(database)
        chaos.counted["seconds"] = round(time.perf_counter() - begun)
        if given.logs:
            await asyncio.to_thread(_write_logs, list(chaos.programs.values()), Path(given.logs))
    database.close()
    return chaos.counted


@asynccontextmanager
async def _serving(url: str, folder: Path, ledger: Ledger, roles: Sequence[Role], seed: int) -> AsyncIterator[Chaos]:
    async with AsyncExitStack() as stack:
        slack = await stack.enter_async_context(LossySlack())
        discord = await stack.enter_async_context(LossyDiscord())
        model = await stack.enter_async_context(language_model())
        variables, tokens = environment(folder, url, model), {SLACK: slack_settings(slack)}
        tokens[DISCORD] = discord_settings(discord)
        await teach(variables, folder)
        programs = {}
        for role in roles:
            held = {name: value for platform in role.tokens for name, value in tokens[platform].items()}
            programs[role] = Program(role.name, role.arguments, variables | held, folder)
        chance = random.Random(seed)
        people: dict[str, People] = {
            "slack": SlackPeople(slack, chance),
            "discord": DiscordPeople(discord, ledger, chance),
        }
        try:
            await asyncio.gather(*(program.start() for role, program in programs.items() if not role.late))
            await discord.until(lambda: discord.commands, 60, "the commands")
            yield Chaos(slack, discord, programs, people, chance)
        finally:
            await asyncio.gather(*(program.kill() for program in programs.values()))


def _write_logs(programs: list[Program], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for program in programs:
        (folder / f"{program.name}.log").write_text("\n".join(program.said), encoding="utf-8")


async def _answer_to(attempt: Attempt) -> Message | None:
    deadline = time.monotonic() + ANSWERED_WITHIN
    while time.monotonic() < deadline:
        found = [m for m in attempt.answers() if "down:" in str(m)]
        if found:
            return found[0]
        await asyncio.sleep(0.3)
    return None


async def _settled(ledger: Ledger) -> bool:
    deadline = time.monotonic() + SETTLED_WITHIN
    while time.monotonic() < deadline:
        await ledger.read()
        if not ledger.open:
            return True
        await asyncio.sleep(0.5)
    return False


async def _cancel(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _id(message: Message) -> str:
    return str(message.get("id") or message["ts"])


def _corrected(people: People, answer: Message) -> bool:
    return any(word in people.text(answer) for word in CORRECTED)


def main() -> None:
    """Print one line of counts a run, and record them if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arrangement", nargs="+", choices=("all", *ARRANGEMENTS), default=["all"])
    parser.add_argument("--questions", type=int, default=1000, help="in all, shared by the runs")
    parser.add_argument("--kills", type=int, default=200, help="in all, shared by the runs")
    parser.add_argument("--pauses", type=int, default=1, help="in each run")
    parser.add_argument("--databases", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"])
    parser.add_argument("--rest", type=float, default=0.0, help="seconds between two runs, on a machine of many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", default="", help="a folder for the last words of every process")
    may_record(parser)
    given = parser.parse_args()
    names = list(ARRANGEMENTS) if "all" in given.arrangement else given.arrangement
    runs = [(name, kind) for name in names for kind in given.databases]
    questions, kills = (math.ceil(total / len(runs)) for total in (given.questions, given.kills))
    counted: list[tuple[str, str, Counter[str]]] = []
    for number, (name, kind) in enumerate(runs):
        share = Share(questions, kills, given.pauses, given.seed + number, given.logs and f"{given.logs}/{name}-{kind}")
        with tempfile.TemporaryDirectory() as folder, fresh_database(kind, Path(folder)) as url:
            found = asyncio.run(run(url, Path(folder), ARRANGEMENTS[name], share))
        counted.append((name, kind, found))
        print(name, kind, dict(found), flush=True)
        time.sleep(given.rest)
    total = sum((found for _, _, found in counted), Counter())
    rows = [[name, kind, *(found[what] for what in SHOWN)] for name, kind, found in [*counted, ("in all", "", total)]]
    shown = table(["arrangement", "database", *SHOWN], rows)
    print(shown, flush=True)
    if given.record:
        record("Chaos", f"{shown}\n\nAt the end: {load_average()}.")


if __name__ == "__main__":
    main()
