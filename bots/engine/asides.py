"""Events that want to know something, for one user's eyes: receipt, sources, feedback, settings."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sqlmodel import Session

from bots.channel_settings import ChannelSettings, apply_changes, describe
from bots.engine.learning import subject_of
from bots.engine.naming import person_named
from bots.engine.posts import carrier_of
from bots.engine.run import Run
from bots.engine.spoken_to import spoken_to
from bots.event_keys import chat_of
from bots.introduction import ITSELF
from bots.languages import retold, say
from bots.messages import Incoming, Kind, Place, incoming_from_json, place_from_json, roles_of, spoken_by
from bots.people_named import names_of
from bots.platforms import BY_NAME, traits_of
from bots.render.for_askers import without_settings
from bots.unknown_collections import remarks
from core.access.rights import EVERYTHING, Scope, may_read, narrowed, rests_on
from core.errors import BadInput, ErrataError, Permanent, Stopped, Transient
from core.model import DEFAULT_COLLECTION, Answer
from storage.access import audit
from storage.conversations import feedback, questions
from storage.conversations.store import get_answer
from storage.facts.store import SqlFacts

logger = logging.getLogger(__name__)

MOST_LOOKED_AT = 50  # answers, latest first, for one that may be shown


async def show(run: Run) -> None:
    """Show an answer's receipt or sources: the one named, or the latest here."""
    incoming = incoming_from_json(run.work.body)
    courier = run.courier(incoming.place)
    if courier is None:
        return
    scope = await run.services.conversation.shown_to(incoming.place, incoming.user, from_bot=incoming.from_bot)
    answer = await run.look(lambda session: _named_or_latest(session, incoming, scope))
    delivery = run.delivery(run.key("show"))
    if answer is None:
        said = say("no answer", await spoken_to(run, incoming))
        await courier.tell(incoming.place, incoming.user, said, delivery)
    elif incoming.kind is Kind.WHY:
        await courier.show_receipt(incoming.place, incoming.user, answer, delivery)
    else:
        await courier.show_sources(incoming.place, incoming.user, answer, delivery)


async def summary(run: Run) -> None:
    """Say what feedback this channel gave; reasons may quote, so only those given to what may be read here."""
    incoming = incoming_from_json(run.work.body)
    scope = await run.services.conversation.shown_to(incoming.place, incoming.user, from_bot=incoming.from_bot)
    up, down, reasons = await run.look(lambda session: feedback.summary(session, chat_of(incoming.place), scope))
    lines = [f"Feedback here: 👍 {up} · 👎 {down}", *(f"- {reason}" for reason in reasons)]
    await tell(run, incoming, "\n".join(lines))


async def configure(run: Run) -> None:
    """Change this channel's settings and show them, or say why not."""
    incoming = incoming_from_json(run.work.body)
    conversation, changes = run.services.conversation, incoming.payload.get("changes") or {}
    admin = conversation.is_admin(incoming.user, roles_of(incoming))
    unknown, mute = await _unknown(run, incoming, changes) if admin else ([], False)
    if mute:
        await tell(run, incoming, "\n\n".join([*unknown, say("would read nothing", "en")]))
        return
    try:
        if changes:
            changes = await _with_owner(run, incoming, changes) if admin else changes
            settings = await conversation.configure(incoming.place, incoming.user, changes, roles_of(incoming))
        else:
            settings = await conversation.settings(incoming.place)
    except Permanent as error:
        await tell(run, incoming, for_people(incoming, error))
        return
    now = _now_read(settings, changes)
    if isinstance(settings.collections, tuple) and not admin:
        shown = await conversation.shown_to(incoming.place, incoming.user, from_bot=incoming.from_bot)
        settings = replace(settings, collections=narrowed(shown, settings.collections) if settings.collections else ())
    told = describe(settings, await _called(run, incoming, settings.owner))
    await tell(run, incoming, "\n\n".join([f"Settings of this channel:\n{told}", *now, *unknown]))


async def _with_owner(run: Run, incoming: Incoming, changes: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return changes with the id of an owner who was named. Raises `BadInput` where that is nobody, or several."""
    owner = changes.get("owner")
    return {**changes, "owner": await person_named(run, incoming, str(owner))} if owner else changes


async def _called(run: Run, incoming: Incoming, user: str) -> str:
    """Return what the owner of a channel is called; their id where a platform does not tell, to be put right by."""
    actor = audit.person(incoming.place.platform, incoming.place.workspace, user) if user else ""
    names = await names_of(run.services.couriers, [actor])
    return names.get(actor, user)


async def _unknown(run: Run, incoming: Incoming, changes: Mapping[str, Any]) -> tuple[list[str], bool]:
    """Return what is to be said of collections that are named and not known to who names them, before they are.

    And whether none of them is one, though there are others: what is misspelt must not silence a channel.
    """
    if "collections" not in changes:
        return [], False
    try:
        named = apply_changes(ChannelSettings(), {"collections": changes["collections"]}).collections
    except BadInput:
        return [], False
    if not isinstance(named, tuple) or not named:
        return [], False
    indexer = run.services.indexer
    with_documents = await indexer.collections() if indexer is not None else ()
    filled = {*with_documents, *await SqlFacts(run.services.database).collections()}
    scope = await run.services.conversation.shown_to(incoming.place, incoming.user)
    suggested = filled if scope is None else filled.intersection(scope)
    # What a setting names is read by all who are in the channel: whether there is such a collection is no secret.
    known = {*filled, DEFAULT_COLLECTION}
    return remarks(named, known, suggested), bool(filled) and known.isdisjoint(named)


def _now_read(settings: ChannelSettings, changes: Mapping[str, Any]) -> list[str]:
    """Return what everybody in the channel reads, where that was just changed."""
    if "collections" not in changes:
        return []
    if settings.collections is None:
        return [
            "In this channel, members now read what is for everyone; "
            "what was given to the channel, everybody in it reads."
        ]
    if settings.collections == EVERYTHING:
        return ["Members in this channel now read every collection."]
    if not settings.collections:
        return ["This channel now reads nothing; collections=everyone's lets it read what is for everyone."]
    return [f"Everyone in this channel now reads: {', '.join(settings.collections)}."]


async def apologise(run: Run, error: ErrataError) -> None:
    """Tell whoever asked that it did not work."""
    language = spoken_by(incoming_from_json(run.work.body))
    await tell_fault(run, say("not worked", language), error)


async def tell_fault(run: Run, sentence: str, error: ErrataError) -> None:
    """Tell the user alone what went wrong; the sentence without the error, which may quote anything, if need be."""
    incoming = incoming_from_json(run.work.body)
    try:
        await tell(run, incoming, f"{sentence} {for_people(incoming, error)}".strip())
    except (Transient, Stopped):
        raise
    except Exception:
        logger.exception("%s: what went wrong can't be shown", run.work.id)
        await tell(run, incoming, sentence)


def for_people(incoming: Incoming, error: ErrataError) -> str:
    """Return what went wrong, in the language of whoever caused it; on a platform without settings and commands."""
    said = retold.fault(error, spoken_by(incoming))
    return without_settings(said) if incoming.place.platform in BY_NAME else said


async def tell(run: Run, incoming: Incoming, text: str) -> None:
    """Tell the user alone, in their language."""
    courier = run.courier(incoming.place)
    if courier is not None:
        said = retold(text, await spoken_to(run, incoming))
        await courier.tell(incoming.place, incoming.user, said, run.delivery(run.key("tell")))


def _named_or_latest(session: Session, incoming: Incoming, scope: Scope) -> Answer | None:
    """Return the answer an event names, else the latest its user can see there; None where it may not be shown."""
    found = subject_of(session, incoming)
    if found is None:
        return None if incoming.payload.get("answer_id") else _latest(session, incoming, scope)
    # A receipt quotes its sources: it is shown only where its question was asked, or where its answer stands.
    answer, _ = found
    asked_there = answer.question.conversation_id.startswith(f"{chat_of(incoming.place)}:")
    there = asked_there or carrier_of(session, incoming.place) is not None
    return answer if there and may_read(scope, rests_on(answer)) else None


def _latest(session: Session, incoming: Incoming, scope: Scope) -> Answer | None:
    place = incoming.place
    rows = questions.answered(session, place.platform, place.channel, MOST_LOOKED_AT)
    seen = (row for row in rows if _sees(incoming, row.user_id, place_from_json(row.place)))
    seen = (row for row in seen if row.user_id == incoming.user or _stands_there(session, row.answer_id, place))
    answers = (answer for row in seen if (answer := get_answer(session, row.answer_id)))
    checked = (answer for answer in answers if answer.model != ITSELF)  # what we say of ourselves rests on no sources
    return next((answer for answer in checked if may_read(scope, rests_on(answer))), None)


def _stands_there(session: Session, answer_id: str, place: Place) -> bool:
    """Say whether an answer was posted for all to see: what its asker alone was shown is nobody else's latest."""
    return any(post.channel == place.channel for post in questions.posts_of_answer(session, answer_id))


def _sees(incoming: Incoming, asker: str, asked: Place) -> bool:
    """Say whether somebody sees, where he is, what another asked.

    Commands may name no thread. Where threads are not open to the whole channel, only one begun from a message surely
    is: others may be private ones.
    """
    here = incoming.place
    if here.thread and asked.thread != here.thread:
        return False
    if asker == incoming.user:
        return True
    everybodys = here.thread or traits_of(asked.platform).threads_are_open or asked.thread in ("", asked.message)
    return bool(everybodys) and not asked.private
