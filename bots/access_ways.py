"""What may be read by which way, told at the terminal: decided by what decides it for a question, of who is assumed.

No platform is asked. Who is a member, a guest, or in which channel is what the answer says, not what it knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bots.audiences import Audiences
from bots.channel_book import ChannelBook
from bots.channel_settings import ChannelSettings
from bots.messages import Place
from bots.platforms import traits_of
from bots.readers import DocumentReaders
from core.access.rights import Scope, Standing
from storage.database import Database

MEMBER = Standing(member=True)
NO_MEMBER = Standing()
GUEST = Standing(guest=True)
SHARED = Standing(member=True, shared=True)


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel that is known of; `workspace` is empty where it stands without one."""

    platform: str
    workspace: str
    name: str

    @property
    def subject(self) -> str:
        """How commands name it."""
        return f"{self.platform}:{self.workspace}:{self.name}"


@dataclass(frozen=True, slots=True)
class Way:
    """A way to ask: where, as whom, and what may be read by it. `why` is said to the asker where that is nothing.

    `channel` is the channel it is in, or (`direct`) the one that asker and bot are assumed to share.
    """

    where: str
    as_whom: str
    scope: Scope
    why: str = ""
    direct: bool = False
    channel: Channel | None = None


@dataclass(frozen=True, slots=True)
class Ways:
    """Finds the ways of a person or of a channel; `tables` is what the channels file says."""

    database: Database
    tables: Mapping[str, ChannelSettings]
    channels: Sequence[Channel]

    async def of_person(self, platform: str, workspace: str, user: str, direct_channel: str = "") -> list[Way]:
        """Return the ways of a person: direct messages, what each channel adds to them, and each channel."""
        place = Place(platform, direct_channel, workspace, direct=True, user=user)
        known = [c for c in self.channels if c.platform == platform and c.workspace in ("", workspace)]
        known = known if workspace else [c for c in self.channels if c.platform == platform]
        found = []
        for as_whom, standing in _standings(platform):
            alone = await self._read(place, user, standing, [], as_whom, None)
            found.append(alone)
            for channel in known:
                more = await self._read(place, user, standing, [channel.name], as_whom, channel)
                found += [more] if more.scope != alone.scope else []
        for channel in known:
            found += await self.of_channel(channel, user)
        return found

    async def of_channel(self, channel: Channel, user: str = "") -> list[Way]:
        """Return the ways of a channel: for members, and for those who are none or where others read along."""
        place = Place(channel.platform, channel.name, channel.workspace, user=user)
        standings = list(_standings(channel.platform))
        if traits_of(channel.platform).has_guests:
            standings.append(("member, where other workspaces read along", SHARED))
        return [await self._read(place, user, standing, [], who, channel) for who, standing in standings]

    async def _read(  # noqa: PLR0913, PLR0917 - what is assumed, each by its name
        self, place: Place, user: str, standing: Standing, shared: list[str], as_whom: str, channel: Channel | None
    ) -> Way:
        async def stands(_: Place, __: str) -> Standing:
            return standing

        async def shares(_: str) -> Sequence[str]:
            return shared

        book = ChannelBook(self.database, self.tables)
        platform = place.platform
        audiences = Audiences(
            self.database, book, {platform: shares}, {platform: stands}, DocumentReaders(self.database)
        )
        reading = await audiences.read(place, user, alone=place.direct)
        where = channel.subject if channel is not None else f"{platform}: direct messages"
        if place.direct and channel is not None:
            where = f"{platform}: direct messages, if in {channel.subject}"
        return Way(where, as_whom, reading.scope, "" if reading.scope else reading.why, place.direct, channel)


def _standings(platform: str) -> Iterable[tuple[str, Standing]]:
    yield "member", MEMBER
    yield ("guest", GUEST) if traits_of(platform).has_guests else ("no member", NO_MEMBER)
