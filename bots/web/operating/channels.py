"""`/dashboard/channels`: the channels where something was asked or set, and how each is served."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fastapi import APIRouter, Request
from sqlmodel import Session
from starlette.responses import Response

from bots.channel_book import ChannelBook
from bots.channel_settings import ChannelSettings, Typed, apply_changes, as_typed
from bots.engine.transactions import look
from bots.languages import say
from bots.messages import Place
from bots.platforms import BY_NAME
from bots.unknown_collections import remarks
from bots.web.channel_names import channel_names
from bots.web.operating.desk import NOTHING_KEPT, actor, desk_router, fields, sheet, told
from bots.web.operating.library import collections_of
from bots.web.parts import Parts
from core.errors import BadInput, ErrataError
from core.reading.phrases import FALLBACK
from storage.conversations import channels

_MOST = 200


@dataclass(frozen=True, slots=True)
class _Channel:
    """A channel with its settings; `own` are those that are not as usual. `name`: where it is told."""

    platform: str
    workspace: str
    channel: str
    name: str
    questions: int
    settings: tuple[Typed, ...]
    own: tuple[Typed, ...]


def channels_router(parts: Parts) -> APIRouter:
    """Return the page and what its forms do."""
    router = desk_router()

    async def listed(request: Request, notice: str = "", kept: Mapping[str, str] = NOTHING_KEPT) -> Response:
        known = await look(parts.database, _known)
        names = await channel_names(parts.couriers) if known else {}
        known_collections = await collections_of(parts.kit.index) if known else []
        found = [
            _shown(key, count, await parts.conversation.settings(_place(key)), names.get((key[0], key[2]), ""))
            for key, count in known
        ]
        return sheet(
            request, "channels.html", "channels", notice=notice, kept=kept, channels=found, known=known_collections
        )

    @router.get("/channels")
    async def show(request: Request) -> Response:
        return await listed(request)

    @router.post("/channels")
    async def change(request: Request) -> Response:
        given = await fields(request)
        key = (given.get("platform", ""), given.get("workspace", ""), given.get("channel", ""))
        try:
            if key[0] not in BY_NAME or not key[2]:
                raise BadInput("There is no such channel.")
            settings = as_typed(await parts.conversation.settings(_place(key)))
            changes = {one.key: given[one.key] for one in settings if given.get(one.key, one.value) != one.value}
            if changes:
                _refuse_silencing(changes, await collections_of(parts.kit.index))
                await ChannelBook(parts.database).change(_place(key), actor(request), changes)
        except ErrataError as error:
            return await listed(request, told(error, request), given)
        said = ", ".join(f"{name} = {value}" for name, value in changes.items())
        return await listed(request, f"{key[2]}: {said}" if said else "")

    return router


def _refuse_silencing(changes: dict[str, str], known: list[str]) -> None:
    """Raise `BadInput` where a channel would read nothing, as no collection is called what is named."""
    named = (
        apply_changes(ChannelSettings(), {"collections": changes["collections"]}) if "collections" in changes else None
    )
    if named is not None and isinstance(named.collections, tuple) and named.collections:
        unknown = remarks(named.collections, known)
        if len(unknown) == len(named.collections):
            raise BadInput(" ".join(unknown), hint=say("would read nothing", FALLBACK))


def _known(session: Session) -> list[tuple[channels.Key, int]]:
    return channels.known(session, tuple(BY_NAME), _MOST)


def _place(key: channels.Key) -> Place:
    platform, workspace, channel = key
    return Place(platform, channel, workspace)


def _shown(key: channels.Key, count: int, settings: ChannelSettings, name: str) -> _Channel:
    typed, usual = as_typed(settings), set(as_typed(ChannelSettings()))
    return _Channel(*key, name, count, typed, tuple(one for one in typed if one not in usual))
