"""Jobs that change what is known only once somebody approved: before, they leave a suggestion, and nothing else."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from sqlmodel import Session

from bots.engine.run import Run
from bots.engine.services import Indexer, Services
from bots.engine.transactions import look, transact
from bots.manners.corrected import what_is_right
from bots.people_named import called, names_of
from core.indexing.supplied import CORRECTION, Supplied
from core.learning.signals import JobName
from core.learning.whole_sentence import says_itself_what_it_means, spoken_in, whole_sentence
from core.model import DEFAULT_COLLECTION
from core.reading.characters import QUESTION_MARKS, QUOTES
from core.reading.phrases import FALLBACK, say
from storage.conversations.store import get_answer
from storage.database import Database
from storage.learning import frozen, gaps, suggestions
from storage.learning.suggestions import APPLIED, APPROVED, EXPIRED, SAID_TO, Suggestion

logger = logging.getLogger(__name__)

Marking = Callable[[Session], None]


async def inject_evidence(run: Run) -> None:
    """Suggest that a text a user supplied become evidence; one that was approved is indexed.

    Payload: `id` (of the signal), `kind`, `content`, and where it is known `author`, `question`, `collection`,
    `answer_id` and `said_in`; or `suggestion`, the id of an approved one.
    """
    payload = json.loads(run.work.body)
    if approved := str(payload.get("suggestion") or ""):
        if run.services.indexer is not None:
            await apply(run.services.database, run.services.indexer, approved)
        return
    given = supplied_by(payload, run.key("suggestion"))
    if given.answer_id and await run.look(lambda session: get_answer(session, given.answer_id)) is None:
        return  # its question was deleted meanwhile, and what was said of it with it
    given = await run.look(lambda session: made_whole(session, given))
    names = await names_of(run.services.couriers, [given.author], run.services.database)
    await _suggest(run, replace(given, details={**given.details, "names": names}) if names else given)


def made_whole(session: Session, given: Suggestion) -> Suggestion:
    """Return a correction in a few words (`no, it is 8`) as the sentence of its answer with that value, if it can be.

    Whoever approves it, and whoever reads it later, sees nothing else. What can't be read by itself, and makes no such
    sentence, is kept in its author's words, and told with the question that they were said to (`content_of`).
    """
    answer = get_answer(session, given.answer_id) if given.answer_id else None
    if answer is None or given.details.get("kind") != CORRECTION:
        return given
    said, question = what_is_right(str(given.details["content"])), answer.question.text
    content = whole_sentence(said, answer.text, question)
    alone = content != said or says_itself_what_it_means(said, question)
    content = f"{content[:1].upper()}{content[1:]}" if alone else content
    return replace(given, details={**given.details, "content": content, SAID_TO: not alone})


def content_of(suggestion: Suggestion) -> str:
    """Return all that is indexed of a suggestion: its words, with the question that they were said to where need be."""
    words = str(suggestion.details.get("content") or "")
    question = _quotable(suggestion.question)
    if not question or not suggestion.details.get(SAID_TO):
        return words
    language = spoken_in(question)
    return say(
        "said to the question",
        language,
        who=called_in(suggestion, suggestion.author, language),
        question=question,
        words=words,
    )


def _quotable(question: str) -> str:
    """Return a question as it stands between quotation marks, out of which none of its own leads."""
    said = "".join("'" if sign in QUOTES else sign for sign in " ".join(question.split()))
    return said.rstrip(" ".join(QUESTION_MARKS))


def supplied_by(payload: Mapping[str, Any], suggestion_id: str) -> Suggestion:
    """Return the suggestion that a text becomes evidence which a user supplied; see `inject_evidence`."""
    return Suggestion(
        suggestion_id,
        JobName.INJECT_EVIDENCE,
        str(payload["id"]),
        {"kind": str(payload["kind"]), "content": str(payload["content"])},
        author=str(payload.get("author") or ""),
        question=str(payload.get("question") or ""),
        collection=str(payload.get("collection") or ""),
        answer_id=str(payload.get("answer_id") or ""),
        said_in=str(payload.get("said_in") or ""),
    )


async def suggest_link(run: Run) -> None:
    """Suggest that a symbol of source code belongs to a column. Payload: `code_symbol`, `schema_ref`, `reason`."""
    payload = json.loads(run.work.body)
    details = {name: str(payload[name]) for name in ("code_symbol", "reason")}
    target, score = str(payload["schema_ref"]), float(payload.get("score") or 0.0)
    await _suggest(run, Suggestion(run.key("suggestion"), JobName.SUGGEST_LINK, target, details, score=score))


async def apply(database: Database, indexer: Indexer, suggestion_id: str) -> bool:
    """Index what was approved, once; False where there is nothing (more) to do. Safe to be called again."""
    found = await look(database, lambda session: suggestions.by_id(session, suggestion_id))
    if found.status != APPROVED:
        return False
    if found.action == JobName.INJECT_EVIDENCE:
        await indexer.supply(supplied_of(found))
    await transact(database, lambda session: suggestions.mark(session, found.id, APPLIED))
    return True


async def expire(services: Services) -> int:
    """Take out of the index what holds no longer; return how much that was."""
    if services.indexer is None:
        return 0
    gone = await look(services.database, lambda session: suggestions.expired(session, time.time()))
    for suggestion in gone:
        supplied = supplied_of(suggestion)
        await services.indexer.remove(supplied.path, supplied.collection)
        await transact(services.database, _expiring(suggestion.id))
    return len(gone)


def supplied_of(suggestion: Suggestion) -> Supplied:
    """Return the text of a suggestion as it is indexed."""
    return Supplied(
        id=suggestion.id,
        kind=str(suggestion.details.get("kind") or CORRECTION),
        content=content_of(suggestion),
        author=called_in(suggestion, suggestion.author),
        owner=called_in(suggestion, suggestion.owner) if suggestion.owner else "",
        collection=suggestion.collection or DEFAULT_COLLECTION,
        until=suggestion.expires_at,
    )


def called_in(suggestion: Suggestion, actor: str, language: str = FALLBACK) -> str:
    """Return what to call one of whom a suggestion names."""
    return called(actor, str((suggestion.details.get("names") or {}).get(actor) or ""), language)


def _expiring(suggestion_id: str) -> Marking:
    def expiring(session: Session) -> None:
        suggestions.mark(session, suggestion_id, EXPIRED)
        gaps.reopen(session, suggestion_id)
        frozen.let_go(session, suggestion_id)

    return expiring


async def _suggest(run: Run, suggestion: Suggestion) -> None:
    new = await run.decide("suggest", bool, lambda session: suggestions.suggest(session, suggestion))
    logger.info("%s %s: %s", suggestion.action, suggestion.target, "waits for approval" if new else "waits already")
