"""A platform that only remembers what was posted, edited, deleted under which key: in process or over loopback HTTP."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import aiohttp
from aiohttp import web

from bots.courier import BARE
from bots.messages import Beneath, Place, Posted, Said, place_from_json, place_to_json
from bots.people_named import is_name_of
from core.access.rights import Standing
from core.errors import NotFound, RateLimited, Unavailable, Unreadable

PART = 40  # characters of a message: longer answers are split


@dataclass
class Message:
    id: str
    key: str
    part: int
    text: str
    place: Place
    notes: list[str] = field(default_factory=list)
    edits: int = 0


class FakePlatform:
    """Message ids count up from m1. `log` holds (verb, key, text) in order."""

    name = "slack"

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}
        self.log: list[tuple[str, str, str]] = []
        self.faults: list[Exception] = []
        self.changed = asyncio.Condition()
        self.post_gate: asyncio.Event | None = None  # while unset, a post is kept but its reply is held back
        self.answer_gate: asyncio.Event | None = None
        self.answering: Counter[str] = Counter()
        self._count = 0
        self.beneath: dict[str, Beneath] = {}  # what stands with a note, by its key

    def post(self, place: Place, key: str, part: int, text: str) -> str:
        self._count += 1
        message = Message(f"m{self._count}", key, part, text, place)
        self.messages[message.id] = message
        self.log.append(("post", key, text))
        return message.id

    def edit(self, message_id: str, key: str, text: str, notes: list[str]) -> None:
        if message_id not in self.messages:
            raise NotFound("No such message.")
        message = self.messages[message_id]
        message.text, message.notes, message.edits = text, notes, message.edits + 1
        self.log.append(("edit", key, text))

    def delete(self, message_id: str) -> None:
        message = self.messages.pop(message_id, None)
        if message:
            self.log.append(("delete", message.key, message.text))

    def find(self, key: str) -> list[Message]:
        return sorted((m for m in self.messages.values() if m.key == key), key=lambda m: m.part)

    def say(self, verb: str, key: str, text: str) -> None:
        self.log.append((verb, key, text))

    def verbs(self, verb: str) -> list[str]:
        return [text for said, _, text in self.log if said == verb]

    def texts(self) -> list[str]:
        return [message.text for message in self.messages.values()]

    def seen(self) -> list[str]:
        """What an asker sees: what is posted, and what is shown to them alone."""
        return [*self.texts(), *self.verbs("offer")]

    def duplicates(self) -> list[tuple[str, int]]:
        """Parts that stand there more than once."""
        counted = Counter((m.key, m.part) for m in self.messages.values())
        return [part for part, count in counted.items() if count > 1]

    def fail_next(self, *errors: Exception) -> None:
        self.faults.extend(errors)

    def fault(self) -> None:
        if self.faults:
            raise self.faults.pop(0)


def parts_of(text: str) -> list[str]:
    return [text[i : i + PART] for i in range(0, len(text), PART)] or [""]


class FakeCourier:
    """A courier in the same process. `on_post` runs after a part was posted and before the courier returns."""

    platform = "slack"

    def __init__(self, platform: FakePlatform) -> None:
        self.there = platform
        self.on_post: Callable[[], Awaitable[None]] | None = None
        self.before_post: Callable[[], Awaitable[None]] | None = None
        self.said: tuple[Said, ...] | Exception = ()  # what stands in the thread
        self.channels: tuple[str, ...] | Exception = ()
        self.members: set[str] | Exception | None = None  # None: everybody who asks
        self.names: dict[str, str] = {}
        self.called: dict[str, str] = {}  # people's names
        self.shared: set[str] = set()  # channels that people of other workspaces read
        self.principals: dict[str, frozenset[str]] = {}  # readers of documents that a user is, beside themselves
        self.present: list[str] | None = None  # who is in every channel; None: it is not told
        self.place_of: Callable[[Place], Place] = lambda place: place  # where an answer goes, private ones above all

    async def post_answer(self, place, answer, delivery):
        self.there.fault()
        if self.before_post:
            await self.before_post()
        there = {m.part: m.id for m in self.there.find(delivery.key)} if delivery.again else {}
        for number, text in enumerate(parts_of(answer.text)):
            if number not in there:
                await delivery.fence()
                there[number] = self.there.post(place, delivery.key, number, text)
                if self.on_post:
                    await self.on_post()
        return Posted(self.place_of(place), tuple(there[number] for number in sorted(there)))

    async def update_answer(self, posted, answer, delivery):
        self.there.fault()
        await delivery.fence()
        parts = parts_of(answer.text)
        ids = list(posted.messages)
        for number, text in enumerate(parts):
            if number < len(ids):
                self.there.edit(ids[number], delivery.key, text, list(answer.notes))
            else:
                ids.append(self.there.post(posted.place, delivery.key, number, text))
        for extra in ids[len(parts) :]:
            self.there.delete(extra)
        return Posted(posted.place, tuple(ids[: len(parts)]))

    async def post_note(self, place, text, delivery, beneath=BARE):
        await delivery.fence()
        self.there.beneath[delivery.key] = beneath
        found = self.there.find(delivery.key) if delivery.again else []
        return Posted(place, (found[0].id if found else self.there.post(place, delivery.key, 0, text),))

    async def settle_note(self, place, text, delivery):
        await delivery.fence()
        self.there.say("settle", place.message, text)

    async def tell(self, place, user, text, delivery):
        await delivery.fence()
        self.there.say("tell", delivery.key, text)

    async def show_receipt(self, place, user, answer, delivery):
        await delivery.fence()
        self.there.say("receipt", delivery.key, answer.id)

    async def show_sources(self, place, user, answer, delivery):
        await delivery.fence()
        self.there.say("sources", delivery.key, answer.id)

    async def status(self, place, delivery, progress):
        self.there.say("status", delivery.key, progress.step)

    async def clear_status(self, place, key):
        self.there.say("clear", key, "")

    async def find_posted(self, place, key):
        found = self.there.find(key)
        return Posted(place, tuple(m.id for m in found)) if found else None

    async def delete(self, posted, delivery):
        await delivery.fence()
        for message in posted.messages:
            self.there.delete(message)

    async def react(self, place, reaction):
        self.there.say("react", place.message, str(reaction))

    async def unreact(self, place, reaction):
        self.there.say("unreact", place.message, str(reaction))

    async def said_before(self, place):
        if isinstance(self.said, Exception):
            raise self.said
        return self.said

    async def offer(self, place, user, text, delivery):
        await delivery.fence()
        self.there.say("offer", delivery.key, text)

    async def download(self, file, folder):
        if file.size > 1_000:
            raise Unreadable("It is larger than 1,000 bytes.")
        path = folder / file.name
        path.write_text(file.url)
        return path

    async def channels_of(self, user):
        if isinstance(self.channels, Exception):
            raise self.channels
        return self.channels

    async def channel_names(self):
        return self.names

    async def name_of(self, place, user):
        return self.called.get(user, "")

    async def who_is_called(self, place, name):
        if isinstance(self.members, Exception):
            raise self.members
        return tuple(user for user, known in self.called.items() if is_name_of(name, (known,)))

    async def standing(self, place, user):
        if isinstance(self.members, Exception):
            raise self.members
        member = self.members is None or user in self.members
        return Standing(member, not place.direct and place.channel in self.shared)

    async def principals_of(self, place, user, named):
        return self.principals.get(user, frozenset()).intersection(named)

    async def principals_in(self, place, named):
        if self.present is None:
            return None
        return [(self.principals.get(one, frozenset()) | {f"slack:{one}"}).intersection(named) for one in self.present]


def platform_app(platform: FakePlatform) -> web.Application:
    """Serve a platform over HTTP, for couriers in other processes."""

    async def post(request: web.Request) -> web.Response:
        body = await request.json()
        message_id = platform.post(place_from_json(body["place"]), body["key"], body["part"], body["text"])
        await _tell(platform)
        if platform.post_gate is not None:
            await platform.post_gate.wait()
        return web.json_response({"id": message_id})

    async def edit(request: web.Request) -> web.Response:
        body = await request.json()
        try:
            platform.edit(body["id"], body["key"], body["text"], body["notes"])
        except NotFound:
            return web.Response(status=404)
        await _tell(platform)
        return web.json_response({})

    async def find(request: web.Request) -> web.Response:
        found = platform.find(request.query["key"])
        return web.json_response([[m.part, m.id] for m in found])

    async def delete(request: web.Request) -> web.Response:
        for message_id in await request.json():
            platform.delete(message_id)
        await _tell(platform)
        return web.json_response({})

    async def say(request: web.Request) -> web.Response:
        body = await request.json()
        platform.say(body["verb"], body["key"], body["text"])
        await _tell(platform)
        return web.json_response({})

    async def answering(request: web.Request) -> web.Response:
        platform.answering[request.query["worker"]] += 1
        await _tell(platform)
        if platform.answer_gate is not None:
            await platform.answer_gate.wait()
        return web.json_response({})

    app = web.Application()
    app.add_routes(
        [
            web.post("/post", post),
            web.post("/edit", edit),
            web.get("/find", find),
            web.post("/delete", delete),
            web.post("/say", say),
            web.get("/answering", answering),
        ]
    )
    return app


async def _tell(platform: FakePlatform) -> None:
    async with platform.changed:
        platform.changed.notify_all()


class HttpCourier(FakeCourier):
    """The same over HTTP: works in a process without a gateway."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        super().__init__(FakePlatform())
        self._url = url
        self._session = session

    async def call(self, verb: str, body: object) -> dict:
        try:
            async with self._session.post(f"{self._url}/{verb}", data=json.dumps(body)) as response:
                if response.status == 404:
                    raise NotFound("No such message.")
                if response.status == 429:
                    raise RateLimited(retry_after=float(response.headers.get("Retry-After", 0)))
                if response.status >= 500:
                    raise Unavailable("The platform is down.")
                return await response.json()
        except (aiohttp.ClientError, TimeoutError) as error:
            raise Unavailable("The platform does not answer.") from error

    async def _found(self, key: str) -> dict[int, str]:
        async with self._session.get(f"{self._url}/find", params={"key": key}) as response:
            return dict(await response.json())

    async def post_answer(self, place, answer, delivery):
        there = await self._found(delivery.key) if delivery.again else {}
        for number, text in enumerate(parts_of(answer.text)):
            if number not in there:
                await delivery.fence()
                body = {"place": place_to_json(place), "key": delivery.key, "part": number, "text": text}
                there[number] = (await self.call("post", body))["id"]
        return Posted(place, tuple(there[number] for number in sorted(there)))

    async def update_answer(self, posted, answer, delivery):
        for message_id, text in zip(posted.messages, parts_of(answer.text), strict=False):
            await delivery.fence()
            body = {"id": message_id, "key": delivery.key, "text": text, "notes": list(answer.notes)}
            await self.call("edit", body)
        return posted

    async def post_note(self, place, text, delivery, beneath=BARE):
        there = await self._found(delivery.key) if delivery.again else {}
        if not there:
            await delivery.fence()
            body = {"place": place_to_json(place), "key": delivery.key, "part": 0, "text": text}
            there[0] = (await self.call("post", body))["id"]
        return Posted(place, (there[0],))

    async def tell(self, place, user, text, delivery):
        await delivery.fence()
        await self.call("say", {"verb": "tell", "key": delivery.key, "text": text})

    async def status(self, place, delivery, progress):
        return None

    async def clear_status(self, place, key):
        return None

    async def find_posted(self, place, key):
        there = await self._found(key)
        return Posted(place, tuple(there[number] for number in sorted(there))) if there else None

    async def delete(self, posted, delivery):
        await delivery.fence()
        await self.call("delete", list(posted.messages))
