"""The week's digest of a channel, posted there where its settings wish it: what was asked, and what stays open."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from bots.engine.run import Run
from bots.engine.services import Services
from bots.engine.transactions import look, transact
from bots.languages import language_for, say
from bots.messages import Place, Posted, place_from_json, place_to_json
from core.errors import Forbidden, NotFound
from core.learning.signals import JobName
from core.model import Outcome
from storage.learning.digests import Digest, digests
from storage.states import Lane
from storage.work.enqueue import Entry, put_all

WEEK = 7 * 86_400.0
MONDAY, FROM_HOUR = 1, 7  # UTC
_ANSWERED = (Outcome.ANSWERED.value, Outcome.PARTIAL.value)
_LONGEST = 160  # characters of a question


async def have_told(services: Services, now: float) -> int:
    """Have last week's digests posted, once a channel and week; called hourly. Returns how many are due."""
    moment = datetime.fromtimestamp(now, UTC)
    if moment.isoweekday() != MONDAY or moment.hour < FROM_HOUR:
        return 0
    found = await look(services.database, lambda session: digests(session, now - WEEK, for_all=True))
    places = [Place(one.platform, one.channel, one.workspace) for one in found]
    wished = [place for place in places if (await services.conversation.settings(place)).digest]
    week = "-".join(map(str, moment.isocalendar()[:2]))
    await transact(services.database, lambda session: put_all(session, [_entry(place, week) for place in wished]))
    return len(wished)


async def post_digest(run: Run) -> None:
    """Post the digest of a channel. Payload: `place`, as JSON. Only what everybody there saw is told there."""
    place = place_from_json(json.loads(run.work.body)["place"])
    since = run.work.created_at - WEEK
    found = await run.look(lambda session: digests(session, since, for_all=True))
    here = [one for one in found if (one.platform, one.channel) == (place.platform, place.channel)]
    courier = run.courier(place)
    if not here or courier is None or not (await run.services.conversation.settings(place)).digest:
        return
    try:
        text = told(here[0])
        await run.step("note", Posted, lambda: courier.post_note(place, text, run.delivery(run.key("note"))))
    except (Forbidden, NotFound):
        return  # the channel is gone, or may not be written in


def told(digest: Digest) -> str:
    """Return a digest in the language in which most is asked there."""
    language = language_for(" ".join(digest.unanswered))
    answered = sum(count for outcome, count in digest.outcomes.items() if outcome in _ANSWERED)
    head = say("digest head", language, asked=digest.asked, answered=answered, rejected=digest.rejected)
    topics = [f"- {topic[:_LONGEST]}" for topic in digest.unanswered]
    return "\n".join([head, *([say("digest open", language), *topics] if topics else [])])


def _entry(place: Place, week: str) -> Entry:
    work_id = f"digest:{place.platform}:{place.workspace}:{place.channel}:{week}"
    body = json.dumps({"place": place_to_json(place)})
    return Entry(work_id, Lane.RETRIES, JobName.POST_DIGEST, body, platform=place.served_by)
