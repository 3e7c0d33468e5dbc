"""What may be read where: asked of the tables, the settings and the platforms with every question, never kept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from sqlmodel import Session

from bots.channel_book import ChannelBook, NamedOn
from bots.messages import WEB, Place
from bots.platforms import traits_of, workspace_in_key
from bots.readers import Asking, DocumentReaders
from core.access.readers import base_of
from core.access.rights import (
    EXAMPLES,
    NOTHING,
    Given,
    Scope,
    Standing,
    read_alone,
    read_in_channel,
    read_with_token,
)
from core.errors import ErrataError, Forbidden, NotFound
from core.model import DEFAULT_COLLECTION
from storage.access import audiences as store
from storage.access import tokens
from storage.access.tokens import Token
from storage.database import Database

Every = Callable[[], Awaitable[Collection[str]]]
ChannelsOf = Callable[[str], Awaitable[Sequence[str]]]
StandingOf = Callable[[Place, str], Awaitable[Standing]]

NOT_KNOWN = "I can't find out which channels we are both in, so I read nothing for you here; ask me in a channel."
WHO_NOT_KNOWN = "I can't find out who may read along here, so I read nothing for you."
NOTHING_SHARED = "There are no documents that I may read for you in direct messages."
HOW_TO_SHARE = (
    "Here I read what is for everyone, what you were given, and what was given to channels that we are both in: join "
    "one I am in, or invite me to one of yours. An admin can give you or them a collection."
)
NOT_A_MEMBER = "What is for everyone here is for members of this workspace; you are a guest, or of another."
NOT_IN_SERVER = "What is for everyone is for the members of the team's server, and you are no member of it."
SHARED = "People of other workspaces read this channel, so what is for everyone is not read here."
OTHER_SERVER = "This is not the team's server, so what is for everyone is not read here."
GUESTS_OFF = "In this channel I answer members of the workspace alone; you are a guest, or of another one."
GUESTS_DIRECT = "In direct messages I answer members of this workspace alone, and you are a guest."
HOW_GUESTS_ASK = "Ask me in a channel that lets guests ask, or ask an admin of this workspace to give you documents."
HOW_TO_LET_GUESTS = "Ask an admin of this workspace to let guests ask here."
NOTHING_GIVEN = "There are no documents that I may read in this channel."
HOW_TO_GIVE = "An admin can give a collection to this channel."
NOTHING_NAMED = "This channel reads nothing: its settings name no collection."
HOW_TO_NAME = "An admin can change that here: collections=NAME, or collections=everyone's for what is for everyone."


@dataclass(frozen=True, slots=True)
class Reading:
    """What may be read. `why` and `hint` are for the asker, where that is nothing.

    `named`: a setting says so, and what needs no documents (the web) may still be asked.
    """

    scope: Scope
    why: str = ""
    hint: str = ""
    named: bool = False


@dataclass(frozen=True, slots=True)
class Audiences:
    """Says what a person may read from a place, now.

    `channels_of` and `standing_of` ask a platform; what it can't know it raises, and that is no guess: nothing that
    hangs on it is read. `readers` adds documents with readers of their own. `every` names all collections that hold
    anything; where it is not given, those that anything was decided about are all.
    """

    database: Database
    book: ChannelBook
    channels_of: Mapping[str, ChannelsOf]
    standing_of: Mapping[str, StandingOf]
    readers: DocumentReaders
    every: Every | None = None

    async def read(self, place: Place, user: str, *, alone: bool, from_bot: bool = False) -> Reading:
        """Return what an answer in a place may rest on; `alone`: where its asker is the only one who reads it.

        Raises `Forbidden` where the platform does not say who is who, or where.
        """
        token = await self._token(place) if place.platform == WEB else None
        if token is not None:
            return Reading(await self.read_with(token))
        asking = Asking(place, user, self._asked, from_bot)
        if alone:
            reading = await self._alone(place, user, from_bot=from_bot)
            return replace(reading, scope=await self.readers.alone(await self._named(reading.scope), asking))
        reading = await self._in_channel(place, user, from_bot=from_bot)
        return replace(reading, scope=await self.readers.in_channel(await self._named(reading.scope), asking))

    async def withheld(self, place: Place, user: str) -> tuple[str, ...]:
        """Return the parts of what a channel reads that a user may read, and not everybody there. Raises as `read`."""
        scope = (await self.read(place, user, alone=False)).scope or ()
        alone = await self.readers.alone(scope, Asking(place, user, self._asked))
        return tuple(sorted(set(alone) - set(scope)))

    async def read_with(self, token: Token) -> Scope:
        """Return what a token of the HTTP interface may read."""

        def look(session: Session) -> Scope:
            gifts = store.gifts(session, "token", [token.id])[token.id]
            admin = token.scope == "admin"
            everyones = store.everyones(session)
            return read_with_token(admin=admin, limited_to=token.collections, everyones=everyones, gifts=gifts)

        scope = await self.database.read(look)
        return None if scope is None else await self.readers.with_token(scope, token)

    async def _named(self, scope: Scope) -> tuple[str, ...]:
        """Return the names that a scope means: to read everything of some documents is the operator's alone."""
        if scope is not None:
            return scope
        every = await self.every() if self.every is not None else await self.database.read(store.decided)
        return tuple({DEFAULT_COLLECTION, *map(base_of, every)} - {EXAMPLES})

    async def _token(self, place: Place) -> Token | None:
        return await self.database.read(lambda session: tokens.by_id(session, place.channel))

    async def _in_channel(self, place: Place, user: str, *, from_bot: bool) -> Reading:
        settings = await self.book.settings(place)
        own, lets_guests = settings.collections, settings.guests or from_bot or not traits_of(place.platform).has_guests
        if not lets_guests and (await self._standing(place, user, from_bot=from_bot)).guest:
            return Reading((), GUESTS_OFF, HOW_TO_LET_GUESTS)
        if isinstance(own, tuple):  # given by name to whoever is here and may ask
            return Reading(own) if own else Reading(own, NOTHING_NAMED, HOW_TO_NAME, named=True)
        everyones, gifts = await self.database.read(
            lambda session: (self._narrowed(store.everyones(session)), _of_channel(session, place))
        )
        if not everyones and own is None:
            return Reading(read_in_channel(Standing(), everyones, Given(own, gifts)), NOTHING_GIVEN, HOW_TO_GIVE)
        standing = await self._standing(place, user, from_bot=from_bot)
        scope = read_in_channel(standing, everyones, Given(own, gifts))
        return Reading(scope, _not_for_all(place, standing), HOW_TO_GIVE)

    async def _alone(self, place: Place, user: str, *, from_bot: bool) -> Reading:
        direct = await self.book.named_for_direct(place)
        everyones, gifts, any_gift = await self.database.read(
            lambda session: (
                self._narrowed(store.everyones(session)),
                _of_person(session, place, user),
                store.any_gift(session, "channel", place.platform),
            )
        )
        standing = await self._standing(_direct(place), user, from_bot=from_bot)
        if standing.guest and not gifts and not (await self.book.settings(place)).guests:
            return Reading((), *((GUESTS_DIRECT, HOW_GUESTS_ASK) if place.direct else (GUESTS_OFF, HOW_TO_LET_GUESTS)))
        settled = standing.member and direct is not None
        named = NamedOn(place.platform, {}, {}) if settled else await self.book.named_on(place.platform)
        channels = await self._shared(place, user, named) if not settled and (any_gift or named) else []
        scope = read_alone(standing, everyones, gifts, channels, direct)
        if settled and direct == ():
            return Reading(scope, NOTHING_NAMED, HOW_TO_NAME, named=True)
        why = NOTHING_SHARED if standing.member else f"{NOTHING_SHARED} {_not_for_all(place, standing)}"
        return Reading(scope, why=why, hint=HOW_TO_SHARE)

    async def _standing(self, place: Place, user: str, *, from_bot: bool) -> Standing:
        return Standing() if from_bot else await self._asked(place, user)

    async def _asked(self, place: Place, user: str) -> Standing:
        ask = self.standing_of.get(place.platform)
        if ask is None:
            raise Forbidden(WHO_NOT_KNOWN)
        try:
            return await ask(place, user)
        except (Forbidden, NotFound) as error:
            raise _not_told(WHO_NOT_KNOWN, error) from error

    async def _shared(self, place: Place, user: str, named: NamedOn) -> list[Given]:
        """Return what the channels were given that a user and the bot share, and the one that the user is in now."""
        ask = self.channels_of.get(place.platform)
        try:
            shared = list(await ask(user)) if ask else []
        except (Forbidden, NotFound) as error:
            raise _not_told(NOT_KNOWN, error) from error
        there = dict.fromkeys([*shared, *([] if place.direct else [place.channel])])
        subjects = {channel: subjects_of(place.platform, place.workspace, channel) for channel in there}

        def look(session: Session) -> dict[str, frozenset[str]]:
            return store.gifts(session, "channel", [one for some in subjects.values() for one in some])

        gifts = await self.database.read(look)
        return [
            Given(named.of(place.workspace, channel), NOTHING.union(*(gifts[one] for one in some)))
            for channel, some in subjects.items()
        ]

    def _narrowed(self, everyones: Iterable[str]) -> frozenset[str]:
        narrower = self.book.narrows_to
        return frozenset(everyones) if narrower is None else frozenset(everyones).intersection(narrower)


def subjects_of(platform: str, workspace: str, name: str) -> list[str]:
    """Return what a channel or person may be given things under: with its workspace or without.

    Ids are unique everywhere, or as good as, and the channels file names no workspace.
    """
    bare, workspace = f"{platform}::{name}", workspace_in_key(platform, workspace)
    return [f"{platform}:{workspace}:{name}", bare] if workspace else [bare]


def _of_channel(session: Session, place: Place) -> frozenset[str]:
    subjects = subjects_of(place.platform, place.workspace, place.channel)
    return NOTHING.union(*store.gifts(session, "channel", subjects).values())


def _of_person(session: Session, place: Place, user: str) -> frozenset[str]:
    subjects = subjects_of(place.platform, place.workspace, user)
    return NOTHING.union(*store.gifts(session, "user", subjects).values())


def _direct(place: Place) -> Place:
    """Return the place as one that its user alone reads: who else is in the channel is no matter then."""
    return Place(place.platform, place.channel, place.workspace, direct=True, user=place.user)


def _not_told(said: str, error: ErrataError) -> Forbidden:
    """Return a refusal with what the platform said, for the log; whoever asks reads the sentence alone."""
    refusal = Forbidden(f"{said} ({error})")
    refusal.for_people = said
    return refusal


def _not_for_all(place: Place, standing: Standing) -> str:
    """Return why what is for everyone is not read, in the platform's words."""
    if traits_of(place.platform).has_servers:
        return OTHER_SERVER if standing.shared else NOT_IN_SERVER
    return SHARED if standing.shared else NOT_A_MEMBER
