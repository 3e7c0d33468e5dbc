"""Events that ask: a question is registered, understood, answered and posted; edits are answered in place."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

from sqlmodel import Session
from ulid import ULID

from bots.engine import repairs
from bots.engine.asked_privately import as_begun, is_quietly_asked, kept_from_closed, say_where
from bots.engine.posts import deliver, take_back
from bots.engine.revocation import may_stand, withdrawn
from bots.engine.run import Run
from bots.engine.sent_files import read_sent
from bots.engine.status import Status
from bots.engine.surroundings import Surroundings, is_for_us
from bots.engine.taking_back import taken_back
from bots.engine.unasked import may_be_said_to_all, offer
from bots.engine.withheld import say_in_private
from bots.event_keys import conversation_of, source_of
from bots.introduction.about import in_a_word
from bots.languages import retold, say
from bots.messages import Incoming, Posted, place_from_json, place_to_json, spoken_by
from bots.platforms import traits_of
from bots.render.plain import is_remark, one_line, question_asked
from core.errors import BadInput, ErrataError, Forbidden, NotFound, Permanent, Stopped, Transient
from core.model import Answer, Mode, Outcome, Question
from core.ports import Progress
from storage.access import audit
from storage.conversations import questions as store
from storage.conversations.store import answer_to_json, put_answer
from storage.states import BEGUN, Halt, QuestionState
from storage.work import pieces as work

logger = logging.getLogger(__name__)

NOTHING_SAID = "Please help."  # what a mention without a word says, in a thread
_QUOTED = 200  # characters of a question, where its asker is told of it elsewhere
SETTLE = 30.0  # seconds to wait for a run that was halted; it lets go within `Limits.watch`


async def ask(run: Run) -> None:
    """Answer a question: register, understand, answer, post. Each step is durable under its name."""
    incoming = await kept_from_closed(run, as_begun(run))
    around = Surroundings(run, incoming)
    if not await is_for_us(run, incoming, around):
        if incoming.payload.get("addressed"):
            await _unsaid(run, incoming)
        return
    question_id = await run.decide("register", str, lambda session: _register(session, run, incoming))
    if question_id:
        await _answer(run, incoming, question_id, around)
    else:
        await _unsaid(run, incoming)


async def verify_claim(run: Run) -> None:
    """Check somebody's claim, as a question about it."""
    incoming = await kept_from_closed(run, as_begun(run))
    asking = replace(incoming, text=say("is this right", spoken_by(incoming), claim=incoming.text))
    question_id = await run.decide("register", str, lambda session: _register(session, run, asking))
    if question_id:
        await _answer(run, asking, question_id, Surroundings(run, asking))
    else:
        await _unsaid(run, asking)


async def edit(run: Run) -> None:
    """Answer an edited question in the place of its old answer; an edit that changes no word is none."""
    incoming = as_begun(run)
    if run.recall("register", object) is None:
        await run.fence()  # stopped before it was begun, it changes nothing
    if await taken_back(run, incoming, incoming.text):
        return
    if is_quietly_asked(incoming.place) and await run.look(lambda session: _is_open(session, incoming)):
        await tell_aside(run, incoming, say("private too late", spoken_by(incoming)))  # it stands there for all to see
        return
    question_id, before = await run.decide("register", tuple[str, str], lambda session: _change(session, run, incoming))
    if before:
        await let_go(run, before)
    if question_id:
        await _answer(run, incoming, question_id, Surroundings(run, incoming))


def _is_open(session: Session, incoming: Incoming) -> bool:
    """Say whether a question is on record as one that was asked, and answered, in front of everybody."""
    row = store.find(session, source_of(incoming))
    return row is not None and not place_from_json(row.place).private


async def _unsaid(run: Run, incoming: Incoming) -> None:
    """Take away the sign that a question is read which is answered elsewhere, or was deleted before."""
    courier = run.courier(incoming.place)
    if courier is not None:
        await courier.clear_status(incoming.place, run.key("status"))


async def give_up(run: Run, error: ErrataError) -> None:
    """Tell the asker that the question failed and was recorded: never silence."""
    incoming = as_begun(run)
    if incoming.payload.get("unasked"):
        await run.transaction(lambda session: store.fail(session, run.work.id, str(error)))
        return
    registered = run.recall("register", object)
    question_id = registered[0] if isinstance(registered, list) else str(registered or "")
    answer = run.recall("answer", Answer)
    if run.recall("post", object) is not None:
        return
    if registered == "":
        await _unsaid(run, incoming)
        return
    question = _question(run, incoming, question_id)
    try:
        if answer is not None:  # it may even stand there: posted, and never noted
            await deliver(run, incoming.place, answer)
        else:
            answer = _said(question, run.key("failed"), Outcome.FAILED, _apology(error, spoken_by(incoming)))
            await deliver(run, incoming.place, answer, step="apology")  # a revived run must still post its answer
    except (Transient, Stopped):
        raise
    except Exception:  # such as in showing what somebody wrote: nothing of that is quoted then
        logger.exception("%s: what it came to can't be shown", run.work.id)
        plain = _said(
            replace(question, text=""), run.key("unshown"), Outcome.FAILED, say("not shown", spoken_by(incoming))
        )
        await deliver(run, incoming.place, plain, step="apology")


async def let_go(run: Run, work_id: str) -> None:
    """Wait until a piece of work that was halted can post no more."""
    deadline = time.monotonic() + SETTLE
    while time.monotonic() < deadline:
        if await run.look(lambda session: work.state_of(session, work_id)) not in BEGUN:
            return
        await asyncio.sleep(run.services.limits.poll)


def asked(work_id: str, incoming: Incoming) -> store.Asked:
    """Return a question as it is registered, with the work that answers it."""
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
        work_id=work_id,
    )


def _register(session: Session, run: Run, incoming: Incoming) -> str:
    """Return the question's id; empty where the same message is answered by other work, or was deleted before."""
    row = store.register(session, asked(run.work.id, incoming))
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


async def _answer(run: Run, incoming: Incoming, question_id: str, around: Surroundings) -> None:
    quietly = incoming.payload.get("unasked") or is_quietly_asked(incoming.place)
    courier = None if quietly else run.courier(incoming.place)
    status = Status(courier, incoming.place, run.delivery(run.key("status")), spoken_by(incoming))
    status.report(Progress("understanding"))  # before anything is asked, of the platform or of a model
    try:
        await run.minding(_answer_and_deliver(run, around, question_id, status))
    except Stopped:
        await _tidy(run, incoming, status)
        raise
    finally:
        status.close()


async def _answer_and_deliver(run: Run, around: Surroundings, question_id: str, status: Status) -> None:
    incoming = around.incoming
    await run.fence()
    answer = await run.step(
        "answer",
        Answer,
        lambda: _answered(run, around, question_id, status),
        effect=lambda session, made: repairs.follow(
            session, made, put_answer(session, made, answer_to_json(made)), run
        ),
    )
    status.rest()
    if not run.work.first and not await may_stand(run, answer):  # made before a crash, perhaps long before
        answer = replace(withdrawn(answer), id=answer.id)
        body = answer_to_json(answer)
        await run.transaction(lambda session: put_answer(session, answer, body))
    if incoming.payload.get("unasked") and not await may_be_said_to_all(run, incoming, answer):
        await offer(run, incoming, answer)
        return
    if is_remark(answer) and not incoming.place.direct and await _tell_alone(run, incoming, answer):
        return
    beside = bool(incoming.place.thread) and await run.look(lambda session: store.has_company(session, question_id))
    posted = await deliver(run, replace(incoming.place, beside=beside), answer)
    if is_quietly_asked(incoming.place):
        await say_where(run, incoming, elsewhere=posted is None or posted.place.channel != incoming.place.channel)
    await tell_aside(run, incoming, answer.aside)
    await say_in_private(run, incoming, answer)


async def _tell_alone(run: Run, incoming: Incoming, answer: Answer) -> bool:
    """Tell the asker what only they can mend, which answers nobody else's question; say whether that could be done."""
    courier, place = run.courier(incoming.place), incoming.place
    if courier is None:
        return False
    beside = place.interaction or traits_of(place.platform).shows_alone

    async def tell() -> Posted:
        delivery, openly = run.delivery(run.key("remark")), replace(place, private=False)
        if place.interaction:
            await courier.tell(place, incoming.user, answer.text, delivery)
        else:
            asked = "" if beside else f"> {one_line(question_asked(answer), _QUOTED)}\n\n"
            await courier.clear_status(openly, run.key("status"))
            await courier.offer(openly, incoming.user, f"{asked}{answer.text}", delivery)
        return Posted(place, ())

    def close(session: Session, _: Posted) -> None:
        store.close(session, answer.question.id, answer.id, answer.outcome.value, store.TOLD_ALONE)

    try:
        await run.step("post", Posted, tell, effect=close)
    except (Forbidden, NotFound) as error:  # who takes no direct messages
        if beside:
            raise
        logger.info("%s: it is said for all to see: %s", run.work.id, error)
        return False
    return True


async def tell_aside(run: Run, incoming: Incoming, text: str) -> None:
    """Tell the user alone, where there is something to tell; what the platform does not take is left unsaid."""
    courier = run.courier(incoming.place)
    if not text or courier is None:
        return
    try:
        said = retold(text, spoken_by(incoming))
        await courier.tell(incoming.place, incoming.user, said, run.delivery(run.key("aside")))
    except (Forbidden, NotFound) as error:
        logger.info("%s: nobody could be told: %s", run.work.id, error)


async def _answered(run: Run, around: Surroundings, question_id: str, status: Status) -> Answer:
    incoming = around.incoming
    question = _question(run, incoming, question_id)
    try:
        said = await around.said() or ()
        about = said or incoming.payload.get("history")
        text = incoming.text if incoming.text.strip() or not about else NOTHING_SAID
        if not text.strip():
            asks = "ask about file" if incoming.payload.get("files") else "ask me"
            return in_a_word(question, say(asks, spoken_by(incoming)))
        question = await run.services.conversation.question(incoming, text, said)
        sent = await read_sent(run, incoming)
        question = replace(question, id=question_id, attached=sent.passages)
        answer = await run.services.answer(question, status.report)
        return replace(answer, notes=(*answer.notes, *sent.refused))
    except (BadInput, Forbidden, NotFound) as error:  # what the asker can mend
        logger.info("%s: nothing was looked up: %s", run.work.id, error)
        return _said(question, str(ULID()), Outcome.REFUSED, retold.fault(error, spoken_by(incoming)))
    except Permanent as error:
        return _said(question, str(ULID()), Outcome.FAILED, _apology(error, spoken_by(incoming)))


async def _tidy(run: Run, incoming: Incoming, status: Status) -> None:
    await status.clear()
    if is_quietly_asked(incoming.place):
        await _unsaid(run, replace(incoming, place=replace(incoming.place, private=False)))
    answer, courier = run.recall("answer", Answer), run.courier(incoming.place)
    if courier is not None and answer is not None and not run.work.first and run.recall("post", object) is None:
        await take_back(run, courier, incoming.place, answer.id)


def _question(run: Run, incoming: Incoming, question_id: str) -> Question:
    conversation_id = conversation_of(incoming.place, incoming.user)
    return Question(text=incoming.text, id=question_id or run.key("question"), conversation_id=conversation_id)


def _said(question: Question, answer_id: str, outcome: Outcome, text: str) -> Answer:
    return Answer(id=answer_id, question=question, text=text, outcome=outcome, confidence=0.0, mode=Mode.STANDARD)


def _apology(error: ErrataError, language: str = "") -> str:
    return say("could not answer", language, error=retold.fault(error, language))
