"""What was said in chosen channels of Slack as a source: a document a thread, and one a day for all other talk."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from bots import talk
from bots.render.slack_text import readable
from bots.slack_app.api import Json, SlackApi
from bots.slack_app.people import name_of
from bots.talk import Spoken
from core.access.readers import LET_THROUGH, Readers
from core.errors import Forbidden, NotFound
from core.indexing.sources.paged import Batch, Page, bring_pages, digest, same
from core.indexing.sources.port import Listing, Mark, Marks, Round
from storage.forgetting.remembered import Forgotten

_PAGE = 200  # messages a page; Slack gives apps sold outside its marketplace 15
MOST_MESSAGES = 100_000  # of one channel
MOST_REPLIES = 2_000  # of one thread: what comes after these is not read
_KEPT = frozenset({"", "bot_message", "file_share", "me_message", "thread_broadcast"})  # other subtypes say who came


@dataclass(frozen=True, slots=True)
class Channel:
    """What Slack says of a channel; its name is that of now."""

    id: str
    name: str
    private: bool
    archived: bool


class SlackHistory:
    """Some channels of one workspace; `api` is closed when they were gone through.

    What people say who were `forgotten` is left out, and others' words name them by a pseudonym.
    """

    def __init__(
        self, api: SlackApi, channels: Sequence[str], days: int, team: str = "", forgotten: Forgotten | None = None
    ) -> None:
        self._api = api
        self._channels = tuple(channels)
        self._days = days
        self._team = team
        self._forgotten = forgotten or Forgotten()
        self._me: Json = {}
        self._names: dict[str, str] = {}

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """Go through the channels, newest day first."""
        try:
            return await bring_pages(self._batches(known, turn), mirror, known, turn)
        finally:
            await self._api.close()

    async def _batches(self, known: Marks, turn: Round) -> AsyncIterator[Batch]:
        self._me = await self._api.read("auth.test")
        if self._team and self._me.get("team_id") != self._team:
            raise Forbidden(f"The bot's workspace is not {self._team}.")
        at, _, latest = (turn.cursor or "").partition(":")
        channels: list[Channel] = []
        for name in self._channels:  # before anything is read: who may read it
            found, batch = await self._look_at(name, turn.cursor)
            yield batch
            channels += [found] if found else []
        for channel in channels[_index(channels, at) :]:
            async for batch in self._of(channel, latest if channel.id == at else "", known, turn):
                yield batch

    async def _look_at(self, name: str, cursor: str | None) -> tuple[Channel | None, Batch]:
        """Return a channel and its readers: its members where it is private, nobody where Slack does not tell."""
        try:
            told = (await self._api.read("conversations.info", {"channel": name}))["channel"]
        except (Forbidden, NotFound) as error:
            return None, talk.untold(name, error, cursor)
        private = bool(told.get("is_private") or told.get("is_mpim") or told.get("is_im"))
        readers: Readers = ((f"slack:{name}",),) if private else LET_THROUGH
        channel = Channel(name, str(told.get("name") or name), private, bool(told.get("is_archived")))
        return channel, Batch(cursor=cursor, readers={name: readers})

    async def _of(self, channel: Channel, latest: str, known: Marks, turn: Round) -> AsyncIterator[Batch]:
        read = 0
        async for messages in self._by_day(channel, latest, turn):
            read += len(messages)
            pages = [page for page in [await self._day(channel, messages)] if page]
            pages += [self._thread(channel, root, known, turn) for root in messages if root.get("reply_count")]
            fault = f"#{channel.name} has more than {MOST_MESSAGES:,} messages." if read > MOST_MESSAGES else None
            yield Batch(pages, f"{channel.id}:{messages[-1]['ts']}", fault=fault)
            if fault:
                return

    async def _by_day(self, channel: Channel, latest: str, turn: Round) -> AsyncIterator[list[Json]]:
        """Yield the messages of a channel that stand in no thread, or begin one, day by day, newest first."""
        oldest = talk.window(self._days, datetime.fromisoformat(turn.began)).timestamp()
        params: Json = {"channel": channel.id, "limit": _PAGE, "oldest": f"{oldest:.6f}", "latest": latest or None}
        held: list[Json] = []
        async for message in self._pages("conversations.history", params):
            if held and _moment(held[-1]).date() != _moment(message).date():
                yield held
                held = []
            held.append(message)
        if held:
            yield held

    async def _pages(self, method: str, params: Json) -> AsyncIterator[Json]:
        async for page in self._api.pages(method, params):
            for message in page.get("messages", ()):
                yield message

    async def _day(self, channel: Channel, messages: Sequence[Json]) -> Page | None:
        alone = [m for m in messages if not m.get("reply_count") and m.get("thread_ts", m["ts"]) == m["ts"]]
        said = [message for message in reversed(alone) if self._is_kept(message)]
        if not said:
            return None
        day = f"{_moment(said[0]):%Y-%m-%d}"
        text = talk.document(f"#{channel.name} {day}", await self._spoken(said), archived=channel.archived)
        mark = Mark(self._link(channel, said[0]), digest(text), _moment(said[-1]).isoformat())
        return Page(f"{channel.id}/{day}.md", mark, partial(same, text), _moment(said[-1]))

    def _thread(self, channel: Channel, root: Json, known: Marks, turn: Round) -> Page:
        began = _moment(root)
        path = f"{channel.id}/{began:%Y-%m-%d}-{root['ts']}.md"
        latest = _moment({"ts": root.get("latest_reply") or root["ts"]})
        about = (root.get("text"), (root.get("edited") or {}).get("ts"), root.get("reply_count"), latest)
        summary = digest(channel.name, channel.archived, *about)
        version = talk.thread_version(summary, latest, known.get(path), turn.began)
        mark = Mark(self._link(channel, root), version, latest.isoformat())
        return Page(path, mark, partial(self._read_thread, channel, root), latest)

    async def _read_thread(self, channel: Channel, root: Json) -> bytes:
        """Raises `NotFound` where nothing is left of it but what the bot said, or was asked."""
        said: list[Json] = []
        asked = {"channel": channel.id, "ts": root["ts"], "limit": _PAGE}
        async for message in self._pages("conversations.replies", asked):
            said += [message] if self._is_kept(message) else []
            if len(said) >= MOST_REPLIES:
                break
        if not said:
            raise NotFound("Nobody else says anything there.")
        spoken = await self._spoken(said)
        title = talk.one_line(spoken[0].text, talk.LONGEST_TITLE)
        return talk.document(f"#{channel.name}: {title}", spoken, archived=channel.archived)

    def _is_kept(self, message: Mapping[str, Any]) -> bool:
        """Neither what the bot says, nor what it is asked, nor who came and went."""
        bot = str(self._me.get("user_id"))
        ours = message.get("user") == bot or (message.get("bot_id") or "") == self._me.get("bot_id")
        asked = f"<@{bot}" in str(message.get("text"))
        written = bool(str(message.get("text") or "").strip() or message.get("files"))
        if self._forgotten.pseudonym_of("slack", str(message.get("user") or "")):
            return False
        return not ours and not asked and written and str(message.get("subtype") or "") in _KEPT

    async def _spoken(self, messages: Sequence[Json]) -> list[Spoken]:
        spoken = []
        for message in messages:
            text = str(message.get("text") or "")
            for user in _mentioned(text):
                text = text.replace(f"<@{user}>", f"@{await self._name(user)}")
            files = [str(f["name"]) for f in message.get("files") or () if isinstance(f, Mapping) and f.get("name")]
            files = [self._forgotten.without(name) for name in files]
            text = self._forgotten.without(readable(text))
            spoken.append(Spoken(await self._author(message), text, _moment(message), tuple(files)))
        return spoken

    async def _author(self, message: Json) -> str:
        user = str(message.get("user") or "")
        named = str(message.get("username") or (message.get("bot_profile") or {}).get("name") or "")
        return await self._name(user) if user else named or str(message.get("bot_id") or "?")

    async def _name(self, user: str) -> str:
        """Return the name somebody is shown under; their id, where Slack does not tell."""
        if user not in self._names and (pseudonym := self._forgotten.pseudonym_of("slack", user)):
            self._names[user] = pseudonym
        if user not in self._names:
            self._names[user] = await name_of(self._api, user) or user
        return self._names[user]

    def _link(self, channel: Channel, message: Json) -> str:
        """As `chat.getPermalink` has it, without asking once a message."""
        return f"{str(self._me.get('url')).rstrip('/')}/archives/{channel.id}/p{str(message['ts']).replace('.', '')}"


def _index(channels: Sequence[Channel], at: str) -> int:
    return next((number for number, channel in enumerate(channels) if channel.id == at), 0)


def _moment(message: Mapping[str, Any]) -> datetime:
    return datetime.fromtimestamp(float(message["ts"]), UTC)


def _mentioned(text: str) -> Iterator[str]:
    for piece in text.split("<@")[1:]:
        user, there, _ = piece.partition(">")
        if there and user.isalnum():
            yield user
