"""A message in, a question out: threads, settings per channel, who may what; knows no platform."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from sqlmodel import Session
from ulid import ULID

from bots.channel_book import ChannelBook
from bots.channel_settings import ChannelSettings, load_channels
from bots.messages import Accepted, Incoming, Kind, Place, place_from_json
from core.errors import BadInput, Forbidden, NotFound
from core.model import Mode, Question, Turn
from storage import questions
from storage.conversations import turns, turns_of_answer
from storage.database import Database
from storage.tables.conversations import PostRow

__all__ = ["ChannelSettings", "Conversation", "Inbox", "RecentQuestion", "load_channels"]

HISTORY = 8  # messages of a conversation a question brings along
UNTHREADED_SECONDS = 1_800.0  # outside threads, what was said longer ago is another conversation

NOTHING_SHARED = "There are no documents that I may read for you in direct messages."
HOW_TO_SHARE = (
    "Here I read what the channels we are both in may read: join one I am in, or invite me to one of yours. "
    "An admin can also name collections for direct messages."
)

NOT_KNOWN = "I can't find out which channels we are both in, so I read nothing for you here; ask me in a channel."

ChannelsOf = Callable[[str], Awaitable[Sequence[str]]]


@dataclass(frozen=True, slots=True)
class RecentQuestion:
    """A question somebody asked, for the home page. `asked_at` is ISO 8601 in UTC; `outcome` empty while open."""

    text: str
    asked_at: str
    outcome: str
    answer_id: str
    place: Place


class Inbox(Protocol):
    """Where adapters put events. `bots.engine.intake.Intake` is the real one."""

    async def accept(self, incoming: Incoming) -> Accepted:
        """Make an event durable, once; acknowledge to the platform only after this returned.

        Raises `Overloaded` with `position` where the queue is full: tell the user "busy, you are number N".
        """


class Conversation:
    """What adapters and engine ask about a place, a user and a thread. Every call is one quick read of the database.

    `configured` is what `load_channels` read; `channels_of` tells, by platform, which channels a user shares with
    the bot (for direct messages): none is (), and what it can't know it raises.
    """

    def __init__(
        self,
        database: Database,
        *,
        configured: Mapping[str, ChannelSettings] | None = None,
        admins: Collection[str] = (),
        channels_of: Mapping[str, ChannelsOf] | None = None,
    ) -> None:
        self._database = database
        self._book = ChannelBook(database, configured)
        self._admins = frozenset(admins)
        self._channels_of = dict(channels_of or {})

    async def concerns(self, incoming: Incoming) -> bool:
        """Say whether an event is for us. Ask before `Inbox.accept`; leave your own messages out yourself.

        A message, or the edit of one, is: where it is addressed; as a reply in a thread where we answered, or under an
        answer of ours, if the channel follows up; as the edit of a question; never a bot's unless the channel responds
        to bots. All else is, also every deletion: its question may be on its way.
        """
        addressed = incoming.place.direct or incoming.payload.get("addressed", True)
        if incoming.kind not in (Kind.ASK, Kind.EDIT) or (addressed and not incoming.from_bot):
            return True
        settings = await self.settings(incoming.place)
        if incoming.from_bot and not settings.respond_to_bots:
            return False
        if addressed:
            return True
        if incoming.kind is Kind.EDIT:
            source = source_of(incoming)
            return await self._database.read(lambda session: questions.find(session, source) is not None)
        if not incoming.place.thread or not settings.follow_ups:
            return False
        conversation_id = conversation_of(incoming.place, incoming.user)
        return await self._database.read(
            lambda session: (
                questions.answered_in(session, conversation_id) or _thread_root(session, incoming.place) is not None
            )
        )

    async def settings(self, place: Place) -> ChannelSettings:
        """Return the settings of a place's channel: by command, else by file, else the defaults."""
        return await self._book.settings(place)

    async def configure(self, place: Place, user: str, changes: Mapping[str, Any]) -> ChannelSettings:
        """Change a channel's settings and return them. Raises `Forbidden` (no admin) or `BadInput`."""
        if not self.is_admin(user):
            raise Forbidden("Only admins can change settings.", hint="ERRATA_ADMINS names them.")
        return await self._book.change(place, user, changes)

    async def collections(self, place: Place, user: str) -> tuple[str, ...] | None:
        """Return what a user may read from here (None: all), for autocomplete and for the question itself.

        In direct messages: what an admin set for them, else what the channels that both user and bot are in may read
        together. A user who shares none reads what the default names, so nothing where it names none; only where no
        channel of the platform is restricted does everybody read everything. Raises `Forbidden` or what else
        `channels_of` raises where the platform does not say who is where: that is no guess.
        """
        settings = await self.settings(place)
        if not place.direct or await self._book.reads_by_its_own(place):
            return settings.collections
        if not await self._book.restricts(place.platform):
            return settings.collections
        shared = await self._shared(place.platform, user)
        return await self._readable(place, shared) if shared else settings.collections or ()

    async def recent_questions(self, place: Place, user: str, limit: int = 10) -> list[RecentQuestion]:
        """Return a user's own latest questions on this platform and workspace, newest first."""
        rows = await self._database.read(
            lambda session: questions.recent(session, place.platform, place.workspace, user, limit)
        )
        return [
            RecentQuestion(
                row.text,
                datetime.fromtimestamp(row.asked_at, UTC).isoformat(),
                row.outcome,
                row.answer_id,
                place_from_json(row.place),
            )
            for row in rows
        ]

    def is_admin(self, user: str) -> bool:
        """Say whether ERRATA_ADMINS names this user."""
        return user in self._admins

    async def may_ingest(self, place: Place, user: str) -> bool:
        """Say whether a user may teach the bot from here."""
        who = (await self.settings(place)).ingesters
        return who == "everyone" or (who == "admins" and self.is_admin(user))

    async def question(self, incoming: Incoming, text: str) -> Question:
        """Return what is asked: with the thread's latest messages, and the collections the asker may read from here.

        Raises `BadInput` (empty, unknown mode) or `Forbidden` (a collection that may not be read from here, or none).
        """
        if not text.strip():
            raise BadInput("There is no question in that message.", hint="Ask me something.")
        settings = await self.settings(incoming.place)
        allowed = await self.collections(incoming.place, incoming.user)
        if incoming.place.direct and allowed == ():
            raise Forbidden(NOTHING_SHARED, hint=HOW_TO_SHARE)
        conversation_id = conversation_of(incoming.place, incoming.user)
        return Question(
            text=text.strip(),
            id=str(ULID()),
            mode=_mode(incoming.payload.get("mode"), settings),
            collections=_narrow(incoming.payload.get("collections"), allowed),
            conversation_id=conversation_id,
            history=await self._history(incoming, conversation_id),
            trace_id=str(ULID()),
        )

    async def _shared(self, platform: str, user: str) -> Sequence[str]:
        channels_of = self._channels_of.get(platform)
        try:
            return await channels_of(user) if channels_of else ()
        except (Forbidden, NotFound) as error:
            raise Forbidden(f"{NOT_KNOWN} ({error})") from error

    async def _readable(self, place: Place, shared: Sequence[str]) -> tuple[str, ...] | None:
        readable: set[str] = set()
        for channel in shared:
            there = await self.settings(Place(place.platform, channel, workspace=place.workspace))
            if there.collections is None:
                return None
            readable.update(there.collections)
        return tuple(sorted(readable))

    async def _history(self, incoming: Incoming, conversation_id: str) -> tuple[Turn, ...]:
        given = incoming.payload.get("history")
        if given:
            return tuple(Turn(_role(message), str(message.get("text", ""))) for message in given[-HISTORY:])
        since = 0.0 if incoming.place.thread else time.time() - UNTHREADED_SECONDS

        def said(session: Session) -> list[Turn]:
            root = _thread_root(session, incoming.place)
            before = turns_of_answer(session, root.answer_id) if root else []
            return [*before, *turns(session, conversation_id, HISTORY - len(before), since)]

        return tuple(await self._database.read(said))


def conversation_of(place: Place, user: str) -> str:
    """Return one id a thread; outside threads, and for what only the asker sees, each user has one of their own."""
    if place.direct or (place.thread and not place.private):
        return place.conversation_id
    return f"{place.conversation_id}@{user}"


def source_of(incoming: Incoming) -> str:
    """Return what a question is known by: its message, or the event where there is none (commands).

    A claim is somebody else's message, and may be a question itself: each wish to have it verified is one of its own.
    """
    place = incoming.place
    message = "" if incoming.kind is Kind.VERIFY_CLAIM else place.message
    return f"{place.platform}:{place.channel}:{message or incoming.event_id}"


def _thread_root(session: Session, place: Place) -> PostRow | None:
    """Return the answer of ours that a thread hangs under (of a command, say), or None."""
    return questions.post_of(session, place.platform, place.channel, place.thread) if place.thread else None


def _role(message: Mapping[str, Any]) -> Any:
    return "assistant" if message.get("role") == "assistant" else "user"


def _mode(asked: object, settings: ChannelSettings) -> Mode:
    if not asked:
        return settings.mode
    try:
        return Mode(str(asked).lower())
    except ValueError as error:
        raise BadInput(f"There is no mode {asked!r}.", hint=f"Modes: {', '.join(Mode)}.") from error


def _narrow(asked: Sequence[str] | None, allowed: tuple[str, ...] | None) -> tuple[str, ...] | None:
    if not asked:
        return allowed
    outside = [] if allowed is None else [name for name in asked if name not in allowed]
    if outside:
        raise Forbidden(f"This channel can't read the collection {', '.join(outside)}.")
    return tuple(asked)
