"""Jobs: cited files are read anew, and a rejected answer is answered again and corrected in place."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sqlmodel import Session

from bots.courier import Courier
from bots.engine.linking import suggest_links
from bots.engine.payloads import index_payload, retry_payload
from bots.engine.posts import note_posted, posted_of
from bots.engine.repairs import NAMED, freshened, places_of
from bots.engine.revocation import anew, may_stand, withdrawn
from bots.engine.run import Run
from bots.engine.second_look import unseen
from bots.engine.services import Indexer
from bots.languages import retold
from bots.messages import WEB, Place, Posted, place_from_json
from core.access.rights import rests_on
from core.drafts.marking import as_drafted
from core.errors import ErrataError, Forbidden, NotFound, Permanent
from core.indexing.learnt import right_named
from core.indexing.supplied import is_supplied
from core.learning.corrections import LOOKING, NOTHING_BETTER, STILL_LOOKING, noted, settled, told_recorded
from core.learning.grounds import Ground, Grounds
from core.learning.readers_words import SEARCHED_WORDS, in_words, tells
from core.learning.ruling import Ruling, made_at, ruling
from core.model import Answer, Retry
from core.ports import silent
from core.reading.phrases import FALLBACK, say
from storage.conversations import feedback, questions
from storage.conversations.store import answer_to_json, get_answer, put_answer
from storage.learning import folders
from storage.states import ENDED
from storage.work import pieces as store

logger = logging.getLogger(__name__)

NOWHERE = Posted(Place(WEB, ""), ())
NOT_LOOKED_AT = Grounds(Ground.UNKNOWN)
AT_ONCE = 3.0  # seconds; a look that waited longer was said to be lined up
INDEXED_WITHIN = 15.0  # seconds a retry waits for the files it rests on to be read anew


@dataclass(frozen=True, slots=True)
class Second:
    """A second answer, and what the first one stands on now."""

    answer: Answer
    grounds: Grounds


async def index_file(run: Run) -> None:
    """Read one cited document anew; see `IndexPayload`."""
    payload = index_payload(run.work.body)
    if run.services.indexer is None:
        return
    try:
        right = right_named(payload.refetch)
        said = await run.services.indexer.reindex(payload.path, payload.collection, refetch=right)
    except NotFound as error:
        said = str(error)  # removed since: that is an outcome, too
    _log_looked_at(run, said)


async def index_module(run: Run) -> None:
    """Read a source file and what it imports anew; see `IndexPayload`."""
    payload = index_payload(run.work.body)
    indexer = run.services.indexer
    if indexer is None:
        return
    right = right_named(payload.refetch)
    try:
        said = await indexer.reindex_module(
            payload.path, payload.collection, recursive=payload.recursive, refetch=right
        )
    except NotFound as error:
        said = str(error)
    _log_looked_at(run, said)


def _log_looked_at(run: Run, said: str) -> None:
    """Names of documents tell of what is in them: they stand in logs for whoever asks for everything alone."""
    logger.info("%s: a document was looked at anew", run.work.id)
    logger.debug("%s: %s", run.work.id, said)


async def answer_retry(run: Run) -> None:
    """Answer a rejected answer's question again and put the better one in its place, saying what changed and why.

    See `RetryPayload`. The cache is bypassed, citations are forced and the other model is asked: `Question.retry` says
    so to the loop.
    """
    payload = retry_payload(run.work.body)
    old = await run.look(lambda session: standing(session, payload.answer_id))
    if old is not None:
        await _answer_again(run, old)
    await unseen(run, payload.seen)


async def _answer_again(run: Run, old: Answer) -> None:
    payload = retry_payload(run.work.body)
    await standing_post(run, old)  # who can't show it need not look for it
    telling = asyncio.create_task(_say_when_late(run, old))
    try:
        await _wait_for(run, payload.after)
        await _say_that_it_begins(run, old)
        await _look_around(run, old)
        await suggest_links(run, old)
        reason = payload.reason or await run.look(lambda session: feedback.reason_for(session, old.id))
        new = await run.step("answer", Answer, lambda: _again(run, old, reason))
        stands = await may_stand(run, old)
        second = await _second(run, old, new, reason) if stands else Second(new, NOT_LOOKED_AT)
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
    await (_settle(run, old, second, reason) if stands else _take_back(run, old, new))


async def answer_repair(run: Run) -> None:
    """Answer a weak answer's question again where documents changed since, and edit the message; else say nothing.

    Nobody has complained: what is no better is not spoken of.
    """
    old = await run.look(lambda session: standing(session, retry_payload(run.work.body).answer_id))
    indexer = run.services.indexer
    if old is None or indexer is None or not await may_stand(run, old):
        return
    await standing_post(run, old)  # who can't show it need not look for it
    await suggest_links(run, old)
    scope = old.question.collections
    due = await run.decide("folders", list[tuple[str, str]], lambda session: folders.due(session, scope, time.time()))
    read = await run.step(
        "read", tuple[str, ...], lambda: freshened(run.services.database, indexer, places_of(old), due)
    )
    names = read or await indexer.changed_since(made_at(old), scope)
    if not names:
        return
    new = await run.step("answer", Answer, lambda: _again(run, old, ""))
    if new.id == old.id or ruling(new, old, await indexer.grounds(old)) is not Ruling.CORRECTED:
        return
    told = await _what_came(indexer, names)
    await _replace(run, old, replace(noted(new, told), rests_on=tuple(sorted(rests_on(new) | rests_on(old)))))


async def _what_came(indexer: Indexer, names: Sequence[str]) -> str:
    """Say what led to another answer: documents by their titles, what people supplied as what it is."""
    documents = [name for name in names if not is_supplied(name)]
    if not documents:
        return say("answered by person", "en")
    return say("answered again", "en", names=", ".join((await indexer.titles(documents))[:NAMED]))


async def say_nothing_better(run: Run, error: ErrataError) -> None:
    """Tell that a retry was given up; the old answer stays."""
    old = await run.look(lambda session: standing(session, retry_payload(run.work.body).answer_id))
    if old is not None:
        said = told_recorded(noted(old, _nothing_better(error)), retry_payload(run.work.body).reason)
        if await may_stand(run, old):
            await run.step("post", Posted, lambda: show(run, said, old), effect=_kept_over_http(said))
        else:
            await show(run, withdrawn(old), old)
    await unseen(run, retry_payload(run.work.body).seen)


async def log_fault(run: Run, error: ErrataError) -> None:
    """Nobody waits for this job: it is listed among the dead."""
    logger.error("%s %s: %s", run.work.name, run.work.id, error)


def standing(session: Session, answer_id: str) -> Answer | None:
    """Return an answer that is still shown, or None where a correction or a deletion overtook it."""
    answer = get_answer(session, answer_id)
    if answer is None or questions.is_replaced(session, answer_id):
        return None
    return answer


async def _look_around(run: Run, old: Answer) -> None:
    """Read what came closest anew, too, and look for new files where folders are indexed: a refusal cites nothing."""
    indexer, scope = run.services.indexer, old.question.collections
    if indexer is None:
        return
    rejected_at = run.work.created_at
    due = await run.decide(
        "folders", list[tuple[str, str]], lambda session: folders.due(session, scope, time.time(), rejected_at)
    )
    try:
        async with asyncio.timeout(INDEXED_WITHIN):
            await freshened(run.services.database, indexer, places_of(old), due)
    except (TimeoutError, ErrataError) as error:
        logger.warning("%s: not all could be read anew: %s", run.work.id, error)


async def _again(run: Run, old: Answer, reason: str, words: str = "") -> Answer:
    """Answer the question again; `words` of whoever rejected the answer are searched for beside those of the asker."""
    by = retry_payload(run.work.body).by
    retry = Retry(answer_id=old.id, reason=reason, rejected=as_drafted(old.text), by=by)
    try:
        question = await run.services.conversation.asked_again(old.question)
        put = replace(question, text=in_words(old, words)) if words else question
        made = await run.services.answer(replace(put, retry=retry), silent)
        return replace(made, question=replace(made.question, text=question.text)) if words else made
    except Permanent as error:
        return noted(old, _nothing_better(error)) if await may_stand(run, old) else withdrawn(old, error)


async def _second(run: Run, old: Answer, new: Answer, reason: str) -> Second:
    """Return the answer that is weighed against the old one, and what the old one stands on now.

    Where the question alone leads nowhere better, it is asked once more with the words in which the answer was
    rejected.
    """
    indexer = run.services.indexer
    grounds = await indexer.grounds(old) if indexer is not None else NOT_LOOKED_AT
    words = " ".join(reason.split())[:SEARCHED_WORDS]
    if not tells(old, words) or ruling(new, old, grounds, reason) is not Ruling.KEPT:
        return Second(new, grounds)
    other = await run.step("answer in other words", Answer, lambda: _again(run, old, reason, words))
    return Second(new if ruling(other, old, grounds, reason) is Ruling.KEPT else other, grounds)


async def _take_back(run: Run, old: Answer, new: Answer) -> None:
    """Put what may be read now in the place of what may be read no more, be it better or not."""
    taken = withdrawn(old)
    if new.id == taken.id:
        taken = new  # it says why
    elif new.id != old.id and await may_stand(run, new):
        taken = anew(new)
    await _replace(run, old, taken)


async def _settle(run: Run, old: Answer, second: Second, reason: str) -> None:
    said = settled(second.answer, old, second.grounds, reason)
    if said.id == old.id:
        await run.step("post", Posted, lambda: show(run, said, old), effect=_kept_over_http(said))
    else:
        await _replace(run, old, said)


def _kept_over_http(said: Answer) -> Callable[[Session, Posted], None]:
    """Return what records an answer with its note where no message bears that: over HTTP, whoever asks finds it."""

    def keep(session: Session, _: Posted) -> None:
        if said.question.asker.platform == WEB:
            put_answer(session, said, answer_to_json(said))

    return keep


async def _replace(run: Run, old: Answer, made: Answer) -> None:
    def note(session: Session, posted: Posted) -> None:
        put_answer(session, made, answer_to_json(made), replaces=old.id)
        if posted.messages:
            note_posted(session, made, posted)
        else:
            questions.close(session, made.question.id, made.id, made.outcome.value)

    await run.step("post", Posted, lambda: show(run, made, old), effect=note)


async def show(run: Run, answer: Answer, old: Answer) -> Posted:
    """Edit the old message; where there is none (HTTP, or deleted), nothing is shown.

    Where it can't be changed any more, whoever rejected it is told in reply.
    """
    posted, courier = await standing_post(run, old)
    if posted is None or courier is None:
        return NOWHERE
    delivery, reply = run.delivery(run.key(f"show:{answer.id}")), retry_payload(run.work.body).reply
    try:
        return await courier.update_answer(posted, answer, delivery)
    except NotFound:
        return NOWHERE
    except Forbidden:
        if not reply:
            raise
    try:
        return await courier.post_answer(place_from_json(reply), answer, delivery)
    except (Forbidden, NotFound) as error:
        logger.warning("%s: nobody could be shown a correction: %s", run.work.id, error)
        return NOWHERE


async def standing_post(run: Run, old: Answer) -> tuple[Posted | None, Courier | None]:
    """Return where an answer is shown, and who carries there; None where it was not posted."""
    posted = posted_of(await run.look(lambda session: questions.posts_of_question(session, old.question.id)))
    return posted, run.courier(posted.place) if posted else None


async def _say_that_it_begins(run: Run, old: Answer) -> None:
    """Say in place that an answer is looked at now which waited for others: until then it said so."""
    waited = run.work.first and time.time() - run.work.created_at > AT_ONCE
    posted, courier = await standing_post(run, old)
    if not waited or posted is None or courier is None or not await may_stand(run, old):
        return
    try:
        await courier.update_answer(posted, noted(old, LOOKING), run.delivery(run.key("begins")))
    except (Forbidden, NotFound) as error:
        logger.info("%s: could not say that it is looked at now: %s", run.work.id, error)


async def _say_when_late(run: Run, old: Answer) -> None:
    began = time.time() if run.work.first else run.work.created_at  # others may have been before it
    await asyncio.sleep(max(0.0, began + run.services.limits.still_looking_after - time.time()))
    try:
        if await may_stand(run, old):
            await show(run, noted(old, STILL_LOOKING), old)
    except ErrataError as error:
        logger.warning("%s: could not say that it takes longer: %s", run.work.id, error)


async def _wait_for(run: Run, work_ids: Sequence[str]) -> None:
    deadline = time.monotonic() + INDEXED_WITHIN
    while work_ids and time.monotonic() < deadline:
        found = await run.look(lambda session: store.statuses(session, work_ids))
        if all(status.state in ENDED for status in found.values()):
            return
        await asyncio.sleep(run.services.limits.poll)


def _nothing_better(error: ErrataError) -> str:
    return f"{NOTHING_BETTER} ({retold.fault(error, FALLBACK)})"
