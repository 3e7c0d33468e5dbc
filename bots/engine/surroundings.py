"""What stands around a message on its platform: looked at once a run, within seconds, and never needed."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from bots.engine.asked_privately import is_quietly_asked
from bots.engine.run import Run
from bots.manners.hearing import in_thread, is_addressed
from bots.messages import Incoming, Kind, Said
from core.errors import ErrataError, LeaseLost, Stopped

logger = logging.getLogger(__name__)

PATIENCE = 3.0  # seconds


@dataclass(slots=True)
class Surroundings:
    """The thread that a message was written in; () where it is in none, None where it could not be read."""

    run: Run
    incoming: Incoming
    _said: tuple[Said, ...] | None = None
    _looked: bool = field(default=False)

    async def said(self) -> tuple[Said, ...] | None:
        """Return what stands before the message, oldest first. What goes wrong is logged, and nothing is known then."""
        if not self._looked:
            self._said, self._looked = await self._look(), True
        return self._said

    async def is_called(self, name: str) -> bool | None:
        """Return whether anybody there may be called so; None where it is not told in time."""
        place, courier = self.incoming.place, self.run.courier(self.incoming.place)
        if courier is None:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return bool(await courier.who_is_called(place, name))
        except (LeaseLost, Stopped):
            raise
        except (ErrataError, TimeoutError) as error:
            logger.info("%s: whether anybody is called by a name was not told: %s", self.run.work.id, error)
            return None

    async def _look(self) -> tuple[Said, ...] | None:
        place, courier = self.incoming.place, self.run.courier(self.incoming.place)
        around = in_thread(self.incoming) or self.incoming.payload.get("opening")
        alone = place.direct or (place.private and not is_quietly_asked(place))
        if courier is None or alone or not around or not place.message:
            return ()
        try:
            async with asyncio.timeout(PATIENCE):
                return await courier.said_before(place)
        except (LeaseLost, Stopped):
            raise
        except (ErrataError, TimeoutError) as error:
            logger.info("%s: answered without what stands around it: %s", self.run.work.id, error)
            return None


async def is_for_us(run: Run, incoming: Incoming, around: Surroundings) -> bool:
    """Say whether a message in our thread that does not name us is for us, now that the thread can be looked at.

    It is decided once a piece of work: a run that is resumed does not change its mind.
    """
    if is_addressed(incoming) or incoming.payload.get("unasked"):
        return True
    return await run.step("heard", bool, lambda: _is_for_us(run, incoming, around))


async def _is_for_us(run: Run, incoming: Incoming, around: Surroundings) -> bool:
    said = await around.said()
    if said is None:
        return True
    kind = incoming.kind
    taken = Incoming(
        incoming.event_id, Kind.ASK, incoming.place, incoming.user, incoming.text, payload={"addressed": False}
    )
    heard = await run.services.conversation.heard_among(taken, said, around.is_called)
    return heard.incoming is not None and heard.incoming.kind is kind
