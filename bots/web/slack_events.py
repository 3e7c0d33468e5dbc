"""`POST /slack/events`: Slack's events over HTTP; the signature is checked where they are translated."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from bots.slack_bot import SlackEvents
from core.errors import NotFound


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
