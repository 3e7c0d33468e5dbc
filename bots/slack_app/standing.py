"""Who is a member of the workspace, and which channels people of other workspaces read: asked of Slack, remembered."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from bots.messages import Place
from bots.slack_app.api import SlackApi
from core.access.rights import Standing

AGE = 300.0  # seconds
_MOST = 5_000  # users and channels
_NO_PERSON = ("deleted", "is_bot", "is_workflow_bot")
_GUEST = ("is_restricted", "is_ultra_restricted", "is_stranger")
_SHARED = ("is_ext_shared", "is_pending_ext_shared", "is_org_shared")
_SLACKBOT = "USLACKBOT"  # Slack does not call it a bot


class Standings:
    """Answers are at most 5 minutes old; what Slack does not say is raised, and asked again."""

    def __init__(self, api: SlackApi, clock: Callable[[], float] = time.monotonic) -> None:
        self._api = api
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, Standing]] = OrderedDict()
        self._team = ""

    async def of(self, place: Place, user: str) -> Standing:
        """Return who a user is in a place. Raises `Forbidden`, `NotFound` or `Transient` where Slack does not say."""
        known = await self._remembered(user, self._who)
        if place.direct:
            return known
        return replace(known, shared=(await self._remembered(place.channel, self._channel)).shared)

    async def _who(self, user: str) -> Standing:
        """Say whether a user is a full member of the bot's own workspace: no guest, no bot, nobody from elsewhere."""
        said: Mapping[str, Any] = (await self._api.read("users.info", {"user": user})).get("user") or {}
        grid = said.get("enterprise_user") or {}
        teams = {str(said.get("team_id") or ""), *map(str, grid.get("teams") or ())}
        if user == _SLACKBOT or any(said.get(kind) for kind in _NO_PERSON):
            return Standing()
        guest = await self._home() not in teams or any(said.get(kind) for kind in _GUEST)
        return Standing(member=not guest, guest=guest)

    async def _channel(self, channel: str) -> Standing:
        return Standing(shared=await self._is_shared(channel))

    async def _is_shared(self, channel: str) -> bool:
        """Say whether people of another workspace are in a channel, or are invited into it."""
        said = (await self._api.read("conversations.info", {"channel": channel})).get("channel") or {}
        others = {*(said.get("shared_team_ids") or ()), *(said.get("pending_shared") or ())} - {await self._home()}
        return bool(others) or any(said.get(kind) for kind in _SHARED)

    async def _home(self) -> str:
        if not self._team:
            self._team = str((await self._api.read("auth.test")).get("team_id") or "")
        return self._team or "unknown"

    async def _remembered(self, name: str, ask: Callable[[str], Awaitable[Standing]]) -> Standing:
        known = self._known.get(name)
        if known is not None and self._clock() - known[0] < AGE:
            return known[1]
        said = await ask(name)
        self._known[name] = (self._clock(), said)
        while len(self._known) > _MOST:
            self._known.popitem(last=False)
        return said
