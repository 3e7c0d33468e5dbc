"""A follow-up that names something new is answered about that, or refused: never with the earlier answer again."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.followups import stand_alone
from core.extraction.named_anew import named_anew
from core.model import Draft, Evidence, Passage, PassageMeta, Question, Turn
from core.tasks import Generate

ENGLISH = (
    "Jury service is paid for 12 days. You get 27 vacation days a year.\n\n## Bikes\n\nA bike box costs 3 EUR a week."
)
GERMAN = "Der Sonderurlaub dauert zwei Tage.\n\n## Wäsche\n\nDie Wäschepauschale beträgt 11 Euro im Monat."


def following(asked: str, *before: str) -> Question:
    history = tuple(Turn("user", text) for text in before)
    return Question(stand_alone(asked, history), history=history, asked=asked)


async def drafted(question: Question, text: str) -> Draft:
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md"))
    return (await ExtractiveModel().do(Generate(question, Evidence((passage,))))).value


@pytest.mark.parametrize(
    ("before", "asked", "text", "earlier"),
    [
        ("How long is jury service paid?", "and bikes?", ENGLISH, "12"),
        ("How many vacation days do I get a year?", "and bikes?", ENGLISH, "27"),
        ("How many vacation days do I get a year?", "and the swimming pool?", ENGLISH, "27"),
        ("How many vacation days do I get a year?", "what about pets?", ENGLISH, "27"),
        ("Wie lange dauert der Sonderurlaub?", "und Waschen?", GERMAN, "zwei"),
        ("Wie lange dauert der Sonderurlaub?", "und Hunde?", GERMAN, "zwei"),
    ],
)
async def test_the_earlier_answer_is_not_given_again(before: str, asked: str, text: str, earlier: str):
    said = await drafted(following(asked, before), text)
    assert said.refused or earlier not in said.text


@pytest.mark.parametrize(
    "before", [("How long is jury service paid?",), ("How long is jury service paid?", "and bikes?")]
)
async def test_a_whole_question_behind_another_is_answered_alone(before: tuple[str, ...]):
    said = await drafted(following("How much is a bike box?", *before), ENGLISH)
    assert said.text == "A bike box costs 3 EUR a week [1]."


def test_what_people_said_and_properties_of_anything_name_nothing_new():
    said = (Turn("person", "The printer says jam 31"),)
    about = stand_alone("any clue why?", said)
    assert not named_anew(Question(about, history=said, asked="any clue why?"))
    assert not named_anew(following("and the price?", "How long is yoga?"))
    assert named_anew(following("and bikes?", "How long is jury service paid?")) == "bikes?"
