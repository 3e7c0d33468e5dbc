"""A follow-up that says all by itself is tried alone, too; and what a refusal says."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.said_alone import said_alone
from core.loop import answer
from core.model import Turn
from core.reading.phrases import say
from tests.fakes import kit_of, question
from tests.unit.core.test_loop import corpus

LEAVE = "# Leave\n\nCrew get 31 days of annual leave a year.\n"
FLEET = "# Fleet manual\n\nThe budget for a dry docking of the Kestrel is £310,000. The canteen is on deck 2.\n"


async def _told(text: str, before: str):
    kit = kit_of(ExtractiveModel(), await corpus(LEAVE, FLEET))
    return await answer(question(text, history=(Turn("user", before),)), kit)


async def test_a_whole_question_behind_and_is_answered_by_itself():
    given = await _told("And the budget for a dry docking of the Kestrel?", "How many days of leave do crew get?")
    assert given.outcome == "answered"
    assert "£310,000" in given.text


async def test_what_is_answered_as_it_was_understood_is_not_asked_otherwise():
    given = await _told("and how many days for crew?", "How many days of annual leave do office staff get?")
    assert "310,000" not in given.text


async def test_a_whole_question_that_nothing_answers_is_refused_as_it_was_typed():
    given = await _told("Wo ist die Kantine?", "Wie viele Urlaubstage bekommt die Mannschaft?")
    assert given.question.text == "Wo ist die Kantine?"


@pytest.mark.parametrize(
    ("text", "alone"),
    [
        ("And the budget for a dry docking of the Kestrel?", "The budget for a dry docking of the Kestrel?"),
        ("Und das Budget für die Dockung der Kestrel?", "Das Budget für die Dockung der Kestrel?"),
        ("¿Y el presupuesto para la revisión del Kestrel?", "El presupuesto para la revisión del Kestrel?"),
        ("et le budget pour la révision du Kestrel ?", "Le budget pour la révision du Kestrel ?"),
        ("e il budget per la revisione del Kestrel?", "Il budget per la revisione del Kestrel?"),
        ("Où est la cantine ?", "Où est la cantine ?"),
        ("Wo ist die Kantine?", "Wo ist die Kantine?"),
        ("食堂在哪里？", "食堂在哪里？"),
    ],
)
def test_what_lacks_nothing_can_stand_alone(text, alone):
    assert said_alone(text) == alone


@pytest.mark.parametrize(
    "text",
    ["and the price?", "and for the Heron?", "and the opening hours?", "and office staff?", "is there a lift?",
     "And how long does it take?", "Quel est le prix ?", "¿Cuánto cuesta?", "Unter welcher Nummer?",
     "Wer ist der Leiter?"],
)  # fmt: skip
def test_what_may_be_of_the_question_before_does_not(text):
    assert not said_alone(text)


@pytest.mark.parametrize(
    ("asked", "phrase"),
    [("Who is the president of France?", "nothing_near"), ("How many days of annual leave do pilots get?", "refusal")],
)
async def test_it_is_said_what_may_help_only_where_something_is_near(asked, phrase):
    given = await answer(question(asked), kit_of(ExtractiveModel(), await corpus(LEAVE, FLEET)))
    assert given.outcome == "refused"
    assert given.text == say(phrase, "en")
    assert bool(given.notes) is (phrase == "refusal")
