"""What may not leave the house does not: every request to every vendor is looked through for words of it."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from bots.asking import put
from bots.wiring import SystemClock, open_kit
from core.clients.extractive import ExtractiveModel
from core.clients.failover import Failover
from core.clients.openai_server import connect
from core.clients.prompted_model import PromptedModel
from core.clients.tavily_search import TavilySearch
from core.indexing.sync import sync
from core.model import Answer, Mode, Outcome, Question, Retry, Turn
from core.ports import Kit
from core.settings import Settings
from storage.access.departures import StoredDepartures, let
from storage.conversations.store import StoredConversations
from storage.database import Database, open_database
from storage.facts.store import SqlFacts
from storage.index.local_corpus import LocalCorpus
from storage.index.pinecone_index import PineconeIndex
from storage.index.pinecone_search import Freshness
from storage.index.pinecone_vectors import Access, PineconeVectors
from tests.emulators.openai_emu import OpenAIEmulator, Reply
from tests.emulators.pinecone_emu import PineconeEmulator
from tests.emulators.tavily_emu import TavilyEmulator, result
from tests.fakes import FakeLedger
from tests.fakes_index import HashingEmbedder

# Words of the kept-in collection that no question below says: names, figures, a company and a metric.
CANARIES = ("xylozander", "quorvane", "brimstead", "kraken", "olymp", "4,242", "4.24b")
BOARD = """# The merger

The merger with Quorvane is to be signed on 3 March 2031. Xylozander Brimstead leads the merger and answers for it.

# The price

The price of the merger is 4,242 million euros, paid in two parts by Xylozander Brimstead's office.
"""
PUBLIC = """# Leave

Every employee gets 28 days of paid leave a year. Unused leave expires on 31 March.

# The merger of teams

Whoever joins by a merger keeps the days of leave that were agreed before the merger.
"""
FIGURES = (
    {"company": "Zeus Holdings", "ticker": "ZEUS", "metric": "revenue", "value": 4_242_424_242},
    {"company": "Kraken Deep Works", "ticker": "KRKN", "metric": "project_olymp", "value": 77},
)
SCOPES = (None, ("board",), ("board", "public"))
REFLECTED = {
    "answer_grounded": False,
    "hallucination_detected": True,
    "reflection_score": 0.2,
    "sources_cited": False,
    "needs_regeneration": True,
}


@dataclass
class House:
    """A whole kit whose vendors write down all that they are sent."""

    kit: Kit
    database: Database
    model: OpenAIEmulator
    web: TavilyEmulator
    pinecone: PineconeEmulator

    def keep_in(self, **ways: bool) -> None:
        self.database.transaction(lambda session: let(session, "board", ways))

    def sent(self) -> str:
        """All that left, but for vectors' numbers."""
        bodies = [call.body for call in self.model.calls] + [call.args for call in self.web.calls]
        names = [[record["id"] for record in call.args.get("vectors", ())] for call in self.pinecone.calls]
        spaces = [call.args.get("namespace", "") for call in self.pinecone.calls]
        return json.dumps([bodies, names, spaces], ensure_ascii=False).casefold()

    def leaked(self) -> list[str]:
        sent = self.sent()
        return [word for word in CANARIES if word in sent]

    def forget(self) -> None:
        for emulator in (self.model, self.web, self.pinecone):
            emulator.calls.clear()


def echo(call: Any) -> Reply:
    """A model that says again whatever it was shown, in any form asked for: what enters anywhere comes out again."""
    shown = " ".join(call.last("user").split())[-700:]
    wanted = set(call.format.get("schema", {}).get("properties", {}))
    if "reflection_score" in wanted:
        return Reply.json({**REFLECTED, "gaps": [shown[-200:]], "outdated": [shown[:200]], "reasoning": shown[:300]})
    if "relevance_score" in wanted:
        graded = {"relevance_score": 0.1, "relevance_label": "irrelevant", "needs_web_search": True}
        return Reply.json({**graded, "reasoning": shown[:200]})
    if wanted:
        return Reply.json(dict.fromkeys(wanted, shown))
    return Reply.text(f"[ANSWER]\n{shown} [1].\n[CITED_SOURCES]\n1")


@pytest.fixture
async def house(tmp_path, openai_emulator, tavily_emulator, pinecone_emulator) -> AsyncIterator[House]:
    settings = configured(tmp_path, openai_emulator, tavily_emulator, pinecone_emulator)
    openai_emulator.script(None, echo)
    tavily_emulator.script(None, [result("https://w.test/a", "A merger joins two companies.", "Merger")])
    database, embedder = open_database(settings.database), HashingEmbedder(64)
    kept = {"to_model": False, "to_web": False, "to_pinecone": False}
    database.transaction(lambda session: let(session, "board", kept))
    access = Access(pinecone_emulator.api_key, "errata", pinecone_emulator.api_url)
    corpus, departures = LocalCorpus(tmp_path / "index.db", embedder.name), StoredDepartures(database)
    index = PineconeIndex(corpus, PineconeVectors(access, 64), Freshness(wait=60.0, poll=0.01), departures)
    web = TavilySearch(tavily_emulator.api_key, tavily_emulator.api_url)
    served = [PromptedModel(connect(settings), name, settings, FakeLedger()) for name in ("one", "other")]
    kit = Kit(
        settings=settings,
        model=Failover(served, ExtractiveModel(), SystemClock(), raise_rejected_key=True),
        index=index,
        clock=SystemClock(),
        conversations=StoredConversations(database),
        embedder=embedder,
        facts=SqlFacts(database),
        web=web,
        extracts=ExtractiveModel(),
        departures=departures,
    )
    await fill(tmp_path, kit)
    yield House(kit, database, openai_emulator, tavily_emulator, pinecone_emulator)
    await web.close()
    await index.close()
    database.close()


def configured(
    folder: Path, model: OpenAIEmulator, web: TavilyEmulator, pinecone: PineconeEmulator | None = None
) -> Settings:
    away = {"pinecone_api_key": pinecone.api_key, "pinecone_controller_host": pinecone.api_url} if pinecone else {}
    return Settings(
        errata_home=folder,
        openai_api_key=model.api_key,
        openai_base_url=model.api_url,
        tavily_api_key=web.api_key,
        tavily_api_url=web.api_url,
        **away,
    )


async def fill(folder: Path, kit: Kit) -> None:
    """Index the two papers, and import two companies into `board` and one into `public`."""
    for collection, text in (("board", BOARD), ("public", PUBLIC)):
        (folder / collection).mkdir()
        (folder / collection / "paper.md").write_text(text)
        await sync(folder / collection, collection, kit.index, kit.embedder)
    rows = [
        {**row, "period": "FY", "fiscal_year": year, "end": f"{year}-12-31", "unit": "USD"}
        for row in FIGURES
        for year in (2029, 2030)
    ]
    other = rows[0] | {"company": "Acme Corp", "ticker": "ACME", "value": 5}
    for collection, held in (("board", rows), ("public", [other])):
        (folder / "facts.jsonl").write_text("\n".join(map(json.dumps, held)))
        await kit.facts.import_facts(folder / "facts.jsonl", collection=collection)


async def a_document(house: House, template: Question) -> list[Answer]:
    return [await put("Who leads the merger, and what is its price?", template, house.kit)]


async def figures(house: House, template: Question) -> list[Answer]:
    asked = ("What was Zeus Holdings' revenue in 2030?", "Which metrics do you have for ZEUS?")
    return [await put(text, template, house.kit) for text in asked]


async def a_follow_up(house: House, template: Question) -> list[Answer]:
    first = await put("When is the merger to be signed?", template, house.kit)
    second = await put("And who answers for it?", template, house.kit)
    return [first, second, await put("What else is there?", template, house.kit)]


async def figures_followed_up(house: House, template: Question) -> list[Answer]:
    first = await put("What was Zeus Holdings' revenue in 2030?", template, house.kit)
    return [first, await put("and the year before?", template, house.kit)]


async def a_second_try(house: House, template: Question) -> list[Answer]:
    first = await put("Who leads the merger?", template, house.kit)
    reason = f"It should not say: {first.text}"  # complaints quote what they complain of
    again = replace(template, retry=Retry(first.id, reason))
    return [first, await put("Who leads the merger?", again, house.kit)]


async def an_unknown_message(house: House, template: Question) -> list[Answer]:
    """A reply to a message of ours that a platform gives as text alone."""
    before = Turn("assistant", "Xylozander Brimstead leads the merger [1].", None)
    return [await put("Is that so?", replace(template, conversation_id="", history=(before,)), house.kit)]


PATHS = (a_document, figures, a_follow_up, figures_followed_up, a_second_try, an_unknown_message)


async def test_no_word_of_a_collection_kept_in_leaves_by_any_path_in_any_mode(house):
    plain = house.kit
    modes = (Mode.STANDARD, Mode.CRAG, Mode.SELF_REFLECTIVE, Mode.BOTH)
    house.forget()
    for number, (path, mode, scope) in enumerate(itertools.product(PATHS, modes, SCOPES)):
        by_hyde = {"hyde": number % 2 == 0}  # every mode, path and scope is met with it and without
        house.kit = replace(plain, settings=plain.settings.model_copy(update=by_hyde))
        template = Question("", mode=mode, collections=scope, conversation_id=f"c{number}")
        answers = await path(house, template)
        assert house.leaked() == [], (path, mode, scope)
        assert house.web.calls == []
        assert all(given.outcome is not Outcome.FAILED for given in answers)
        assert all(given.model == "extractive" and told(given) for given in answers), (path, mode, scope)


def told(given: Answer) -> bool:
    return any("extracts" in note and "the collection board may not leave" in note for note in given.notes)


async def test_once_it_may_leave_it_does_so_at_once_and_the_words_above_are_seen(house):
    for path in (a_document, figures, a_follow_up, a_second_try):
        house.keep_in(to_model=True, to_web=True)
        house.forget()
        template = Question("", mode=Mode.BOTH, collections=("board",))
        answers = await path(house, replace(template, conversation_id=f"open {path}"))
        assert house.leaked() != [], path
        assert not any(map(told, answers))
        house.keep_in(to_model=False, to_web=False)
        house.forget()
        await path(house, replace(template, conversation_id=f"closed {path}"))
        assert (house.leaked(), house.web.calls) == ([], []), path


async def test_an_answer_of_when_it_might_leave_does_not_leave_later_in_its_conversation(house):
    house.keep_in(to_model=True, to_web=True)
    template = Question("", mode=Mode.BOTH, collections=("board", "public"), conversation_id="c")
    await put("Who leads the merger?", template, house.kit)
    house.keep_in(to_model=False, to_web=False)
    house.forget()
    await put("How many days of leave do I get?", replace(template, collections=("public", "board")), house.kit)
    assert house.leaked() == []


async def test_what_a_question_may_not_read_leaves_its_conversation(house):
    house.keep_in(to_model=True, to_web=True)
    template = Question("", collections=("board",), conversation_id="c")
    await put("Who leads the merger?", template, house.kit)
    house.forget()
    after = await put("And who leads it?", replace(template, collections=("public",)), house.kit)
    assert (house.leaked(), after.question.history) == ([], ())


async def test_questions_that_meet_nothing_of_it_are_the_language_models(house):
    house.forget()
    given = await put("How many days of leave do I get?", Question("", collections=("public",)), house.kit)
    assert house.model.calls
    assert given.rests_on == ("public",)
    assert not told(given)


async def test_a_collection_kept_from_the_web_alone_is_still_the_language_models(house):
    house.keep_in(to_model=True)
    house.forget()
    given = await put("Who leads the merger?", Question("", mode=Mode.CRAG, collections=("board",)), house.kit)
    assert house.model.calls
    assert house.web.calls == []
    assert any("The web was not asked: The collection board may not leave the house." in note for note in given.notes)


async def test_a_collection_kept_from_the_model_alone_may_be_looked_up_on_the_web_by_what_was_asked(house):
    house.keep_in(to_web=True)
    house.forget()
    asked = "What will the weather in Oslo be tomorrow morning, and on Sunday?"
    await put(asked, Question("", mode=Mode.CRAG, collections=("board",)), house.kit)
    assert [call.query for call in house.web.calls] == [asked]
    assert house.leaked() == []


async def test_no_name_of_it_is_told_to_who_may_not_read_it(house):
    first = await put("Who leads the merger?", Question("", collections=("board",)), house.kit)
    again = Question("", collections=("public",), retry=Retry(first.id, "wrong"))
    given = await put("How many days of leave do I get?", again, house.kit)
    assert not any("board" in note for note in given.notes)
    assert any("a collection that this rests on may not leave" in note for note in given.notes)


def everything(answers: Sequence[Answer]) -> str:
    """All that somebody is shown, or could be: text, sources, notes, drafts, what the checks said."""
    return str([replace(answer, timings_ms={}) for answer in answers]).casefold()


async def test_a_channel_confined_to_public_learns_nothing_of_a_company_in_board(house):
    house.keep_in(to_model=True, to_web=True)
    asked = (
        "What was Krakn Deep's project in 2030?",  # misspelt: suggestions must not mend it
        "What was Zeus' revenue in 2030?",
        "and the year before?",
        "Which metrics do you have for ZEUS?",
        "What was ACME's project?",
        "Which companies do you know?",
        "What were the last filings of KRKN?",
    )
    for mode, model in itertools.product((Mode.STANDARD, Mode.BOTH), (house.kit.model, house.kit.extracts)):
        channel = Question("", mode=mode, collections=("public",), conversation_id=f"{mode} {model.name}")
        kit = replace(house.kit, model=model)
        answers = [await put(text, channel, kit) for text in asked]
        said = everything(answers)
        assert [word for word in ("kraken", "olymp", "4.24b", "zeus holdings") if word in said] == []
        assert re.search(r"(?<![0-9a-z])2029(?![0-9a-z])", said) is None
        assert all("board" not in given.rests_on for given in answers)


async def test_a_kit_as_it_is_wired_keeps_it_in(tmp_path, openai_emulator, tavily_emulator):
    settings = configured(tmp_path, openai_emulator, tavily_emulator)
    openai_emulator.script(None, echo)
    async with open_kit(settings) as kit:
        await fill(tmp_path, kit)
        database = open_database(settings.database)
        database.transaction(lambda session: let(session, "board", {"to_model": False, "to_web": False}))
        database.close()
        given = await put("Who leads the merger?", Question("", mode=Mode.BOTH, collections=("board",)), kit)
    assert told(given)
    assert openai_emulator.calls == tavily_emulator.calls == []
