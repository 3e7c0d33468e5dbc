"""Carries answers to Slack: every message is marked with its key, looked up before it is posted again."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Literal

from bots.channel_settings import ChannelSettings
from bots.conversation import Conversation
from bots.courier import BARE, Delivery
from bots.languages import say
from bots.messages import Beneath, FileRef, Place, Posted, Reaction, Said, nonce
from bots.render.chart import chart_of
from bots.render.plain import language_asked_in, noted, step_text
from bots.render.slack_blocks import (
    AnswerLayout,
    Message,
    answer_messages,
    note_messages,
    receipt_messages,
    sources_messages,
)
from bots.slack_app import lookup, people, threads
from bots.slack_app.api import Json, Recover, SlackApi
from bots.slack_app.downloads import download
from bots.slack_app.ephemeral import post_ephemeral
from bots.slack_app.faults import BlocksRefused, ChannelArchived, ChannelGone, EditRefused, NotInChannel
from bots.slack_app.groups import Groups
from bots.slack_app.membership import Membership
from bots.slack_app.pictures import Pictures
from bots.slack_app.progress import StatusBoard
from bots.slack_app.response_urls import SHOWN_ALONE, begun_by_command, respond, take_away
from bots.slack_app.standing import Standings
from core.access.rights import Standing
from core.concurrency.threads import computed
from core.errors import ErrataError, Forbidden, NotFound
from core.model import Answer
from core.ports import Progress

log = logging.getLogger(__name__)

_NOT_UNFURLED = {"unfurl_links": False, "unfurl_media": False}
_NOT_THERE = "I may not write in that channel, so you have the answer here. `/invite` me to have it there."
_ARCHIVED = "That channel is archived, so you have the answer here. Please ask further here, or in another channel."
_NOT_ALLOWED = "I may not write in that channel, so you have the answer here."
_ALONE = "Only you see this: I may not write where you asked."
_ALONE_HERE = "Only you see this: I can't reach you in direct messages."
_REACTIONS = {Reaction.THANKED: "raised_hands", Reaction.GREETED: "wave", Reaction.SEEN: "eyes"}
_MOVED = "This workspace lets nobody edit so old a message, so this comes beneath the first answer."
_MOVED_FROM_RESPONSE = "I can't change the answer where it stands any more, so here it is."
_MOST_RESPONSES = 2  # messages of one answer shown through a command's address, which takes five in all


Way = Callable[[Place, Answer, Delivery], Awaitable[Posted]]


class SlackCourier:
    """A `bots.courier.Courier` for one Slack workspace, over the Web API alone."""

    def __init__(
        self,
        api: SlackApi,
        *,
        source_url_template: str | None = None,
        board: StatusBoard | None = None,
    ) -> None:
        self.api = api
        self._template = source_url_template
        self._conversation: Conversation | None = None
        self._board = board or StatusBoard(api)
        self._membership = Membership(api)
        self._standings = Standings(api)
        self._names = people.Names(api)
        self._groups = Groups(api, self._membership)
        self._pictures = Pictures(api)

    @property
    def platform(self) -> Literal["slack"]:
        """Slack."""
        return "slack"

    def heed(self, conversation: Conversation) -> None:
        """Leave feedback buttons out where a channel's settings switch them off; until then they are everywhere."""
        self._conversation = conversation

    async def post_answer(self, place: Place, answer: Answer, delivery: Delivery) -> Posted:
        """Post an answer in its thread; long ones in parts, sources and feedback on the last.

        Where the bot may not write, the answer goes to the asker alone: to direct messages, or through the address of
        the command. It is never seen by more people than asked for.
        """
        await self._board.hush(place)
        posted = await self._post_somewhere(place, answer, delivery)
        await self._board.done(place, again=delivery.again)
        await self._end_command(place, posted, delivery, language_asked_in(answer))
        return posted

    async def update_answer(self, posted: Posted, answer: Answer, delivery: Delivery) -> Posted:
        """Edit an answer in place: parts are edited, then added or deleted.

        Where the workspace lets nobody edit so old a message, it is posted beneath, once, and edited there; what was
        shown through a command's address, in direct messages once that is over. Raises `NotFound` where the first part
        is gone; a later one that is gone is posted anew.
        """
        if posted.messages[0].startswith(SHOWN_ALONE):
            return await self._update_response(posted, answer, delivery)
        try:
            return await self._update(posted, answer, delivery)
        except EditRefused as refused:
            log.info("An edit goes into a message of its own: %s", refused)
            return await self._update_beneath(posted, noted(answer, _MOVED), delivery)

    async def post_note(self, place: Place, text: str, delivery: Delivery, beneath: Beneath = BARE) -> Posted:
        """Post a short remark, with what is to be pressed beneath it."""
        return await self._post(place, note_messages(text, beneath), delivery, "")

    async def settle_note(self, place: Place, text: str, delivery: Delivery) -> None:
        """Put a text in the place of a remark and of its buttons."""
        await self._updated(place, place.message, note_messages(text)[0], delivery, needed=True)

    async def tell(self, place: Place, user: str, text: str, delivery: Delivery) -> None:
        """Tell one user something nobody else sees; it ends what a command said meanwhile."""
        if begun_by_command(place):
            await self._board.done(place)
        await post_ephemeral(self.api, place, user, note_messages(text), delivery)

    async def show_receipt(self, place: Place, user: str, answer: Answer, delivery: Delivery) -> None:
        """Show attempts, checks and timings to one user alone."""
        await post_ephemeral(self.api, place, user, receipt_messages(answer), delivery)

    async def show_sources(self, place: Place, user: str, answer: Answer, delivery: Delivery) -> None:
        """Show an answer's sources to one user alone."""
        await post_ephemeral(self.api, place, user, sources_messages(answer, self._template), delivery)

    async def status(self, place: Place, delivery: Delivery, progress: Progress) -> None:
        """Show what is being done, and a stop button."""
        await self._board.show(place, delivery, step_text(progress), progress.language)

    async def greet(self, place: Place, language: str = "") -> None:
        """Give the first sign that a question is being read, in its asker's language; best effort."""
        await self._board.greet(place, language)

    async def clear_status(self, place: Place, key: str) -> None:
        """Take status and stop button away."""
        await self._board.clear(place)
        if begun_by_command(place):
            await self._take_away_response(place)

    async def find_posted(self, place: Place, key: str) -> Posted | None:
        """Find what was posted under a key by reading the thread or channel."""
        found = await lookup.find(self.api, place, key)
        return found.posted() if found else None

    async def delete(self, posted: Posted, delivery: Delivery) -> None:
        """Delete all parts; parts already gone are no error."""
        for ts in posted.messages:
            if ts.startswith(SHOWN_ALONE):
                await delivery.fence()
                await self._take_away_response(posted.place)
            else:
                await self._delete(posted.place, ts, delivery)

    async def react(self, place: Place, reaction: Reaction) -> None:
        """React to a message; that it bears the reaction already, or that we may not, is no matter."""
        await self._reacted("reactions.add", place, reaction)

    async def unreact(self, place: Place, reaction: Reaction) -> None:
        """Take a reaction away; that there is none is no matter."""
        await self._reacted("reactions.remove", place, reaction)

    async def _reacted(self, method: str, place: Place, reaction: Reaction) -> None:
        arguments = {"channel": place.channel, "timestamp": place.message, "name": _REACTIONS[reaction]}
        try:
            await self.api.call(method, arguments)
        except ErrataError as error:
            log.info("%s: %s", method, error)

    async def said_before(self, place: Place) -> tuple[Said, ...]:
        """Return what stands in a thread before a message, oldest first."""
        return await threads.said_before(self.api, place)

    async def offer(self, place: Place, user: str, text: str, delivery: Delivery) -> None:
        """Tell one user alone, beside their message: a thread without replies is seen by nobody."""
        where = replace(place, thread="") if place.thread == place.message else place
        await post_ephemeral(self.api, where, user, note_messages(text), delivery)

    async def download(self, file: FileRef, folder: Path) -> Path:
        """Fetch a shared file within 50 MB."""
        return await download(self.api, file, folder)

    async def channels_of(self, user: str) -> tuple[str, ...]:
        """Return the channels that both the user and the bot are in, at most 5 minutes old; raises, never guesses."""
        return await self._membership.channels_of(user)

    async def channel_names(self) -> Mapping[str, str]:
        """Return the names of the channels that the bot is in, by their ids (minutes old at most). Raises."""
        return await self._membership.names()

    async def name_of(self, place: Place, user: str) -> str:
        """Return the name somebody is shown under."""
        return await people.name_of(self.api, user)

    async def who_is_called(self, place: Place, name: str) -> tuple[str, ...]:
        """Return who of the workspace may be called so, an hour old at most; raises, never guesses."""
        return await self._names.who_is(name)

    async def standing(self, place: Place, user: str) -> Standing:
        """Return whether a user is a member, and a channel shared, at most 5 minutes old; raises, never guesses."""
        return await self._standings.of(place, user)

    async def principals_of(self, place: Place, user: str, named: Collection[str]) -> frozenset[str]:
        """Return which user groups and channels of these a user is in, at most 5 minutes old."""
        return await self._groups.principals_of(user, named)

    async def principals_in(self, place: Place, named: Collection[str]) -> list[frozenset[str]] | None:
        """Return the same of everybody in a channel, None where they are too many or Slack does not say."""
        return await self._groups.principals_in(place.channel, named)

    async def close(self) -> None:
        """Let go of the connections."""
        await self._board.close()
        await self.api.close()

    async def _post_somewhere(self, place: Place, answer: Answer, delivery: Delivery) -> Posted:
        """Post an answer where it was asked; failing that, where its asker alone sees it."""
        refused: ErrataError | None = None
        for post in await self._ways(place):
            told = noted(answer, _elsewhere(refused)) if post == self._directly else answer
            try:
                return await post(place, told, delivery)
            except (Forbidden, NotFound) as error:
                refused = refused or error
                if isinstance(error, NotFound) and not isinstance(error, ChannelGone) and not place.interaction:
                    raise  # a question that was deleted
                log.info("Answering %s in another place: %s", place.user, error)
        assert refused is not None  # noqa: S101 - there is always a way, and it was refused
        raise refused

    async def _ways(self, place: Place) -> list[Way]:
        """Return how an answer may be shown, the best first: never to more people than it was asked for."""
        if not place.user or (place.direct and not place.interaction):
            return [self._post_answer]
        responding = [self._respond] if place.interaction else []
        if place.private and place.direct and not await self._is_ours(place):  # people's own conversation
            return [*responding, self._post_answer]
        if place.private and place.message and not (place.direct or responding):
            return [self._post_answer, self._beside]  # asked in a channel, where something can be shown to one alone
        return [self._post_answer, *responding] if place.private else [self._post_answer, self._directly, *responding]

    async def _is_ours(self, place: Place) -> bool:
        """Say whether direct messages are the user's with the bot; a channel of people's own can't be written to."""
        try:
            return (await lookup.direct_messages(self.api, place, place.user)).channel == place.channel
        except (Forbidden, NotFound):
            return False

    async def _directly(self, place: Place, answer: Answer, delivery: Delivery) -> Posted:
        return await self._post_answer(replace(place, private=True, direct=True), answer, delivery)

    async def _respond(self, place: Place, answer: Answer, delivery: Delivery) -> Posted:
        """Show an answer to its asker alone, through the address of the command. Repeating it shows nothing twice."""
        there = replace(place, private=True)
        messages = await self._messages(there, noted(answer, _ALONE))
        if len(messages) > _MOST_RESPONSES:
            raise Forbidden("The answer is too long for the address of a command.")
        for number, message in enumerate(messages):
            await respond(self.api, place, message, delivery.fence, replace=not number and not place.message)
        return Posted(there, (SHOWN_ALONE + nonce(delivery.key),))

    async def _beside(self, place: Place, answer: Answer, delivery: Delivery) -> Posted:
        """Show an answer to its asker alone, beside their question. After a crash it may be shown once more."""
        thread = "" if place.thread == place.message else place.thread  # one without replies is seen by nobody
        openly = replace(place, private=False, thread=thread)
        messages = await self._messages(place, noted(answer, _ALONE_HERE))
        await post_ephemeral(self.api, openly, place.user, messages, delivery)
        return Posted(place, (SHOWN_ALONE + nonce(delivery.key),))

    async def _update_response(self, posted: Posted, answer: Answer, delivery: Delivery) -> Posted:
        if not posted.place.interaction:
            return await self._beside(posted.place, answer, delivery)
        first, *_ = await self._messages(posted.place, answer, notes_first=True)
        try:
            await respond(self.api, posted.place, first, delivery.fence, replace=not posted.place.message)
        except NotFound as over:
            log.info("An edit goes to direct messages: %s", over)
            return await self._update_beneath(posted, noted(answer, _MOVED_FROM_RESPONSE), delivery)
        return posted

    async def _end_command(self, place: Place, posted: Posted, delivery: Delivery, language: str) -> None:
        """Put the outcome in the place of what a command said at first: where the answer is, or nothing more."""
        if not begun_by_command(place) or posted.messages[0].startswith(SHOWN_ALONE):
            return
        if posted.place.channel == place.channel:
            await self._take_away_response(place)
            return
        said = note_messages(say("answer is private" if place.private else "answer elsewhere", language))[0]
        try:
            await respond(self.api, place, said, delivery.fence, replace=True)
        except ErrataError as error:
            log.info("Where the answer is could not be said: %s", error)

    async def _take_away_response(self, place: Place) -> None:
        try:
            await take_away(self.api, place)
        except ErrataError as error:
            log.info("A command's own message stays: %s", error)

    async def _post_answer(self, place: Place, answer: Answer, delivery: Delivery) -> Posted:
        return await self._post(place, await self._messages(place, answer), delivery, answer.id)

    async def _messages(self, place: Place, answer: Answer, *, notes_first: bool = False) -> list[Message]:
        layout = replace(await self._layout(place), notes_first=notes_first)
        return await computed(answer_messages, answer, await self._pictured(answer, layout))

    async def _update(self, posted: Posted, answer: Answer, delivery: Delivery) -> Posted:
        place = posted.place
        messages = await self._messages(place, answer, notes_first=True)
        kept: list[str] = []
        for ts, message in zip(posted.messages, messages, strict=False):
            if not await self._updated(place, ts, message, delivery, needed=not kept):
                break
            kept.append(ts)
        for ts in posted.messages[len(kept) :]:
            await self._delete(place, ts, delivery)
        if self._board.shows(place):
            await self._board.clear(place, again=delivery.again)
        if len(messages) == len(kept):
            return Posted(place, tuple(kept))
        under = place if place.thread else replace(place, thread=kept[0])
        more = await self._post(under, messages[len(kept) :], delivery, answer.id)
        return Posted(place, (*kept, *more.messages))

    async def _update_beneath(self, posted: Posted, answer: Answer, delivery: Delivery) -> Posted:
        """Show an edit beneath the message that it should have changed, under a key of that message."""
        place = posted.place
        if not place.thread and not posted.messages[0].startswith(SHOWN_ALONE):
            place = replace(place, thread=posted.messages[0])
        moved = replace(delivery, key=f"moved:{posted.messages[0]}", again=True)
        found = await lookup.find(self.api, place, moved.key)
        if found is not None:
            return await self._update(found.posted(), answer, moved)
        messages = await self._messages(place, answer, notes_first=True)
        return await self._post(place, messages, moved, answer.id)

    async def _layout(self, place: Place) -> AnswerLayout:
        settings = await self._conversation.settings(place) if self._conversation else ChannelSettings()
        # A command's question and the wish to have a claim verified are seen by nobody, and a private answer stands far
        # from what it answers; of several in one thread it would not be seen which one is answered.
        unseen = not place.message or place.private or bool(place.interaction) or place.beside
        away = bool(place.interaction) or not place.message  # from who asked
        asker = place.user if away and not (place.private or place.direct) else ""
        share = place.private and not place.direct
        person = settings.can_ask(place)
        template, feedback = self._template, settings.feedback
        return AnswerLayout(template, feedback, quote_question=unseen, asker=asker, share=share, person=person)

    async def _pictured(self, answer: Answer, layout: AnswerLayout) -> AnswerLayout:
        """Return the layout with the answer's table as a picture, where it makes one that Slack takes."""
        chart = await computed(chart_of, answer.table, language_asked_in(answer)) if answer.table is not None else None
        return replace(layout, picture=await self._pictures.of(chart))

    async def _show(
        self, method: str, arguments: Json, message: Message, delivery: Delivery, recover: Recover | None = None
    ) -> Json:
        """Show a message; what Slack does not take is left out: first a picture it has not ready, then all blocks."""
        fence = delivery.fence
        try:
            return await self.api.show(method, arguments | message.shown(), fence, recover)
        except BlocksRefused as error:
            log.error("Slack refused the blocks of an answer: %s", error)
        if message.pictured:
            try:
                return await self.api.show(method, arguments | message.unpictured().shown(), fence, recover)
            except BlocksRefused as error:
                log.error("Slack refused them without the picture, too: %s", error)
        plain: Json = {"text": message.full_text} | ({"blocks": []} if "ts" in arguments else {})
        return await self.api.show(method, arguments | plain, fence, recover)

    async def _post(self, place: Place, messages: list[Message], delivery: Delivery, answer_id: str) -> Posted:
        """Post the messages that are not there yet, in order."""
        found = await lookup.find(self.api, place, delivery.key) if delivery.again else None
        there = found.timestamps if found else {}
        where = found.place if found else await lookup.reachable(self.api, place)
        timestamps: list[str] = []
        for part, message in enumerate(messages):
            marks = lookup.metadata(delivery.key, part, len(messages), answer_id)
            thread = where.thread or (timestamps[0] if timestamps else "")
            timestamps.append(
                there.get(part) or await self._post_one(replace(where, thread=thread), message, marks, delivery)
            )
        return Posted(where, tuple(timestamps))

    async def _post_one(self, place: Place, message: Message, marks: Json, delivery: Delivery) -> str:
        async def recover() -> Json | None:
            found = await lookup.find(self.api, place, delivery.key)
            ts = found.timestamps.get(marks["event_payload"]["part"]) if found else None
            return {"ts": ts} if ts else None

        arguments = {"channel": place.channel, "metadata": marks, **_NOT_UNFURLED}
        if place.thread:
            arguments["thread_ts"] = place.thread
        said = await self._show("chat.postMessage", arguments, message, delivery, recover)
        return str(said["ts"])

    async def _updated(self, place: Place, ts: str, message: Message, delivery: Delivery, *, needed: bool) -> bool:
        """Edit one message; False where it is gone and not `needed`."""
        arguments = {"channel": place.channel, "ts": ts}
        try:
            await self._show("chat.update", arguments, message, delivery)
        except NotFound:
            if needed:
                raise
            return False
        return True

    async def _delete(self, place: Place, ts: str, delivery: Delivery) -> None:
        try:
            await self.api.show("chat.delete", {"channel": place.channel, "ts": ts}, delivery.fence)
        except NotFound:
            log.info("A message that was to be deleted is gone already.")


def _elsewhere(refused: ErrataError | None) -> str:
    """Return why an answer stands in direct messages, and what helps."""
    if isinstance(refused, ChannelArchived):
        return _ARCHIVED
    return _NOT_THERE if isinstance(refused, (NotInChannel, ChannelGone)) else _NOT_ALLOWED
