"""What somebody says of their conversation's last answer, in words: feedback with its reason, and what stands then."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlmodel import Session

from bots.engine.transactions import look
from bots.manners.correcting import corrects
from bots.render.plain import is_judged
from bots.web.callers import conversation_prefix
from bots.web.parts import Parts
from bots.web.schemas import LONGEST_REASON, Asked, Voted
from bots.web.voting import is_looked_at_again, own_answer, take_vote
from core.learning.corrections import STILL_LOOKING, noted
from core.model import Answer
from core.ports import Progress, Report
from storage.access.tokens import Token
from storage.conversations import threads
from storage.conversations.store import answer_from_json

_MOST_SECONDS: Final = 90.0  # as long as the page waits after a thumbs-down
_PAUSE: Final = 0.25  # seconds between looks at whether it is done
_LATEST: Final = 4  # answers of a conversation: what is small talk among them is passed over


async def corrected_by(parts: Parts, asked: Asked, caller: Token) -> Answer | None:
    """Return the answer that a message says is wrong: the last of its conversation; None where it asks something."""
    if not asked.conversation_id:
        return None
    conversation = conversation_prefix(caller) + asked.conversation_id
    last = await look(parts.database, lambda session: _last(session, conversation))
    return last if last is not None and corrects(asked.question, last) else None


async def looked_at_again(parts: Parts, answer: Answer, said: str, caller: Token, report: Report) -> Answer:
    """Keep what was `said` of an answer as feedback with its reason, and return what stands after another look.

    A worker does that; where it takes longer, the answer as it stands says so.
    """
    scope = await parts.conversation.read_with(caller)
    report(Progress("searching"))
    await take_vote(parts, Voted(answer_id=answer.id, kind="down", reason=said[:LONGEST_REASON]), caller)
    try:
        async with asyncio.timeout(min(_MOST_SECONDS, parts.limits.answer_seconds)):
            # The work may be another process's: the database alone tells when it is done.
            while await look(  # noqa: ASYNC110
                parts.database, lambda session: is_looked_at_again(session, answer.id, caller)
            ):
                await asyncio.sleep(_PAUSE)
    except TimeoutError:
        return noted(answer, STILL_LOOKING)
    return await look(parts.database, lambda session: own_answer(session, answer.id, caller, scope)) or answer


def _last(session: Session, conversation: str) -> Answer | None:
    rows = reversed(threads.answers_in(session, conversation, _LATEST))
    return next(filter(is_judged, (answer_from_json(row.body) for row in rows)), None)
