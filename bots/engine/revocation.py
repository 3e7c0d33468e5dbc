"""Answers that rest on what may no longer be read where they were asked for: they are shown no more."""

from __future__ import annotations

import logging
from dataclasses import replace

from bots.engine.run import Run
from bots.languages import retold
from bots.render.plain import language_asked_in
from core.access.rights import may_read, rests_on
from core.errors import ErrataError, Permanent
from core.model import Answer, Outcome

logger = logging.getLogger(__name__)

WITHDRAWN = "What this answer rested on may no longer be read here, so it is taken back."
ANEW = "✏️ Answered anew: what the former answer rested on may no longer be read here."


async def may_stand(run: Run, answer: Answer) -> bool:
    """Say whether an answer may still be shown where its question was asked; not, where that can't be known."""
    try:
        scope = await run.services.conversation.still_reads(answer.question)
    except Permanent as error:
        logger.warning("%s: an answer is not shown again: %s", run.work.id, error)
        return False
    return may_read(scope, rests_on(answer))


def withdrawn(answer: Answer, error: ErrataError | None = None) -> Answer:
    """Return what stands in the place of such an answer: nothing of what it said, and why."""
    language = language_asked_in(answer)
    why = retold.fault(error, language) if error is not None else ""
    text = f"{retold(WITHDRAWN, language)} {why}".strip()
    return Answer(
        id=f"{answer.id}-w",
        question=replace(answer.question, history=()),
        text=text,
        outcome=Outcome.REFUSED,
        confidence=0.0,
        mode=answer.mode,
        rests_on=(),
    )


def anew(made: Answer) -> Answer:
    """Return an answer that takes the place of one that is shown no more; nothing of that is quoted."""
    return replace(made, notes=(ANEW, *made.notes))
