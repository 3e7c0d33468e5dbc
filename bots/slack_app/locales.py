"""Which language Slack shows itself in to somebody: asked where no text tells one, and remembered for a day."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from bots.languages import language_for
from bots.slack_app.api import SlackApi
from core.errors import ErrataError

log = logging.getLogger(__name__)

AGE = 86_400.0  # seconds
PATIENCE = 1.0  # seconds of the three that Slack gives for an answer
_MOST = 5_000


class Locales:
    """Languages of people, by their ids. What Slack does not say in time is asked again the next time."""

    def __init__(self, api: SlackApi, clock: Callable[[], float] = time.monotonic) -> None:
        self._api = api
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, str]] = OrderedDict()
        self._asking: dict[str, asyncio.Task[str]] = {}

    async def of(self, user: str, patience: float = PATIENCE) -> str:
        """Return the language (ISO 639-1) that a user set Slack to; empty where Slack does not say within `patience`.

        What comes later than that is known the next time.
        """
        at, language = self._known.get(user, (-AGE, ""))
        if self._clock() - at < AGE and user in self._known:
            return language
        if user not in self._asking:
            self._asking[user] = asyncio.create_task(self._ask(user))
        try:
            return await asyncio.wait_for(asyncio.shield(self._asking[user]), patience)
        except TimeoutError:
            log.info("Slack has not said yet which language %s speaks.", user)
            return ""

    async def _ask(self, user: str) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                said = await self._api.read("users.info", {"user": user, "include_locale": True})
        except (ErrataError, TimeoutError) as error:
            log.warning("The language of a user is not known: %s", error)
            return ""
        finally:
            self._asking.pop(user, None)
        language = language_for("", str((said.get("user") or {}).get("locale") or ""))
        self._known[user] = (self._clock(), language)
        self._known.move_to_end(user)
        while len(self._known) > _MOST:
            self._known.popitem(last=False)
        return language
