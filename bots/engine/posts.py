"""Posting an answer once: under its key, behind fences, noted in the same transaction as its checkpoint."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from sqlmodel import Session

from bots.courier import Courier, Delivery
from bots.engine.run import Run
from bots.messages import Place, Posted, place_from_json, place_to_json
from bots.platforms import traits_of
from core.errors import ErrataError, LeaseLost, NotFound, Stopped
from core.model import Answer
from storage.conversations import questions as store
from storage.states import UNFINISHED, WorkState
from storage.tables.conversations import PostRow
from storage.work import pieces as work

logger = logging.getLogger(__name__)

RECONCILE = 20.0  # seconds a post that came too late waits to see what its successor posted

_late: set[asyncio.Task[None]] = set()  # keeps them from being collected while they run


async def deliver(run: Run, place: Place, answer: Answer, step: str = "post") -> Posted | None:
    """Post an answer, or put it where the question's former answer stands; noted with all its parts.

    Returns where it stands, None where nothing is ever posted.
    """
    courier = run.courier(place)
    if courier is None:
        await run.transaction(lambda session: _close(session, answer, store.RETURNED))
        return None
    posted: Posted = await run.step(
        step,
        Posted,
        lambda: _post(run, courier, place, answer),
        effect=lambda session, posted: note_posted(session, answer, posted),
    )
    return posted


def note_posted(session: Session, answer: Answer, posted: Posted) -> None:
    """Note which messages carry an answer, and what became of its question: never one without the other."""
    store.put_posts(session, answer.question.id, rows_of(posted, answer))
    _close(session, answer, store.posted_as(posted.messages[0]))


def rows_of(posted: Posted, answer: Answer) -> list[PostRow]:
    """Return a row a message."""
    place = place_to_json(posted.place)
    return [
        PostRow(
            platform=posted.place.platform,
            channel=_channel(posted.place),
            message=message,
            part=part,
            key=answer.id,
            answer_id=answer.id,
            question_id=answer.question.id,
            place=place,
            created_at=time.time(),
        )
        for part, message in enumerate(posted.messages)
    ]


def posted_of(rows: Sequence[PostRow]) -> Posted | None:
    """Return what `rows_of` noted, or None where nothing was posted."""
    return Posted(place_from_json(rows[0].place), tuple(row.message for row in rows)) if rows else None


def carrier_of(session: Session, place: Place) -> PostRow | None:
    """Return what the message `place.message` carries, whichever part of a split answer it is."""
    return store.post_of(session, place.platform, _channel(place), place.message) if place.message else None


async def take_back(run: Run, courier: Courier, place: Place, key: str) -> None:
    """Delete what a run before a crash may have posted for a question that was stopped since."""
    posted = await courier.find_posted(place, key)
    if posted is not None:
        await courier.delete(posted, run.delivery(key, halting=False))


def _channel(place: Place) -> str:
    in_thread = place.thread and traits_of(place.platform).threads_are_channels
    return place.thread if in_thread else place.channel


def _close(session: Session, answer: Answer, delivered: str) -> None:
    store.close(session, answer.question.id, answer.id, answer.outcome.value, delivered)


async def _post(run: Run, courier: Courier, place: Place, answer: Answer) -> Posted:
    old = posted_of(await run.look(lambda session: store.posts_of_question(session, answer.question.id)))
    if old is not None:
        try:
            return await courier.update_answer(old, answer, run.delivery(answer.id))
        except NotFound:
            logger.info("%s: the old answer is gone; posting anew", run.work.id)
    request = asyncio.create_task(courier.post_answer(place, answer, run.delivery(answer.id)))
    try:
        posted = await asyncio.shield(request)
        await run.fence()
    except (Stopped, LeaseLost, asyncio.CancelledError):
        _see_to(run, courier, request, answer)
        raise
    return posted


def _see_to(run: Run, courier: Courier, request: asyncio.Task[Posted], answer: Answer) -> None:
    task = asyncio.create_task(_reconcile(run, courier, request, answer))
    _late.add(task)
    task.add_done_callback(_late.discard)


async def _reconcile(run: Run, courier: Courier, request: asyncio.Task[Posted], answer: Answer) -> None:
    """Take back what was posted in the blink between fence and request, unless a successor has adopted it."""
    try:
        posted = await request
        kept = await _kept_by_successor(run, answer)
        if kept is not None and not kept & set(posted.messages):
            logger.warning("%s: taking back a post that came too late", run.work.id)
            await courier.delete(posted, Delivery(answer.id, _open))
    except ErrataError as error:
        logger.info("%s: nothing came too late: %s", run.work.id, error)


async def _kept_by_successor(run: Run, answer: Answer) -> set[str] | None:
    """Return the messages a successor noted; () where the question was stopped; None where nothing is known."""
    deadline = time.monotonic() + RECONCILE
    while time.monotonic() < deadline:
        rows, state = await run.look(lambda session: _fate(session, run.work.id, answer.question.id))
        if rows or state not in UNFINISHED:
            return {row.message for row in rows}
        await asyncio.sleep(run.services.limits.watch)
    return None


def _fate(session: Session, work_id: str, question_id: str) -> tuple[list[PostRow], WorkState]:
    return store.posts_of_question(session, question_id), work.state_of(session, work_id)


async def _open() -> None:
    """Let pass: what a process posted too late it may always take back."""
