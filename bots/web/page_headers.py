"""Headers that every response bears: what a browser may load and keep, and that nobody may frame us."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src {style}; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
ALWAYS = {
    "Content-Security-Policy": _POLICY.format(style="'self'"),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # with none at all, a form of ours would come from the origin `null`
    "Cache-Control": "no-store",
}


def policy_with_style(source: str) -> str:
    """Return the content security policy that also takes one stylesheet written into the page, by its hash."""
    return _POLICY.format(style=f"'self' {source}")


class SafeHeaders:
    """ASGI middleware: adds `ALWAYS` wherever a response does not say otherwise."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)
