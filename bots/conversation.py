"""A message in, a question out: threads, settings per channel, who may what; knows no platform."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Protocol

from sqlmodel import Session
from ulid import ULID

from bots.audiences import NOT_KNOWN as NOT_KNOWN
from bots.audiences import Audiences, ChannelsOf, Every, Reading, StandingOf
from bots.channel_book import ChannelBook
from bots.channel_settings import ChannelSettings, load_channels
from bots.earlier_messages import asked_beside, known_of, quoted_by, said_before
from bots.event_keys import asker_of, chat_of, conversation_of, is_alone, source_of
from bots.introduction.kept import Introduction, KeptIntroductions
from bots.manners.hearing import (
    NOTHING,
    Heard,
    Known,
    asks_on,
    heard,
    in_thread,
    is_addressed,
    may_be_asked,
    may_concern,
    taken_plainly,
)
from bots.manners.remarks import Topic, is_reply, remark_of
from bots.manners.small_talk import with_small_talk
from bots.messages import Accepted, Incoming, Kind, Place, Said, place_from_json, spoken_by
from bots.readers import DocumentReaders, PrincipalsIn, PrincipalsOf
from core.access.rights import Scope, may_read, narrowed, refuse_others
from core.errors import BadInput, Forbidden
from core.model import Mode, Question, Turn
from storage.access.tokens import Token
from storage.conversations import feedback, questions
from storage.database import Database
from storage.learning import people, suggestions

__all__ = ["ChannelSettings", "Conversation", "EventSink", "RecentQuestion", "load_channels"]

IsCalled = Callable[[str], Awaitable[bool | None]]

NOT_KNOWN_ANY_MORE = "Who asked this, and where, is not on record any more."


@dataclass(frozen=True, slots=True)
class RecentQuestion:
    """A question somebody asked, for the home page. `asked_at` is ISO 8601 in UTC; `outcome` empty while open."""

    text: str
    asked_at: str
    outcome: str
    answer_id: str
    place: Place


class EventSink(Protocol):
    """Where adapters put events. `bots.engine.intake.Intake` is the real one."""

    async def accept(self, incoming: Incoming) -> Accepted:
        """Make an event durable, once; acknowledge to the platform only after this returned.

        Raises `Overloaded` with `position` where the queue is full: tell the user "busy, you are number N".
        """


class Conversation:
    """What adapters and engine ask about a place, a user and a thread. Every call is one quick read of the database.

    `configured` is what `load_channels` read. By platform, `channels_of` tells which channels a user shares with the
    bot, `standing_of` who a user is and whether strangers read a channel; what they can't know they raise, and where
    there is nobody to ask, nothing is open. `principals_of` and `principals_in` tell which readers of documents a user
    is, and everybody in a channel. `every` names all collections that hold anything.
    """

    def __init__(  # noqa: PLR0913 - whom it asks, each by its name
        self,
        database: Database,
        *,
        configured: Mapping[str, ChannelSettings] | None = None,
        admins: Collection[str] = (),
        channels_of: Mapping[str, ChannelsOf] | None = None,
        standing_of: Mapping[str, StandingOf] | None = None,
        principals_of: Mapping[str, PrincipalsOf] | None = None,
        principals_in: Mapping[str, PrincipalsIn] | None = None,
        every: Every | None = None,
    ) -> None:
        self._database = database
        self._book = ChannelBook(database, configured)
        self._admins = frozenset(admins)
        readers = DocumentReaders(database, dict(principals_of or {}), dict(principals_in or {}))
        asked = dict(channels_of or {}), dict(standing_of or {})
        self._audiences = Audiences(database, self._book, *asked, readers, every)

    async def heard(self, incoming: Incoming) -> Heard:
        """Say what becomes of an event. Ask before `EventSink.accept`; leave your own messages out yourself.

        A message is taken in where it is addressed, or plainly asked in a thread of ours (`ChannelSettings.reply`); the
        edit of one, where it is addressed or its question is known. Small talk is reacted to at most, and what says in
        words that an answer is wrong is a correction. All else is for us. Nothing of a bot's is unless the channel
        responds to bots, but for what takes back: a deletion's question may be on its way.
        """
        asks = incoming.kind not in (Kind.DELETED, Kind.FEEDBACK_WITHDRAWN)
        if incoming.from_bot and asks and not (await self.settings(incoming.place)).respond_to_bots:
            return NOTHING
        if incoming.kind is Kind.EDIT and not is_addressed(incoming):
            source = source_of(incoming)
            known = await self._database.read(lambda session: _is_known(session, source))
            return Heard(incoming) if known else NOTHING
        if plain := taken_plainly(incoming):
            return Heard(plain)
        if asked := await self._replied_to(incoming):
            return Heard(replace(incoming, kind=Kind.PERSON_REPLY, payload={"asked": asked}))
        if not may_be_asked(incoming):
            return NOTHING
        reply = (await self.settings(incoming.place)).reply
        if not may_concern(incoming, reply):
            first = "" if reply == "mentions" else await self._asked_beside(incoming)
            return asks_on(incoming, first) if first else NOTHING
        if await self._says_hello(incoming):
            return Heard(incoming)
        return heard(incoming, reply, await self.known(incoming))

    async def _asked_beside(self, incoming: Incoming) -> str:
        """Return what a message's writer asked in its channel and is being answered now; nothing where they did not."""
        return await self._database.read(lambda session: asked_beside(session, incoming))

    async def _says_hello(self, incoming: Incoming) -> bool:
        """Tell whether somebody begins to write to us directly, with a greeting: they are told who we are, once."""
        place = incoming.place
        if not place.direct or incoming.from_bot or remark_of(incoming.text).topic is not Topic.GREETING:
            return False
        there = place.platform, place.workspace, incoming.user
        return not await self._database.read(lambda session: questions.asked_directly(session, *there, 1))

    async def _replied_to(self, incoming: Incoming) -> str:
        """Return what a message replies to that we asked its writer in this thread."""
        place = incoming.place
        if incoming.from_bot or not (in_thread(incoming) or is_addressed(incoming)) or place.direct:
            return ""
        if not is_reply(incoming.text):
            return ""
        there = people.There(place.platform, place.workspace, place.channel, place.thread)
        return await self._database.read(lambda session: people.waiting(session, there, incoming.user))

    async def heard_among(
        self, incoming: Incoming, said: Sequence[Said] | None, is_called: IsCalled | None = None
    ) -> Heard:
        """Say the same of an event that was taken in, now that it is known what stands before it.

        `is_called` tells whether somebody there may have a name, None where nobody knows.
        """
        known = await self.known(incoming)
        calls = remark_of(incoming.text, known.language).calls
        called = await is_called(calls) if calls and is_called is not None else None
        return heard(incoming, (await self.settings(incoming.place)).reply, known, said, called=called)

    async def known(self, incoming: Incoming) -> Known:
        """Return what is on record of the conversation that a message is part of."""
        return await self._database.read(lambda session: known_of(session, incoming))

    async def settings(self, place: Place) -> ChannelSettings:
        """Return the settings of a place's channel: by command, else by file, else the defaults."""
        return await self._book.settings(place)

    async def configure(
        self, place: Place, user: str, changes: Mapping[str, Any], roles: Collection[str] = ()
    ) -> ChannelSettings:
        """Change a channel's settings and return them. Raises `Forbidden` (no admin) or `BadInput`."""
        if not self.is_admin(user, roles):
            raise Forbidden("Only admins can change settings.", hint="An admin can change them for you.")
        return await self._book.change(place, user, changes)

    async def collections(self, place: Place, user: str, *, from_bot: bool = False) -> Scope:
        """Return what an answer to a user in a place may rest on now (None: all): for autocomplete, and for learning.

        Raises `Forbidden` where the platform does not say who is who, or where: that is no guess.
        """
        return (await self._audiences.read(place, user, alone=is_alone(place), from_bot=from_bot)).scope

    async def withheld(self, place: Place, user: str) -> tuple[str, ...]:
        """Return the parts of what a channel reads that a user alone may read there. Raises as `collections`."""
        return await self._audiences.withheld(place, user)

    async def shown_to(self, place: Place, user: str, *, from_bot: bool = False) -> Scope:
        """Return what a user alone may be shown in a place: what is read there, and what that user may read anywhere.

        What can't be known is not shown.
        """
        shown: set[str] = set()
        for alone in (True,) if place.direct else (True, False):
            try:
                scope = (await self._audiences.read(place, user, alone=alone, from_bot=from_bot)).scope
            except Forbidden:
                continue
            if scope is None:
                return None
            shown.update(scope)
        return tuple(sorted(shown))

    async def read_with(self, token: Token) -> Scope:
        """Return what a token of the HTTP interface may read now."""
        return await self._audiences.read_with(token)

    async def still_reads(self, question: Question) -> Scope:
        """Return what the asker of a question that is on record may read now, where it was asked.

        Raises `Forbidden` where the platform does not say who is who.
        """
        return (await self._reading_of(question)).scope

    async def asked_again(self, question: Question) -> Question:
        """Return a question that is on record as its asker would put it now.

        What may no longer be read is left out, also where it was part of what was said before. Raises `Forbidden`
        where nothing is left.
        """
        reading = await self._reading_of(question)
        _refuse_nothing(reading, question.mode)
        refuse_others(reading.scope, question.wanted)
        known = may_read(reading.scope, {name for turn in question.history for name in turn.collections or ()})
        return replace(
            question,
            collections=narrowed(reading.scope, question.wanted),
            history=question.history if known else (),
            text=question.text if known else question.asked or question.text,
        )

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

    async def vote(self, place: Place, user: str, answer_id: str) -> tuple[str, float]:
        """Return how a user's vote on an answer stands (`up`, `down`, or nothing), and when it was given."""
        return await self._database.read(lambda session: feedback.vote_of(session, chat_of(place), answer_id, user))

    async def to_begin_with(self, place: Place, user: str) -> Introduction | None:
        """Return what was made for whoever reads what a user may be shown in a place; None where nothing is yet."""
        return await KeptIntroductions(self._database).get(await self.shown_to(place, user))

    def is_admin(self, user: str, roles: Collection[str] = ()) -> bool:
        """Say whether ERRATA_ADMINS names this user, or a role that they have."""
        return not self._admins.isdisjoint({user, *roles})

    async def may_ingest(self, place: Place, user: str) -> bool:
        """Say whether a user may teach the bot from here."""
        who = (await self.settings(place)).ingesters
        return who == "everyone" or (who == "admins" and self.is_admin(user))

    async def question(self, incoming: Incoming, text: str, said: Sequence[Said] = ()) -> Question:
        """Return what is asked: with the thread's latest messages, and the collections the asker may read from here.

        `said` is what stands before it, where anybody looked; what we asked and said is on record besides.

        Raises `BadInput` (empty, unknown mode) or `Forbidden` (a collection that may not be read from here, or none).
        """
        if not text.strip():
            raise BadInput("There is no question in that message.", hint="Ask me something.")
        settings = await self.settings(incoming.place)
        alone = is_alone(incoming.place)
        reading = await self._audiences.read(incoming.place, incoming.user, alone=alone, from_bot=incoming.from_bot)
        mode = _mode(incoming.payload.get("mode"), settings)
        _refuse_nothing(reading, mode)
        wanted = tuple(dict.fromkeys(map(str, incoming.payload.get("collections") or ())))
        refuse_others(reading.scope, wanted)

        def earlier(session: Session) -> tuple[tuple[Turn, ...], tuple[str, ...]]:
            return said_before(session, incoming, reading.scope, said), quoted_by(session, incoming)

        history, quotes = await self._database.read(earlier)
        return Question(
            text=text.strip(),
            id=str(ULID()),
            mode=mode,
            collections=reading.scope,
            conversation_id=conversation_of(incoming.place, incoming.user),
            history=with_small_talk(history),
            trace_id=str(ULID()),
            asker=asker_of(incoming),
            wanted=wanted,
            quotes=quotes,
            spoken=spoken_by(incoming),
        )

    async def _reading_of(self, question: Question) -> Reading:
        row = await self._database.read(lambda session: questions.by_id(session, question.id))
        if row is None:
            return Reading((), NOT_KNOWN_ANY_MORE)
        place = place_from_json(row.place)
        return await self._audiences.read(place, row.user_id, alone=is_alone(place), from_bot=question.asker.bot)


def _is_known(session: Session, source: str) -> bool:
    """Say whether a message is a question that was asked, or something that was supplied."""
    return (
        questions.find(session, source) is not None
        or suggestions.is_said_in(session, source)
        or people.is_replied_in(session, source)
    )


def _refuse_nothing(reading: Reading, mode: Mode) -> None:
    """Raise `Forbidden` where nothing may be read, unless a setting meant it so and the web may be asked."""
    asks_web = mode.grades or mode is Mode.AUTO
    if reading.scope == () and reading.why and not (reading.named and asks_web):
        raise Forbidden(reading.why, hint=reading.hint)


def _mode(asked: object, settings: ChannelSettings) -> Mode:
    if not asked:
        return settings.mode
    try:
        return Mode(str(asked).lower())
    except ValueError as error:
        raise BadInput(f"There is no mode {asked!r}.", hint=f"Modes: {', '.join(Mode)}.") from error
