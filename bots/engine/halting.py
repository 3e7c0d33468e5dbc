"""Events that call off: a stop, and the deletion of a question, which takes its answer along."""

from __future__ import annotations

from sqlmodel import Session

from bots.engine.posts import posted_of
from bots.engine.questions import asked, let_go
from bots.engine.run import Run
from bots.engine.taking_back import taken_back
from bots.event_keys import source_of
from bots.languages import retold
from bots.messages import Incoming, Posted, incoming_from_json, place_from_json, spoken_by
from storage.conversations import questions as store
from storage.states import Halt, QuestionState
from storage.work import pieces as work


async def stop(run: Run) -> None:
    """Stop what is being answered here for the user; in a thread, for everybody where an admin asks."""
    incoming = incoming_from_json(run.work.body)
    everybody = bool(incoming.place.thread) and run.services.conversation.is_admin(incoming.user)
    stopped = await run.decide("stop", int, lambda session: _stop(session, incoming, everybody=everybody))
    courier = run.courier(incoming.place)
    if courier is None:
        return
    language = spoken_by(incoming)
    if stopped and incoming.place.interaction:  # a command: nobody else saw it given
        said = retold("Stopped.", language)
        await courier.tell(incoming.place, incoming.user, said, run.delivery(run.key("tell")))
    elif stopped:
        await run.step(
            "note",
            Posted,
            lambda: courier.post_note(incoming.place, retold("Stopped.", language), run.delivery(run.key("note"))),
        )
    else:
        await courier.tell(
            incoming.place,
            incoming.user,
            retold("There is nothing to stop here.", language),
            run.delivery(run.key("tell")),
        )


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


def _stop(session: Session, incoming: Incoming, *, everybody: bool) -> int:
    """Return how many were stopped: in the thread, or in the whole channel where a command names none."""
    here = incoming.place
    rows = [
        row
        for row in store.open_questions(session, here.platform, here.channel)
        if (everybody or row.user_id == incoming.user)
        and (not here.thread or place_from_json(row.place).thread == here.thread)
    ]
    for row in rows:
        row.state = QuestionState.STOPPED
        session.add(row)
        work.halt(session, row.work_id, Halt.STOPPED)
    return len(rows)


def _delete(session: Session, run: Run, incoming: Incoming) -> tuple[str, str]:
    """Return the deleted question's id (empty where none was known) and the work that answers it."""
    row = store.find(session, source_of(incoming))
    if row is None:
        store.register(session, asked(run, incoming), state=QuestionState.DELETED)
        return "", ""
    work.halt(session, row.work_id, Halt.DELETED)
    store.forget(session, row)
    return row.id, row.work_id
