"""`POST /session`: a browser gives its token once, and gets a cookie no script can read; leaving ends it for good."""

from __future__ import annotations

from urllib.parse import parse_qs

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from bots.web.callers import COOKIE, HOST_COOKIE, Admission, Authenticator
from bots.web.guard import CHALLENGE, LEAVE, is_page
from bots.web.login_words import complaint
from bots.web.origins import from_here, is_secure
from bots.web.page_language import spoken_by
from bots.web.pages import login_page

TOLD_SECONDS = 24 * 3600.0  # that a browser keeps a cookie past its session, so that it can be told what became of it


def session_router(authenticator: Authenticator) -> APIRouter:
    """Return the paths that begin and end a browser's session."""
    router = APIRouter(include_in_schema=False)

    @router.post("/session")
    async def begin(request: Request) -> Response:
        fields = _fields(await request.body())
        to = fields.get("to", ["/"])[0]
        to = to if is_page(to) else "/"
        if from_here(request) is False:  # else it could log somebody in as somebody else
            spoken = spoken_by(request)
            return login_page(spoken, 403, spoken.say("page login elsewhere"), to=to, sso=authenticator.sso)
        admission = await authenticator.admit(fields.get("token", [""])[0].strip(), request, "login form")
        if admission.token is None:
            return _refused(request, authenticator, admission, to)
        response = RedirectResponse(to, 303)
        put_cookie(response, request, await authenticator.begin(admission.token, request), authenticator.ages.whole)
        return response

    @router.post(LEAVE)
    async def end(request: Request) -> Response:
        await authenticator.end(request)
        response = RedirectResponse("/", 303)
        for name in (COOKIE, HOST_COOKIE):
            _take_back(response, name)
        return response

    return router


def _refused(request: Request, authenticator: Authenticator, admission: Admission, to: str) -> Response:
    spoken = spoken_by(request)
    said = complaint(admission, authenticator.ages, spoken)
    if admission.wait:
        headers = {"Retry-After": str(admission.wait)}
        return login_page(spoken, 429, said, to=to, headers=headers, sso=authenticator.sso)
    return login_page(spoken, 401, said, to=to, headers=CHALLENGE, sso=authenticator.sso)


def put_cookie(response: Response, request: Request, secret: str, seconds: float) -> None:
    """Let a browser keep the secret of its session, where no script can read it."""
    secure = is_secure(request)
    kept = int(seconds + TOLD_SECONDS)
    name, other = (HOST_COOKIE, COOKIE) if secure else (COOKIE, HOST_COOKIE)
    response.set_cookie(name, secret, max_age=kept, path="/", httponly=True, samesite="strict", secure=secure)
    if other in request.cookies:
        _take_back(response, other)


def _take_back(response: Response, name: str) -> None:
    response.delete_cookie(name, path="/", httponly=True, samesite="strict", secure=name == HOST_COOKIE)


def _fields(body: bytes) -> dict[str, list[str]]:
    """Return the form's fields, none where there are more than it has."""
    try:
        return parse_qs(body.decode("utf-8", "replace"), max_num_fields=4)
    except ValueError:
        return {}
