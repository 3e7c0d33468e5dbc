"""`POST /session`: a browser gives its token once, and gets a cookie no script can read."""

from __future__ import annotations

from urllib.parse import parse_qs

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from bots.web.callers import COOKIE, Doorkeeper
from bots.web.guard import CHALLENGE, PAGES
from bots.web.pages import login_page
from bots.web.parts import WebLimits


def session_router(doorkeeper: Doorkeeper, limits: WebLimits) -> APIRouter:
    """Return the paths that begin and end a browser's session."""
    router = APIRouter(include_in_schema=False)

    @router.post("/session")
    async def begin(request: Request) -> Response:
        fields = _fields(await request.body())
        text = fields.get("token", [""])[0].strip()
        to = fields.get("to", ["/"])[0]
        to = to if to in PAGES else "/"
        if await doorkeeper.admit(text) is None:
            return login_page(401, "That token is wrong, or was revoked.", to=to, headers=CHALLENGE)
        response = RedirectResponse(to, 303)
        response.set_cookie(
            COOKIE, text, max_age=limits.session_seconds, httponly=True, samesite="strict", secure=_secure(request)
        )
        return response

    @router.post("/session/end")
    async def end(request: Request) -> Response:
        response = RedirectResponse("/", 303)
        response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=_secure(request))
        return response

    return router


def _fields(body: bytes) -> dict[str, list[str]]:
    """Return the form's fields, none where there are more than it has."""
    try:
        return parse_qs(body.decode("utf-8", "replace"), max_num_fields=4)
    except ValueError:
        return {}


def _secure(request: Request) -> bool:
    return request.url.scheme == "https"
