"""The bot at the terminal: questions in, steps as they happen, answers with sources out."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from ulid import ULID

from bots.asking import collections_of, put, put_again
from bots.console.interrupting import Stopped, stoppable
from bots.console.lines import PROMPT, open_lines
from bots.console.screen import Screen
from bots.console.wording import help_text, listed, shortened
from bots.languages import retold, say
from bots.manners.correcting import corrects
from bots.render.for_askers import names_settings
from bots.render.plain import is_judged
from core.access.rights import EXAMPLES, LONGEST_NAME
from core.errors import BadSetting, ErrataError, KeyRejected
from core.model import Answer, Mode, Outcome, Question
from core.ports import Kit
from core.spoken import language_to

if TYPE_CHECKING:
    from storage.conversations.recent import Conversation

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

    `history` is the file of what was typed before, `earlier` tells of earlier conversations. `language` is the
    terminal's: the conversation's takes its place.
    """

    mode: Mode | None = None
    wanted: tuple[str, ...] = ()
    conversation: str = ""
    opening: tuple[str, ...] = ()
    history: Path | None = None
    language: str = ""
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
        self._language = self._beginning.language
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
            self._say("welcome")
        while (typed := await lines.next()) is not None:
            text = typed.strip()
            if text in ("/quit", "/exit"):
                return
            if text:
                if not interactive:
                    self._screen.say(f"{PROMPT}{shortened(text, self._language)}")
                await self._stoppable(text, interactive=interactive)

    async def _stoppable(self, text: str, *, interactive: bool) -> None:
        if not interactive:
            await self.say_to(text)
            return
        try:
            await stoppable(self.say_to(text))
        except Stopped:
            self._say("stopped")

    async def say_to(self, text: str) -> None:
        """Hear one line, a command or a question, and show what comes of it."""
        name, _, rest = text.partition(" ")
        command = self._commands.get(name)
        try:
            if command is not None:
                await command(rest.strip())
            elif name.startswith("/"):
                unknown = say("terminal unknown", self._language, name=name)
                self._screen.say(f"{unknown}{self._meant(name)}\n{help_text(self._language, keys=False)}")
            elif self._last is not None and corrects(text, self._last):
                await self._bad(text)
            else:
                await self._answer(replace(self._template, text=text))
        except (BadSetting, KeyRejected):
            raise
        except ErrataError as error:
            self._screen.error(retold.fault(error, self._language))

    async def _answer(self, question: Question) -> None:
        with self._screen.steps() as report:
            told = await put(question.text, question, self._kit, report)
        self._language = language_to(told.question) or self._language
        self._screen.answer(self._unsaid(told))
        if is_judged(told) or told.outcome is Outcome.FAILED:  # of thanks and what it says of itself nobody asks why
            self._last = told

    def _unsaid(self, answer: Answer) -> Answer:
        """Return an answer without what was said already of settings: once in a conversation is enough."""
        again = {note for note in answer.notes if note in self._advised}
        self._advised |= {note for note in answer.notes if names_settings(note)}
        return replace(answer, notes=tuple(note for note in answer.notes if note not in again))

    def _say(self, phrase: str, /, **parts: object) -> None:
        self._screen.say(say(f"terminal {phrase}", self._language, **parts))

    async def _help(self, _: str) -> None:
        self._screen.say(help_text(self._language, keys=sys.stdin.isatty()))

    async def _sources(self, _: str) -> None:
        if self._last is None:
            self._say("no answer")
        else:
            self._screen.sources(self._last)

    async def _why(self, _: str) -> None:
        if self._last is None:
            self._say("no answer")
        else:
            self._screen.receipt(self._last)

    async def _mode(self, name: str) -> None:
        if name:
            try:
                self._template = replace(self._template, mode=Mode(name))
            except ValueError:
                self._say("no mode", name=repr(name), names=", ".join(Mode))
                return
        self._say("mode", name=self._template.mode)

    async def _collection(self, names: str) -> None:
        known = await collections_of(self._kit)
        wanted = tuple(names.replace(",", " ").split())
        if unknown := [name for name in wanted if name not in known and name != _ALL]:
            there = ", ".join(known) or say("terminal none yet", self._language)
            self._say("no collection", name=repr(unknown[0]), names=there)
            return
        if wanted:
            self._template = replace(self._template, wanted=() if _ALL in wanted else wanted)
        rest = say("terminal all but", self._language, name=EXAMPLES) if EXAMPLES in known else _ALL
        self._say("collections", names=", ".join(self._template.wanted) or rest)

    async def _good(self, _: str) -> None:
        if self._last is None:
            self._say("no answer")
            return
        await self._vote(self._last, "up", "")
        self._say("thanks")

    async def _bad(self, reason: str) -> None:
        if self._last is None:
            self._say("no answer")
            return
        await self._vote(self._last, "down", reason)
        if self._kit.cache is not None and self._last.cache_key:
            await self._kit.cache.evict(self._last.cache_key)
        self._say("again")
        with self._screen.steps() as report:
            self._last = await put_again(self._last, reason, self._kit, report)
        self._screen.answer(self._unsaid(self._last))

    async def _new(self, _: str) -> None:
        self._template, self._last = self._fresh(self._template.mode, self._template.wanted), None
        self._say("new")

    async def _resume(self, number: str) -> None:
        if not number or not self._listed:
            self._listed = await self._beginning.earlier()
        if not self._listed:
            self._say("no earlier")
        elif not number:
            self._screen.say("\n".join(listed(at, one, self._language) for at, one in enumerate(self._listed, 1)))
            self._say("resume how")
        elif number.isdecimal() and 1 <= int(number) <= len(self._listed):
            chosen = self._listed[int(number) - 1]
            self._template, self._last = replace(self._template, conversation_id=chosen.id), None
            self._say("going on", text=shortened(chosen.first, self._language))
        else:
            self._say("no conversation", number=number, count=len(self._listed))

    def _meant(self, name: str) -> str:
        # Without the sign that all of them share: `/foo` is nothing like `/good`.
        known = [command.removeprefix("/") for command in (*self._commands, "/quit")]
        near = get_close_matches(name.removeprefix("/")[:LONGEST_NAME], known, n=1)
        return f" {say('terminal meant', self._language, name=f'/{near[0]}')}" if near else ""

    def _completions(self) -> dict[str, Callable[[], Iterable[str]]]:
        behind: dict[str, Callable[[], Iterable[str]]] = dict.fromkeys([*self._commands, "/quit"], tuple)
        behind["/mode"] = lambda: [mode.value for mode in Mode]
        behind["/collection"] = lambda: [*self._collections, _ALL]
        behind["/resume"] = lambda: [str(place) for place, _ in enumerate(self._listed, 1)]
        return behind

    def _fresh(self, mode: Mode, wanted: tuple[str, ...] = ()) -> Question:
        return Question("", mode=mode, wanted=wanted, conversation_id=f"{OF_CONSOLE}{ULID()}")
