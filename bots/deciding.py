"""Decides on suggestions, whoever asks for it, from the command line or over HTTP: approved, rejected, indexed."""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from sqlmodel import Session
from ulid import ULID

from bots.engine.services import Indexer
from bots.engine.suggesting import apply
from bots.engine.transactions import transact
from bots.times import shown
from core.errors import BadInput, Forbidden
from core.indexing.supplied import ANSWER
from core.learning.corrections import says_what_is_right
from core.learning.signals import JobName
from storage.conversations.store import get_answer
from storage.database import Database
from storage.learning import gaps, suggestions
from storage.learning.gaps import Gap
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

        Raises `NotFound`, `BadInput` (decided already, no one collection), `Forbidden` (one's own).
        """
        if approval.waived and len(self.admins) > 1:
            raise Forbidden("A waiver is for who is the only admin; there are others here.")

        def decide(session: Session) -> Suggestion:
            given = suggestions.by_id(session, suggestion_id)
            into = approval.collection or _inside(session, given)
            found = suggestions.approve(session, given.id, replace(approval, collection=into))
            put_all(session, [applying(found.id)])
            return found

        found = await transact(self.database, decide)
        await apply(self.database, self.indexer, found.id)
        return await self.database.read(lambda session: suggestions.by_id(session, found.id))

    async def answer_gap(self, gap_id: str, content: str, approval: Approval) -> Suggestion:
        """Answer a gap in the words of whoever owns it: a cited, owned, expiring answer, once it is approved.

        Whoever says so approves it at once where the words are somebody else's; of one's own, somebody else does.
        Raises `NotFound`, `BadInput` (nothing said, answered already, no one collection), `Forbidden`.
        """
        if not says_what_is_right(content):
            raise BadInput("An answer says what is right in a few words at least.")

        def supply(session: Session) -> Suggestion:
            gap = gaps.by_id(session, gap_id)
            into = approval.collection or _only(gap.collections)
            author = approval.owner or gap.owner or approval.by
            details = {"kind": ANSWER, "content": content.strip()}
            made = Suggestion(
                str(ULID()),
                JobName.INJECT_EVIDENCE,
                gap.id,
                details,
                author=author,
                question=gap.topic,
                collection=into,
            )
            suggestions.suggest(session, made)
            gaps.close(session, gap.id, approval.by, made.id)
            return made

        made = await transact(self.database, supply)
        if made.author == approval.by and not approval.waived:
            return made  # it waits for somebody else
        return await self.approve(made.id, replace(approval, owner=made.author, collection=made.collection))

    async def reject(self, suggestion_id: str, by: str) -> Suggestion:
        """Reject a suggestion. Raises `NotFound` or `BadInput` (decided already)."""

        def decide(session: Session) -> Suggestion:
            found = suggestions.reject(session, suggestion_id, by)
            gaps.reopen(session, found.id)
            return found

        return await transact(self.database, decide)


def _inside(session: Session, given: Suggestion) -> str:
    """Return where a suggestion is to be indexed, if anywhere. Raises `BadInput` where somebody has to say so.

    A correction belongs where all sources of its answer are from, as long as that is known.
    """
    if given.action != JobName.INJECT_EVIDENCE or given.status != suggestions.PENDING:
        return given.collection
    answer = get_answer(session, given.answer_id) if given.answer_id else None
    if answer is None:
        return given.collection or _only(())
    return _only({source.passage.meta.collection for source in answer.sources})


def _only(collections: Collection[str]) -> str:
    """Return the one collection; of none or several, nobody guesses who may read an answer. Raises `BadInput`."""
    names = sorted(collections)
    if len(names) != 1:
        known = f" Its answers came from {', '.join(names)}." if names else ""
        raise BadInput(f"Say in which collection it is indexed.{known}", hint="Those who read that one will read it.")
    return names[0]


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


def gap_as_json(gap: Gap) -> dict[str, Any]:
    """Return a gap as scripts read it."""
    return {
        "id": gap.id,
        "topic": gap.topic,
        "topics": list(gap.topics),
        "status": gap.status,
        "owner": gap.owner or None,
        "times": gap.times,
        "latest": shown(gap.latest),
        "reasons": list(gap.reasons),
        "collections": list(gap.collections),
        "file": gap.file or None,
        "suggestion_id": gap.suggestion_id or None,
    }
