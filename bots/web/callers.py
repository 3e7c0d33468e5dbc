"""Who calls: bearer tokens and sessions, looked up in the database, and what their scope allows."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import Depends, Request, Security
from fastapi.security import HTTPBearer
from sqlmodel import Session
from starlette.requests import HTTPConnection

from bots.engine.transactions import look, transact
from bots.web.attempts import Attempts, address_of
from core.errors import Forbidden, Unavailable
from core.settings import Settings
from storage.access import audit, sessions, tokens
from storage.access.sessions import Ages
from storage.access.tokens import ENVIRONMENT, Token
from storage.database import Database

log = logging.getLogger("errata.web")

# A browser takes a cookie of the longer name over HTTPS only, from this very host, and from no path or subdomain of it.
COOKIE, HOST_COOKIE = "errata_session", "__Host-errata_session"

Refusal = Literal["", "missing", "wrong", "waiting", "ended", "expired"]

bearer = HTTPBearer(auto_error=False, scheme_name="token", description="`errata tokens create NAME` makes one.")


@dataclass(frozen=True, slots=True)
class Admission:
    """Whose a request is, or why nobody's; `wait` seconds, where it comes too soon after failed ones."""

    token: Token | None
    refusal: Refusal = ""
    wait: int = 0


class Authenticator:
    """Knows whose a token or a session is. A revoked or expired one opens nothing from then on."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        ages: Ages | None = None,
        attempts: Attempts | None = None,
        keys: Callable[[], Settings] | None = None,
    ) -> None:
        """Take the stores; `keys` returns the settings with the secrets of now, where those may change."""
        self._database = database
        self._keys = keys or (lambda: settings)
        self.sso = bool(settings.oidc_issuer)
        self.ages = ages or Ages()
        self._attempts = attempts or Attempts()
        self._touching: set[str] = set()

    @property
    def _environment(self) -> str:
        """The hash of ERRATA_API_TOKEN as it is now, empty where there is none."""
        secret = self._keys().errata_api_token
        return tokens.hashed(secret.get_secret_value()) if secret is not None else ""

    async def admit(self, text: str, connection: HTTPConnection, how: str) -> Admission:
        """Say whose token this is. Raises `Unavailable` where the database does not answer."""
        if not text:
            return Admission(None, "missing")
        # A right one first: whoever else fails, behind the same proxy too, keeps nobody out who holds a token.
        if hmac.compare_digest(tokens.hashed(text), self._environment):
            return Admission(ENVIRONMENT)
        token = None
        if tokens.has_form(text):
            token = await look(self._database, lambda session: tokens.verify(session, text))
        if token is None:
            return await self._failed(address_of(connection), how)
        if tokens.is_stale(token):
            await self._touch(token.id, lambda session: tokens.touch(session, token.id))
        return Admission(token)

    async def recognise(self, cookie: str) -> Admission:
        """Say whose session this is. Raises `Unavailable`."""
        if not cookie:
            return Admission(None, "missing")
        found = await look(
            self._database, lambda session: sessions.recognise(session, cookie, self.ages, self._environment)
        )
        if found.stale:
            await self._touch(tokens.hashed(cookie), lambda session: sessions.touch(session, cookie))
        return Admission(found.token, found.reason)

    async def begin(self, token: Token, connection: HTTPConnection) -> str:
        """Begin a session in place of the one that the browser may have, and return what its cookie is to hold."""
        former, _ = _cookie(connection)
        address = address_of(connection)

        def work(session: Session) -> str:
            if former:
                sessions.end(session, former)
            audit.note(session, f"token:{token.id}", audit.LOGIN, "session", f"address:{address}")
            return sessions.begin(session, token, tokens.hash_of(session, token) or self._environment)

        return await transact(self._database, work)

    async def end(self, connection: HTTPConnection) -> None:
        """End the session of a browser: whoever kept its cookie has nothing."""
        cookie, _ = _cookie(connection)
        address = address_of(connection)

        def work(session: Session) -> None:
            if owner := sessions.end(session, cookie):
                audit.note(session, f"token:{owner}", audit.LOGIN_LEFT, "session", f"address:{address}")

        await transact(self._database, work)

    async def _failed(self, address: str, how: str) -> Admission:
        # Nothing is awaited between the look at the wait and the count: a thousand guesses at once are a thousand.
        if wait := self._attempts.wait(address):
            return Admission(None, "waiting", wait)
        self._attempts.failed(address, how)
        await self._quietly(lambda session: audit.note(session, f"address:{address}", audit.LOGIN_FAILED, how))
        return Admission(None, "wrong")

    async def _touch(self, key: str, work: Callable[[Session], None]) -> None:
        if key in self._touching:
            return
        self._touching.add(key)
        try:
            await self._quietly(work)
        finally:
            self._touching.discard(key)

    async def _quietly(self, work: Callable[[Session], None]) -> None:
        """Note something that no request is to fail for."""
        try:
            await transact(self._database, work)
        except Unavailable as error:
            log.warning("A login could not be noted: %s", error)


def presented(connection: HTTPConnection) -> tuple[str, bool]:
    """Return the token or the cookie that a request presents, and whether it is a cookie."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        return (given.strip() if scheme.lower() == "bearer" else ""), False
    return _cookie(connection)


def _cookie(connection: HTTPConnection) -> tuple[str, bool]:
    cookies = connection.cookies
    # Over HTTPS a sibling site could have set the other one.
    return cookies.get(HOST_COOKIE) or ("" if connection.url.scheme == "https" else cookies.get(COOKIE, "")), True


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
