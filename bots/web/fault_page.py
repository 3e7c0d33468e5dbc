"""What went wrong, as a page: whoever follows an address in a browser reads no JSON."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import Response

from bots.languages import retold
from bots.platforms import WEBHOOKS
from bots.web.page_language import spoken_by
from bots.web.pages import page

_FOR_PROGRAMS = ("/api", "/openapi", "/metrics", "/health", *WEBHOOKS)
_SHOWN = frozenset({400, 403, 404, 405, 422, 500, 503})


def wants_page(request: Request, status: int) -> bool:
    """Say whether a browser went to an address for people, and is to be shown a page."""
    goes = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return goes and status in _SHOWN and not request.url.path.startswith(_FOR_PROGRAMS)


def fault_page(request: Request, made: Response) -> Response:
    """Return the problem that a response tells as JSON as a page, in the browser's language."""
    error = json.loads(bytes(made.body))["error"]
    spoken = spoken_by(request)
    said, hint = (retold(str(error[name]), spoken.code) for name in ("message", "hint"))
    kept = {name: value for name, value in made.headers.items() if name == "retry-after"}
    return page("fault.html", spoken, made.status_code, kept, said=said, hint=hint)
