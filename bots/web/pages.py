"""The pages: templates that escape every text, and the scripts and styles beside them."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from starlette.responses import HTMLResponse, Response

from bots.web.callers import Caller
from bots.web.page_headers import policy_with_style
from bots.web.page_language import Spoken
from core.errors import NotFound

FOLDER = Path(__file__).with_name("pages")
ASSETS = {
    **dict.fromkeys(("style.css", "parts.css"), "text/css"),
    **dict.fromkeys(
        ("theme.js", "chat.js", "asking.js", "draft.js", "panel.js", "conversation.js", "voting.js", "operate.js"),
        "text/javascript",
    ),
    "icon.svg": "image/svg+xml",
}


def assets_router() -> APIRouter:
    """Return what the pages load."""
    router = APIRouter(include_in_schema=False)

    @router.get("/assets/{name}")
    async def asset(name: str, _: Caller) -> Response:
        if name not in ASSETS:
            raise NotFound("There is no such file.")
        return Response(_read(name), media_type=ASSETS[name], headers={"Cache-Control": "private, max-age=60"})

    return router


def page(
    name: str, spoken: Spoken, status: int = 200, headers: Mapping[str, str] | None = None, **values: Any
) -> HTMLResponse:
    """Return a page of the folder, filled in; `say` says a phrase in its language."""
    text = _templates().get_template(name).render(spoken=spoken, say=spoken.say, term=spoken.term, **values)
    bare = {"Content-Language": spoken.code, "Vary": "Accept-Language"}
    return HTMLResponse(text, status, headers={**bare, **(headers or {})})


def login_page(  # noqa: PLR0913 - what the form says and leads to
    spoken: Spoken,
    status: int = 200,
    complaint: str = "",
    *,
    to: str = "/",
    headers: Mapping[str, str] | None = None,
    sso: bool = False,
) -> HTMLResponse:
    """Return the form that asks for a token. It loads nothing, since nothing is served without one.

    `sso`: people may log in at an issuer as well.
    """
    style = _read("style.css").decode()
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = {"Content-Security-Policy": policy_with_style(f"'sha256-{digest}'")}
    values = {"style": style, "complaint": complaint, "to": to, "sso": sso}
    return page("login.html", spoken, status, {**policy, **(headers or {})}, **values)


@cache
def _read(name: str) -> bytes:
    return (FOLDER / name).read_bytes()


@cache
def _templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
