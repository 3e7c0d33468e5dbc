"""`errata chat`: the bot at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from bots.commands.common import operator, run, settings

if TYPE_CHECKING:
    from storage.database import Database


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("chat")(chat)


def chat() -> None:
    """Talk with the bot; reads lines when input is not a terminal. /help says what else it understands."""
    from bots.console_bot import ConsoleBot
    from bots.terminal_votes import keep_vote
    from bots.wiring import open_kit, open_main_database

    async def talk(database: Database) -> None:
        async with open_kit(settings(), for_terminal=True, database=database) as kit:
            await ConsoleBot(
                kit, lambda answer, kind, why: keep_vote(database, kit, answer, (kind, why), operator())
            ).run()

    database = open_main_database(settings())
    try:
        run(talk(database))
    finally:
        database.close()
