"""slack-bolt's listeners: translate, make durable, acknowledge; in that order."""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Awaitable, Callable
from typing import Any

from slack_bolt.async_app import AsyncApp
from slack_bolt.authorization import AuthorizeResult
from slack_bolt.response import BoltResponse
from slack_sdk.web.async_client import AsyncWebClient

from bots.languages import language_for, retold, say
from bots.messages import Incoming
from bots.render.slack_blocks import (
    CHOICE_ACTION,
    CONSENT_ACTION,
    FEEDBACK_ACTION,
    KEEP_ACTION,
    PERSON_ACTION,
    PROMPT_ACTION,
    SHARE_ACTION,
    SHARE_BLOCK,
    SOURCES_ACTION,
    WHY_ACTION,
)
from bots.slack_app.bodies import SHAPELESS, translated
from bots.slack_app.commands import Reply, from_command
from bots.slack_app.event_receiver import AT_ONCE, EventReceiver
from bots.slack_app.identity import Identity
from bots.slack_app.interactions import (
    ABOUT_BLOCK,
    ABOUT_VIEW,
    REASON_BLOCK,
    REASON_VIEW,
    from_about,
    from_choice,
    from_consent,
    from_feedback,
    from_person,
    from_prompt,
    from_reason,
    from_share,
    from_shortcut,
    from_sources,
    from_why,
    is_in_message,
    without_block,
)
from bots.slack_app.translate import from_event
from bots.vote_presses import takes_back
from core.errors import BadInput

log = logging.getLogger(__name__)

VERIFY_SHORTCUT, ASK_SHORTCUT = "errata_verify", "errata_ask"
ANYTHING = re.compile(".*", re.DOTALL)

Body = dict[str, Any]
Ack = Callable[..., Awaitable[Any]]


def build_app(receiver: EventReceiver, base_url: str, signing_secret: str = "") -> AsyncApp:
    """Return the bolt app. What a listener raises is not acknowledged, so that Slack delivers it again."""
    bolt_log = logging.getLogger("bots.slack_app.bolt")
    bolt_log.setLevel(logging.ERROR)  # it warns of the token it was not given
    app = AsyncApp(
        name=bolt_log.name,  # bolt sets the level of the log that is called like the app: it must be none of ours
        logger=bolt_log,
        client=AsyncWebClient(token=None, base_url=base_url, logger=bolt_log),
        authorize=_authorize(receiver.me),
        signing_secret=signing_secret,
        process_before_response=True,  # otherwise events are acknowledged before they are durable
        attaching_function_token_enabled=False,
        attaching_conversation_kwargs_enabled=False,
    )
    app.error(_unhandled)
    _listen_to_events(app, receiver)
    _listen_to_votes(app, receiver)
    _listen_to_prompts(app, receiver)
    _listen_for_people(app, receiver)
    _listen_to_buttons(app, receiver)
    _listen_to_dialogs(app, receiver)
    _listen_to_the_rest(app, receiver)
    return app


async def _unhandled(error: Exception) -> BoltResponse:
    """Answer what a listener raised: 400 for what makes no sense, else 500, upon which Slack delivers it again."""
    if isinstance(error, BadInput) or _is_bolts_own(error):
        log.warning("An event is refused: %s", error)
        return BoltResponse(status=400, body="")
    log.error("Failed to run a listener: %s", error, exc_info=error)
    return BoltResponse(status=500, body="")


def _is_bolts_own(error: Exception) -> bool:
    """Say whether the library stumbled over the shape of what it was given."""
    if not isinstance(error, SHAPELESS) or error.__traceback__ is None:
        return False
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    return str(frames[-1].f_globals.get("__name__", "")).startswith("slack_bolt.")


def _authorize(me: Identity) -> Callable[..., Awaitable[AuthorizeResult]]:
    async def authorize(enterprise_id: str | None, team_id: str | None) -> AuthorizeResult:
        """Answer from what start-up learnt: no request to Slack an event."""
        return AuthorizeResult(enterprise_id=enterprise_id, team_id=team_id, bot_id=me.bot, bot_user_id=me.bot_user)

    return authorize


def _listen_to_events(app: AsyncApp, receiver: EventReceiver) -> None:
    @app.event("app_home_opened")
    async def home(event: Body) -> None:
        if event.get("tab") == "messages":
            receiver.suggest_prompts(str(event.get("user", "")), str(event.get("channel", "")))
        else:
            receiver.show_home(str(event.get("user", "")), str(event.get("channel", "")))

    @app.event("assistant_thread_started")
    async def opened(event: Body) -> None:
        thread = event.get("assistant_thread") or {}
        who = str(thread.get("user_id", ""))
        receiver.suggest_prompts(who, str(thread.get("channel_id", "")), str(thread.get("thread_ts", "")))

    @app.event(ANYTHING)  # also what is nothing for us: unhandled events are delivered again
    async def any_event(body: Body) -> None:
        await receiver.take_or_tell(translated(lambda: from_event(body, receiver.me)))


def _listen_to_votes(app: AsyncApp, receiver: EventReceiver) -> None:
    @app.action(FEEDBACK_ACTION)
    async def feedback(body: Body, action: Body, ack: Ack) -> None:
        pressed = translated(lambda: from_feedback(body, action))
        vote = await receiver.presses.judged(pressed) if pressed is not None else None
        kept = await receiver.take_click(vote)
        await ack()
        if not kept or vote is None:
            return
        receiver.presses.answered(vote)
        if takes_back(vote):
            receiver.say(vote, "vote withdrawn")
        elif vote.payload["vote"] == "down":
            said = str((body.get("message") or {}).get("text") or "")
            receiver.ask_reason(vote, str(body.get("trigger_id", "")), language_for(said))
        else:
            receiver.say(vote, "noted")


def _beginning(action: str) -> re.Pattern[str]:
    """The id of an action with a number behind it: each button of a message has its own."""
    return re.compile(f"^{action}")


def _listen_to_buttons(app: AsyncApp, receiver: EventReceiver) -> None:
    @app.action(WHY_ACTION)
    async def why(body: Body, action: Body, ack: Ack) -> None:
        await receiver.take_click(translated(lambda: from_why(body, action)))
        await ack()

    @app.action(SOURCES_ACTION)
    async def sources(body: Body, action: Body, ack: Ack) -> None:
        await receiver.take_click(translated(lambda: from_sources(body, action)))
        await ack()

    @app.action(SHARE_ACTION)
    @app.action(KEEP_ACTION)
    async def share_or_keep(body: Body, action: Body, ack: Ack) -> None:
        asked = action.get("action_id") == SHARE_ACTION
        kept = not asked or await receiver.take_click(translated(lambda: from_share(body, action)))
        await ack()
        if kept:
            receiver.change(translated(lambda: without_block(body, SHARE_BLOCK)))

    @app.action(_beginning(CHOICE_ACTION))
    async def choice(body: Body, action: Body, ack: Ack) -> None:
        await receiver.take_click(translated(lambda: from_choice(body, action)))
        await ack()

    @app.action(ANYTHING)
    async def any_action(ack: Ack) -> None:
        await ack()


def _listen_for_people(app: AsyncApp, receiver: EventReceiver) -> None:
    @app.action(PERSON_ACTION)
    async def person(body: Body, action: Body, ack: Ack) -> None:
        await receiver.take_click(translated(lambda: from_person(body, action)))
        await ack()

    for act in (f"{CONSENT_ACTION}_agree", f"{CONSENT_ACTION}_decline"):

        @app.action(act)
        async def consent(body: Body, action: Body, ack: Ack) -> None:
            await receiver.take_click(translated(lambda: from_consent(body, action)))
            await ack()


def _listen_to_prompts(app: AsyncApp, receiver: EventReceiver) -> None:
    @app.action(_beginning(PROMPT_ACTION))
    async def prompt(body: Body, action: Body, ack: Ack) -> None:
        asked = translated(lambda: from_prompt(body, action))
        if is_in_message(body):  # beneath an introduction, where the answer follows
            await receiver.take_click(asked)
            await ack()
            return
        said, language = await receiver.take_once(asked), language_for(asked.text)
        await ack()
        receiver.notify(said or say("prompt taken", language), str(body.get("trigger_id", "")), language)


def _listen_to_dialogs(app: AsyncApp, receiver: EventReceiver) -> None:
    @app.view(REASON_VIEW)
    async def reason(body: Body, ack: Ack) -> None:
        given = translated(lambda: from_reason(body))
        said = await receiver.take_once(given) if given is not None else ""
        if said:  # the dialog stays open, with what was written
            await ack(response_action="errors", errors={REASON_BLOCK: said})
        else:
            await ack()

    @app.shortcut(ASK_SHORTCUT)
    async def ask_about(body: Body, ack: Ack) -> None:
        await ack()
        receiver.ask_about(translated(lambda: from_shortcut(body)), str(body.get("trigger_id", "")))

    @app.view(ABOUT_VIEW)
    async def about(body: Body, ack: Ack) -> None:
        asked = translated(lambda: from_about(body))
        said = await receiver.take_once(asked) if asked is not None else ""
        if said:
            await ack(response_action="errors", errors={ABOUT_BLOCK: said})
        else:
            await ack()


def _listen_to_the_rest(app: AsyncApp, receiver: EventReceiver) -> None:
    @app.shortcut(VERIFY_SHORTCUT)
    async def verify(body: Body, ack: Ack) -> None:
        claim = translated(lambda: from_shortcut(body))
        if claim.text:
            await receiver.take_click(claim)
        else:
            receiver.say(claim, "no text there")
        await ack()

    @app.command(ANYTHING)
    async def command(body: Body, ack: Ack) -> None:
        asked = translated(lambda: from_command(body))
        user = str(body.get("user_id", ""))
        if isinstance(asked, Reply):
            said = retold(asked.text, await receiver.language_of(user, str(body.get("text") or "")))
        else:
            said = await receiver.take_once(asked) or _taken(
                asked, await receiver.language_of(user, asked.text, AT_ONCE)
            )
        await ack(text=said, response_type="ephemeral")

    async def nothing_for_us(ack: Ack) -> None:
        await ack()

    app.view(ANYTHING)(nothing_for_us)
    app.view_closed(ANYTHING)(nothing_for_us)
    app.shortcut(ANYTHING)(nothing_for_us)
    app.options(ANYTHING)(nothing_for_us)


def _taken(incoming: Incoming, language: str) -> str:
    if incoming.place.private and not incoming.place.direct:
        return say("taken private", language)
    return say("taken" if incoming.text else "one moment", language)
