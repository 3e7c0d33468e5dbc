"""All collections with their audiences, for the operator: as tables, commands in channels and the file have it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from sqlmodel import Session

from bots.channel_settings import DEFAULT as DEFAULT_TABLE
from bots.channel_settings import DIRECT, ChannelSettings, apply_changes, load_channels
from bots.platforms import BY_NAME, CHANNEL_EXAMPLES, traits_of, workspace_in_key
from bots.wiring import open_index, open_main_database
from core.access.readers import base_of
from core.access.rights import EVERYTHING
from core.errors import BadInput
from core.model import DEFAULT_COLLECTION
from core.settings import Settings
from storage.access import audiences, tokens
from storage.access.audiences import Grant
from storage.conversations import channels
from storage.facts.store import SqlFacts


@dataclass(frozen=True, slots=True)
class CollectionAudience:
    """A collection: how much is in it (`figures`: fact rows, too), and who may read it. Tokens are named."""

    name: str
    documents: int = 0
    passages: int = 0
    figures: bool = False
    everyone: bool = False
    channels: tuple[str, ...] = ()
    users: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def closed(self) -> bool:
        """Nobody may read it but the operator."""
        return not (self.everyone or self.channels or self.users or self.tokens)


@dataclass(frozen=True, slots=True)
class Decided:
    """What was decided about audiences, wherever it stands."""

    everyones: frozenset[str] = frozenset({DEFAULT_COLLECTION})
    grants: tuple[Grant, ...] = ()
    by_command: Mapping[str, tuple[str, ...] | str] = field(default_factory=dict)
    tokens: Mapping[str, str] = field(default_factory=dict)
    limits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    names: frozenset[str] = frozenset()


async def collection_audiences(
    settings: Settings, known: Mapping[str, tuple[int, int]] | None = None
) -> list[CollectionAudience]:
    """Return all collections by name: those that hold documents or figures or that anything was decided about.

    `known` stands for what they hold of documents, where that need not be counted.
    """
    database = await asyncio.to_thread(open_main_database, settings)
    try:
        decided = await database.read(decided_in)
        with_figures = await SqlFacts(database).collections()
    finally:
        database.close()
    holding = dict.fromkeys(with_figures, (0, 0)) | dict(await held(settings) if known is None else known)
    found = listed(decided, by_file(settings), holding)
    return [replace(audience, figures=audience.name in with_figures) for audience in found]


async def held(settings: Settings) -> dict[str, tuple[int, int]]:
    """Return documents and passages of each collection."""
    index = await asyncio.to_thread(open_index, settings)
    try:
        entries = await index.documents()
    finally:
        await index.close()
    documents, passages = Counter(base_of(e.collection) for e in entries), Counter[str]()
    for entry in entries:
        passages[base_of(entry.collection)] += entry.chunks
    return {name: (documents[name], passages[name]) for name in documents}


def by_file(settings: Settings) -> dict[str, ChannelSettings]:
    """Return the channels file's tables, or nothing."""
    return load_channels(settings.channels_file) if settings.channels_file else {}


def decided_in(session: Session) -> Decided:
    """Read what was decided."""
    return Decided(
        everyones=audiences.everyones(session),
        grants=tuple(audiences.grants(session)),
        by_command=dict(own_by_command(row for one in BY_NAME for row in channels.all_settings(session, one))),
        tokens={token.id: token.name for token in tokens.list_tokens(session) if not token.revoked_at},
        limits=audiences.limits_of_tokens(session),
        names=audiences.decided(session),
    )


def listed(
    decided: Decided, tables: Mapping[str, ChannelSettings], held_now: Mapping[str, tuple[int, int]]
) -> list[CollectionAudience]:
    """Return the collections, put together from all that is known of them."""
    named = by_command_and_file(decided, tables)
    in_settings = {name for own in named.values() if isinstance(own, tuple) for name in own}
    limited = {name for limits in decided.limits.values() for name in limits}
    names = {DEFAULT_COLLECTION, *held_now, *decided.names, *in_settings, *limited}
    return [_collection_audience(name, decided, named, held_now.get(name, (0, 0))) for name in sorted(names)]


def by_command_and_file(
    decided: Decided, tables: Mapping[str, ChannelSettings]
) -> dict[str, tuple[str, ...] | str | None]:
    """Return what settings name for each channel; what a command said goes first."""
    from_file = {_subject_of(name): t.collections for name, t in tables.items() if name != DEFAULT_TABLE}
    return {**from_file, **decided.by_command}


def subject(text: str) -> str:
    """Return what a channel or person is known by, from what was typed. Raises `BadInput`."""
    parts = text.strip().split(":")
    platform, name = parts[0], parts[-1]
    workspace = parts[1] if len(parts) == 3 else ""
    is_workspace = len(parts) == 2 and name.startswith(traits_of(platform).bare_workspace)
    if len(parts) not in (2, 3) or platform not in BY_NAME or not name or is_workspace:
        raise BadInput(f"{text!r} names no channel or person.", hint=f"Such as {', '.join(CHANNEL_EXAMPLES)}.")
    return f"{platform}:{workspace_in_key(platform, workspace)}:{name}"


def _collection_audience(
    name: str, decided: Decided, named: Mapping[str, tuple[str, ...] | str | None], held_now: tuple[int, int]
) -> CollectionAudience:
    gifts = [grant for grant in decided.grants if grant.collection == name]
    by_setting = [channel for channel, own in named.items() if own == EVERYTHING or name in (own or ())]
    given = [grant.subject for grant in gifts if grant.kind == "channel"]
    limited = [token for token, limits in decided.limits.items() if name in limits]
    to_tokens = [*limited, *(grant.subject for grant in gifts if grant.kind == "token")]
    return CollectionAudience(
        name=name,
        documents=held_now[0],
        passages=held_now[1],
        everyone=name in decided.everyones,
        channels=tuple(sorted({*given, *by_setting})),
        users=tuple(grant.subject for grant in gifts if grant.kind == "user"),
        tokens=tuple(sorted({decided.tokens[token] for token in to_tokens if token in decided.tokens})),
        warnings=tuple(_narrowed(name, given, named)),
    )


def _narrowed(name: str, given: Iterable[str], named: Mapping[str, tuple[str, ...] | str | None]) -> Iterable[str]:
    """Yield where a gift counts for nothing, since a setting names exactly what is read there."""
    for channel in given:
        own = named.get(channel, named.get(_bare(channel)))
        if isinstance(own, tuple) and name not in own:
            yield f"{channel} does not read {name} yet: its own setting names {', '.join(own) or 'nothing'}."


def own_by_command(rows: Iterable[tuple[channels.Key, str]]) -> Iterable[tuple[str, tuple[str, ...] | str]]:
    """Yield what commands named for channels, given their settings as JSON."""
    for (platform, workspace, channel), body in rows:
        given = json.loads(body).get("collections")
        try:
            own = apply_changes(ChannelSettings(), {"collections": given}).collections if given else None
        except BadInput:
            continue
        if own is not None:
            yield f"{platform}:{workspace}:{channel}", own


def _subject_of(table: str) -> str:
    platform, _, channel = table.partition(".")
    return f"{platform}:{channel}" if channel == DIRECT else f"{platform}::{channel}"


def _bare(channel: str) -> str:
    platform, _, name = channel.split(":")
    return f"{platform}::{name}"
