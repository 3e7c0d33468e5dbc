"""The audit log: who did what, to which thing, from where, and when; never what was said.

`note` belongs in the transaction of the thing itself, so that neither is there without the other. An actor is
`slack:T1:U1`, `discord::U1`, `token:ID` (HTTP), `terminal:NAME` or `address:1.2.3.4` (who failed to log in). An action
is one of the constants below; a subject is an id or a name (of a question, token, collection, document, setting), and a
place is `slack:T1:C1`, or an address.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import delete
from sqlmodel import Session, col, select

from core.text.printable import printable
from storage.tables.audit import AuditRow

QUESTION_ASKED, QUESTION_EDITED = "question.asked", "question.edited"
FEEDBACK_GIVEN, FEEDBACK_WITHDRAWN = "feedback.given", "feedback.withdrawn"
SETTINGS_CHANGED = "settings.changed"
COLLECTION_GIVEN, COLLECTION_OPENED, COLLECTION_CLOSED = "collection.given", "collection.opened", "collection.closed"
COLLECTION_EGRESS = "collection.egress"
TOKEN_CREATED, TOKEN_REVOKED = "token.created", "token.revoked"
LOGIN, LOGIN_FAILED, LOGIN_LEFT = "login.good", "login.failed", "login.left"
DOCUMENTS_INGESTED, DOCUMENTS_REMOVED = "documents.ingested", "documents.removed"
FACTS_IMPORTED, FACTS_REMOVED = "facts.imported", "facts.removed"
JOB_RETRIED = "job.retried"
EXPORTED = "exported"
BACKED_UP, RESTORED = "backup.made", "backup.restored"
SUGGESTION_APPROVED, SUGGESTION_REJECTED = "suggestion.approved", "suggestion.rejected"
SUGGESTION_WAIVED = "suggestion.waived"  # approved by who supplied it: there is nobody else
PERSON_FORGOTTEN, PERSON_EXPORTED = "person.forgotten", "person.exported"
GAP_ASSIGNED, GAP_ANSWERED, GAP_DISMISSED = "gap.assigned", "gap.answered", "gap.dismissed"
LEARNING_PROMOTED, LEARNING_ROLLED_BACK = "learning.promoted", "learning.rolled_back"

ACTIONS = (
    *(QUESTION_ASKED, QUESTION_EDITED, FEEDBACK_GIVEN, FEEDBACK_WITHDRAWN, SETTINGS_CHANGED),
    *(COLLECTION_GIVEN, COLLECTION_OPENED, COLLECTION_CLOSED, COLLECTION_EGRESS, TOKEN_CREATED, TOKEN_REVOKED),
    *(LOGIN, LOGIN_FAILED, LOGIN_LEFT, DOCUMENTS_INGESTED, DOCUMENTS_REMOVED, FACTS_IMPORTED, FACTS_REMOVED),
    *(JOB_RETRIED, EXPORTED, BACKED_UP, RESTORED, SUGGESTION_APPROVED, SUGGESTION_REJECTED, SUGGESTION_WAIVED),
    *(GAP_ASSIGNED, GAP_ANSWERED, GAP_DISMISSED, PERSON_FORGOTTEN, PERSON_EXPORTED),
    *(LEARNING_PROMOTED, LEARNING_ROLLED_BACK),
)

BATCH = 1_000
LONGEST = 255  # characters of a name


@dataclass(frozen=True, slots=True)
class Noted:
    """One entry; `at` is in seconds since 1970, ids count up."""

    id: int
    at: float
    actor: str
    action: str
    subject: str
    place: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which entries to read: from `since` on, before the entry `before` (0: up to the newest), of one actor or action.

    An actor or action is taken by its beginning: `slack:` is all of Slack, `login` all logins.
    """

    since: float = 0.0
    before: int = 0
    actor: str = ""
    action: str = ""
    limit: int = 200


def note(session: Session, actor: str, action: str, subject: str = "", place: str = "") -> None:
    """Note that `actor` did `action` now; see the module for what the words are. Too long ones lose their end."""
    row = AuditRow(
        at=time.time(),
        actor=_name(actor),
        action=action,
        subject=_name(subject),
        place=_name(place),
    )
    session.add(row)


def person(platform: str, workspace: str, user: str) -> str:
    """Return who a person, or the token of an HTTP caller, is as an actor."""
    return f"token:{user}" if platform == "web" else f"{platform}:{workspace}:{user}"


def entries(session: Session, wanted: Wanted) -> list[Noted]:
    """Return the latest entries that are wanted, newest first."""
    query = select(AuditRow).where(AuditRow.at >= wanted.since)
    if wanted.before:
        query = query.where(col(AuditRow.id) < wanted.before)
    if wanted.actor:
        query = query.where(col(AuditRow.actor).startswith(wanted.actor, autoescape=True))
    if wanted.action:
        query = query.where(col(AuditRow.action).startswith(wanted.action, autoescape=True))
    rows = session.exec(query.order_by(col(AuditRow.id).desc()).limit(wanted.limit))
    return [Noted(row.id or 0, row.at, row.actor, row.action, row.subject, row.place) for row in rows]


def sweep(session: Session, older_than: float, limit: int = BATCH) -> int:
    """Delete up to `limit` entries from before a time; return how many."""
    ids = list(session.exec(select(AuditRow.id).where(AuditRow.at < older_than).limit(limit)))
    session.connection().execute(delete(AuditRow).where(col(AuditRow.id).in_(ids)))
    return len(ids)


def _name(text: str) -> str:
    return " ".join(printable(text).split())[:LONGEST]
