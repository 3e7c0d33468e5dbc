"""Changes that somebody may approve: what users say, and what was guessed, is no evidence before."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import delete, update
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from core.access.identities import is_same_person
from core.errors import BadInput, Forbidden, NotFound
from storage.access import audit
from storage.tables.feedback import FixSuggestionRow

PENDING, APPROVED, REJECTED, APPLIED, EXPIRED = "pending", "approved", "rejected", "applied", "expired"
SAID_TO = "said_to"
"""Among the details: the words need the question that they were said to, and are told with it."""
STATUSES: Final = (PENDING, APPROVED, REJECTED, APPLIED, EXPIRED)
_SHORTEST_ID = 6


class OwnWords(Forbidden):
    """Nobody approves their own words unless they waive that aloud."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """`action` is the job that would do it, `target` what it is about, `details` the rest, as JSON values.

    `details["names"]` tells what people are called, by what the log calls them, as far as a platform told it.

    See `FixSuggestionRow` for the others; times are seconds since 1970.
    """

    id: str
    action: str
    target: str
    details: Mapping[str, Any] = field(default_factory=dict)
    status: str = PENDING
    author: str = ""
    question: str = ""
    collection: str = ""
    answer_id: str = ""
    owner: str = ""
    decided_by: str = ""
    decided_at: float = 0.0
    expires_at: float = 0.0
    score: float = 0.0
    waived: bool = False
    said_in: str = ""
    created_at: float = 0.0


@dataclass(frozen=True, slots=True)
class Approval:
    """Who approves a suggestion, and as what: `content` in the place of what was supplied, owned, until a time.

    Whoever says it in other words is their author, and somebody else approves those; an owner approves nothing.

    `waived`: they know that it is their own, and that there is nobody else who could approve it. `names` tells what
    those are called whom it names.
    """

    by: str
    collection: str = ""
    content: str = ""
    owner: str = ""
    expires_at: float = 0.0
    waived: bool = False
    names: Mapping[str, str] = field(default_factory=dict)


def suggest(session: Session, suggestion: Suggestion) -> bool:
    """Note a suggestion as pending; False where the very same one is pending already.

    A link between code and schema is suggested once: what somebody decided on does not come back, whatever led to it.
    """
    details = json.dumps(dict(suggestion.details), sort_keys=True, ensure_ascii=False)
    same = select(FixSuggestionRow.id).where(
        FixSuggestionRow.action == suggestion.action,
        FixSuggestionRow.target == suggestion.target,
        FixSuggestionRow.details == details,
        FixSuggestionRow.status == PENDING,
    )
    if session.exec(same.limit(1)).first() is not None or _is_decided(session, suggestion):
        return False
    session.merge(
        FixSuggestionRow(
            id=suggestion.id,
            action=suggestion.action,
            target=suggestion.target,
            details=details,
            status=PENDING,
            author=suggestion.author,
            question=suggestion.question,
            collection=suggestion.collection,
            answer_id=suggestion.answer_id,
            owner=suggestion.owner,
            score=suggestion.score,
            said_in=suggestion.said_in,
            created_at=time.time(),
        )
    )
    return True


def _is_decided(session: Session, suggestion: Suggestion) -> bool:
    symbol = suggestion.details.get("code_symbol")
    if not symbol:
        return False
    query = select(FixSuggestionRow.details).where(
        FixSuggestionRow.action == suggestion.action, FixSuggestionRow.target == suggestion.target
    )
    return any(json.loads(details).get("code_symbol") == symbol for details in session.exec(query))


def listed(session: Session, status: str = "", limit: int = 200) -> list[Suggestion]:
    """Return suggestions, latest first."""
    query = select(FixSuggestionRow)
    if status:
        query = query.where(FixSuggestionRow.status == status)
    return [
        _suggestion(row) for row in session.exec(query.order_by(col(FixSuggestionRow.created_at).desc()).limit(limit))
    ]


def by_id(session: Session, id_begins: str) -> Suggestion:
    """Return the one suggestion whose id begins so. Raises `NotFound`."""
    return _suggestion(_row(session, id_begins))


def approve(session: Session, id_begins: str, approval: Approval, people: Sequence[str] = ()) -> Suggestion:
    """Approve a pending suggestion; in other words than were supplied, it is the approver's own, and still pending.

    `people` are those with several identities (SAME_PEOPLE): what one of them supplied is the others' own.
    Raises `NotFound`, `BadInput` (decided already), `Forbidden` (one's own).
    """
    row = _pending(session, id_begins)
    details, words = json.loads(row.details), approval.content.strip()
    if approval.names:
        details["names"] = {**details.get("names", {}), **approval.names}
    changed = words and words != details.get("content")
    if changed:  # whoever puts it into words of their own says what they are about
        details = {name: said for name, said in details.items() if name != SAID_TO} | {"content": words}
    row.details = json.dumps(details, sort_keys=True, ensure_ascii=False)
    if changed:
        row.author, row.owner = approval.by, approval.owner or row.owner
        row.collection = approval.collection or row.collection
        session.add(row)
        if not approval.waived:
            return _suggestion(row)
    own = bool(row.author) and is_same_person(row.author, approval.by, people)
    if own and not approval.waived:
        raise OwnWords(
            "Nobody approves what they supplied themselves.",
            hint="Another admin can; who is the only one waives that (--waive, or `waive` over HTTP).",
        )
    row.status, row.decided_by, row.decided_at, row.waived = APPROVED, approval.by, time.time(), own
    row.owner, row.expires_at = approval.owner or row.owner or approval.by, approval.expires_at
    row.collection = approval.collection or row.collection
    session.add(row)
    audit.note(session, approval.by, audit.SUGGESTION_WAIVED if own else audit.SUGGESTION_APPROVED, row.id)
    return _suggestion(row)


def reject(session: Session, id_begins: str, by: str) -> Suggestion:
    """Reject a pending suggestion. Raises `NotFound` or `BadInput` (decided already)."""
    row = _pending(session, id_begins)
    row.status, row.decided_by, row.decided_at = REJECTED, by, time.time()
    session.add(row)
    audit.note(session, by, audit.SUGGESTION_REJECTED, row.id)
    return _suggestion(row)


def mark(session: Session, suggestion_id: str, status: str) -> None:
    """Note what became of an approved suggestion."""
    row = session.get_one(FixSuggestionRow, suggestion_id)
    row.status = status
    session.add(row)


def is_said_in(session: Session, message: str) -> bool:
    """Say whether something was supplied in a message (platform:channel:message) that is, or may become, evidence."""
    return bool(message) and session.exec(_standing(message).limit(1)).first() is not None


def status_of(session: Session, message: str, author: str) -> str:
    """Return what became of what somebody supplied in a message (platform:channel:message); nothing of nothing."""
    query = select(FixSuggestionRow.status).where(
        FixSuggestionRow.said_in == message, FixSuggestionRow.author == author, FixSuggestionRow.said_in != ""
    )
    return session.exec(query.order_by(col(FixSuggestionRow.created_at).desc()).limit(1)).first() or ""


def take_back(session: Session, message: str, by: str) -> list[Suggestion]:
    """Let go of what a message supplied that is gone or changed: pending, it is rejected; applied, it expires."""
    rows = list(session.exec(_standing(message).with_for_update())) if message else []
    taken = [_suggestion(row) for row in rows]
    for row in rows:
        if row.status == PENDING:
            row.status, row.decided_by, row.decided_at = REJECTED, by, time.time()
        else:
            row.expires_at = time.time()
        session.add(row)
        audit.note(session, by, audit.SUGGESTION_REJECTED, row.id)
    return taken


def forget(session: Session, answer_ids: Sequence[str]) -> None:
    """Delete what was said of answers that are deleted and waits for approval; what was decided loses its question."""
    of_them = col(FixSuggestionRow.answer_id).in_(answer_ids)
    connection = session.connection()
    connection.execute(delete(FixSuggestionRow).where(of_them, col(FixSuggestionRow.status) == PENDING))
    told = (
        of_them,
        col(FixSuggestionRow.status) == APPLIED,
        col(FixSuggestionRow.details).contains(f'"{SAID_TO}": true'),
    )
    connection.execute(update(FixSuggestionRow).where(*told).values(expires_at=time.time()))
    connection.execute(update(FixSuggestionRow).where(of_them).values(question=""))


def _standing(message: str) -> SelectOfScalar[FixSuggestionRow]:
    return select(FixSuggestionRow).where(
        FixSuggestionRow.said_in == message, col(FixSuggestionRow.status).in_((PENDING, APPROVED, APPLIED))
    )


def expired(session: Session, now: float, limit: int = 100) -> list[Suggestion]:
    """Return what is applied and holds no longer."""
    query = select(FixSuggestionRow).where(
        FixSuggestionRow.status == APPLIED, FixSuggestionRow.expires_at > 0, FixSuggestionRow.expires_at <= now
    )
    return [_suggestion(row) for row in session.exec(query.limit(limit))]


def _pending(session: Session, id_begins: str) -> FixSuggestionRow:
    row = _row(session, id_begins)
    if row.status != PENDING:
        raise BadInput(f"{row.id} is {row.status} already.")
    return row


def _row(session: Session, id_begins: str) -> FixSuggestionRow:
    named = id_begins if len(id_begins) >= _SHORTEST_ID and id_begins.isalnum() else "\0"
    query = select(FixSuggestionRow).where(col(FixSuggestionRow.id).startswith(named)).with_for_update()
    rows = session.exec(query.limit(2)).all()
    if len(rows) != 1:
        raise NotFound(f"There is no suggestion {id_begins}.", hint="`errata suggestions list` shows them.")
    return rows[0]


def _suggestion(row: FixSuggestionRow) -> Suggestion:
    values = row.model_dump()
    return Suggestion(**values | {"details": json.loads(row.details)})
