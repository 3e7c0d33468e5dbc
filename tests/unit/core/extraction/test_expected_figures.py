"""An expected figure is told by who expects it, and never by what came of it; nor the other way round."""

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Evidence, Question
from core.tasks import Generate
from tests.fakes import passage

EXPECTS = "For 2026 the company expects revenue of NOK 495 million."
WAS = "Revenue in 2026 was NOK 510 million."


async def told(question: str, text: str) -> str:
    evidence = Evidence((passage(text, title="Outlook", source_file="outlook.md"),))
    reply = await ExtractiveModel().do(Generate(Question(question), evidence))
    return "" if reply.value.refused else reply.value.text


@pytest.mark.parametrize(
    ("question", "text", "figure"),
    [
        ("What is the expected revenue for 2026?", EXPECTS, "495"),
        ("What is the expected revenue for 2026?", f"{EXPECTS} {WAS}", "495"),
        ("How much revenue is expected for 2026?", EXPECTS, "495"),
        ("What is the expected revenue for 2026?", "Expected revenue for 2026 is NOK 495 million.", "495"),
        ("What is the planned revenue for 2026?", "The company plans revenue of DKK 80 million for 2026.", "80"),
        ("What is the budgeted cost for 2026?", "We budget costs of EUR 3 million for 2026.", "3 million"),
        ("What is the forecast profit for 2026?", "The company forecasts a profit of USD 7 million in 2026.", "7"),
        ("What was revenue in 2026?", WAS, "510"),
        ("What was the revenue for 2026?", f"{EXPECTS} {WAS}", "510"),
        (
            "What was the revenue in 2026?",
            "Revenue in 2026 was NOK 510 million, without that of the closed plans.",
            "510",
        ),
    ],
)
async def test_what_is_expected_is_told_by_who_expects_it(question, text, figure):
    said = await told(question, text)
    assert figure in said
    assert not ("510" in said and "495" in said)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("What is the expected revenue for 2026?", WAS),
        ("What is the budgeted revenue for 2026?", WAS),
        ("What was revenue in 2026?", EXPECTS),
        ("What was revenue in 2026?", "The company plans revenue of DKK 80 million for 2026."),
        ("What was revenue in 2026?", "For 2026 we forecast revenue of EUR 80 million."),
        ("What was the profit in 2026?", "The company forecasts a profit of USD 7 million in 2026."),
    ],
)
async def test_what_is_expected_is_not_what_came_of_it(question, text):
    assert await told(question, text) == ""
