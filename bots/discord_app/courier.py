"""Carries answers to Discord over REST alone: marked with their key, looked up before they are posted again."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Literal

from discord.http import Route

from bots.channel_settings import ChannelSettings
from bots.courier import BARE, Delivery
from bots.discord_app import lookup, people, places, roles, sending, threads
from bots.discord_app.api import DiscordApi
from bots.discord_app.changing import Changes
from bots.discord_app.command_mentions import CommandMentions
from bots.discord_app.downloads import download
from bots.discord_app.faults import ChannelGone, InteractionGone
from bots.discord_app.membership import Membership
from bots.discord_app.parts import Part, parts_of
from bots.discord_app.responses import Responses
from bots.discord_app.standing import Standings
from bots.discord_app.steps import DiscordNotePoster
from bots.discord_app.typing_signal import GREETED, TypingSignal
from bots.messages import Beneath, FileRef, Place, Posted, Reaction, Said
from bots.render.chart import Chart, chart_of
from bots.render.discord_components import (
    AnswerLayout,
    Message,
    answer_messages,
    note_messages,
    receipt_messages,
    sources_messages,
)
from bots.render.plain import language_asked_in, noted, question_asked, step_text
from bots.step_notes import StepNotes
from core.access.rights import Standing
from core.concurrency.threads import computed
from core.errors import ErrataError, Forbidden, NotFound
from core.model import Answer
from core.ports import Progress

log = logging.getLogger(__name__)

_NOT_THERE = "I may not write where you asked, so you have the answer here."
_REACTIONS = {Reaction.THANKED: "🙌", Reaction.GREETED: "👋", Reaction.SEEN: "👀"}
_MOVED = "I can't change the answer where it stands any more, so here it is."

SettingsOf = Callable[[Place], Awaitable[ChannelSettings]]


class DiscordCourier:
    """A `bots.courier.Courier` for one Discord bot.

    `settings_of` tells a channel's settings: whether it wants feedback buttons, and whom one may ask there (none given:
    yes everywhere, and nobody).
    """

    def __init__(  # noqa: PLR0913 - collaborators, each passed in
        self,
        api: DiscordApi,
        *,
        source_url_template: str | None = None,
        settings_of: SettingsOf | None = None,
        responses: Responses | None = None,
        notes: StepNotes | None = None,
        homes: Sequence[str] = (),
    ) -> None:
        self.api = api
        self._template = source_url_template
        self._settings_of = settings_of
        self._responses = responses or Responses(api)
        self._typing = TypingSignal(api)
        self._notes = notes or StepNotes(DiscordNotePoster(api, self._responses))
        self._changes = Changes(api, self._responses)
        self._commands = CommandMentions(api)
        self._membership = Membership(api)
        self._standings = Standings(api, homes)

    @property
    def platform(self) -> Literal["discord"]:
        """Discord."""
        return "discord"

    async def post_answer(self, place: Place, answer: Answer, delivery: Delivery) -> Posted:
        """Post an answer: into the deferred response, or into a thread started from its question.

        Where the bot may not write, or the channel is gone, its asker has the answer in direct messages.
        """
        await self._notes.hush(place, wait=bool(place.interaction))
        try:
            posted = await self._post_answer(place, answer, delivery)
        except (Forbidden, NotFound) as error:
            gone = isinstance(error, NotFound) and not isinstance(error, ChannelGone)  # such as a question deleted
            if gone or place.direct or place.private or not place.user:
                raise
            log.info("Answering %s in direct messages instead: %s", place.user, error)
            there = await places.direct_messages(self.api, place.user)
            posted = await self._post_answer(there, noted(answer, _NOT_THERE), delivery)
        await self._notes.remove(place, look=delivery.again)
        return posted

    async def update_answer(self, posted: Posted, answer: Answer, delivery: Delivery) -> Posted:
        """Edit an answer in place: parts are edited, then added or deleted.

        What Discord no longer lets us change (for one user's eyes and older than 15 minutes, or in a locked thread)
        goes to its asker's direct messages, each further edit into the same message there. Raises `NotFound` where
        the first part is gone; a later one that is gone is posted anew.
        """
        try:
            return await self._update(posted, answer, delivery)
        except (InteractionGone, Forbidden) as refused:
            if posted.place.direct or not posted.place.user:
                raise
            log.info("An edit goes to direct messages instead: %s", refused)
            return await self._update_elsewhere(posted, noted(answer, _MOVED), delivery)

    async def post_note(self, place: Place, text: str, delivery: Delivery, beneath: Beneath = BARE) -> Posted:
        """Post a short remark, with what is to be pressed beneath it."""
        return await self._say(place, await self._commands.within(note_messages(text, beneath=beneath)), delivery)

    async def settle_note(self, place: Place, text: str, delivery: Delivery) -> None:
        """Put a text in the place of a remark and of its buttons."""
        part = parts_of(note_messages(text), delivery.key)[0]
        await self._changes.edited(replace(place, interaction=""), place.message, part, delivery)

    async def tell(self, place: Place, user: str, text: str, delivery: Delivery) -> None:
        """Tell one user, in a response that only they see, beside an answer that stands; a note where there is none."""
        alone = replace(place, user=user, private=bool(place.interaction) or place.private)
        messages = await self._commands.within(note_messages(text))
        if place.interaction:
            await self._notes.remove(place)  # of what is being done for it
        if not place.interaction or (place.private and await self._responses.waits(place)):
            await self._say(alone, messages, delivery)
            return
        if not place.private and await self._responses.waits(place):  # everybody would see what takes its place
            await delivery.fence()
            await self._responses.withdraw(place)
        parts = parts_of(messages, delivery.key)
        try:
            for part in parts:
                await self._responses.add(alone, part, delivery)
        except NotFound:
            await self._post_instead(alone, parts, delivery)

    async def show_receipt(self, place: Place, user: str, answer: Answer, delivery: Delivery) -> None:
        """Show attempts, checks and timings."""
        await self._say(replace(place, user=user), receipt_messages(answer), delivery)

    async def show_sources(self, place: Place, user: str, answer: Answer, delivery: Delivery) -> None:
        """Show an answer's sources."""
        await self._say(replace(place, user=user), sources_messages(answer, self._template), delivery)

    async def status(self, place: Place, delivery: Delivery, progress: Progress) -> None:
        """Show that it works: at once "is typing..." or "is thinking...", and what it does where that takes longer."""
        self._notes.say(place, delivery, step_text(progress))
        await self._typing.show(place)

    async def greet(self, place: Place) -> None:
        """Give the first sign that a question is being read; best effort."""
        await self._typing.show(place, GREETED)

    async def clear_status(self, place: Place, key: str) -> None:
        """Take "is thinking..." and the note of what is done away; typing ends by itself."""
        await self._notes.remove(place, look=True)
        if place.interaction:
            await self._responses.withdraw(place)

    async def find_posted(self, place: Place, key: str) -> Posted | None:
        """Find what was posted under a key by reading the channel; what one user alone sees can't be read."""
        found = await lookup.find(self.api, places.where_posted(place), key)
        return found.posted() if found else None

    async def delete(self, posted: Posted, delivery: Delivery) -> None:
        """Delete all parts; parts already gone are no error."""
        for message_id in posted.messages:
            await self._changes.delete(posted.place, message_id, delivery)

    async def react(self, place: Place, reaction: Reaction) -> None:
        """React to a message; that we may not is no matter."""
        await self._reacted("PUT", place, reaction)

    async def unreact(self, place: Place, reaction: Reaction) -> None:
        """Take a reaction away; that there is none is no matter."""
        await self._reacted("DELETE", place, reaction)

    async def _reacted(self, method: str, place: Place, reaction: Reaction) -> None:
        channel = place.channel if places.begins_thread(place) else sending.channel_of(place)
        where = {"channel_id": channel, "message_id": place.message, "emoji": _REACTIONS[reaction]}
        try:
            await self.api.call(Route(method, sending.REACTION, **where))
        except ErrataError as error:
            log.info("A reaction was not given or taken away: %s", error)

    async def said_before(self, place: Place) -> tuple[Said, ...]:
        """Return what stands in a thread before a message, oldest first."""
        return await threads.said_before(self.api, place)

    async def offer(self, place: Place, user: str, text: str, delivery: Delivery) -> None:
        """Tell one user in direct messages: in a channel, Discord shows nothing to one alone who pressed nothing."""
        there = await places.direct_messages(self.api, user)
        await self._post(there, parts_of(note_messages(text), delivery.key), delivery)

    async def download(self, file: FileRef, folder: Path) -> Path:
        """Fetch a shared file within 50 MB."""
        return await download(file, folder)

    async def channels_of(self, user: str) -> tuple[str, ...]:
        """Return the channels that both the user and the bot can read, at most 5 minutes old; raises, never guesses."""
        return await self._membership.channels_of(user)

    async def channel_names(self) -> Mapping[str, str]:
        """Return the names of the channels of the bot's servers, by their ids (minutes old at most). Raises."""
        return await self._membership.names()

    async def name_of(self, place: Place, user: str) -> str:
        """Return the name somebody is shown under, on their server where they have one there."""
        return await people.name_of(self.api, place.workspace, user)

    async def who_is_called(self, place: Place, name: str) -> tuple[str, ...]:
        """Return who of the server may be called so."""
        return await people.who_is_called(self.api, place.workspace, name)

    async def standing(self, place: Place, user: str) -> Standing:
        """Return whether a user is in a home server, and a server foreign, at most 5 minutes old; never a guess."""
        return await self._standings.of(place, user)

    async def principals_of(self, place: Place, user: str, named: Collection[str]) -> frozenset[str]:
        """Return which roles a user has, and which channels they can read, of these; at most 5 minutes old."""
        return await roles.principals_of((self._standings, self._membership), place, user, named)

    async def principals_in(self, place: Place, named: Collection[str]) -> list[frozenset[str]] | None:
        """Return None: who all can read a channel, Discord tells bots alone that may know all members."""
        return None

    async def close(self) -> None:
        """Let go of the connections."""
        await self._notes.close()
        await self.api.close()

    async def _post_answer(
        self, place: Place, answer: Answer, delivery: Delivery, *, notes_first: bool = False
    ) -> Posted:
        layout = replace(await self._layout(place), notes_first=notes_first, chart=await _chart(answer))
        parts = parts_of(await computed(answer_messages, answer, layout), delivery.key)
        found = await self._found(place, delivery)
        if found is not None:
            return await self._post(found.place, parts, delivery, found.messages)
        if place.interaction:
            return await self._respond(place, parts, delivery)
        if place.private and place.user:  # asked so in a message
            return await self._post(await places.direct_messages(self.api, place.user), parts, delivery)
        where = await places.in_thread(self.api, place, question_asked(answer), delivery)
        return await self._post(where, parts, delivery)

    async def _update(self, posted: Posted, answer: Answer, delivery: Delivery) -> Posted:
        place = posted.place
        layout = replace(await self._layout(place), notes_first=True, chart=await _chart(answer))
        messages = await computed(answer_messages, answer, layout)
        parts = parts_of(messages, delivery.key)
        kept: list[str] = []
        for message, part in zip(posted.messages, parts, strict=False):
            if not await self._changes.edited(place, message, part, delivery):
                break
            kept.append(message)
        for message in posted.messages[len(kept) :]:
            await self._changes.delete(place, message, delivery)
        await self._notes.remove(place)
        if len(parts) == len(kept):
            return Posted(place, tuple(kept))
        found = await self._found(place, delivery)
        there = (found.messages if found else {}) | dict(enumerate(kept))
        return Posted(place, (await self._post(replace(place, message=""), parts, delivery, there)).messages)

    async def _update_elsewhere(self, posted: Posted, answer: Answer, delivery: Delivery) -> Posted:
        """Show an edit in direct messages, under a key of the message that it should have changed."""
        there = await places.direct_messages(self.api, posted.place.user)
        moved = replace(delivery, key=f"moved:{posted.messages[0]}", again=True)
        found = await lookup.find(self.api, (there,), moved.key)
        if found is not None:
            return await self._update(found.posted(), answer, moved)
        return await self._post_answer(there, answer, moved, notes_first=True)

    async def _layout(self, place: Place) -> AnswerLayout:
        settings = await self._settings_of(place) if self._settings_of is not None else ChannelSettings()
        # What a command asked, nobody else has seen.
        asker = place.user if not (place.message or place.private or place.direct) else ""
        return AnswerLayout(
            self._template,
            settings.feedback,
            person=settings.can_ask(place),
            quote_question=not place.message or place.private,
            single=place.private,
            asker=asker,
            share=place.private and not place.direct,
        )

    async def _found(self, place: Place, delivery: Delivery) -> lookup.Found | None:
        """Look for what an earlier attempt may have posted. Where the bot may not read, the nonce alone protects."""
        if not delivery.again:
            return None
        try:
            there = places.where_posted(place)
            if place.private and place.user:
                there = (await places.direct_messages(self.api, place.user),)
            return await lookup.find(self.api, there, delivery.key)
        except Forbidden as error:
            log.warning("It could not be looked up whether an answer was posted before: %s", error)
            return None

    async def _say(self, place: Place, messages: Sequence[Message], delivery: Delivery) -> Posted:
        parts = parts_of(messages, delivery.key)
        found = await self._found(place, delivery)
        if found is not None:
            return await self._post(found.place, parts, delivery, found.messages)
        if place.interaction:
            return await self._respond(place, parts, delivery)
        return await self._post(places.unthreaded(place), parts, delivery)

    async def _respond(self, place: Place, parts: Sequence[Part], delivery: Delivery) -> Posted:
        """Fill the deferred response; where it is gone, post in the channel, or privately in direct messages."""
        try:
            first = await self._responses.fill(place, parts[0], delivery)
        except NotFound as gone:  # over after 15 minutes, never deferred, or deleted
            log.info("Answering in a message of its own: %s", gone)
            return await self._post_instead(place, parts, delivery)
        if place.private:
            return Posted(place, (first, *[await self._responses.add(place, p, delivery) for p in parts[1:]]))
        return await self._post(place, parts, delivery, {0: first})

    async def _post_instead(self, place: Place, parts: Sequence[Part], delivery: Delivery) -> Posted:
        """Post what could not be filled in; to one user alone in direct messages, for there it is found again.

        Somebody who takes none gets it beside the response that is gone, where the interaction still lasts.
        """
        try:
            return await self._post(await self._instead(place), parts, delivery)
        except Forbidden:
            if not place.private:
                raise
        return Posted(place, tuple([await self._responses.add(place, part, delivery) for part in parts]))

    async def _instead(self, place: Place) -> Place:
        if place.private and place.user:
            return await places.direct_messages(self.api, place.user)
        return replace(place, interaction="", private=False)

    async def _post(
        self, place: Place, parts: Sequence[Part], delivery: Delivery, there: Mapping[int, str] | None = None
    ) -> Posted:
        """Post the parts that are not there yet, in order."""
        known = there or {}
        ids = [known.get(part.number) or await self._post_one(place, part, delivery) for part in parts]
        return Posted(place, tuple(ids))

    async def _post_one(self, place: Place, part: Part, delivery: Delivery) -> str:
        try:
            return await sending.post(self.api, place, part, delivery)
        except (Forbidden, NotFound):  # asked where the bot itself may not write: the interaction may
            if not place.interaction:
                raise
        return await self._responses.add(place, part, delivery)


async def _chart(answer: Answer) -> Chart | None:
    return await computed(chart_of, answer.table, language_asked_in(answer)) if answer.table is not None else None
