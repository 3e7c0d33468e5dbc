"""The bot at the terminal: questions in, steps as they happen, answers with sources out."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace

from rich.console import Console
from ulid import ULID

from bots.asking import put
from bots.render.terminal import answer_text, clean, receipt_text, sources_text
from core.errors import BadSetting, ErrataError, KeyRejected
from core.model import Answer, Mode, Question, Retry
from core.ports import Kit, Progress

HELP = """Ask a question, or:
  /sources        the passages the last answer rests on
  /why            how the last answer came about: attempts, checks, timings
  /mode [MODE]    standard, crag, self_reflective, both or auto
  /good, /bad [why]   say what you think of the last answer; /bad tries again
  /new            start a new conversation
  /quit"""
PROMPT = "you> "
LONGEST_ECHO = 500  # characters of a piped line that are shown before its answer
LONGEST_LINE = 100_000  # characters of piped input taken as one message; a question may have fewer

Vote = Callable[[Answer, str, str], Awaitable[None]]
"""Keeps a vote: the answer, `up` or `down`, and why."""


class ConsoleBot:
    """One conversation at the terminal, or over lines where input is not one."""

    def __init__(self, kit: Kit, vote: Vote, console: Console | None = None) -> None:
        self._kit = kit
        self._vote = vote
        self._console = console or Console(highlight=False, soft_wrap=True, emoji=False)
        self._template = self._fresh(kit.settings.errata_mode)
        self._last: Answer | None = None
        self._commands: dict[str, Callable[[str], Awaitable[None]]] = {
            "/help": self._help,
            "/sources": self._sources,
            "/why": self._why,
            "/mode": self._mode,
            "/good": self._good,
            "/bad": self._bad,
            "/new": self._new,
        }

    async def run(self) -> None:
        """Answer line after line until the input ends or /quit."""
        interactive = sys.stdin.isatty()
        if interactive:
            self._say("Ask me about your documents. /help says what else I understand, /quit leaves.")
        while (line := await (_typed_line() if interactive else _piped_line())) is not None:
            text = line.strip()
            if text in ("/quit", "/exit"):
                return
            if text:
                if not interactive:
                    self._say(f"{PROMPT}{_shortened(text)}")
                await self._hear(text)

    async def _hear(self, text: str) -> None:
        name, _, rest = text.partition(" ")
        command = self._commands.get(name)
        try:
            if command is not None:
                await command(rest.strip())
            elif name.startswith("/"):
                self._say(f"I don't know {name}.\n{HELP}")
            else:
                await self._answer(replace(self._template, text=text))
        except (BadSetting, KeyRejected):
            raise
        except ErrataError as error:
            self._say(f"errata> {error}")

    async def _answer(self, question: Question) -> None:
        if self._console.is_terminal:
            with self._console.status("searching ...") as status:
                self._last = await put(question.text, question, self._kit, lambda step: status.update(_words(step)))
        else:
            steps: list[str] = []
            self._last = await put(question.text, question, self._kit, lambda step: steps.append(_words(step)))
            if steps:
                self._say(f"  [{' → '.join(dict.fromkeys(steps))}]")
        self._say(f"errata> {answer_text(self._last)}\n")

    async def _help(self, _: str) -> None:
        self._say(HELP)

    async def _sources(self, _: str) -> None:
        self._say(sources_text(self._last.sources, whole=True) if self._last else "There is no answer yet.")

    async def _why(self, _: str) -> None:
        self._say(receipt_text(self._last) if self._last else "There is no answer yet.")

    async def _mode(self, name: str) -> None:
        if name:
            try:
                self._template = replace(self._template, mode=Mode(name))
            except ValueError:
                self._say(f"There is no mode {name!r}: {', '.join(Mode)}.")
                return
        self._say(f"Mode: {self._template.mode}")

    async def _good(self, _: str) -> None:
        if self._last is None:
            self._say("There is no answer yet.")
            return
        await self._vote(self._last, "up", "")
        self._say("Thank you, noted.")

    async def _bad(self, reason: str) -> None:
        if self._last is None:
            self._say("There is no answer yet.")
            return
        await self._vote(self._last, "down", reason)
        if self._kit.cache is not None and self._last.cache_key:
            await self._kit.cache.evict(self._last.cache_key)
        self._say("Noted. Looking again, without the cache and with citations forced ...")
        again = replace(self._last.question, retry=Retry(self._last.id, reason))
        await self._answer(again)

    async def _new(self, _: str) -> None:
        self._template, self._last = self._fresh(self._template.mode), None
        self._say("A new conversation.")

    def _fresh(self, mode: Mode) -> Question:
        return Question("", mode=mode, conversation_id=f"console:{ULID()}")

    def _say(self, text: str) -> None:
        self._console.print(clean(text), markup=False)


async def _piped_line() -> str | None:
    return await asyncio.to_thread(sys.stdin.readline, LONGEST_LINE) or None


async def _typed_line() -> str | None:
    """Read a line in a thread that nobody waits for: Ctrl-C leaves at once, not after another return key."""
    loop = asyncio.get_running_loop()
    typed: asyncio.Future[str | None] = loop.create_future()

    def settle(line: str | None) -> None:
        if not typed.done():
            typed.set_result(line)

    def read() -> None:
        try:
            line = input(PROMPT)
        except EOFError:
            line = None
        with contextlib.suppress(RuntimeError):  # the loop is gone, and the question with it
            loop.call_soon_threadsafe(settle, line)

    threading.Thread(target=read, daemon=True).start()
    return await typed


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_ECHO else f"{text[:LONGEST_ECHO]}... ({len(text):,} characters)"


def _words(progress: Progress) -> str:
    if progress.attempt > 1:
        return f"attempt {progress.attempt}: {progress.step}"
    return progress.step
