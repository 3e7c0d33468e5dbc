"""A person is asked what the documents did not tell; what they reply is kept once they agree and another approves."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from sqlmodel import Session
from ulid import ULID

from bots.engine.asides import tell
from bots.engine.learning import subject_of
from bots.engine.posts import posted_of
from bots.engine.run import Run
from bots.event_keys import source_of
from bots.languages import language_for, say
from bots.messages import (
    Beneath,
    Incoming,
    Place,
    Posted,
    Press,
    incoming_from_json,
    place_from_json,
    spoken_by,
)
from bots.people_named import names_of
from bots.render.plain import language_asked_in
from core.errors import Forbidden, NotFound
from core.indexing.supplied import ANSWER
from core.learning.readers_words import LONGEST_CORRECTION
from core.learning.signals import JobName
from core.model import Answer, Outcome
from storage.access import audit
from storage.conversations import questions
from storage.learning import people, suggestions
from storage.learning.people import PersonAsked, There
from storage.learning.suggestions import Suggestion

logger = logging.getLogger(__name__)

_BECAME = {
    suggestions.APPROVED: "person approved",
    suggestions.APPLIED: "person approved",
    suggestions.REJECTED: "person rejected",
}
_SHOWN = 500  # characters of a question or a reply, for somebody to know it again


async def ask_person(run: Run) -> None:
    """Ask whoever answers for it, in the thread of a refused answer; what was asked in private is shown to nobody."""
    incoming = incoming_from_json(run.work.body)
    language = spoken_by(incoming)
    found = await run.look(lambda session: _refused(session, incoming))
    if found is None:
        await tell(run, incoming, say("no answer", language))
        return
    answer, place, private = found
    if private:
        await tell(run, incoming, say("person private", language))
        return
    owner = await _owner(run, answer, place)
    if not owner or owner == incoming.user:
        await tell(run, incoming, say("person none", language))
        return
    asked = PersonAsked(run.key("asked"), answer.id, "", _topic(answer), owner, people.ASKED, "")
    there = There(place.platform, place.workspace, place.channel, place.thread)
    refused = await run.decide("asked", str, lambda session: people.ask(session, asked, there, incoming.user))
    if refused:
        await tell(run, incoming, say(f"person {refused}", language))
        return
    text = say("person asked", language_asked_in(answer), question=asked.topic)
    await _note(run, place, text, Beneath(calls=owner))


async def person_reply(run: Run) -> None:
    """Note what somebody replied whom we asked, and ask whether it may be kept."""
    incoming = incoming_from_json(run.work.body)
    asked_id, text = str(incoming.payload.get("asked") or ""), incoming.text.strip()[:LONGEST_CORRECTION]
    reply = await run.decide("reply", str, lambda session: _reply(session, incoming, asked_id, text))
    if not reply:
        return
    language = language_for(reply)
    presses = (
        Press("agree", asked_id, say("person agree", language)),
        Press("decline", asked_id, say("person decline", language)),
    )
    said = say("person consent", language, reply=reply[:_SHOWN])
    await _note(run, incoming.place, said, Beneath(presses=presses, calls=incoming.user))


def _reply(session: Session, incoming: Incoming, asked_id: str, text: str) -> str:
    return people.reply(session, asked_id, _owner_of(incoming), text, source_of(incoming))


async def consent(run: Run) -> None:
    """Keep a reply as its author agreed: it waits for somebody else's approval. Nobody agrees for another."""
    incoming = incoming_from_json(run.work.body)
    asked_id, agrees = str(incoming.payload.get("asked") or ""), bool(incoming.payload.get("agrees"))
    place = incoming.place
    author = audit.person(place.platform, place.workspace, incoming.user)

    names = await names_of(run.services.couriers, [author]) if agrees else {}

    def keep(session: Session) -> str:
        found = people.decide(session, asked_id, _owner_of(incoming), agrees=agrees)
        if found is None:
            return _settled(session, asked_id, incoming, author)
        if not agrees:
            return "person declined"
        made = _suggestion(found, author, str(ULID()), names)
        suggestions.suggest(session, made)
        people.fill(session, found.gap_id, made.id)
        return "person kept"

    told = await run.decide("consent", str, keep)
    language = spoken_by(incoming)
    if told != "person not yours":
        await _settle(run, place, say(told, language))
    await tell(run, incoming, say(told, language))


def _settled(session: Session, asked_id: str, incoming: Incoming, author: str) -> str:
    """Return the phrase for what became of a reply that its author decided on before; of another's, that it is his."""
    found = people.by_id(session, asked_id)
    if found is None or found.owner != incoming.user or found.status not in (people.AGREED, people.DECLINED):
        return "person not yours"
    if found.status == people.DECLINED:
        return "person declined"
    became = suggestions.status_of(session, found.replied_in, author)
    return _BECAME.get(became, "person kept")


async def _settle(run: Run, place: Place, text: str) -> None:
    """Put what was decided in the place of the question and its buttons: nobody is asked twice."""
    courier = run.courier(place)
    if courier is None or not place.message:
        return
    try:
        await courier.settle_note(place, text, run.delivery(run.key("settle")))
    except (Forbidden, NotFound) as error:  # it is gone, or too old to be changed
        logger.info("%s: what was decided can't be shown in place: %s", run.work.id, error)


def _suggestion(found: PersonAsked, author: str, suggestion_id: str, names: Mapping[str, str]) -> Suggestion:
    details = {"kind": ANSWER, "content": found.reply, **({"names": dict(names)} if names else {})}
    return Suggestion(
        suggestion_id,
        JobName.INJECT_EVIDENCE,
        found.gap_id,
        details,
        author=author,
        question=found.topic,
        answer_id=found.answer_id,
        owner=author,
        said_in=found.replied_in,
    )


def _refused(session: Session, incoming: Incoming) -> tuple[Answer, Place, bool] | None:
    """Return a refused answer, where it stands, and whether its asker alone saw it; None where it is not shown here."""
    found = subject_of(session, incoming)
    row = questions.by_id(session, found[0].question.id) if found else None
    if found is None or row is None or found[0].outcome is not Outcome.REFUSED:
        return None
    asked = place_from_json(row.place)
    posted = posted_of(questions.posts_of_question(session, found[0].question.id))
    if posted is None or incoming.place.channel != posted.place.channel:
        return None
    return found[0], posted.place, asked.private or asked.direct or posted.place.direct


async def _owner(run: Run, answer: Answer, place: Place) -> str:
    """Return the id of who answers for it: whom the gap was assigned to, else whom the channel names."""
    assigned = await run.look(lambda session: people.owner_of_gap(session, answer.id, place.platform, place.workspace))
    return assigned or (await run.services.conversation.settings(place)).owner


def _owner_of(incoming: Incoming) -> people.Owner:
    return incoming.place.platform, incoming.user


def _topic(answer: Answer) -> str:
    return (answer.question.asked or answer.question.text).strip()[:_SHOWN]


async def _note(run: Run, place: Place, text: str, beneath: Beneath) -> None:
    courier = run.courier(place)
    if courier is not None:
        await run.step("note", Posted, lambda: courier.post_note(place, text, run.delivery(run.key("note")), beneath))
