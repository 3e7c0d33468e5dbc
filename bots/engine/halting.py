"""Events that call off: a stop, and the deletion of a question, which takes its answer along."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from sqlmodel import Session

from bots.engine.asked_privately import as_asked
from bots.engine.posts import posted_of
from bots.engine.questions import asked, let_go
from bots.engine.run import Run
from bots.engine.spoken_to import spoken_to
from bots.engine.taking_back import taken_back
from bots.event_keys import asked_at, person_of, source_of
from bots.languages import language_for, retold, say
from bots.messages import Incoming, Kind, Place, Posted, incoming_from_json, place_from_json, spoken_by
from bots.people_named import called, names_of
from bots.platforms import traits_of
from core.errors import Forbidden, NotFound
from storage.access import audit
from storage.conversations import questions as store
from storage.states import Halt, QuestionState
from storage.work import pieces as work

logger = logging.getLogger(__name__)

_ASKS = (Kind.ASK.value, Kind.VERIFY_CLAIM.value, Kind.EDIT.value)
_MOST_WAITING = 1_000  # that are looked through for what is to be stopped


@dataclass(frozen=True, slots=True)
class Halted:
    """A question that was stopped: who asked what, and where (JSON)."""

    question: str
    user: str
    place: str
    text: str


async def stop(run: Run) -> None:
    """Stop what is being answered here for the user; in a thread, for everybody where an admin asks.

    Who asked and did not stop it is told who did, where they asked.
    """
    incoming = incoming_from_json(run.work.body)
    named = incoming.place.thread or incoming.payload.get("question")
    everybody = bool(named) and run.services.conversation.is_admin(incoming.user)
    stopped = await run.decide("stopped", list[Halted], lambda session: _stop(session, incoming, everybody=everybody))
    others = [one for one in stopped if one.user != incoming.user]
    begun = bool(run.recall("stop", int))  # by a version that noted how many alone
    if not stopped and not begun:
        await _tell_alone(run, incoming, "There is nothing to stop here.")
    elif incoming.place.interaction:  # a command: nobody else saw it given
        await _tell(run, incoming, "Stopped.")
    elif begun or len(others) < len(stopped):
        await _note(run, incoming.place, retold("Stopped.", await spoken_to(run, incoming)), "note")
    for one in others:
        await _tell_asker(run, incoming, one)


async def _tell(run: Run, incoming: Incoming, text: str) -> None:
    courier = run.courier(incoming.place)
    if courier is not None:
        said = retold(text, await spoken_to(run, incoming))
        await courier.tell(incoming.place, incoming.user, said, run.delivery(run.key("tell")))


async def _tell_alone(run: Run, incoming: Incoming, text: str) -> None:
    """Tell one user: in direct messages, if they take any, where a platform shows nothing to one alone."""
    place, courier = incoming.place, run.courier(incoming.place)
    openly = not (place.direct or place.private or place.interaction or traits_of(place.platform).shows_alone)
    if openly and courier is not None:
        try:
            said = retold(text, await spoken_to(run, incoming))
            await courier.offer(place, incoming.user, said, run.delivery(run.key("offer")))
        except (Forbidden, NotFound) as error:
            logger.info("%s: it is said for all to see: %s", run.work.id, error)
        else:
            return
    await _tell(run, incoming, text)


async def _note(run: Run, place: Place, text: str, step: str) -> None:
    courier = run.courier(place)
    if courier is not None:
        await run.step(step, Posted, lambda: courier.post_note(place, text, run.delivery(run.key(step))))


async def _tell_asker(run: Run, incoming: Incoming, stopped: Halted) -> None:
    """Say beside a question that it was stopped, and by whom; to its asker alone where they alone see the answer."""
    place, language = place_from_json(stopped.place), language_for(stopped.text, spoken_by(incoming))
    actor = audit.person(incoming.place.platform, incoming.place.workspace, incoming.user)
    names = await names_of(run.services.couriers, [actor])
    text = say("stopped by", language, name=called(actor, names.get(actor, ""), language))
    courier, step = run.courier(place), f"told {stopped.question}"
    try:
        if not place.private:
            await _note(run, place, text, step)
        elif courier is not None:
            await courier.tell(place, stopped.user, text, run.delivery(run.key(step)))
    except (Forbidden, NotFound) as error:
        logger.info("%s: who asked could not be told who stopped it: %s", run.work.id, error)


async def deleted(run: Run) -> None:
    """Call off a deleted question, or delete its answer along with it; one that comes first holds the place."""
    incoming = incoming_from_json(run.work.body)
    if await taken_back(run, incoming):
        return
    question_id, before = await run.decide("delete", tuple[str, str], lambda session: _delete(session, run, incoming))
    if not question_id:
        return
    await let_go(run, before)
    posted = posted_of(await run.look(lambda session: store.posts_of_question(session, question_id)))
    courier = run.courier(incoming.place)
    if courier is not None and posted is not None:
        await run.patiently(lambda: courier.delete(posted, run.delivery(run.key("delete"))))
    await run.transaction(lambda session: store.forget_posts(session, question_id))


def _stop(session: Session, incoming: Incoming, *, everybody: bool) -> list[Halted]:
    """Return what was stopped: in the thread, or in the whole channel where a command names none."""
    here = incoming.place
    rows = [
        row
        for row in store.open_questions(session, here.platform, here.channel)
        if (everybody or row.user_id == incoming.user) and _is_meant(incoming, place_from_json(row.place))
    ]
    for row in rows:
        row.state = QuestionState.STOPPED
        session.add(row)
        work.halt(session, row.work_id, Halt.STOPPED)
    begun = [Halted(row.id, row.user_id, row.place, row.text) for row in rows]
    waiting = _waiting(session, incoming, everybody=everybody)
    return begun + [_stop_waiting(session, *one) for one in waiting if one[0] not in {row.work_id for row in rows}]


def _waiting(session: Session, incoming: Incoming, *, everybody: bool) -> list[tuple[str, Incoming]]:
    """Return the work, and the event, of what nobody has begun to answer: no question is on record of it yet."""
    here = incoming.place
    whose = "" if everybody else person_of(here, incoming.user)
    found = [
        (work_id, as_asked(incoming_from_json(body)))
        for work_id, body in work.unfinished(session, here.platform, _ASKS, whose, _MOST_WAITING)
    ]
    return [
        (work_id, one) for work_id, one in found if one.place.channel == here.channel and _is_meant(incoming, one.place)
    ]


def _is_meant(incoming: Incoming, asked: Place) -> bool:
    """Tell whether a question is among those to be stopped: the one that is named, or all of the thread or channel."""
    named, thread = incoming.payload.get("question"), incoming.place.thread
    return asked_at(asked) == named if named else not thread or asked.thread == thread


def _stop_waiting(session: Session, work_id: str, waiting: Incoming) -> Halted:
    """Stop what waits: a question goes on record as stopped, an edit changes nothing."""
    work.halt(session, work_id, Halt.STOPPED)
    question = asked(work_id, waiting)
    if waiting.kind is not Kind.EDIT:
        store.register(session, question, state=QuestionState.STOPPED)
    return Halted(work_id, waiting.user, question.place, waiting.text)


def _delete(session: Session, run: Run, incoming: Incoming) -> tuple[str, str]:
    """Return the deleted question's id (empty where none was known) and the work that answers it."""
    row = store.find(session, source_of(incoming))
    if row is None:
        store.register(session, asked(run.work.id, incoming), state=QuestionState.DELETED)
        return "", ""
    work.halt(session, row.work_id, Halt.DELETED)
    store.forget(session, row)
    return row.id, row.work_id
