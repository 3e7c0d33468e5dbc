"""Events that ask: a question is registered, understood, answered and posted; edits are answered in place."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from sqlmodel import Session
from ulid import ULID

from bots.engine.posts import deliver, take_back
from bots.engine.revocation import may_stand, withdrawn
from bots.engine.run import Run
from bots.engine.status import Status
from bots.event_keys import conversation_of, source_of
from bots.messages import Incoming, Posted, incoming_from_json, place_to_json
from bots.render.plain import is_remark
from core.errors import BadInput, ErrataError, Forbidden, NotFound, Permanent, Stopped, Transient
from core.model import Answer, Mode, Outcome, Question
from core.ports import Progress
from storage.access import audit
from storage.conversations import questions as store
from storage.conversations.store import answer_to_json, put_answer
from storage.states import BEGUN, Halt, QuestionState
from storage.work import pieces as work

logger = logging.getLogger(__name__)

CLAIM = "Is this claim right? Say what the documents and figures say about it: "
UNSHOWN = "I could not answer this, and it was recorded. Please ask in other words."
SETTLE = 30.0  # seconds to wait for a run that was halted; it lets go within `Limits.watch`


async def ask(run: Run) -> None:
    """Answer a question: register, understand, answer, post. Each step is durable under its name."""
    incoming = incoming_from_json(run.work.body)
    question_id = await run.decide("register", str, lambda session: _register(session, run, incoming))
    if question_id:
        await _answer(run, incoming, question_id)
    else:
        await _unsaid(run, incoming)


async def verify_claim(run: Run) -> None:
    """Check somebody's claim, as a question about it."""
    incoming = incoming_from_json(run.work.body)
    asking = replace(incoming, text=CLAIM + incoming.text)
    question_id = await run.decide("register", str, lambda session: _register(session, run, asking))
    if question_id:
        await _answer(run, asking, question_id)


async def edit(run: Run) -> None:
    """Answer an edited question in the place of its old answer; an edit that changes no word is none."""
    incoming = incoming_from_json(run.work.body)
    question_id, before = await run.decide("register", tuple[str, str], lambda session: _change(session, run, incoming))
    if before:
        await let_go(run, before)
    if question_id:
        await _answer(run, incoming, question_id)


async def _unsaid(run: Run, incoming: Incoming) -> None:
    """Take away the sign that a question is read which is answered elsewhere, or was deleted before."""
    courier = run.courier(incoming.place)
    if courier is not None:
        await courier.clear_status(incoming.place, run.key("status"))


async def give_up(run: Run, error: ErrataError) -> None:
    """Tell the asker that the question failed and was recorded: never silence."""
    incoming = incoming_from_json(run.work.body)
    registered = run.recall("register", object)
    question_id = registered[0] if isinstance(registered, list) else str(registered or "")
    answer = run.recall("answer", Answer)
    if run.recall("post", object) is not None or registered == "":
        return
    question = _question(run, incoming, question_id)
    try:
        if answer is not None:  # it may even stand there: posted, and never noted
            await deliver(run, incoming.place, answer)
        else:
            answer = _said(question, run.key("failed"), Outcome.FAILED, _apology(error))
            await deliver(run, incoming.place, answer, step="apology")  # a revived run must still post its answer
    except (Transient, Stopped):
        raise
    except Exception:  # such as in showing what somebody wrote: nothing of that is quoted then
        logger.exception("%s: what it came to can't be shown", run.work.id)
        plain = _said(replace(question, text=""), run.key("unshown"), Outcome.FAILED, UNSHOWN)
        await deliver(run, incoming.place, plain, step="apology")


async def let_go(run: Run, work_id: str) -> None:
    """Wait until a piece of work that was halted can post no more."""
    deadline = time.monotonic() + SETTLE
    while time.monotonic() < deadline:
        if await run.look(lambda session: work.state_of(session, work_id)) not in BEGUN:
            return
        await asyncio.sleep(run.services.limits.poll)


def asked(run: Run, incoming: Incoming) -> store.Asked:
    """Return a question as it is registered."""
    return store.Asked(
        id=str(ULID()),
        source=source_of(incoming),
        conversation_id=conversation_of(incoming.place, incoming.user),
        platform=incoming.place.platform,
        workspace=incoming.place.workspace,
        channel=incoming.place.channel,
        user=incoming.user,
        text=incoming.text,
        place=place_to_json(incoming.place),
        work_id=run.work.id,
    )


def _register(session: Session, run: Run, incoming: Incoming) -> str:
    """Return the question's id; empty where the same message is answered by other work, or was deleted before."""
    row = store.register(session, asked(run, incoming))
    if row.work_id != run.work.id or row.state == QuestionState.DELETED:
        return ""
    _audit(session, incoming, audit.QUESTION_ASKED, row.id)
    return row.id


def _audit(session: Session, incoming: Incoming, action: str, question_id: str) -> None:
    place = incoming.place
    who = audit.person(place.platform, place.workspace, incoming.user)
    audit.note(session, who, action, question_id, f"{place.platform}:{place.workspace}:{place.channel}")


def _change(session: Session, run: Run, incoming: Incoming) -> tuple[str, str]:
    """Return the question's id (empty: nothing to answer) and the work that answers its former text."""
    row = store.find(session, source_of(incoming))
    if row is None:
        addressed = incoming.place.direct or incoming.payload.get("addressed", True)
        return (_register(session, run, incoming), "") if addressed else ("", "")
    if row.state == QuestionState.DELETED or row.text.strip() == incoming.text.strip():
        return "", ""
    before = row.work_id
    store.reopen(session, row, incoming.text, run.work.id)
    work.halt(session, before, Halt.EDITED)
    _audit(session, incoming, audit.QUESTION_EDITED, row.id)
    return row.id, before


async def _answer(run: Run, incoming: Incoming, question_id: str) -> None:
    courier = run.courier(incoming.place)
    status = Status(courier, incoming.place, run.delivery(run.key("status")))
    status.report(Progress("understanding"))  # before anything is asked, of the platform or of a model
    try:
        await run.minding(_answer_and_deliver(run, incoming, question_id, status))
    except Stopped:
        await _tidy(run, incoming, status)
        raise
    finally:
        status.close()


async def _answer_and_deliver(run: Run, incoming: Incoming, question_id: str, status: Status) -> None:
    await run.fence()
    answer = await run.step(
        "answer",
        Answer,
        lambda: _answered(run, incoming, question_id, status),
        effect=lambda session, made: put_answer(session, made, answer_to_json(made)),
    )
    status.rest()
    if not run.work.first and not await may_stand(run, answer):  # made before a crash, perhaps long before
        answer = replace(withdrawn(answer), id=answer.id)
        body = answer_to_json(answer)
        await run.transaction(lambda session: put_answer(session, answer, body))
    if incoming.place.interaction and not incoming.place.direct and is_remark(answer):  # nobody else saw it asked
        await _tell_alone(run, incoming, answer)
        return
    beside = bool(incoming.place.thread) and await run.look(lambda session: store.has_company(session, question_id))
    await deliver(run, replace(incoming.place, beside=beside), answer)
    await tell_aside(run, incoming, answer.aside)


async def _tell_alone(run: Run, incoming: Incoming, answer: Answer) -> None:
    """Tell the asker what only they can mend; it answers nobody else's question."""
    courier = run.courier(incoming.place)
    if courier is None:
        await deliver(run, incoming.place, answer)
        return

    async def tell() -> Posted:
        await courier.tell(incoming.place, incoming.user, answer.text, run.delivery(run.key("remark")))
        return Posted(incoming.place, ())

    def close(session: Session, _: Posted) -> None:
        store.close(session, answer.question.id, answer.id, answer.outcome.value, store.TOLD_ALONE)

    await run.step("post", Posted, tell, effect=close)


async def tell_aside(run: Run, incoming: Incoming, text: str) -> None:
    """Tell the user alone, where there is something to tell; what the platform does not take is left unsaid."""
    courier = run.courier(incoming.place)
    if not text or courier is None:
        return
    try:
        await courier.tell(incoming.place, incoming.user, text, run.delivery(run.key("aside")))
    except (Forbidden, NotFound) as error:
        logger.info("%s: nobody could be told: %s", run.work.id, error)


async def _answered(run: Run, incoming: Incoming, question_id: str, status: Status) -> Answer:
    question = _question(run, incoming, question_id)
    try:
        question = replace(await run.services.conversation.question(incoming, incoming.text), id=question_id)
        return await run.services.answer(question, status.report)
    except (BadInput, Forbidden, NotFound) as error:  # what the asker can mend
        return _said(question, str(ULID()), Outcome.REFUSED, str(error))
    except Permanent as error:
        return _said(question, str(ULID()), Outcome.FAILED, _apology(error))


async def _tidy(run: Run, incoming: Incoming, status: Status) -> None:
    await status.clear()
    answer, courier = run.recall("answer", Answer), run.courier(incoming.place)
    if courier is not None and answer is not None and not run.work.first and run.recall("post", object) is None:
        await take_back(run, courier, incoming.place, answer.id)


def _question(run: Run, incoming: Incoming, question_id: str) -> Question:
    conversation_id = conversation_of(incoming.place, incoming.user)
    return Question(text=incoming.text, id=question_id or run.key("question"), conversation_id=conversation_id)


def _said(question: Question, answer_id: str, outcome: Outcome, text: str) -> Answer:
    return Answer(id=answer_id, question=question, text=text, outcome=outcome, confidence=0.0, mode=Mode.STANDARD)


def _apology(error: ErrataError) -> str:
    return f"I could not answer this, and it was recorded. {error}"
