"""`/api/suggestions`: what people supplied and what was guessed, approved or rejected by an operator."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field

from bots.engine.deciding import KEPT_DAYS, Desk, admins_of, as_json, until
from bots.engine.transactions import look
from bots.indexer import LibraryIndexer
from bots.web.callers import Admin
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.signals import of_an_operator
from core.access.rights import valid_name
from core.text.printable import printable
from storage.access.tokens import Token
from storage.learning import suggestions
from storage.learning.suggestions import Approval

Status = Literal["pending", "approved", "applied", "rejected", "expired"]
SuggestionId = Annotated[str, Path(min_length=6, max_length=64, description="Its id, or how that begins.")]


class Decision(BaseModel):
    """Whether a suggestion becomes evidence, and as what."""

    model_config = ConfigDict(extra="forbid")

    decision: Literal["approve", "reject"]
    collection: Annotated[str, Field(max_length=64)] = ""
    content: Annotated[str, Field(max_length=10_000, description="In the place of what was supplied.")] = ""
    owner: Annotated[str, Field(max_length=200)] = ""
    days: Annotated[int, Field(ge=0, le=3_650, description="Days that it holds; 0: for ever.")] = KEPT_DAYS
    waive: Annotated[bool, Field(description="It is the caller's own, and there is no other admin.")] = False


def suggestions_router(parts: Parts) -> APIRouter:
    """Return the paths."""
    router = APIRouter(tags=["operation"])
    desk = desk_of(parts)

    @router.get("/api/suggestions", summary="What waits for approval", responses=documented(403, 422, 503))
    async def read(
        caller: Admin, status: Status | None = None, limit: Annotated[int, Query(ge=1, le=1_000)] = 200
    ) -> dict[str, list[dict[str, Any]]]:
        """Return suggestions, latest first."""
        of_an_operator(caller, "Suggestions")
        found = await look(parts.database, lambda session: suggestions.listed(session, status or "", limit))
        return {"suggestions": [as_json(one) for one in found]}

    @router.post(
        "/api/suggestions/{suggestion_id}", summary="Approve or reject", responses=documented(400, 403, 404, 422, 503)
    )
    async def decide(suggestion_id: SuggestionId, given: Decision, caller: Admin) -> dict[str, Any]:
        """Decide on a suggestion; what is approved is indexed when this returns. Nobody approves their own.

        In other words than were supplied it is the caller's own, and still pending.
        """
        of_an_operator(caller, "Suggestions")
        if given.decision == "reject":
            return as_json(await desk.reject(suggestion_id, who(caller)))
        into = valid_name(printable(given.collection)) if given.collection else ""
        approval = Approval(
            who(caller), into, printable(given.content), printable(given.owner), until(given.days), given.waive
        )
        return as_json(await desk.approve(suggestion_id, approval))

    return router


def desk_of(parts: Parts) -> Desk:
    """Return where decisions are made."""
    kit = parts.kit
    indexer, given = LibraryIndexer(kit.index, kit.embedder), kit.settings
    return Desk(parts.database, indexer, admins_of(given), given.same_people)


def who(caller: Token) -> str:
    """Return a caller as the audit log names them."""
    return f"token:{caller.id}"
