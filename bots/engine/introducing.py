"""Introductions: said where the bot was invited, to whoever writes to it first, and to whoever asks what it can do."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from sqlmodel import Session

from bots.engine.asides import tell
from bots.engine.run import Run
from bots.engine.spoken_to import spoken_to
from bots.introduction import ITSELF
from bots.introduction.kept import Introduction
from bots.introduction.overview import Overview
from bots.introduction.telling import greeting, to_press
from bots.messages import Beneath, Incoming, Place, incoming_from_json, roles_of, spoken_by
from core.access.rights import Scope
from core.errors import ErrataError, Forbidden, NotFound
from core.reading.detection import language_of
from storage.conversations import questions
from storage.conversations.store import get_answer

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
    text = greeting(introduction, _language(incoming, introduction), pressed=True)
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
    language = await spoken_to(run, incoming)
    told = [str(incoming.payload.get("commands") or "")]
    if run.services.conversation.is_admin(incoming.user, roles_of(incoming)):
        told.append(str(incoming.payload.get("admin_commands") or ""))
    commands = "\n".join(filter(None, told))
    await tell(run, incoming, "\n\n".join(filter(None, [greeting(introduction, language), commands])))


def after(ask: Callable[[Run], Awaitable[None]]) -> Callable[[Run], Awaitable[None]]:
    """Return what answers a question as `ask` does; who wrote to us directly for the first time is greeted then."""

    async def answered(run: Run) -> None:
        await ask(run)
        incoming = incoming_from_json(run.work.body)
        if incoming.place.direct and not incoming.from_bot and run.services.introducer is not None:
            await _greet(run, incoming)

    return answered


async def _greet(run: Run, incoming: Incoming) -> None:
    """Greet whoever asks for the first time. That it can't be said is no fault of the answer's."""
    courier, introducer = run.courier(incoming.place), run.services.introducer
    if courier is None or introducer is None or not await run.look(lambda session: _first(session, incoming)):
        return
    try:
        introduction = await introducer.here(await _scope(run, incoming))
        text = greeting(introduction, spoken_by(incoming), pressed=True)
        delivery = run.delivery(run.key("greeting"))
        await courier.post_note(_beside(incoming.place), text, delivery, Beneath(to_press(introduction)))
    except ErrataError as error:
        logger.info("%s: not greeted: %s", run.work.id, error)


def _first(session: Session, incoming: Incoming) -> bool:
    """Say whether this is the first that somebody asked directly, and no question that was answered with who we are."""
    place = incoming.place
    asked = questions.asked_directly(session, place.platform, place.workspace, incoming.user, 2)
    if len(asked) != 1:
        return False
    answer = get_answer(session, asked[0].answer_id) if asked[0].answer_id else None
    return answer is None or answer.model != ITSELF


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
