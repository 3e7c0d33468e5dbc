"""What is said where there is nothing at all to answer from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.asking import put
from bots.empty_index import emptiness, said_of_emptiness
from bots.languages import LANGUAGES, say
from core.access.rights import EXAMPLES
from core.clients.extractive import ExtractiveModel
from core.loop import answer
from core.model import Question
from tests.fakes import kit_of, question
from tests.unit.core.test_loop import corpus


@pytest.fixture
def empty():
    return kit_of(ExtractiveModel())


async def test_at_the_terminal_an_empty_index_is_met_with_how_to_fill_it(empty):
    given = await put("How many days of leave do I get?", Question(""), empty)
    assert given.text == "Nothing is indexed yet: errata ingest FOLDER"


async def test_with_the_examples_alone_it_is_said_how_they_and_others_are_read(empty, monkeypatch):
    async def examples() -> list[str]:
        return [EXAMPLES]

    monkeypatch.setattr(empty.index, "collections", examples)
    assert await emptiness(empty, ()) == "nothing but examples"
    assert await emptiness(empty, (EXAMPLES,)) == ""
    assert all(EXAMPLES in say("nothing but examples", language.code) for language in LANGUAGES)


async def test_it_is_said_in_the_language_of_the_question(empty):
    given = await answer(question("연차는 며칠인가요?"), empty)
    said = await said_of_emptiness(replace(given, notes=("How to search in Korean.",)), empty, operator=True)
    assert (said.text, said.notes) == (say("nothing indexed operator", "ko"), ())


@pytest.mark.parametrize(
    ("operator", "said"), [(True, say("nothing indexed operator", "en")), (False, say("nothing indexed", "en"))]
)
async def test_who_can_mend_it_is_told_how_and_others_kindly(empty, operator, said):
    given = await answer(question(), empty)
    assert (await said_of_emptiness(given, empty, operator=operator)).text == said


async def test_a_refusal_over_documents_and_an_answer_are_left_as_they_are(empty):
    full = replace(empty, index=await corpus())
    for asked in ("Who invented the telephone?", "How many days of leave are there?"):
        given = await answer(question(asked), full)
        assert await said_of_emptiness(given, full, operator=True) is given
