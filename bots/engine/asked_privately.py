"""Options in a message that asks, `--private` first of all: what was asked so is answered in direct messages alone."""

from __future__ import annotations

import logging
from dataclasses import replace

from bots.command_options import asked, has_options
from bots.engine.run import Run
from bots.event_keys import is_alone
from bots.languages import say
from bots.messages import Incoming, Kind, Place, incoming_from_json, spoken_by
from bots.platforms import traits_of
from core.errors import ErrataError, Forbidden, NotFound

logger = logging.getLogger(__name__)

_CLOSED = "closed"
_MAY_ASK = frozenset({Kind.ASK, Kind.EDIT})


def as_asked(incoming: Incoming) -> Incoming:
    """Return a message's question without the options in it, and with what they say; a command has read its own.

    What looks like an option and is none is part of the question, but for what is all but `--private`.
    """
    if incoming.kind not in _MAY_ASK or not incoming.place.message or incoming.place.interaction:
        return incoming
    if not has_options(incoming.text):
        return incoming  # as most are: told of every message before it is acknowledged
    said = asked(incoming.text, strict=False)
    if said.question == incoming.text.strip():
        return incoming
    private = said.private and not incoming.place.direct
    options = {name: value for name, value in said.payload.items() if name in ("mode", "collections")}
    place = replace(incoming.place, private=private or incoming.place.private)
    return replace(incoming, text=said.question, place=place, payload={**incoming.payload, **options})


def as_begun(run: Run) -> Incoming:
    """Return what was asked as it is answered: with its options read, for its asker alone where that was decided."""
    incoming = as_asked(incoming_from_json(run.work.body))
    return _for_its_asker(incoming) if run.recall(_CLOSED, bool) else incoming


async def kept_from_closed(run: Run, incoming: Incoming) -> Incoming:
    """Return a command's question as one whose answer its asker alone sees, where we were not let into the channel.

    People's own groups and closed channels: nobody says who reads along, and nothing could be posted. Once decided it
    stays so, whoever lets us in meanwhile: what the answer rests on was for one person.
    """
    courier, place = run.courier(incoming.place), incoming.place
    if courier is None or not place.interaction or is_alone(place):
        return incoming
    try:
        await run.patiently(lambda: courier.standing(place, incoming.user))
    except NotFound:
        await run.step(_CLOSED, bool, _yes)
        return _for_its_asker(incoming)
    except Forbidden as error:
        logger.info("%s: who reads along is not known: %s", run.work.id, error)
    return incoming


def _for_its_asker(incoming: Incoming) -> Incoming:
    return replace(incoming, place=replace(incoming.place, private=True))


async def _yes() -> bool:
    return True


def is_quietly_asked(place: Place) -> bool:
    """Say whether a message in a channel, for all to see, asked for an answer that its asker alone sees."""
    return place.private and not place.direct and bool(place.message) and not place.interaction


def asks_quietly(incoming: Incoming) -> bool:
    """Say the same of a message whose options were not read yet: nothing of its answering may show in the channel."""
    return is_quietly_asked(as_asked(incoming).place)


async def say_where(run: Run, incoming: Incoming, *, elsewhere: bool = True) -> None:
    """Take the sign away that the question is being read, and tell its asker where the answer is, if `elsewhere`."""
    courier, openly = run.courier(incoming.place), replace(incoming.place, private=False)
    if courier is None:
        return
    try:
        await courier.clear_status(openly, run.key("status"))
        if elsewhere and traits_of(openly.platform).shows_alone:
            text = say("answer is private", spoken_by(incoming))
            await courier.offer(openly, incoming.user, text, run.delivery(run.key("where")))
    except ErrataError as error:
        logger.info("%s: where the answer is could not be said: %s", run.work.id, error)
