"""What a contract suite needs to know of each platform: its courier, what people see there, and how it goes wrong."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, ClassVar, Final, Literal

from bots.courier import Courier
from bots.messages import Place
from bots.slack_app.api import LONGEST_WAIT
from tests.dialogue import discord_talk, slack_talk
from tests.emulators.discord_emu import DiscordEmulator
from tests.emulators.slack_emu import SlackEmulator

Verb = Literal["post", "edit", "delete", "look"]
"""What a courier does on every platform: make a message, change it, take it away, read what is there."""


class Bench(ABC):
    """One platform on loopback, its courier, and the platform's own names for what the contract speaks of."""

    courier: Courier
    emulator: Any
    calls: ClassVar[Mapping[Verb, str]]
    refusals: ClassVar[Mapping[Verb, Mapping[str, Any]]]
    losses: ClassVar[Mapping[Verb, Mapping[str, Any]]]
    calling: ClassVar[tuple[str, ...]]
    """What would notify somebody, or everybody, were it posted as it stands."""

    @abstractmethod
    def asked(self) -> Place:
        """Return where somebody has just mentioned the bot; nobody's direct messages are known."""

    @abstractmethod
    def messages(self) -> dict[str, str]:
        """Return what the bot shows anywhere, oldest first: the ids of its messages, and what a person reads."""

    @abstractmethod
    def remove(self, message: str) -> None:
        """Take one of the bot's messages away, as an admin does."""

    @abstractmethod
    def check(self) -> None:
        """Raise where a request was one that the platform's own description does not allow."""

    def count(self, verb: Verb) -> int:
        """Return how often the courier has done something, or tried to."""
        return len(self.emulator.calls_to(self.calls[verb]))

    def fail(self, verb: Verb, **fault: Any) -> None:
        """Let the next requests of a kind go wrong: `status`, `drop`, `times`."""
        self.emulator.fail(self.calls[verb], **fault)

    def limit(self, verb: Verb, retry_after: float) -> None:
        """Answer the next request of a kind with 429, to be repeated after so many seconds."""
        self.emulator.rate_limit(self.calls[verb], retry_after=retry_after)

    def refuse(self, verb: Verb) -> None:
        """Let the platform say that the bot may not."""
        self.emulator.fail(self.calls[verb], times=9, **self.refusals[verb])

    def lose(self, verb: Verb) -> None:
        """Let the platform say that there is no such place or message."""
        self.emulator.fail(self.calls[verb], times=9, **self.losses[verb])


class SlackBench(Bench):
    """Slack, over its Web API."""

    calls: ClassVar = {
        "post": "chat.postMessage",
        "edit": "chat.update",
        "delete": "chat.delete",
        "look": "conversations.replies",
    }
    refusals: ClassVar = {verb: {"error": "not_in_channel"} for verb in calls}
    losses: ClassVar = {
        "post": {"error": "channel_not_found"},
        "edit": {"error": "message_not_found"},
        "delete": {"error": "message_not_found"},
        "look": {"error": "thread_not_found"},
    }

    calling = ("<!channel>", "<!here>", "<@U1>")

    def __init__(self, slack: SlackEmulator) -> None:
        self.emulator = slack
        self.courier = slack_talk.quick_courier(slack)

    def asked(self) -> Place:
        ts = self.emulator.store("C1", "U1", "<@UBOT> How many days?")["ts"]
        return Place("slack", "C1", self.emulator.team_id, thread=ts, message=ts)

    def messages(self) -> dict[str, str]:
        mine = [m for m in self.emulator.messages["C1"].values() if m["user"] == self.emulator.bot_user_id]
        return {m["ts"]: slack_talk.shown(m) for m in mine}

    def remove(self, message: str) -> None:
        del self.emulator.messages["C1"][message]

    def check(self) -> None:
        slack_talk.valid(self.emulator)

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[SlackBench]:
        """Start a Slack, and a courier to it."""
        async with SlackEmulator(ack_timeout=10.0) as slack:
            yield cls(slack)


class DiscordBench(Bench):
    """Discord, over its REST interface with discord.py's own client."""

    calls: ClassVar = {
        "post": discord_talk.POST,
        "edit": "PATCH /channels/*/messages/*",
        "delete": "DELETE /channels/*/messages/*",
        "look": "GET /channels/*/messages",
    }
    refusals: ClassVar = {verb: {"status": 403} for verb in calls}
    losses: ClassVar = {verb: {"status": 404} for verb in calls}

    calling = ("@everyone", "@here", "<@80351110224678912>")

    def __init__(self, discord: DiscordEmulator) -> None:
        self.emulator = discord
        self.courier = discord_talk.quick_courier(discord)

    def asked(self) -> Place:
        discord = self.emulator
        message = discord.store(discord.general, discord.users["alice"], "How many days?")
        return Place("discord", discord.general, discord.guild_id, thread=message["id"], message=message["id"])

    def messages(self) -> dict[str, str]:
        everywhere = (m for channel in self.emulator.messages.values() for m in channel.values())
        mine = [m for m in everywhere if m["author"]["id"] == self.emulator.bot_id]
        return {m["id"]: discord_talk.shown(m) for m in sorted(mine, key=lambda m: int(m["id"]))}

    def remove(self, message: str) -> None:
        next(channel for channel in self.emulator.messages.values() if message in channel).pop(message)

    def check(self) -> None:
        discord_talk.valid(self.emulator)

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[DiscordBench]:
        """Start a Discord that discord.py is pointed at, and a courier to it."""
        async with DiscordEmulator(respond_within=30.0) as discord:
            with discord.discord_py():
                yield cls(discord)


BENCHES: Final[Mapping[str, Callable[[], AbstractAsyncContextManager[Bench]]]] = {
    "slack": SlackBench.open,
    "discord": DiscordBench.open,
}
"""A row a platform: what the contract of couriers is tried on."""
TOO_LONG: Final = LONGEST_WAIT + 1
"""Seconds of a Retry-After that no courier sits out, in seconds."""
