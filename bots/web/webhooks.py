"""The paths that chat platforms send events to; a signature is checked where events are translated."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping

from fastapi import APIRouter, Request
from starlette.responses import Response

from bots.platforms import WEBHOOKS, Platform
from bots.signed_events import Webhook, WebhookEvents, is_moment
from core.errors import NotFound

SIGNED_SECONDS = 300


def looks_signed(webhook: Webhook, headers: Mapping[str, str]) -> bool:
    """Say whether the headers of a request are such as a platform sends now; the signature is checked later."""
    moment = headers.get(webhook.moment_header, "")
    if not is_moment(moment) or not webhook.may_be_signature(headers.get(webhook.signature_header, "")):
        return False
    return abs(time.time() - int(moment)) <= SIGNED_SECONDS


def webhook_router(events: Mapping[str, WebhookEvents]) -> APIRouter:
    """Return the paths of platforms that are configured; the guard lets nobody to those of others."""
    router = APIRouter(include_in_schema=False)
    for path, platform in WEBHOOKS.items():
        if platform.name in events:
            router.add_api_route(path, _taking(events[platform.name]), methods=["POST"])
    return router


def not_configured(platform: Platform) -> NotFound:
    """Return the error for events of a platform that is not configured."""
    needed = platform.webhook.settings if platform.webhook else ()
    hint = f"Set {' and '.join(name.upper() for name in needed)}."
    return NotFound(f"{platform.title} is not configured here.", hint=hint)


def _taking(events: WebhookEvents) -> Callable[[Request], Awaitable[Response]]:
    async def take(request: Request) -> Response:
        reply = await events.respond(await request.body(), dict(request.headers))
        return Response(reply.body, reply.status, headers=dict(reply.headers))

    return take
