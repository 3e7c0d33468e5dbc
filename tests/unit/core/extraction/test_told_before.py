"""A sentence that was told just now is not told again where something else is asked of it."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.followups import stand_alone
from core.model import Draft, Evidence, Passage, PassageMeta, Question, Turn
from core.tasks import Generate

ENGLISH = "# Driving\n\nTrucks drive no faster than 55 mph on motorways. The lunch allowance is 13 EUR from May 2026."
FRENCH = "# Tarifs\n\nLa livraison coûte 55 € jusqu'à 20 km. Les commandes doivent être passées avant 9 h 30."
GERMAN = "# Halle\n\nDas Café schließt um 18 Uhr. Die Führung dauert zwei Stunden."
NOTE = "# Sick days\n\nA doctor's note is needed from the fourth day on."


async def drafted(before: str, told: str, asked: str, text: str) -> Draft:
    history = (Turn("user", before), Turn("assistant", f"{told} [1]."))
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md"))
    question = Question(stand_alone(asked, history), history=history, asked=asked)
    return (await ExtractiveModel().do(Generate(question, Evidence((passage,))))).value


@pytest.mark.parametrize(
    ("before", "told", "asked", "text"),
    [
        (
            "What is the speed limit for trucks?",
            "Trucks drive no faster than 55 mph on motorways",
            "and how long do they have to rest?",
            ENGLISH,
        ),
        ("What is the lunch allowance?", "The lunch allowance is 13 EUR from May 2026", "and for guests?", ENGLISH),
        ("Combien coûte une livraison à 20 km ?", "La livraison coûte 55 € jusqu'à 20 km", "et après 20 h ?", FRENCH),
        (
            "Quand les commandes doivent-elles être passées ?",
            "Les commandes doivent être passées avant 9 h 30",
            "et le samedi ?",
            FRENCH,
        ),
        ("Wann schließt das Café?", "Das Café schließt um 18 Uhr", "und am Samstag?", GERMAN),
    ],
)
async def test_the_same_sentence_is_no_answer_to_something_else(before, told, asked, text):
    draft = await drafted(before, told, asked, text)
    assert told not in draft.text


@pytest.mark.parametrize(
    ("before", "told", "asked", "text"),
    [
        ("Do I need a doctor's note?", "A doctor's note is needed from the fourth day on", "since when?", NOTE),
        ("What is the lunch allowance?", "The lunch allowance is 13 EUR from May 2026", "since when?", ENGLISH),
        ("Wann schließt das Café?", "Das Café schließt um 18 Uhr", "und um wie viel Uhr schließt es?", GERMAN),
    ],
)
async def test_what_it_tells_of_it_is_told_again(before, told, asked, text):
    assert told in (await drafted(before, told, asked, text)).text
