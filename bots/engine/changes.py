"""Answers whose sources changed since: each is marked in place, once, and its asker told in the thread."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Sequence

from sqlmodel import Session

from bots.engine.jobs import NOWHERE, show, standing, standing_post
from bots.engine.payloads import retry_payload
from bots.engine.repairs import NAMED
from bots.engine.revocation import may_stand
from bots.engine.run import Run
from bots.engine.services import Services
from bots.engine.transactions import look, transact
from bots.languages import retold
from bots.messages import Beneath, Posted
from bots.render.plain import language_asked_in
from core.errors import Forbidden, NotFound
from core.learning.corrections import noted
from core.learning.grounds import Ground
from core.learning.signals import JobName
from core.model import Answer
from core.reading.phrases import say
from storage.conversations.citing import Cited, citing
from storage.conversations.overview import unfinished_bodies
from storage.conversations.store import answer_to_json, put_answer
from storage.states import Lane
from storage.work.enqueue import Entry, put_all

logger = logging.getLogger(__name__)

QUIET = 20.0  # seconds after a document changed: a second look that read it anew is through by then
KEPT = 30 * 86_400.0  # seconds that an answer is looked after
_SAID = 75  # characters of a question that a button asks again
_LOST = (Ground.CHANGED, Ground.GONE)


class Changes:
    """Looks for documents that changed since the last look; one a process."""

    def __init__(self, services: Services, quiet: float = QUIET) -> None:
        self._services = services
        self._quiet = quiet
        self._known: dict[tuple[str, str], str] | None = None

    async def look(self) -> int:
        """Have the answers looked at that cite what changed or went since the last look; return how many."""
        indexer = self._services.indexer
        if indexer is None:
            return 0
        now = {(entry.collection, entry.path): entry.processed_at for entry in await indexer.documents()}
        known, self._known = self._known, now
        if known is None:
            return 0
        changed = [place for place, processed in known.items() if now.get(place) != processed]
        return await self._note(changed) if changed else 0

    async def _note(self, changed: Sequence[tuple[str, str]]) -> int:
        since = time.time() - KEPT
        found = await look(self._services.database, lambda session: citing(session, changed, since))
        if found:
            due = time.time() + self._quiet
            await transact(
                self._services.database, lambda session: put_all(session, [_entry(one, due) for one in found])
            )
        return len(found)


async def answer_mark(run: Run) -> None:
    """Mark an answer that its sources no longer bear out, and tell its asker in the thread. Payload: `answer_id`."""
    answer_id = retry_payload(run.work.body).answer_id
    old = await run.look(lambda session: standing(session, answer_id))
    indexer = run.services.indexer
    if old is None or indexer is None or await run.look(lambda session: _is_looked_at(session, answer_id)):
        return
    posted, courier = await standing_post(run, old)  # who can't show it need not look for it
    grounds = await indexer.grounds(old)
    if grounds.ground not in _LOST or not await may_stand(run, old):
        return
    names = ", ".join(grounds.names[:NAMED])
    marked = noted(old, say("source changed", "en", names=names))
    await run.services.evict(old.id)
    shown = await run.step("post", Posted, lambda: show(run, marked, old), effect=_kept(marked))
    if courier is None or posted is None or shown == NOWHERE:
        return
    text = retold(say("source changed ask", "en", names=names), language_asked_in(old))
    asks = [old.question.text] if len(old.question.text) <= _SAID else []
    try:
        await run.step(
            "told", Posted, lambda: courier.post_note(posted.place, text, run.delivery(run.key("told")), Beneath(asks))
        )
    except (Forbidden, NotFound) as error:
        logger.info("%s: nobody could be told: %s", run.work.id, error)


def _kept(marked: Answer) -> Callable[[Session, Posted], None]:
    def keep(session: Session, _: Posted) -> None:
        put_answer(session, marked, answer_to_json(marked))

    return keep


def _is_looked_at(session: Session, answer_id: str) -> bool:
    return any(answer_id in body for body in unfinished_bodies(session, JobName.RETRY_ANSWER))


def _entry(one: Cited, due: float) -> Entry:
    # Once an answer, whatever changes later: it is marked already.
    body = json.dumps({"answer_id": one.answer_id})
    return Entry(f"changed:{one.answer_id}", Lane.RETRIES, JobName.MARK_ANSWER, body, due, one.platform)
