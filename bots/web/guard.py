"""The guard before every path: nothing but health is answered without a token or a session."""

from __future__ import annotations

from collections.abc import Collection

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from bots.platforms import WEBHOOKS, Platform
from bots.web.callers import Admission, Authenticator, presented
from bots.web.fault_page import goes_to_a_page
from bots.web.login_words import complaint
from bots.web.origins import from_here
from bots.web.page_language import spoken_by
from bots.web.pages import login_page
from bots.web.problems import problem, problem_of
from bots.web.webhooks import looks_signed, not_configured
from core.errors import Unavailable
from storage.access.sessions import Ages

# A session is opened with a token in the form; the events of platforms are checked by their signature.
OPEN = frozenset({"/healthz", "/readyz", "/session", "/session/oidc", "/session/oidc/back"})
PAGES = frozenset({"/", "/dashboard", "/docs"})
BELOW = ("/c/", "/shared/", "/dashboard/")  # and what is a page beneath these
LEAVE = "/session/end"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CHALLENGE = {"WWW-Authenticate": 'Bearer realm="errata"'}
AGAIN = "Please log in again."
_HOW = "Send it as `Authorization: Bearer TOKEN`; `errata tokens create NAME` makes one."


class Guard:
    """ASGI middleware: 401 without a good token; else who calls is in `scope["state"]["caller"]`.

    `platforms` are those whose events are taken here; to others there is nothing to read.
    """

    def __init__(self, app: ASGIApp, authenticator: Authenticator, platforms: Collection[str]) -> None:
        self._app = app
        self._authenticator = authenticator
        self._platforms = platforms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or scope["path"] in OPEN:
            await self._app(scope, receive, send)
            return
        sender = WEBHOOKS.get(scope["path"])
        refused = await self._refused(scope) if sender is None else self._unread(sender, scope)
        await (self._app if refused is None else refused)(scope, receive, send)

    async def _refused(self, scope: Scope) -> Response | None:
        connection = HTTPConnection(scope)
        text, by_cookie = presented(connection)
        try:
            if by_cookie:
                admission = await self._authenticator.recognise(text)
            else:
                admission = await self._authenticator.admit(text, connection, "bearer token")
        except Unavailable as error:
            return problem_of(error)
        if admission.token is None:
            return self._challenge(connection, admission)
        # The cookie is SameSite=Strict; this holds where a browser or a sibling subdomain knows better.
        if by_cookie and scope["method"] not in SAFE and from_here(connection) is False:
            hint = "Send a token as `Authorization: Bearer TOKEN` from anything but this site's own pages."
            return problem(403, "forbidden", "Another site's page may not act in your name.", hint)
        scope.setdefault("state", {})["caller"] = admission.token
        return None

    def _unread(self, sender: Platform, scope: Scope) -> Response | None:
        unsigned = _unsigned(sender, scope)
        if unsigned is None and sender.name not in self._platforms:
            return problem_of(not_configured(sender))
        return unsigned

    def _challenge(self, connection: HTTPConnection, admission: Admission) -> Response:
        kind, message, hint = said_of(admission, self._authenticator.ages)
        path = connection.scope["path"]
        leaves = path == LEAVE and "text/html" in connection.headers.get("accept", "")
        if leaves or goes_to_a_page(connection):
            spoken = spoken_by(connection)
            said = complaint(admission, self._authenticator.ages, spoken)
            to = path if is_page(path) else "/"
            return login_page(spoken, 401, said, headers=CHALLENGE, to=to, sso=self._authenticator.sso)
        headers = {"Retry-After": str(admission.wait)} if admission.wait else CHALLENGE
        return problem(429 if admission.wait else 401, kind, message, hint, headers=headers)


def is_page(path: str) -> bool:
    """Say whether a path is a page of ours, to which a login may lead back."""
    plain = all(sign.isascii() and (sign.isalnum() or sign in "/._:@-") for sign in path)
    return plain and (path in PAGES or path.startswith(BELOW))


def _unsigned(sender: Platform, scope: Scope) -> Response | None:
    """Refuse what bears no signature of today: only what does is worth reading, which its check takes."""
    if sender.webhook is not None and looks_signed(sender.webhook, HTTPConnection(scope).headers):
        return None
    return problem(401, "unauthorized", f"{sender.title}'s signature is missing, or older than five minutes.")


def said_of(admission: Admission, ages: Ages) -> tuple[str, str, str]:
    """Return the kind of problem, its message and its hint: why somebody is not let in."""
    if admission.refusal == "waiting":
        seconds = f"{admission.wait} second{'s' if admission.wait > 1 else ''}"
        return "too_many_attempts", f"Too many logins failed; try again in {seconds}.", ""
    if admission.refusal == "expired":
        lasts = f"it lasts {_span(ages.idle)} without being used, and {_span(ages.whole)} in all"
        return "session_expired", f"Your session has expired: {lasts}.", AGAIN
    if admission.refusal == "ended":
        return "session_ended", "Your session is over.", AGAIN
    wrong = "That token is wrong, was revoked, or has expired."
    return "unauthorized", "A token is needed." if admission.refusal == "missing" else wrong, _HOW


def _span(seconds: float) -> str:
    hours = seconds / 3600
    return f"{hours:.0f} hour{'s' if hours != 1 else ''}" if hours >= 1 else f"{max(1, round(seconds / 60))} min"
