"""The settings of all channels: what commands said, before what the file says, before the defaults."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bots.channel_settings import DEFAULT, DIRECT, ChannelSettings, apply_changes
from bots.messages import Place
from bots.platforms import workspace_in_key
from core.access.rights import Own
from core.errors import BadInput
from storage.conversations import channels
from storage.database import Database

COLLECTIONS = "collections"


class ChannelBook:
    """Every call is one quick read of the database; `configured` is what `load_channels` read."""

    def __init__(self, database: Database, configured: Mapping[str, ChannelSettings] | None = None) -> None:
        self._database = database
        self._configured = dict(configured or {})

    async def settings(self, place: Place) -> ChannelSettings:
        """Return the settings of a place's channel: by command, else by file, else the defaults."""
        by_file = self._by_file(place.platform, DIRECT if place.direct else place.channel)
        return _overlaid(by_file, await self._by_command(place))

    async def change(self, place: Place, user: str, changes: Mapping[str, Any]) -> ChannelSettings:
        """Keep changes to a channel's settings and return the whole. Raises `BadInput` naming what is wrong."""
        changed = apply_changes(await self.settings(place), changes)
        body = json.dumps(await self._by_command(place) | dict(changes))
        await self._database.run(lambda session: channels.put_settings(session, _key(place), body, user))
        return changed

    @property
    def narrows_to(self) -> tuple[str, ...] | None:
        """What the file's `[default]` leaves of what is for everyone, in channels without a word of their own."""
        named = self._configured.get(DEFAULT, ChannelSettings()).collections
        return named if isinstance(named, tuple) else None

    async def named_for_direct(self, place: Place) -> Own:
        """Return what is named for direct messages: by command in these, else in the file."""
        if place.direct:
            return (await self.settings(place)).collections
        return self._by_file(place.platform, DIRECT).collections

    async def named_on(self, platform: str) -> NamedOn:
        """Return what is named for single channels of a platform, by command or in the file."""
        rows = await self._database.read(lambda session: channels.all_settings(session, platform))
        given = {(key[1], key[2]): json.loads(body) for key, body in rows}
        by_command = {
            key: _overlaid(ChannelSettings(), body).collections for key, body in given.items() if COLLECTIONS in body
        }
        prefix = f"{platform}."
        by_file = {
            name.removeprefix(prefix): settings.collections
            for name, settings in self._configured.items()
            if name.startswith(prefix) and name != prefix + DIRECT and settings.collections is not None
        }
        return NamedOn(platform, by_command, by_file)

    def _by_file(self, platform: str, channel: str) -> ChannelSettings:
        default = replace(self._configured.get(DEFAULT, ChannelSettings()), collections=None)
        return self._configured.get(f"{platform}.{channel}", default)

    async def _by_command(self, place: Place) -> dict[str, Any]:
        body = await self._database.read(lambda session: channels.get_settings(session, _key(place)))
        given: dict[str, Any] = json.loads(body or "{}")
        return given


@dataclass(frozen=True, slots=True)
class NamedOn:
    """The collections that settings name for single channels of a platform; what a command said goes first."""

    platform: str
    by_command: Mapping[tuple[str, str], Own]
    by_file: Mapping[str, Own]

    def of(self, workspace: str, channel: str) -> Own:
        """Return what is named for one channel."""
        key = (workspace_in_key(self.platform, workspace), channel)
        return self.by_command[key] if key in self.by_command else self.by_file.get(channel)

    def __bool__(self) -> bool:
        """Say whether anything is named for any channel."""
        return any(own is not None for own in (*self.by_command.values(), *self.by_file.values()))


def _overlaid(settings: ChannelSettings, given: Mapping[str, Any]) -> ChannelSettings:
    """Return settings with what a command said; of another version's, the file's word stands, and nothing is read."""
    for key, value in given.items():
        try:
            settings = apply_changes(settings, {key: value})
        except BadInput:
            settings = replace(settings, collections=()) if key == COLLECTIONS else settings
    return settings


def _key(place: Place) -> channels.Key:
    # Where ids are the same in all workspaces, direct messages know no workspace to look a channel up by.
    return place.platform, workspace_in_key(place.platform, place.workspace), place.channel
