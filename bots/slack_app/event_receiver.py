"""What happens to an event between Slack and the engine: ours or not, made durable, or told that we are busy."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from bots.background_hints import BackgroundHints, unfenced
from bots.conversation import Conversation, EventSink
from bots.courier import Delivery
from bots.engine.asked_privately import asks_quietly
from bots.introduction.kept import ANEW_AFTER
from bots.languages import language_for, say
from bots.messages import Incoming, Kind, Place, prepared_for, spoken_by
from bots.render.plain import busy_text, too_many_text, waiting_text
from bots.slack_app.courier import SlackCourier
from bots.slack_app.home import home_view, suggested_prompts
from bots.slack_app.identity import Identity
from bots.slack_app.interactions import about_view, notice_view, reason_view
from bots.slack_app.locales import PATIENCE, Locales
from bots.vote_presses import VotePresses
from core.errors import ErrataError, Forbidden, Overloaded, TooMany
from core.reading.detection import language_of
from core.reading.phrases import FALLBACK

Health = Callable[[], Awaitable[Sequence[str]]]

log = logging.getLogger(__name__)

_MOST_TOLD = 1_000
_TURTLE = "turtle"  # marks what was not taken, as `too_many_text` says
_GREETED = (Kind.ASK, Kind.VERIFY_CLAIM)  # what is answered, unless it is taken back
_MARKED = (Kind.ASK, Kind.EDIT, Kind.INGEST)
AT_ONCE = 0.05  # seconds that an event may wait to be made durable until Slack says who speaks what
_MAY_TELL_NONE = (
    *(Kind.WHY, Kind.SOURCES, Kind.SUMMARY, Kind.STOP, Kind.CONFIGURE, Kind.INGEST, Kind.ASK),
    *(Kind.EDIT, Kind.VERIFY_CLAIM, Kind.HELP, Kind.ADMINISTER, Kind.INTRODUCE),
    *(Kind.SHARE, Kind.ASK_PERSON, Kind.PERSON_REPLY, Kind.CONSENT),
)
_WAITED_FOR = (Kind.ASK, Kind.EDIT, Kind.VERIFY_CLAIM, Kind.INGEST)


class EventReceiver:
    """Takes events in; all that Slack need not wait for runs beside, and is waited for at `close`."""

    def __init__(
        self,
        events: EventSink,
        conversation: Conversation,
        courier: SlackCourier,
        me: Identity,
        health: Health | None = None,
    ) -> None:
        self.me = me
        self._events = events
        self._conversation = conversation
        self.presses = VotePresses(conversation)
        self._courier = courier
        self._health = health
        self._beside = BackgroundHints("Slack", log)
        self._locales = Locales(courier.api)
        self._told: OrderedDict[str, None] = OrderedDict()

    async def language_of(self, user: str, text: str = "", patience: float = PATIENCE) -> str:
        """Return the language (ISO 639-1) to speak to somebody in: of a text, their Slack, what they asked last."""
        return language_for(text) or await self._locales.of(user, patience) or await self._asked_in(user)

    async def take(self, incoming: Incoming | None, *, at_once: bool = False) -> str:
        """Make an event durable if it concerns us; acknowledge only after this returned.

        Returns what to tell the user at once (we are busy, and how long the line is), or nothing. Who asks too much is
        told so once in a while, and finds a turtle on each message that was not taken; where they wait for a reply
        (`at_once`), they are told each time.
        """
        with self._beside.taking_in():
            return await self._taken(incoming, at_once=at_once)

    async def _taken(self, incoming: Incoming | None, *, at_once: bool) -> str:
        taken = await self._heard(incoming) if incoming is not None else None
        if taken is None:
            return ""
        try:
            accepted = await self._events.accept(await self._with_locale(taken, PATIENCE if at_once else AT_ONCE))
        except (TooMany, Overloaded) as error:
            return "" if taken.payload.get("unasked") else await self._refused(taken, error, at_once=at_once)
        greeted = taken.kind in _GREETED and taken.payload.get("addressed") and not asks_quietly(taken)
        if greeted and not accepted.duplicate:
            self._beside.run(self._greet(taken))
        waits = accepted.waits and taken.kind in _WAITED_FOR and not taken.payload.get("unasked")
        return waiting_text(accepted.position, await self._spoken_by(taken)) if waits else ""

    async def take_once(self, incoming: Incoming) -> str:
        """Like `take`, for what Slack delivers only once: what could not be kept is told, too."""
        try:
            return await self.take(incoming, at_once=True)
        except ErrataError as error:
            log.error("An interaction could not be kept: %s: %s", incoming.event_id, error)
            return say("not taken", await self._spoken_by(incoming))

    async def take_click(self, incoming: Incoming | None) -> bool:
        """Take in a press of a button; what there is to say goes to the user alone. Returns whether it was kept."""
        said = await self.take_once(incoming) if incoming is not None else ""
        if incoming is not None and said:
            self.tell(incoming, said)
        return incoming is not None and not said

    async def take_or_tell(self, incoming: Incoming | None) -> None:
        """Like `take`; a busy notice goes to the user alone, once an event, however often it is delivered."""
        busy = await self.take(incoming)
        if not busy or incoming is None or incoming.event_id in self._told:
            return
        self._told[incoming.event_id] = None
        while len(self._told) > _MOST_TOLD:
            self._told.popitem(last=False)
        self.tell(incoming, busy)

    def tell(self, incoming: Incoming, text: str) -> None:
        """Tell whoever caused an event something, alone."""
        self._beside.run(self._tell(incoming, text))

    def say(self, incoming: Incoming, phrase: str) -> None:
        """Tell whoever caused an event a phrase of `bots.languages`, alone and in their language."""
        self._beside.run(self._say(incoming, phrase))

    def ask_reason(self, incoming: Incoming, trigger_id: str, language: str = "") -> None:
        """Open the dialog that asks why an answer was bad; Slack gives 3 seconds for that."""
        view = {"trigger_id": trigger_id, "view": reason_view(incoming, language)}
        self._beside.run(self._call("views.open", view))

    def ask_about(self, incoming: Incoming, trigger_id: str) -> None:
        """Open the dialog that asks for a question about a message; Slack gives 3 seconds for that."""
        view = about_view(incoming, language_for(incoming.text))
        self._beside.run(self._call("views.open", {"trigger_id": trigger_id, "view": view}))

    def change(self, message: dict[str, Any] | None) -> None:
        """Change a message of ours, where there is a change."""
        if message is not None:
            self._beside.run(self._call("chat.update", message))

    def notify(self, text: str, trigger_id: str, language: str = "") -> None:
        """Say something over the home tab, where nothing else would be seen."""
        self._beside.run(self._call("views.open", {"trigger_id": trigger_id, "view": notice_view(text, language)}))

    def show_home(self, user: str, channel: str) -> None:
        """Publish the home tab; `channel` are the user's direct messages with us."""
        self._beside.run(self._publish(user, channel))

    def suggest_prompts(self, user: str, channel: str, thread: str = "") -> None:
        """Offer prompts in the messages tab."""
        self._beside.run(self._suggest(user, channel, thread))

    async def close(self) -> None:
        """Wait for what runs beside, for some seconds."""
        await self._beside.close()

    async def _heard(self, incoming: Incoming) -> Incoming | None:
        """Return what is to be taken in, if anything is; what is said by a reaction is reacted to."""
        heard = await self._conversation.heard(incoming)
        if (reaction := heard.reaction) is not None:
            self._beside.once(incoming.event_id, lambda: self._courier.react(incoming.place, reaction))
        return heard.incoming

    async def _refused(self, incoming: Incoming, error: TooMany | Overloaded, *, at_once: bool) -> str:
        """Return what to tell somebody whose event was not taken."""
        if isinstance(error, Overloaded):
            return busy_text(error.position, await self._spoken_by(incoming))
        marked = not at_once and incoming.kind in _MARKED
        if marked:
            self._beside.run(self._mark(incoming, error))
        if not (error.tell or at_once):
            return ""
        return too_many_text(error, await self._spoken_by(incoming), marked=marked)

    async def _tell(self, incoming: Incoming, text: str) -> None:
        place, delivery = incoming.place, Delivery(f"tell:{incoming.event_id}"[:64], unfenced)
        if place.thread == place.message:  # a thread without replies: nobody would see it there
            place = replace(place, thread="")
        await self._courier.tell(place, incoming.user, text, delivery)

    async def _mark(self, incoming: Incoming, error: TooMany) -> None:
        """Mark a message that was not taken; where that can't be, its writer is told, if nobody has told them yet."""
        place = incoming.place
        arguments = {"channel": place.channel, "timestamp": place.message, "name": _TURTLE}
        try:
            await self._call("reactions.add", arguments)
        except Forbidden as refused:
            if "already_reacted" not in refused.message and not error.tell:
                await self._tell(incoming, too_many_text(error, await self._spoken_by(incoming)))

    async def _with_locale(self, incoming: Incoming, patience: float) -> Incoming:
        """Add the language of whoever's event holds no text that tells it, as far as it is known."""
        if incoming.kind not in _MAY_TELL_NONE or spoken_by(incoming):
            return incoming
        language = await self.language_of(incoming.user, patience=patience)
        if language in ("", FALLBACK):
            return incoming
        return replace(incoming, payload={**incoming.payload, "locale": language})

    async def _call(self, method: str, arguments: dict[str, Any]) -> None:
        await self._courier.api.call(method, arguments)

    async def _greet(self, taken: Incoming) -> None:
        await self._courier.greet(taken.place, await self._spoken_by(taken))

    async def _spoken_by(self, incoming: Incoming) -> str:
        """Return the language to speak to somebody in: that of their text, else of their Slack."""
        return spoken_by(incoming) or await self.language_of(incoming.user)

    async def _asked_in(self, user: str) -> str:
        """Return the language of somebody's latest question that tells one; none where that can't be read."""
        try:
            recent = await self._conversation.recent_questions(Place("slack", user, self.me.team), user)
        except ErrataError as error:
            log.info("What somebody asked last can't be read: %s", error)
            return ""
        return next(filter(None, (language_of(question.text) for question in recent)), "")

    async def _say(self, incoming: Incoming, phrase: str) -> None:
        await self._tell(incoming, say(phrase, await self._spoken_by(incoming)))

    async def _suggest(self, user: str, channel: str, thread: str) -> None:
        where = {"channel_id": channel} | ({"thread_ts": thread} if thread else {})
        language = await self._locales.of(user) if user else ""
        questions = await self._to_try(Place("slack", channel or user, self.me.team, direct=True, user=user))
        prompts = suggested_prompts(questions, language)
        await self._call("assistant.threads.setSuggestedPrompts", where | {"prompts": prompts})

    async def _to_try(self, place: Place) -> Sequence[str]:
        """Return questions that were tried for whoever may read what this user may; have them made where none were."""
        try:
            known = await self._conversation.to_begin_with(place, place.user)
            if known is None or known.made_at + ANEW_AFTER < time.time():
                await self._events.accept(prepared_for(place))
            return known.questions if known is not None else ()
        except ErrataError as error:
            log.info("No questions to try: %s", error)
            return ()

    async def _publish(self, user: str, channel: str) -> None:
        place = Place("slack", channel or user, self.me.team, direct=True, user=user)
        recent = await self._conversation.recent_questions(place, user)
        health = await self._health() if self._health and self._conversation.is_admin(user) else None
        locale = "" if any(language_of(q.text) for q in recent) else await self._locales.of(user)
        view = home_view(recent, await self._to_try(place), health, self.me.url, locale) | {"private_metadata": channel}
        await self._call("views.publish", {"user_id": user, "view": view})
