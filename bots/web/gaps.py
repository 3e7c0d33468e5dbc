"""`/api/gaps`: what the documents did not tell, by meaning; assigned, answered, dismissed by an operator."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field

from bots.engine.deciding import KEPT_DAYS, as_json, gap_as_json, until
from bots.engine.gathering import gathered
from bots.engine.owners import assign
from bots.engine.transactions import transact
from bots.web.callers import Admin
from bots.web.parts import Parts
from bots.web.problems import documented
from bots.web.signals import of_an_operator
from bots.web.suggestions import desk_of, who
from core.access.rights import valid_name
from core.text.printable import printable
from storage.learning import gaps
from storage.learning.suggestions import Approval

Status = Literal["open", "assigned", "answered", "dismissed"]
GapId = Annotated[str, Path(min_length=6, max_length=64, description="Its id, or how that begins.")]


class GapDecision(BaseModel):
    """What becomes of a gap: `owner` is needed to assign it, `content` to answer it."""

    model_config = ConfigDict(extra="forbid")

    decision: Literal["assign", "answer", "dismiss"]
    owner: Annotated[str, Field(max_length=200, description="Its owner, or who answers for the answer.")] = ""
    content: Annotated[str, Field(max_length=10_000, description="What is right, as it is to be cited.")] = ""
    collection: Annotated[str, Field(max_length=64)] = ""
    days: Annotated[int, Field(ge=0, le=3_650, description="Days that it holds; 0: for ever.")] = KEPT_DAYS
    waive: Annotated[bool, Field(description="They are the caller's own words, and there is no other admin.")] = False


def gaps_router(parts: Parts) -> APIRouter:
    """Return the paths."""
    router = APIRouter(tags=["operation"])
    desk = desk_of(parts)

    @router.get("/api/gaps", summary="What the documents did not tell", responses=documented(403, 422, 503))
    async def read(
        caller: Admin, status: Status | None = None, limit: Annotated[int, Query(ge=1, le=1_000)] = 200
    ) -> dict[str, list[dict[str, Any]]]:
        """Return gaps, most often met first; questions that mean the same are one."""
        of_an_operator(caller, "Gaps")
        found = await gathered(parts.database, parts.kit.embedder, status or "", limit=limit)
        return {"gaps": [gap_as_json(gap) for gap in found]}

    @router.post("/api/gaps/{gap_id}", summary="Assign, answer, dismiss", responses=documented(400, 403, 404, 422, 503))
    async def decide(gap_id: GapId, given: GapDecision, caller: Admin) -> dict[str, Any]:
        """Decide on a gap. An answer is the caller's own, and waits for somebody else to approve it."""
        of_an_operator(caller, "Gaps")
        owner = printable(given.owner)
        if given.decision == "assign":
            made = await transact(parts.database, lambda session: assign(session, gap_id, owner, who(caller)))
            return gap_as_json(made)
        if given.decision == "dismiss":
            return gap_as_json(await transact(parts.database, lambda session: gaps.close(session, gap_id, who(caller))))
        into = valid_name(printable(given.collection)) if given.collection else ""
        approval = Approval(who(caller), into, "", owner, until(given.days), given.waive)
        return as_json(await desk.answer_gap(gap_id, printable(given.content), approval))

    return router
