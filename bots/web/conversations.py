"""`/api/conversations`: a token's own conversations, listed, searched, named, shared and deleted."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import look, transact
from bots.web.callers import Caller, conversation_prefix
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.schemas import ConversationChange, ConversationId, ConversationLine, Conversations
from core.errors import NotFound
from core.text.printable import legible, printable
from storage.access.tokens import Token
from storage.conversations import threads
from storage.conversations.threads import Listed

Named = Annotated[ConversationId, Path()]


def conversations_router(parts: Parts) -> APIRouter:
    """Return the paths."""
    router = APIRouter(tags=["conversations"])

    @router.get("/api/conversations", summary="Your conversations", responses=documented(422, 503))
    async def listed(caller: Caller, find: Annotated[str, Query(max_length=200)] = "") -> Conversations:
        """Return them, the latest first; `find` must stand in a title, a question or an answer."""
        found = await look(parts.database, lambda session: own(session, caller, find))
        return Conversations(conversations=[_line(one, caller) for one in found])

    @router.patch(
        "/api/conversations/{conversation_id}",
        summary="Name or share a conversation",
        responses=documented(400, 404, 422, 503),
    )
    async def change(conversation_id: Named, changed: ConversationChange, caller: Caller) -> ConversationLine:
        """Change what is given, and return the conversation."""
        whole = conversation_prefix(caller) + conversation_id
        found = await transact(parts.database, lambda session: _changed(session, whole, changed))
        if found is None:
            raise NotFound("There is no such conversation.")
        return _line(found, caller)

    @router.delete(
        "/api/conversations/{conversation_id}",
        status_code=204,
        summary="Delete a conversation",
        responses=documented(404, 422, 503),
    )
    async def delete(conversation_id: Named, caller: Caller) -> Response:
        """Delete what was asked and answered in it, for good."""
        whole = conversation_prefix(caller) + conversation_id
        if not await transact(parts.database, lambda session: threads.forget(session, whole)):
            raise NotFound("There is no such conversation.")
        return Response(status_code=204)

    return router


def own(session: Session, caller: Token, find: str = "") -> list[Listed]:
    """Return a token's conversations under its own names for them, as the pages list them."""
    return threads.listed(session, conversation_prefix(caller), caller.id, printable(find))


def _changed(session: Session, conversation_id: str, changed: ConversationChange) -> Listed | None:
    if threads.named(session, conversation_id) is None:
        return None
    if changed.title is not None:
        threads.rename(session, conversation_id, legible(changed.title))
    if changed.shared is not None:
        threads.share(session, conversation_id, on=changed.shared)
    session.flush()
    return threads.named(session, conversation_id)


def _line(one: Listed, caller: Token) -> ConversationLine:
    return ConversationLine(
        id=one.id.removeprefix(conversation_prefix(caller)),
        title=one.title,
        latest_at=datetime.fromtimestamp(one.latest, UTC),
        shared_at=f"/shared/{one.share}" if one.share else None,
    )
