"""Who calls: bearer tokens and session cookies, looked up in the database, and what their scope allows."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import Depends, Request, Security
from fastapi.security import HTTPBearer
from starlette.requests import HTTPConnection

from bots.engine.transactions import look
from core.errors import Forbidden
from core.settings import Settings
from storage import tokens
from storage.database import Database
from storage.tokens import Token

COOKIE = "errata_session"
ENVIRONMENT = Token("env", "ERRATA_API_TOKEN", "admin")

bearer = HTTPBearer(auto_error=False, scheme_name="token", description="`errata tokens create NAME` makes one.")


class Doorkeeper:
    """Knows whose a token is: the environment's, or one of the database's. A revoked one opens nothing from then on."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        secret = settings.errata_api_token
        self._environment = tokens.hashed(secret.get_secret_value()) if secret is not None else ""

    async def admit(self, text: str) -> Token | None:
        """Return whose token this is, or None. Raises `Unavailable` where the database does not answer."""
        if not text:
            return None
        if hmac.compare_digest(tokens.hashed(text), self._environment):
            return ENVIRONMENT
        return await look(self._database, lambda session: tokens.verify(session, text))


def presented(connection: HTTPConnection) -> tuple[str, bool]:
    """Return the token a request presents, and whether its browser did so by cookie."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        return (given.strip() if scheme.lower() == "bearer" else ""), False
    return connection.cookies.get(COOKIE, ""), True


def conversation_prefix(token: Token) -> str:
    """Return what the ids of a token's conversations begin with: nobody else's do."""
    return f"web:{token.id}:"


def _caller(request: Request, _: Annotated[object, Security(bearer)]) -> Token:
    token = request.scope["state"]["caller"]
    assert isinstance(token, Token)  # noqa: S101 - the guard lets nobody past without
    return token


def _admin(token: Annotated[Token, Depends(_caller)]) -> Token:
    if token.scope != "admin":
        raise Forbidden("This token's scope is ask; that needs admin.", hint="errata tokens create NAME --scope admin")
    return token


Caller = Annotated[Token, Depends(_caller)]
Admin = Annotated[Token, Depends(_admin)]
