"""A choice is offered where asking it is answered: each is asked first, by extracts, and those that are refused go."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.drafts.markers import parse_draft
from core.indexing.documents import Chunk, Document
from core.loop import _in_attempts, answer
from core.model import NO_EVIDENCE, Answer, Choice, Outcome, Turn
from core.steps.try_choices import asked_back
from tests.fakes import ScriptedModel, kit_of, question
from tests.fakes_index import InMemoryIndex

HIVES = """# Apiaries of the valley

## Heath

The hives are checked every 9 days. Honey is taken in August.

## Orchard

The hives are checked every 14 days. Honey is taken in June.
"""
FERRIES = {
    "North Quay": "The last ferry leaves the quay at 21:40.",
    "South Quay": "The last ferry leaves the quay at 15:10.",
}
LOOMS = {
    "Halls": "# Looms\n\n## North hall\n\nThe warp is renewed every 40 days.\n\n## South hall\n\nLooms are of oak."
}
CHECKED, LEAVES, RENEWED = (
    "How often are the hives checked?",
    "When does the last ferry leave the quay?",
    "How often is the warp renewed?",
)


async def index_of(told: dict[str, str]) -> InMemoryIndex:
    index = InMemoryIndex()
    for n, (title, body) in enumerate(told.items()):
        document = Document("default", f"{n}.md", "md", f"h{n}", (), title=title)
        await index.replace_document(document, [Chunk(f"c{n}", body, body, f"t{n}", 0, 20, "test")], None)
    return index


async def asked(text: str, index: InMemoryIndex, *history: Turn) -> Answer:
    return await answer(question(text, history=history), kit_of(ExtractiveModel(), index))


async def tried(text: str, told: dict[str, str], *names: str, model: object = None) -> Answer | None:
    """What comes of choices that somebody came by."""
    kit = kit_of(model or ExtractiveModel(), await index_of(told), extracts=ExtractiveModel())
    choices = tuple(Choice(name, f"{name}: {text}") for name in names)
    return await asked_back(choices, question(text), NO_EVIDENCE, _in_attempts, kit)


def labels(given: Answer | None) -> list[str]:
    return [choice.label for choice in given.choices] if given else []


@pytest.mark.parametrize(("text", "told"), [(CHECKED, {"Apiaries": HIVES}), (LEAVES, FERRIES)])
async def test_what_is_offered_is_answered_when_it_is_chosen(text, told):
    index = await index_of(told)
    given = await asked(text, index)
    assert len(given.choices) == 2
    before = (Turn("user", text), Turn("assistant", given.text, (), given.choices))
    answers = [await asked(choice.label, index, *before) for choice in given.choices]
    assert {one.outcome for one in answers} == {Outcome.ANSWERED}
    assert len({one.text for one in answers}) == 2


async def test_a_choice_that_is_refused_is_not_offered():
    assert labels(await tried(CHECKED, {"Apiaries": HIVES}, "Heath", "Meadow", "Orchard")) == ["Heath", "Orchard"]


async def test_where_one_alone_is_answered_nobody_is_asked_back_and_nothing_is_told_of_it():
    given = await tried(RENEWED, LOOMS, "North hall", "South hall")
    assert given is not None
    assert (given.outcome, given.choices) == (Outcome.REFUSED, ())


async def test_a_choice_that_is_answered_with_what_is_told_of_another_is_not_offered():
    assert labels(await tried(LEAVES, FERRIES, "North Quay", "South Quay", "East Quay")) == ["North Quay", "South Quay"]


async def test_to_try_choices_costs_no_call_of_a_language_model_and_leaves_no_line_in_the_receipt():
    model = ScriptedModel(generate=parse_draft("I don't know."))
    given = await tried(CHECKED, {"Apiaries": HIVES}, "Heath", "Orchard", model=model)
    assert labels(given) == ["Heath", "Orchard"]
    assert not model.asked
    assert given is not None
    assert (given.usage.calls, given.timings_ms) == (0, {})


async def test_a_language_model_goes_on_by_itself_where_one_choice_alone_holds():
    model = ScriptedModel(generate=parse_draft("I don't know."))
    assert await tried(RENEWED, LOOMS, "North hall", "South hall", model=model) is None


async def test_at_most_four_are_offered():
    told = {f"Rules of hall {name}": f"A ticket costs {n} euros." for n, name in enumerate("KLMNOP", start=3)}
    given = await tried("What does a ticket cost?", told, *(f"Hall {name}" for name in "KLMNOP"))
    assert len(labels(given)) <= 4


async def test_choices_that_are_all_answered_alike_are_not_offered_and_that_is_the_answer():
    told = {
        "Rules of the north quay": "The last ferry leaves at 21:40.",
        "Notes on the south quay": "At 21:40 the last ferry leaves.",
    }
    given = await tried("When does the last ferry leave?", told, "North quay", "South quay")
    assert given is not None
    assert (given.outcome, given.choices) == (Outcome.ANSWERED, ())
    assert "21:40" in given.text
    assert given.question.text == "When does the last ferry leave?"
