"""What a channel may not read and its asker may: said to the asker alone, and to nobody else by any sign."""

from __future__ import annotations

import logging
from dataclasses import replace

from bots.engine.run import Run
from bots.event_keys import is_alone
from bots.languages import say
from bots.messages import Incoming, spoken_by
from core.errors import ErrataError
from core.model import Answer, Outcome

logger = logging.getLogger(__name__)


async def say_in_private(run: Run, incoming: Incoming, answer: Answer) -> None:
    """Tell who asked in a channel, and got no answer, that there is something they may read and not everybody there.

    Where that is not known to be so, or can't be told to them alone, nothing is said.
    """
    courier, place = run.courier(incoming.place), incoming.place
    if answer.outcome is not Outcome.REFUSED or courier is None or is_alone(place) or incoming.from_bot:
        return
    try:
        withheld = await run.services.conversation.withheld(place, incoming.user)
        if withheld and await run.services.fits(answer.question, withheld):
            delivery = run.delivery(run.key("withheld"))
            await courier.offer(
                replace(place, private=False), incoming.user, say("fits in private", spoken_by(incoming)), delivery
            )
    except ErrataError as error:
        logger.info("%s: what may be asked in private could not be told: %s", run.work.id, error)
