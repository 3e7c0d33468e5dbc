"""Whether an average is asked for."""

from __future__ import annotations

import pytest

from core.reading.averages import asks_for_average


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "What is the mean temperature?"),
        ("en", "What did the mean come to?"),
        ("en", "How much do we spend on average?"),
        ("en", "Does the mean depth change?"),
        ("de", "Was kostet das im Schnitt?"),
        ("fr", "Quelle est la moyenne des ventes ?"),
        ("ko", "평균 기온은 얼마인가요?"),
    ],
)
def test_an_average_is_asked_for(language, question):
    assert asks_for_average(question, language)


@pytest.mark.parametrize(
    "question",
    [
        "What do feathers in the storm glass mean?",
        "What does it mean when the red lamp is flashing?",
        "What does SLA mean",
        "What would a no from the board mean for us?",
        "What do the two blue lamps show?",
    ],
)
def test_what_something_stands_for_is_no_average(question):
    assert not asks_for_average(question, "en")
