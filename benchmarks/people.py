"""People on both platforms who ask, reject answers, and try again where the bot gave no sign."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlmodel import Session, col, select

from benchmarks.platforms import QUESTION, LossyDiscord, LossySlack
from bots.messages import Kind
from bots.render.slack_blocks import FEEDBACK_ACTION
from storage.database import Database
from storage.tables.engine import WorkRow
from tests.emulators.slack_emu import Receipt

PATIENCE = 8.0  # seconds without a sign after which somebody asks or votes again
REDELIVERIES = 60

Message = dict[str, Any]


@dataclass
class Attempt:
    """One question as it was asked once: who asked it, and where its answers stand."""

    name: str
    user: str
    answers: Callable[[], list[Message]]
    acknowledged: bool = False


@dataclass
class Ledger:
    """What the bot has made durable, read from its database a few times a second."""

    database: Database
    ids: set[str] = field(default_factory=set)
    votes_on: set[str] = field(default_factory=set)
    open: int = 0

    async def keep(self) -> None:
        """Read for ever."""
        while True:
            await self.read()
            await asyncio.sleep(0.3)

    async def read(self) -> None:
        """Read once."""
        rows = await self.database.read(_work)
        self.ids = {work_id for work_id, *_ in rows}
        self.open = sum(state not in ("done", "dead") for _, _, state, _ in rows)
        votes = (json.loads(body) for _, name, _, body in rows if name == Kind.FEEDBACK_ADDED)
        self.votes_on = {str(vote["place"]["message"]) for vote in votes}

    async def has(self, sign: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        """Wait for a sign of life."""
        try:
            async with asyncio.timeout(seconds):
                while not sign():  # noqa: ASYNC110 - a database tells nobody of a change
                    await asyncio.sleep(0.1)
        except TimeoutError:
            return False
        return True


class People(Protocol):
    """Who uses the bot on one platform."""

    async def ask(self, name: str) -> Attempt:
        """Ask once; `acknowledged` where the bot gave a sign."""

    async def reject(self, attempt: Attempt, answer: Message) -> bool:
        """Give a thumbs-down once; True where the bot took it in."""

    def answers(self) -> list[Message]:
        """Return all answers that stand anywhere."""

    def text(self, message: Message) -> str:
        """Return all that a message says."""


class SlackPeople:
    """Mentions, direct messages and `/ask`; buttons and reactions. Slack delivers events again until acknowledged."""

    def __init__(self, slack: LossySlack, chance: random.Random) -> None:
        self._slack, self._chance = slack, chance
        for number in range(30):
            slack.users[f"U{100 + number}"] = slack._user(f"U{100 + number}")
            slack.members["C1"].add(f"U{100 + number}")

    async def ask(self, name: str) -> Attempt:
        """Ask in one way or another, some of it twice."""
        slack, user = self._slack, f"U{100 + self._chance.randrange(30)}"
        text, way = QUESTION.format(name=name), self._chance.random()
        again = {"retries": REDELIVERIES, "duplicate": self._chance.random() < 0.2}
        if way < 0.2:
            receipt = await slack.slash_command(user, "C1", "/ask", text)
            attempt = Attempt(name, user, lambda: [m for m in self.answers() if name in self.text(m)])
        elif way < 0.4:
            receipt = await slack.message_im(user, text, **again)
            attempt = Attempt(name, user, self._under(receipt))
        else:
            receipt = await slack.app_mention("C1", user, f"<@{slack.bot_user_id}> {text}", **again)
            attempt = Attempt(name, user, self._under(receipt))
            if self._chance.random() < 0.3:  # the same message once more, in its other guise
                await slack.event({**receipt.payload["event"], "type": "message", "channel_type": "channel"}, **again)
        attempt.acknowledged = await _acknowledged(receipt)
        return attempt

    async def reject(self, attempt: Attempt, answer: Message) -> bool:
        """Press the button or react."""
        channel, ts = answer["channel_of"], answer["ts"]
        if self._chance.random() < 0.5:
            value = f"down:{answer['metadata']['event_payload']['answer_id']}"
            receipt = await self._slack.feedback(attempt.user, channel, ts, FEEDBACK_ACTION, value)
        else:
            receipt = await self._slack.reaction_added(channel, ts, attempt.user, "-1", retries=REDELIVERIES)
        return await _acknowledged(receipt)

    def answers(self) -> list[Message]:
        """Return the first parts of all that is marked as an answer."""
        return [
            {**message, "channel_of": channel}
            for channel, messages in self._slack.messages.items()
            for message in list(messages.values())
            if marks_of(message).get("answer_id") and not marks_of(message).get("part")
        ]

    def text(self, message: Message) -> str:
        """Return all that a message says."""
        return json.dumps(message.get("blocks"), ensure_ascii=False)

    def _under(self, receipt: Receipt) -> Callable[[], list[Message]]:
        asked = receipt.payload["event"]["ts"]
        return lambda: [m for m in self.answers() if m.get("thread_ts") == asked]


class DiscordPeople:
    """Mentions, direct messages and `/ask`; buttons and reactions. What a dead bot does not hear is said again."""

    def __init__(self, discord: LossyDiscord, ledger: Ledger, chance: random.Random) -> None:
        self._discord, self._ledger, self._chance = discord, ledger, chance
        self._names = [f"user{number}" for number in range(60)]
        for name in self._names:
            discord.add_user(name)

    async def ask(self, name: str) -> Attempt:
        """Ask in one way or another."""
        user, text, way = self._chance.choice(self._names), QUESTION.format(name=name), self._chance.random()
        return await (self._command(name, user, text) if way < 0.35 else self._message(name, user, text, dm=way < 0.55))

    async def _command(self, name: str, user: str, text: str) -> Attempt:
        asked = await self._discord.slash("ask", {"question": text}, user=user)
        attempt = Attempt(name, user, lambda: [m for m in self.answers() if name in self.text(m)])
        sign = f"discord:interaction:{asked.id}"
        attempt.acknowledged = await self._ledger.has(
            lambda: asked.response_type is not None or sign in self._ledger.ids, 5.0
        )
        return attempt

    async def _message(self, name: str, user: str, text: str, *, dm: bool) -> Attempt:
        channel = self._discord.dm(user) if dm else self._discord.general
        asked = await self._discord.message(user, text, channel=channel, mention=not dm)
        attempt = Attempt(name, user, lambda: [m for m in self.answers() if _answers(m, asked)])
        sign = f"discord:{channel}:{asked['id']}"
        attempt.acknowledged = await self._ledger.has(lambda: sign in self._ledger.ids)
        return attempt

    async def reject(self, attempt: Attempt, answer: Message) -> bool:
        """Press the button or react."""
        channel, message = answer["channel_id"], answer["id"]
        if self._chance.random() < 0.5:
            button = next(c["custom_id"] for c in components_of(answer) if "errata:down:" in c.get("custom_id", ""))
            pressed = await self._discord.component(channel, message, button, user=attempt.user)
            return await self._ledger.has(
                lambda: pressed.response_type is not None or f"discord:interaction:{pressed.id}" in self._ledger.ids
            )
        await self._discord.react(attempt.user, channel, message, "👎")
        if await self._ledger.has(lambda: message in self._ledger.votes_on):
            return True
        await self._discord.unreact(attempt.user, channel, message, "👎")
        return False

    def answers(self) -> list[Message]:
        """Return all that has buttons to judge it, and apologies."""
        ours = [
            message
            for messages in self._discord.messages.values()
            for message in list(messages.values())
            if message["author"]["id"] == self._discord.bot_id
        ]
        return [m for m in ours if "errata:down:" in str(m.get("components")) or "could not answer" in self.text(m)]

    def text(self, message: Message) -> str:
        """Return all that a message says."""
        return json.dumps(message.get("components"), ensure_ascii=False)


def _answers(message: Message, asked: Message) -> bool:
    """Say whether a message answers another: in its thread, which has its id, or as a reply."""
    reference = message.get("message_reference") or {}
    return asked["id"] in (message["channel_id"], reference.get("message_id"))


def components_of(message: Mapping[str, Any]) -> list[Message]:
    """Return what a Discord message or dialog is made of, at all depths."""
    found: list[Message] = []
    left = list(message.get("components") or ())
    while left:
        component = left.pop(0)
        found.append(component)
        left += component.get("components") or ()
        left += [component[name] for name in ("component", "accessory") if component.get(name)]
    return found


def marks_of(message: Message) -> dict[str, Any]:
    """Return what a Slack message bears of ours beside what it shows."""
    return (message.get("metadata") or {}).get("event_payload") or {}


async def _acknowledged(receipt: Receipt) -> bool:
    await receipt.done.wait()
    return receipt.ack_at is not None


def _work(session: Session) -> list[tuple[str, str, str, str]]:
    return list(session.exec(select(WorkRow.id, WorkRow.name, WorkRow.state, col(WorkRow.body))).all())
