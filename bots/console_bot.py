"""The bot at the terminal: questions in, steps as they happen, answers with sources out."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from ulid import ULID

from bots.asking import collections_of, put, put_again
from bots.console.interrupting import Stopped, stoppable
from bots.console.lines import PROMPT, open_lines
from bots.console.screen import Screen
from bots.manners.correcting import corrects
from bots.render.for_askers import names_settings
from bots.render.plain import is_judged
from core.access.rights import EXAMPLES, LONGEST_NAME
from core.errors import BadSetting, ErrataError, KeyRejected
from core.model import Answer, Mode, Outcome, Question
from core.ports import Kit

if TYPE_CHECKING:
    from storage.conversations.recent import Conversation

HELP = """Ask a question, or:
  /sources        the passages the last answer rests on
  /why            how the last answer came about: attempts, checks, timings
  /mode [MODE]    standard, crag, self_reflective, both or auto
  /collection [NAME ...]   read these collections alone; `all` takes that back
  /good, /bad [why]   say what you think of the last answer; /bad tries again
  /new            start a new conversation
  /resume [N]     list earlier conversations, or go on with one of them
  /quit"""
KEYS = """Alt-Enter begins another line, Ctrl-R searches what you typed before, Tab completes commands.
Ctrl-C stops an answer or clears the line; on an empty line it leaves."""
LONGEST_ECHO = 500  # characters of a piped line that are shown before its answer
MOST_RESUMED = 10
OF_CONSOLE = "console:"
"""How the conversations of this face are named."""
_ALL = "all"

Vote = Callable[[Answer, str, str], Awaitable[None]]
"""Keeps a vote: the answer, `up` or `down`, and why."""
Earlier = Callable[[], Awaitable[Sequence["Conversation"]]]
"""Returns the latest conversations of the terminal."""


async def _no_earlier() -> Sequence[Conversation]:
    return ()


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a conversation begins: its mode (None: the setting), collections, name, and what is said first.

    `history` is the file of what was typed before, `earlier` tells of earlier conversations.
    """

    mode: Mode | None = None
    wanted: tuple[str, ...] = ()
    conversation: str = ""
    opening: tuple[str, ...] = ()
    history: Path | None = None
    earlier: Earlier = field(default=_no_earlier)


class ConsoleBot:
    """One conversation at the terminal, or over lines where input is not one."""

    def __init__(
        self, kit: Kit, vote: Vote, console: Console | None = None, beginning: Beginning | None = None
    ) -> None:
        self._kit = kit
        self._vote = vote
        self._screen = Screen(console)
        self._beginning = beginning or Beginning()
        self._template = self._fresh(self._beginning.mode or kit.settings.errata_mode, self._beginning.wanted)
        if self._beginning.conversation:
            self._template = replace(self._template, conversation_id=self._beginning.conversation)
        self._last: Answer | None = None
        self._advised: set[str] = set()
        self._listed: Sequence[Conversation] = ()
        self._collections: Sequence[str] = ()
        self._commands: dict[str, Callable[[str], Awaitable[None]]] = {
            "/help": self._help,
            "/sources": self._sources,
            "/why": self._why,
            "/mode": self._mode,
            "/collection": self._collection,
            "/good": self._good,
            "/bad": self._bad,
            "/new": self._new,
            "/resume": self._resume,
        }

    async def run(self) -> None:
        """Answer line after line until the input ends or /quit."""
        interactive = sys.stdin.isatty()
        self._collections = await collections_of(self._kit)
        lines = open_lines(self._beginning.history, self._completions())
        if interactive:
            for line in self._beginning.opening:
                self._screen.say(line)
            self._screen.say("Ask me about your documents. /help says what else I understand, /quit leaves.")
        while (typed := await lines.next()) is not None:
            text = typed.strip()
            if text in ("/quit", "/exit"):
                return
            if text:
                if not interactive:
                    self._screen.say(f"{PROMPT}{_shortened(text)}")
                await self._stoppable(text, interactive=interactive)

    async def _stoppable(self, text: str, *, interactive: bool) -> None:
        if not interactive:
            await self.say_to(text)
            return
        try:
            await stoppable(self.say_to(text))
        except Stopped:
            self._screen.say("Stopped. Ctrl-C once more leaves.")

    async def say_to(self, text: str) -> None:
        """Hear one line, a command or a question, and show what comes of it."""
        name, _, rest = text.partition(" ")
        command = self._commands.get(name)
        try:
            if command is not None:
                await command(rest.strip())
            elif name.startswith("/"):
                self._screen.say(f"I don't know {name}.{self._meant(name)}\n{HELP}")
            elif self._last is not None and corrects(text, self._last):
                await self._bad(text)
            else:
                await self._answer(replace(self._template, text=text))
        except (BadSetting, KeyRejected):
            raise
        except ErrataError as error:
            self._screen.error(str(error))

    async def _answer(self, question: Question) -> None:
        with self._screen.steps() as report:
            told = await put(question.text, question, self._kit, report)
        self._screen.answer(self._unsaid(told))
        if is_judged(told) or told.outcome is Outcome.FAILED:  # of thanks and what it says of itself nobody asks why
            self._last = told

    def _unsaid(self, answer: Answer) -> Answer:
        """Return an answer without what was said already of settings: once in a conversation is enough."""
        again = {note for note in answer.notes if note in self._advised}
        self._advised |= {note for note in answer.notes if names_settings(note)}
        return replace(answer, notes=tuple(note for note in answer.notes if note not in again))

    async def _help(self, _: str) -> None:
        self._screen.say(f"{HELP}\n{KEYS}" if sys.stdin.isatty() else HELP)

    async def _sources(self, _: str) -> None:
        if self._last is None:
            self._screen.say("There is no answer yet.")
        else:
            self._screen.sources(self._last)

    async def _why(self, _: str) -> None:
        if self._last is None:
            self._screen.say("There is no answer yet.")
        else:
            self._screen.receipt(self._last)

    async def _mode(self, name: str) -> None:
        if name:
            try:
                self._template = replace(self._template, mode=Mode(name))
            except ValueError:
                self._screen.say(f"There is no mode {name!r}: {', '.join(Mode)}.")
                return
        self._screen.say(f"Mode: {self._template.mode}")

    async def _collection(self, names: str) -> None:
        known = await collections_of(self._kit)
        wanted = tuple(names.replace(",", " ").split())
        if unknown := [name for name in wanted if name not in known and name != _ALL]:
            there = ", ".join(known) or "none yet"
            self._screen.say(f"There is no collection {unknown[0]!r}. Collections: {there}.")
            return
        if wanted:
            self._template = replace(self._template, wanted=() if _ALL in wanted else wanted)
        rest = f"{_ALL} but {EXAMPLES}" if EXAMPLES in known else _ALL
        self._screen.say(f"Collections: {', '.join(self._template.wanted) or rest}")

    async def _good(self, _: str) -> None:
        if self._last is None:
            self._screen.say("There is no answer yet.")
            return
        await self._vote(self._last, "up", "")
        self._screen.say("Thank you, noted.")

    async def _bad(self, reason: str) -> None:
        if self._last is None:
            self._screen.say("There is no answer yet.")
            return
        await self._vote(self._last, "down", reason)
        if self._kit.cache is not None and self._last.cache_key:
            await self._kit.cache.evict(self._last.cache_key)
        self._screen.say("Noted. Looking at it again, with every sentence to rest on a source ...")
        with self._screen.steps() as report:
            self._last = await put_again(self._last, reason, self._kit, report)
        self._screen.answer(self._unsaid(self._last))

    async def _new(self, _: str) -> None:
        self._template, self._last = self._fresh(self._template.mode, self._template.wanted), None
        self._screen.say("A new conversation.")

    async def _resume(self, number: str) -> None:
        if not number or not self._listed:
            self._listed = await self._beginning.earlier()
        if not self._listed:
            self._screen.say("There are no earlier conversations.")
        elif not number:
            self._screen.say("\n".join(_told(place, one) for place, one in enumerate(self._listed, 1)))
            self._screen.say("/resume N goes on with one of them.")
        elif number.isdecimal() and 1 <= int(number) <= len(self._listed):
            chosen = self._listed[int(number) - 1]
            self._template, self._last = replace(self._template, conversation_id=chosen.id), None
            self._screen.say(f"Going on with: {_shortened(chosen.first)}")
        else:
            self._screen.say(f"There is no conversation {number}: 1 to {len(self._listed)}.")

    def _meant(self, name: str) -> str:
        # Without the sign that all of them share: `/foo` is nothing like `/good`.
        known = [command.removeprefix("/") for command in (*self._commands, "/quit")]
        near = get_close_matches(name.removeprefix("/")[:LONGEST_NAME], known, n=1)
        return f" Did you mean /{near[0]}?" if near else ""

    def _completions(self) -> dict[str, Callable[[], Iterable[str]]]:
        behind: dict[str, Callable[[], Iterable[str]]] = dict.fromkeys([*self._commands, "/quit"], tuple)
        behind["/mode"] = lambda: [mode.value for mode in Mode]
        behind["/collection"] = lambda: [*self._collections, _ALL]
        behind["/resume"] = lambda: [str(place) for place, _ in enumerate(self._listed, 1)]
        return behind

    def _fresh(self, mode: Mode, wanted: tuple[str, ...] = ()) -> Question:
        return Question("", mode=mode, wanted=wanted, conversation_id=f"{OF_CONSOLE}{ULID()}")


def _told(place: int, one: Conversation) -> str:
    when = datetime.fromtimestamp(one.latest, UTC).astimezone()
    count = "1 question" if one.questions == 1 else f"{one.questions} questions"
    return f"{place:>3}. {when:%Y-%m-%d %H:%M}  {_shortened(' '.join(one.first.split()), 60)}  ({count})"


def _shortened(text: str, longest: int = LONGEST_ECHO) -> str:
    return text if len(text) <= longest else f"{text[:longest]}... ({len(text):,} characters)"
