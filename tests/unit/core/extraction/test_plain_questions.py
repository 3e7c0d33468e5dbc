"""A plain short question is answered by the sentence that says it, however it is asked."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tasks import Generate

MOVING = "Die Umzugspauschale beträgt 600 Euro. Der Antrag ist binnen zwei Wochen einzureichen."
GLASSES = f"{MOVING} Der Zuschuss für Brillen liegt bei 120 Euro."
LOCKERS = "A locker costs 4 EUR a month. Jury service is paid for 12 days."


async def drafted(question: str, *texts: str) -> tuple[Draft, tuple[str, ...]]:
    passages = (Passage(t, PassageMeta(f"{n}.md:0", f"{n}.md", "md", document=f"{n}.md")) for n, t in enumerate(texts))
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence(tuple(passages))))
    return reply.value, reply.notes


@pytest.mark.parametrize(
    ("question", "text", "figure"),
    [
        ("Wie hoch ist die Umzugspauschale?", MOVING, "600"),
        ("Wie hoch ist das Umzugsgeld?", MOVING, "600"),
        ("Wie hoch ist der Brillenzuschuss?", GLASSES, "120"),
        ("Wie lange habe ich Zeit, das einzureichen?", MOVING, "zwei Wochen"),
        ("How much is a locker?", LOCKERS, "4 EUR"),
        ("How much are lockers?", LOCKERS, "4 EUR"),
    ],
)
async def test_it_is_answered(question: str, text: str, figure: str):
    said, _ = await drafted(question, text)
    assert figure in said.text


@pytest.mark.parametrize("question", ["Wie hoch ist die Heizpauschale?", "Wie hoch ist die Kaution?"])
async def test_another_compound_with_the_same_ending_is_not_quoted(question: str):
    said, _ = await drafted(question, GLASSES)
    assert said.refused


async def test_no_refusal_blames_a_language_where_documents_are_in_the_askers():
    said, notes = await drafted("Wie hoch ist die Kaution für den Schlüssel?", LOCKERS, LOCKERS, GLASSES)
    assert said.refused
    assert not notes
