"""What is told of those that are asked for stands with the price that holds for all others."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Evidence, Passage, PassageMeta, Question
from core.tasks import Generate

TOLD = [
    (
        "The soup costs 3.50 EUR. The roast costs 7.20 EUR. Visitors pay 2 EUR more.",
        "What does the roast cost for visitors?",
    ),
    ("A day ticket costs 14 EUR. Pupils get 4 EUR off.", "What does a day ticket cost for pupils?"),
    ("The locker costs 30 EUR a year. Trainees pay half of that.", "How much is the locker for trainees?"),
    ("The course costs 90 EUR. It lasts two days. Alumni pay 10 EUR less.", "What does the course cost for alumni?"),
    ("Parking is 5 EUR a day. Contractors park free of charge.", "What does parking cost for contractors?"),
]


async def drafted(text, question):
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md"))
    return (await ExtractiveModel().do(Generate(Question(question), Evidence((passage,))))).value


@pytest.mark.parametrize(("text", "question"), TOLD)
async def test_what_holds_for_those_asked_for_is_told_too(text, question):
    said = await drafted(text, question)
    last = text.split(". ")[-1].rstrip(".")
    assert said.refused or last.split()[0] in said.text


@pytest.mark.parametrize(("text", "question"), TOLD)
async def test_where_nobody_is_named_only_the_price_is_told(text, question):
    said = await drafted(text, f"{question.partition(' for ')[0]}?")
    assert text.split(". ")[-1].split()[0] not in said.text
