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
from bots.engine.suggesting import apply, content_of
from bots.engine.transactions import transact
from bots.messages import place_from_json
from bots.times import shown
from core.access.identities import is_admin_named
from core.access.readers import base_of, bases_of
from core.errors import BadInput, Forbidden
from core.indexing.supplied import ANSWER
from core.learning.readers_words import says_what_is_right
from core.learning.signals import JobName
from core.settings import Settings
from storage.access.tokens import ENVIRONMENT, list_tokens
from storage.conversations import questions
from storage.conversations.store import get_answer
from storage.database import Database
from storage.learning import gaps, people, suggestions
from storage.learning.gaps import Gap
from storage.learning.suggestions import Approval, Suggestion
from storage.states import Lane
from storage.work.enqueue import Entry, put_all

KEPT_DAYS = 365
DAY = 86_400.0
APPLIED_WITHIN = 5.0  # seconds from an approval until its question is asked again


class WhichCollection(BadInput):
    """Whoever approves has to say where it belongs."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Where decisions are made. `admins` are those that ERRATA_ADMINS names, and the environment's token.

    With two of them and the live tokens of admins, nobody approves their own. `people` are those of SAME_PEOPLE: one
    person under all their identities.
    """

    database: Database
    indexer: Indexer
    admins: tuple[str, ...] = ()
    people: tuple[str, ...] = ()

    async def approve(self, suggestion_id: str, approval: Approval) -> Suggestion:
        """Approve a suggestion, and index what it says; what a crash leaves undone, a worker does.

        Raises `NotFound`, `BadInput` (decided already, no one collection), `Forbidden` (one's own).
        """

        def decide(session: Session) -> Suggestion:
            self._refuse_waiver(session, approval)
            given = suggestions.by_id(session, suggestion_id)
            into = approval.collection or _inside(session, given)
            found = suggestions.approve(session, given.id, replace(approval, collection=into), self.people)
            if found.status == suggestions.APPROVED:
                people.fill_of(session, found.answer_id, found.id)
                put_all(session, [applying(found.id), *_answering_again(session, found)])
            return found

        found = await transact(self.database, decide)
        await apply(self.database, self.indexer, found.id)
        return await self.database.read(lambda session: suggestions.by_id(session, found.id))

    async def answer_gap(
        self, gap_id: str, content: str, approval: Approval, *, decides_where: bool = True
    ) -> Suggestion:
        """Answer a gap in one's own words: a cited, owned, expiring answer, once somebody else approved it.

        The owner, whoever that is, only answers for it: nobody puts words into another's mouth and approves them.
        Where it belongs is decided now, or by whoever approves it (`decides_where` is false).
        Raises `NotFound`, `BadInput` (nothing said, answered already, no one collection), `Forbidden`.
        """
        if not says_what_is_right(content):
            raise BadInput("An answer says what is right in a few words at least.")

        def supply(session: Session) -> Suggestion:
            self._refuse_waiver(session, approval)
            gap = gaps.by_id(session, gap_id)
            alone = decides_where or len(gap.collections) == 1
            into = approval.collection or (_only(gap.collections, answered=False) if alone else "")
            details = {"kind": ANSWER, "content": content.strip()}
            made = Suggestion(
                str(ULID()),
                JobName.INJECT_EVIDENCE,
                gap.id,
                details,
                author=approval.by,
                question=gap.topic,
                collection=into,
                owner=approval.owner or gap.owner,
            )
            suggestions.suggest(session, made)
            gaps.close(session, gap.id, approval.by, made.id)
            return suggestions.by_id(session, made.id)

        made = await transact(self.database, supply)
        if not approval.waived:
            return made  # it waits for somebody else
        return await self.approve(made.id, replace(approval, owner=made.owner, collection=made.collection))

    async def reject(self, suggestion_id: str, by: str) -> Suggestion:
        """Reject a suggestion. Raises `NotFound` or `BadInput` (decided already)."""

        def decide(session: Session) -> Suggestion:
            found = suggestions.reject(session, suggestion_id, by)
            gaps.reopen(session, found.id)
            return found

        return await transact(self.database, decide)

    def _refuse_waiver(self, session: Session, approval: Approval) -> None:
        now = time.time()
        live = [f"token:{one.id}" for one in list_tokens(session) if one.scope == "admin" and one.is_good(now)]
        others = [one for one in (*self.admins, *live) if not is_admin_named(approval.by, one, self.people)]
        if approval.waived and others:
            raise Forbidden(
                "A waiver is for who is the only admin; there are others here.",
                hint="The settings say which identities are one person.",
            )


def admins_of(settings: Settings) -> tuple[str, ...]:
    """Return the admins that the environment names, its token among them."""
    return (*settings.errata_admins, *([f"token:{ENVIRONMENT.id}"] if settings.errata_api_token else []))


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


def _only(collections: Collection[str], *, answered: bool = True) -> str:
    """Return the one collection; of none or several, nobody guesses who may read an answer. Raises `BadInput`.

    `answered`: they are those of an answer's sources; where there was none, those that were searched.
    """
    names = sorted(collections)
    if len(names) != 1:
        listed = ", ".join(names)
        known = f"Its answers came from {listed}." if answered else f"Choose one of: {listed}."
        raise WhichCollection(
            f"Say in which collection it is indexed. {known if names else ''}".rstrip(),
            hint="Those who read that one will read it.",
        )
    return names[0]


def applying(suggestion_id: str) -> Entry:
    """Return the work that applies an approved suggestion, where the process that approved it did not get to it."""
    body = json.dumps({"suggestion": suggestion_id})
    return Entry(f"job:suggestion:{suggestion_id}", Lane.JOBS, JobName.INJECT_EVIDENCE, body)


def _answering_again(session: Session, found: Suggestion) -> list[Entry]:
    """Return the work that asks again, once it is indexed, what led to it, and what a person was to be asked for."""
    if found.action != JobName.INJECT_EVIDENCE:
        return []
    led = [found.answer_id] if found.answer_id else []
    answers = dict.fromkeys([*led, *people.answered(session, found.target)])
    made = [_asking_again(session, answer_id, f"job:suggestion:{found.id}:again") for answer_id in answers]
    return [entry for entry in made if entry is not None]


def _asking_again(session: Session, answer_id: str, beginning: str) -> Entry | None:
    answer = get_answer(session, answer_id)
    if answer is None:
        return None
    posts = questions.posts_of_question(session, answer.question.id)
    platform = place_from_json(posts[0].place).served_by if posts else ""
    body = json.dumps({"answer_id": questions.standing(session, answer.id)})
    later = time.time() + APPLIED_WITHIN
    return Entry(f"{beginning}:{answer_id}", Lane.RETRIES, JobName.REPAIR_ANSWER, body, later, platform)


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
        "indexed_as": content_of(suggestion) or None,
        "status": suggestion.status,
        "author": suggestion.author or None,
        "question": suggestion.question or None,
        "collection": base_of(suggestion.collection) or None,
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
        "collections": bases_of(gap.collections),
        "file": gap.file or None,
        "suggestion_id": gap.suggestion_id or None,
        "waiting": gap.waiting,
    }
