"""The names people are shown under."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bots.people_named import is_name_of
from bots.slack_app.api import SlackApi
from core.errors import Forbidden, NotFound, Unavailable

_AGE = 3_600.0  # seconds
_PAGE, _PAGES = 200, 10


async def name_of(api: SlackApi, user: str) -> str:
    """Return the name somebody is shown under; nothing where Slack knows nobody. Raises where it does not answer."""
    try:
        told: Mapping[str, Any] = (await api.read("users.info", {"user": user})).get("user") or {}
    except (Forbidden, NotFound):
        return ""
    return next(_names(told), "")


class Names:
    """What everybody of the workspace is called, at most an hour old."""

    def __init__(self, api: SlackApi, clock: Callable[[], float] = time.monotonic) -> None:
        self._api = api
        self._clock = clock
        self._known: tuple[float, Mapping[str, tuple[str, ...]]] | None = None

    async def who_is(self, name: str) -> tuple[str, ...]:
        """Return the ids of those who may be called so.

        Raises where Slack does not say, also of more than 2,000 people.
        """
        if self._known is None or self._clock() - self._known[0] >= _AGE:
            self._known = self._clock(), await self._ask()
        return tuple(user for user, names in self._known[1].items() if is_name_of(name, names))

    async def _ask(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        page: Mapping[str, Any] = {}
        async for page in self._api.pages("users.list", {"limit": _PAGE}, _PAGES):
            people = (one for one in page.get("members") or () if not (one.get("deleted") or one.get("is_bot")))
            found |= {str(one.get("id") or ""): tuple(_names(one)) for one in people}
        if (page.get("response_metadata") or {}).get("next_cursor"):
            raise Unavailable("The workspace has more people than are looked through.")
        return found


def _names(told: Mapping[str, Any]) -> Iterator[str]:
    """Yield what somebody is called, what they are shown under first."""
    profile = told.get("profile") or {}
    names = (profile.get("display_name"), profile.get("real_name"), told.get("real_name"), told.get("name"))
    yield from (str(name) for name in names if name)
