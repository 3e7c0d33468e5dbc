"""Which documents with readers of their own may be read: of whom, asked of the tables and the platforms each time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bots.messages import Place
from bots.principals import MEMBERS, here_called, page_reader_called, person_called, token_called
from core.access.readers import Readers, admits, admits_everybody, with_parts
from core.access.rights import Standing
from core.errors import ErrataError
from storage.access.parts import parts_of
from storage.access.tokens import Token
from storage.database import Database

PrincipalsOf = Callable[[Place, str, Collection[str]], Awaitable[Collection[str]]]
PrincipalsIn = Callable[[Place, Collection[str]], Awaitable[Sequence[Collection[str]] | None]]
Names = tuple[str, ...]
Stands = Callable[[Place, str], Awaitable[Standing]]


@dataclass(frozen=True, slots=True)
class Asking:
    """Who asks from where. `stands` says who they are, by `Forbidden` where nobody says."""

    place: Place
    user: str
    stands: Stands
    from_bot: bool = False


@dataclass(frozen=True, slots=True)
class DocumentReaders:
    """Adds to what collections let through those of their parts whose readers admit somebody.

    `of` and `among` ask a platform which principals a user is, and everybody in a channel. What they don't say admits
    nobody. Nothing is asked while no document has readers of its own.
    """

    database: Database
    of: Mapping[str, PrincipalsOf] = field(default_factory=dict)
    among: Mapping[str, PrincipalsIn] = field(default_factory=dict)

    async def alone(self, through: Names, asking: Asking) -> Names:
        """Return what an answer that its asker alone reads may rest on."""
        parts = await self._parts(through)
        if not parts:
            return with_parts(through, {}, _nobody)
        who = await self._who(asking, _named(parts.values()))
        return with_parts(through, parts, lambda readers: admits(readers, who))

    async def in_channel(self, through: Names, asking: Asking) -> Names:
        """Return what an answer that a whole channel reads may rest on: what everybody there may read."""
        parts = await self._parts(through)
        here = await self._here(asking, parts) if parts else frozenset[str]()
        platform = asking.place.platform
        named = _of_platform(platform, _named(readers for readers in parts.values() if not admits(readers, here)))
        ask = self.among.get(platform)
        found = await ask(asking.place, named) if named and ask is not None else None
        members = [_of_platform(platform, one) for one in found] if found is not None else None
        return with_parts(through, parts, lambda readers: admits_everybody(readers, here, members))

    async def with_token(self, through: Names, token: Token) -> Names:
        """Return what a token may read: of one that was limited to collections, nothing that is for everyone."""
        who = {page_reader_called(token.address)} if token.address else set[str]()
        who |= set() if token.is_person else {token_called(token.name)}
        who |= {MEMBERS} if token.collections is None else set()
        return with_parts(through, await self._parts(through), lambda readers: admits(readers, who))

    async def _parts(self, through: Names) -> dict[str, Readers]:
        return await self.database.read(lambda session: parts_of(session, through)) if through else {}

    async def _who(self, asking: Asking, named: Collection[str]) -> Collection[str]:
        place, user = asking.place, asking.user
        if asking.from_bot or not user:
            return frozenset()
        ask = self.of.get(place.platform)
        asked = await ask(place, user, _of_platform(place.platform, named)) if ask is not None else ()
        direct = Place(place.platform, place.channel, place.workspace, direct=True, user=user)
        members = {MEMBERS} if MEMBERS in named and (await _standing(asking, direct)).member else set()
        return {person_called(place.platform, user), *_of_platform(place.platform, asked), *members}

    async def _here(self, asking: Asking, parts: Mapping[str, Readers]) -> frozenset[str]:
        """Return what all are who read along; members are among themselves where nobody from elsewhere does."""
        place = asking.place
        here = here_called(place.platform, place.workspace, place.channel)
        if MEMBERS not in _named(parts.values()):
            return here
        standing = Standing() if asking.from_bot else await _standing(asking, place)
        return here | {MEMBERS} if standing.member and not standing.shared else here


async def _standing(asking: Asking, place: Place) -> Standing:
    try:
        return await asking.stands(place, asking.user)
    except ErrataError:  # nobody says who they are: nobody they may be is admitted
        return Standing()


def _named(readers: Iterable[Readers]) -> frozenset[str]:
    return frozenset(name for who in readers for group in who for name in group)


def _of_platform(platform: str, names: Collection[str]) -> frozenset[str]:
    """A platform is asked for its own groups and people alone, and its word counts for no other's."""
    return frozenset(name for name in names if name.startswith(f"{platform}:"))


def _nobody(_: Readers) -> bool:
    return False
