"""What was said before a question, but for what its asker may not read any more, and what a claim was taken from."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlmodel import Session

from bots.event_keys import conversation_of
from bots.messages import Incoming, Kind, Place
from core.access.rights import Scope, may_read
from core.errors import BadInput
from core.model import Turn
from storage.conversations import questions
from storage.conversations.store import Exchange, exchange_of, exchanges, turns_of
from storage.tables.conversations import PostRow

HISTORY = 8  # messages of a conversation a question brings along
UNTHREADED_SECONDS = 1_800.0  # outside threads, what was said longer ago is another conversation


def said_before(session: Session, incoming: Incoming, scope: Scope) -> tuple[Turn, ...]:
    """Return what was said before, but for what rests on anything that may not be read any more.

    Where a choice was pressed, the answer that offers it was said last. Raises `BadInput` where that is no more.
    """
    said, answer_id = _said_before(session, incoming, scope), str(incoming.payload.get("answer_id") or "")
    return (*said, *turns_of([_offering(session, answer_id, scope)])) if answer_id else said


def _offering(session: Session, answer_id: str, scope: Scope) -> Exchange:
    asked_back = exchange_of(session, answer_id)
    if asked_back is None or not asked_back.choices or not may_read(scope, asked_back.collections):
        raise BadInput("That choice is not on record any more.", hint="Please ask your question again.")
    return asked_back


def _said_before(session: Session, incoming: Incoming, scope: Scope) -> tuple[Turn, ...]:
    place, given = incoming.place, incoming.payload.get("history")
    if given:
        return _as_given(session, place, given[-HISTORY:], scope)
    since = 0.0 if place.thread else time.time() - UNTHREADED_SECONDS
    root = thread_root(session, place)
    first = exchange_of(session, root.answer_id) if root else None
    before = [first] if first else []
    conversation_id = conversation_of(place, incoming.user)
    return heard([*before, *exchanges(session, conversation_id, HISTORY // 2 - len(before), since)], scope)


def quoted_by(session: Session, incoming: Incoming) -> tuple[str, ...]:
    """Return the collections that a claim rests on where it stands in an answer of ours."""
    message = str(incoming.payload.get("claimed") or incoming.place.message)
    if incoming.kind is not Kind.VERIFY_CLAIM or not message:
        return ()
    ours = _ours(session, incoming.place, message)
    return tuple(sorted(ours.collections)) if ours else ()


def thread_root(session: Session, place: Place) -> PostRow | None:
    """Return the answer of ours that a thread hangs under (of a command, say), or None."""
    return questions.post_of(session, place.platform, place.channel, place.thread) if place.thread else None


def heard(said: Iterable[Exchange], scope: Scope) -> tuple[Turn, ...]:
    """Return those exchanges that somebody who reads `scope` may be told of, as messages."""
    return tuple(turns_of(one for one in said if may_read(scope, one.collections)))


def _as_given(session: Session, place: Place, messages: Sequence[Mapping[str, Any]], scope: Scope) -> tuple[Turn, ...]:
    """Return messages that came with the question; an answer of ours among them is known by its `message`."""
    turns: list[Turn] = []
    for message in messages:
        ours = _ours(session, place, str(message.get("message") or ""))
        if ours is not None and not may_read(scope, ours.collections):
            continue
        turns.append(_said(message, ours))
    return tuple(turns)


def _said(message: Mapping[str, Any], ours: Exchange | None) -> Turn:
    """Return a message as the platform gave it; what one of ours rests on that nobody knows any more is not known."""
    text = str(message.get("text", ""))
    if ours is not None:
        return Turn("assistant", text, tuple(sorted(ours.collections)), ours.choices, ours.facts)
    if message.get("quoted"):  # by somebody's hand, from any message there is
        return Turn("user", text, None)
    return Turn("assistant", text, None) if message.get("role") == "assistant" else Turn("user", text)


def _ours(session: Session, place: Place, message: str) -> Exchange | None:
    """Return the answer that a message carries, if it is one of ours; a thread may be a channel of its own."""
    for channel in dict.fromkeys((place.thread, place.channel)):
        post = questions.post_of(session, place.platform, channel, message) if channel and message else None
        if post is not None:
            return exchange_of(session, post.answer_id)
    return None
