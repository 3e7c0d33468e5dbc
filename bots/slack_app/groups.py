"""Which readers of documents somebody is: user groups and channels, asked of Slack and remembered."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection

from bots.slack_app.api import Json, SlackApi
from bots.slack_app.membership import Membership
from core.errors import ErrataError, Forbidden

log = logging.getLogger(__name__)

AGE = 300.0  # seconds
MOST_MEMBERS = 1_000  # of a channel: who is in a larger one is not known
_MOST_KEPT = 1_000
_MOST_ASKED = 50  # groups and channels that one question asks for
_PREFIX = "slack:"
_GROUP, _CHANNEL = ("S",), ("C", "G")

Members = frozenset[str]


class Groups:
    """Answers are at most 5 minutes old. What Slack does not say admits nobody, and is asked again."""

    def __init__(self, api: SlackApi, membership: Membership, clock: Callable[[], float] = time.monotonic) -> None:
        self._api = api
        self._membership = membership
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, Members]] = OrderedDict()

    async def principals_of(self, user: str, named: Collection[str]) -> frozenset[str]:
        """Return which of these a user is; of a channel that the bot is not in, nobody is known to be."""
        found = {f"{_PREFIX}{user}"}
        groups = _ids(named, _GROUP)
        found |= {f"{_PREFIX}{group}" for group in groups if user in (await self._asked(group, self._group) or ())}
        if channels := _ids(named, _CHANNEL):
            shared = await self._shared(user)
            found |= {f"{_PREFIX}{channel}" for channel in channels if channel in shared}
        return frozenset(found).intersection(named)

    async def principals_in(self, channel: str, named: Collection[str]) -> list[frozenset[str]] | None:
        """Return which of these each one in a channel is, without the bot; None where that can't be known."""
        members = await self._asked(channel, self._channel)
        if members is None:
            return None
        admitted = {one: await self._asked(one, self._group) for one in _ids(named, _GROUP)}
        admitted |= {one: await self._asked(one, self._channel) for one in _ids(named, _CHANNEL)}

        def who(user: str) -> frozenset[str]:
            ids = [user, *(one for one, theirs in admitted.items() if user in (theirs or ()))]
            return frozenset(f"{_PREFIX}{one}" for one in ids).intersection(named)

        return [who(user) for user in sorted(members)]

    async def _shared(self, user: str) -> Collection[str]:
        try:
            return await self._membership.channels_of(user)
        except ErrataError as error:
            log.warning("Slack does not say which channels somebody is in: %s", error)
            return ()

    async def _asked(self, name: str, ask: Callable[[str], Awaitable[Members]]) -> Members | None:
        known = self._known.get(name)
        if known is not None and self._clock() - known[0] < AGE:
            return known[1]
        try:
            said = await ask(name)
        except ErrataError as error:
            log.warning("Slack does not say who is in %s, so it admits nobody: %s", name, error)
            return None
        self._known[name] = (self._clock(), said)
        while len(self._known) > _MOST_KEPT:
            self._known.popitem(last=False)
        return said

    async def _group(self, group: str) -> Members:
        told = await self._api.read("usergroups.users.list", {"usergroup": group})
        return frozenset(map(str, told.get("users") or ()))

    async def _channel(self, channel: str) -> Members:
        """Return who is in a channel besides the bot. Raises where they are too many to be asked for."""
        params: Json = {"channel": channel, "limit": MOST_MEMBERS}
        told = await self._api.read("conversations.members", params)
        members = frozenset(map(str, told.get("members") or ()))
        if (told.get("response_metadata") or {}).get("next_cursor") or not members:
            raise Forbidden(f"More than {MOST_MEMBERS} are in it, or nobody is.")
        return members - {str((await self._api.read("auth.test")).get("user_id") or "")}


def _ids(named: Collection[str], begins: tuple[str, ...]) -> list[str]:
    ids = sorted(one.removeprefix(_PREFIX) for one in named if one.startswith(_PREFIX))
    return [one for one in ids if one.startswith(begins)][:_MOST_ASKED]
