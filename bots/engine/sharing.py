"""A private answer that its asker shares: posted where it was asked, once, where all that it rests on may be read."""

from __future__ import annotations

from dataclasses import replace

from sqlmodel import Session
from ulid import ULID

from bots.engine.asides import tell
from bots.engine.learning import subject_of
from bots.engine.posts import deliver
from bots.engine.run import Run
from bots.event_keys import conversation_of
from bots.messages import Incoming, Place, incoming_from_json, place_from_json, place_to_json
from core.access.rights import Scope, may_read, rests_on
from core.errors import Forbidden
from core.model import Answer
from storage.conversations import questions
from storage.conversations.store import answer_to_json, put_answer

NOT_SHARED = "That can't be shared: it is not on record as an answer that you had in private in a channel."
NOT_READ_THERE = "It stays with you: it rests on documents that are not read in that channel."
SHARED = "It is shared already."


async def share(run: Run) -> None:
    """Post a copy of an answer for everybody, as an answer of its own: votes and corrections go to each by itself."""
    incoming = incoming_from_json(run.work.body)
    found = await run.look(lambda session: _private_answer(session, incoming))
    if found is None:
        await tell(run, incoming, NOT_SHARED)
        return
    answer, place = found
    scope = await _read_there(run, place, incoming.user)
    if not may_read(scope, rests_on(answer)):
        await tell(run, incoming, NOT_READ_THERE)
        return
    question_id = await run.decide("share", str, lambda session: _register(session, run, answer, place))
    if not question_id:
        await tell(run, incoming, SHARED)
        return
    made = _copy(answer, question_id, place, scope, run.key("shared"))
    body = answer_to_json(made)

    def keep(session: Session, _: str) -> None:
        put_answer(session, made, body)

    await run.step("answer", str, _nothing, effect=keep)
    await deliver(run, place, made)


def _private_answer(session: Session, incoming: Incoming) -> tuple[Answer, Place] | None:
    """Return the answer and where it goes, if its asker had it in private where others are, too."""
    found = subject_of(session, incoming)
    row = questions.by_id(session, found[0].question.id) if found else None
    if found is None or row is None or row.user_id != incoming.user:
        return None
    asked = place_from_json(row.place)
    if not asked.private or asked.direct:
        return None
    return found[0], replace(asked, private=False, interaction="", message="")


async def _read_there(run: Run, place: Place, user: str) -> Scope:
    try:
        return await run.services.conversation.collections(place, user)
    except Forbidden:  # nobody says who is who: nothing is read
        return ()


def _register(session: Session, run: Run, answer: Answer, place: Place) -> str:
    """Return the id of the question whose answer the copy is; empty where it was shared before."""
    row = questions.register(
        session,
        questions.Asked(
            id=str(ULID()),
            source=f"{place.platform}:{place.channel}:share:{answer.question.id}",
            conversation_id=conversation_of(place, place.user),
            platform=place.platform,
            workspace=place.workspace,
            channel=place.channel,
            user=place.user,
            text=answer.question.asked or answer.question.text,
            place=place_to_json(place),
            work_id=run.work.id,
        ),
    )
    return row.id if row.work_id == run.work.id else ""


def _copy(answer: Answer, question_id: str, place: Place, scope: Scope, answer_id: str) -> Answer:
    conversation_id = conversation_of(place, place.user)
    question = replace(answer.question, id=question_id, conversation_id=conversation_id, collections=scope, history=())
    return replace(answer, id=answer_id, question=question, aside="", cache_key="")


async def _nothing() -> str:
    return ""
