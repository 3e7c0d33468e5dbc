"""By which rule a collection may be read: opened, given, named by a setting, a token's limits, the terminal."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlmodel import Session

from bots.access_ways import Channel, Way
from bots.audience_list import Decided, by_command_and_file, decided_in
from bots.channel_settings import ChannelSettings
from bots.platforms import BY_NAME, workspace_in_key
from core.access.rights import EVERYTHING
from core.model import DEFAULT_COLLECTION
from storage.access import noted, tokens
from storage.access.audiences import Grant
from storage.access.noted import Deed, Key
from storage.access.tokens import Token

NOT_ON_RECORD = Deed()
MEMBERS = "members"
TERMINAL = "terminal"


@dataclass(frozen=True, slots=True)
class Rule:
    """A collection may be read by `to`: `members`, `terminal`, `token NAME`, a channel or a person as commands name it.

    `kind`: open, given, named (by the channel's own setting), token, terminal; `deed`: who decided so and when, where
    that is on record.
    """

    collection: str
    kind: str
    to: str
    said: str
    deed: Deed = NOT_ON_RECORD

    def counts_in(self, way: Way, person: str, direct_channel: str = "") -> bool:
        """Say whether it concerns a person who asks by a way; `direct_channel`: that of their direct messages."""
        if self.kind == "open":
            return way.as_whom == "member"
        named = {*_both(way.channel.subject if way.channel else ""), *(_both(person) if way.direct else ())}
        platform = person.partition(":")[0]
        here = {f"{platform}:direct", *_both(f"{person.rpartition(':')[0]}:{direct_channel}")} if way.direct else set()
        return self.to in named | here


@dataclass(frozen=True, slots=True)
class Book:
    """What was decided, and who decided it, wherever it stands."""

    decided: Decided
    named: Mapping[str, tuple[str, ...] | str | None]
    by_command: frozenset[str]
    tokens: tuple[Token, ...]
    gifts: Mapping[Grant, Deed]
    openings: Mapping[str, Deed]
    makings: Mapping[str, Deed]
    namings: Mapping[str, Deed]
    met: frozenset[Key]
    direct: frozenset[Key]
    askers: tuple[Key, ...]

    @property
    def channels(self) -> list[Channel]:
        """The channels that are known of: given something, named in settings, or asked in; each of them once."""
        subjects = {g.subject for g in self.gifts if g.kind == "channel"}
        subjects |= {name for name in self.named if name.count(":") == 2}
        found = {Channel(*subject.split(":")) for subject in subjects} | {
            Channel(p, workspace_in_key(p, w), c) for p, w, c in self.met
        }
        found = {c for c in found if c.platform in BY_NAME and (c.platform, c.workspace, c.name) not in self.direct}
        full = {(c.platform, c.name) for c in found if c.workspace}
        return sorted((c for c in found if c.workspace or (c.platform, c.name) not in full), key=lambda c: c.subject)

    @property
    def people(self) -> list[str]:
        """Those who were given something, or asked something, as commands name them."""
        given = {grant.subject for grant in self.gifts if grant.kind == "user"}
        asked = {f"{p}:{workspace_in_key(p, w)}:{user}" for p, w, user in self.askers if p in BY_NAME}
        return sorted(given | asked)

    def rules(self, collection: str, *, environment: bool = False) -> list[Rule]:
        """Return all rules by which a collection may be read; `environment`: ERRATA_API_TOKEN is set."""
        return [
            *self._opened(collection),
            *(
                Rule(collection, "given", self._name(grant), f"given to {self._name(grant)}", deed)
                for grant, deed in sorted(self.gifts.items(), key=lambda item: (item[0].kind, item[0].subject))
                if grant.collection == collection and (grant.kind != "token" or grant.subject in self._good)
            ),
            *self._named(collection),
            *self._of_tokens(collection),
            *([Rule(collection, "token", "ERRATA_API_TOKEN", "the environment's token reads all")] * environment),
            Rule(collection, "terminal", TERMINAL, "whoever has the terminal reads all"),
        ]

    @property
    def _good(self) -> dict[str, str]:
        return {token.id: token.name for token in self.tokens}

    def _name(self, grant: Grant) -> str:
        return f"token {self._good[grant.subject]}" if grant.kind == "token" else grant.subject

    def _opened(self, collection: str) -> Iterable[Rule]:
        if collection in self.decided.everyones:
            deed = self.openings.get(collection, Deed())
            as_it_comes = collection == DEFAULT_COLLECTION and not deed.at
            said = "open to members, as it comes" if as_it_comes else "open to members"
            yield Rule(collection, "open", MEMBERS, said, deed)

    def _named(self, collection: str) -> Iterable[Rule]:
        commanded = {_both(channel)[1] for channel in self.by_command}
        for channel, own in self.named.items():
            if channel in commanded and channel not in self.by_command:
                continue  # what a command said goes first
            if own == EVERYTHING or (isinstance(own, tuple) and collection in own):
                by = "a command there" if channel in self.by_command else "the channels file"
                what = "everything" if own == EVERYTHING else "it"
                deed = self.namings.get(channel, Deed()) if channel in self.by_command else Deed()
                yield Rule(collection, "named", channel, f"{channel} reads {what}, by {by}", deed)

    def _of_tokens(self, collection: str) -> Iterable[Rule]:
        for token in self.tokens:
            limited = token.collections is not None
            reads = collection in (token.collections or ()) if limited else token.scope == "admin"
            opened = not limited and not reads and collection in self.decided.everyones
            if reads or opened:
                why = (
                    "limited to it" if limited else "an admin's reads all" if reads else "reads what is open to members"
                )
                made = self.makings.get(token.id, Deed("", token.created_at))
                yield Rule(collection, "token", f"token {token.name}", f"token {token.name}: {why}", made)


def book_in(session: Session, tables: Mapping[str, ChannelSettings]) -> Book:
    """Read what was decided; `tables` is what the channels file says."""
    decided = decided_in(session)
    now = time.time()
    met, direct = noted.channels_met(session)
    return Book(
        decided=decided,
        named=by_command_and_file(decided, tables),
        by_command=frozenset(decided.by_command),
        tokens=tuple(token for token in tokens.list_tokens(session) if token.is_good(now)),
        gifts=noted.gifts(session),
        openings=noted.openings(session),
        makings=noted.makings(session),
        namings=noted.namings(session),
        met=frozenset(met),
        direct=frozenset(direct),
        askers=tuple(noted.askers(session)),
    )


def _both(subject: str) -> list[str]:
    """Return a subject with its workspace and without, as things are given under either."""
    platform, _, rest = subject.partition(":")
    return [subject, f"{platform}::{rest.rpartition(':')[2]}"] if subject else []
