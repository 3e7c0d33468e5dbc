"""Audiences as they were decided: who was given which collection. Read with every question: a change counts at once."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlmodel import Session, col, select

from core.model import DEFAULT_COLLECTION
from storage.access.parts import forget_parts
from storage.tables.access import CollectionRow, GrantRow
from storage.tables.tokens import TokenRow

Kind = Literal["channel", "user", "token"]
ASKED_AT_ONCE = 500  # subjects a query names


@dataclass(frozen=True, slots=True)
class Grant:
    """A collection was given: to a channel or a person (`slack:T1:C1`, `discord::456`), or to a token, by its id."""

    collection: str
    kind: Kind
    subject: str


def everyones(session: Session) -> frozenset[str]:
    """Return the collections that are open to all members: those that were opened, and `default` unless closed."""
    decided = dict(session.exec(select(CollectionRow.name, CollectionRow.everyone)).all())
    opened = {name for name, everyone in decided.items() if everyone}
    return frozenset(opened if decided.get(DEFAULT_COLLECTION) is False else opened | {DEFAULT_COLLECTION})


def gifts(session: Session, kind: Kind, subjects: Sequence[str]) -> dict[str, frozenset[str]]:
    """Return what each of these subjects was given."""
    found: dict[str, set[str]] = {subject: set() for subject in subjects}
    for start in range(0, len(subjects), ASKED_AT_ONCE):
        some = subjects[start : start + ASKED_AT_ONCE]
        query = select(GrantRow.subject, GrantRow.collection).where(
            GrantRow.kind == kind, col(GrantRow.subject).in_(some)
        )
        for subject, collection in session.exec(query):
            found[subject].add(collection)
    return {subject: frozenset(names) for subject, names in found.items()}


def any_gift(session: Session, kind: Kind, platform: str) -> bool:
    """Say whether anybody of a platform was given anything."""
    mine = col(GrantRow.subject).startswith(f"{platform}:", autoescape=True)
    query = select(GrantRow.collection).where(GrantRow.kind == kind, mine).limit(1)
    return session.exec(query).first() is not None


def grants(session: Session) -> list[Grant]:
    """Return all gifts, ordered."""
    query = select(GrantRow).order_by(col(GrantRow.collection), col(GrantRow.kind), col(GrantRow.subject))
    return [Grant(row.collection, kind_of(row.kind), row.subject) for row in session.exec(query)]


def decided(session: Session) -> frozenset[str]:
    """Return the names of all collections that anything was decided about."""
    return frozenset([*session.exec(select(CollectionRow.name)), *session.exec(select(GrantRow.collection))])


def set_everyone(session: Session, name: str, *, everyone: bool) -> None:
    """Open a collection to all members of the workspace, or take that back."""
    row = session.get(CollectionRow, name) or CollectionRow(name=name)
    row.everyone, row.updated_at = everyone, time.time()
    session.add(row)


def give(session: Session, given: Iterable[Grant], by: str) -> None:
    """Give collections; to give one again changes nothing."""
    for grant in given:
        if session.get(GrantRow, (grant.collection, grant.kind, grant.subject)) is None:
            session.add(
                GrantRow(
                    collection=grant.collection,
                    kind=grant.kind,
                    subject=grant.subject,
                    given_by=by,
                    given_at=time.time(),
                )
            )


def take_back(session: Session, name: str, among: Iterable[Grant] | None = None) -> int:
    """Take gifts of a collection back (None: all of them, also what tokens are limited to); return how many."""
    wanted = None if among is None else {(grant.kind, grant.subject) for grant in among}
    rows = session.exec(select(GrantRow).where(GrantRow.collection == name)).all()
    gone = [row for row in rows if wanted is None or (row.kind, row.subject) in wanted]
    for row in gone:
        session.delete(row)
    return len(gone) + _take_from_tokens(session, name, wanted)


def forget(session: Session, name: str) -> bool:
    """Forget who may read a collection: should it come again, it is as closed as a new one.

    What may leave the house stays as it was set, so that nothing leaves that was once kept in; returns whether that is.
    """
    take_back(session, name)
    forget_parts(session, name)
    row = session.get(CollectionRow, name)
    if row is None:
        return False
    if row.to_model and row.to_web and row.to_pinecone:
        session.delete(row)
        return False
    row.everyone = None
    session.add(row)
    return True


def limits_of_tokens(session: Session) -> Mapping[str, tuple[str, ...]]:
    """Return what good tokens were limited to when they were made, by their ids; those without limits are left out."""
    rows = session.exec(select(TokenRow).where(TokenRow.revoked_at == 0, TokenRow.collections != ""))
    return {row.id: tuple(json.loads(row.collections)) for row in rows}


def _take_from_tokens(session: Session, name: str, wanted: set[tuple[Kind, str]] | None) -> int:
    taken = 0
    for row in session.exec(select(TokenRow).where(TokenRow.collections != "")):
        limited_to = json.loads(row.collections)
        if name in limited_to and (wanted is None or ("token", row.id) in wanted):
            # An empty list is not an empty text: this token still reads nothing that it was not given.
            row.collections = json.dumps([one for one in limited_to if one != name])
            session.add(row)
            taken += 1
    return taken


def kind_of(text: str) -> Kind:
    """Return the kind of who was given something, as the table has it."""
    return "channel" if text == "channel" else "user" if text == "user" else "token"
