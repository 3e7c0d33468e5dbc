"""Who the bot is in a workspace."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Identity:
    """What `auth.test` says: `url` is the workspace's address, `scopes` what the token may do (empty: not said)."""

    team: str
    bot_user: str
    bot: str
    url: str = ""
    scopes: frozenset[str] = frozenset()
