"""The ephemeral message that a command begins with: it says what is being done, and is replaced by the outcome.

Slack takes five posts within 30 minutes at the address of a command. Where it shows the next one beneath instead of in
its place (it promises replacing for buttons alone), its user sees a line more, and nobody else anything.
"""

from __future__ import annotations

from aiohttp import ClientError

from bots.courier import Fence
from bots.messages import Place
from bots.render.slack_blocks import Message
from bots.slack_app.api import Json, SlackApi
from core.errors import NotFound, Unavailable

SHOWN_ALONE = "response:"  # with which what stands for a message's id begins where an answer is in such a message
MOST_STEPS = 2  # of the five: others are for the outcome, and for what becomes of it


def begun_by_command(place: Place) -> bool:
    """Say whether a place has an ephemeral message of its own: a button's address leads to the button's message."""
    return bool(place.interaction) and not place.message


async def respond(api: SlackApi, place: Place, message: Message, fence: Fence, *, replace: bool = False) -> None:
    """Show a message to the user alone. Raises `NotFound` where the address is over, or takes nothing more."""
    await fence()
    await _post(api, place, {"response_type": "ephemeral", "replace_original": replace} | message.shown())


async def take_away(api: SlackApi, place: Place) -> None:
    """Take the command's own message away. Raises `NotFound` as `respond`."""
    await _post(api, place, {"delete_original": True})


async def _post(api: SlackApi, place: Place, body: Json) -> None:
    try:
        async with api.session().post(place.interaction, json=body, proxy=api.proxy) as response:
            if response.status >= 500 or response.status == 429:
                raise Unavailable(f"Slack did not take the response: status {response.status}.")
            if response.status != 200:
                raise NotFound(f"Slack takes no more responses there (status {response.status}).")
    except (ClientError, TimeoutError) as error:
        raise Unavailable(f"Slack did not take the response: {type(error).__name__}.") from error
