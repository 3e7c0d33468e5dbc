"""What was said before a question, but for what its asker may not read any more, and what a claim was taken from."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Any

from sqlmodel import Session

from bots.event_keys import conversation_of, person_of
from bots.manners.hearing import Known
from bots.manners.remarks import Remark, RemarkKind, remark_of, told_in
from bots.messages import Incoming, Kind, Place, Said, incoming_from_json, place_from_json
from core.access.rights import Scope, may_read
from core.errors import BadInput
from core.model import Turn
from core.reading.characters import has_digit
from core.reading.detection import language_of
from storage.conversations import questions
from storage.conversations.store import Exchange, answer_to, exchange_of, exchanges, turns_of
from storage.tables.conversations import PostRow, QuestionRow
from storage.work import pieces

_UNANSWERED = 8  # questions of direct messages that may be open at once, and are looked past
_WORD_END = 3  # letters from which on a word is known as the end of another
HISTORY = 8  # messages of a conversation a question brings along
MOST_SEEN, LONGEST_SEEN, LONGEST_MESSAGE = 12, 6_000, 1_500  # messages of a thread as it stands, and characters
_GOES_ON_SECONDS = 120.0  # who asks on while the first question is answered does so soon
UNTHREADED_SECONDS = 1_800.0  # outside threads, what was said longer ago is another conversation


def said_before(session: Session, incoming: Incoming, scope: Scope, said: Sequence[Said] = ()) -> tuple[Turn, ...]:
    """Return what was said before, but for what rests on anything that may not be read any more.

    `said` is what stands in the thread, what people said to each other included. Where a choice was pressed, the answer
    that offers it was said last. Raises `BadInput` where that is no more.
    """
    before, answer_id = _said_before(session, incoming, scope, said), str(incoming.payload.get("answer_id") or "")
    return (*before, *turns_of([_offering(session, answer_id, scope)])) if answer_id else before


def known_of(session: Session, incoming: Incoming) -> Known:
    """Return what is on record of the conversation that a message is part of."""
    place = incoming.place
    root = thread_root(session, place)
    remark = remark_of(incoming.text)
    corrects = remark.kind is RemarkKind.CORRECTION
    asked = asked_here(session, incoming, HISTORY // 2 if corrects else 1)
    latest = _answer_of(session, asked[0]) if asked else root.answer_id if root else _said_to_all(session, incoming)
    meant = _corrected(session, asked, remark) if corrects and len(asked) > 1 else ""
    standing = questions.standing(session, meant or latest) if meant or latest else ""
    exchange = exchange_of(session, standing) if standing else None
    waits = not (asked or root) and _is_being_asked(session, incoming)
    asker = place.direct or waits or questions.asked_by(session, conversation_of(place, incoming.user), incoming.user)
    return Known(
        ours=bool(asked or root or waits),
        asker=asker,
        answer_id=standing,
        choices=exchange.choices if exchange else (),
        language=language_of(exchange.asked) if exchange else "",
        answered=f"{exchange.asked}\n{exchange.said}" if exchange else "",
    )


def _is_being_asked(session: Session, incoming: Incoming) -> bool:
    """Tell whether a thread begins with a question of the same person that nobody has begun to answer yet."""
    place, user = incoming.place, incoming.user
    if place.direct or place.thread in ("", place.message):
        return False
    here = conversation_of(place, user)
    return any(conversation_of(one.place, user) == here for one in _unanswered(session, incoming))


def asked_beside(session: Session, incoming: Incoming) -> str:
    """Return the question that the writer of a message asked last in its channel, while it is being answered.

    Who asks on meanwhile has no thread yet to ask in. Nothing where it was asked longer ago, in a thread or in private.
    """
    place, since = incoming.place, datetime.now(UTC) - timedelta(seconds=_GOES_ON_SECONDS)
    for one in _unanswered(session, incoming):
        there = one.place
        opens = there.thread in ("", there.message) and not (there.private or there.interaction)
        asked_at = datetime.fromisoformat(one.received_at) if one.received_at else since
        if opens and asked_at > since and (there.channel, there.workspace) == (place.channel, place.workspace):
            return one.text
    return ""


def _unanswered(session: Session, incoming: Incoming) -> Iterator[Incoming]:
    """Yield what else a person has waiting or begun of questions, latest first."""
    person = person_of(incoming.place, incoming.user)
    waiting = pieces.unfinished_of(session, person, Kind.ASK.value, _UNANSWERED)
    return (one for one in map(incoming_from_json, waiting) if one.event_id != incoming.event_id)


def _corrected(session: Session, asked: Sequence[QuestionRow], remark: Remark) -> str:
    """Return the earlier answer that a correction is of: it says its words, and what was answered since says none.

    Figures tell nothing: the right one is not in the wrong answer. A word may be the end of a longer one (`28 Tage`, of
    `30 Urlaubstage`).
    """
    words = {word for word in remark.says if not has_digit(word)}
    for row in asked:
        exchange = exchange_of(session, answer := _answer_of(session, row))
        told = told_in(f"{exchange.asked}\n{exchange.said}") if exchange else frozenset[str]()
        if any(one == word or (len(word) >= _WORD_END and one.endswith(word)) for one in told for word in words):
            return answer
    return ""


def _said_to_all(session: Session, incoming: Incoming) -> str:
    """Return the answer that was given last in a channel, for all to see: what is said next there may be said to it."""
    place = incoming.place
    if place.direct or place.thread not in ("", place.message):
        return ""
    since = time.time() - UNTHREADED_SECONDS
    rows = questions.of_channel(session, place.platform, place.channel, _UNANSWERED)
    openly = (row for row in rows if row.asked_at > since and not place_from_json(row.place).private)
    return next(filter(None, (_answer_of(session, row) for row in openly)), "")


def asked_here(session: Session, incoming: Incoming, limit: int) -> list[QuestionRow]:
    """Return what was asked in a conversation, latest first; direct messages outside of threads are one for a while."""
    place = incoming.place
    if _is_top_level(place):
        since = time.time() - UNTHREADED_SECONDS
        rows = questions.of_channel(session, place.platform, place.channel, limit + _UNANSWERED)
        return [row for row in rows if row.asked_at > since and _answer_of(session, row)][:limit]
    return questions.asked_in(session, conversation_of(place, incoming.user), limit)


def _answer_of(session: Session, row: QuestionRow) -> str:
    """Return the id of a question's answer, also where it stands there and is not noted yet."""
    return row.answer_id or answer_to(session, row.id)


def _is_top_level(place: Place) -> bool:
    """Tell whether a direct message stands where a thread may only be started from it."""
    return place.direct and bool(place.thread) and place.thread == place.message


def _offering(session: Session, answer_id: str, scope: Scope) -> Exchange:
    asked_back = exchange_of(session, answer_id)
    if asked_back is None or not asked_back.choices or not may_read(scope, asked_back.collections):
        raise BadInput("That choice is not on record any more.", hint="Please ask your question again.")
    return asked_back


def _said_before(session: Session, incoming: Incoming, scope: Scope, said: Sequence[Said]) -> tuple[Turn, ...]:
    place, given = incoming.place, incoming.payload.get("history")
    shown = _as_given(session, place, given[-HISTORY:], scope) if given else ()
    if said:
        return (*_as_seen(session, place, said, scope), *shown)
    if given:
        return shown
    if _is_top_level(place):
        rows = reversed(asked_here(session, incoming, HISTORY // 2))
        return heard([one for row in rows if (one := exchange_of(session, _answer_of(session, row)))], scope)
    since = 0.0 if place.thread else time.time() - UNTHREADED_SECONDS
    root = thread_root(session, place)
    first = exchange_of(session, root.answer_id) if root else None
    before = [first] if first else []
    conversation_id = conversation_of(place, incoming.user)
    return heard([*before, *exchanges(session, conversation_id, HISTORY // 2 - len(before), since)], scope)


def _as_seen(session: Session, place: Place, said: Sequence[Said], scope: Scope) -> tuple[Turn, ...]:
    """Return a thread as it stands there: what it began with, and the latest; small talk is left out."""
    turns: list[Turn] = []
    for one in said:
        turns += _turns(session, place, one, scope, {turn.text for turn in turns if turn.role == "user"})
    seen = [turn for turn, _ in groupby(turns)]  # each part of a split answer is that answer
    kept = seen if len(seen) <= MOST_SEEN else [seen[0], *seen[1 - MOST_SEEN :]]
    left, bounded = LONGEST_SEEN, list[Turn]()
    for turn in reversed(kept):
        cut = turn.text[: min(LONGEST_MESSAGE, left)]
        left -= len(cut)
        bounded += [replace(turn, text=cut)] if cut else []
    return tuple(reversed(bounded))


def _turns(session: Session, place: Place, said: Said, scope: Scope, asked: Collection[str]) -> Sequence[Turn]:
    """Return what a message of a thread says; an answer of ours brings its question where that is not seen there.

    That of a command stands in no message. `asked` are the questions seen before.
    """
    if said.ours:
        ours = _ours(session, place, said.message)
        pair = turns_of([ours]) if ours is not None and may_read(scope, ours.collections) else []
        return pair[1:] if pair and pair[0].text in asked else pair
    if remark_of(said.text).kind is RemarkKind.SMALL_TALK:
        return ()
    if said.quoted:
        return (Turn("person", said.text, None),)
    row = questions.find_asked(session, f"{place.platform}:{place.channel}:{said.message}")
    if row is None:
        return (Turn("person", said.text),)
    answered = exchange_of(session, _answer_of(session, row))
    if answered is None:
        return (Turn("user", row.text or said.text, ()),)
    pair = turns_of([answered]) if may_read(scope, answered.collections) else []
    return pair[:1] if row.answer_id else pair  # its answer is on record before it is known which message carries it


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
    if message.get("role") == "assistant":
        return Turn("assistant", text, None)
    return Turn("person", text, None if message.get("quoted") else ())  # quoted: from any message there is


def _ours(session: Session, place: Place, message: str) -> Exchange | None:
    """Return the answer that a message carries, if it is one of ours; a thread may be a channel of its own."""
    for channel in dict.fromkeys((place.thread, place.channel)):
        post = questions.post_of(session, place.platform, channel, message) if channel and message else None
        if post is not None:
            return exchange_of(session, post.answer_id)
    return None
