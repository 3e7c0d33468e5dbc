"""Decides on suggestions, whoever asks for it, from the command line or over HTTP: approved, rejected, indexed."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from sqlmodel import Session

from bots.engine.services import Indexer
from bots.engine.suggesting import apply
from bots.engine.transactions import transact
from bots.times import shown
from core.errors import BadInput, Forbidden
from core.learning.signals import JobName
from storage.database import Database
from storage.learning import suggestions
from storage.learning.suggestions import Approval, Suggestion
from storage.states import Lane
from storage.work.enqueue import Entry, put_all

KEPT_DAYS = 365
DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Desk:
    """Where decisions are made. `admins` are those that ERRATA_ADMINS names: with two, nobody approves their own."""

    database: Database
    indexer: Indexer
    admins: tuple[str, ...] = ()

    async def approve(self, suggestion_id: str, approval: Approval) -> Suggestion:
        """Approve a suggestion, and index what it says; what a crash leaves undone, a worker does.

        Raises `NotFound`, `BadInput` (decided already), `Forbidden` (one's own, where there is somebody else).
        """
        if approval.waived and len(self.admins) > 1:
            raise Forbidden("A waiver is for who is the only admin; there are others here.")

        def decide(session: Session) -> Suggestion:
            found = suggestions.approve(session, suggestion_id, approval)
            put_all(session, [applying(found.id)])
            return found

        found = await transact(self.database, decide)
        await apply(self.database, self.indexer, found.id)
        return await self.database.read(lambda session: suggestions.by_id(session, found.id))

    async def reject(self, suggestion_id: str, by: str) -> Suggestion:
        """Reject a suggestion. Raises `NotFound` or `BadInput` (decided already)."""
        return await transact(self.database, lambda session: suggestions.reject(session, suggestion_id, by))


def applying(suggestion_id: str) -> Entry:
    """Return the work that applies an approved suggestion, where the process that approved it did not get to it."""
    body = json.dumps({"suggestion": suggestion_id})
    return Entry(f"job:suggestion:{suggestion_id}", Lane.JOBS, JobName.INJECT_EVIDENCE, body)


def until(days: int) -> float:
    """Return when what is approved now expires, in seconds since 1970; 0 days: never. Raises `BadInput`."""
    if not 0 <= days <= 10 * KEPT_DAYS:
        raise BadInput(f"{days} days: at most ten years, or 0 for what does not expire.")
    return time.time() + days * DAY if days else 0.0


def as_json(suggestion: Suggestion) -> dict[str, Any]:
    """Return a suggestion as scripts read it."""
    return {
        "id": suggestion.id,
        "action": suggestion.action,
        "target": suggestion.target,
        "details": dict(suggestion.details),
        "status": suggestion.status,
        "author": suggestion.author or None,
        "question": suggestion.question or None,
        "collection": suggestion.collection or None,
        "answer_id": suggestion.answer_id or None,
        "owner": suggestion.owner or None,
        "decided_by": suggestion.decided_by or None,
        "waived": suggestion.waived,
        "score": suggestion.score or None,
        "created_at": shown(suggestion.created_at),
        "expires_at": shown(suggestion.expires_at) if suggestion.expires_at else None,
    }
