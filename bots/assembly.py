"""Puts the processes together: what a bot needs to take events in, and what a worker needs to deal with them."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ulid import ULID

from bots.agreement import must_agree
from bots.audiences import ChannelsOf, Every, StandingOf
from bots.channel_settings import DEFAULT, ChannelSettings, load_channels
from bots.conversation import Conversation
from bots.courier import Courier
from bots.engine.deciding import admins_of
from bots.engine.intake import Intake
from bots.engine.services import SCRATCH, Limits, Services
from bots.health import ModelHealth
from bots.introduction.kept import KeptIntroductions
from bots.known_collections import known_collections
from bots.membership import member
from bots.platforms import configured_platforms
from bots.readers import PrincipalsIn, PrincipalsOf
from bots.wiring import open_kit, open_main_database
from core.model import Answer, Question
from core.ports import Kit, Report
from core.settings import Settings
from storage.database import Database
from storage.private_files import make_private_folder
from storage.work.leases import this_process

if TYPE_CHECKING:
    from bots.engine.engine import Engine
    from bots.engine.executor import Handler

log = logging.getLogger("errata")


@dataclass(frozen=True, slots=True)
class ProcessContext:
    """What a process needs that takes events in: no models, no index."""

    settings: Settings
    database: Database
    conversation: Conversation
    couriers: Mapping[str, Courier]


@asynccontextmanager
async def open_process_context(settings: Settings, role: str, *, answers: bool) -> AsyncIterator[ProcessContext]:
    """Join the processes on this database, open the couriers of the configured platforms, and close all again.

    Raises `BadSetting` where a living process has other values of what must agree; for a process that `answers` that
    is more than for one that only takes events in.
    """
    channels = channels_of_file(settings)
    database = await asyncio.to_thread(open_main_database, settings)
    me = this_process(_name(settings, role), str(ULID()))
    try:
        agreed = must_agree(settings, channels, answers=answers)
        async with member(database, me, agreed), _process_context(settings, database, channels) as context:
            yield context
    finally:
        database.close()


@asynccontextmanager
async def _process_context(
    settings: Settings, database: Database, channels: Mapping[str, ChannelSettings]
) -> AsyncIterator[ProcessContext]:
    known = known_collections(settings, database)
    async with known as every, _conversing(settings, database, channels, every) as context:
        yield context


@asynccontextmanager
async def _conversing(
    settings: Settings, database: Database, channels: Mapping[str, ChannelSettings], every: Every
) -> AsyncIterator[ProcessContext]:
    couriers: dict[str, Courier] = {}

    def channels_of(platform: str) -> ChannelsOf:
        return lambda user: couriers[platform].channels_of(user)

    def standing_of(platform: str) -> StandingOf:
        return lambda place, user: couriers[platform].standing(place, user)

    def principals_of(platform: str) -> PrincipalsOf:
        return lambda place, user, named: couriers[platform].principals_of(place, user, named)

    def principals_in(platform: str) -> PrincipalsIn:
        return lambda place, named: couriers[platform].principals_in(place, named)

    served = configured_platforms(settings)
    conversation = Conversation(
        database,
        configured=channels,
        admins=settings.errata_admins,
        channels_of={platform.name: channels_of(platform.name) for platform in served},
        standing_of={platform.name: standing_of(platform.name) for platform in served},
        principals_of={platform.name: principals_of(platform.name) for platform in served},
        principals_in={platform.name: principals_in(platform.name) for platform in served},
        every=every,
    )
    couriers.update({platform.name: platform.courier(settings, conversation) for platform in served})
    try:
        yield ProcessContext(settings, database, conversation, couriers)
    finally:
        for courier in couriers.values():
            await courier.close()


@asynccontextmanager
async def at_work(context: ProcessContext, role: str, kit: Kit | None = None) -> AsyncIterator[Engine]:
    """Answer, post and learn in this process for as long as the context lasts; then finish or hand over.

    A `kit` that is given is used, and stays open.
    """
    engine_type, handlers = await asyncio.to_thread(_engine_parts)
    opened = nullcontext(kit) if kit is not None else open_kit(context.settings, database=context.database)
    async with opened as ready:
        health = ModelHealth(context.database, lambda: str(getattr(ready.model, "problem", "")))
        await health.begin()
        engine = engine_type(_services(context, ready, role, health), handlers)
        await engine.start()
        log.info("Working as %s, for %s.", role, " and ".join(sorted(context.couriers)) or "HTTP alone")
        try:
            yield engine
        finally:
            await engine.stop()


@asynccontextmanager
async def open_intake(context: ProcessContext, engine: Engine | None = None) -> AsyncIterator[Intake]:
    """Take events in; an engine of the same process is woken at once."""
    limits = Limits(questions_per_minute=context.settings.questions_per_minute)
    intake = Intake(context.database, limits, engine.wake) if engine is not None else Intake(context.database, limits)
    try:
        yield intake
    finally:
        await intake.close()


def _engine_parts() -> tuple[type[Engine], Mapping[str, Handler]]:
    """Import what works: a process that only takes events in starts without it, any other listens meanwhile."""
    from bots.engine.engine import Engine
    from bots.workflows import HANDLERS

    return Engine, HANDLERS


def _services(context: ProcessContext, kit: Kit, role: str, health: ModelHealth) -> Services:
    from bots.empty_index import said_of_emptiness
    from bots.engine.repairs import Repairing
    from bots.fitting import fits
    from bots.indexer import LibraryIndexer, bot_options
    from bots.introduction.about import told_of_itself
    from bots.introduction.opening import Introducer
    from core.loop import answer
    from storage.facts.store import SqlFacts

    async def answer_it(question: Question, report: Report) -> Answer:
        told = await told_of_itself(question, kit, context.database)
        if told is not None:
            return told
        made = await answer(question, kit, report)
        operator = context.conversation.is_admin(question.asker.user)
        made = await said_of_emptiness(made, kit, operator=operator)
        await health.heed(made)
        return made

    async def evict(answer_id: str) -> None:
        kept = await kit.conversations.answer(answer_id)
        if kit.cache is not None and kept is not None and kept.cache_key:
            await kit.cache.evict(kept.cache_key)

    indexer = LibraryIndexer(kit.index, kit.embedder, bot_options(context.settings), facts=SqlFacts(context.database))
    scratch = context.settings.errata_home / SCRATCH
    make_private_folder(scratch)
    return Services(
        database=context.database,
        conversation=context.conversation,
        answer=Repairing(answer_it, indexer, context.database),
        couriers=context.couriers,
        indexer=indexer,
        introducer=Introducer(kit, KeptIntroductions(context.database)),
        evict=evict,
        fits=lambda question, collections: fits(question, collections, kit),
        limits=Limits(keep_audit=context.settings.audit_days * 86_400.0),
        people=context.settings.same_people,
        admins=admins_of(context.settings),
        worker=_name(context.settings, role),
        scratch=scratch,
    )


def _name(settings: Settings, role: str) -> str:
    return settings.worker_id or f"{socket.gethostname()}-{role}"


def channels_of_file(settings: Settings) -> dict[str, ChannelSettings]:
    """Settings per channel from the file, over the default mode of ERRATA_MODE: a channel without one has that."""
    base = replace(ChannelSettings(), mode=settings.errata_mode)
    return load_channels(settings.channels_file, base) if settings.channels_file else {DEFAULT: base}
