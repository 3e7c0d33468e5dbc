"""Budget: a question ends where its tokens are spent, and who has reached a cap of the day is told so, once."""

from __future__ import annotations

import logging
from dataclasses import replace

from core.errors import ContextTooLong, Unavailable
from core.kits.metering import MeteredModel
from core.model import Answer
from core.ports import Kit
from core.reading.notes import Why, note

log = logging.getLogger("errata")


async def say_once(answer: Answer, kit: Kit) -> Answer:
    """Return the answer with its aside only where its asker was not told yet today that a cap is reached.

    Nobody is told of a second look: who asked for it may be another. That it can't be found out holds up no answer.
    """
    if not answer.aside or kit.ledger is None:
        return answer
    try:
        if answer.question.retry is None and await kit.ledger.first_refusal_today(kit.receipt.account.payer):
            return answer
    except Unavailable as error:
        log.warning("Whether somebody was told of a cap is not known: %s", error)
    return replace(answer, aside="")


def with_extracts(kit: Kit, error: ContextTooLong) -> Kit:
    """Return the kit to answer anew with, where the model's window is too small for any draft. Raises `error` if none.

    Such an answer is not kept: the next question like it may find a model with a larger window.
    """
    if kit.extracts is None:
        raise error
    kit.receipt.fell_back = True
    kit.receipt.note(Why(error, hinted=False))
    return replace(kit, model=MeteredModel(kit.extracts, kit.receipt))


def tokens_are_left(kit: Kit) -> bool:
    """Say whether this question may ask a model anything more."""
    return kit.receipt.account.booked < kit.settings.question_token_cap


def out_of_tokens(kit: Kit) -> bool:
    """Say whether this question has spent `QUESTION_TOKEN_CAP`, all attempts together; the receipt then says so too.

    What counts is what was booked: also calls that failed, were cancelled, or came to a repair.
    """
    if tokens_are_left(kit):
        return False
    cap = kit.settings.question_token_cap
    kit.receipt.note(note("note tokens", cap=f"{cap:,}"))
    return True
