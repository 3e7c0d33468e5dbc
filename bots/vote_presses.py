"""A vote button that is pressed again: to take the vote back, or because nothing was heard of the first press."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from dataclasses import replace

from bots.conversation import Conversation
from bots.messages import Incoming
from core.errors import ErrataError

log = logging.getLogger(__name__)

DOUBLE = 1.0  # seconds within which two presses are one, whatever was said to the first
UNHEARD = 15.0  # seconds within which a press that we answered to nobody is made again; platforms give up after 3
_MOST = 2_000

Press = tuple[str, str, str]


class VotePresses:
    """Says of each press whether it takes a vote back, so that what the person is told is what is counted.

    It does where the vote is known to stand, and whoever gave it was told so. Told by this process, that is; where
    another one heard the first press, some seconds must have passed.
    """

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self._answered: OrderedDict[Press, float] = OrderedDict()

    async def judged(self, incoming: Incoming) -> Incoming:
        """Return a press with whether it `takes_back` what stands; where that can't be read, it does not."""
        return replace(incoming, payload={**incoming.payload, "takes_back": await self._takes_back(incoming)})

    def answered(self, incoming: Incoming) -> None:
        """Note that whoever pressed was told what it did."""
        self._answered[_press(incoming)] = time.time()
        self._answered.move_to_end(_press(incoming))
        while len(self._answered) > _MOST:
            self._answered.popitem(last=False)

    async def _takes_back(self, incoming: Incoming) -> bool:
        _, answer_id, vote = press = _press(incoming)
        try:
            stands, at = await self._conversation.vote(incoming.place, incoming.user, answer_id)
        except ErrataError as error:
            log.warning("It is not known how somebody voted before: %s", error)
            return False
        told = self._answered.get(press)
        over = at + UNHEARD if told is None else told + DOUBLE
        return stands == vote and time.time() > over


def takes_back(incoming: Incoming) -> bool:
    """Tell whether a press takes a vote back."""
    return bool(incoming.payload.get("takes_back"))


def _press(incoming: Incoming) -> Press:
    return incoming.user, str(incoming.payload.get("answer_id") or ""), str(incoming.payload.get("vote") or "")
