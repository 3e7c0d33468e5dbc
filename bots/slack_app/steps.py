"""A step as a message of its own, for threads where Slack shows no status line, and for direct messages without one."""

from __future__ import annotations

from collections.abc import Sequence

from bots.courier import Delivery
from bots.messages import Place
from bots.render.slack_blocks import step_message
from bots.slack_app import lookup
from bots.slack_app.api import Json, SlackApi
from bots.slack_app.response_urls import MOST_STEPS, begun_by_command, respond
from core.errors import Forbidden, NotFound


class SlackNotePoster:
    """Posts, edits and deletes the notes of `bots.step_notes`; each carries its question's message in its metadata."""

    def __init__(self, api: SlackApi) -> None:
        self._api = api

    async def put(self, place: Place, text: str, delivery: Delivery, note: str) -> str:
        """Post a note in the thread, or edit it; a command's own message says it itself. Returns its timestamp."""
        if begun_by_command(place):
            return await self._respond(place, text, delivery, int(note or 0))
        where = await lookup.reachable(self._api, place)
        message = step_message(text)
        said: Json = {"channel": where.channel, **message.shown()}
        await delivery.fence()
        if note:
            await self._api.call("chat.update", said | {"ts": note})
            return note
        said |= {"metadata": lookup.step_metadata(place), "unfurl_links": False, "unfurl_media": False}
        posted = await self._api.call("chat.postMessage", said | ({"thread_ts": where.thread} if where.thread else {}))
        return str(posted["ts"])

    async def find(self, place: Place) -> Sequence[str]:
        """Return the notes that stand there for this question."""
        return () if begun_by_command(place) else await lookup.find_steps(self._api, place)

    async def take_away(self, place: Place, note: str) -> None:
        """Delete a note; a command's own message goes when its outcome comes."""
        if begun_by_command(place):
            return
        where = await lookup.reachable(self._api, place)
        try:
            await self._api.call("chat.delete", {"channel": where.channel, "ts": note})
        except NotFound:
            return

    async def _respond(self, place: Place, text: str, delivery: Delivery, said: int) -> str:
        if said >= MOST_STEPS:
            raise Forbidden("The other responses are for the outcome.")
        await respond(self._api, place, step_message(text), delivery.fence, replace=True)
        return str(said + 1)
