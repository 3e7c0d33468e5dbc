"""What went wrong, in the browser's language, and as a page: whoever follows an address reads no JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bots.languages import retold
from bots.platforms import WEBHOOKS
from bots.web.page_language import spoken_by
from bots.web.pages import page
from core.reading.phrases import FALLBACK

_FOR_PROGRAMS = ("/api", "/openapi", "/metrics", "/health", *WEBHOOKS)
_SHOWN = frozenset({400, 403, 404, 405, 422, 500, 503})


def wants_page(request: Request, status: int) -> bool:
    """Say whether a browser went to an address for people, and is to be shown a page."""
    return goes_to_a_page(request) and status in _SHOWN


def goes_to_a_page(connection: HTTPConnection) -> bool:
    """Say whether a browser goes to an address for people, be it one of ours or none."""
    goes = connection.scope["method"] == "GET" and "text/html" in connection.headers.get("accept", "")
    return goes and not connection.scope["path"].startswith(_FOR_PROGRAMS)


def in_their_language(connection: HTTPConnection, made: Response) -> Response:
    """Return a problem told as JSON with its message and hint in the language asked for; English is what programs get.

    What our own pages fetch is shown to people as it comes, and a browser says with it which language they read.
    """
    language = spoken_by(connection).code
    if language == FALLBACK:
        return made
    said = json.loads(bytes(made.body))
    told = json.dumps({**said, "error": retold_error(said["error"], language)}, ensure_ascii=False)
    kept = {name: value for name, value in made.headers.items() if name not in ("content-length", "content-type")}
    kept |= {"Content-Language": language, "Vary": "Accept-Language"}
    return Response(told.encode("utf-8", "replace"), made.status_code, kept, "application/json")


def retold_error(error: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Return the `error` of a problem with its message and hint in a language."""
    return {**error, **{name: retold(str(error[name]), language) for name in ("message", "hint")}}


def fault_page(request: Request, made: Response) -> Response:
    """Return the problem that a response tells as JSON as a page, in the browser's language."""
    spoken = spoken_by(request)
    error = retold_error(json.loads(bytes(made.body))["error"], spoken.code)
    if wrong := _wrong_in_query(error):
        told = spoken.say("page query wrong", names=", ".join(wrong))
        rest = urlencode([(name, value) for name, value in request.query_params.multi_items() if name not in wrong])
        there = f"{request.url.path}?{rest}" if rest else request.url.path
        return page("fault.html", spoken, made.status_code, said=told, hint=spoken.say("page query leave"), to=there)
    kept = {name: value for name, value in made.headers.items() if name == "retry-after"}
    return page("fault.html", spoken, made.status_code, kept, said=error["message"], hint=error["hint"], to="/")


def _wrong_in_query(error: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the names behind the question mark of an address that can't be used, where that is all that is wrong."""
    places = [str(one["where"]).partition(".") for one in error.get("fields") or ()]
    of_query = bool(places) and all(place == "query" for place, _, _ in places)
    return tuple(dict.fromkeys(name for _, _, name in places)) if of_query else ()
