"""How one person asks, judges and puts right over a platform's own doors: Slack, Discord and HTTP."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx

from benchmarks.people import components_of, marks_of
from benchmarks.platforms import Program, discord_settings, slack_settings
from bots.render.slack_blocks import FEEDBACK_ACTION, PERSON_ACTION
from tests.emulators.discord_emu import DiscordEmulator
from tests.emulators.slack_emu import SlackEmulator

WITHIN = 60.0  # seconds: a thumbs-down changes something within a minute
ASKER, OWNER = 0, 1
CHOICES = ("errata_choice", "errata:choice")  # names of the buttons by which a question asked back is answered
TOKEN = "a-token-of-the-operator-for-stories"  # noqa: S105 - of a server on loopback, gone a minute later

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that was answered: its thread or text, the message that answers, and what holds or names that.

    `held` is Discord's channel of the message, elsewhere the answer's id.
    """

    where: str
    message: str
    held: str


def _asks_back(message: Message) -> bool:
    return any(name in str(message) for name in CHOICES)


class Front(Protocol):
    """One way to the bot. Whatever a person does is repeated until the bot took it in, as a person would."""

    name: str
    arguments: tuple[str, ...]

    def settings(self) -> Mapping[str, str]:
        """Return the variables that the bot's process needs."""

    async def ready(self, program: Program) -> None:
        """Wait until it hears."""

    async def ask(self, question: str) -> Asked:
        """Ask, and wait for the answer."""

    async def said(self, asked: Asked) -> str:
        """Return all that stands as the answer by now."""

    async def answers(self, asked: Asked) -> int:
        """Return how many answers stand to the question."""

    async def reject(self, asked: Asked, reason: str = "") -> None:
        """Give a thumbs-down, and say why."""

    async def correct(self, asked: Asked, words: str) -> None:
        """Say in words what is right."""

    async def name_owner(self) -> None:
        """Make somebody the owner of what is asked here, as an admin does."""

    async def let_owner_answer(self, asked: Asked, words: str) -> None:
        """Have the owner asked, let them answer, and agree to its being kept."""


async def until(found: Callable[[], Any], what: str, seconds: float = WITHIN) -> Any:
    """Wait for something to be there, and return it. Raises `TimeoutError` that names what was waited for."""
    try:
        async with asyncio.timeout(seconds):
            while not (seen := found()):  # noqa: ASYNC110 - an emulator tells of its calls, not of what stands
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise TimeoutError(f"no {what} within {seconds:.0f} s") from None
    return seen


@dataclass(slots=True)
class OverSlack:
    """Mentions in a channel, the thread beneath them, buttons and the dialog."""

    slack: SlackEmulator
    name: str = "slack"
    arguments: tuple[str, ...] = ("slack",)
    _people: tuple[str, str] = ("U1", "U2")

    def settings(self) -> Mapping[str, str]:
        """Return the tokens, and who is an admin."""
        return slack_settings(self.slack) | {"ERRATA_ADMINS": "U9"}

    async def ready(self, program: Program) -> None:
        """Wait for the socket."""
        await self.slack.wait_connected()

    async def ask(self, question: str) -> Asked:
        """Mention the bot in the channel."""
        asked = await self.slack.app_mention(
            "C1", self._people[ASKER], f"<@{self.slack.bot_user_id}> {question}", retries=60
        )
        thread = asked.payload["event"]["ts"]
        found = await until(lambda: self._answers(thread), "answer on Slack")
        return Asked(thread, found[0]["ts"], marks_of(found[0])["answer_id"])

    async def said(self, asked: Asked) -> str:
        """Return the texts of all parts of the answer."""
        return json.dumps([m.get("blocks") for m in self._ours(asked.where)], ensure_ascii=False)

    async def answers(self, asked: Asked) -> int:
        """Return how many answers stand in the thread; what only asks back is none."""
        return sum(not _asks_back(one) for one in self._answers(asked.where))

    async def reject(self, asked: Asked, reason: str = "") -> None:
        """Press the button, the reason goes into its dialog; what bears none, being a question, is answered."""
        if FEEDBACK_ACTION not in str(self.slack.messages["C1"][asked.message].get("blocks")):
            await self.correct(asked, reason)
            return
        opened, user = len(self.slack.modal_views), self._people[ASKER]
        value = f"down:{self._answer_id(asked)}"
        await _taken(lambda: self.slack.feedback(user, "C1", asked.message, FEEDBACK_ACTION, value))
        if reason:
            await until(lambda: len(self.slack.modal_views) > opened, "dialog on Slack")
            view, values = self.slack.modal_views[-1], {"reason": {"text": {"value": reason}}}
            await _taken(lambda: self.slack.view_submission(user, view, values))

    async def correct(self, asked: Asked, words: str) -> None:
        """Say it in the thread."""
        await self._write(asked, self._people[ASKER], words)

    async def name_owner(self) -> None:
        """Say it in the channel, as an admin."""
        told = f"settings owner=<@{self._people[OWNER]}>"
        await _taken(lambda: self.slack.slash_command("U9", "C1", "/errata", told))

    async def let_owner_answer(self, asked: Asked, words: str) -> None:
        """Press the button beneath the refusal, reply as the owner, agree."""
        value = {"type": "button", "action_id": PERSON_ACTION, "value": self._answer_id(asked)}
        await _taken(lambda: self.slack.block_action(self._people[ASKER], "C1", asked.message, value))
        owner = self._people[OWNER]
        await until(lambda: [m for m in self._ours(asked.where) if owner in json.dumps(m)], "call of the owner")
        await self._write(asked, owner, words)
        wanted = await until(lambda: self._button(asked.where, "agree"), "consent's buttons")
        message, action = wanted
        await _taken(lambda: self.slack.block_action(owner, "C1", message["ts"], action))

    async def _write(self, asked: Asked, user: str, words: str) -> None:
        receipt = await self.slack.message_channel("C1", user, words, thread_ts=asked.where, retries=60)
        await receipt.done.wait()

    def _button(self, thread: str, act: str) -> tuple[Message, dict[str, Any]] | None:
        for message in self._ours(thread):
            for block in message.get("blocks") or ():
                for element in block.get("elements") or ():
                    if act in str(element.get("action_id", "")):
                        return message, {k: element[k] for k in ("type", "action_id", "value")}
        return None

    def _answer_id(self, asked: Asked) -> str:
        return str(marks_of(self.slack.messages["C1"][asked.message])["answer_id"])

    def _ours(self, thread: str) -> list[Message]:
        sent = list(self.slack.messages["C1"].values())
        return [m for m in sent if m.get("thread_ts") == thread and m.get("user") == self.slack.bot_user_id]

    def _answers(self, thread: str) -> list[Message]:
        return [m for m in self._ours(thread) if marks_of(m).get("answer_id") and not marks_of(m).get("part")]


@dataclass(slots=True)
class OverDiscord:
    """Mentions in a channel, the thread that is opened for them, buttons and the dialog."""

    discord: DiscordEmulator
    name: str = "discord"
    arguments: tuple[str, ...] = ("discord",)
    _people: tuple[str, str] = ("alice", "bob")

    def settings(self) -> Mapping[str, str]:
        """Return the tokens, and who is an admin."""
        return discord_settings(self.discord) | {"ERRATA_ADMINS": self.discord.users["carol"]["id"]}

    async def ready(self, program: Program) -> None:
        """Wait for the gateway and the commands."""
        await self.discord.wait_ready()
        await self.discord.until(lambda: self.discord.commands, WITHIN, "the commands")

    async def ask(self, question: str) -> Asked:
        """Mention the bot."""
        asked = await self.discord.message(self._people[ASKER], question, mention=True)
        found = await until(lambda: self._answers(asked["id"]), "answer on Discord")
        return Asked(asked["id"], found[0]["id"], found[0]["channel_id"])

    async def said(self, asked: Asked) -> str:
        """Return the texts of all parts of the answer."""
        return json.dumps([m.get("components") for m in self._ours(asked.where)], ensure_ascii=False)

    async def answers(self, asked: Asked) -> int:
        """Return how many answers stand to the question; what only asks back is none."""
        return sum(not _asks_back(one) for one in self._answers(asked.where))

    async def reject(self, asked: Asked, reason: str = "") -> None:
        """Press the button, the reason goes into its dialog; what bears none, being a question, is answered."""
        if self._holding(asked.where, "errata:down:") is None:
            await self.correct(asked, reason)
            return
        pressed = await self._press(asked, "errata:down:", self._people[ASKER])
        if reason:
            dialog = pressed.response["data"]
            box = _box(dialog)
            await self._respond(
                lambda: self.discord.modal_submit(
                    dialog["custom_id"],
                    {box: reason},
                    user=self._people[ASKER],
                    channel=asked.held,
                    message=self._message(asked),
                )
            )

    async def correct(self, asked: Asked, words: str) -> None:
        """Say it where the answer stands, as a reply to it."""
        await self.discord.message(self._people[ASKER], words, channel=asked.held, reply_to=asked.message)

    async def name_owner(self) -> None:
        """Set it, as an admin."""
        owner = {"owner": self.discord.users[self._people[OWNER]]["id"]}
        await self._respond(lambda: self.discord.slash("settings", owner, user="carol"))

    async def let_owner_answer(self, asked: Asked, words: str) -> None:
        """Press the button beneath the refusal, reply as the owner, agree."""
        await self._press(asked, "errata:person:", self._people[ASKER])
        owner = self.discord.users[self._people[OWNER]]["id"]
        await until(lambda: [m for m in self._ours(asked.where) if owner in json.dumps(m)], "call of the owner")
        await self.discord.message(self._people[OWNER], words, channel=asked.held)
        found = await until(lambda: self._holding(asked.where, "errata:agree:"), "consent's buttons")
        message, custom_id = found
        await self._respond(
            lambda: self.discord.component(message["channel_id"], message["id"], custom_id, user=self._people[OWNER])
        )

    async def _press(self, asked: Asked, beginning: str, user: str) -> Any:
        message, custom_id = self._holding(asked.where, beginning) or (None, "")
        if message is None:
            raise LookupError(f"no button {beginning} on Discord")
        return await self._respond(
            lambda: self.discord.component(message["channel_id"], message["id"], custom_id, user=user)
        )

    async def _respond(self, act: Callable[[], Any]) -> Any:
        """Do it until it is responded to: what a bot that is down does not hear is lost."""
        for _ in range(20):
            done = await act()
            try:
                await until(lambda done=done: done.response_type is not None, "response", 5.0)
            except TimeoutError:
                continue
            return done
        raise TimeoutError("Discord's press was never responded to")

    def _message(self, asked: Asked) -> Message:
        return self.discord.messages[asked.held][asked.message]

    def _holding(self, question: str, beginning: str) -> tuple[Message, str] | None:
        for message in self._ours(question):
            for component in components_of(message):
                if str(component.get("custom_id", "")).startswith(beginning):
                    return message, component["custom_id"]
        return None

    def _ours(self, question: str) -> list[Message]:
        sent = [m for messages in self.discord.messages.values() for m in list(messages.values())]
        ours = [m for m in sent if m["author"]["id"] == self.discord.bot_id]
        return [m for m in ours if question in (m["channel_id"], (m.get("message_reference") or {}).get("message_id"))]

    def _answers(self, question: str) -> list[Message]:
        marks = ("errata:down:", "errata:choice")
        return [m for m in self._ours(question) if any(mark in str(m.get("components")) for mark in marks)]


@dataclass(slots=True)
class OverHttp:
    """The API of `errata web`, with the operator's token."""

    port: int
    name: str = "http"
    arguments: tuple[str, ...] = ()
    client: httpx.AsyncClient = field(default_factory=lambda: httpx.AsyncClient(timeout=WITHIN, trust_env=False))

    def settings(self) -> Mapping[str, str]:
        """Return the token."""
        return {"ERRATA_API_TOKEN": TOKEN}

    async def ready(self, program: Program) -> None:
        """Wait until it accepts connections."""

        async def call() -> bool:
            try:
                return (await self.client.get(self._url("/healthz"))).status_code == 200
            except httpx.HTTPError:
                return False

        async with asyncio.timeout(WITHIN):
            while not await call():  # noqa: ASYNC110 - a server tells nobody
                await asyncio.sleep(0.05)

    async def ask(self, question: str) -> Asked:
        """Ask."""
        told = (await self._call("POST", "/api/ask", {"question": question})).json()
        return Asked(question, "", told["answer_id"])

    async def said(self, asked: Asked) -> str:
        """Return the answer that stands in the first one's place."""
        return str((await self._call("GET", f"/api/answers/{asked.held}")).json()["answer"])

    async def answers(self, asked: Asked) -> int:
        """There is one: the reply."""
        return 1

    async def reject(self, asked: Asked, reason: str = "") -> None:
        """Post feedback."""
        given = {"answer_id": asked.held, "kind": "down", **({"reason": reason} if reason else {})}
        await self._call("POST", "/api/feedback", given)

    async def correct(self, asked: Asked, words: str) -> None:
        """Post feedback with what is right as its reason."""
        await self.reject(asked, words)

    async def name_owner(self) -> None:
        """Nobody answers here but the operator."""

    async def let_owner_answer(self, asked: Asked, words: str) -> None:
        """Answer the gap that the question belongs to."""

        async def gap() -> Any:
            found = (await self._call("GET", "/api/gaps")).json()["gaps"]
            return next((g for g in found if g["topic"] == asked.where), None)

        async with asyncio.timeout(WITHIN):
            while not (seen := await gap()):  # noqa: ASYNC110 - a server tells nobody of a change
                await asyncio.sleep(0.1)
        await self._call(
            "POST", f"/api/gaps/{seen['id']}", {"decision": "answer", "content": words, "waive": True, "days": 30}
        )

    async def _call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Call until the server took it in: it may be down."""
        async with asyncio.timeout(WITHIN):
            while True:
                try:
                    response = await self.client.request(
                        method, self._url(path), json=body, headers={"Authorization": f"Bearer {TOKEN}"}
                    )
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
                    continue
                if response.status_code < 500:
                    response.raise_for_status()
                    return response
                await asyncio.sleep(0.1)

    def _url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"


@asynccontextmanager
async def opened(name: str) -> AsyncIterator[Front]:
    """Open one front, with the emulator behind it."""
    if name == "slack":
        async with SlackEmulator() as slack:
            for user in ("U1", "U2", "U9"):
                slack.users.setdefault(user, slack._user(user))
                slack.members["C1"].add(user)
            yield OverSlack(slack)
    elif name == "discord":
        async with DiscordEmulator() as discord:
            for user in ("alice", "bob", "carol"):
                if user not in discord.users:
                    discord.add_user(user)
            yield OverDiscord(discord)
    else:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        front = OverHttp(port, arguments=("web", "--port", str(port)))
        try:
            yield front
        finally:
            await front.client.aclose()


def _box(dialog: Mapping[str, Any]) -> str:
    return next(str(c["custom_id"]) for c in components_of(dialog) if c.get("type") == 4)


async def _taken(act: Callable[[], Any]) -> None:
    """Do something on Slack until it is acknowledged, as a person presses again where nothing moves."""
    for _ in range(20):
        receipt = await act()
        await receipt.done.wait()
        if receipt.ack_at is not None:
            return
        await asyncio.sleep(0.3)
    raise TimeoutError("Slack's press was never acknowledged")
