"""What people supplied in a message goes with that message: deleted, it is taken back; changed, it waits anew."""

from __future__ import annotations

from dataclasses import replace

from sqlmodel import Session
from ulid import ULID

from bots.engine.run import Run
from bots.engine.suggesting import expire, made_whole
from bots.event_keys import source_of
from bots.messages import Incoming
from core.learning.readers_words import says_what_is_right
from storage.access import audit
from storage.learning import gaps, people, suggestions


async def taken_back(run: Run, incoming: Incoming, text: str = "") -> bool:
    """Take back what a message supplied that is deleted, or says `text` now; False where it supplied nothing.

    What was evidence is none from then on; a new wording waits for approval like any other.
    """
    took = await run.decide("taken back", bool, lambda session: _take_back(session, incoming, text))
    if took:
        await expire(run.services)
    return took


def _take_back(session: Session, incoming: Incoming, text: str) -> bool:
    source, said = source_of(incoming), text.strip()
    said = said if says_what_is_right(said) else ""
    if people.take_back(session, source, said):
        return True
    by = audit.person(incoming.place.platform, incoming.place.workspace, incoming.user)
    taken = suggestions.take_back(session, source, by)
    for old in taken:
        if old.status == suggestions.PENDING:
            gaps.reopen(session, old.id)
        if said:
            anew = replace(old, id=str(ULID()), details={**old.details, "content": said}, expires_at=0.0)
            suggestions.suggest(session, made_whole(session, anew))
            people.fill(session, old.target, anew.id)
    return bool(taken)
