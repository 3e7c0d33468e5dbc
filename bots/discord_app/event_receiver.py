"""What happens to an event between Discord and the engine: ours or not, made durable, then acknowledged."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

import discord
from aiohttp import ClientError
from discord.http import Route

from bots.background_hints import BackgroundHints, unfenced
from bots.conversation import Conversation, EventSink
from bots.courier import Delivery
from bots.discord_app.courier import DiscordCourier
from bots.discord_app.interactions import Interaction
from bots.discord_app.responses import NOTICE_ID
from bots.discord_app.sending import REACTION, channel_of
from bots.engine.asked_privately import asks_quietly
from bots.languages import say
from bots.messages import Accepted, Incoming, Kind, Place, spoken_by
from bots.render.plain import busy_text, too_many_text, waiting_text
from bots.vote_presses import VotePresses
from core.errors import ErrataError, Forbidden, Overloaded, TooMany, Unavailable

log = logging.getLogger(__name__)

CollectionNames = Callable[[], Awaitable[Sequence[str]]]

PAUSES = (0.2, 1.0, 3.0, 8.0)  # seconds between tries to make an event durable: the gateway delivers it only once
_MOST_REMEMBERED = 5_000
_TURTLE = "🐢"  # marks what was not taken, as `too_many_text` says
_ANSWERED = (Kind.ASK, Kind.EDIT, Kind.INGEST, Kind.STOP)  # whose silence would be noticed


class EventReceiver:
    """Takes events in. What need not be waited for runs beside, and is waited for at `close`.

    `collections` names all there are, for completion where a channel may read them all.
    """

    def __init__(
        self,
        events: EventSink,
        conversation: Conversation,
        courier: DiscordCourier,
        *,
        collections: CollectionNames | None = None,
    ) -> None:
        self._events = events
        self._conversation = conversation
        self.presses = VotePresses(conversation)
        self._courier = courier
        self._collections = collections
        self._beside = BackgroundHints("Discord", log)
        self._seen: OrderedDict[str, str] = OrderedDict()
        self._questions: OrderedDict[str, str] = OrderedDict()

    async def take(self, incoming: Incoming | None) -> None:
        """Make a gateway event durable if it concerns us; say where it could not be taken."""
        if incoming is None or incoming.event_id in self._seen:
            return
        incoming = await self._heard(incoming)
        if incoming is None:
            return
        _remember(self._seen, incoming.event_id)
        if incoming.kind in (Kind.ASK, Kind.EDIT):
            _remember(self._questions, incoming.place.message, incoming.event_id)
        try:
            accepted = await self._insist(incoming)
        except ErrataError as error:
            if not incoming.payload.get("unasked"):
                self._refuse(incoming, error)
        else:
            self._taken(incoming, accepted)

    def _taken(self, incoming: Incoming, accepted: Accepted) -> None:
        """Show at once that a question was heard, and say where others are before it."""
        greeted = incoming.kind is Kind.ASK and incoming.payload.get("addressed") and not asks_quietly(incoming)
        if greeted and not accepted.duplicate:
            self._beside.run(self._courier.greet(incoming.place))
        if accepted.waits and not incoming.payload.get("unasked"):
            self._remark(incoming, waiting_text(accepted.position, spoken_by(incoming)))

    async def take_all(self, incoming: Sequence[Incoming]) -> None:
        """Take events in that happened at once, such as the deletion of many messages: they are written together."""
        await asyncio.gather(*(self.take(one) for one in incoming))

    async def _heard(self, incoming: Incoming) -> Incoming | None:
        """Return what is to be taken in, if anything is; what is said by a reaction is reacted to."""
        heard = await self._conversation.heard(incoming)
        if (reaction := heard.reaction) is not None:
            self._beside.once(incoming.event_id, lambda: self._courier.react(incoming.place, reaction))
        return heard.incoming

    def _refuse(self, incoming: Incoming, error: ErrataError) -> None:
        """Say why an event was not taken: who asks too much is told so once, and each message is marked."""
        if isinstance(error, TooMany):
            marked = incoming.kind in _ANSWERED and bool(incoming.place.message)
            if marked:
                self._beside.run(self._mark(incoming, too_many_text(error, spoken_by(incoming)), told=error.tell))
            if error.tell:
                self._beside.run(self._tell(incoming, too_many_text(error, spoken_by(incoming), marked=marked)))
        elif isinstance(error, Overloaded):
            self._remark(incoming, busy_text(error.position, spoken_by(incoming)))
        else:
            log.error("An event could not be kept: %s: %s", incoming.event_id, error)
            self._remark(incoming, say("not taken", spoken_by(incoming)))

    async def take_interaction(self, interaction: Interaction, incoming: Incoming) -> None:
        """Make it durable, then defer: "thinking..." stays until the courier fills it."""
        accepted = await self.accept(interaction, incoming)
        if accepted is not None:
            await self.respond(self._deferred(interaction, incoming, accepted))

    async def accept(self, interaction: Interaction, incoming: Incoming) -> Accepted | None:
        """Make it durable, or tell the user why not and return None. The response is the caller's, within 3 seconds."""
        try:
            return await self._events.accept(incoming)
        except TooMany as error:
            await self.say(interaction, too_many_text(error, spoken_by(incoming)))
        except Overloaded as overloaded:
            await self.say(interaction, busy_text(overloaded.position, spoken_by(incoming)))
        except ErrataError as error:
            log.error("An interaction could not be kept: %s: %s", incoming.event_id, error)
            await self.say(interaction, say("not taken", spoken_by(incoming)))
        return None

    async def say(self, interaction: Interaction, text: str) -> None:
        """Respond at once, to the user alone."""
        await self.respond(interaction.response.send_message(text, ephemeral=True))

    async def respond(self, response: Awaitable[object]) -> None:
        """Give a response. One that comes too late is no loss: the answer is then posted as a message of its own."""
        try:
            await response
        except (discord.DiscordException, ClientError, TimeoutError, OSError) as error:
            log.warning("Discord did not take a response: %s", error)

    async def complete_collection(self, place: Place, user: str, typed: str) -> list[str]:
        """Return collections to choose from: those this place may read, that contain what was typed."""
        try:
            allowed = await self._conversation.collections(place, user)
            names = allowed if allowed is not None else await self._collections() if self._collections else ()
        except ErrataError as error:
            log.warning("No collections to choose from: %s", error)
            return []
        return sorted(name for name in names if typed.lower() in name.lower())[:25]

    def asked_lately(self, message: str) -> str:
        """Return the event id of the question in a message that this process has heard: a stop sign on it means us."""
        return self._questions.get(message, "")

    async def close(self) -> None:
        """Wait for what runs beside, for some seconds."""
        await self._beside.close()

    async def _insist(self, incoming: Incoming) -> Accepted:
        for pause in PAUSES:
            try:
                return await self._events.accept(incoming)
            except Unavailable as error:
                log.warning("%s: %s; trying again", incoming.event_id, error)
                await asyncio.sleep(pause)
        return await self._events.accept(incoming)

    async def _deferred(self, interaction: Interaction, incoming: Incoming, accepted: Accepted) -> None:
        private = incoming.place.private
        if not accepted.waits:
            await interaction.response.defer(thinking=True, ephemeral=private)
            return
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(waiting_text(accepted.position, spoken_by(incoming)), id=NOTICE_ID))
        await interaction.response.send_message(view=view, ephemeral=private)

    def _remark(self, incoming: Incoming, text: str) -> None:
        if incoming.kind in _ANSWERED:
            self._beside.run(self._note(incoming, text))

    async def _tell(self, incoming: Incoming, text: str) -> None:
        delivery = Delivery(f"remark:{incoming.event_id}"[:64], unfenced)
        await self._courier.tell(incoming.place, incoming.user, text, delivery)

    async def _mark(self, incoming: Incoming, said: str, *, told: bool) -> None:
        """Mark a message that was not taken; where that can't be, its writer is told, if nobody has told them yet."""
        place = incoming.place
        channel = place.channel if place.thread == place.message else channel_of(place)
        try:
            await self._courier.api.call(
                Route("PUT", REACTION, channel_id=channel, message_id=place.message, emoji=_TURTLE)
            )
        except Forbidden:
            if not told:
                await self._tell(incoming, said)

    async def _note(self, incoming: Incoming, text: str) -> None:
        await self._courier.post_note(incoming.place, text, Delivery(f"remark:{incoming.event_id}"[:64], unfenced))


def _remember(kept: OrderedDict[str, str], name: str, value: str = "") -> None:
    kept[name] = value
    while len(kept) > _MOST_REMEMBERED:
        kept.popitem(last=False)
