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
from bots.web.parts import Parts
from core.errors import NotFound
from core.model import Mode

FOLDER = Path(__file__).with_name("pages")
ASSETS = {
    "style.css": "text/css",
    "chat.js": "text/javascript",
    "answer.js": "text/javascript",
    "icon.svg": "image/svg+xml",
}


def pages_router(parts: Parts) -> APIRouter:
    """Return the chat page and what the pages load."""
    router = APIRouter(include_in_schema=False)

    @router.get("/")
    async def chat(caller: Caller) -> Response:
        return page(
            "chat.html",
            modes=[mode.value for mode in Mode],
            collections=await parts.conversation.read_with(caller),
            is_admin=caller.sees_all,
            source_url=parts.kit.settings.source_url_template or "",
        )

    @router.get("/assets/{name}")
    async def asset(name: str, _: Caller) -> Response:
        if name not in ASSETS:
            raise NotFound("There is no such file.")
        return Response(_read(name), media_type=ASSETS[name], headers={"Cache-Control": "private, max-age=60"})

    return router


def page(name: str, status: int = 200, headers: Mapping[str, str] | None = None, **values: Any) -> HTMLResponse:
    """Return a page of the folder, filled in."""
    text = _templates().get_template(name).render(**values)
    return HTMLResponse(text, status, headers=dict(headers or {}))


def login_page(
    status: int = 200, complaint: str = "", *, to: str = "/", headers: Mapping[str, str] | None = None
) -> HTMLResponse:
    """Return the form that asks for a token. It loads nothing, since nothing is served without one."""
    style = _read("style.css").decode()
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = {"Content-Security-Policy": policy_with_style(f"'sha256-{digest}'")}
    return page("login.html", status, {**policy, **(headers or {})}, style=style, complaint=complaint, to=to)


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
