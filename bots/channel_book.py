"""The settings of all channels: what commands said, before what the file says, before the defaults."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bots.channel_settings import DEFAULT, DIRECT, ChannelSettings, apply_changes
from bots.messages import Place
from core.errors import BadInput
from storage import channels
from storage.database import Database


class ChannelBook:
    """Every call is one quick read of the database; `configured` is what `load_channels` read."""

    def __init__(self, database: Database, configured: Mapping[str, ChannelSettings] | None = None) -> None:
        self._database = database
        self._configured = dict(configured or {})

    async def settings(self, place: Place) -> ChannelSettings:
        """Return the settings of a place's channel: by command, else by file, else the defaults."""
        by_file = self._by_file(place.platform, DIRECT if place.direct else place.channel)
        try:
            return apply_changes(by_file, await self._by_command(place))
        except BadInput:  # a setting of another version: the file's word stands
            return by_file

    async def change(self, place: Place, user: str, changes: Mapping[str, Any]) -> ChannelSettings:
        """Keep changes to a channel's settings and return the whole. Raises `BadInput` naming what is wrong."""
        changed = apply_changes(await self.settings(place), changes)
        body = json.dumps(await self._by_command(place) | dict(changes))
        await self._database.run(lambda session: channels.put_settings(session, _key(place), body, user))
        return changed

    async def reads_by_its_own(self, place: Place) -> bool:
        """Say whether somebody chose what direct messages may read: by command there, or by naming it in the file."""
        by_file = self._configured.get(f"{place.platform}.{DIRECT}")
        named = by_file is not None and by_file.collections is not None
        return named or "collections" in await self._by_command(place)

    async def restricts(self, platform: str) -> bool:
        """Say whether any channel of a platform, or the default, may read less than everything."""
        tables = {DEFAULT: ChannelSettings(), **self._configured}
        by_file = (s for name, s in tables.items() if name == DEFAULT or name.startswith(f"{platform}."))
        if any(settings.collections is not None for settings in by_file):
            return True
        bodies = await self._database.read(lambda session: channels.all_settings(session, platform))
        return any(_restricts(json.loads(body)) for body in bodies)

    def _by_file(self, platform: str, channel: str) -> ChannelSettings:
        default = self._configured.get(DEFAULT, ChannelSettings())
        return self._configured.get(f"{platform}.{channel}", default)

    async def _by_command(self, place: Place) -> dict[str, Any]:
        body = await self._database.read(lambda session: channels.get_settings(session, _key(place)))
        given: dict[str, Any] = json.loads(body or "{}")
        return given


def _restricts(given: Mapping[str, Any]) -> bool:
    try:
        return apply_changes(ChannelSettings(), given).collections is not None
    except BadInput:  # not to be understood any more: better taken for a restriction
        return True


def _key(place: Place) -> channels.Key:
    # Discord's channel ids are unique everywhere, and its direct messages know no server to look a channel up by.
    workspace = "" if place.platform == "discord" else place.workspace
    return place.platform, workspace, place.channel
