"""`POST /slack/events`: Slack's events over HTTP; the signature is checked where they are translated."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping

from fastapi import APIRouter, Request
from starlette.responses import Response

from bots.slack_bot import SlackEvents
from core.errors import NotFound

SIGNED_SECONDS = 300
_MOMENT, _SIGNATURE = re.compile(r"[0-9]{1,12}"), re.compile(r"v0=[0-9a-f]{64}")


def looks_signed(headers: Mapping[str, str]) -> bool:
    """Say whether the headers of a request are such as Slack sends now; the signature itself is checked later."""
    moment = headers.get("x-slack-request-timestamp", "")
    if not _MOMENT.fullmatch(moment) or not _SIGNATURE.fullmatch(headers.get("x-slack-signature", "")):
        return False
    return abs(time.time() - int(moment)) <= SIGNED_SECONDS


def slack_router(slack: SlackEvents | None) -> APIRouter:
    """Return the path; without a configured Slack there is nothing to find."""
    router = APIRouter(include_in_schema=False)

    @router.post("/slack/events")
    async def events(request: Request) -> Response:
        if slack is None:
            raise NotFound("Slack is not configured here.", hint="Set SLACK_SIGNING_SECRET and SLACK_BOT_TOKEN.")
        reply = await slack.respond(await request.body(), dict(request.headers))
        return Response(reply.body, reply.status, headers=dict(reply.headers))

    return router
