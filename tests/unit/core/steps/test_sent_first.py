"""A file that came with a question answers it, where it can, before the documents do."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.loop import answer
from tests.fakes import kit_of, passage, question
from tests.unit.core.test_loop import corpus

PRICES = "# Price list\n\nA night costs £48 in the annex. Breakfast costs £7. The deposit for nights is £30.\n"
SENT = passage("A night costs £61 in the cabin.", source_file="cabin.txt")


@pytest.mark.parametrize(("text", "figure"), [("What does a night cost?", "£61"), ("What does breakfast cost?", "£7")])
async def test_what_was_sent_goes_first_and_the_documents_say_the_rest(text, figure):
    kit = kit_of(ExtractiveModel(), await corpus(PRICES))
    given = await answer(question(text, attached=(SENT,)), kit)
    assert figure in given.text


async def test_without_a_file_the_documents_answer():
    kit = kit_of(ExtractiveModel(), await corpus(PRICES))
    assert "£48" in (await answer(question("What does a night cost in the annex?"), kit)).text
