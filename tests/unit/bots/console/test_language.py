"""The terminal speaks the language of the question, and says once what to set."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from bots.console_bot import Beginning, ConsoleBot
from bots.languages import ENGLISH, LANGUAGES
from bots.languages import say as say_of_bots
from core.clients.extractive import ExtractiveModel
from core.reading.phrases import say
from tests.fakes import kit_of
from tests.fakes_index import HashingEmbedder
from tests.unit.core.test_loop import corpus


async def shown(*lines: str) -> str:
    index = await corpus("Für Angestellte beträgt der Urlaub 28 Tage im Jahr.", "Die Kantine ist nur mittags geöffnet.")

    async def vote(answer, kind, reason):
        raise AssertionError

    out = io.StringIO()
    embedder = HashingEmbedder(languages=frozenset({"en"}))
    kit = kit_of(ExtractiveModel(), index, embedder=embedder)
    bot = ConsoleBot(kit, vote, Console(file=out, width=200))
    for line in lines:
        await bot.say_to(line)
    return out.getvalue()


async def test_sources_and_courtesies_are_in_the_language_of_the_question():
    said = await shown("Wie viel Urlaub gibt es für Angestellte?", "/sources", "danke dir")
    assert said.count("Quellen\n") == 2
    assert "Sources" not in said
    assert "Gern geschehen" in said


async def test_how_the_language_is_searched_is_said_once_in_a_conversation_and_of_refusals_alone():
    said = await shown("Wie viel Urlaub gibt es für Angestellte?")
    assert say("weak_by_meaning", "de") not in said
    said = await shown("Wann ist die Kantine geöffnet?", "Wann ist die Bibliothek geöffnet?")
    assert said.count(say("weak_by_meaning", "de")) == 1


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES if one.code != "en"])
async def test_nothing_that_is_typed_is_met_with_english(language):
    out = io.StringIO()
    kit = kit_of(ExtractiveModel(), await corpus("Die Kantine ist mittags geöffnet."))

    async def vote(answer, kind, reason):
        """Nothing is kept."""

    bot = ConsoleBot(kit, vote, Console(file=out, width=200), Beginning(language=language))
    typed = ("/help", "/why", "/sources", "/good", "/bad", "/mode", "/mode x", "/collection", "/collection x", "/new")
    for line in (*typed, "/resume", "/sauces"):
        await bot.say_to(line)
    told = out.getvalue()
    english = [phrase for name, phrase in ENGLISH.says.items() if name.startswith("terminal ") and "{" not in phrase]
    assert [phrase for phrase in english if len(phrase) > 12 and phrase in told] == []
    assert say_of_bots("terminal again", language) != ENGLISH.says["terminal again"]
