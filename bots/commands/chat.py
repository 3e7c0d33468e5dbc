"""`errata chat`: the bot at the terminal."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import run, settings
from core.errors import NotFound
from core.model import Mode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlmodel import Session

    from core.model import Answer
    from core.ports import Kit
    from core.settings import Settings
    from storage.conversations.recent import Conversation
    from storage.database import Database

HISTORY = "chat_history"
"""The file in the data folder that keeps what was typed."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("chat")(chat)


def chat(
    mode: Annotated[Mode | None, typer.Option(help="How to answer; default: ERRATA_MODE.")] = None,
    collection: Annotated[list[str] | None, typer.Option(help="Only from this collection (repeatable).")] = None,
    *,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the latest conversation.")] = False,
) -> None:
    """Talk with the bot; reads lines when input is not a terminal. /help says what else it understands."""
    from bots.wiring import open_kit, open_main_database

    found, wanted = settings(), tuple(collection or ())

    async def talk(database: Database) -> None:
        async with open_kit(found, for_terminal=True, database=database) as kit:
            await _converse(kit, database, (mode, wanted), resume=resume)

    database = open_main_database(found)
    try:
        run(talk(database))
    finally:
        database.close()


async def _converse(kit: Kit, database: Database, how: tuple[Mode | None, tuple[str, ...]], *, resume: bool) -> None:
    from bots.commands.documents import refuse_unknown
    from bots.console_bot import MOST_RESUMED, OF_CONSOLE, Beginning, ConsoleBot
    from storage.conversations.recent import recent

    async def earlier() -> Sequence[Conversation]:
        return await database.read(lambda session: recent(session, OF_CONSOLE, MOST_RESUMED))

    mode, wanted = how
    await refuse_unknown(wanted or None, kit.index)
    opening, latest = await _opening(kit, mode, wanted), ""
    if resume:
        latest, said = _taken_up(await earlier())
        opening = [*opening, said]
    history = kit.settings.errata_home / HISTORY
    beginning = Beginning(mode, wanted, latest, tuple(opening), history, earlier)
    await ConsoleBot(kit, lambda answer, kind, why: _keep_vote(database, answer, kind, why), beginning=beginning).run()


def _taken_up(found: Sequence[Conversation]) -> tuple[str, str]:
    if not found:
        raise NotFound("There is no conversation to go on with yet.", hint="errata chat begins one.")
    return found[0].id, f"Going on with: {found[0].first}"


async def _opening(kit: Kit, mode: Mode | None, wanted: tuple[str, ...]) -> list[str]:
    """Return who answers, from what, and where that lies."""
    documents = [entry for entry in await kit.index.documents() if not wanted or entry.collection in wanted]
    names = sorted({entry.collection for entry in documents})
    held = f"{len(documents):,} documents in {', '.join(names)}" if documents else "no documents yet"
    answers = answers_by(kit.settings, mode or kit.settings.errata_mode)
    return [f"Answers: {answers}", f"Reads: {held} (data in {kit.settings.errata_home})"]


def answers_by(settings: Settings, mode: Mode) -> str:
    """Return in a line what writes the answers."""
    if not settings.uses_language_model:
        return "extracts of your documents; no language model is set (OPENAI_API_KEY or OPENAI_BASE_URL)"
    where = settings.language_model_address
    return f"{settings.llm_model}{f' at {where}' if where else ''}, mode {mode}"


async def _keep_vote(database: Database, answer: Answer, kind: str, reason: str) -> None:
    """Keep a thumbs-up or -down, and its reason."""
    from storage.conversations import feedback

    place = answer.question.conversation_id
    vote = feedback.Mark(answer.id, place, answer.id, "console", kind, "chat", time.time_ns(), "said")

    def work(session: Session) -> None:
        feedback.add(session, vote)
        if reason:
            feedback.give_reason(session, vote, reason)

    await database.run(work)
