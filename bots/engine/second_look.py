"""What a vote or a reason leads to: a second look, none, or word that it was looked at often enough."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from pydantic import BeforeValidator, PlainSerializer
from sqlmodel import Session

from bots.courier import Courier
from bots.engine.posts import posted_of
from bots.engine.revocation import may_stand
from bots.engine.run import Run
from bots.messages import Place, Posted, Reaction, place_from_json
from core.errors import Forbidden, NotFound
from core.learning.corrections import LOOKED_TWICE, noted, told_recorded
from core.learning.signals import JobName
from core.model import Answer
from storage.conversations import questions
from storage.conversations.overview import is_under_way

logger = logging.getLogger(__name__)

Refused = Literal["enough", "enough of all", "wordless"]
"""This answer was looked at as often as one person may ask for, or as many answers were, or words are asked for."""


@dataclass(frozen=True, slots=True)
class SecondLook:
    """Which answer is looked at again, and by which jobs; `refused`: by none, and the critic is to be told so.

    `recorded`: what they say to be right waits as a suggestion all the same.
    """

    answer_id: str = ""
    retries: tuple[str, ...] = ()
    refused: Refused | Literal[""] = ""
    recorded: bool = False


NO_LOOK, ENOUGH, ENOUGH_OF_ALL = SecondLook(), SecondLook(refused="enough"), SecondLook(refused="enough of all")
WORDLESS = SecondLook(refused="wordless")
_RECORDED = "; recorded"


async def unseen(run: Run, message: str) -> None:
    """Take the sign away that a message (a place, JSON) is looked at: what came of it is said where the answer is."""
    place = place_from_json(message) if message else None
    if place is not None and (courier := run.courier(place)) is not None:
        await courier.unreact(place, Reaction.SEEN)


async def said_twice(run: Run, place: Place, answer: Answer, said: str = "") -> bool:
    """Say in place that an answer was looked at twice; False where that can't be, or it is being looked at just now.

    `said` is what was recorded of it all the same.
    """

    def stands(session: Session) -> Posted | None:
        under_way = is_under_way(session, JobName.RETRY_ANSWER, answer.id)
        return None if under_way else posted_of(questions.posts_of_answer(session, answer.id))

    posted, courier = await run.look(stands), run.courier(place)
    if courier is None or posted is None:
        return False
    if not await may_stand(run, answer):
        return True  # it is shown no more, and nothing is to be said of it
    return await said_in_place(run, courier, posted, told_recorded(noted(answer, LOOKED_TWICE), said))


async def said_in_place(run: Run, courier: Courier, posted: Posted, answer: Answer) -> bool:
    """Show an answer with what is noted on it; False where its message is gone, or can't be changed any more."""
    try:
        await courier.update_answer(posted, answer, run.delivery(run.key("looking")))
    except (Forbidden, NotFound) as error:
        logger.info("%s: what becomes of a vote can't be said in place: %s", run.work.id, error)
        return False
    return True


def _read(stored: object) -> object:
    if not isinstance(stored, str):
        return stored
    words = stored.removesuffix(_RECORDED)
    recorded = words != stored
    for refused in (ENOUGH, ENOUGH_OF_ALL, WORDLESS, NO_LOOK):
        if words == refused.refused:
            return replace(refused, recorded=recorded)
    answer_id, *retries = stored.split() or [""]
    return SecondLook(answer_id, tuple(retries))


def _written(look: SecondLook) -> str:
    if look.recorded:
        return f"{look.refused}{_RECORDED}"
    return look.refused or " ".join((look.answer_id, *look.retries)).strip()


StoredSecondLook = Annotated[SecondLook, BeforeValidator(_read), PlainSerializer(_written, return_type=str)]
"""As checkpoints hold it: the ids with blanks between, why it was refused, or nothing."""
