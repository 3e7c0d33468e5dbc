"""Who may read single documents of a collection, and the part of the collection that such documents lie in, pure.

Readers are groups of principals: whoever is admitted by each of the groups reads. A document with readers of its own is
stored in a part of its collection, whose name nobody can give to a collection: what filters by collection keeps it
apart, and a scope that does not name the part reads nothing of it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, TypeAlias

from core.errors import BadInput

Readers: TypeAlias = tuple[tuple[str, ...], ...]
"""Groups of principals (`slack:U1`, `token:ci`), each sorted: one of each must be the asker's."""

LET_THROUGH: Final[Readers] = ()
"""Whomever the collection lets through."""
NOBODY: Final[Readers] = ((),)
"""The operator alone."""
MEMBERS: Final = "everyone"
"""The principal of all members of the workspace."""

_APART = "/"  # no name of a collection has one: `core.access.rights.valid_name`
_DIGITS = 24  # of a hash: a second set of readers with the same would take some 2**96 tries
_LONGEST, _MOST = 200, 500  # letters of a principal, principals of one group
_IN_PRINCIPALS = frozenset("._-+@ ")  # beside letters and digits, in each piece of a principal


def both(one: Readers, other: Readers) -> Readers:
    """Return the readers whom both admit: never more than either.

    A group that has all the principals of another says nothing beside it, and is left out.
    """
    groups = {frozenset(group) for group in (*one, *other)}
    least = [group for group in groups if not any(smaller < group for smaller in groups)]
    return tuple(sorted(tuple(sorted(group)) for group in least))


def group_of(principals: Iterable[str], known: Callable[[str], bool] = lambda _: True) -> Readers:
    """Return the readers that a list of principals names, any one of whom reads.

    Raises `BadInput` for one that can't be read or is not `known`, and for an empty list: then nobody may.
    """
    named = sorted({_principal(text, known) for text in principals})
    if not named or len(named) > _MOST:
        raise BadInput(f"Readers are 1 to {_MOST} principals.")
    return (tuple(named),)


def admits(readers: Readers, principals: Collection[str]) -> bool:
    """Say whether somebody who is all of these principals is admitted."""
    return all(not set(group).isdisjoint(principals) for group in readers)


def admits_everybody(
    readers: Readers, here: Collection[str], members: Collection[Collection[str]] | None = None
) -> bool:
    """Say whether all who read along in a place are admitted.

    `here` are principals that all of them are (the channel itself); `members` are the principals of each of them, None
    where nobody says who they are. Of nobody at all, nothing is known.
    """
    rest: Readers = tuple(group for group in readers if set(group).isdisjoint(here))
    return not rest or (bool(members) and all(admits(rest, one) for one in members or ()))


def part_of(collection: str, readers: Readers) -> str:
    """Return the name under which documents of a collection with these readers are stored."""
    if readers == LET_THROUGH:
        return collection
    return f"{collection}{_APART}{hashlib.sha256(to_text(readers).encode()).hexdigest()[:_DIGITS]}"


def base_of(name: str) -> str:
    """Return the collection that a stored name is of, be it the collection or a part of it."""
    return name.partition(_APART)[0]


def is_part(name: str) -> bool:
    """Say whether a stored name is of a part of a collection."""
    return _APART in name


def parts_begin(collection: str) -> str:
    """Return what the names of all parts of a collection begin with."""
    return f"{collection}{_APART}"


def bases_of(names: Iterable[str]) -> list[str]:
    """Return the collections that stored names are of, each once, sorted: what may be said of a scope."""
    return sorted({base_of(name) for name in names})


def with_parts(
    let_through: Collection[str], parts: Mapping[str, Readers], admitted: Callable[[Readers], bool]
) -> tuple[str, ...]:
    """Return what may be read of collections that let somebody through, with the parts whose readers admit them.

    A part is read on what its collection lets through, never instead of it; named by itself it gives nothing.
    """
    through = {name for name in let_through if not is_part(name)}
    return tuple(sorted(through | {name for name, who in parts.items() if base_of(name) in through and admitted(who)}))


def to_text(readers: Readers) -> str:
    """Return readers as they are kept and counted: the same for the same readers."""
    return json.dumps(both(readers, LET_THROUGH), ensure_ascii=True, separators=(",", ":"))


def from_text(kept: str) -> Readers:
    """Return readers as they were kept; nobody, where that can't be read."""
    try:
        groups = json.loads(kept)
        if groups and all(isinstance(name, str) for group in groups for name in group):
            return both(tuple(tuple(group) for group in groups), LET_THROUGH)
    except (ValueError, TypeError):
        pass
    return NOBODY


def told(readers: Readers) -> str:
    """Return readers in words, for operators: `slack:S1, slack:U2; and token:ci`."""
    return "; and ".join(", ".join(group) or "nobody" for group in readers)


def _principal(text: str, known: Callable[[str], bool]) -> str:
    """Return a principal as it is compared. Raises `BadInput`."""
    named = text.strip()
    kind, *pieces = named.split(":")
    if named == MEMBERS:
        return named
    well_formed = bool(pieces) and len(named) <= _LONGEST and all(map(_is_piece, (kind, *pieces)))
    if not well_formed or not known(named):
        raise BadInput(f"{named[:60]!r} names nobody who could read it.")
    return comparable(named)


def comparable(principal: str) -> str:
    """Return a principal as it is compared: addresses are the same however they are capitalised, ids are not."""
    return principal.lower() if "@" in principal else principal


def _is_piece(text: str) -> bool:
    return bool(text) and all(sign.isalnum() or sign in _IN_PRINCIPALS for sign in text)
