"""Who may read which collection: values and the decision, pure.

All documents and figures of a collection share its audience, unless a document has readers of its own: these are
decided by `core.access.readers`, on what a collection lets through, never instead of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from core.access.readers import base_of, bases_of
from core.errors import BadInput, Forbidden
from core.model import DEFAULT_COLLECTION, Answer

EVERYTHING: Final = "all"
EVERYONES: Final = "everyone's"  # the word of a setting that says nothing: what is for everyone, and what was given
RESERVED = (EVERYTHING, EVERYONES, "none")
LONGEST_NAME = 64
EXAMPLES: Final = "errata-demo"
"""The collection of this project's own examples: read where it is named, and nowhere else."""

Scope: TypeAlias = tuple[str, ...] | None
"""Collections that may be read, sorted; None: all there are and will be (the operator's)."""
Own: TypeAlias = tuple[str, ...] | Literal["all"] | None
"""What a channel's own setting names: exactly these, everything, or nothing said."""

NOTHING: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Standing:
    """Who asks, and who would read the answer. Where nothing is known, nothing is open.

    `member`: of the home workspace; guests, bots and people of other workspaces are none. `shared`: people of other
    workspaces read the channel, too. `guest`: known to be a guest, or of another workspace.
    """

    member: bool = False
    shared: bool = False
    guest: bool = False


@dataclass(frozen=True, slots=True)
class Given:
    """What one channel was given: by its own setting, which names exactly what is read there, and by gifts."""

    own: Own = None
    gifts: frozenset[str] = NOTHING

    @property
    def names(self) -> frozenset[str]:
        """What was given by name, and so to whoever is in the channel."""
        return frozenset(self.own) if isinstance(self.own, tuple) else self.gifts


def read_in_channel(standing: Standing, everyones: Collection[str], channel: Given) -> Scope:
    """Return what an answer that a whole channel reads may rest on.

    What was given to the channel by name is for all who are in it. What is for everyone, and the word "all", are for
    members where nobody from elsewhere reads along.
    """
    among_ourselves = standing.member and not standing.shared
    if channel.own == EVERYTHING:
        return None if among_ourselves else _sorted(channel.gifts)
    if channel.own is not None:
        return _sorted(channel.names)
    return _sorted(channel.names.union(everyones if among_ourselves else ()))


def read_alone(
    standing: Standing, everyones: Collection[str], person: Collection[str], channels: Iterable[Given], direct: Own
) -> Scope:
    """Return what an answer that its asker alone reads may rest on.

    `channels` are those the asker and the bot are both in; `direct` is what was named for direct messages: for
    members exactly that, to others it gives nothing.
    """
    channels = list(channels)
    given = frozenset(person).union(*(channel.names for channel in channels))
    if isinstance(direct, tuple):
        return _sorted(direct if standing.member else given.intersection(direct))
    if standing.member and EVERYTHING in (direct, *(channel.own for channel in channels)):
        return None
    return _sorted(given.union(everyones if standing.member else ()))


def read_with_token(*, admin: bool, limited_to: Scope, everyones: Collection[str], gifts: Collection[str]) -> Scope:
    """Return what a token may read: exactly what it was limited to and given, else everyone's and what it was given."""
    if limited_to is not None:
        return _sorted({*limited_to, *gifts})
    return None if admin else _sorted({*everyones, *gifts})


def valid_name(name: str) -> str:
    """Return the name of a collection. Raises `BadInput` where it can't be one."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable() or any(c in name for c in "/\\,"):
        raise BadInput(f"{name!r} is no name for a collection: up to 64 characters, without slashes and commas.")
    if name.lower() in RESERVED:
        raise BadInput(f"No collection can be called {name!r}: in settings the word means something else.")
    return name


def unnamed(known: Collection[str]) -> Scope:
    """Return what is read where everything may be read and nothing was named: all there is but the examples."""
    if EXAMPLES not in map(base_of, known):
        return None
    return _sorted(name for name in {*known, DEFAULT_COLLECTION} if base_of(name) != EXAMPLES)


def no_such_collection(name: str, readable: Collection[str]) -> tuple[str, str]:
    """Return what is said, and the hint, of a name that is nobody's or not its asker's: which of them is not told."""
    return f"There is no collection {name!r} here.", f"Collections: {', '.join(bases_of(readable)) or 'none yet'}."


def refuse_others(scope: Scope, wanted: Iterable[str]) -> None:
    """Raise `Forbidden` where a name that was asked for lies outside of a scope."""
    for name in wanted:
        if scope is not None and name not in scope:
            message, hint = no_such_collection(name, scope)
            raise Forbidden(message, hint=hint)


def narrowed(scope: Scope, wanted: Collection[str]) -> Scope:
    """Return what is left of a scope where its asker named collections; all of it where none were named.

    Who names a collection means the parts of it that may be read, too: of everything (None), those can't be told.
    """
    if not wanted:
        return scope
    return _sorted(wanted if scope is None else (name for name in scope if {name, base_of(name)} & set(wanted)))


def rests_on(answer: Answer) -> frozenset[str]:
    """Return the collections that an answer may give away: of all its drafts' evidence, and of what was said before.

    Of an answer that an earlier version recorded, those of its sources.
    """
    if answer.rests_on is not None:
        return frozenset(answer.rests_on)
    return frozenset(name for source in answer.sources for name in source.passage.meta.rests_on)


def may_read(scope: Scope, collections: Collection[str]) -> bool:
    """Say whether what rests on these collections may be shown to somebody who reads `scope`."""
    return scope is None or set(collections) <= set(scope)


def _sorted(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(names)))
