"""What was said in chosen channels of Discord as a source: a document a thread, and one a day for all other talk."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import discord
from discord.http import Route

from bots import talk
from bots.discord_app.api import DiscordApi, Json
from bots.talk import Spoken
from core.access.readers import LET_THROUGH, Readers
from core.errors import Forbidden, NotFound
from core.indexing.sources.paged import Batch, Page, bring_pages, digest, same
from core.indexing.sources.port import Listing, Mark, Marks, Round
from storage.forgetting.remembered import Forgotten

_PAGE = 100  # messages, or threads, a page: as many as Discord gives
_BATCH = 50  # threads
MOST_MESSAGES = 100_000  # of one channel
MOST_REPLIES = 2_000  # of one thread: the latest
_THREADS = "threads"
_FORUMS = (15, 16)  # of threads and of media
_OPEN = (10, 11)  # threads that all who read the channel read
_SAID = frozenset({0, 19, 21})  # a message, a reply, the message that a thread began with
_VIEW = discord.Permissions(view_channel=True).value
_CONTENT = (1 << 18) | (1 << 19)  # flags of an application that is told what messages say


@dataclass(frozen=True, slots=True)
class Channel:
    """What Discord says of a channel; its name is that of now."""

    id: str
    name: str
    guild: str
    holds_threads_alone: bool = False


class DiscordHistory:
    """Some channels of servers that the bot is in; `api` is closed when they were gone through.

    `homes` are the servers whose members are the team: what others say is kept to who reads their channel. What people
    say who were `forgotten` is left out, and others' words name them by a pseudonym.
    """

    def __init__(
        self,
        api: DiscordApi,
        channels: Sequence[str],
        days: int,
        homes: Sequence[str] = (),
        forgotten: Forgotten | None = None,
    ) -> None:
        self._api = api
        self._channels = tuple(channels)
        self._days = days
        self._homes = frozenset(homes)
        self._forgotten = forgotten or Forgotten()
        self._me = ""

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """Go through the channels, newest day first, then their threads."""
        try:
            return await bring_pages(self._batches(known, turn), mirror, known, turn)
        finally:
            await self._api.close()

    async def _batches(self, known: Marks, turn: Round) -> AsyncIterator[Batch]:
        self._me = str(await self._api.me())
        if not int((await self._api.read(Route("GET", "/applications/@me"))).get("flags") or 0) & _CONTENT:
            hint = "Switch on Message Content Intent at https://discord.com/developers/applications > your app > Bot."
            raise Forbidden("Discord does not tell the bot what messages say.", hint=hint)
        at, _, before = (turn.cursor or "").partition(":")
        channels: list[Channel] = []
        for name in self._channels:  # before anything is read: who may read it
            found, batch = await self._look_at(name, turn.cursor)
            yield batch
            channels += [found] if found else []
        first = next((number for number, channel in enumerate(channels) if channel.id == at), 0)
        for channel in channels[first:]:
            begin = before if channel.id == at else ""
            if begin != _THREADS and not channel.holds_threads_alone:
                async for batch in self._of(channel, begin, turn):
                    yield batch
            async for batch in self._threads_of(channel, known, turn):
                yield batch

    async def _look_at(self, name: str, cursor: str | None) -> tuple[Channel | None, Batch]:
        """Return a channel and its readers: all members, who may look into it, or nobody where that is not told."""
        try:
            told = await self._api.read(Route("GET", "/channels/{channel_id}", channel_id=name))
            guild = str(told.get("guild_id") or "")
            if not guild:
                raise Forbidden("It is in no server.")
            roles = (await self._api.read(Route("GET", "/guilds/{guild_id}", guild_id=guild))).get("roles") or ()
        except (Forbidden, NotFound) as error:
            return None, talk.untold(name, error, cursor)
        everybody = _is_open(told, guild, roles) and (not self._homes or guild in self._homes)
        readers: Readers = LET_THROUGH if everybody else ((f"discord:channel:{name}",),)
        channel = Channel(name, str(told.get("name") or name), guild, told.get("type") in _FORUMS)
        return channel, Batch(cursor=cursor, readers={name: readers})

    async def _of(self, channel: Channel, before: str, turn: Round) -> AsyncIterator[Batch]:
        """Yield what stands in the channel itself, a day at a time."""
        read, held = 0, list[Json]()
        async for message in self._messages(channel.id, before, self._oldest(turn)):
            if held and _moment(held[-1]).date() != _moment(message).date():
                yield self._day(channel, held)
                held = []
            held.append(message)
            read += 1
            if read > MOST_MESSAGES:
                yield Batch(fault=f"#{channel.name} has more than {MOST_MESSAGES:,} messages.")
                return
        yield self._day(channel, held) if held else Batch(cursor=f"{channel.id}:{_THREADS}")

    def _day(self, channel: Channel, messages: Sequence[Json]) -> Batch:
        cursor = f"{channel.id}:{messages[-1]['id']}"
        said = [message for message in reversed(messages) if self._is_kept(message)]
        if not said:
            return Batch(cursor=cursor)
        day = f"{_moment(said[0]):%Y-%m-%d}"
        text = talk.document(f"#{channel.name} {day}", [self._spoken(message) for message in said])
        mark = Mark(_link(channel, channel.id, said[0]["id"]), digest(text), _moment(said[-1]).isoformat())
        return Batch([Page(f"{channel.id}/{day}.md", mark, partial(same, text), _moment(said[-1]))], cursor)

    async def _threads_of(self, channel: Channel, known: Marks, turn: Round) -> AsyncIterator[Batch]:
        pages: list[Page] = []
        cursor = f"{channel.id}:{_THREADS}"
        async for thread in self._threads(channel, self._oldest(turn)):
            pages.append(self._thread(channel, thread, known, turn))
            if len(pages) == _BATCH:
                yield Batch(pages, cursor)
                pages = []
        yield Batch(pages, cursor)

    async def _threads(self, channel: Channel, oldest: datetime) -> AsyncIterator[Json]:
        active = await self._api.read(Route("GET", "/guilds/{guild_id}/threads/active", guild_id=channel.guild))
        for thread in active.get("threads") or ():
            if str(thread.get("parent_id")) == channel.id and thread.get("type") in _OPEN:
                yield thread
        query: Json = {"limit": _PAGE}
        archived = Route("GET", "/channels/{channel_id}/threads/archived/public", channel_id=channel.id)
        while True:
            page = await self._api.read(archived, query)
            for thread in page.get("threads") or ():
                query["before"] = thread["thread_metadata"]["archive_timestamp"]
                if datetime.fromisoformat(query["before"]) < oldest:
                    return
                yield thread
            if not page.get("has_more") or not page.get("threads"):
                return

    def _thread(self, channel: Channel, thread: Json, known: Marks, turn: Round) -> Page:
        began = discord.utils.snowflake_time(int(thread["id"]))
        path = f"{channel.id}/{began:%Y-%m-%d}-{thread['id']}.md"
        latest = discord.utils.snowflake_time(int(thread.get("last_message_id") or thread["id"]))
        closed = bool(thread["thread_metadata"].get("locked"))
        about = (thread.get("name"), thread.get("message_count"), thread.get("total_message_sent"), latest)
        summary = digest(channel.name, closed, *about)
        version = talk.thread_version(summary, latest, known.get(path), turn.began)
        mark = Mark(_link(channel, thread["id"]), version, latest.isoformat())
        return Page(path, mark, partial(self._read_thread, channel, thread, closed=closed), latest)

    async def _read_thread(self, channel: Channel, thread: Json, *, closed: bool) -> bytes:
        """Raises `NotFound` where nothing is left of it but what the bot said, or was asked."""
        said: list[Json] = []
        async for message in self._messages(thread["id"], "", None):
            said += [message] if self._is_kept(message) else []
            if len(said) >= MOST_REPLIES:
                break
        if not said:
            raise NotFound("Nobody else says anything there.")
        name = self._forgotten.without(str(thread.get("name") or ""))
        title = f"#{channel.name}: {talk.one_line(name, talk.LONGEST_TITLE)}"
        return talk.document(title, [self._spoken(message) for message in reversed(said)], archived=closed)

    async def _messages(self, channel: str, before: str, oldest: datetime | None) -> AsyncIterator[Json]:
        """Yield messages, newest first."""
        query: Json = {"limit": _PAGE, **({"before": before} if before else {})}
        while True:
            page = await self._api.read(Route("GET", "/channels/{channel_id}/messages", channel_id=channel), query)
            for message in page:
                query["before"] = message["id"]
                if oldest is not None and _moment(message) < oldest:
                    return
                yield message
            if len(page) < _PAGE:
                return

    def _oldest(self, turn: Round) -> datetime:
        return talk.window(self._days, datetime.fromisoformat(turn.began))

    def _is_kept(self, message: Mapping[str, Any]) -> bool:
        """Neither what the bot says, nor what it is asked, nor what Discord says of who came."""
        text = _content(message)
        asked = f"<@{self._me}>" in text or f"<@!{self._me}>" in text
        written = bool(text.strip() or message.get("attachments"))
        author = str(_origin(message)["author"]["id"])
        if author == self._me or self._forgotten.pseudonym_of("discord", author):
            return False
        return not asked and written and message["type"] in _SAID

    def _spoken(self, message: Mapping[str, Any]) -> Spoken:
        origin = _origin(message)
        text = _content(message)
        for user in origin.get("mentions") or ():
            name = self._forgotten.pseudonym_of("discord", str(user["id"])) or _name(user)
            for form in (f"<@{user['id']}>", f"<@!{user['id']}>"):
                text = text.replace(form, f"@{name}")
        names = (str(file["filename"]) for file in origin.get("attachments") or ())
        files = tuple(self._forgotten.without(name) for name in names)
        return Spoken(_name(origin["author"]), self._forgotten.without(text), _moment(origin), files)


def _is_open(channel: Mapping[str, Any], guild: str, roles: Sequence[Mapping[str, Any]]) -> bool:
    """Say whether every member of a server looks into a channel: one role that is kept out makes it a closed one."""
    everyone = next((int(role["permissions"]) for role in roles if str(role["id"]) == guild), 0)
    overwrites = channel.get("permission_overwrites") or ()
    allowed = any(int(one["allow"]) & _VIEW for one in overwrites if str(one["id"]) == guild)
    return not any(int(one["deny"]) & _VIEW for one in overwrites) and (allowed or bool(everyone & _VIEW))


def _origin(message: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the message that a thread began with, in place of the one that says so."""
    return message.get("referenced_message") or message if message.get("type") == 21 else message


def _content(message: Mapping[str, Any]) -> str:
    return str(_origin(message).get("content") or "")


def _name(user: Mapping[str, Any]) -> str:
    return str(user.get("global_name") or user.get("username") or user["id"])


def _moment(message: Mapping[str, Any]) -> datetime:
    return discord.utils.snowflake_time(int(message["id"]))


def _link(channel: Channel, *places: str) -> str:
    return "/".join(("https://discord.com/channels", channel.guild, *places))
