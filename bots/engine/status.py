"""Shows what is being done, without holding up what is done: the latest word wins."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from bots.courier import Courier, Delivery
from bots.messages import Place
from core.errors import ErrataError
from core.ports import Progress

logger = logging.getLogger(__name__)


class Status:
    """Passes progress on to a courier, one call at a time; `report` fits `core.ports.Report`."""

    def __init__(self, courier: Courier | None, place: Place, delivery: Delivery, language: str = "") -> None:
        self._courier = courier
        self._place = place
        self._delivery = delivery
        self._language = language
        self._latest: Progress | None = None
        self._telling: asyncio.Task[None] | None = None

    def report(self, progress: Progress) -> None:
        """Note what is done now, and show it as soon as the last showing is through."""
        self._latest = replace(progress, language=self._language)
        if self._courier is not None and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell(self._courier))

    def rest(self) -> None:
        """Show nothing new: the answer is about to be posted. What is being shown comes to its end."""
        self._latest = None

    async def clear(self) -> None:
        """Take it away, where nothing is posted in its stead."""
        self.close()
        if self._courier is not None:
            await self._courier.clear_status(self._place, self._delivery.key)

    def close(self) -> None:
        """Show nothing any more."""
        self._latest = None
        if self._telling is not None:
            self._telling.cancel()

    async def _tell(self, courier: Courier) -> None:
        while self._latest is not None:
            progress, self._latest = self._latest, None
            try:
                await courier.status(self._place, self._delivery, progress)
            except ErrataError as error:
                logger.info("No status shown: %s", error)
