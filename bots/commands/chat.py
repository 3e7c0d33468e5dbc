"""`errata chat`: the bot at the terminal."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

import typer

from bots.commands.common import INTERRUPTED, operator, run, settings
from bots.commands.progress import starting
from core.access.readers import bases_of
from core.errors import NotFound
from core.model import Mode

if TYPE_CHECKING:
    from collections.abc import Sequence

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

    async def talk(database: Database, until_ready: ExitStack) -> bool:
        async with open_kit(found, for_terminal=True, database=database) as kit:
            return await _converse(kit, database, (mode, wanted), until_ready, resume=resume)

    with ExitStack() as until_ready:
        until_ready.enter_context(starting())
        database = open_main_database(found)
        try:
            left = run(talk(database, until_ready))
        finally:
            database.close()
    if left:
        raise typer.Exit(INTERRUPTED)


async def _converse(
    kit: Kit, database: Database, how: tuple[Mode | None, tuple[str, ...]], until_ready: ExitStack, *, resume: bool
) -> bool:
    """Talk, once what shows that we are starting is closed; say whether Ctrl-C ended it."""
    from bots.commands.search import refuse_unheld
    from bots.console.wording import language_of_terminal
    from bots.console_bot import MOST_RESUMED, OF_CONSOLE, Beginning, ConsoleBot
    from bots.terminal_votes import keep_vote
    from storage.conversations.recent import recent

    async def earlier() -> Sequence[Conversation]:
        return await database.read(lambda session: recent(session, OF_CONSOLE, MOST_RESUMED))

    mode, wanted = how
    await refuse_unheld(wanted or None, kit)
    spoken = language_of_terminal()
    opening, latest = await _opening(kit, mode, wanted, spoken), ""
    if resume:
        latest, said = _taken_up(await earlier(), spoken)
        opening = [*opening, said]
    history = kit.settings.errata_home / HISTORY
    beginning = Beginning(mode, wanted, latest, tuple(opening), history, spoken, earlier)
    who = operator()

    async def vote(answer: Answer, kind: str, why: str) -> None:
        await keep_vote(database, kit, answer, (kind, why), who)

    bot = ConsoleBot(kit, vote, beginning=beginning)
    until_ready.close()
    try:
        await bot.run()
    except KeyboardInterrupt:  # everything that was answered is kept: there is nothing to be told
        return True
    return False


def _taken_up(found: Sequence[Conversation], language: str) -> tuple[str, str]:
    from bots.languages import say

    if not found:
        raise NotFound("There is no conversation to go on with yet.", hint="errata chat begins one.")
    return found[0].id, say("terminal going on", language, text=" ".join(found[0].first.split()))


async def _opening(kit: Kit, mode: Mode | None, wanted: tuple[str, ...], language: str) -> list[str]:
    """Return who answers, from what, and where that lies."""
    from bots.asking import collections_of, operators_scope
    from bots.languages import say

    scope = await operators_scope(wanted, kit)
    documents = [entry for entry in await kit.index.documents() if scope is None or entry.collection in scope]
    figures = [name for name in await collections_of(kit) if kit.facts and await kit.facts.present((name,))]
    named = [name for name in figures if scope is None or name in scope]
    held = [_documents_told(len(documents), bases_of(entry.collection for entry in documents), language)]
    held += [say("terminal figures too", language, names=", ".join(named))] if named else []
    answers = _answers_by(kit.settings, mode or kit.settings.errata_mode, language)
    folder = kit.settings.errata_home
    reads = say("terminal reads", language, held=", ".join(held), folder=folder)
    return [say("terminal answers", language, answers=answers), reads]


def _documents_told(count: int, collections: Sequence[str], language: str) -> str:
    from bots.languages import say

    name = "terminal documents" if count > 1 else "terminal one document" if count else "terminal no documents"
    return say(name, language, count=f"{count:,}", names=", ".join(collections))


def _answers_by(settings: Settings, mode: Mode, language: str) -> str:
    """Return in a line what writes the answers."""
    from bots.languages import say

    if not settings.uses_language_model:
        return say("terminal extracts", language, settings="OPENAI_API_KEY / OPENAI_BASE_URL")
    where = settings.language_model_address
    model = f"{settings.llm_model} ({where})" if where else settings.llm_model
    return say("terminal by model", language, model=model, mode=mode)
