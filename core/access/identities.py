"""Who is one person under several identities: accounts of platforms, tokens, the terminal, as an operator says."""

from __future__ import annotations

from collections.abc import Sequence

JOINED = "="
"""What stands between the identities of one person."""


def groups_of(said: Sequence[str]) -> tuple[frozenset[str], ...]:
    """Return the identities of each person that SAME_PEOPLE names. Raises `ValueError` for one with a single identity.

    An identity is as the audit log has it (`slack:T1:U1`, `discord::2`, `token:ID`, `terminal:ada`), or its last part.
    Groups that share an identity are one person.
    """
    groups: list[frozenset[str]] = []
    for entry in said:
        named = frozenset(filter(None, map(str.strip, entry.split(JOINED))))
        if len(named) <= 1:
            raise ValueError(f"{entry!r} names one identity; a person has two and more, joined by {JOINED}")
        shared = [group for group in groups if group & named]
        groups = [group for group in groups if group not in shared]
        groups.append(named.union(*shared))
    return tuple(groups)


def is_same_person(one: str, other: str, said: Sequence[str]) -> bool:
    """Say whether two actors, as the audit log has them, are one person.

    An account is one person wherever it writes: on a server, and in a direct message, which is of none.
    """
    return _account(one) == _account(other) or any(
        _is_in(one, group) and _is_in(other, group) for group in groups_of(said)
    )


def is_admin_named(actor: str, named: str, said: Sequence[str]) -> bool:
    """Say whether an actor is who is named among the admins, as the log has them or by the last part (`U1`)."""
    return named == actor.rpartition(":")[2] or is_same_person(actor, named, said)


def _account(actor: str) -> str:
    """Return an actor of a platform without the workspace or server that they acted in."""
    platform, *within = actor.split(":")
    return f"{platform}:{within[-1]}" if len(within) > 1 else actor


def _is_in(actor: str, group: frozenset[str]) -> bool:
    """Tell whether a person is meant: as the log has them, by the last part, or without a server (`discord::2`)."""
    platform, *within = actor.split(":")
    anywhere = f"{platform}::{within[-1]}" if within else actor
    return actor in group or anywhere in group or actor.rpartition(":")[2] in group
