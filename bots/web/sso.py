"""`/session/oidc`: a browser logs in at the issuer, and comes back with a session of its own."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import logging
import secrets
import time
from dataclasses import asdict, dataclass
from urllib.parse import quote

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from bots.engine.transactions import transact
from bots.web.callers import Authenticator
from bots.web.guard import is_page
from bots.web.openid import Claims, Issuer
from bots.web.origins import is_secure
from bots.web.page_language import spoken_by
from bots.web.pages import login_page, page
from bots.web.session import put_cookie
from core.errors import ErrataError, Forbidden
from core.settings import Settings
from storage.access import tokens
from storage.access.tokens import Scope, Token
from storage.database import Database

log = logging.getLogger("errata.web")

BEGIN, BACK = "/session/oidc", "/session/oidc/back"
_COOKIE = "errata_login"
_SECONDS = 600.0


@dataclass(frozen=True, slots=True)
class _Login:
    """A login under way, which its browser alone holds: signed, so that nobody makes one up."""

    state: str
    nonce: str
    verifier: str
    to: str
    until: float


def sso_router(settings: Settings, database: Database, authenticator: Authenticator) -> APIRouter:
    """Return the paths, none where no issuer is set. Raises `BadSetting` where the extra is not installed."""
    router = APIRouter(include_in_schema=False)
    if not settings.oidc_issuer:
        return router
    issuer, seal = Issuer(settings), _Seal(settings)

    @router.get(BEGIN)
    async def begin(request: Request, to: str = "/") -> Response:
        login = _Login(
            secrets.token_urlsafe(24),
            secrets.token_urlsafe(24),
            secrets.token_urlsafe(48),
            to if is_page(to) else "/",
            time.time() + _SECONDS,
        )
        try:
            place = await issuer.address_to_log_in(_back(request), login.state, login.nonce, login.verifier)
        except ErrataError as error:
            return _refused(request, error)
        response = RedirectResponse(place, 303)
        # Lax: it has to come along when the issuer sends the browser back, which another site's page does.
        response.set_cookie(
            _COOKIE, seal.closed(login), int(_SECONDS), path=BEGIN, httponly=True, samesite="lax",
            secure=is_secure(request),
        )  # fmt: skip
        return response

    @router.get(BACK)
    async def back(request: Request, code: str = "", state: str = "") -> Response:
        try:
            login = seal.opened(request.cookies.get(_COOKIE, ""))
            if login is None or not code or not hmac.compare_digest(login.state, state):
                raise Forbidden("That login was not begun here, or took too long.")
            claims = await issuer.who_came(_back(request), code, login.nonce, login.verifier)
            token = await _let_in(settings, database, issuer, claims)
        except ErrataError as error:
            return _refused(request, error)
        # No redirect: the session's cookie is for this site's own pages alone, and that would still be the issuer's.
        response = page("arrived.html", spoken_by(request), to=login.to)
        put_cookie(response, request, await authenticator.begin(token, request), authenticator.ages.whole)
        response.delete_cookie(_COOKIE, path=BEGIN)
        return response

    return router


async def _let_in(settings: Settings, database: Database, issuer: Issuer, claims: Claims) -> Token:
    if settings.oidc_domains and claims.email.rpartition("@")[2] not in settings.oidc_domains:
        raise Forbidden("That account is of no domain that may log in here.")
    admins = {one.lower() for one in settings.oidc_admins}
    scope: Scope = "admin" if admins & {claims.email, claims.subject.lower()} - {""} else "ask"
    key = f"{issuer.address}\0{claims.subject}"
    name = claims.email or claims.name or claims.subject
    token = await transact(database, lambda session: tokens.of_person(session, key, name, scope, claims.email))
    if token is None:
        raise Forbidden("That account may not log in here any more.")
    return token


def _refused(request: Request, error: ErrataError) -> Response:
    status = 403 if isinstance(error, Forbidden) else 503
    spoken = spoken_by(request)
    log.warning("A login at the issuer came to nothing: %s", error)  # whom it is told need not know the issuer's faults
    return login_page(spoken, status, spoken.say("page login sso refused"), sso=True)


def _back(request: Request) -> str:
    scheme = "https" if is_secure(request) else request.url.scheme
    return f"{scheme}://{request.url.netloc}{quote(BACK)}"


class _Seal:
    """Signs what a browser is to bring back; any web process knows the signature of another."""

    def __init__(self, settings: Settings) -> None:
        secret = settings.oidc_client_secret
        self._key = hashlib.sha256(f"errata login {secret.get_secret_value() if secret else ''}".encode()).digest()

    def closed(self, login: _Login) -> str:
        """Return a login as a cookie holds it."""
        body = base64.urlsafe_b64encode(json.dumps(asdict(login)).encode()).decode()
        return f"{body}.{self._signature(body)}"

    def opened(self, cookie: str) -> _Login | None:
        """Return the login that a cookie holds, None where it is not ours or too old."""
        body, _, signature = cookie.rpartition(".")
        if not body or not hmac.compare_digest(self._signature(body), signature):
            return None
        login = _Login(**json.loads(base64.urlsafe_b64decode(body)))
        return login if time.time() < login.until else None

    def _signature(self, body: str) -> str:
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest()
