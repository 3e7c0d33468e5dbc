"""A thumbs-down and what comes of it, each story once over every front and through `kill -9`.

    python -m benchmarks.kill_stories [--front slack discord http] [--story NAME...] [--seed N] [--record]

A real process answers from extracts; right after somebody's word was taken in, it is killed at a moment of chance, and
started again. What is promised: within a minute the answer in place is the right one, there is one answer only, and no
job is dead.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlmodel import Session, select

from benchmarks.fronts import WITHIN, Asked, Front, opened
from benchmarks.platforms import OTHER_MODEL, Program, environment
from benchmarks.results import may_record, record, table
from storage.database import Database, open_database
from storage.tables.engine import WorkRow
from storage.tables.feedback import FixSuggestionRow
from tests.emulators.openai_emu import OpenAIEmulator

FRONTS = ("slack", "discord", "http")
KILLED_AFTER = 0.8  # seconds at most after a word was taken in
QUESTION, WRONG, RIGHT = "How much does a locker cost a month?", "12 euros", "37 euros"
LOCKERS = "A locker costs {} a month."
RATES = '"""A locker costs 37 euros a month."""\n\nRATE = 37\n'
OTHER = "# Parking\n\nParking costs 7 pounds a day.\n"


@dataclass
class Told:
    """One story: its front, the process behind it, its folder, and how often it was killed."""

    front: Front
    program: Program
    variables: Mapping[str, str]
    home: Path
    database: Database
    chance: random.Random
    kills: int = 0
    spared: bool = False
    asked: list[Asked] = field(default_factory=list)

    @property
    def folder(self) -> Path:
        """The folder that is indexed."""
        return self.home / "docs"

    def write(self, name: str, text: str) -> None:
        """Write a file; nobody is told."""
        (self.folder / name).write_text(text, encoding="utf-8")

    async def errata(self, *arguments: str) -> str:
        """Run a command to its end and return its output. Raises `RuntimeError` with what it said where it fails."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bots", *arguments),
            env=dict(self.variables),
            cwd=self.home,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await process.communicate()
        if process.returncode:
            raise RuntimeError(f"errata {' '.join(arguments)}: {err.decode()[-500:]}")
        return out.decode()

    async def index(self) -> None:
        """Index the folder as it is now."""
        await self.errata("ingest", str(self.folder), "--json", "--allow-removal")

    async def killed(self) -> None:
        """Kill the process at a moment of chance, and start it again."""
        if self.spared:
            return
        await asyncio.sleep(self.chance.uniform(0.0, KILLED_AFTER))
        await self.program.kill()
        self.kills += 1
        await self.program.start()
        await self.front.ready(self.program)

    async def reject(self, asked: Asked, reason: str = "") -> None:
        """Give a thumbs-down, and kill."""
        await self.front.reject(asked, reason)
        await self.killed()

    async def comes_to(self, asked: Asked, *wanted: str, without: str = "") -> None:
        """Wait until the answer says what is wanted and nothing else. Raises `AssertionError` with what stands."""
        said = ""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WITHIN):
                while True:
                    said = await self.front.said(asked)
                    if all(w in said for w in wanted) and not (without and without in said):
                        return
                    await asyncio.sleep(0.1)
        raise AssertionError(f"wanted {wanted} without {without!r}; stands: {said[:600]}")

    async def ask(self, question: str) -> Asked:
        """Ask, and remember it: in the end one answer stands to each question."""
        self.asked.append(await self.front.ask(question))
        return self.asked[-1]

    async def first(self, *wanted: str) -> Asked:
        """Ask, and see that the answer is the one that will be wrong."""
        asked = await self.ask(QUESTION)
        said = await self.front.said(asked)
        if not all(w in said for w in wanted):
            raise AssertionError(f"wanted {wanted} at first; stands: {said[:600]}")
        return asked

    async def approve(self, status: str = "approve") -> None:
        """Decide the one suggestion, as the operator does."""
        async with asyncio.timeout(WITHIN):
            while not (found := await self.database.read(_suggested)):  # noqa: ASYNC110 - a database tells nobody
                await asyncio.sleep(0.1)
        more = ("--collection", "default") if status == "approve" else ()
        await self.errata("suggestions", status, found[0], *more)


async def stale_file(told: Told) -> None:
    """The figure changes in the file."""
    asked = await told.first(WRONG)
    told.write("locker.md", LOCKERS.format(RIGHT))
    await told.reject(asked)
    await told.comes_to(asked, RIGHT)


async def deleted_file(told: Told) -> None:
    """The file is deleted: it is said that this is not in the documents any more."""
    asked = await told.first(WRONG)
    (told.folder / "locker.md").unlink()
    await told.reject(asked)
    await told.comes_to(asked, without=f"costs {WRONG}")


async def removed_sentence(told: Told) -> None:
    """The sentence is taken out of the file."""
    asked = await told.first(WRONG)
    told.write("locker.md", "# Lockers\n\nNothing is settled here at present.\n")
    await told.reject(asked)
    await told.comes_to(asked, without=f"costs {WRONG}")


async def new_file(told: Told) -> None:
    """Nothing tells it; then a file comes that does."""
    (told.folder / "locker.md").unlink()
    await told.index()
    asked = await told.first()
    told.write("locker-2027.md", LOCKERS.format(RIGHT))
    await told.reject(asked)
    await told.comes_to(asked, RIGHT)


async def missing_import(told: Told) -> None:
    """A source file imports what states it, and that comes later."""
    (told.folder / "locker.md").unlink()
    told.write("locker_desk.py", "from locker_rates import RATE\n\n\ndef locker() -> int:\n    return RATE\n")
    await told.index()
    asked = await told.first()
    told.write("locker_rates.py", RATES)
    await told.reject(asked)
    await told.comes_to(asked, "37")


async def missing_citation(told: Told) -> None:
    """The model's draft is from memory, wrong, and cites nothing; the other model reads."""
    told.write("locker.md", LOCKERS.format(RIGHT))
    await told.index()
    asked = await told.first()
    await told.reject(asked)
    await told.comes_to(asked, RIGHT)


async def wrong_table(told: Told) -> None:
    """Two tables state it, of two places; the reader says which was meant."""
    (told.folder / "locker.md").unlink()
    for place, price in (("Berlin", WRONG), ("Lisbon", RIGHT)):
        rows = f"| What | {place} |\n| --- | --- |\n| A locker a month | {price} |\n"
        told.write(f"lockers-{place.lower()}.md", f"# Prices in {place}\n\n{rows}")
    await told.index()
    asked = await told.first()
    await told.reject(asked, "That is wrong: I mean the table of Lisbon.")
    await told.comes_to(asked, "€37")  # as figures of tables are told


async def cut_chunk(told: Told) -> None:
    """The file was cut when it was read, and is whole again."""
    told.write("locker.md", "# Lockers\n\nA locker costs")
    await told.index()
    asked = await told.first()
    told.write("locker.md", LOCKERS.format(RIGHT))
    await told.reject(asked)
    await told.comes_to(asked, RIGHT)


async def correction_approved(told: Told) -> None:
    """A reader says in words what is right, and the operator approves it."""
    asked = await told.first(WRONG)
    await told.front.correct(asked, f"That is wrong, a locker costs {RIGHT} a month.")
    await told.killed()
    await told.approve()
    await told.killed()
    await told.comes_to(asked, RIGHT)


async def correction_rejected(told: Told) -> None:
    """A reader says in words what is not right, and the operator rejects it: it becomes no answer."""
    asked = await told.first(WRONG)
    await told.front.correct(asked, f"That is wrong, a locker costs {RIGHT} a month.")
    await told.killed()
    await told.approve("reject")
    again = await told.ask(QUESTION)
    await told.comes_to(again, WRONG, without=f"costs {RIGHT}")


async def owners_answer(told: Told) -> None:
    """Nobody knows; the owner answers, agrees, another approves; then it expires."""
    (told.folder / "locker.md").unlink()
    await told.index()
    await told.front.name_owner()
    asked = await told.first()
    await told.front.let_owner_answer(asked, LOCKERS.format(RIGHT))
    await told.killed()
    if told.front.name != "http":  # there, an operator answered: nobody else has to approve it
        await told.approve()
        await told.killed()
    again = await told.ask(QUESTION)
    await told.comes_to(again, RIGHT)
    told.database.transaction(_expire)
    await told.killed()
    await asyncio.sleep(0.5)
    late = await told.ask(QUESTION)
    await told.comes_to(late, without=RIGHT)


STORIES: tuple[Callable[[Told], Awaitable[None]], ...] = (
    *(stale_file, deleted_file, removed_sentence, new_file, missing_import, missing_citation, wrong_table),
    *(cut_chunk, correction_approved, correction_rejected, owners_answer),
)


def _suggested(session: Session) -> list[str]:
    return list(session.exec(select(FixSuggestionRow.id)))


def _expire(session: Session) -> None:
    for row in session.exec(select(FixSuggestionRow)):
        row.expires_at = time.time() - 1


@asynccontextmanager
async def beginning(front_name: str, story: str, seed: int, *, spared: bool) -> AsyncIterator[Told]:
    """Begin a story: a folder with two files, indexed, and the process that serves one front."""
    async with AsyncExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        front = await stack.enter_async_context(opened(front_name))
        model = await stack.enter_async_context(_forgetful_model()) if story == missing_citation.__name__ else ""
        variables = environment(home, f"sqlite:///{home / 'errata.db'}", model, **front.settings())
        database = open_database(variables["DATABASE_URL"])
        stack.callback(database.close)
        program = Program(front.name, front.arguments, variables, home)
        told = Told(front, program, variables, home, database, random.Random(f"{seed} {story} {front_name}"))
        told.spared = spared
        told.folder.mkdir()
        told.write("locker.md", LOCKERS.format(WRONG))
        told.write("parking.md", OTHER)
        await told.index()
        stack.push_async_callback(program.kill)
        await program.start()
        await front.ready(program)
        yield told


@asynccontextmanager
async def _forgetful_model() -> AsyncIterator[str]:
    """Serve a model that drafts from memory and cites nothing; the other one reads what it is given."""
    async with OpenAIEmulator() as emulator:
        emulator.script("[COMPLETED]", "[COMPLETED]")
        emulator.script("[ANSWER]", f"[ANSWER]\n{LOCKERS.format(RIGHT)} [1]\n[CITED_SOURCES]\n1", model=OTHER_MODEL)
        emulator.script("[ANSWER]", f"[ANSWER]\n{LOCKERS.format(WRONG)}\n[CITED_SOURCES]\n")
        yield emulator.api_url


async def told_whole(
    front: str, story: Callable[[Told], Awaitable[None]], seed: int, *, spared: bool
) -> tuple[str, int, float]:
    """Tell one story; returns what went wrong (nothing: empty), how often was killed, and the seconds it took."""
    begun = time.perf_counter()
    async with beginning(front, story.__name__, seed, spared=spared) as told:
        try:
            await story(told)
            wrong = await _left(told)
        except (AssertionError, TimeoutError, LookupError, RuntimeError) as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            print("\n".join(list(told.program.said)[-12:]), file=sys.stderr)
        return wrong, told.kills, time.perf_counter() - begun


async def _left(told: Told) -> str:
    dead = await told.database.read(
        lambda session: [f"{row.name}: {row.error}" for row in session.exec(select(WorkRow)) if row.state == "dead"]
    )
    several = [asked.where for asked in told.asked if await told.front.answers(asked) != 1]
    return f"dead jobs: {json.dumps(dead)}" if dead else f"not one answer to: {several}" if several else ""


async def measure(fronts: list[str], names: list[str], seed: int, *, spared: bool) -> tuple[str, bool]:
    """Return the table of all stories, and whether all came right."""
    rows: list[list[object]] = []
    for story in STORIES:
        if names and story.__name__ not in names:
            continue
        row: list[object] = [story.__name__, (story.__doc__ or "").strip()]
        for front in fronts:
            wrong, kills, seconds = await told_whole(front, story, seed, spared=spared)
            said = wrong or f"right ({kills} killed, {seconds:.0f} s)"
            print(story.__name__, front, said, flush=True)
            row.append("wrong" if wrong else said)
        rows.append(row)
    return table(["story", "what happens", *fronts], rows), not any("wrong" in row for row in rows)


def main() -> int:
    """Print, and return 1 where a story did not come right."""
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--front", nargs="+", choices=FRONTS, default=list(FRONTS))
    cli.add_argument("--story", nargs="+", default=[], choices=[story.__name__ for story in STORIES])
    cli.add_argument("--seed", type=int, default=1)
    cli.add_argument("--spared", action="store_true", help="kill nothing")
    may_record(cli)
    args = cli.parse_args()
    body, good = asyncio.run(measure(args.front, args.story, args.seed, spared=args.spared))
    print(body)
    if args.record:
        record("Learning: stories through kill -9", body)
    return int(not good)


if __name__ == "__main__":
    sys.exit(main())
