"""Which readers of documents somebody is: roles of servers, and channels that they can read."""

from __future__ import annotations

import logging
from collections.abc import Collection

from bots.discord_app.membership import Membership
from bots.discord_app.standing import Standings
from bots.messages import Place
from core.errors import ErrataError

log = logging.getLogger(__name__)

_PERSON, _ROLE, _CHANNEL = "discord:", "discord:role:", "discord:channel:"


async def principals_of(
    asked: tuple[Standings, Membership], place: Place, user: str, named: Collection[str]
) -> frozenset[str]:
    """Return which of these a user is. What Discord does not say admits nobody, and is asked again."""
    standings, membership = asked
    found = {f"{_PERSON}{user}"}
    try:
        if any(one.startswith(_ROLE) for one in named):
            found |= {f"{_ROLE}{role}" for role in await standings.roles(place, user)}
        if any(one.startswith(_CHANNEL) for one in named):
            found |= {f"{_CHANNEL}{channel}" for channel in await membership.channels_of(user)}
    except ErrataError as error:
        log.warning("Discord does not say which roles or channels somebody has, so they admit nobody: %s", error)
    return frozenset(found).intersection(named)
