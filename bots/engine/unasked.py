"""What is done with an answer that nobody asked us for: said to all where it is sure enough, else offered to one."""

from __future__ import annotations

from contextlib import suppress

from bots.engine.run import Run
from bots.languages import say
from bots.messages import Incoming, spoken_by
from core.errors import Forbidden, NotFound
from core.model import Answer, Outcome
from storage.conversations import questions as store

_OFFERED = (Outcome.ANSWERED, Outcome.PARTIAL)
NOT_SURE = "nobody asked, and it is not sure enough"


async def may_be_said_to_all(run: Run, incoming: Incoming, answer: Answer) -> bool:
    """Say whether an answer is as sure as its channel wants it, where nobody asked us."""
    settings = await run.services.conversation.settings(incoming.place)
    return answer.outcome is Outcome.ANSWERED and answer.confidence >= settings.unasked_above


async def offer(run: Run, incoming: Incoming, answer: Answer) -> None:
    """Offer an answer to its asker alone; a refusal is no offer. The question is closed without a post."""
    courier = run.courier(incoming.place)
    if courier is not None and answer.outcome in _OFFERED:
        said = say("unasked offer", spoken_by(incoming), answer=answer.text)
        with suppress(Forbidden, NotFound):  # whoever takes no messages of ours is left alone
            await courier.offer(incoming.place, incoming.user, said, run.delivery(run.key("offer")))
    await run.transaction(lambda session: store.fail(session, run.work.id, NOT_SURE))
