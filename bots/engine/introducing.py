"""Introductions: said where the bot was invited, to whoever writes to it first, and to whoever asks what it can do."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from sqlmodel import Session

from bots.engine.asides import tell
from bots.engine.run import Run
from bots.engine.spoken_to import spoken_to
from bots.event_keys import person_of
from bots.introduction import ITSELF
from bots.introduction.kept import ANEW_AFTER, Introduction, KeptIntroductions
from bots.introduction.overview import Overview
from bots.introduction.telling import greeting, questions_told, to_press
from bots.languages import say
from bots.manners.remarks import RemarkKind, remark_of
from bots.messages import (
    Beneath,
    Incoming,
    Kind,
    Place,
    incoming_from_json,
    incoming_to_json,
    prepared_for,
    roles_of,
    spoken_by,
)
from core.access.rights import Scope
from core.errors import Forbidden, NotFound
from core.reading.detection import language_of
from core.spoken import language_to
from storage.conversations import questions
from storage.conversations.store import get_answer
from storage.states import Lane
from storage.work.enqueue import Entry, put_all

logger = logging.getLogger(__name__)


async def introduce(run: Run) -> None:
    """Say who we are and what may be read there, once, with questions that were tried; or only make these."""
    incoming = incoming_from_json(run.work.body)
    introducer = run.services.introducer
    scope = await _scope(run, incoming)
    if introducer is None:
        return
    introduction = await run.step("prepared", Introduction, lambda: introducer.prepared(scope))
    courier = run.courier(incoming.place)
    if incoming.payload.get("prepare") or courier is None:
        return
    language = _language(incoming, introduction)
    alone = incoming.payload.get("questions_alone")
    text = questions_told(introduction, language) if alone else greeting(introduction, language, pressed=True)
    if not text:
        return
    delivery = run.delivery(run.key("introduction"))
    try:
        await courier.post_note(incoming.place, text, delivery, Beneath(to_press(introduction)))
    except (Forbidden, NotFound) as error:  # invited, but not to write
        logger.info("%s: not introduced: %s", run.work.id, error)


async def help_alone(run: Run) -> None:
    """Say to one user what may be read and asked here, and which commands there are."""
    incoming = incoming_from_json(run.work.body)
    introducer = run.services.introducer
    introduction = (
        Introduction(Overview()) if introducer is None else await introducer.here(await _scope(run, incoming))
    )
    if introducer is not None and not await _are_made(run, incoming):
        await _put(run, prepared_for(incoming.place))
    language = await spoken_to(run, incoming)
    told = [str(incoming.payload.get("commands") or "")]
    if run.services.conversation.is_admin(incoming.user, roles_of(incoming)):
        told.append(str(incoming.payload.get("admin_commands") or ""))
    commands = "\n".join(filter(None, told))
    await tell(run, incoming, "\n\n".join(filter(None, [greeting(introduction, language), commands])))


def after(ask: Callable[[Run], Awaitable[None]]) -> Callable[[Run], Awaitable[None]]:
    """Return what answers a question as `ask` does; who wrote to us directly for the first time is greeted then.

    Questions to begin with are made where somebody was told of us without any: what is made is there for the next.
    """

    async def answered(run: Run) -> None:
        await ask(run)
        incoming = incoming_from_json(run.work.body)
        if run.services.introducer is None or incoming.from_bot or run.courier(incoming.place) is None:
            return
        if incoming.place.direct or remark_of(incoming.text).kind is RemarkKind.ABOUT_US:
            await _have_introduced(run, incoming)

    return answered


async def _have_introduced(run: Run, incoming: Incoming) -> None:
    """Have a greeting said behind the answer, or questions made: work of its own, for it may take a while to try them.

    Who was told who we are when there were no questions yet has these alone, as soon as there are.
    """
    first = await run.look(lambda session: _first(session, incoming))
    if first:
        payload = {"locale": spoken_by(incoming), "questions_alone": first == _GREETED}
        place, event_id = _beside(incoming.place), f"{incoming.event_id}:greeting"
        await _put(run, Incoming(event_id, Kind.INTRODUCE, place, incoming.user, payload=payload))
    elif not await _are_made(run, incoming):
        await _put(run, prepared_for(incoming.place))


async def _are_made(run: Run, incoming: Incoming) -> bool:
    """Tell whether questions were made lately for whoever reads what may be read there."""
    kept = await KeptIntroductions(run.services.database).get(await _scope(run, incoming))
    return kept is not None and time.time() - kept.made_at < ANEW_AFTER


async def _put(run: Run, wish: Incoming) -> None:
    """Make a wish work, once."""
    place = wish.place
    who = person_of(place, wish.user)
    entry = Entry(
        wish.event_id, Lane.JOBS, wish.kind.value, incoming_to_json(wish), platform=place.platform, person=who
    )
    await run.transaction(lambda session: put_all(session, [entry]))


_NOT_GREETED, _GREETED = "not greeted", "greeted"


def _first(session: Session, incoming: Incoming) -> str:
    """Say whether this is the first that somebody asked directly, and if so, whether the answer told who we are.

    '' where nothing is left to be said: it told questions to begin with, too, or was a word to what is said of us.
    """
    place = incoming.place
    asked = questions.asked_directly(session, place.platform, place.workspace, incoming.user, 2)
    if not place.direct or len(asked) != 1:
        return ""
    answer = get_answer(session, asked[0].answer_id) if asked[0].answer_id else None
    if answer is None or answer.model != ITSELF:
        return _NOT_GREETED
    told = say("intro try", language_to(answer.question)) in answer.text
    return _GREETED if answer.rests_on and not told else ""


def _beside(place: Place) -> Place:
    """Where the conversation is, not the interaction that asked."""
    return replace(place, message="", interaction="", private=False)


async def _scope(run: Run, incoming: Incoming) -> Scope:
    """Return what may be read there; what can't be known is not."""
    try:
        return await run.services.conversation.collections(incoming.place, incoming.user)
    except Forbidden as error:
        logger.info("%s: what may be read is not known: %s", run.work.id, error)
        return ()


def _language(incoming: Incoming, introduction: Introduction) -> str:
    """Return the language to introduce ourselves in: of the platform, else of the documents' questions."""
    return spoken_by(incoming) or next(filter(None, map(language_of, introduction.questions)), "")
