"""The chat platforms, a row each: what every shared module asks about one, and where the adapter that serves it is.

An adapter is named rather than imported: a process loads the library of no platform that it does not serve, and what an
adapter is built on may read this table. Adding a platform is a row here and a folder of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from bots.signed_events import Webhook, WebhookEvents
from core.errors import BadSetting
from core.settings import Settings

if TYPE_CHECKING:
    from bots import discord_bot, slack_bot
    from bots.conversation import Conversation, EventSink
    from bots.courier import Courier
    from storage.database import Database

    _ADAPTERS: tuple[Adapter, ...] = (slack_bot, discord_bot)
    _WITH_WEBHOOK: tuple[WebhookAdapter, ...] = (slack_bot,)


@dataclass(frozen=True, slots=True)
class Listening:
    """What an adapter is given to listen with: where events go, when to end, and what to set once they can come."""

    settings: Settings
    database: Database
    events: EventSink
    conversation: Conversation
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    ready: asyncio.Event = field(default_factory=asyncio.Event)


class Adapter(Protocol):
    """What the module of a platform's adapter holds."""

    async def serve(self, listening: Listening) -> None:
        """Listen until `listening.stop` is set. Raises `BadSetting`, `KeyRejected` or `Unavailable` at the start."""

    def build_courier(self, settings: Settings, conversation: Conversation | None = None) -> Courier:
        """Return what posts there; needs no connection. Raises `BadSetting`."""

    async def probe(self, settings: Settings) -> str:
        """Say in one line whose tokens these are, without listening. Raises as `serve`."""


class WebhookAdapter(Protocol):
    """What the module of an adapter holds beside, where its platform may send events over HTTP."""

    def webhook_events(self, listening: Listening) -> AbstractAsyncContextManager[WebhookEvents]:
        """Take events over HTTP for as long as the context lasts. Raises as `Adapter.serve`."""


@dataclass(frozen=True, slots=True)
class Traits:
    """How places and people of a platform are. The defaults hold for what is no chat platform: HTTP, the terminal.

    `ids_are_global`: ids of channels and people are the same in all its workspaces, so that they stand without one.
    `threads_are_channels`: a thread is a channel of its own, and its messages are found under it. `threads_are_open`:
    whoever reads a channel reads all its threads. `bare_workspace` is how the id of a workspace begins, where one is
    easily given in place of a channel's. `shows_alone`: beside a message, something can be
    shown to one person alone. `has_guests`: who is in a channel may be a guest of the workspace, or of another one.
    `has_servers`: its workspaces are called servers.
    """

    ids_are_global: bool = False
    threads_are_channels: bool = False
    threads_are_open: bool = False
    bare_workspace: tuple[str, ...] = ()
    shows_alone: bool = False
    has_guests: bool = False
    has_servers: bool = False


@dataclass(frozen=True, slots=True)
class Platform:
    """One chat platform. `name` is stored with all that came from there.

    `token` is the setting without which nothing is posted, `listening` are those that it takes to listen; `own` may
    differ between processes. `channel` and `person` are examples of how commands name one. `principals` are the forms
    of those who can be named as readers of a document: people, groups and channels (`U*` an id that begins so, `role:#`
    a number behind a word). `begins`: how its tokens begin, and into which setting each belongs. `here` is how a
    channel is named as one, and all who may be in it (`{workspace}`).
    """

    name: str
    title: str
    adapter: str
    help: str
    token: str
    listening: tuple[str, ...]
    own: tuple[str, ...]
    sent_to: Mapping[str, tuple[str, ...]]
    channel: str
    person: str
    traits: Traits = Traits()
    webhook: Webhook | None = None
    principals: tuple[str, ...] = ()
    here: tuple[str, ...] = ()
    begins: Mapping[str, str] = field(default_factory=dict)

    @property
    def parts(self) -> tuple[str, ...]:
        """The settings that it is connected by, in one way or another."""
        return tuple(dict.fromkeys((*self.listening, *(self.webhook.settings if self.webhook is not None else ()))))

    @property
    def needed(self) -> str:
        """What a process needs to serve it, for operators."""
        return f"{self.token.upper()} (`errata {self.name}` or `errata worker`)"

    def configured(self, settings: Settings) -> bool:
        """Say whether messages can be posted there."""
        return getattr(settings, self.token) is not None

    def missing(self, settings: Settings) -> tuple[str, ...]:
        """Return the variables that it would still take to listen."""
        return tuple(name.upper() for name in _missing(settings, self.listening))

    def listens(self, settings: Settings) -> bool:
        """Say whether a process of its own is to listen to it. Raises `BadSetting` where a part of that is missing."""
        missing = self.missing(settings)
        if self.webhook is not None and self.webhook.wanted(settings) and self._lacks_only_sockets(settings):
            return False
        if missing and len(missing) < len(self.listening):
            raise BadSetting(f"{missing[0]} is not set.", hint=f"`errata {self.name}` needs it.")
        return not missing

    def listens_to_none(self, settings: Settings) -> bool:
        """Say whether nothing that happens there reaches us as it is configured."""
        over_http = self.webhook is not None and self.webhook.wanted(settings)
        return bool(self.missing(settings)) and not over_http

    def _lacks_only_sockets(self, settings: Settings) -> bool:
        others = [name for name in self.listening if name != self.token]
        return bool(others) and all(getattr(settings, name) is None for name in others)

    async def serve(self, listening: Listening) -> None:
        """Listen until told to stop; see `Adapter.serve`."""
        await self._adapter().serve(listening)

    def courier(self, settings: Settings, conversation: Conversation) -> Courier:
        """Return what posts there; see `Adapter.build_courier`."""
        return self._adapter().build_courier(settings, conversation)

    async def probe(self, settings: Settings) -> str:
        """Say in one line whose tokens these are; see `Adapter.probe`."""
        return await self._adapter().probe(settings)

    def webhook_events(self, listening: Listening) -> AbstractAsyncContextManager[WebhookEvents]:
        """Take its events over HTTP; see `WebhookAdapter`."""
        return cast("WebhookAdapter", import_module(self.adapter)).webhook_events(listening)

    def _adapter(self) -> Adapter:
        return cast("Adapter", import_module(self.adapter))


PLATFORMS = (
    Platform(
        name="slack",
        title="Slack",
        adapter="bots.slack_bot",
        help="Serve Slack over Socket Mode.",
        token="slack_bot_token",  # noqa: S106 - a setting's name
        listening=("slack_bot_token", "slack_app_token"),
        own=("slack_app_token", "slack_signing_secret", "slack_api_url"),
        sent_to={"slack_bot_token": ("slack_api_url",), "slack_app_token": ("slack_api_url",)},
        channel="slack:T0123:C0456",
        person="slack:T0123:U0789",
        traits=Traits(threads_are_open=True, bare_workspace=("T", "E"), shows_alone=True, has_guests=True),
        webhook=Webhook(
            path="/slack/events",
            settings=("slack_signing_secret", "slack_bot_token"),
            # The largest tell of a button under a message of 50 blocks of 3,000 letters, each of them escaped.
            most_bytes=1_000_000,
            moment_header="x-slack-request-timestamp",
            signature_header="x-slack-signature",
            signature_prefix="v0=",
            signature_digits=64,
        ),
        principals=("U*", "W*", "S*", "C*", "G*"),
        here=("{channel}",),
        begins={"xoxb-": "slack_bot_token", "xoxe.": "slack_bot_token", "xapp-": "slack_app_token"},
    ),
    Platform(
        name="discord",
        title="Discord",
        adapter="bots.discord_bot",
        help="Serve Discord.",
        token="discord_token",  # noqa: S106 - a setting's name
        listening=("discord_token",),
        own=("discord_api_url", "discord_gateway_url"),
        sent_to={"discord_token": ("discord_api_url", "discord_gateway_url")},
        channel="discord::456",
        person="discord::789",
        traits=Traits(ids_are_global=True, threads_are_channels=True, has_servers=True),
        principals=("#", "role:#", "channel:#"),
        here=("channel:{channel}", "role:{workspace}"),
    ),
)
BY_NAME: Mapping[str, Platform] = {platform.name: platform for platform in PLATFORMS}
WEBHOOKS: Mapping[str, Platform] = {p.webhook.path: p for p in PLATFORMS if p.webhook is not None}
CHANNEL_EXAMPLES, PERSON_EXAMPLES = [platform.channel for platform in PLATFORMS], [p.person for p in PLATFORMS]
_NO_TRAITS = Traits()


def traits_of(name: str) -> Traits:
    """Return how places and people of a platform are, also of what is none."""
    platform = BY_NAME.get(name)
    return platform.traits if platform is not None else _NO_TRAITS


def workspace_in_key(name: str, workspace: str) -> str:
    """Return the workspace as it stands in keys of channels and people: empty where their ids are the same in all."""
    return "" if traits_of(name).ids_are_global else workspace


def configured_platforms(settings: Settings) -> tuple[Platform, ...]:
    """Return those that messages can be posted to."""
    return tuple(platform for platform in PLATFORMS if platform.configured(settings))


def _missing(settings: Settings, names: tuple[str, ...]) -> list[str]:
    return [name for name in names if getattr(settings, name) is None]
