"""Events that judge: feedback and reasons, each written with the jobs that follow from it in one transaction."""

from __future__ import annotations

import hashlib
import json
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlmodel import Session

from bots.engine.posts import carrier_of, posted_of
from bots.engine.questions import tell_aside
from bots.engine.revocation import may_stand
from bots.engine.run import Run
from bots.engine.second_look import (
    ENOUGH,
    ENOUGH_OF_ALL,
    NO_LOOK,
    WORDLESS,
    Refused,
    SecondLook,
    StoredSecondLook,
    said_in_place,
    said_twice,
    unseen,
)
from bots.engine.surroundings import Surroundings, is_for_us
from bots.event_keys import asker_of, chat_of, conversation_of, source_of
from bots.messages import Incoming, Kind, Reaction, incoming_from_json, place_to_json
from bots.render.plain import is_judged
from bots.vote_presses import takes_back
from core.errors import Unavailable
from core.indexing.learnt import Right
from core.learning.corrections import LINED_UP, LOOKING, RECORDED, noted
from core.learning.rejections import Rejection, rejected
from core.learning.second_looks import MOST_OF_ALL, Look
from core.learning.signals import JobName, jobs_for
from core.learning.votes import Act
from core.model import ATTACHED, FACTS, WEB, Answer, Job
from storage.access import audit
from storage.conversations import feedback as store
from storage.conversations import questions
from storage.conversations.overview import is_about_to_begin
from storage.conversations.store import get_answer
from storage.costs import looks
from storage.facts import files as fact_files
from storage.learning import gaps, signals
from storage.states import ENDED, Lane
from storage.work import pieces as work
from storage.work.enqueue import Entry

logger = logging.getLogger(__name__)

LOOKED_ENOUGH = (
    "Thank you, your vote counts. I have looked at this answer twice for you within the hour, and can look again when "
    "that hour is over. Until then, asking in other words may help."
)
LOOKED_AT_MANY = (
    f"Thank you, your vote counts. I have looked at answers again for you {MOST_OF_ALL} times within the hour; so that "
    "others get their turn too, I can look again when that hour is over. Until then, asking in other words may help."
)
SAY_WHY = (
    "Thank you, your vote counts. I have looked at this answer again for you already; tell me in a few words what is "
    "wrong with it, and I will look once more."
)
_TOLD: dict[Refused, str] = {"enough": LOOKED_ENOUGH, "enough of all": LOOKED_AT_MANY, "wordless": SAY_WHY}
_REFUSED = {Look.REFUSED: ENOUGH, Look.REFUSED_OF_ALL: ENOUGH_OF_ALL, Look.WORDLESS: WORDLESS}
UNKNOWN_SECONDS = 600.0  # a crash, a takeover and a slow model lie well within


async def feedback(run: Run) -> None:
    """Count a vote or its withdrawal; a thumbs-down is answered at once, and its jobs do the rest."""
    incoming = incoming_from_json(run.work.body)
    if not (await run.services.conversation.settings(incoming.place)).feedback:
        return
    await _wait_for_the_answer(run, incoming)
    right = await _right_to_fetch(run, incoming)
    wanted = await run.decide("feedback", StoredSecondLook, lambda session: _count(session, run, incoming, right))
    await _follow(run, incoming, wanted)


async def reason(run: Run) -> None:
    """Note why a thumbs-down was given, and look again with that in mind."""
    await _reason(run, incoming_from_json(run.work.body))


async def _reason(run: Run, incoming: Incoming) -> SecondLook:
    await _wait_for_the_answer(run, incoming)
    right = await _right_to_fetch(run, incoming)
    wanted = await run.decide("reason", StoredSecondLook, lambda session: _note_reason(session, run, incoming, right))
    await _follow(run, incoming, wanted)
    return wanted


async def correction(run: Run) -> None:
    """Take what somebody says is wrong for a thumbs-down with its reason, and show that it was seen."""
    incoming = incoming_from_json(run.work.body)
    if not (await run.services.conversation.settings(incoming.place)).feedback:
        return
    if not await is_for_us(run, incoming, Surroundings(run, incoming)):
        return
    if (courier := run.courier(incoming.place)) is not None:
        await run.step("seen", type(None), lambda: courier.react(incoming.place, Reaction.SEEN))
    wanted = await _reason(run, incoming)
    if not await run.look(lambda session: _is_to_come(session, wanted)):  # else it is taken away by what comes of it
        await unseen(run, place_to_json(incoming.place))


def _is_to_come(session: Session, wanted: SecondLook) -> bool:
    found = work.statuses(session, wanted.retries)
    return any(status.state not in ENDED for status in found.values())


async def _follow(run: Run, incoming: Incoming, wanted: SecondLook) -> None:
    """Look again at what was rejected, or say that this was done often enough for now.

    That an answer was looked at twice is said in place; what somebody can do, or had done elsewhere, to them alone.
    """
    if wanted.refused == "enough":
        found = await run.look(lambda session: subject_of(session, incoming))
        said = incoming.text if wanted.recorded else ""
        if found is None or await said_twice(run, incoming.place, found[0], said):
            return
    if wanted.refused or wanted.recorded:
        told = [_TOLD[wanted.refused]] if wanted.refused else []
        await tell_aside(run, incoming, "\n".join([*told, *([RECORDED] if wanted.recorded else [])]))
    elif wanted.answer_id:
        await _look_again(run, incoming, wanted)


async def _right_to_fetch(run: Run, incoming: Incoming) -> Right:
    """Return by which right a voter may have web pages fetched anew: that to teach from there, or none."""
    conversation = run.services.conversation
    if conversation.is_admin(incoming.user):
        return "admins"
    return "everyone" if await conversation.may_ingest(incoming.place, incoming.user) else ""


async def _wait_for_the_answer(run: Run, incoming: Incoming) -> None:
    """Come back later where a vote is quicker than the note of what was posted (after a crash: by minutes).

    Raises `Unavailable` while a question of this channel is open and the message is not known, or while the answer
    that a button names is not noted as posted: its correction would have no message to stand in.
    """
    young = time.time() - run.work.created_at < UNKNOWN_SECONDS
    if young and await run.look(lambda session: _undecided(session, incoming)):
        raise Unavailable("It is not known yet which answer this is about.")


def _undecided(session: Session, incoming: Incoming) -> bool:
    found = subject_of(session, incoming)
    if found is None:
        return questions.is_open(session, incoming.place.platform, incoming.place.channel)
    return questions.is_being_answered(session, found[0].question.id)


def subject_of(session: Session, incoming: Incoming) -> tuple[Answer, str] | None:
    """Return the answer an event is about and the first message that carries it, or None where it isn't ours.

    A button names the answer it was made for: where a correction took its place, that one is meant.
    """
    post = carrier_of(session, incoming.place)
    named = post.answer_id if post else str(incoming.payload.get("answer_id") or "")
    answer = get_answer(session, questions.standing(session, named)) if named else None
    if answer is None:
        return None
    posts = questions.posts_of_question(session, answer.question.id)
    return answer, posts[0].message if posts else answer.question.id or answer.id


def _count(session: Session, run: Run, incoming: Incoming, right: Right) -> SecondLook:
    """Count a vote, and return the second look that follows from it."""
    found = _judged(session, incoming)
    if found is None:
        return NO_LOOK
    name = f"{incoming.place.message}:{incoming.payload.get('emoji') or incoming.payload.get('via', '')}"
    mark = _mark(run, incoming, found, "up" if incoming.payload.get("vote") == "up" else "down", name)
    mark = replace(mark, act=_act(incoming))
    if incoming.kind is Kind.FEEDBACK_WITHDRAWN:
        store.withdraw(session, mark)
        return NO_LOOK
    change = store.add(session, mark)
    if not change.activated or mark.vote != "down":
        return NO_LOOK
    return _learn(session, run, (incoming, *found), f"{change.feedback_id}:{change.round}", right)


def _judged(session: Session, incoming: Incoming) -> tuple[Answer, str] | None:
    """Return the answer that an event judges; None where that is none: a remark, a failure, the product itself."""
    found = subject_of(session, incoming)
    return found if found is not None and is_judged(found[0]) else None


def _act(incoming: Incoming) -> Act:
    if incoming.payload.get("via") != "button":
        return "reacted"
    if "takes_back" not in incoming.payload:  # taken in by a version that did not say so
        return "pressed"
    return "taken back" if takes_back(incoming) else "chosen"


def _note_reason(session: Session, run: Run, incoming: Incoming, right: Right) -> SecondLook:
    found = _judged(session, incoming)
    if found is None or not incoming.text.strip():
        return NO_LOOK
    mark = _mark(run, incoming, found, "down", "reason")
    feedback_id = store.give_reason(session, mark, incoming.text.strip())
    return _learn(session, run, (incoming, *found), f"{feedback_id}:{run.work.id}", right)


def _mark(run: Run, incoming: Incoming, subject: tuple[Answer, str], vote: str, name: str) -> store.Mark:
    answer, root = subject
    return store.Mark(answer.id, chat_of(incoming.place), root, incoming.user, vote, name, run.work.seq)


def _learn(session: Session, run: Run, vote: tuple[Incoming, Answer, str], occasion: str, right: Right) -> SecondLook:
    """Write the jobs of a thumbs-down and the gap it shows, in the caller's transaction.

    Returns the second look; `ENOUGH` where this person had it looked at twice within the hour already and is to be
    told so (`ENOUGH_OF_ALL`: as many answers as one may have looked at), none where he was told. The vote itself and
    its reason are kept, and what is said to be right waits as a suggestion (`recorded`) without a look, too.
    """
    incoming, answer, root = vote
    files = [*_cited_files(answer), *_fact_files(session, answer)]
    rejection = _rejection(incoming)
    said, signal = rejection.said, rejected(answer, files, rejection)
    signals.keep(session, signal)
    if not said and is_about_to_begin(session, JobName.RETRY_ANSWER, answer.id):
        return NO_LOOK  # one look serves all who only voted: it is shown already that there will be one
    under = f"{chat_of(incoming.place)}\n{root}"
    look = looks.take(session, under, incoming.user, time.time(), said)
    if look is not Look.GRANTED:
        supplied = [job for job in jobs_for(signal, files) if job.name == JobName.INJECT_EVIDENCE]
        recorded = bool(supplied) and looks.take_said(session, under, incoming.user, time.time(), said)
        if recorded:
            store.put_jobs(session, entries_for(supplied, occasion, {}, {}, run.work.id))
        again = ENOUGH if recorded and look is Look.KNOWN_REFUSED else NO_LOOK  # it is said in the same place
        return replace(_REFUSED.get(look, again), recorded=recorded)
    gaps.note(session, answer, signal.reason, chat_of(incoming.place), files[0] if files else "")
    given = {
        "reason": said.strip(),
        "reply": str(incoming.payload.get("reply") or ""),
        "seen": place_to_json(incoming.place) if incoming.kind is Kind.CORRECTION else "",
    }
    retry: dict[str, Any] = {name: value for name, value in given.items() if value}
    retry["by"] = asdict(asker_of(incoming))
    jobs = [replace(job, payload={**job.payload, "refetch": right}) for job in jobs_for(signal, files)]
    entries = entries_for(jobs, occasion, _collections(answer), retry, run.work.id)
    later = looks.due(session, incoming.user, time.time(), run.services.limits.looks_apart)
    posted = posted_of(questions.posts_of_question(session, answer.question.id))
    stands = posted.place.served_by if posted else ""
    entries = [replace(entry, person=run.work.person, not_before=later) for entry in entries]
    entries = [replace(entry, platform=stands) if entry.name == JobName.RETRY_ANSWER else entry for entry in entries]
    store.put_jobs(session, entries)
    return SecondLook(answer.id, tuple(entry.id for entry in entries if entry.name == JobName.RETRY_ANSWER))


def _rejection(incoming: Incoming) -> Rejection:
    """Return who rejects an answer and what they say, be it into a dialog, over HTTP or in a message of its own."""
    place = incoming.place
    return Rejection(
        author=audit.person(place.platform, place.workspace, incoming.user),
        session_id=conversation_of(place, incoming.user),
        said=incoming.text if incoming.kind in (Kind.REASON, Kind.CORRECTION) else "",
        said_in=source_of(incoming) if incoming.kind is Kind.CORRECTION else "",
    )


def entries_for(
    jobs: Sequence[Job], occasion: str, collections: Mapping[str, str], retry: Mapping[str, Any], event: str
) -> list[Entry]:
    """Return jobs as pieces of work; the same occasion gives the same ids.

    `collections` tells where each document lies; `retry` is added to a retry, which comes after the other jobs and
    after the `event` that raised them: its "looking again" must not overwrite what the retry shows.
    """
    named = [(job, _job_id(occasion, number)) for number, job in enumerate(jobs)]
    before = [job_id for job, job_id in named if job.name != JobName.RETRY_ANSWER]
    entries = []
    for job, job_id in named:
        payload = dict(job.payload)
        if job.name == JobName.RETRY_ANSWER:
            payload |= {**retry, "after": [*before, event]}
        elif str(payload.get("path")) in collections:
            payload.setdefault("collection", collections[str(payload["path"])])
        lane = Lane.RETRIES if job.name == JobName.RETRY_ANSWER else Lane.JOBS
        entries.append(Entry(job_id, lane, job.name, json.dumps(payload)))
    return entries


def _job_id(occasion: str, number: int) -> str:
    return f"job:{hashlib.sha256(occasion.encode()).hexdigest()[:24]}:{number}"


def _cited_files(answer: Answer) -> list[str]:
    metas = [source.passage.meta for source in answer.sources]
    local = [meta for meta in metas if meta.file_type not in (WEB, FACTS, ATTACHED)]
    return list(dict.fromkeys(meta.document or meta.source_file for meta in local))


def _fact_files(session: Session, answer: Answer) -> list[str]:
    """Return the files that the fact rows of an answer came from."""
    cited = [source.passage.meta for source in answer.sources if source.passage.meta.file_type == "facts"]
    inside = {name for meta in cited for name in meta.rests_on}
    return fact_files.behind(session, [meta.source_file for meta in cited], sorted(inside)) if cited else []


def _collections(answer: Answer) -> dict[str, str]:
    metas = [source.passage.meta for source in answer.sources]
    return {meta.document or meta.source_file: meta.collection for meta in metas}


async def _look_again(run: Run, incoming: Incoming, wanted: SecondLook) -> None:
    """Forget the cached answer and say at once that it is looked at again, unless that is over (after a crash).

    Where it can't be said in place, whoever voted is told alone.
    """
    answer_id = wanted.answer_id
    await run.services.evict(answer_id)
    rows, answer, found, waits = await run.look(
        lambda session: (
            questions.posts_of_answer(session, answer_id),
            get_answer(session, answer_id),
            work.statuses(session, wanted.retries),
            work.is_put_off(session, wanted.retries, time.time()),
        )
    )
    courier, posted = run.courier(incoming.place), posted_of(rows)
    if answer is not None and not await may_stand(run, answer):
        return  # it is shown no more, also not to say that it is looked at
    through = any(status.state in ENDED for status in found.values())
    if courier is None or posted is None or answer is None or through:
        return
    said = LINED_UP if waits else LOOKING
    if not await said_in_place(run, courier, posted, noted(answer, said)):
        await tell_aside(run, incoming, said)
