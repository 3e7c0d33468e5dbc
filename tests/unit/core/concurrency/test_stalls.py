"""Nothing that is said, found or replied keeps the event loop: over the longest inputs, in lines run between polls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bots.render import discord_components, slack_blocks
from bots.slack_app.identity import Identity
from bots.slack_app.translate import from_event
from core.clients.extractive import ExtractiveModel
from core.clients.openai_server import LONGEST_TEXT
from core.concurrency.threads import computed
from core.drafts.markers import parse_draft
from core.indexing.documents import Chunk, Document
from core.loop import answer
from core.model import Answer, Mode, Question
from core.settings import Settings
from tests.fakes import ScriptedModel, draft, kit_of
from tests.fakes_index import InMemoryIndex
from tests.linearity.lines import longest_between_polls

MOST_LINES = 200_000
"""Lines between two polls at most: about 50 ms of a processor of 2 GHz, half of what may stall."""

LONGEST_MESSAGE = 40_000
"""Characters of a message on Slack."""

LONGEST_QUESTION = Settings().max_question_chars
EVIDENCE = 4 * Settings().evidence_tokens
"""Characters of the evidence that a model is given."""

TELLING = ("1 ", "doubled ", "3 May ", "$5 million in 2019 [1]. ", "Revenue rose 5 % from 3 to 7 [2]. ", "| 1 | 2 |\n")


async def corpus(text: str) -> InMemoryIndex:
    index = InMemoryIndex()
    size = EVIDENCE // 8
    for n in range(8):
        document = Document("default", f"d{n}.md", "md", f"h{n}", (), title=f"Report {n}")
        body = f"What is the revenue {n}? " + (text * size)[:size]
        await index.replace_document(document, [Chunk(f"c{n}", body, body, f"t{n}", 0, 200, "test")], None)
    return index


def asked(text: str, model: Callable[[], object], found: str, mode: Mode = Mode.STANDARD) -> int:
    """The longest that a whole answer keeps the loop."""

    async def work() -> Answer:
        question = Question(text[:LONGEST_QUESTION], mode=mode)
        return await answer(question, kit_of(model(), await corpus(found)))

    return longest_between_polls(work)


@pytest.mark.parametrize("said", TELLING)
def test_a_reply_of_the_longest_kind_is_examined_without_keeping_the_loop(said: str):
    reply = parse_draft(f"[ANSWER] {said * (LONGEST_TEXT // len(said))} [CITED_SOURCES] 1")
    model = ScriptedModel(generate=replace(reply, refused=False))

    assert asked("What is the revenue?", lambda: model, said) < MOST_LINES


@pytest.mark.parametrize("found", TELLING)
@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.SELF_REFLECTIVE])
def test_extracts_are_drafted_from_all_the_evidence_without_keeping_the_loop(found: str, mode: Mode):
    assert asked("What is the revenue?", ExtractiveModel, found, mode) < MOST_LINES


@pytest.mark.parametrize("pump", ["revenue ", "2019 ", "the a ", "What is it? ", "a"])
def test_the_longest_question_is_answered_without_keeping_the_loop(pump: str):
    text = f"What is the revenue? {pump * (LONGEST_QUESTION // len(pump))}"

    assert asked(text, ExtractiveModel, "Revenue was $5 million in 2019. ") < MOST_LINES


@pytest.mark.parametrize("pump", [" ", "a ", "<@U1> ", "this file ", "&lt;", "<!", "`", "**a "])
def test_the_longest_message_is_read_without_keeping_the_loop(pump: str):
    text = f"learn {pump * (LONGEST_MESSAGE // len(pump))} q!"
    event = {"type": "message", "channel": "D1", "ts": "1.1", "user": "U1", "text": text, "files": [{"id": "F1"}]}
    me = Identity(team="T1", bot_user="U0", bot="B0")

    async def work() -> object:
        return from_event({"team_id": "T1", "event_id": "E1", "event": event}, me)

    assert longest_between_polls(work) < MOST_LINES


@pytest.mark.parametrize("pump", ["a. ", "[1] ", "**a ", "```\n", "| a | b |\n", "# a\n", "- a\n"])
def test_the_longest_answer_is_rendered_without_keeping_the_loop(pump: str):
    text = pump * (LONGEST_TEXT // len(pump))

    async def given() -> Answer:
        model = ScriptedModel(generate=draft("Revenue was $5 million in 2019 [1].", 1))
        return await answer(Question("What is the revenue?"), kit_of(model, await corpus("Revenue was $5 million. ")))

    found: list[Answer] = []

    async def first() -> None:
        found.append(replace(await given(), text=text))

    longest_between_polls(first)

    async def render_slack() -> object:
        return await computed(slack_blocks.answer_messages, found[0])  # as the couriers do

    async def render_discord() -> object:
        return await computed(discord_components.answer_messages, found[0])

    assert longest_between_polls(render_slack) < MOST_LINES
    assert longest_between_polls(render_discord) < MOST_LINES
