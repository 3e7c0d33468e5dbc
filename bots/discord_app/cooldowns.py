"""How often one person may ask: the same pause for commands and mentions."""

from __future__ import annotations

from collections import OrderedDict

from discord.app_commands import Cooldown

RATE, PER = 6, 30.0  # questions in so many seconds
_MOST_USERS = 5_000


class Cooldowns:
    """One cooldown a user."""

    def __init__(self, rate: float = RATE, per: float = PER) -> None:
        self._rate, self._per = rate, per
        self._users: OrderedDict[str, Cooldown] = OrderedDict()

    def pause(self, user: str) -> float:
        """Count a question; return the seconds until the next may be asked, 0 where it may be now."""
        cooldown = self._users.setdefault(user, Cooldown(self._rate, self._per))
        self._users.move_to_end(user)
        while len(self._users) > _MOST_USERS:
            self._users.popitem(last=False)
        return cooldown.update_rate_limit() or 0.0


def pause_text(seconds: float) -> str:
    """Return what somebody is told who asks too fast."""
    return f"🐢 One at a time, please: ask again in {max(1, round(seconds))} s. This question was not taken."
