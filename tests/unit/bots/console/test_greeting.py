"""Who says hello twice at the terminal is told once who we are."""

from __future__ import annotations

from bots.asking import put
from core.clients.extractive import ExtractiveModel
from core.model import Mode, Question
from tests.fakes import kit_of
from tests.unit.bots.introduction.test_introduction import library


async def test_nobody_is_introduced_to_twice_in_one_conversation():
    index = await library(("Leave.md", "Leave", "Every employee has 25 days of annual leave."))
    kit = kit_of(ExtractiveModel(), index)
    template = Question("", mode=Mode.STANDARD, conversation_id="console:1")
    first, second = [await put("hi", template, kit) for _ in range(2)]
    assert first.text.startswith("I am Errata")
    assert second.text == "Hello again. What would you like to know?"
    assert (await put("who are you", template, kit)).text == first.text, "who asks is told"
