"""`errata chat`: the bot at the terminal."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import typer

from bots.commands.common import run, settings

if TYPE_CHECKING:
    from sqlmodel import Session

    from core.model import Answer
    from storage.database import Database


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("chat")(chat)


def chat() -> None:
    """Talk with the bot; reads lines when input is not a terminal. /help says what else it understands."""
    from bots.console_bot import ConsoleBot
    from bots.wiring import open_kit, open_main_database

    async def talk(database: Database) -> None:
        async with open_kit(settings(), for_terminal=True, database=database) as kit:
            await ConsoleBot(kit, lambda answer, kind, why: _keep_vote(database, answer, kind, why)).run()

    database = open_main_database(settings())
    try:
        run(talk(database))
    finally:
        database.close()


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
