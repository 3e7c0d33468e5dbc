"""The guard before every path: nothing but health is answered without a token."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from bots.web.callers import Doorkeeper, presented
from bots.web.pages import login_page
from bots.web.problems import problem, problem_of
from core.errors import Unavailable

# A session is opened with a token in the form; Slack's events are checked by their signature.
OPEN = frozenset({"/healthz", "/readyz", "/session", "/slack/events"})
PAGES = frozenset({"/", "/dashboard", "/docs"})
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CHALLENGE = {"WWW-Authenticate": 'Bearer realm="errata"'}


class Guard:
    """ASGI middleware: 401 without a good token; else who calls is in `scope["state"]["caller"]`."""

    def __init__(self, app: ASGIApp, doorkeeper: Doorkeeper) -> None:
        self._app = app
        self._doorkeeper = doorkeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or scope["path"] in OPEN:
            await self._app(scope, receive, send)
            return
        refused = await self._refused(scope)
        await (self._app if refused is None else refused)(scope, receive, send)

    async def _refused(self, scope: Scope) -> Response | None:
        connection = HTTPConnection(scope)
        text, by_cookie = presented(connection)
        try:
            token = await self._doorkeeper.admit(text)
        except Unavailable as error:
            return problem_of(error)
        if token is None:
            return _challenge(scope, connection, wrong=bool(text))
        if by_cookie and scope["method"] not in SAFE and _from_elsewhere(connection):
            return problem(403, "forbidden", "Another site's page may not act in your name.")
        scope.setdefault("state", {})["caller"] = token
        return None


def _challenge(scope: Scope, connection: HTTPConnection, *, wrong: bool) -> Response:
    wants_page = scope["path"] in PAGES and "text/html" in connection.headers.get("accept", "")
    if wants_page and scope["method"] == "GET":
        return login_page(401, headers=CHALLENGE, to=scope["path"])
    message = "That token is wrong, or was revoked." if wrong else "A token is needed."
    hint = "Send it as `Authorization: Bearer TOKEN`; `errata tokens create NAME` makes one."
    return problem(401, "unauthorized", message, hint, headers=CHALLENGE)


def _from_elsewhere(connection: HTTPConnection) -> bool:
    # The cookie is SameSite=Strict; this holds where a browser or a sibling subdomain knows better.
    site = connection.headers.get("sec-fetch-site", "same-origin")
    origin = connection.headers.get("origin", "")
    return site not in ("same-origin", "none") or bool(origin and origin.split("://")[-1] != connection.url.netloc)
