"""Earlier conversations of the terminal, found again and gone on with."""

from __future__ import annotations

import io

from rich.console import Console

from bots.asking import put
from bots.console_bot import Beginning, ConsoleBot
from core.model import Mode, Question
from storage.conversations.recent import recent
from storage.conversations.store import StoredConversations
from storage.database import open_database
from tests.fakes import ScriptedModel, kit_of
from tests.unit.core.test_loop import RIGHT, corpus


async def test_an_earlier_conversation_is_listed_and_gone_on_with(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    kept = StoredConversations(database)
    model = ScriptedModel(generate=RIGHT)
    kit = kit_of(model, await corpus())
    for conversation in ("console:1", "console:2", "web:3"):
        template = Question("", mode=Mode.STANDARD, conversation_id=conversation)
        await kept.record(await put("How many days of leave?", template, kit))

    async def earlier():
        return await database.read(lambda session: recent(session, "console:", 10))

    async def vote(answer, kind, reason):
        raise AssertionError

    out = io.StringIO()
    bot = ConsoleBot(kit, vote, Console(file=out, width=200), Beginning(earlier=earlier))
    assert [one.id for one in await earlier()] == ["console:2", "console:1"]
    for line in ("/resume", "/resume 9", "/resume 2", "/colection"):
        await bot.say_to(line)
    assert bot._template.conversation_id == "console:1"
    assert "How many days of leave?  (1 question)" in out.getvalue()
    assert "There is no conversation 9: 1 to 2." in out.getvalue()
    assert "Did you mean /collection?" in out.getvalue()
    await bot.say_to("/foo")
    assert out.getvalue().count("Did you mean") == 1, "it shares a sign with all of them, and little else"
    database.close()


async def test_a_vote_is_on_the_last_answer_whatever_was_said_since(tmp_path):
    voted = []

    async def vote(answer, kind, reason):
        voted.append((answer.question.text, kind, reason))

    kit = kit_of(ScriptedModel(generate=RIGHT), await corpus())
    bot = ConsoleBot(kit, vote, Console(file=io.StringIO(), width=200))
    for line in ("How many days of leave?", "thanks", "what can you do?", "/good"):
        await bot.say_to(line)
    assert voted == [("How many days of leave?", "up", "")]
