"""`/dashboard/tokens`: tokens of the HTTP interface, made, seen and revoked. A secret is shown once."""

from __future__ import annotations

import time
from collections.abc import Mapping

from fastapi import APIRouter, Request
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import look, transact
from bots.times import ahead
from bots.web.operating.desk import actor, desk_router, fields, sheet, told
from bots.web.page_language import spoken_by
from bots.web.parts import Parts
from core.access.rights import valid_name
from core.errors import ErrataError
from core.reading.days_told import moment_told
from storage.access import audit, tokens
from storage.access.tokens import Scope

NOTHING_GIVEN: Mapping[str, str] = {"name": "", "scope": "ask", "collections": "", "expires": ""}


def tokens_router(parts: Parts) -> APIRouter:
    """Return the page and what its forms do."""
    router = desk_router()

    async def listed(
        request: Request, notice: str = "", secret: str = "", given: Mapping[str, str] = NOTHING_GIVEN
    ) -> Response:
        found = await look(parts.database, tokens.list_tokens)
        latest_first = list(reversed(found))
        kept = {**NOTHING_GIVEN, **given}  # what was wrong is mended, and the rest not typed anew
        return sheet(request, "tokens.html", "tokens", notice=notice, secret=secret, tokens=latest_first, given=kept)

    @router.get("/tokens")
    async def show(request: Request) -> Response:
        return await listed(request)

    @router.post("/tokens")
    async def make(request: Request) -> Response:
        given = await fields(request)
        try:
            secret = await transact(parts.database, lambda session: _made(session, given, actor(request)))
        except ErrataError as error:
            return await listed(request, told(error, request), given=given)
        return await listed(request, given["name"], secret)

    @router.post("/tokens/revoke")
    async def revoke(request: Request) -> Response:
        name = (await fields(request)).get("token", "")

        def work(session: Session) -> str:
            token = tokens.revoke(session, name)
            audit.note(session, actor(request), audit.TOKEN_REVOKED, f"{token.id} {token.name}")
            return token.name

        try:
            revoked = await transact(parts.database, work)
        except ErrataError as error:
            return await listed(request, told(error, request))
        spoken = spoken_by(request)
        when = moment_told(time.time(), spoken.code)
        return await listed(request, f"{revoked}: {spoken.say('page revoked', when=when)}")

    return router


def _made(session: Session, given: dict[str, str], who: str) -> str:
    """Return the secret of a new token. Raises `BadInput`."""
    scope: Scope = "admin" if given.get("scope") == "admin" else "ask"
    until = ahead(given["expires"], "expires") if given.get("expires") else 0.0
    names = [valid_name(name.strip()) for name in given.get("collections", "").split(",") if name.strip()]
    token, text = tokens.create(session, given.get("name", ""), scope, names, until)
    audit.note(session, who, audit.TOKEN_CREATED, f"{token.id} {token.name}")
    return text
